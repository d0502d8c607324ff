import createFetchClient from 'openapi-fetch';
import { ApiProblem, isAbort, problemOf } from './problem.ts';
import type { paths } from './schema.gen.ts';
import type { Answer, FilePath, Input, Method, PathOf } from './types.ts';

/** How one call is made, beside what it asks. */
export interface CallOptions {
	/** Gives the call up. */
	signal?: AbortSignal | undefined;
	/** Lets the call outlive the page. */
	keepalive?: boolean;
}

/** Calls the operations of the contract. */
export interface Client {
	/** Resolves with the operation's answer; rejects with `ApiProblem`, or with `AbortError` once the signal is aborted. */
	request<M extends Method, P extends PathOf<M>>(
		method: M,
		path: P,
		input: Input<M, P>,
		options?: CallOptions,
	): Promise<Answer<M, P>>;

	/**
	 * Resolves with the whole file an operation sends, however long that takes; rejects as `request` does, and for a file
	 * that breaks off.
	 */
	download<P extends FilePath>(path: P, input: Input<'post', P>, options?: CallOptions): Promise<Blob>;
}

/** What a client is made of. */
export interface ClientOptions {
	/** Where the API lives, e.g. `/api`. */
	baseUrl: string;
	/** Sends a request; `session.fetch` adds the bearer and renews it. */
	fetch: (request: Request) => Promise<Response>;
	/** Milliseconds until a call without an answer fails as `network`; default 30 s. */
	timeoutMs?: number;
	/** Brings the check of answers (`isOfContract`), as late as the caller likes; without it only JSON is asked for. */
	loadCheck?: () => Promise<AnswerCheck>;
}

/** Says whether what an operation answered is what the contract promises. */
export type AnswerCheck = (method: string, path: string, answer: unknown) => boolean;

interface RawInput {
	path?: Record<string, unknown>;
	query?: Record<string, unknown>;
	header?: Record<string, unknown>;
	body?: unknown;
}

type RawRequest = (
	method: string,
	path: string,
	init: {
		params: Omit<RawInput, 'body'>;
		body?: unknown;
		signal: AbortSignal;
		keepalive: boolean;
		parseAs?: 'json' | 'stream';
	},
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

/** A client for the contract's operations. */
export function createClient({ baseUrl, fetch, timeoutMs = 30_000, loadCheck = checkNothing }: ClientOptions): Client {
	const inner = createFetchClient<paths>({ baseUrl, fetch });
	// Method, path and input are bound together by the types of `Client.request`; openapi-fetch cannot see through that.
	const raw = inner.request as unknown as RawRequest;

	async function request(method: Method, path: string, input: RawInput, options: CallOptions = {}) {
		const { signal } = options;
		const init = initOf(input, options, AbortSignal.timeout(timeoutMs));
		const loading = loadCheck();
		const { response, data, error } = await raw(method, path, init).catch((cause: unknown) => fail(cause, signal));
		if (!response.ok) throw problemOf(response, error);
		const answer = response.status === 204 ? undefined : data;
		const isJson = response.status === 204 || (typeof data === 'object' && data !== null);
		const isOfContract = await loading;
		if (!isJson || !isOfContract(method, path, answer)) throw new ApiProblem('garbage', { status: response.status });
		return answer;
	}

	async function download(path: string, input: RawInput, options: CallOptions = {}) {
		const { signal } = options;
		const patience = new AbortController();
		const timer = setTimeout(() => patience.abort(), timeoutMs);
		try {
			const init = { ...initOf(input, options, patience.signal), parseAs: 'stream' as const };
			const { response, error } = await raw('post', path, init);
			if (!response.ok) throw problemOf(response, error);
			if (!/^(text\/csv|application\/pdf)\b/.test(response.headers.get('content-type') ?? '')) {
				throw new ApiProblem('garbage', { status: response.status });
			}
			// It has begun: from here on it may take as long as it is long.
			clearTimeout(timer);
			return await response.blob();
		} catch (cause) {
			return fail(cause, signal);
		} finally {
			clearTimeout(timer);
		}
	}

	return { request: request as Client['request'], download };
}

function initOf(input: RawInput, { signal, keepalive = false }: CallOptions, timeout: AbortSignal) {
	return {
		params: { path: input.path ?? {}, query: input.query ?? {}, header: input.header ?? {} },
		...('body' in input ? { body: input.body } : {}),
		signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
		keepalive,
	};
}

async function checkNothing(): Promise<AnswerCheck> {
	return () => true;
}

function fail(error: unknown, signal: AbortSignal | undefined): never {
	if (error instanceof ApiProblem) throw error;
	if (signal?.aborted) throw isAbort(error) ? error : new DOMException('The call was given up', 'AbortError');
	if (error instanceof SyntaxError) throw new ApiProblem('garbage', { cause: error });
	throw new ApiProblem('network', { cause: error });
}
