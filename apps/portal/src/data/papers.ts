import { type ApiProblem, asProblem } from '@kontor/api-client/problem';
import type { Answer, Model } from '@kontor/api-client/types';
import { useEffect, useState } from 'react';
import { type Loaded, useApi, useGet } from './api.tsx';

/** One way to put a document on paper. */
export type PrintType = Model<'PrintType'>;

const TYPES = '/v1/crm/documents/{wf_cid}/printTypes';
const PDF = '/v1/crm/documents/{wf_cid}/pdf';

/** In which ways the user may print a document, the usual one first; null asks nothing yet. */
export function usePrintTypes(wfCid: number | null): Loaded<Answer<'get', typeof TYPES>> {
	return useGet(wfCid === null ? null : TYPES, { path: { wf_cid: wfCid ?? 0 } }, { isBackground: true });
}

/** Fetches papers as files; each rejects with `ApiProblem`, or with `AbortError` once the signal is aborted. */
export interface Papers {
	/** One document in one of its ways. */
	one(wfCid: number, printType: PrintType, signal?: AbortSignal): Promise<Blob>;
	/** Up to 100 documents as one PDF, in this order; drafts are printed as drafts. */
	several(wfCids: readonly number[], signal?: AbortSignal): Promise<Blob>;
}

/** Fetches papers. */
export function usePapers(): Papers {
	const { client } = useApi();
	return {
		one: (wfCid, printType, signal) =>
			client.download(PDF, { path: { wf_cid: wfCid }, body: { printType } }, { signal }),
		several: (wfCids, signal) =>
			client.download('/v1/documents/pdf', { body: { documents: [...wfCids], printType: 'original' } }, { signal }),
	};
}

type Fetched =
	| { readonly asked: string; readonly file: Blob }
	| { readonly asked: string; readonly problem: ApiProblem };

/**
 * The paper of a document in one of its ways, anew for each version of it; it is kept nowhere else, and given up on leaving.
 * A refusal stays in its place: what is beside it may be seen.
 */
export function usePaper(wfCid: number, printType: PrintType, version: number): Loaded<Blob> {
	const { client } = useApi();
	const [attempt, setAttempt] = useState(0);
	const [fetched, setFetched] = useState<Fetched | null>(null);
	const asked = `${wfCid} ${printType} ${version} ${attempt}`;

	useEffect(() => {
		const leaving = new AbortController();
		client.download(PDF, { path: { wf_cid: wfCid }, body: { printType } }, { signal: leaving.signal }).then(
			(file) => setFetched({ asked, file }),
			(error: unknown) => !leaving.signal.aborted && setFetched({ asked, problem: asProblem(error) }),
		);
		return () => leaving.abort();
	}, [client, wfCid, printType, asked]);

	if (fetched?.asked !== asked) return { status: 'loading' };
	if ('file' in fetched) return { status: 'ready', data: fetched.file, isStale: false, problem: null };
	const retry = () => setAttempt(attempt + 1);
	return { status: 'failed', problem: fetched.problem, retry, isRetrying: false };
}
