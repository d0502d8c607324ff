/** When each path was read last. */
export interface ReadTimes {
	note(path: string, milliseconds: number): void;
	of(path: string): number | null;
	subscribe(listener: () => void): () => void;
}

/** Nothing has been read yet. */
export function createReadTimes(): ReadTimes {
	const times = new Map<string, number>();
	const listeners = new Set<() => void>();
	return {
		note(path, milliseconds) {
			times.set(path, milliseconds);
			for (const listener of listeners) listener();
		},
		of: (path) => times.get(path) ?? null,
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
}
