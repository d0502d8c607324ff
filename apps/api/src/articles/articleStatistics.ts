import { can } from '@kontor/domain/permissions';
import { type RawBuilder, sql } from 'kysely';
import type { Answer, Input } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { checkDays } from './articleRef.ts';
import type { ArticleReader } from './list/articleRows.ts';

type Query = Input<'listArticleRevenue'>['query'];
type Figures = Answer<'getArticleTotalRevenue'>;

/** The days a statistic is of: from three years ago to the end of this one, unless told otherwise. */
function periodOf({ from, to }: Query, today: string): readonly [from: string, to: string] {
	checkDays({ from, to });
	const year = Number(today.slice(0, 4));
	return [from ?? `${year - 3}-01-01`, to ?? `${year}-12-31`];
}

// Issued invoices less credit notes, whose quantities are negative; amounts of gross documents without their tax.
function salesOf(article: number, [from, to]: readonly [string, string]): RawBuilder<unknown> {
	return sql`select documents.wf_cid, documents.date, documents.address_lfdnr, position.unit, position.quantity,
			case when documents.is_gross then round(position.amount * 100 / (100 + position.vat_rate), 2) else position.amount end as net
		from articles join document_positions position
				on position.firma = articles.firma and position.article_number = articles.art_nr
			join documents on documents.wf_cid = position.wf_cid join document_types type on type.id = documents.document_type_id
		where articles.id = ${article} and type.short_type in ('RE', 'GU') and documents.state_rank >= 20
			and documents.state_rank not in (80, 99) and documents.date between ${from}::date and ${to}::date`;
}

// Amounts are prices: who may not see those reads quantities.
const figuresFor = ({ session: { subject } }: ArticleReader) => sql`
	case when ${can(subject, 'prices')}::boolean then coalesce(sum(net), 0)::numeric(14,2)::text end as net, coalesce(sum(quantity), 0)::numeric(14,2)::text as quantity,
	count(distinct sale.wf_cid)::int as documents`;

/** Most first; an order by amounts would tell which one is the greater. */
const mostFirst = ({ session: { subject } }: ArticleReader) =>
	can(subject, 'prices') ? sql`sum(net) desc` : sql`sum(quantity) desc`;

/** The sales of a period. */
export async function totalRevenue(db: Db, reader: ArticleReader, article: number, query: Query): Promise<Figures> {
	const { rows } = await sql<Figures>`
		select ${figuresFor(reader)} from (${salesOf(article, periodOf(query, reader.today))}) as sale`.execute(db);
	return rows[0] ?? { net: null, quantity: '0.00', documents: 0 };
}

const MAX_POINTS = 600;

/** Sales over time, each point of the period with its figures. */
export async function listRevenue(
	db: Db,
	reader: ArticleReader,
	article: number,
	query: Query,
): Promise<Answer<'listArticleRevenue'>> {
	const { dPoint = 'month' } = query;
	const [from, to] = periodOf(query, reader.today);
	const step = { month: '1 month', quarter: '3 months', year: '1 year' }[dPoint];
	const { rows } = await sql<Answer<'listArticleRevenue'>[number]>`
		with sale as materialized (${salesOf(article, [from, to])}), point as (
			select generate_series(date_trunc(${dPoint}, ${from}::timestamp), ${to}::timestamp, ${step}::interval)::date as day
			limit ${MAX_POINTS})
		select point.day::text as "from", ${figuresFor(reader)}
		from point left join sale on date_trunc(${dPoint}, sale.date::timestamp)::date = point.day
		group by point.day order by point.day`.execute(db);
	return rows;
}

/** Whom it was sold to, most first; in one unit where one is named. */
export async function listSalesPerAddress(
	db: Db,
	reader: ArticleReader,
	article: number,
	query: Query,
	unit: string | null,
): Promise<Answer<'listArticleSalesPerAddress'>> {
	const { session, today } = reader;
	const { rows } = await sql<Answer<'listArticleSalesPerAddress'>[number]>`
		select case when ${can(session.subject, 'crm')}::boolean then (
				select json_build_object('lfdnr', lfdnr, 'name', left(display_name, 200)) from addresses
				where lfdnr = sale.address_lfdnr and firma = ${session.firma}) end as address, ${figuresFor(reader)}
		from (${salesOf(article, periodOf(query, today))}) as sale
		where ${unit}::text is null or sale.unit = ${unit}
		group by sale.address_lfdnr order by ${mostFirst(reader)}, sale.address_lfdnr limit 200`.execute(db);
	return rows;
}

/** Sales by unit, most first. */
export async function listSalesPerUnit(
	db: Db,
	reader: ArticleReader,
	article: number,
	query: Query,
): Promise<Answer<'listArticleSalesPerCharacteristic'>> {
	const { rows } = await sql<Answer<'listArticleSalesPerCharacteristic'>[number]>`
		select json_build_object('code', sale.unit, 'bezeichnung', coalesce((
			select bezeichnung from master_data where list = 'unit' and code = sale.unit), sale.unit)) as characteristic, ${figuresFor(reader)}
		from (${salesOf(article, periodOf(query, reader.today))}) as sale
		group by sale.unit order by ${mostFirst(reader)}, sale.unit limit 200`.execute(db);
	return rows;
}

/** The stock of each warehouse; its value for who may see costs. */
export async function listWarehouses(db: Db, { session }: ArticleReader): Promise<Answer<'listWarehouseStatistics'>> {
	const value = can(session.subject, 'costs')
		? sql`, coalesce(sum(lying.quantity * stock.dep), 0)::numeric(14,2)::text as value`
		: sql``;
	const { rows } = await sql<Answer<'listWarehouseStatistics'>[number]>`
		select json_build_object('code', list.code, 'bezeichnung', list.bezeichnung) as warehouse,
			count(distinct lying.article_id)::int as articles, coalesce(sum(lying.quantity), 0)::text as quantity${value}
		from master_data list left join (stock_balances lying
				join articles on articles.id = lying.article_id and articles.firma = ${session.firma}
				join article_stock stock on stock.article_id = lying.article_id)
			on lying.warehouse = list.code and lying.quantity <> 0
		where list.list = 'warehouse' group by list.code, list.bezeichnung, list.position
		order by list.position, list.code limit 200`.execute(db);
	return rows;
}
