import type { Model } from '@kontor/api-client/types';
import { useWrite } from './api.tsx';

/** Gives the note of an address its colour; rejects with `ApiProblem`. */
export function useNoteTone(lfdnr: number): (tone: Model<'NoteTone'>) => Promise<unknown> {
	const put = useWrite('put', '/v1/crm/addresses/{id}/noteTone', ['/v1/crm/addresses/{id}']);
	return (tone) => put({ path: { id: lfdnr }, body: { tone } });
}
