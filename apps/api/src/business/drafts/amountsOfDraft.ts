import { type AmountLine, amountsOf, type DocumentAmounts } from '@kontor/domain/trade/amounts';
import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { storeShares } from './sharesOfDraft.ts';

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
		.select(['is_gross', sql<string>`trim_scale(discount)::text`.as('discount')])
		.where('wf_cid', '=', wfCid)
		.executeTakeFirstOrThrow();
	const amounts = amountsOf({
		lines: rows.map(({ line }) => line),
		isGross: head.is_gross,
		discount: head.discount,
	});
	const written = rows.map(({ id }, index) => ({ id, amount: amounts.lines[index] }));
	await sql`update document_positions set amount = written.amount
		from json_to_recordset(${JSON.stringify(written)}::json) as written (id bigint, amount numeric)
		where document_positions.id = written.id`.execute(db);
	await db
		.updateTable('documents')
		.set({ net: amounts.net, vat: amounts.vat, gross: amounts.gross, rates: JSON.stringify(amounts.rates) })
		.where('wf_cid', '=', wfCid)
		.execute();
	await storeShares(db, wfCid);
	return amounts;
}
