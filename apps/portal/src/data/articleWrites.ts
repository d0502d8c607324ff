import { ApiProblem } from '@kontor/api-client/problem';
import type { Model } from '@kontor/api-client/types';
import { useApi, useWrite } from './api.tsx';
import { lostUpdateOf } from './lostUpdate.ts';

/** An article as it is edited, with its version. */
export type StoredArticle = Model<'StoredArticleRecord'>;

const ARTICLE = '/v1/articles/{nr}';
const SEARCH = '/v1/articles/search/filtered';

const described = [
	ARTICLE,
	`${ARTICLE}/record`,
	`${ARTICLE}/checkboxes`,
	`${ARTICLE}/characteristics`,
	`${ARTICLE}/inventory`,
] as const;
const stocked = [
	`${ARTICLE}/stock`,
	`${ARTICLE}/inventory`,
	`${ARTICLE}/movements`,
	`${ARTICLE}/characteristics`,
] as const;

/** Reads an article as it is stored now, for an editor that is being opened. */
export function useFetchArticleRecord(): (nr: string) => Promise<StoredArticle> {
	const { client } = useApi();
	return (nr) => client.request('get', `${ARTICLE}/record`, { path: { nr } });
}

/** Makes articles and changes what describes them; each rejects with `ApiProblem`. */
export function useArticleWrites() {
	const post = useWrite('post', '/v1/articles', []);
	const put = useWrite('put', `${ARTICLE}/record`, described);
	return {
		create: (body: Model<'NewArticle'>, key: string) => post({ header: { 'Idempotency-Key': key }, body }),
		change: (nr: string, version: number, body: Model<'ArticleRecord'>) =>
			put({ path: { nr }, header: { 'If-Match': `"${version}"` }, body }),
	};
}

/** Gives an article a code that nobody knew. */
export function useAssignCode(): (nr: string, code: Model<'NewArticleCode'>, key: string) => Promise<StoredArticle> {
	const post = useWrite('post', `${ARTICLE}/codes`, described);
	return (nr, body, key) => post({ path: { nr }, header: { 'Idempotency-Key': key }, body });
}

/** A picture of an article with its version. */
export type StoredPicture = Model<'StoredArticleImage'>;

/** Replaces the picture of an article, which the writer has seen in a version; null takes it away. */
export function useChangeImage(nr: string): (image: string | null, version: number) => Promise<StoredPicture> {
	const put = useWrite('put', `${ARTICLE}/image`, [`${ARTICLE}/image`, ARTICLE]);
	return (image, version) => put({ path: { nr }, header: { 'If-Match': `"${version}"` }, body: { image } });
}

/** Picture stored now, if storing one was refused because somebody else has changed it meanwhile; else null. */
export function storedPictureOf(error: unknown): StoredPicture | null {
	return lostUpdateOf(error, 'put', `${ARTICLE}/image`);
}

/** Adds, changes and takes away sale prices of an article. */
export function useSalePriceWrites(nr: string) {
	const stale = [`${ARTICLE}/prices/sales`] as const;
	const post = useWrite('post', `${ARTICLE}/prices/sales`, stale);
	const put = useWrite('put', `${ARTICLE}/prices/sales/{id}`, stale);
	const del = useWrite('delete', `${ARTICLE}/prices/sales/{id}`, stale);
	return {
		create: (body: Model<'NewSalePrice'>, key: string) =>
			post({ path: { nr }, header: { 'Idempotency-Key': key }, body }),
		change: (id: number, version: number, body: Model<'ChangedSalePrice'>) =>
			put({ path: { nr, id }, header: { 'If-Match': `"${version}"` }, body }),
		remove: (id: number) => del({ path: { nr, id } }),
	};
}

/** Adds, changes and takes away purchase prices of an article. */
export function usePurchasePriceWrites(nr: string) {
	const stale = [`${ARTICLE}/prices/purchases`, `${ARTICLE}/prices/sales`, ARTICLE] as const;
	const post = useWrite('post', `${ARTICLE}/prices/purchases`, stale);
	const put = useWrite('put', `${ARTICLE}/prices/purchases/{id}`, stale);
	const del = useWrite('delete', `${ARTICLE}/prices/purchases/{id}`, stale);
	return {
		create: (body: Model<'NewPurchasePrice'>, key: string) =>
			post({ path: { nr }, header: { 'Idempotency-Key': key }, body }),
		change: (id: number, version: number, body: Model<'ChangedPurchasePrice'>) =>
			put({ path: { nr, id }, header: { 'If-Match': `"${version}"` }, body }),
		remove: (id: number) => del({ path: { nr, id } }),
	};
}

/** Posts to the stock of an article; sent again under the same key it is posted once. */
export function usePostStock(nr: string): (body: Model<'StockPosting'>, key: string) => Promise<Model<'ArticleStock'>> {
	const post = useWrite('post', `${ARTICLE}/movements`, stocked);
	return (body, key) => post({ path: { nr }, header: { 'Idempotency-Key': key }, body });
}

/** Articles that fit a text, for a field that is typed into. */
export function useFindArticles(): (text: string, signal: AbortSignal) => Promise<readonly Model<'ArticleRow'>[]> {
	const { client } = useApi();
	return async (q, signal) =>
		(
			await client.request(
				'post',
				SEARCH,
				{ body: { q, page: 1, size: 20, sort: 'relevance', direction: 'asc' } },
				{ signal },
			)
		).rows;
}

/** Why a price was refused that holds on days of another one: its days; null for every other failure. */
export function priceInTheWay(error: unknown): Model<'PriceInTheWay'> | null {
	if (!(error instanceof ApiProblem) || error.status !== 409) return null;
	const { problem } = error;
	// The contract gives a 409 of these operations the other price; the general type of a problem does not know it.
	return problem !== null && 'inTheWay' in problem ? (problem.inTheWay as Model<'PriceInTheWay'>) : null;
}
