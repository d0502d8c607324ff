import { type ApiProblem, asProblem } from '@kontor/api-client/problem';
import type { Model } from '@kontor/api-client/types';
import { type Loaded, useApi, useQuestion, useReload } from './api.tsx';

const OPEN = '/v1/crm/addresses/{id}/openDocuments';

/** The documents of an address that are not closed yet, newest first. */
export function useOpenDocuments(lfdnr: number): Loaded<Model<'OpenDocuments'>> {
	return useQuestion(OPEN, { path: { id: lfdnr } });
}

/** What became of renewing; `changed` documents now have the name and address of the moment. */
export type RenewOutcome =
	| { readonly kind: 'renewed'; readonly changed: number }
	| { readonly kind: 'failed'; readonly problem: ApiProblem };

/** Lets the open documents of an address take over its name and address of now. */
export function useRenewOpenDocuments(lfdnr: number): () => Promise<RenewOutcome> {
	const { client } = useApi();
	const reload = useReload();
	return async () => {
		try {
			const input = { path: { id: lfdnr }, query: { changeOpenDocuments: 'true' } } as const;
			const { changed } = await client.request('post', OPEN, input);
			void reload([OPEN]);
			return { kind: 'renewed', changed };
		} catch (error) {
			return {
				kind: 'failed',
				problem: asProblem(error),
			};
		}
	};
}
