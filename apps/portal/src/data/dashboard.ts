import type { Answer } from '@kontor/api-client/types';
import { type Loaded, useGet } from './api.tsx';

/** The newest documents of all addresses, newest first. */
export function useLastDocuments(): Loaded<Answer<'get', '/v1/dashboard/documents/last'>> {
	return useGet('/v1/dashboard/documents/last', {});
}

/** The newest interactions of all addresses, newest first. */
export function useLastInteractions(): Loaded<Answer<'get', '/v1/dashboard/interactions/last'>> {
	return useGet('/v1/dashboard/interactions/last', {});
}
