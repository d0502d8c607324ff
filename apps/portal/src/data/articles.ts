import type { Answer, Model } from '@kontor/api-client/types';
import type { ArticleExportColumn } from '@kontor/domain/stock/articleExport';
import { type Loaded, type QuestionOptions, useApi, useGet, useQuestion } from './api.tsx';
import { type PagedList, usePagedList } from './pages.ts';

/** A line of the list of articles. */
export type ArticleRow = Model<'ArticleRow'>;

/** What articles are searched by; the whole list is asked for, page by page. */
export type ArticleFilter = Omit<Model<'ArticleSearchFilter'>, 'page' | 'size'>;

const SEARCH = '/v1/articles/search/filtered';
const master = { isMaster: true };

/** The articles of a filter; a newer filter gives the search before it up, whose rows stay until the new ones come. */
export function useArticleSearch(filter: ArticleFilter): PagedList<ArticleRow> {
	return useFilteredArticles(filter, { keepsPrevious: true, isNewestOnly: true });
}

/** The same as it was last read, to walk through the hits: asked anew only where it is not there any more. */
export function useArticleResults(filter: ArticleFilter): PagedList<ArticleRow> {
	return useFilteredArticles(filter, master);
}

function useFilteredArticles(filter: ArticleFilter, options: QuestionOptions): PagedList<ArticleRow> {
	return usePagedList('post', SEARCH, (page) => ({ body: { ...filter, ...page } }), options);
}

/** Fetches the file of all articles of a filter. */
export function useExportArticles() {
	const { client } = useApi();
	return (filter: ArticleFilter, columns: readonly ArticleExportColumn[], signal: AbortSignal): Promise<Blob> =>
		client.download(`${SEARCH}/csv`, { body: { ...filter, columns } }, { signal });
}

/** What the user may see and do with articles, tabs in their order. */
export function useArticlePermissions(): Loaded<Answer<'get', '/v1/articles/user/permissions'>> {
	return useGet('/v1/articles/user/permissions', {}, master);
}

/** The types of articles. */
export function useArticleTypes(): Loaded<Answer<'get', '/v1/articles/types'>> {
	return useGet('/v1/articles/types', {}, master);
}

/** All categories, for names of chosen ones. */
export function useArticleCategories(): Loaded<Answer<'get', '/v1/articles/categories'>> {
	return useGet('/v1/articles/categories', {}, master);
}

/** All groups, for names of chosen ones. */
export function useArticleGroups(): Loaded<Answer<'get', '/v1/articles/groups'>> {
	return useGet('/v1/articles/groups', {}, master);
}

/** The categories that go with the chosen types. */
export function useDependentCategories(articleType: readonly string[]): Loaded<Model<'ArticleCategories'>> {
	const body = { articleType: [...articleType] };
	return useQuestion('/v1/articlesFilteredDependencies/dependenciesCategories', { body }, master);
}

/** The groups that go with the chosen types and categories. */
export function useDependentGroups(
	articleType: readonly string[],
	articleCategory: readonly string[],
): Loaded<Model<'ArticleGroups'>> {
	const body = { articleType: [...articleType], articleCategory: [...articleCategory] };
	return useQuestion('/v1/articlesFilteredDependencies/dependenciesGroups', { body }, master);
}

/** A list of codes that articles are described by. */
export function useArticleCodes(list: Model<'ArticleListName'>): Loaded<Model<'NamedList'>> {
	return useGet('/v1/articles/lists/{list}', { path: { list } }, master);
}

/** Suppliers whose name or number fits, for a field that is typed into. */
export function useFindSuppliers(): (q: string, signal: AbortSignal) => Promise<Model<'SupplierChoices'>> {
	const { client } = useApi();
	return (q, signal) => client.request('post', '/v1/articles/search/suppliers', { body: { q } }, { signal });
}

/** A supplier as it is chosen. */
export interface ChosenSupplier {
	readonly lfdnr: number;
	readonly name: string;
}

/** The supplier with a number, named by the number until its name is there; null for none. */
export function useChosenSupplier(lfdnr: number | null): ChosenSupplier | null {
	const asked = lfdnr === null ? null : { body: { q: String(lfdnr) } };
	const found = useQuestion('/v1/articles/search/suppliers', asked, master);
	if (lfdnr === null) return null;
	const known = found.status === 'ready' ? found.data.find((one) => one.lfdnr === lfdnr) : undefined;
	return known ?? { lfdnr, name: `Lieferant ${lfdnr}` };
}

/** The base information of an article; null asks for none. */
export function useArticle(nr: string | null): Loaded<Model<'Article'>> {
	return useGet(nr === null ? null : '/v1/articles/{nr}', { path: { nr: nr ?? '' } }, { isNewestOnly: true });
}

/** The picture of an article. */
export function useArticleImage(nr: string | null): Loaded<Model<'ArticleImage'>> {
	return useGet(nr === null ? null : '/v1/articles/{nr}/image', { path: { nr: nr ?? '' } });
}

