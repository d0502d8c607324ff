import type { ArticleFilter } from '../../../data/articles.ts';
import {
	codesFilter,
	type FilterOf,
	narrowing,
	oneOfFilter,
	someOfFilter,
	sortFilter,
	textFilter,
} from '../../../kit/list/listFilter.ts';

/** The parameters of the list of articles in the address bar. */
export const articleFields = {
	q: textFilter(200, { isKept: true }),
	articleType: codesFilter(),
	articleCategory: codesFilter(),
	articleGroup: codesFilter(),
	stockState: someOfFilter(['available', 'low', 'none', 'negative']),
	warehouse: codesFilter(),
	supplier: textFilter(10),
	isActive: oneOfFilter(['all', 'active', 'inactive']),
	sort: sortFilter([
		'artNr',
		'artNr2',
		'articleDescription',
		'articleType',
		'articleCategory',
		'articleGroup',
		'inventory',
		'dep',
	]),
};

/** The filter and order of the list of articles. */
export type ArticlesFilter = FilterOf<typeof articleFields>;

/** Number of the chosen supplier; null for none. */
export function supplierOf({ supplier }: Pick<ArticlesFilter, 'supplier'>): number | null {
	return /^[1-9][0-9]{0,8}$/.test(supplier) ? Number(supplier) : null;
}

/** The question to the server; an order by costs is left out for who may not see them. */
export function questionOf(filter: ArticlesFilter, mayCosts: boolean): ArticleFilter {
	const { isActive, supplier: _, ...rest } = narrowing(articleFields, filter);
	const supplier = supplierOf(filter);
	const q = filter.q.normalize('NFC').trim();
	const sort = filter.sort?.column === 'dep' && !mayCosts ? null : filter.sort;
	return {
		...(q === '' ? {} : { q }),
		...rest,
		...(isActive === undefined ? {} : { isActive: isActive === 'active' }),
		...(supplier === null ? {} : { supplier }),
		sort: sort?.column ?? 'relevance',
		direction: sort?.direction === 'descending' ? 'desc' : 'asc',
	};
}
