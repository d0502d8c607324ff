import type { Exemption } from '@kontor/domain/trade/shares';
import { type RawBuilder, sql } from 'kysely';

/** Number and name of the address a column points to, as JSON; null for none. */
export function partyOf(column: string): RawBuilder<unknown> {
	return sql`(select json_build_object('lfdnr', lfdnr, 'name', left(display_name, 200)) from addresses
		where lfdnr = ${sql.ref(column)})`;
}

/** Number of the address an invoice goes to; for `documents` joined with `types`. */
export const payerOf = sql`case when types.is_payable then coalesce(documents.invoice_address_lfdnr, documents.address_lfdnr)
	else documents.address_lfdnr end`;

/** True in SQL for an address that takes tax off its own: no person, and no carrier of social insurance. */
export function isBusiness(address: string): RawBuilder<boolean> {
	return sql<boolean>`(not ${sql.ref(`${address}.is_person`)} and not ${sql.ref(`${address}.kd_krankenkasse`)})`;
}

/** The duties of an invoice about its recipient, as JSON. */
export function recipientOf(address: string): RawBuilder<unknown> {
	return sql`json_build_object('isBusiness', ${isBusiness(address)}, 'hasUid', ${sql.ref(`${address}.uid`)} <> '')`;
}

/** Rights to the fields of positions. */
export interface PositionRights {
	readonly prices: RawBuilder<unknown>;
	readonly costs: RawBuilder<unknown>;
}

/** The positions of the document of the row in sight. */
export function positionsOf({ prices, costs }: PositionRights): RawBuilder<unknown> {
	return sql`
	(select coalesce(json_agg(json_build_object(
		'id', id, 'kind', kind, 'articleNumber', article_number, 'text', text, 'quantity', trim_scale(quantity)::text, 'unit', unit,
		'packQuantity', trim_scale(pack_quantity)::text,
		'price', case when ${prices} then price::text end, 'cost', case when ${costs} then cost::text end,
		'discount', case when ${prices} then trim_scale(discount)::text end,
		'discount2', case when ${prices} then trim_scale(discount2)::text end,
		'vatCode', vat_code, 'vatRate', trim_scale(vat_rate)::text, 'amount', case when ${prices} then amount::text end, 'lot', lot,
		'serialNumber', serial_number,
		'object', (select json_build_object('id', device.id, 'name', left(device.bezeichnung || ' ' || device.serial_number, 200))
			from document_objects device where device.id = object_id),
		'client', ${partyOf('client_lfdnr')}, 'referenceNumber', coalesce(reference_number, ''),
		'processState', process_state, 'prescription', prescription,
		'sourceOpen', (select trim_scale(sum(source.open_quantity))::text from position_links link
			join document_positions source on source.id = link.from_position where link.to_position = positions.id))
		order by position), '[]')
	from (select *, dense_rank() over (order by coalesce(prescription_wf_cid, wf_cid))::int as prescription
		from document_positions where wf_cid = documents.wf_cid order by position limit 2000) as positions)`;
}

/** The rule of each contribution group that holds on a day. */
export function rulesOn(day: string | RawBuilder<unknown>): RawBuilder<unknown> {
	const on = typeof day === 'string' ? sql.raw(day) : day;
	return sql`
	(select coalesce(json_agg(json_build_object('ownContributionGroup', own_contribution_group,
		'bezeichnung', coalesce((select bezeichnung from master_data
			where list = 'ownContributionGroup' and code = own_contribution_group), own_contribution_group), 'kind', kind,
		'percent', trim_scale(percent)::text, 'minimum', minimum::text, 'fee', fee::text, 'carrierMaximum', carrier_maximum::text)
		order by own_contribution_group), '[]')
	from (select distinct on (own_contribution_group) * from contribution_rules where valid_from <= ${on}
		order by own_contribution_group, valid_from desc limit 20) as rules)`;
}

/**
 * Why a customer pays no share on a day: under fifteen, freed from fees, or at their limit this year. Both columns are of
 * the row in sight.
 */
export function customerExemptionOf(customer: string, day: string | RawBuilder<unknown>): RawBuilder<Exemption | null> {
	const on = typeof day === 'string' ? sql.ref(day) : day;
	return sql<Exemption | null>`(
	select case when patient.birth_date > ${on} - interval '15 years' then 'child'
		when freed.is_fee_ready then 'social'
		when freed.regojahr = extract(year from ${on}) then 'rego' end
	from addresses patient left join address_health freed using (lfdnr)
	where patient.lfdnr = ${sql.ref(customer)})`;
}

/** Up to how much a customer may owe and what is open; null without a limit. */
export function creditOf(customer: string): RawBuilder<unknown> {
	return sql`(select json_build_object('limit', owing.credit_limit::text, 'open', (
			select coalesce(sum(open_amount), 0)::numeric(14,2)::text from documents of where of.address_lfdnr = owing.lfdnr
				and of.open_amount <> 0 and of.state_rank < 99))
		from addresses owing where owing.lfdnr = ${sql.ref(customer)} and owing.credit_limit is not null)`;
}

/** The rate of each code of tax that holds on a day. */
export function vatRatesOn(day: string | RawBuilder<unknown>): RawBuilder<unknown> {
	const on = typeof day === 'string' ? sql.raw(day) : day;
	return sql`
	(select coalesce(json_agg(json_build_object('code', rates.code, 'bezeichnung', coalesce(named.bezeichnung, rates.code),
		'rate', trim_scale(percent)::text) order by named.position, rates.code), '[]')
	from (select distinct on (code) * from vat_rates where valid_from <= ${on}
		order by code, valid_from desc limit 20) as rates
	left join master_data named on named.list = 'vat' and named.code = rates.code)`;
}
