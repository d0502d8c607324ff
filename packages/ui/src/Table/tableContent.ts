/** What a table has to show. */
export type TableContent<Row> =
	| { status: 'loading' }
	/** `text` says what failed; by default that the entries could not be loaded. */
	| { status: 'failed'; onRetry: () => void; text?: string }
	/** The whole list is here; columns with a value to sort by are sorted in the client. */
	| { status: 'ready'; rows: readonly Row[] }
	/**
	 * A list too long to load at once. `rowAt` gives a row that is here, else undefined; `onRangeNeeded` is told which
	 * rows are in sight but missing, from `from` up to but not including `to`, several times a second while scrolling:
	 * load them by pages, drop requests nobody needs any more. Sorting is up to the caller.
	 */
	| {
			status: 'paged';
			rowCount: number;
			rowAt: (index: number) => Row | undefined;
			onRangeNeeded: (from: number, to: number) => void;
	  };

/** The missing rows among `indexes` as a half-open range, or null if all are there. */
export function missingRange(indexes: readonly number[], isThere: (index: number) => boolean): [number, number] | null {
	const missing = indexes.filter((index) => !isThere(index));
	const [first = null] = missing;
	const last = missing.at(-1);
	return first === null || last === undefined ? null : [first, last + 1];
}

/** A heading between the rows of a table, and how many rows stand under it. */
export interface TableGroup {
	/** Unique in its table. */
	key: string;
	label: string;
	count: number;
}

/** The groups by the row each begins with; a group without rows has no heading, nor has one beyond the last row. */
export function groupStarts(groups: readonly TableGroup[], rowCount: number): ReadonlyMap<number, TableGroup> {
	const starts = new Map<number, TableGroup>();
	let index = 0;
	for (const group of groups) {
		if (group.count > 0 && index < rowCount) starts.set(index, group);
		index += group.count;
	}
	return starts;
}
