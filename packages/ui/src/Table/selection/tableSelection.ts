import type { ReactNode } from 'react';

/** Which rows of a table are selected, and what can be done with them. */
export interface TableSelection<Row> {
	/** Tells rows apart, whatever their order. */
	keyOf: (row: Row) => string;
	/** The keys of the selected rows; rows that are filtered out stay selected until their owner drops them. */
	selected: ReadonlySet<string>;
	onChange: (selected: ReadonlySet<string>) => void;
	/** Buttons for the selected rows; they take the place of the toolbar while there are any. */
	actions?: ReactNode;
}

/** The selection with the rows of these keys all in or all out. */
export function withKeys(
	selected: ReadonlySet<string>,
	keys: readonly string[],
	isSelected: boolean,
): ReadonlySet<string> {
	const next = new Set(selected);
	for (const key of keys) {
		if (isSelected) next.add(key);
		else next.delete(key);
	}
	return next;
}

/** Whether all, some or none of the rows of these keys are selected. */
export function selectionState(selected: ReadonlySet<string>, keys: readonly string[]): 'all' | 'some' | 'none' {
	if (selected.size === 0 || keys.length === 0) return 'none';
	const first = selected.has(keys[0] ?? '');
	const isMixed = keys.some((key) => selected.has(key) !== first);
	if (isMixed) return 'some';
	return first ? 'all' : 'none';
}

/** The indexes between two rows, both included, in ascending order. */
export function indexRange(from: number, to: number): number[] {
	const start = Math.min(from, to);
	return Array.from({ length: Math.abs(to - from) + 1 }, (_, offset) => start + offset);
}
