import { type DayRange, useNeighbours } from '../../../data/calendar.ts';

/** Fetches what stands before and after the shown range; shows nothing. */
export function Neighbours({ before, after }: { before: DayRange; after: DayRange }) {
	useNeighbours(before, after);
	return null;
}
