import { toGtin14 } from '@kontor/domain/gtin';
import { can } from '@kontor/domain/permissions';
import { type RawBuilder, sql } from 'kysely';
import type { Answer, Input, Session } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { Problem } from '../problem.ts';
import { rankArticles } from '../search/articleCandidates.ts';
import { all, any, type Condition, hasDigits, hasWords, startsWith } from '../search/predicates.ts';
import { readSearchText, readWords } from '../search/searchText.ts';
import { orderedOf, reservedOf } from './stock/demand.ts';

type Wanted = Omit<Input<'searchArticles'>['body'], 'page' | 'size'>;
type Row = Answer<'searchArticles'>['rows'][number];

/** The reader of a list, and the day in the shop (`yyyy-mm-dd`). */
export interface ArticleReader {
	readonly session: Session;
	readonly today: string;
}

/** Where counting ends, as the list itself shows no more rows. */
export const MAX_TOTAL = 50_000;

/** A page of the articles of a filter. */
export async function searchArticles(
	db: Db,
	reader: ArticleReader,
	{ page, size, ...wanted }: Input<'searchArticles'>['body'],
): Promise<Answer<'searchArticles'>> {
	const found = await findArticles(db, reader, wanted);
	const total = found.ids?.length ?? (await countOf(db, found.condition));
	if (total <= (page - 1) * size) return { rows: [], total };
	return { rows: await readRows(db, reader, found, { offset: (page - 1) * size, limit: size }), total };
}

/** Which articles a filter finds: some in their order, or all that a condition holds for. */
export interface FoundArticles {
	/** In the order of the list; null where the database sorts. */
	readonly ids: readonly number[] | null;
	readonly condition: Condition;
	readonly order: RawBuilder<unknown>;
}

/** Finds the articles of a filter; whoever may not see costs can neither sort by them. */
export async function findArticles(db: Db, { session }: ArticleReader, wanted: Wanted): Promise<FoundArticles> {
	const { sort, direction } = wanted;
	if (sort === 'dep' && !can(session.subject, 'costs')) {
		throw new Problem('forbidden', { fields: { 'body.sort': 'notAllowed' } });
	}
	const narrowed = conditionsOf(session.firma, wanted);
	const text = wordless(wanted.q ?? '');
	const order = orderOf(sort, direction);
	if (text === '') return { ids: null, condition: all(narrowed), order };
	const byNumber = numberCondition(text);
	const question = readSearchText(text, false);
	if (question.kind !== 'words') return { ids: null, condition: all([...narrowed, byNumber]), order };
	const { hits, isMore } = await rankArticles(db, session.firma, question, all(narrowed));
	const exact = await exactIds(db, all([...narrowed, byNumber]));
	if (isMore) {
		const { number: digits, terms } = question;
		const words = hasWords(sql<string>`articles.search_words`, terms);
		const fits = any([
			words,
			byNumber,
			...(digits === null ? [] : [hasDigits(sql<string>`articles.search_digits`, digits.raw)]),
		]);
		return { ids: null, condition: all([...narrowed, fits]), order };
	}
	const ids = [...new Set([...exact, ...hits.map(({ id }) => id)])];
	if (sort === 'relevance') return { ids, condition: sql<boolean>`true`, order };
	return { ids: null, condition: sql<boolean>`articles.id = any(${ids}::int[])`, order };
}

// PostgreSQL cannot hold NUL.
function wordless(text: string): string {
	return text.replaceAll('\0', '').trim();
}

// As their indexes have them.
const number = sql<string>`lower(articles.art_nr collate de_at) collate "C"`;
const number2 = sql<string>`lower(articles.art_nr2 collate de_at) collate "C"`;

/** A number that begins so, or the code on an article or its pack in any spelling. */
function numberCondition(text: string): Condition {
	const start = text.toLowerCase();
	const gtin14 = toGtin14(text);
	return any([
		startsWith(number, start),
		sql<boolean>`(articles.art_nr2 <> '' and ${startsWith(number2, start)})`,
		...(gtin14 === null
			? []
			: [
					sql<boolean>`articles.gtin14 = ${gtin14}`,
					sql<boolean>`articles.id in (select article_id from article_packs where gtin14 = ${gtin14})`,
				]),
	]);
}

const MAX_EXACT = 300;

async function exactIds(db: Db, condition: Condition): Promise<number[]> {
	const { rows } = await sql<{ id: number }>`
		select id from (select * from articles where ${condition} offset 0) as articles order by art_nr limit ${MAX_EXACT}`.execute(
		db,
	);
	return rows.map(({ id }) => id);
}

const codeColumns = {
	articleType: 'article_type',
	articleCategory: 'article_category',
	articleGroup: 'article_group',
	statisticGroups: 'statistic_group',
	statisticCodes: 'statistic_code',
	commissionGroups: 'commission_group',
	revenueGroups: 'revenue_group',
	objectTypes: 'object_type',
	objectTypeGroups: 'object_type_group',
} as const;

