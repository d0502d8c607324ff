import type { Answer, Model } from '@kontor/api-client/types';
import { useSWRConfig } from 'swr';
import { type Loaded, useGet, useWrite } from './api.tsx';
import { type PagedList, usePagedList } from './pages.ts';

/** What was said, written or noted with an address. */
export type Interaction = Model<'Interaction'>;

/** What of an interaction is written. */
export type InteractionContent = Model<'InteractionContent'>;

const INTERACTIONS = '/v1/crm/addresses/{id}/interactions';
const OF_DOCUMENT = '/v1/crm/documents/{id}/interactions';
const DELETED = '/v1/crm/addresses/{id}/interactions/deleted';
const RESTORE = '/v1/crm/addresses/{id}/interactions/restore';
const PEEK_COUNT = 5;
const stale = [INTERACTIONS, OF_DOCUMENT, DELETED, '/v1/dashboard/interactions/last'] as const;

/** Parent of interactions: an address, or for those about a document that alone. */
export interface InteractionPlace {
	readonly address: number;
	readonly document?: number | undefined;
}

/** The interactions of a place, newest first. */
export function useInteractions({ address, document }: InteractionPlace): PagedList<Interaction> {
	const path = document === undefined ? INTERACTIONS : OF_DOCUMENT;
	return usePagedList('get', path, (page) => ({ path: { id: document ?? address }, query: page }));
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

/** Subjects that are often noted; the same for each document. */
export function useInteractionSubjects({
	document,
}: InteractionPlace): Loaded<Answer<'get', '/v1/crm/addresses/interactions/subjects'>> {
	const options = { isMaster: true, isBackground: true };
	const ofDocument = useGet(
		document === undefined ? null : '/v1/crm/documents/{id}/interactions/subjects',
		{ path: { id: document ?? 0 } },
		options,
	);
	const ofAddress = useGet(document === undefined ? '/v1/crm/addresses/interactions/subjects' : null, {}, options);
	return document === undefined ? ofAddress : ofDocument;
}

/** Writes to the interactions of an address; each rejects with `ApiProblem`. */
export interface InteractionWrites {
	/** `key` names this attempt: sent again after a lost answer, it makes one interaction. */
	create(content: InteractionContent, key: string): Promise<Interaction>;
	change(lfdnr: number, version: number, content: InteractionContent): Promise<Interaction>;
	remove(interaction: Pick<Interaction, 'lfdnr' | 'version'>): Promise<void>;
	restore(lfdnr: number): Promise<Interaction>;
}

/** Changes the interactions of a place; what was deleted is put back among those of the address. */
export function useInteractionWrites({ address, document }: InteractionPlace): InteractionWrites {
	const url = document === undefined ? INTERACTIONS : OF_DOCUMENT;
	const post = useWrite('post', url, stale);
	const put = useWrite('put', url, stale);
	const del = useWrite('delete', url, stale);
	const undo = useWrite('post', RESTORE, stale);
	const forgetPages = useForgetPages();
	const path = { id: document ?? address };

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
			const restored = await undo({ path: { id: address }, body: { lfdnr } });
			await forgetPages();
			return restored;
		},
	};
}

/** Page 1 is read anew by itself; what lies behind it has moved and is fetched when it comes into sight again. */
function useForgetPages(): () => Promise<unknown> {
	const { mutate } = useSWRConfig();
	return () =>
		mutate(
			(key) => Array.isArray(key) && (key[0] === INTERACTIONS || key[0] === OF_DOCUMENT) && key[1].query.page > 1,
			undefined,
			{ revalidate: false },
		);
}

function etag(version: number): string {
	return `"${version}"`;
}
