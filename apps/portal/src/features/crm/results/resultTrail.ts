import type { AddressFilter } from '../../../data/addresses.ts';
import { sharedNotes } from '../../../screen/entryNotes.ts';

/** The list an address was opened from, and its place in it. */
export interface ResultTrail {
	readonly question: AddressFilter;
	readonly lfdnr: number;
	/** From 0. */
	readonly index: number;
}

/** Kept in memory alone: what was searched for are names. */
const notes = () => sharedNotes<{ trail: ResultTrail | null }>('crmResults', () => ({ trail: null }));

/** Remembers from where an address is opened. */
export function keepTrail(trail: ResultTrail): void {
	notes().trail = trail;
}

/** The list an address was opened from last, if it was one. */
export function trailTo(lfdnr: number): ResultTrail | null {
	const { trail } = notes();
	return trail?.lfdnr === lfdnr ? trail : null;
}