function conditionsOf(firma: number, wanted: Wanted): Condition[] {
	const conditions: Condition[] = [sql<boolean>`articles.firma = ${firma}`];
	for (const [key, column] of Object.entries(codeColumns)) {
		const chosen = wanted[key as keyof typeof codeColumns]?.map(wordless) ?? [];
		if (chosen.length > 0) conditions.push(sql<boolean>`articles.${sql.ref(column)} = any(${chosen}::text[])`);
	}
	const key = wordless(wanted.key ?? '');
	if (key !== '') conditions.push(startsWith(number, key.toLowerCase()));
	const artNr2 = wordless(wanted.artNr2 ?? '');
	if (artNr2 !== '') {
		const start = startsWith(number2, artNr2.toLowerCase());
		conditions.push(sql<boolean>`(articles.art_nr2 <> '' and ${start})`);
	}
	const name = wordless(wanted.articleDescription ?? '');
	if (name !== '') {
		const terms = readWords(name);
		conditions.push(terms.length === 0 ? sql<boolean>`false` : hasWords(sql<string>`articles.search_words`, terms));
	}
	if (wanted.isActive !== undefined) conditions.push(sql<boolean>`articles.is_active = ${wanted.isActive}`);
	if (wanted.supplier !== undefined) {
		conditions.push(sql<boolean>`articles.id in (
			select article_id from article_purchase_prices where supplier_lfdnr = ${wanted.supplier})`);
	}
	if (wanted.warehouse !== undefined && wanted.warehouse.length > 0) {
		conditions.push(sql<boolean>`articles.id in (select article_id from stock_balances
			where warehouse = any(${wanted.warehouse.map(wordless)}::text[]) and quantity <> 0)`);
	}
	const states = wanted.stockState ?? [];
	if (states.length > 0) conditions.push(any(states.map((state) => stateConditions[state])));
	return conditions;
}

const stateConditions = {
	negative: inStock(sql<boolean>`on_hand < 0`),
	none: inStock(sql<boolean>`on_hand = 0`),
	low: inStock(sql<boolean>`on_hand > 0 and on_hand < min_stock`),
	available: inStock(sql<boolean>`on_hand > 0 and on_hand >= min_stock`),
} as const;

function inStock(condition: Condition): Condition {
	return sql<boolean>`(articles.is_stocked and articles.id in (select article_id from article_stock where ${condition}))`;
}

// All text in it stands here; nothing typed gets into an order.
function orderOf(sort: Wanted['sort'], direction: Wanted['direction']): RawBuilder<unknown> {
	const way = sort !== 'relevance' && direction === 'desc' ? sql`desc` : sql`asc`;
	const last = sql`articles.name ${way}, articles.art_nr ${way}`;
	switch (sort) {
		case 'relevance':
		case 'articleDescription':
			return last;
		case 'artNr':
			return sql`articles.art_nr ${way}`;
		case 'artNr2':
			return sql`articles.art_nr2 ${way}, articles.art_nr ${way}`;
		case 'articleType':
			return sql`articles.article_type ${way} nulls last, ${last}`;
		case 'articleCategory':
			return sql`articles.article_category ${way} nulls last, ${last}`;
		case 'articleGroup':
			return sql`articles.article_group ${way} nulls last, ${last}`;
		case 'inventory':
			return sql`stock.on_hand ${way}, articles.id ${way}`;
		case 'dep':
			return sql`stock.dep ${way} nulls last, articles.id ${way}`;
	}
}

async function countOf(db: Db, condition: Condition): Promise<number> {
	const { rows } = await sql<{ total: number }>`select count(*)::int as total from (
		select from articles where ${condition} limit ${MAX_TOTAL}) as counted`.execute(db);
	return rows[0]?.total ?? 0;
}

/** A part of what was found, each article as the list shows it. */
export async function readRows(
	db: Db,
	{ session, today }: ArticleReader,
	found: FoundArticles,
	{ offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<Row[]> {
	const ids = found.ids?.slice(offset, offset + limit);
	const chosen =
		ids === undefined
			? sql`select articles.id, row_number() over () as place from (
				select articles.id from articles join article_stock stock on stock.article_id = articles.id
				where ${found.condition} order by ${found.order} limit ${limit} offset ${offset}) as articles`
			: sql`select id, place from unnest(${ids}::int[]) with ordinality as listed (id, place)`;
	const dep = can(session.subject, 'costs') ? sql`, stock.dep as dep` : sql``;
	const { rows } = await sql<Row>`
		with chosen as (${chosen})
		select art_nr as "artNr", art_nr2 as "artNr2", left(articles.name, 200) as "articleDescription", ean as gtin,
			${namedOf('article_types', 'article_type')} as "articleType",
			${namedOf('article_categories', 'article_category')} as "articleCategory",
			${namedOf('article_groups', 'article_group')} as "articleGroup",
			coalesce(unit_name.bezeichnung, articles.unit) as unit, is_active as "isActive",
			price.net_price as "netPrice", price.gross_price as "grossPrice",
			case when is_stocked then stock.on_hand end as inventory,
			case when is_stocked then demand.reserved end as reserved,
			case when is_stocked then stock.on_hand - demand.reserved end as available,
			case when is_stocked then ${stockStateOf} end as "stockState"${dep}
		from chosen join articles on articles.id = chosen.id
			join article_stock stock on stock.article_id = articles.id
			left join master_data unit_name on unit_name.list = 'unit' and unit_name.code = articles.unit
			left join lateral (${standardPrice(today)}) price on true
			cross join lateral (select ${reservedOf} as reserved, ${orderedOf} as ordered) demand
		order by chosen.place`.execute(db);
	return rows;
}

/** How a stock stands, of the join `stock`; as `stockStateOf` of the domain. */
export const stockStateOf = sql<
	Row['stockState']
>`case when stock.on_hand < 0 then 'negative' when stock.on_hand = 0 then 'none'
	when stock.on_hand < stock.min_stock then 'low' else 'available' end`;

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
