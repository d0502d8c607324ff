import type { Answer } from '@kontor/api-client/types';
import { useCallback } from 'react';
import { useApi } from './api.tsx';

/** A hit of the global search, told apart by `type`. */
export type SearchHit = Answer<'post', '/v1/dashboard/search'>[number];

/** Asks the global search; the text travels in the body, so it stands in no address and no log. */
export function useGlobalSearch(): (text: string, signal: AbortSignal) => Promise<readonly SearchHit[]> {
	const { client } = useApi();
	return useCallback(
		(text, signal) => client.request('post', '/v1/dashboard/search', { body: { q: text } }, { signal }),
		[client],
	);
}
