import { can } from '@kontor/domain/permissions';
import { availableOf } from '@kontor/domain/stock/stock';
import { sql } from 'kysely';
import type { Answer, Input } from '../../contract/contract.ts';
import type { Db } from '../../database/database.ts';
import { localTime } from '../../database/localTime.ts';
import { all, type Condition } from '../../search/predicates.ts';
import { checkDays } from '../articleRef.ts';
import type { ArticleReader } from '../list/articleRows.ts';
import { documentOf, orderedOf, reservedOf } from './demand.ts';

type Stock = Answer<'getArticleStock'>;
type Movements = Answer<'listArticleMovements'>;

/** The name of a warehouse. */
const warehouseOf = sql`json_build_object('code', warehouse, 'bezeichnung', coalesce((
	select bezeichnung from master_data where list = 'warehouse' and code = warehouse), warehouse))`;

/** Stock of an article by warehouse and lot, the earliest expiry first. */
export async function findStock(db: Db, article: number, today: string): Promise<Stock> {
	const { rows } = await sql<Omit<Stock, 'available'>>`
		select stock.on_hand as inventory, ${reservedOf} as reserved, ${orderedOf} as ordered,
			(select coalesce(json_agg(line order by line.place, line.expiry nulls last, line.lot, line.serial), '[]') from (
				select ${warehouseOf} as warehouse, balance.lot, balance.serial, lot.expiry,
					coalesce(lot.expiry < ${today}::date, false) as "isExpired", balance.quantity::text as inventory,
					(select position from master_data where list = 'warehouse' and code = warehouse) as place
				from stock_balances balance left join article_lots lot
					on lot.article_id = balance.article_id and lot.lot = balance.lot
				where balance.article_id = articles.id and balance.quantity <> 0
				order by lot.expiry nulls last limit 500) as line) as rows
		from articles join article_stock stock on stock.article_id = articles.id where articles.id = ${article}`.execute(
		db,
	);
	const [stock] = rows;
	if (stock === undefined) throw new Error('An article without its row of stock');
	return { ...stock, available: availableOf(stock) };
}

/**
 * Movements of an article, the latest first. The balance runs in the order (instant, id) over all of them, whatever the
 * list shows, and ends at the stock: of the warehouse where one is asked for, else of all.
 */
export async function listMovements(
	db: Db,
	{ session }: ArticleReader,
	article: number,
	{ page = 1, size = 50, kind, warehouse, from, to }: Input<'listArticleMovements'>['query'],
): Promise<Movements> {
	checkDays({ from, to });
	const shown: Condition[] = [];
	if (kind !== undefined) shown.push(sql<boolean>`kind = ${kind}`);
	if (from !== undefined) shown.push(sql<boolean>`at >= ${from}::date::timestamp at time zone 'Europe/Vienna'`);
	if (to !== undefined) shown.push(sql<boolean>`at < (${to}::date + 1)::timestamp at time zone 'Europe/Vienna'`);
	const place = warehouse === undefined ? sql<boolean>`true` : sql<boolean>`warehouse = ${warehouse}`;
	const cost = can(session.subject, 'costs') ? sql`, unit_cost as "unitCost"` : sql``;
	// Counted back from the stock of now: a page needs what came later, never all that was before.
	const stockNow =
		warehouse === undefined
			? sql`(select on_hand from article_stock where article_id = ${article})`
			: sql`(select coalesce(sum(quantity), 0) from stock_balances where article_id = ${article} and ${place})`;
	const { rows } = await sql<Movements['rows'][number]>`
		with ran as (
			select id, at, kind, ${stockNow} - coalesce(sum(quantity) over (
				order by at desc, id desc rows between unbounded preceding and 1 preceding), 0) as balance
			from stock_movements where article_id = ${article} and ${place}
		), chosen as (
			select id, balance from ran where ${all(shown)} order by at desc, id desc limit ${size} offset ${(page - 1) * size}
		)
		select shown.id::text as id, ${localTime(sql`shown.at`)} as "dateTime", kind, ${warehouseOf} as warehouse, lot, serial,
			quantity, balance, case when documents.wf_cid is not null then ${documentOf(session)} end as document,
			left(note, 200) as note, left(users.username, 200) as user${cost}
		from chosen join stock_movements shown on shown.id = chosen.id
			left join documents on documents.wf_cid = shown.wf_cid and documents.firma = ${session.firma}
			left join document_types type on type.id = documents.document_type_id
			left join users on users.user_id = shown.user_id
		order by shown.at desc, shown.id desc`.execute(db);
	const counted = await sql<{ total: number }>`select count(*)::int as total from (
		select from stock_movements where article_id = ${article} and ${place} and ${all(shown)} limit 50000) as counted`.execute(
		db,
	);
	return { rows, total: counted.rows[0]?.total ?? 0 };
}
