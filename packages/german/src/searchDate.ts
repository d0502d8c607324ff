import { parseGermanDate } from './date.ts';

/** Days from the first to the last, both included. */
export interface DayRange {
	readonly from: string;
	readonly to: string;
}

/**
 * The days a typed word of a search may mean: a date in every form the date fields read, and in a search also one with a
 * year of two digits, which may be of either century. A year alone is {@link yearOfSearch}'s.
 */
export function daysOfSearch(word: string): DayRange[] {
	const [, day = '', month = '', year] = /^([0-9]{1,2})\.([0-9]{1,2})\.([0-9]{2})$/.exec(word) ?? [];
	const texts = year === undefined ? [word] : [`${day}.${month}.19${year}`, `${day}.${month}.20${year}`];
	return texts.flatMap((text) => {
		const parsed = parseGermanDate(text);
		return parsed.ok && parsed.value !== '' ? [{ from: parsed.value, to: parsed.value }] : [];
	});
}

/** All days of a year in which somebody living may be born; none for any other word. */
export function yearOfSearch(word: string): DayRange[] {
	return /^(?:19|20)[0-9]{2}$/.test(word) ? [{ from: `${word}-01-01`, to: `${word}-12-31` }] : [];
}
