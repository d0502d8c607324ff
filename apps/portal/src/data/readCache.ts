import type { Cache, State } from 'swr';

/** Cache of answers by the name of their request: bounded, and aware of those a screen shows. */
export interface ReadCache {
	/** Where SWR keeps it. */
	readonly cache: Cache;
	/** A screen shows it; `isMaster` for what is read once, until it is told to be stale. The answer ends that. */
	show(name: string, isMaster: boolean): () => void;
	/** True for an answer read once that no screen shows: when stale it has to be dropped, for nobody reads it anew. */
	isForgettable(name: string): boolean;
}

/** So many answers are kept beside those that are shown; a list of fifty rows takes about 20 kB. */
const MOST = 400;

/** Nothing is read yet. */
export function createReadCache(most = MOST): ReadCache {
	// In the order of their last change.
	const states = new Map<string, State<unknown>>();
	const shown = new Map<string, number>();
	const masters = new Set<string>();

	function makeRoom(): void {
		if (states.size - shown.size <= most) return;
		for (const name of states.keys()) {
			if (shown.has(name)) continue;
			states.delete(name);
			masters.delete(name);
			return;
		}
	}

	return {
		cache: {
			keys: () => states.keys(),
			get: (name) => states.get(name),
			set(name, state) {
				states.delete(name);
				states.set(name, state);
				makeRoom();
			},
			delete: (name) => void states.delete(name),
		},
		show(name, isMaster) {
			shown.set(name, (shown.get(name) ?? 0) + 1);
			if (isMaster) masters.add(name);
			return () => {
				const left = (shown.get(name) ?? 1) - 1;
				if (left > 0) shown.set(name, left);
				else shown.delete(name);
			};
		},
		isForgettable: (name) => masters.has(name) && !shown.has(name),
	};
}
