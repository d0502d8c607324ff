import { can } from '@kontor/domain/permissions';
import { type RawBuilder, sql } from 'kysely';
import type { Answer, Input } from '../../contract/contract.ts';
import type { Db } from '../../database/database.ts';
import { Problem } from '../../problem.ts';
import { rankArticles } from '../../search/articleCandidates.ts';
import { all, any, type Condition } from '../../search/predicates.ts';
import { readSearchText } from '../../search/searchText.ts';
import {
	conditionsOf,
	type Narrowed,
	narrowedBy,
	numberCondition,
	type WantedArticles,
	wordless,
} from './articleFilter.ts';
import { type ArticleOrder, orderOf } from './articleOrder.ts';
import { type ArticleReader, readRows } from './articleRows.ts';

/** Bounds of each way in which a list is read. */
export interface ListBounds {
	/** End of counting, and of the list: nobody reads further, and counting more costs as much as the table is long. */
	readonly counted: number;
	/** Found by codes, so many are put in the order of a figure of stock, in which they may lie far apart. */
	readonly coded: number;
	/** Read of what stands beside articles. Of several the one with fewest is looked for; one alone ends the counting sooner. */
	readonly few: number;
	/** So many are sorted if the order says nothing of what was looked for; of more the first are soon found among all. */
	readonly spread: number;
	/** Rows up to which a page is soon found among all. */
	readonly soon: number;
	/** The first pages, which people read: a plan for any page reads as if it were a late one. */
	readonly first: number;
}

const listBounds: ListBounds = {
	counted: 10_000,
	coded: 25_000,
	few: 25_000,
	spread: 2_000,
	soon: 1_000,
	first: 200,
};

/** A page of the articles of a filter. */
export async function searchArticles(
	db: Db,
	reader: ArticleReader,
	{ page, size, ...wanted }: Input<'searchArticles'>['body'],
	bounds = listBounds,
): Promise<Answer<'searchArticles'>> {
	const found = await findArticles(db, reader, wanted);
	const offset = (page - 1) * size;
	const { ids, total } = Array.isArray(found.ids)
		? { ids: found.ids.slice(offset, offset + size), total: found.ids.length }
		: await pageOf(db, found, { offset, limit: size }, bounds);
	return { rows: await readRows(db, reader, ids), total: Math.min(total, bounds.counted) };
}

/** The ids of all articles of a filter in its order, up to a number. */
export async function allArticles(
	db: Db,
	reader: ArticleReader,
	wanted: WantedArticles,
	most: number,
): Promise<readonly number[]> {
	const found = await findArticles(db, reader, wanted);
	if (found.ids !== null) return found.ids.slice(0, most);
	const { rows } = await sql<{ id: number }>`${inOrder(found, sql.lit(most))}`.execute(db);
	return rows.map(({ id }) => id);
}

/** The articles that a filter finds: some in their order, or all that it holds for. */
interface FoundArticles extends Narrowed {
	/** In the order of the list; null where the database sorts. */
	readonly ids: readonly number[] | null;
	readonly order: ArticleOrder;
}

/** Finds the articles of a filter; whoever may not see costs can neither sort by them. */
async function findArticles(db: Db, { session }: ArticleReader, wanted: WantedArticles): Promise<FoundArticles> {
	const { sort, direction } = wanted;
	if (sort === 'dep' && !can(session.subject, 'costs')) {
		throw new Problem('forbidden', { fields: { 'body.sort': 'notAllowed' } });
	}
	const narrowed = narrowedBy(session.firma, wanted);
	const order = orderOf(sort, direction);
	const fitting = (condition: Condition): FoundArticles => ({
		...narrowed,
		own: [...narrowed.own, condition],
		order,
		ids: null,
	});
	const text = wordless(wanted.q ?? '');
	if (text === '') return { ...narrowed, order, ids: null };
	const byNumber = numberCondition(text);
	const question = readSearchText(text, false);
	if (question.kind !== 'words') return fitting(byNumber);
	const conditions = conditionsOf(narrowed);
	const { hits, isMore, fits } = await rankArticles(db, session.firma, question, all(conditions));
	const exact = await exactIds(db, all([...conditions, byNumber]));
	if (isMore) {
		// Few numbers are named by their ids: beside a range of numbers no plan would read the words from their index.
		const named = exact.length < MAX_EXACT ? sql<boolean>`articles.id = any(${exact}::int[])` : byNumber;
		return fitting(exact.length === 0 ? fits : any([fits, named]));
	}
	const ids = [...new Set([...exact, ...hits.map(({ id }) => id)])];
	if (sort === 'relevance') return { ...narrowed, order, ids };
	return { exact: [], own: [sql<boolean>`articles.id = any(${ids}::int[])`], besides: [], order, ids: null };
}

