import { can, type Subject } from '@kontor/domain/permissions';
import { purchaseTypes } from '@kontor/domain/trade/chain';
import { type RawBuilder, sql } from 'kysely';
import type { Answer, Input } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { Problem } from '../problem.ts';
import { all, type Condition } from '../search/predicates.ts';
import { checkFilter, type DocumentReader, documentsOf } from './documentFilter.ts';

type Page = Answer<'searchDocuments'>;
type Sort = NonNullable<Input<'searchDocuments'>['body']['sort']>;

// Nobody reads further; counting and summing up more costs as much as the table is long.
const COUNTED_TO = 10_000;
const PLANNED_PAGES = 4;

const orders: Readonly<Record<Sort, RawBuilder<unknown>>> = {
	date: sql`documents.date`,
	nr: sql`documents.nr`,
	type: sql`documents.document_type_id`,
	state: sql`documents.state_rank`,
	gross: sql`documents.gross`,
	delivery: sql`documents.delivery_date`,
};

/** Sort column and direction of a list. */
export type DocumentOrder = Pick<Input<'searchDocuments'>['body'], 'sort' | 'direction'>;

const purchases = sql`(${sql.join(purchaseTypes.map((type) => sql.lit(type)))})`;
const isPurchase = sql<boolean>`documents.document_type_id in (select id from document_types where short_type in ${purchases})`;

/** True in SQL where somebody sees prices and amounts of a document with this short type: those of purchases are costs. */
export function showsPrices(subject: Subject, shortType = 'types.short_type'): Condition {
	if (!can(subject, 'prices')) return sql<boolean>`false`;
	return can(subject, 'costs') ? sql<boolean>`true` : sql<boolean>`${sql.ref(shortType)} not in ${purchases}`;
}

/** The same for `documents` without its type beside it. */
function showsPricesOf(subject: Subject): Condition {
	if (!can(subject, 'prices')) return sql<boolean>`false`;
	return can(subject, 'costs') ? sql<boolean>`true` : sql<boolean>`not ${isPurchase}`;
}

/** Refuses an order by amounts somebody may not see: it tells as much as a column. */
export function checkOrder({ sort }: DocumentOrder, subject: Subject): void {
	if (sort === 'gross' && !can(subject, 'prices'))
		throw new Problem('forbidden', { fields: { 'body.sort': 'notAllowed' } });
}

/** The order of a list; documents without a value its reader may see come last either way, their number breaks ties. */
export function orderOf(order: DocumentOrder, subject: Subject): RawBuilder<unknown> {
	return orderBy(order, subject, keyOf(order, subject), sql`documents.wf_cid`);
}

function keyOf({ sort = 'date' }: { readonly sort?: Sort | undefined }, subject: Subject): RawBuilder<unknown> {
	if (!isPartlyShown({ sort }, subject)) return orders[sort];
	return sql`case when ${showsPricesOf(subject)} then documents.gross end`;
}

/** True where an order goes by amounts of which its reader sees some only. */
function isPartlyShown({ sort }: { readonly sort?: Sort | undefined }, subject: Subject): boolean {
	return sort === 'gross' && !can(subject, 'costs');
}

function orderBy(
	{ sort = 'date', direction = 'desc' }: DocumentOrder,
	subject: Subject,
	key: RawBuilder<unknown>,
	number: RawBuilder<unknown>,
): RawBuilder<unknown> {
	const way = sql.raw(direction);
	const last = sort === 'delivery' || isPartlyShown({ sort }, subject) ? sql`nulls last` : sql``;
	return sql`${key} ${way} ${last}, ${number} ${way}`;
}

/** The German name of a code of a list of master data. */
export function labelOf(list: string, column: string): RawBuilder<unknown> {
	return sql`(select bezeichnung from master_data where list = ${sql.lit(list)} and code = ${sql.ref(column)})`;
}

