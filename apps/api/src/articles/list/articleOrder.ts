import { type RawBuilder, sql } from 'kysely';
import type { WantedArticles } from './articleFilter.ts';

/** Order of a list. All text in it stands here; nothing typed gets into an order. */
export interface ArticleOrder {
	/** The columns that decide: of `articles`, or of `article_stock`. */
	readonly keys: readonly string[];
	readonly isByStock: boolean;
	/** The column whose empty fields come last although an index read in this direction has them first; else null. */
	readonly emptyLast: string | null;
	/** Orders rows that have these columns and an id, by the name of their table. */
	by(table: string): RawBuilder<unknown>;
	/** The same where the first column is empty in all rows or in none, as indexes have it. */
	byValues(table: string): RawBuilder<unknown>;
}

const columns = {
	relevance: ['name', 'art_nr'],
	articleDescription: ['name', 'art_nr'],
	artNr: ['art_nr'],
	artNr2: ['art_nr2', 'art_nr'],
	articleType: ['article_type', 'name', 'art_nr'],
	articleCategory: ['article_category', 'name', 'art_nr'],
	articleGroup: ['article_group', 'name', 'art_nr'],
	inventory: ['on_hand'],
	dep: ['dep'],
} as const satisfies Record<WantedArticles['sort'], readonly string[]>;

const mayBeEmpty: ReadonlySet<string> = new Set(['article_type', 'article_category', 'article_group', 'dep']);

/** The order of a list; what has no value comes last in both directions. */
export function orderOf(sort: WantedArticles['sort'], direction: WantedArticles['direction']): ArticleOrder {
	const isDown = sort !== 'relevance' && direction === 'desc';
	const way = isDown ? sql`desc` : sql`asc`;
	const keys: readonly string[] = columns[sort];
	const isByStock = sort === 'inventory' || sort === 'dep';
	const sorted = isByStock ? [...keys, 'id'] : keys;
	const order = (table: string, last: RawBuilder<unknown>) =>
		sql.join(
			sorted.map((key) => sql`${sql.ref(`${table}.${key}`)} ${way}${mayBeEmpty.has(key) ? sql` ${last}` : sql``}`),
		);
	const [first = ''] = keys;
	return {
		keys,
		isByStock,
		emptyLast: isDown && !isByStock && mayBeEmpty.has(first) ? first : null,
		by: (table) => order(table, sql`nulls last`),
		byValues: (table) => order(table, sql``),
	};
}
