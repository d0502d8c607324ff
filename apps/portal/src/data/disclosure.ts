import type { Model } from '@kontor/api-client/types';
import { useApi } from './api.tsx';

/** The records kept at an address beside its own data. */
export interface Disclosed {
	readonly interactions: readonly Model<'Interaction'>[];
	readonly contactPersons: readonly Model<'ContactPerson'>[];
	readonly groups: readonly Model<'CustomerGroupRelation'>[];
	readonly documents: readonly Model<'Document'>[];
	readonly files: readonly Model<'AttachmentFile'>[];
}

const PAGE = 200;

/** Reads all that stands at an address and that the user may read, page by page and file by file; rejects with `ApiProblem`. */
export function useDisclosed(): (lfdnr: number, signal: AbortSignal) => Promise<Disclosed> {
	const { client } = useApi();
	return async (lfdnr, signal) => {
		const path = { id: lfdnr };
		const base = '/v1/crm/addresses/{id}';
		const at = { path };
		const [contactPersons, groups, attachments, interactions, documents] = await Promise.all([
			client.request('get', `${base}/contactPersons`, at, { signal }),
			client.request('get', `${base}/customerGroups`, at, { signal }),
			client.request('get', `${base}/attachments`, at, { signal }),
			allPages((page) =>
				client.request('get', `${base}/interactions`, { path, query: { page, size: PAGE } }, { signal }),
			),
			allPages((page) => client.request('get', `${base}/documents`, { path, query: { page, size: PAGE } }, { signal })),
		]);
		const files: Model<'AttachmentFile'>[] = [];
		// One after the other: each may be millions of bytes.
		for (const { lfdnr: attachment } of attachments) {
			const input = { path: { id: lfdnr, attachment } };
			files.push(await client.request('get', `${base}/attachments/{attachment}`, input, { signal }));
		}
		return { interactions, contactPersons, groups, documents, files };
	};
}

async function allPages<Row>(
	ask: (page: number) => Promise<{ readonly rows: readonly Row[]; readonly total: number }>,
): Promise<Row[]> {
	const all: Row[] = [];
	for (let page = 1; ; page++) {
		const { rows, total } = await ask(page);
		all.push(...rows);
		if (rows.length === 0 || all.length >= total) return all;
	}
}
