import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createSearchRun, type Search, type SearchRun } from '../GlobalSearch/searchRun.ts';

/** What a field asks of its search. */
export interface FieldSearch<Item> {
	load: Search<readonly Item[]>;
	/** Fewer characters are not searched. */
	minLength: number;
	/** Milliseconds without a key before the text is searched; read once. */
	pause: number;
}

/** One run per field for as long as it is shown, whatever functions its owner hands over on each render. */
export function useSearchRun<Item>(search: FieldSearch<Item>): SearchRun<readonly Item[]> {
	const latest = useRef(search);
	useLayoutEffect(() => {
		latest.current = search;
	});
	const [run] = useState(() =>
		createSearchRun<readonly Item[]>((query, signal) => latest.current.load(query, signal), {
			// Counted as people count: an umlaut is one character however it was composed.
			counts: (query) => [...query].length >= latest.current.minLength,
			pause: search.pause,
		}),
	);
	useEffect(() => run.cancel, [run]);
	return run;
}
