import { countsForSearch } from '@kontor/german/search';
import { searchTextOf } from '@kontor/german/searchText';

/**
 * Where a search stands for the text in the field. `results` while loading are those of an earlier text: to look at,
 * never to open.
 */
export type SearchState<Results> =
	| { status: 'empty' }
	| { status: 'tooShort' }
	| { status: 'loading'; query: string; results: Results | null }
	| { status: 'found'; query: string; results: Results }
	| { status: 'failed'; query: string };

/** Asks for the results of a text; the signal is aborted as soon as nobody waits for the answer any more. */
export type Search<Results> = (query: string, signal: AbortSignal) => Promise<Results>;

/** One search field's requests: the newest text wins, whatever order the answers come in. */
export interface SearchRun<Results> {
	/** Takes the text of the field; after a pause in typing the search starts. */
	type: (text: string) => void;
	/** Searches the last text again at once, after a failure. */
	retry: () => void;
	/** Forgets the text and whatever is under way; no answer comes after this. */
	cancel: () => void;
	state: () => SearchState<Results>;
	subscribe: (listener: () => void) => () => void;
}

/** Milliseconds without a key before a text is searched. */
export const typingPause = 150;

/** Which texts are searched, and after how many milliseconds without a key. */
export interface SearchRunOptions {
	counts?: (query: string) => boolean;
	pause?: number;
}

/**
 * A search run over `search`. Blanks around a text do not count, nor does the way an umlaut was composed; of a long paste
 * the beginning is searched for, without control characters.
 */
export function createSearchRun<Results>(
	search: Search<Results>,
	{ counts = countsForSearch, pause = typingPause }: SearchRunOptions = {},
): SearchRun<Results> {
	let state: SearchState<Results> = { status: 'empty' };
	let timer: ReturnType<typeof setTimeout> | undefined;
	let running: AbortController | null = null;
	const listeners = new Set<() => void>();

	function publish(next: SearchState<Results>): void {
		state = next;
		for (const listener of listeners) listener();
	}

	function stop(): void {
		clearTimeout(timer);
		running?.abort();
		running = null;
	}

	async function run(query: string): Promise<void> {
		const controller = new AbortController();
		running = controller;
		try {
			const results = await search(query, controller.signal);
			if (running === controller) publish({ status: 'found', query, results });
		} catch {
			if (running === controller) publish({ status: 'failed', query });
		}
	}

	function wait(query: string, delay: number): void {
		stop();
		publish({ status: 'loading', query, results: 'results' in state ? state.results : null });
		timer = setTimeout(() => run(query), delay);
	}

	function type(text: string): void {
		const query = searchTextOf(text.normalize('NFC').trim()).trim();
		if ('query' in state && state.query === query && state.status !== 'failed') return;
		if (counts(query)) {
			wait(query, pause);
			return;
		}
		stop();
		publish({ status: query === '' ? 'empty' : 'tooShort' });
	}

	return {
		type,
		retry: () => {
			if ('query' in state) wait(state.query, 0);
		},
		cancel: () => {
			stop();
			if (state.status !== 'empty') publish({ status: 'empty' });
		},
		state: () => state,
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
}
