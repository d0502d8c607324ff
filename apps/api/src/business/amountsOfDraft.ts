import { type AmountLine, amountsOf, type DocumentAmounts } from '@kontor/domain/trade/amounts';
import { type ContributionRule, type Exemption, type Shares, sharesOf } from '@kontor/domain/trade/shares';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** Computes the amounts of a stored draft from its stored positions and writes them: once, and read everywhere. */
export async function storeAmounts(db: Db, wfCid: number): Promise<DocumentAmounts> {
	const { rows } = await sql<{
		id: string;
		line: AmountLine;
	}>`
		select id::text, json_build_object('kind', kind, 'quantity', trim_scale(quantity)::text, 'price', trim_scale(price)::text,
			'discount', trim_scale(discount)::text, 'discount2', trim_scale(discount2)::text,
			'vatRate', trim_scale(vat_rate)::text) as line
		from document_positions where wf_cid = ${wfCid} order by position`.execute(db);
	const head = await db
		.selectFrom('documents')
		.select([
			'is_gross',
			sql<string>`trim_scale(discount)::text`.as('discount'),
			'own_contribution_group',
			'insurance_lfdnr',
			'date',
			exemptionAt.as('exemption'),
		])
		.where('wf_cid', '=', wfCid)
		.executeTakeFirstOrThrow();
	const amounts = amountsOf({
		lines: rows.map(({ line }) => line),
		isGross: head.is_gross,
		discount: head.discount,
	});
	const shares = head.insurance_lfdnr === null ? null : await sharesAt(db, amounts.gross, head);
	const written = rows.map(({ id }, index) => ({ id, amount: amounts.lines[index] }));
	await sql`update document_positions set amount = written.amount
		from json_to_recordset(${JSON.stringify(written)}::json) as written (id bigint, amount numeric)
		where document_positions.id = written.id`.execute(db);
	await db
		.updateTable('documents')
		.set({
			net: amounts.net,
			vat: amounts.vat,
			gross: amounts.gross,
			rates: JSON.stringify(amounts.rates),
			patient_share: shares?.patient ?? null,
			carrier_share: shares?.carrier ?? null,
		})
		.where('wf_cid', '=', wfCid)
		.execute();
	return amounts;
}

/** The reason to pay no share on the day of the document: under fifteen, freed from fees, or at their limit this year. */
const exemptionAt = sql<Exemption | null>`(
	select case when customer.birth_date > documents.date - interval '15 years' then 'child'
		when health.is_fee_ready then 'social'
		when health.regojahr = extract(year from documents.date) then 'rego' end
	from addresses customer left join address_health health using (lfdnr)
	where customer.lfdnr = documents.address_lfdnr)`;

/** A document as far as shares go. */
interface InsuredHead {
	readonly own_contribution_group: string | null;
	readonly date: string;
	readonly exemption: Exemption | null;
}

/** The shares by the rule of the day; null where no rule is known. */
async function sharesAt(db: Db, gross: string, head: InsuredHead): Promise<Shares | null> {
	const { own_contribution_group: group, date: day, exemption } = head;
	const rule = await db
		.selectFrom('contribution_rules')
		.select([
			sql<ContributionRule['kind']>`kind`.as('kind'),
			sql<string>`trim_scale(percent)::text`.as('percent'),
			'minimum',
			'fee',
			'carrier_maximum as carrierMaximum',
		])
		.where('own_contribution_group', '=', group ?? '10')
		.where('valid_from', '<=', day)
		.orderBy('valid_from', 'desc')
		.limit(1)
		.executeTakeFirst();
	return rule === undefined ? null : sharesOf(gross, rule, exemption);
}
