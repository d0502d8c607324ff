import { useEffect, useRef } from 'react';
import type { SearchState } from '../GlobalSearch/searchRun.ts';

/**
 * Enter pressed while the entries for the text are on their way: it chooses as soon as they have come. Another text or
 * the end of the search lets it go. Fast typists press it before the list follows.
 *
 * @returns holds the Enter of the search under way; false when there is none
 */
export function useHeldEnter<Results>(state: SearchState<Results>, choose: (results: Results) => void): () => boolean {
	const held = useRef<string | null>(null);
	const query = 'query' in state ? state.query : null;

	useEffect(() => {
		if (held.current === null) return;
		if (query === held.current && state.status === 'loading') return;
		const isAnswered = query === held.current && state.status === 'found';
		held.current = null;
		if (isAnswered) choose(state.results);
	});

	return () => {
		if (state.status !== 'loading') return false;
		held.current = state.query;
		return true;
	};
}
