import { can } from '@kontor/domain/permissions';
import { type RawBuilder, sql } from 'kysely';
import type { Answer, Session } from '../../contract/contract.ts';
import type { Db } from '../../database/database.ts';
import { openOrders, reservedInDrafts } from '../stock/demand.ts';

type Row = Answer<'searchArticles'>['rows'][number];

/** The reader of a list, and the day in the shop (`yyyy-mm-dd`). */
export interface ArticleReader {
	readonly session: Session;
	readonly today: string;
}

/** Articles as the list shows them, in the order of their ids. */
export async function readRows(db: Db, { session, today }: ArticleReader, ids: readonly number[]): Promise<Row[]> {
	if (ids.length === 0) return [];
	const dep = can(session.subject, 'costs') ? sql`, stock.dep as dep` : sql``;
	const { rows } = await sql<Row>`
		with chosen as materialized (
			select listed.place, articles.* from unnest(${[...ids]}::int[]) with ordinality as listed (id, place)
				join articles on articles.id = listed.id
		), drafted as materialized (${reservedInDrafts(sql`select art_nr from chosen`)})
		select art_nr as "artNr", art_nr2 as "artNr2", left(articles.name, 200) as "articleDescription", ean as gtin,
			${namedOf('article_types', 'article_type')} as "articleType",
			${namedOf('article_categories', 'article_category')} as "articleCategory",
			${namedOf('article_groups', 'article_group')} as "articleGroup",
			coalesce(unit_name.bezeichnung, articles.unit) as unit, is_active as "isActive",
			price.net_price as "netPrice", price.gross_price as "grossPrice",
			case when is_stocked then stock.on_hand end as inventory,
			case when is_stocked then demand.reserved end as reserved,
			case when is_stocked then stock.on_hand - demand.reserved end as available,
			case when is_stocked then stock.state end as "stockState"${dep}
		from chosen as articles join article_stock stock on stock.article_id = articles.id
			left join master_data unit_name on unit_name.list = 'unit' and unit_name.code = articles.unit
			left join lateral (${standardPrice(today)}) price on true
			left join drafted on drafted.firma = articles.firma and drafted.article_number = articles.art_nr
			cross join lateral (select (${openOrders} + coalesce(drafted.quantity, 0))::numeric(14,2) as reserved offset 0) demand
		order by articles.place`.execute(db);
	return rows;
}

function namedOf(table: string, column: string): RawBuilder<unknown> {
	return sql`(select json_build_object('code', list.code, 'bezeichnung', list.bezeichnung)
		from ${sql.table(table)} list where list.code = articles.${sql.ref(column)})`;
}

/** The price of one piece for everybody on a day. */
export function standardPrice(day: string): RawBuilder<{ net_price: string; gross_price: string }> {
	return sql`select net_price, gross_price from article_sale_prices
		where article_id = articles.id and price_list = 'STD' and article_sale_prices.unit = articles.unit
			and customer_group is null and customer_lfdnr is null and min_quantity <= 1
			and coalesce(valid_from, '-infinity') <= ${day}::date and coalesce(valid_to, 'infinity') >= ${day}::date
		order by min_quantity desc limit 1`;
}