/** A line of a list, as JSON; for `documents` joined with `types` and `customer`. Amounts are null for who may not see them. */
export function rowOf(subject: Subject): RawBuilder<unknown> {
	const shown = showsPrices(subject);
	return sql`
	'wf_cid', documents.wf_cid::text, 'shortType', types.short_type, 'nr', documents.nr, 'name', left(documents.name, 200),
	'date', documents.date, 'state', documents.state, 'rank', documents.state_rank,
	'addressLfdnr', documents.address_lfdnr, 'addressName', left(customer.display_name, 200), 'addressCity', customer.city,
	'deliveryDate', documents.delivery_date, 'net', case when ${shown} then documents.net::text end,
	'gross', case when ${shown} then documents.gross::text end,
	'openAmount', case when ${shown} then documents.open_amount::text end`;
}

/** A page of the documents of a filter with what all of them come to; ones without a value of the order come last. */
export async function searchDocuments(
	db: Db,
	reader: DocumentReader,
	question: Input<'searchDocuments'>['body'],
): Promise<Page> {
	const { subject } = reader.session;
	checkFilter(question, subject);
	checkOrder(question, subject);
	const { page = 1, size = 50 } = question;
	const found = documentsOf(question, reader);
	const offset = (page - 1) * size;
	// A plan that is made for any number of rows sorts all of them; the first pages, which people read, say theirs.
	const number = page <= PLANNED_PAGES ? sql.lit : (value: number) => sql`${value}`;
	const window = sql`limit ${number(size)} offset ${number(offset)}`;
	const inOrder = isPartlyShown(question, subject)
		? shownFirst(found, question, subject, { window, most: number(offset + size) })
		: sql`select wf_cid from documents where ${found} order by ${orderOf(question, subject)} ${window}`;
	const seesSums = can(subject, 'prices');
	// What is counted is sorted too; only where there is more of it the order of an index is followed, for which much is
	// good and little is bad.
	const { rows } = await sql<{ page: Page }>`
		with found as materialized (
			select wf_cid, ${keyOf(question, subject)} as key, ${showsPricesOf(subject)} as is_shown, net, gross, open_amount
			from documents where ${found} limit ${sql.lit(COUNTED_TO)}
		), counted as (
			select count(*)::int as count, coalesce(sum(net) filter (where is_shown), 0)::numeric(14,2) as net,
				coalesce(sum(gross) filter (where is_shown), 0)::numeric(14,2) as gross,
				coalesce(sum(open_amount) filter (where is_shown), 0)::numeric(14,2) as open
			from found
		)
		select json_build_object(
			'rows', case when count < ${COUNTED_TO}
				then (${rowsOf(sql`select wf_cid from found order by ${orderBy(question, subject, sql`key`, sql`wf_cid`)} ${window}`, subject)})
				else (${rowsOf(inOrder, subject)}) end,
			'total', count,
			'sums', case when count < ${COUNTED_TO} and ${seesSums}::boolean then
				json_build_object('net', net::text, 'gross', gross::text, 'open', open::text) end) as page
		from counted`.execute(db);
	return rows[0]?.page ?? { rows: [], total: 0, sums: null };
}

/** Numbers by amount, for which an index is followed among those that are shown; the others come after them. */
function shownFirst(
	found: Condition,
	{ direction = 'desc' }: DocumentOrder,
	subject: Subject,
	{ window, most }: { readonly window: RawBuilder<unknown>; readonly most: RawBuilder<unknown> },
): RawBuilder<unknown> {
	const way = sql.raw(direction);
	const shown = showsPricesOf(subject);
	return sql`
		select wf_cid from (
			(select wf_cid, gross as key from documents where ${all([found, shown])}
				order by documents.gross ${way}, documents.wf_cid ${way} limit ${most})
			union all
			(select wf_cid, null from documents where ${all([found, sql<boolean>`not (${shown})`])}
				order by documents.wf_cid ${way} limit ${most})
		) as parts order by key ${way} nulls last, wf_cid ${way} ${window}`;
}

/** The lines of documents, whose numbers a statement gives in their order, as JSON. */
function rowsOf(numbers: RawBuilder<unknown>, subject: Subject): RawBuilder<unknown> {
	return sql`
		select coalesce(json_agg(json_build_object(${rowOf(subject)}) order by place), '[]')
		from (select wf_cid, row_number() over () as place from (${numbers}) as numbers) as chosen
		join documents on documents.wf_cid = chosen.wf_cid
		join document_types types on types.id = documents.document_type_id
		join addresses customer on customer.lfdnr = documents.address_lfdnr`;
}
