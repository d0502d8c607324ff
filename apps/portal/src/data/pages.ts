import { type ApiProblem, asProblem, isAbort } from '@kontor/api-client/problem';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import type { Loaded } from './api.tsx';

/** A page of a list as the contract answers it. */
interface PageOf<Row> {
	readonly rows: readonly Row[];
	readonly total: number;
}

/** What a paged list is made of. */
export interface PagesOptions<Row> {
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
export interface Pages<Row> {
	/** A row that is here, else undefined. */
	rowAt: (index: number) => Row | undefined;
	/** Fetches what is missing from `from` up to but not including `to`, and gives up what is no longer needed. */
	onRangeNeeded: (from: number, to: number) => void;
	/** Why the rows last needed could not be fetched; null while all is well. */
	problem: ApiProblem | null;
	/** Fetches them again. */
	retry: () => void;
}

/**
 * Pages of a long list, fetched as they come into sight and kept with everything else that was read. When the list has
 * become longer or shorter since, its rows have moved, and what is in sight is fetched again.
 */
export function usePages<Row>({ first, size, keyOf, ask }: PagesOptions<Row>): Pages<Row> {
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