/** The checkboxes of an article. */
export function useArticleCheckboxes(nr: string): Loaded<Model<'ArticleCheckboxes'>> {
	return useGet('/v1/articles/{nr}/checkboxes', { path: { nr } });
}

/** The stock of an article in all warehouses together. */
export function useArticleInventory(nr: string | null): Loaded<Model<'ArticleInventory'>> {
	return useGet(nr === null ? null : '/v1/articles/{nr}/inventory', { path: { nr: nr ?? '' } });
}

/** Pack size, least stock, and costs for who may see them. */
export function useArticleCharacteristics(nr: string): Loaded<Model<'ArticleCharacteristics'>> {
	return useGet('/v1/articles/{nr}/characteristics', { path: { nr } });
}

/** The sale prices of an article. */
export function useSalePrices(nr: string): Loaded<Model<'SalePrices'>> {
	return useGet('/v1/articles/{nr}/prices/sales', { path: { nr } });
}

/** The purchase prices of an article; an article without any may answer 404. */
export function usePurchasePrices(nr: string): Loaded<Model<'PurchasePrices'>> {
	return emptyIfMissing(useGet('/v1/articles/{nr}/prices/purchases', { path: { nr } }));
}

/** A list that its server does not have is empty (spec.md, section 8); every other failure stays one. */
function emptyIfMissing<Row>(list: Loaded<readonly Row[]>): Loaded<Row[]> {
	if (list.status === 'failed' && list.problem.status === 404) {
		return { status: 'ready', data: [], isStale: false, problem: null };
	}
	return list as Loaded<Row[]>;
}

/** The stock of an article by warehouse and lot. */
export function useArticleStock(nr: string): Loaded<Model<'ArticleStock'>> {
	const stock = useGet('/v1/articles/{nr}/stock', { path: { nr } });
	if (stock.status !== 'failed' || stock.problem.status !== 404) return stock;
	const none = { inventory: '0.00', reserved: '0.00', ordered: '0.00', available: '0.00', rows: [] };
	return { status: 'ready', data: none, isStale: false, problem: null };
}

/** Which movements of stock are wanted. */
export interface MovementFilter {
	readonly kind?: Model<'MovementKind'>;
	readonly warehouse?: string;
	/** Days, `yyyy-mm-dd`. */
	readonly from?: string;
	readonly to?: string;
}

/** The movements of an article, the latest first. */
export function useArticleMovements(nr: string, filter: MovementFilter): PagedList<Model<'StockMovement'>> {
	const list = usePagedList(
		'get',
		'/v1/articles/{nr}/movements',
		(page) => ({ path: { nr }, query: { ...filter, ...page } }),
		{ keepsPrevious: true },
	);
	if (list.first.status !== 'failed' || list.first.problem.status !== 404) return list;
	return { ...list, first: { status: 'ready', data: { rows: [], total: 0 }, isStale: false, problem: null } };
}

/** Open positions of orders and purchases of an article. */
export function useArticleDemand(nr: string): Loaded<Model<'ArticleDemands'>> {
	return emptyIfMissing(useGet('/v1/articles/{nr}/commissionedOrdered', { path: { nr } }));
}

/** Positions of open offers of an article. */
export function useArticleOffers(nr: string): Loaded<Model<'ArticleOffers'>> {
	return emptyIfMissing(useGet('/v1/articles/{nr}/openOffers', { path: { nr } }));
}

/** The period and the points of a statistic of an article. */
export interface StatisticPeriod {
	/** Days, `yyyy-mm-dd`. */
	readonly from: string;
	readonly to: string;
	readonly dPoint: Model<'DataPoint'>;
}

const STATISTICS = '/v1/statistics/article/{nr}';

/** What was sold of an article in a period. */
export function useArticleTotal(nr: string, query: StatisticPeriod): Loaded<Model<'SaleFigures'>> {
	return useGet(`${STATISTICS}/totalrevenue`, { path: { nr }, query });
}

/** How sales of an article went. */
export function useArticleRevenue(nr: string, query: StatisticPeriod): Loaded<Model<'SalePoints'>> {
	return useGet(`${STATISTICS}/revenue`, { path: { nr }, query });
}

/** Whom an article was sold to; of one characteristic where one is named. */
export function useArticleSalesPerAddress(
	nr: string,
	query: StatisticPeriod,
	characteristic: string | null,
): Loaded<Model<'AddressSales'>> {
	const all = useGet(characteristic === null ? `${STATISTICS}/SaleDataPerAddress` : null, { path: { nr }, query });
	const some = useGet(characteristic === null ? null : `${STATISTICS}/SaleDataSMPerAddress/{characteristic}`, {
		path: { nr, characteristic: characteristic ?? '' },
		query,
	});
	return characteristic === null ? all : some;
}

/** What was sold of an article by its characteristics. */
export function useArticleSalesPerCharacteristic(
	nr: string,
	query: StatisticPeriod,
): Loaded<Model<'CharacteristicSales'>> {
	return useGet(`${STATISTICS}/SaleDataSM`, { path: { nr }, query });
}
