import { type RawBuilder, sql } from 'kysely';
import type { Answer, Input } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { checkFilter, type DocumentReader, documentsOf } from './documentFilter.ts';

type Page = Answer<'searchDocuments'>;
type Sort = NonNullable<Input<'searchDocuments'>['body']['sort']>;

// Nobody reads further; counting and summing up more costs as much as the table is long.
const COUNTED_TO = 50_000;

const orders: Readonly<Record<Sort, RawBuilder<unknown>>> = {
	date: sql`documents.date`,
	nr: sql`documents.nr`,
	type: sql`documents.document_type_id`,
	state: sql`documents.state_rank`,
	gross: sql`documents.gross`,
	delivery: sql`documents.delivery_date`,
};

/** A line of a list, as JSON; for `documents` joined with `types` and `customer`. */
export const rowOf = sql`
	'wf_cid', documents.wf_cid::text, 'shortType', types.short_type, 'nr', documents.nr, 'name', left(documents.name, 200),
	'date', documents.date, 'state', documents.state, 'rank', documents.state_rank,
	'addressLfdnr', documents.address_lfdnr, 'addressName', left(customer.display_name, 200), 'addressCity', customer.city,
	'deliveryDate', documents.delivery_date, 'net', documents.net::text, 'gross', documents.gross::text,
	'openAmount', documents.open_amount::text`;

/** A page of the documents of a filter with what all of them come to; ones without a value of the order come last. */
export async function searchDocuments(
	db: Db,
	reader: DocumentReader,
	question: Input<'searchDocuments'>['body'],
): Promise<Page> {
	checkFilter(question, reader.session.subject);
	const { sort = 'date', direction = 'desc', page = 1, size = 50 } = question;
	const found = documentsOf(question, reader);
	const way = sql.raw(direction);
	const last = sort === 'delivery' ? sql`nulls last` : sql``;
	const order = sql`${orders[sort]} ${way} ${last}, documents.wf_cid ${way}`;
	const { rows } = await sql<{ page: Page }>`
		with chosen as materialized (
			select wf_cid, row_number() over () as place from (
				select documents.wf_cid from documents where ${found} order by ${order}
				limit ${size} offset ${(page - 1) * size}) as documents
		), counted as (
			select count(*)::int as count, coalesce(sum(net), 0)::numeric(14,2) as net,
				coalesce(sum(gross), 0)::numeric(14,2) as gross, coalesce(sum(open_amount), 0)::numeric(14,2) as open
			from (select net, gross, open_amount from documents where ${found} limit ${COUNTED_TO}) as documents
		)
		select json_build_object(
			'rows', (select coalesce(json_agg(json_build_object(${rowOf}) order by place), '[]')
				from chosen join documents on documents.wf_cid = chosen.wf_cid
				join document_types types on types.id = documents.document_type_id
				join addresses customer on customer.lfdnr = documents.address_lfdnr),
			'total', count,
			'sums', case when count < ${COUNTED_TO} then
				json_build_object('net', net::text, 'gross', gross::text, 'open', open::text) end) as page
		from counted`.execute(db);
	return rows[0]?.page ?? { rows: [], total: 0, sums: null };
}
