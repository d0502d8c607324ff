import type { Model } from '@kontor/api-client/types';
import { type Loaded, useApi, useGet, useReload, useWrite } from './api.tsx';

/** Two addresses that were made one. */
export type MergedAddress = Model<'MergedAddress'>;

const MERGES = '/v1/crm/addresses/{id}/merges';
const ADDRESS = '/v1/crm/addresses/{id}';

/** The merges of an address that can be undone, the newest first; not asked for while `isAsked` is false. */
export function useMerges(lfdnr: number, isAsked: boolean): Loaded<readonly MergedAddress[]> {
	return useGet(isAsked ? MERGES : null, { path: { id: lfdnr } }, { isBackground: true });
}

/** The address into which the one of a number was merged; 404 for any other number, null asks for none. */
export function useMergedInto(lfdnr: number | null): Loaded<Model<'AddressRef'>> {
	const path = { id: lfdnr ?? 0 };
	return useGet(lfdnr === null ? null : '/v1/crm/addresses/{id}/mergedInto', { path }, { isBackground: true });
}

/** Finds addresses by a typed text, for whoever looks for the other one of two. */
export function useFindAddresses(): (text: string, signal: AbortSignal) => Promise<readonly Model<'AddressRow'>[]> {
	const { client } = useApi();
	return async (text, signal) => {
		const body = { name: text.slice(0, 200), page: 1, size: 20, sort: 'relevance', direction: 'asc' } as const;
		return (await client.request('post', '/v1/crm/addresses/search/filtered', { body }, { signal })).rows;
	};
}

/** Makes one of two addresses and takes them apart again; each rejects with `ApiProblem`. */
export interface MergeWrites {
	merge(own: Model<'Address'>, other: Model<'Address'>, take: Model<'MergeField'>[]): Promise<MergedAddress>;
	undo(lfdnr: number, merge: number): Promise<void>;
}

/** Merges addresses. Everything that is shown of the address is read anew, since all of it may have more now. */
export function useMergeWrites(): MergeWrites {
	const post = useWrite('post', '/v1/crm/addresses/{id}/merge', []);
	const back = useWrite('post', '/v1/crm/addresses/{id}/merges/undo', []);
	const reload = useReload();
	return {
		async merge(own, other, take) {
			const merged = await post({
				path: { id: own.lfdnr },
				header: { 'If-Match': `"${own.version}"` },
				body: { other: other.lfdnr, otherVersion: other.version, take },
			});
			void reload();
			return merged;
		},
		async undo(lfdnr, merge) {
			await back({ path: { id: lfdnr }, body: { lfdnr: merge } });
			void reload();
		},
	};
}

/** One address to be compared with another; null reads none yet. */
export function useOtherAddress(lfdnr: number | null): Loaded<Model<'Address'>> {
	return useGet(lfdnr === null ? null : ADDRESS, { path: { id: lfdnr ?? 0 } }, { isBackground: true });
}