const MAX_EXACT = 300;

async function exactIds(db: Db, condition: Condition): Promise<number[]> {
	const { rows } = await sql<{ id: number }>`
		select id from (select * from articles where ${condition} offset 0) as articles order by art_nr limit ${MAX_EXACT}`.execute(
		db,
	);
	return rows.map(({ id }) => id);
}

interface Window {
	readonly offset: number;
	readonly limit: number;
}

/**
 * Ids of a page and how many there are. What is counted is sorted too; only where there is more of it the order of an
 * index is followed, for which much is good and little is bad.
 */
async function pageOf(
	db: Db,
	found: FoundArticles,
	{ offset, limit }: Window,
	bounds: ListBounds,
): Promise<{ readonly ids: readonly number[]; readonly total: number }> {
	const window = sql`limit ${limit} offset ${offset}`;
	const end = offset + limit;
	const page = sql.lit(end <= bounds.first ? end : bounds.counted);
	const whole = isWhole(found, bounds);
	const { rows } = await sql<{ ids: readonly number[]; total: number }>`
		with ${collected(found, bounds)},
		counted as materialized (select count(*)::int as total from found)
		${found.besides.length === 0 ? sql`` : sql`, walked as materialized (${inOrder(found, sql.lit(bounds.counted))})`}
		select ${found.besides.length === 0 ? sql`total` : sql`case when ${whole} then total else (select count(*)::int from walked) end`} as total,
			case ${found.besides.length === 0 ? sql`` : sql`when not ${whole} then array(select id from walked ${window})`}
			when total < ${sql.lit(sortedTo(found, end, bounds))}
			then array(select id from ${keyed(found)} as found order by ${found.order.by('found')} ${window})
			${found.order.isByStock ? sql`when total < ${sql.lit(collectedTo(found, bounds))} then array(${amongStock(found.order, page)} ${window})` : sql``}
			else array(select id from (${inOrder(found, page)}) as page ${window}) end as ids
		from counted`.execute(db);
	return rows[0] ?? { ids: [], total: 0 };
}

/** So many are sorted instead of looked for in the order of an index. */
function sortedTo({ exact, own, besides, order }: FoundArticles, end: number, bounds: ListBounds): number {
	if (order.isByStock) return bounds.spread;
	const isSpread = own.length === 0 && exact.length === 1 && besides.length > 0;
	return isSpread && end <= bounds.soon ? bounds.spread : bounds.counted;
}

function collectedTo({ exact, own, besides, order }: FoundArticles, { coded, counted }: ListBounds): number {
	return order.isByStock && exact.length > 1 && own.length === 0 && besides.length === 0 ? coded : counted;
}

const few = (index: number) => sql.ref(`few${index}`);

function isFew(index: number, bounds: ListBounds): Condition {
	return sql<boolean>`((select count(*) from ${few(index)}) < ${sql.lit(bounds.few)})`;
}

/**
 * The table `found` with the articles of a filter as they come, as far as they are counted. What stands beside articles is
 * read first where there is little of it, and the rest of the filter is asked of that.
 */
