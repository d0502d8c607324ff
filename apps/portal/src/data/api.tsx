import type { Client } from '@kontor/api-client/client';
import { ApiProblem, asProblem, isAbort } from '@kontor/api-client/problem';
import type { Answer, Input, Method, PathOf } from '@kontor/api-client/types';
import {
	createContext,
	type ReactNode,
	use,
	useCallback,
	useEffect,
	useMemo,
	useRef,
	useState,
	useSyncExternalStore,
} from 'react';
import useSWR, { SWRConfig, type SWRConfiguration, unstable_serialize, useSWRConfig } from 'swr';
import { useClock } from '../host/clock.tsx';
import { createReadCache, type ReadCache } from './readCache.ts';
import { createReadTimes, type ReadTimes } from './readTimes.ts';

/**
 * The state of a read. `isStale` = the data answer an earlier question while the present one is under way; `problem`
 * = they could not be read anew.
 */
export type Loaded<T> =
	| { readonly status: 'loading' }
	| {
			readonly status: 'failed';
			readonly problem: ApiProblem;
			readonly retry: () => void;
			readonly isRetrying: boolean;
	  }
	| { readonly status: 'ready'; readonly data: T; readonly isStale: boolean; readonly problem: ApiProblem | null };

/** Options of a read. */
export interface ReadOptions {
	/** A refusal (403) is no reason to leave the screen: for what runs beside it, such as the bell. */
	isBackground?: boolean;
	/** Data that change once in a long while: read once. */
	isMaster?: boolean;
	/** Shows the data of the previous question until those of the present one are there. */
	keepsPrevious?: boolean;
}

/** Options of a question. */
export interface QuestionOptions extends ReadOptions {
	/** A newer question gives the one under way up: for what is asked while somebody types or walks on. */
	isNewestOnly?: boolean;
}

interface Api {
	readonly client: Client;
	/** The server has refused something the user asked for. */
	readonly onForbidden: () => void;
}

interface Reads {
	readonly readTimes: ReadTimes;
	readonly readCache: ReadCache;
}

const ApiContext = createContext<(Api & Reads) | null>(null);

/** Props of DataProvider. */
export interface DataProviderProps extends Api {
	children: ReactNode;
}

/**
 * Gives the API to what is inside, with a cache of its own. Give it a `key` per person (the session's epoch): a new key
 * forgets everything that was read.
 */
export function DataProvider({ client, onForbidden, children }: DataProviderProps) {
	// SWR takes its cache once, so this one lives as long.
	const [reads] = useState(() => ({ readTimes: createReadTimes(), readCache: createReadCache() }));
	const api = useMemo(() => ({ client, onForbidden, ...reads }), [client, onForbidden, reads]);
	return (
		<ApiContext value={api}>
			<SWRConfig value={{ ...swrConfig, provider: () => reads.readCache.cache }}>{children}</SWRConfig>
		</ApiContext>
	);
}

const swrConfig: SWRConfiguration = {
	// Returning to the tab must neither storm the server nor reset what is being typed; polls look after themselves.
	revalidateOnFocus: false,
	revalidateOnReconnect: false,
	errorRetryCount: 3,
	shouldRetryOnError: (error: unknown) => error instanceof ApiProblem && isPassing(error),
};

/** True where the same call may well succeed in a moment. */
function isPassing({ kind, status }: ApiProblem): boolean {
	return kind !== 'refused' || status >= 500 || status === 429;
}

type Key = readonly [path: string, input: object];

/** The API, for handlers that call it directly. */
export function useApi(): Api & Reads {
	const api = use(ApiContext);
	if (api === null) throw new Error('useApi needs a DataProvider around it');
	return api;
}

/** Reads by GET; a null path reads nothing yet. */
export function useGet<P extends PathOf<'get'>>(
	path: P | null,
	input: Input<'get', P>,
	options?: QuestionOptions,
): Loaded<Answer<'get', P>> {
	return useRead('get', path, input, options);
}

/** Reads by a POST whose body is the question, such as a search; null asks nothing yet. */
export function useQuestion<P extends PathOf<'post'>>(
	path: P,
	input: Input<'post', P> | null,
	options?: QuestionOptions,
): Loaded<Answer<'post', P>> {
	return useRead('post', input === null ? null : path, input ?? {}, options);
}

