import type { Answer, Input, Model } from '@kontor/api-client/types';
import type { ComboBoxItem } from '@kontor/ui/ComboBox';
import useSWR, { useSWRConfig } from 'swr';
import { type Loaded, useApi, useGet, useWrite } from './api.tsx';
import { type PagedList, usePagedList } from './pages.ts';

/** A line of the document list. */
export type DocumentRow = Model<'DocumentRow'>;

/** A document in full. */
export type DocumentDetail = Model<'DocumentDetail'>;

/** A search that was given a name. */
export type SavedFilter = Model<'DocumentFilter'>;

/** What documents are searched by; the whole list is asked for, page by page. */
export type DocumentQuestion = Omit<Model<'DocumentQuestion'>, 'page' | 'size'>;

/** A column of the file of documents. */
export type DocumentExportColumn = Model<'DocumentExportColumn'>;

/** The name of an information list. */
export type InformationList = Model<'DocumentInformationList'>;

/** An entry of an information list. */
export type Information = Model<'DocumentInformation'>;

const SEARCH = '/v1/documents';
const COUNTS = '/v1/documents/counts';
const FILTERS = '/v1/documents/filter';
const INFORMATION = '/v1/crm/document/information/{list}';

/** The documents of a question; a newer one gives the search before it up, whose rows stay until the new ones come. */
export function useDocumentSearch(question: DocumentQuestion): PagedList<DocumentRow> & {
	readonly first: Loaded<Answer<'post', typeof SEARCH>>;
} {
	const list = usePagedList('post', SEARCH, (page) => ({ body: { ...question, ...page } }), {
		keepsPrevious: true,
		isNewestOnly: true,
	});
	// The first page holds the sums beside its rows.
	return list as typeof list & { readonly first: Loaded<Answer<'post', typeof SEARCH>> };
}

/** The same as they were last read, to walk through them. */
export function useDocumentResults(question: DocumentQuestion): PagedList<DocumentRow> {
	return usePagedList('post', SEARCH, (page) => ({ body: { ...question, ...page } }), { isMaster: true });
}

/** Number of documents per view and per saved search. */
export function useDocumentCounts(): Loaded<Model<'DocumentCounts'>> {
	return useGet(COUNTS, {}, { isBackground: true, keepsPrevious: true });
}

/** Loads a file of all documents of a question. */
export function useExportDocuments() {
	const { client } = useApi();
	return (question: DocumentQuestion, columns: readonly DocumentExportColumn[], signal: AbortSignal): Promise<Blob> =>
		client.download('/v1/documents/csv', { body: { ...question, columns: [...columns] } }, { signal });
}

/** A document in full. */
export function useDocument(wfCid: number): Loaded<DocumentDetail> {
	return useGet('/v1/crm/documents/{id}', { path: { id: wfCid } });
}

/** Documents by their numbers, as lists and screens that were read show them; one that was not read is left out. */
export function useKnownDocuments(wfCids: readonly number[]): DocumentRow[] {
	const { cache } = useSWRConfig();
	if (wfCids.length === 0) return [];
	const known = new Map<string, DocumentRow>();
	for (const name of cache.keys()) {
		if (!name.includes(SEARCH) && !name.includes('/v1/crm/documents/{id}"')) continue;
		const data: unknown = cache.get(name)?.data;
		for (const row of rowsOf(data)) known.set(row.wf_cid, row);
	}
	return wfCids.flatMap((wfCid) => known.get(String(wfCid)) ?? []);
}

function rowsOf(data: unknown): readonly DocumentRow[] {
	if (typeof data !== 'object' || data === null) return [];
	if ('rows' in data && 'sums' in data) return data.rows as readonly DocumentRow[];
	return 'positions' in data && 'wf_cid' in data ? [data as DocumentDetail] : [];
}

/** A document to look into without opening it: the next one gives this one up. Null looks into none. */
export function usePeekedDocument(wfCid: number | null): Loaded<DocumentDetail> {
	const path = wfCid === null ? null : '/v1/crm/documents/{id}';
	return useGet(path, { path: { id: wfCid ?? 0 } }, { isNewestOnly: true });
}