function collected(found: FoundArticles, bounds: ListBounds): RawBuilder<unknown> {
	const { exact, own, besides, order } = found;
	const most = sql.lit(collectedTo(found, bounds));
	const id = sql.ref('articles.id');
	const fits = [...exact, ...own];
	const last = besides.length - 1;
	const ways = besides.map((_, index) => {
		const others = besides.filter((__, other) => other !== index).map(({ holds }) => holds);
		const isTaken = [
			...besides.slice(0, index).map((__, earlier) => sql<boolean>`not ${isFew(earlier, bounds)}`),
			...(index < last ? [isFew(index, bounds)] : []),
		];
		return sql`select articles.* from ${few(index)} as few cross join lateral (
			select ${id} from articles where articles.id = few.article_id and ${all([...fits, ...others])} limit 1) as articles
			where ${all(isTaken)}`;
	});
	if (ways.length === 0) {
		const columns = order.isByStock ? [id] : [id, ...order.keys.map(ofArticle)];
		ways.push(sql`select ${sql.join(columns)} from articles where ${all(fits)}`);
	}
	return sql.join([
		...besides.map((beside, index) => sql`${few(index)} as materialized (${beside.idsTo(sql.lit(bounds.few))})`),
		sql`found as materialized (select * from (${sql.join(ways, sql` union all `)}) as articles limit ${most})`,
	]);
}

/** All that is to be counted was collected: nothing was left out of what it was looked for in. */
function isWhole({ besides }: FoundArticles, bounds: ListBounds): Condition {
	return any([sql<boolean>`total >= ${sql.lit(bounds.counted)}`, ...besides.map((_, index) => isFew(index, bounds))]);
}

function ofArticle(column: string): RawBuilder<unknown> {
	return sql.ref(`articles.${column}`);
}

/** The found articles with what orders them: read with them, or looked up where they were found beside articles. */
function keyed({ besides, order: { isByStock, keys } }: FoundArticles): RawBuilder<unknown> {
	if (besides.length === 0 && !isByStock) return sql`found`;
	const from = isByStock
		? sql`article_stock as keys where keys.article_id = found.id`
		: sql`articles as keys where keys.id = found.id`;
	const columns = sql.join(keys.map((key) => sql.ref(`keys.${key}`)));
	return sql`(select found.id, keys.* from found cross join lateral (select ${columns} from ${from} limit 1) as keys)`;
}

/** Ids of the found articles in the order of a figure of stock: all figures are gone through, from an index alone. */
function amongStock(order: ArticleOrder, most: RawBuilder<unknown>): RawBuilder<unknown> {
	return sql`select id from (select stock.id from (select article_id as id, on_hand, dep from article_stock) as stock
		where (stock.id in (select id from found)) is true order by ${order.by('stock')} limit ${most}) as page`;
}

/** The same condition for the planner to take as one that holds for every second row: an order is followed only where it often holds. */
function frequent(condition: Condition): Condition {
	return sql<boolean>`case when ${condition} then true else false end`;
}

/** Ids of the articles of a filter in its order, which is that of an index; the rest of the filter is asked of each. */
function inOrder({ exact, own, besides, order }: FoundArticles, most: RawBuilder<unknown>): RawBuilder<unknown> {
	const asked = [...exact, ...own.map(frequent), ...besides.map(({ holds }) => holds)];
	if (order.isByStock) {
		return sql`select articles.id from (select article_id as id, on_hand, dep from article_stock) as stock
			join articles on articles.id = stock.id where ${all(asked)} order by ${order.by('stock')} limit ${most}`;
	}
	if (order.emptyLast === null) {
		return sql`select articles.id from articles where ${all(asked)} order by ${order.by('articles')} limit ${most}`;
	}
	// Backwards an index begins with what has no value; it is read behind the others.
	const key = ofArticle(order.emptyLast);
	const part = (condition: Condition) =>
		sql`(select articles.id from articles where ${all([...asked, condition])}
			order by ${order.byValues('articles')} limit ${most})`;
	return sql`select id from (${part(sql<boolean>`${key} is not null`)}
		union all ${part(sql<boolean>`${key} is null`)}) as parts limit ${most}`;
}
