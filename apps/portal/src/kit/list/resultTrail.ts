import { sharedNotes } from '../../screen/entryNotes.ts';

/** The list a record was opened from, and its place in it. */
export interface ResultTrail<Filter = unknown> {
	readonly filter: Filter;
	/** Number or code of the record. */
	readonly record: string | number;
	/** From 0. */
	readonly index: number;
}

/** Kept in memory alone: what was searched for are names. */
const notes = (list: string) => sharedNotes<{ trail: ResultTrail | null }>(`trail ${list}`, () => ({ trail: null }));

/** Remembers from where a record is opened; `list` names the list. */
export function keepTrail(list: string, trail: ResultTrail): void {
	notes(list).trail = trail;
}

/** The list a record was opened from last, if it was one; the filter is what that list has kept. */
export function trailTo<Filter>(list: string, record: string | number): ResultTrail<Filter> | null {
	const { trail } = notes(list);
	return trail?.record === record ? (trail as ResultTrail<Filter>) : null;
}
