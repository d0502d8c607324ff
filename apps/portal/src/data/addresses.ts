import type { Answer, Model } from '@kontor/api-client/types';
import type { AddressExportColumn } from '@kontor/domain/addressExport';
import { unstable_serialize, useSWRConfig } from 'swr';
import { type Loaded, type QuestionOptions, useApi, useGet } from './api.tsx';
import { type PagedList, usePagedList } from './pages.ts';

/** A line of the address list. */
export type AddressRow = Model<'AddressRow'>;

/** What addresses are searched by; the whole list is asked for, page by page. */
export type AddressFilter = Omit<Model<'AddressSearchFilter'>, 'page' | 'size'>;

const SEARCH = '/v1/crm/addresses/search/filtered';
const DOCUMENTS = '/v1/crm/addresses/{id}/documents';
const master = { isMaster: true };

/** The addresses of a filter; a newer filter gives the search before it up, whose rows stay until the new ones come. */
export function useAddressSearch(filter: AddressFilter): PagedList<AddressRow> {
	return useFilteredAddresses(filter, { keepsPrevious: true, isNewestOnly: true });
}

/** The same as it was last read, to walk through the hits: asked anew only where it is not there any more. */
export function useAddressResults(filter: AddressFilter): PagedList<AddressRow> {
	return useFilteredAddresses(filter, master);
}

function useFilteredAddresses(filter: AddressFilter, options: QuestionOptions): PagedList<AddressRow> {
	return usePagedList('post', SEARCH, (page) => ({ body: { ...filter, ...page } }), options);
}

/** Fetches the file of all addresses of a filter, however many; rejects for one that breaks off. */
export function useExportAddresses() {
	const { client } = useApi();
	return (filter: AddressFilter, columns: readonly AddressExportColumn[], signal: AbortSignal): Promise<Blob> =>
		client.download(`${SEARCH}/csv`, { body: { ...filter, columns } }, { signal });
}

/** The types an address can have. */
export function useAddressTypes(): Loaded<Answer<'get', '/v1/crm/addresses/types'>> {
	return useGet('/v1/crm/addresses/types', {}, master);
}

/** Where a search text can be looked for. */
export function useSearchFields(): Loaded<Answer<'get', '/v1/crm/addresses/fields'>> {
	return useGet('/v1/crm/addresses/fields', {}, master);
}

/** All customer groups. */
export function useCustomerGroups(): Loaded<Answer<'get', '/v1/crm/addresses/groups'>> {
	return useGet('/v1/crm/addresses/groups', {}, master);
}

/** The genders a person can have. */
export function useGenders(): Loaded<Answer<'get', '/v1/util/genders'>> {
	return useGet('/v1/util/genders', {}, master);
}

/** The countries by name. */
export function useCountries(): Loaded<Answer<'get', '/v1/util/country'>> {
	return useGet('/v1/util/country', {}, master);
}

/** One address. */
export function useAddress(lfdnr: number): Loaded<Model<'Address'>> {
	return useGet('/v1/crm/addresses/{id}', { path: { id: lfdnr } });
}

/** Reads one address as it is now, and shows it so wherever it is shown; rejects with `ApiProblem`. */
export function useReadAddress(): (lfdnr: number) => Promise<Model<'Address'>> {
	const { client } = useApi();
	const { mutate } = useSWRConfig();
	return async (lfdnr) => {
		const input = { path: { id: lfdnr } };
		const address = await client.request('get', '/v1/crm/addresses/{id}', input);
		const key = unstable_serialize(['/v1/crm/addresses/{id}', input]);
		const isShown = (known: unknown) => Array.isArray(known) && unstable_serialize(known) === key;
		await mutate(isShown, address, { revalidate: false });
		return address;
	};
}

/** An address to look into without opening it: one that is looked into next gives this one up. Null looks into none. */
export function usePeekedAddress(lfdnr: number | null): Loaded<Model<'Address'>> {
	return useGet(lfdnr === null ? null : '/v1/crm/addresses/{id}', { path: { id: lfdnr ?? 0 } }, { isNewestOnly: true });
}

/** The documents of an address, newest first. */
export function useAddressDocuments(lfdnr: number): PagedList<Model<'Document'>> {
	return usePagedList('get', DOCUMENTS, (page) => ({ path: { id: lfdnr }, query: page }));
}

/** The tasks of an address, open ones first; only for who has the tasks app too. */
export function useAddressTasks(lfdnr: number): Loaded<Answer<'get', '/v1/crm/addresses/{id}/objects/tasks'>> {
	return useGet('/v1/crm/addresses/{id}/objects/tasks', { path: { id: lfdnr } });
}

/** Whom an address has to do with, by what they are to each other. */
export function useRelatedAddresses(lfdnr: number): Loaded<Answer<'get', '/v1/crm/addresses/{id}/related'>> {
	return useGet('/v1/crm/addresses/{id}/related', { path: { id: lfdnr } });
}
