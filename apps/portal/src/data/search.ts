import { ApiProblem } from '@kontor/api-client/problem';
import type { Answer } from '@kontor/api-client/types';
import { useCallback } from 'react';
import { useApi } from './api.tsx';

/** A hit of the global search, told apart by `type`. */
export type SearchHit = Answer<'post', '/v1/dashboard/search'>[number];

/**
 * Asks the global search; the text travels in the body, so it stands in no address and no log. A text that the server
 * does not take finds nothing: asking it again would not help.
 */
export function useGlobalSearch(): (text: string, signal: AbortSignal) => Promise<readonly SearchHit[]> {
	const { client } = useApi();
	return useCallback(
		async (text, signal) => {
			try {
				return await client.request('post', '/v1/dashboard/search', { body: { q: text } }, { signal });
			} catch (error) {
				if (error instanceof ApiProblem && error.status === 400) return [];
				throw error;
			}
		},
		[client],
	);
}
