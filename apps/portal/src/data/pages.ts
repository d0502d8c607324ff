import { type ApiProblem, asProblem, isAbort } from '@kontor/api-client/problem';
import type { Answer, Input, PathOf } from '@kontor/api-client/types';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { type Loaded, type QuestionOptions, useApi, useRead } from './api.tsx';
import { PAGE_SIZE } from './pageSize.ts';

/** A page of a list as the contract answers it. */
interface PageOf<Row> {
	readonly rows: readonly Row[];
	readonly total: number;
}

/** A list that is read page by page, and what page 1 has come to. */
export interface PagedList<Row> extends Pages<Row> {
	readonly first: Loaded<PageOf<Row>>;
}

/** What a paged list is made of. */
interface PagesOptions<Row> {
	/** Page 1, read like everything else; it says how long the list is. */
	first: Loaded<PageOf<Row>>;
	/** Rows of a page. */
	size: number;
	/** The key of a page, from 1 on. */
	keyOf: (page: number) => readonly [path: string, input: object];
	/** Asks the server for a page. */
	ask: (page: number, signal: AbortSignal) => Promise<PageOf<Row>>;
}

/** A list of which only the pages are here that somebody has looked at. */
interface Pages<Row> {
	/** A row that is here, else undefined. */
	rowAt: (index: number) => Row | undefined;
	/** Fetches what is missing from `from` up to but not including `to`, and gives up what is no longer needed. */
	onRangeNeeded: (from: number, to: number) => void;
	/** Why the rows last needed could not be fetched; null while all is well. */
	problem: ApiProblem | null;
	/** Fetches them again. */
	retry: () => void;
}

/** Number and size of a page, as every paged operation takes them. */
export interface PageChoice {
	readonly page: number;
	readonly size: number;
}

/** The operations that answer with a page of a list. */
type PagedPath<M extends 'get' | 'post'> = {
	[P in PathOf<M>]: Answer<M, P> extends PageOf<unknown> ? P : never;
}[PathOf<M>];

type RowOf<Page> = Page extends PageOf<infer Row> ? Row : never;

/** A list that the contract answers page by page; `inputOf` is the question for a page. */
export function usePagedList<M extends 'get' | 'post', P extends PagedPath<M>>(
	method: M,
	path: P,
	inputOf: (choice: PageChoice) => Input<M, P>,
	options?: QuestionOptions,
): PagedList<RowOf<Answer<M, P>>> {
	type Page = PageOf<RowOf<Answer<M, P>>>;
	const { client } = useApi();
	const questionOf = (page: number) => inputOf({ page, size: PAGE_SIZE });
	// What is true of every paged path, the compiler cannot say of all of them at once.
	const first = useRead(method, path, questionOf(1), options) as Loaded<Page>;
	const pages = usePages<RowOf<Answer<M, P>>>({
		first,
		size: PAGE_SIZE,
		keyOf: (page) => [path, questionOf(page)],
		ask: (page, signal) => client.request(method, path, questionOf(page), { signal }) as Promise<Page>,
	});
	return { first, ...pages };
}

/**
 * Pages of a long list, fetched as they come into sight and kept with everything else that was read. When the list has
 * become longer or shorter since, its rows have moved, and what is in sight is fetched again.
 */
function usePages<Row>({ first, size, keyOf, ask }: PagesOptions<Row>): Pages<Row> {
	const { cache, mutate } = useSWRConfig();
	const list = unstable_serialize(keyOf(1));
	const names = useMemo(() => new Map([[1, list]]), [list]);
	const underWay = useRef(new Map<string, AbortController>());
	const needed = useRef<[from: number, to: number]>([0, 0]);
	// The page with the rows that failed, as part of its list: another list knows nothing of it.
	const [failure, setFailure] = useState<{ list: string; problem: ApiProblem } | null>(null);
	const [, setArrivals] = useState(0);
	const length = first.status === 'ready' && !first.isStale ? first.data.total : null;
	const askedSince = useRef(new Set<string>());
	const askAgain = useEffectEvent(() => onRangeNeeded(...needed.current));

	useEffect(() => {
		const running = underWay.current;
		return () => {
			for (const controller of running.values()) controller.abort();
			running.clear();
			needed.current = [0, 0];
		};
	}, [list]);

	// Another list of the same length is another list.
	useEffect(() => {
		askedSince.current.clear();
		if (length !== null) askAgain();
	}, [list, length]);

	/** The name of a page in the cache; rows ask for it all the time while the list scrolls. */
	function nameOf(page: number): string {
		const known = names.get(page);
		if (known !== undefined) return known;
		const name = unstable_serialize(keyOf(page));
		names.set(page, name);
		return name;
	}

	function pageAt(page: number): PageOf<Row> | undefined {
		if (page === 1) return first.status === 'ready' ? first.data : undefined;
		return cache.get(nameOf(page))?.data;
	}

	/** A page that was answered when the list had another length holds other rows now. */
	function isMissing(page: number): boolean {
		const here = pageAt(page);
		return here === undefined || (here.total !== length && !askedSince.current.has(nameOf(page)));
	}

	async function fetchPage(page: number): Promise<void> {
		const key = nameOf(page);
		const controller = new AbortController();
		underWay.current.set(key, controller);
		askedSince.current.add(key);
		try {
			await mutate(keyOf(page), ask(page, controller.signal), { revalidate: false });
			setFailure((before) => (before?.list === list ? null : before));
		} catch (error) {
			askedSince.current.delete(key);
			if (isAbort(error)) return;
			const problem = asProblem(error);
			setFailure({ list, problem });
		} finally {
			if (underWay.current.get(key) === controller) underWay.current.delete(key);
			setArrivals((count) => count + 1);
		}
	}

	function onRangeNeeded(from: number, to: number): void {
		// While page 1 still answers an earlier question, nobody knows which rows the new list will have.
		if (length === null) return;
		needed.current = [from, to];
		const pages: number[] = [];
		for (let page = Math.floor(from / size) + 1; (page - 1) * size < to; page++) pages.push(page);
		const keys = new Set(pages.map(nameOf));
		for (const [key, controller] of underWay.current) {
			if (keys.has(key)) continue;
			controller.abort();
			underWay.current.delete(key);
		}
		for (const page of pages) {
			const isUnderWay = underWay.current.has(nameOf(page));
			if (page > 1 && !isUnderWay && isMissing(page)) void fetchPage(page);
		}
	}

	return {
		rowAt: (index) => pageAt(Math.floor(index / size) + 1)?.rows[index % size],
		onRangeNeeded,
		problem: failure?.list === list ? failure.problem : null,
		retry: () => onRangeNeeded(...needed.current),
	};
}
