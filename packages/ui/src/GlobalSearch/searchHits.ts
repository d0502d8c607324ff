import type { ReactNode } from 'react';
import type { SearchState } from './searchRun.ts';

/** One record found. */
export interface SearchHit {
	/** Unique among all hits, e.g. "ADDRESS-4711". */
	key: string;
	/** A lucide icon of 16 pixels for the kind of record. */
	icon?: ReactNode;
	/** What the record is called. */
	title: string;
	/** What tells it from others of its name: street, number, date. */
	detail?: string;
	/** Where it opens; null for a kind that cannot be opened yet, which an alert dialog says. */
	href: string | null;
}

/** Hits of one kind. */
export interface SearchGroup {
	key: string;
	/** "Adressen", "Artikel", "Dokumente". */
	label: string;
	/** How many there are in all; may be more than `hits`. */
	count: number;
	/** There may be more than `count`: it is shown with a plus. */
	isMore?: boolean;
	hits: readonly SearchHit[];
}

/** What the list shows for a search: hits to choose from, earlier hits only to look at, or a sentence. */
export type SearchView =
	| { kind: 'hits'; key: string; query: string; groups: readonly SearchGroup[]; isStale: boolean }
	| { kind: 'recent'; key: string; hits: readonly SearchHit[] }
	| { kind: 'empty' | 'tooShort' | 'searching' | 'none' | 'failed' };

/** The view of a state of the search. */
export function searchView(state: SearchState<readonly SearchGroup[]>, recent: readonly SearchHit[]): SearchView {
	switch (state.status) {
		case 'empty':
			return recent.length > 0 ? { kind: 'recent', key: 'recent', hits: recent } : { kind: 'empty' };
		case 'loading': {
			const groups = filled(state.results ?? []);
			if (groups.length === 0) return { kind: 'searching' };
			return { kind: 'hits', key: 'stale', query: state.query, groups, isStale: true };
		}
		case 'found': {
			const groups = filled(state.results);
			if (groups.length === 0) return { kind: 'none' };
			return { kind: 'hits', key: `found ${state.query}`, query: state.query, groups, isStale: false };
		}
		default:
			return { kind: state.status };
	}
}

/** The hits the arrow keys walk through, in the order they are shown; none that only wait to be replaced. */
export function hitsOf(view: SearchView): readonly SearchHit[] {
	if (view.kind === 'recent') return view.hits;
	if (view.kind === 'hits' && !view.isStale) return view.groups.flatMap((group) => group.hits);
	return [];
}

function filled(groups: readonly SearchGroup[]): readonly SearchGroup[] {
	return groups.filter((group) => group.hits.length > 0);
}