/** Reads by either; `useGet` and `useQuestion` are what screens ask by. */
export function useRead<M extends 'get' | 'post', P extends PathOf<M>>(
	method: M,
	path: P | null,
	input: object,
	{ isBackground = false, isMaster = false, keepsPrevious = false, isNewestOnly = false }: QuestionOptions = {},
): Loaded<Answer<M, P>> {
	const { client, onForbidden, readTimes, readCache } = useApi();
	const clock = useClock();
	const underWay = useRef<AbortController>(null);
	const key: Key | null = path === null ? null : [path, input];
	const name = key === null ? null : unstable_serialize(key);
	useEffect(() => (name === null ? undefined : readCache.show(name, isMaster)), [name, isMaster, readCache]);
	const answer = useSWR<Answer<M, P>, unknown, Key | null>(
		key,
		// The key is made of nothing but a path and its input.
		([asked, question]) => {
			if (isNewestOnly) underWay.current?.abort();
			const controller = new AbortController();
			underWay.current = controller;
			return client.request(method, asked as P, question as Input<M, P>, { signal: controller.signal });
		},
		{
			revalidateIfStale: !isMaster,
			keepPreviousData: keepsPrevious,
			onSuccess() {
				if (path !== null) readTimes.note(path, clock());
			},
			onError(error) {
				if (!isBackground && error instanceof ApiProblem && error.status === 403) onForbidden();
			},
		},
	);
	const { data, error, isLoading, isValidating, mutate } = answer;
	const problem = problemOf(error);
	if (data !== undefined && (problem === null || !keepsPrevious)) {
		return { status: 'ready', data, isStale: isLoading, problem };
	}
	if (problem === null) return { status: 'loading' };
	return { status: 'failed', problem, retry: () => void mutate(), isRetrying: isValidating };
}

function problemOf(error: unknown): ApiProblem | null {
	if (error === undefined || isAbort(error)) return null;
	return asProblem(error);
}

/** When something of a path was read last, in milliseconds since 1970; null before. */
export function useReadTime(path: PathOf<'get'>): number | null {
	const { readTimes } = useApi();
	return useSyncExternalStore(readTimes.subscribe, () => readTimes.of(path));
}

/**
 * Makes reads anew: all of the given paths, or everything that is on screen. What is read once and not on screen is
 * forgotten, so that the next screen reads it.
 */
export function useReload(): (paths?: readonly (PathOf<'get'> | PathOf<'post'>)[]) => Promise<unknown> {
	const { mutate } = useSWRConfig();
	const { readCache } = useApi();
	return useCallback(
		async (paths) => {
			const isStale = (key: unknown) => paths === undefined || (Array.isArray(key) && paths.includes(key[0]));
			const isForgotten = (key: unknown) => isStale(key) && readCache.isForgettable(unstable_serialize(key as Key));
			await mutate(isForgotten, undefined, { revalidate: false });
			return mutate(isStale);
		},
		[mutate, readCache],
	);
}

/** Forgets everything that was read and reads it anew: what broke a screen may be an answer that is still kept. */
export function useForgetReads(): () => void {
	const { mutate } = useSWRConfig();
	return () => void mutate(() => true, undefined, { revalidate: true });
}

/**
 * Changes something on the server and makes the reads of the paths it names anew; rejects with `ApiProblem`. The same
 * change asked for again while it is under way, as by a double click, is made once.
 */
export function useWrite<M extends Exclude<Method, 'get'>, P extends PathOf<M>>(
	method: M,
	path: P,
	makesStale: readonly PathOf<'get'>[],
): (input: Input<M, P>) => Promise<Answer<M, P>> {
	const { client, onForbidden } = useApi();
	const reload = useReload();
	const underWay = useRef(new Map<string, Promise<Answer<M, P>>>());

	async function write(input: Input<M, P>): Promise<Answer<M, P>> {
		try {
			return await client.request(method, path, input);
		} catch (error) {
			if (error instanceof ApiProblem && error.status === 403) onForbidden();
			throw error;
		} finally {
			underWay.current.delete(JSON.stringify(input));
			void reload(makesStale);
		}
	}

	return (input) => {
		const key = JSON.stringify(input);
		const running = underWay.current.get(key) ?? write(input);
		underWay.current.set(key, running);
		return running;
	};
}
