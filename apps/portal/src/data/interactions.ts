import type { Answer, Model } from '@kontor/api-client/types';
import { useSWRConfig } from 'swr';
import { type Loaded, useGet, useWrite } from './api.tsx';
import { type PagedList, usePagedList } from './pages.ts';

/** What was said, written or noted with an address. */
export type Interaction = Model<'Interaction'>;

/** What of an interaction is written. */
export type InteractionContent = Model<'InteractionContent'>;

const INTERACTIONS = '/v1/crm/addresses/{id}/interactions';
const DELETED = '/v1/crm/addresses/{id}/interactions/deleted';
const RESTORE = '/v1/crm/addresses/{id}/interactions/restore';
const PEEK_COUNT = 5;
const stale = [INTERACTIONS, DELETED, '/v1/dashboard/interactions/last'] as const;

/** The interactions of an address, newest first. */
export function useAddressInteractions(lfdnr: number): PagedList<Interaction> {
	return usePagedList('get', INTERACTIONS, (page) => ({ path: { id: lfdnr }, query: page }));
}

/** The last few interactions of an address that is looked into without opening it. */
export function usePeekedInteractions(lfdnr: number | null): Loaded<Answer<'get', typeof INTERACTIONS>> {
	const input = { path: { id: lfdnr ?? 0 }, query: { page: 1, size: PEEK_COUNT } };
	return useGet(lfdnr === null ? null : INTERACTIONS, input, { isNewestOnly: true });
}

/** Interactions of an address whose deletion can be taken back. */
export function useDeletedInteractions(lfdnr: number): Loaded<Answer<'get', typeof DELETED>> {
	return useGet(DELETED, { path: { id: lfdnr } }, { isBackground: true });
}

/** Subjects that are often noted. */
export function useInteractionSubjects(): Loaded<Answer<'get', '/v1/crm/addresses/interactions/subjects'>> {
	return useGet('/v1/crm/addresses/interactions/subjects', {}, { isMaster: true, isBackground: true });
}

/** Writes to the interactions of an address; each rejects with `ApiProblem`. */
export interface InteractionWrites {
	/** `key` names this attempt: sent again after a lost answer, it makes one interaction. */
	create(content: InteractionContent, key: string): Promise<Interaction>;
	change(lfdnr: number, version: number, content: InteractionContent): Promise<Interaction>;
	remove(interaction: Pick<Interaction, 'lfdnr' | 'version'>): Promise<void>;
	restore(lfdnr: number): Promise<Interaction>;
}

/** Changes the interactions of an address. */
export function useInteractionWrites(address: number): InteractionWrites {
	const post = useWrite('post', INTERACTIONS, stale);
	const put = useWrite('put', INTERACTIONS, stale);
	const del = useWrite('delete', INTERACTIONS, stale);
	const undo = useWrite('post', RESTORE, stale);
	const forgetPages = useForgetPages(address);
	const path = { id: address };

	return {
		async create(content, key) {
			const created = await post({ path, header: { 'Idempotency-Key': key }, body: content });
			await forgetPages();
			return created;
		},
		async change(lfdnr, version, content) {
			const changed = await put({ path, header: { 'If-Match': etag(version) }, body: { lfdnr, ...content } });
			await forgetPages();
			return changed;
		},
		async remove({ lfdnr, version }) {
			await del({ path, query: { lfdnr }, header: { 'If-Match': etag(version) } });
			await forgetPages();
		},
		async restore(lfdnr) {
			const restored = await undo({ path, body: { lfdnr } });
			await forgetPages();
			return restored;
		},
	};
}

/** Page 1 is read anew by itself; what lies behind it has moved and is fetched when it comes into sight again. */
function useForgetPages(address: number): () => Promise<unknown> {
	const { mutate } = useSWRConfig();
	return () =>
		mutate(
			(key) => Array.isArray(key) && key[0] === INTERACTIONS && key[1].path.id === address && key[1].query.page > 1,
			undefined,
			{ revalidate: false },
		);
}

function etag(version: number): string {
	return `"${version}"`;
}
