-- Codes and flags of which each is met by many documents, in one index: two of them together are met by few, and their
-- lists are put on top of each other before any row is read.
alter table documents add column marks text[] not null generated always as (array_remove(array[
	'location ' || location,
	'billingLocation ' || coalesce(billing_location, location),
	'careType ' || care_type,
	'interval ' || delivery_interval,
	'quarter ' || quarter,
	'deductible ' || deductible_state,
	'vos ' || prescription_state,
	'billingType ' || billing_type,
	'deliveryCondition ' || delivery_condition,
	'deliveryType ' || delivery_type,
	'fibuAccount ' || fibu_account,
	'terminal ' || terminal,
	case when kv_created then 'kvCreated' end,
	case when permanent_care then 'permanentCare' end,
	case when open_at then 'openAT' end,
	case when (vsd or permanent_care) and last_delivery is null then 'vsdWithoutLastDelivery' end
], null)) stored;
create index documents_marks on documents using gin (marks) with (fastupdate = off);