/** The user's saved searches and those that others share. */
export function useDocumentFilters(): Loaded<Answer<'get', typeof FILTERS>> {
	return useGet(FILTERS, {}, { isBackground: true });
}

/** Writes to saved searches; each rejects with `ApiProblem`. */
export interface FilterWrites {
	create(filter: Model<'DocumentFilterEntry'>, key: string): Promise<SavedFilter>;
	change(filter: Model<'ChangedDocumentFilter'>, version: number): Promise<SavedFilter>;
	remove(id: number): Promise<void>;
}

/** Changes saved searches. */
export function useFilterWrites(): FilterWrites {
	const post = useWrite('post', FILTERS, [FILTERS, COUNTS]);
	const put = useWrite('put', FILTERS, [FILTERS, COUNTS]);
	const del = useWrite('delete', '/v1/documents/filter/{id}', [FILTERS, COUNTS]);
	return {
		create: (body, key) => post({ header: { 'Idempotency-Key': key }, body }),
		change: (body, version) => put({ header: { 'If-Match': `"${version}"` }, body }),
		remove: async (id) => {
			await del({ path: { id } });
		},
	};
}

/** The entries of an information list; `q` narrows those of addresses on the server. */
export function useInformation(list: InformationList, q = ''): Loaded<readonly Information[]> {
	const input = { path: { list }, ...(q !== '' && { query: { q } }) };
	return useGet(INFORMATION, input, { isMaster: true, isBackground: true, keepsPrevious: true });
}

/** Finds devices by words of their name or the beginning of their serial number. */
export function useObjectChoices(): (query: string, signal: AbortSignal) => Promise<readonly ComboBoxItem[]> {
	const { client } = useApi();
	return async (q, signal) => {
		const path = '/v1/crm/document/information/objects/search';
		const found = await client.request('get', path, { query: { q: q.trim() } }, { signal });
		return found.map(({ id, bezeichnung, serialNumber }) => ({
			key: String(id),
			label: bezeichnung,
			description: serialNumber,
		}));
	};
}

/** Pictures of a device, as addresses of data; null asks for none. */
export function useObjectPictures(id: number | null): Loaded<readonly string[]> {
	return useGet(
		id === null ? null : '/v1/crm/document/information/{x}/pictures',
		{ path: { x: id ?? 0 } },
		{ isMaster: true, isBackground: true },
	);
}

/** The German names of codes of several lists; a list that cannot be read has none. */
export function useInformationNames(
	lists: readonly InformationList[],
): (list: InformationList, code: string) => string {
	const { client } = useApi();
	const wanted = [...new Set(lists)].sort();
	const { data = new Map<string, string>() } = useSWR(
		wanted.length === 0 ? null : ['names of information lists', wanted],
		async () => {
			const answers = await Promise.allSettled(
				wanted.map((list) =>
					client.request('get', INFORMATION, { path: { list } } as Input<'get', typeof INFORMATION>),
				),
			);
			return new Map(
				answers.flatMap((answer, index) =>
					answer.status === 'fulfilled'
						? answer.value.map(({ code, bezeichnung }) => [`${wanted[index]} ${code}`, bezeichnung] as const)
						: [],
				),
			);
		},
		{ revalidateIfStale: false },
	);
	return (list, code) => data.get(`${list} ${code}`) ?? code;
}

/** Finds addresses for a field by name or number. */
export function useAddressChoices(): (query: string, signal: AbortSignal) => Promise<readonly ComboBoxItem[]> {
	const { client } = useApi();
	return async (query, signal) => {
		const name = query.trim();
		const body = { ...(name !== '' && { name }), sort: 'relevance', direction: 'asc', page: 1, size: 20 } as const;
		const { rows } = await client.request('post', '/v1/crm/addresses/search/filtered', { body }, { signal });
		return rows.map((row) => ({
			key: String(row.lfdnr),
			label: row.name,
			description: `${row.lfdnr} · ${row.kdPlz} ${row.kdOrt}`.trim(),
		}));
	};
}
