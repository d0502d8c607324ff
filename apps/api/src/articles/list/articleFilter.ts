import { toGtin14 } from '@kontor/german/gtin';
import { type RawBuilder, sql } from 'kysely';
import type { Input } from '../../contract/contract.ts';
import { any, type Condition, hasWords, startsWith } from '../../search/predicates.ts';
import { readWords } from '../../search/searchText.ts';

/** A filter of the list with its order, without the page. */
export type WantedArticles = Omit<Input<'searchArticles'>['body'], 'page' | 'size'>;

/** Articles for which something holds that stands beside them: where their stock lies, how it stands, who delivers them. */
export interface Beside {
	/** Reads the ids of all of them from an index, each once, and no more than a number. */
	idsTo(most: RawBuilder<unknown>): RawBuilder<unknown>;
	/** Asks for the article of the row in sight; the planner cannot turn it round. */
	readonly holds: Condition;
}

/** A filter as conditions, by how they are read. */
export interface Narrowed {
	/** Columns that indexes begin with, each one of one value. */
	readonly exact: readonly Condition[];
	/** Anything else of articles themselves. */
	readonly own: readonly Condition[];
	readonly besides: readonly Beside[];
}

/** The same as conditions of a row of `articles`, to be asked of rows that something else has found. */
export function conditionsOf({ exact, own, besides }: Narrowed): Condition[] {
	return [...exact, ...own, ...besides.map(({ holds }) => holds)];
}

/** Typed text as a statement takes it: PostgreSQL cannot hold NUL. */
export function wordless(text: string): string {
	return text.replaceAll('\0', '').trim();
}

// As their indexes have them.
const number = sql<string>`lower(articles.art_nr collate de_at) collate "C"`;
const number2 = sql<string>`lower(articles.art_nr2 collate de_at) collate "C"`;

/** A number that begins so, or the code on an article or its pack in any spelling. */
export function numberCondition(text: string): Condition {
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

/** The conditions of a filter without its text. */
export function narrowedBy(firma: number, wanted: WantedArticles): Narrowed {
	const exact: Condition[] = [sql<boolean>`articles.firma = ${firma}`];
	const own: Condition[] = [];
	for (const [key, column] of Object.entries(codeColumns)) {
		const chosen = wanted[key as keyof typeof codeColumns]?.map(wordless) ?? [];
		if (chosen.length === 1) exact.push(sql<boolean>`articles.${sql.ref(column)} = ${chosen[0]}`);
		else if (chosen.length > 1) own.push(sql<boolean>`articles.${sql.ref(column)} = any(${chosen}::text[])`);
	}
	const key = wordless(wanted.key ?? '');
	if (key !== '') own.push(startsWith(number, key.toLowerCase()));
	const artNr2 = wordless(wanted.artNr2 ?? '');
	if (artNr2 !== '') own.push(sql<boolean>`(articles.art_nr2 <> '' and ${startsWith(number2, artNr2.toLowerCase())})`);
	const name = wordless(wanted.articleDescription ?? '');
	if (name !== '') {
		const terms = readWords(name);
		own.push(terms.length === 0 ? sql<boolean>`false` : hasWords(sql<string>`articles.search_words`, terms));
	}
	if (wanted.isActive !== undefined) own.push(sql<boolean>`articles.is_active = ${wanted.isActive}`);
	const states = wanted.stockState ?? [];
	if (states.length > 0) own.push(sql<boolean>`articles.is_stocked`);
	return { exact, own, besides: besidesOf(wanted) };
}

function besidesOf({ supplier, stockState = [], warehouse = [] }: WantedArticles): Beside[] {
	const besides: Beside[] = [];
	if (supplier !== undefined) {
		const from = sql`article_purchase_prices where supplier_lfdnr = ${supplier}`;
		besides.push({
			idsTo: (most) => sql`select article_id from ${from} group by article_id limit ${most}`,
			holds: isThere(sql`${from} and article_id = articles.id`),
		});
	}
	if (stockState.length > 0) {
		const from = sql`article_stock where state = any(${[...stockState]}::text[])`;
		besides.push({
			idsTo: (most) => sql`select article_id from ${from} limit ${most}`,
			holds: isThere(sql`${from} and article_id = articles.id`),
		});
	}
	if (warehouse.length > 0) {
		const codes = [...new Set(warehouse.map(wordless))];
		const lying = (code: RawBuilder<unknown>, most: RawBuilder<unknown>) => sql`select article_id from stock_balances
			where warehouse = ${code} and quantity <> 0 group by article_id limit ${most}`;
		besides.push({
			// Of each warehouse its articles are read in their order, lots together, and no further than the limit.
			idsTo: (most) =>
				codes.length === 1
					? lying(sql`${codes[0]}`, most)
					: sql`select distinct article_id from unnest(${codes}::text[]) as chosen (code)
						cross join lateral (${lying(sql`chosen.code`, most)}) as lying limit ${most}`,
			holds: isThere(
				sql`stock_balances where article_id = articles.id and warehouse = any(${codes}::text[]) and quantity <> 0`,
			),
		});
	}
	return besides;
}

/** A row is there; one read of an index for each row in sight, which no join can become. */
function isThere(rows: RawBuilder<unknown>): Condition {
	return sql<boolean>`(select true from ${rows} limit 1) is true`;
}
