-- A position belongs to the firma of its document; those of drafts were all kept under the first one.
update document_positions position set firma = documents.firma
	from documents where documents.wf_cid = position.wf_cid and position.firma <> documents.firma;
alter table document_positions alter column firma drop default;

-- Up to how much a company may owe stands among its conditions.
alter table address_company add column credit_limit numeric(11,2) check (credit_limit >= 0);
insert into address_company (lfdnr, credit_limit) select lfdnr, least(credit_limit, 999999999.99) from addresses
	where credit_limit is not null and not is_person
	on conflict (lfdnr) do update set credit_limit = excluded.credit_limit;
alter table addresses drop column credit_limit;
