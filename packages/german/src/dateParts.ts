/** The parts of a calendar day; month and day count from 1. */
export interface DateParts {
	readonly year: number;
	readonly month: number;
	readonly day: number;
}

/*
 * Reading a day needs no calendar but the lengths of its months. The first page reads dates of birth inside social
 * security numbers, and shall not load the calendar of `@internationalized/date`, which `date.ts` stands on.
 */

/** The parts of `YYYY-MM-DD`, or `null` if there is no such day. */
export function partsOf(date: string): DateParts | null {
	const [, year, month, day] = /^([1-9][0-9]{3})-([0-9]{2})-([0-9]{2})$/.exec(date) ?? [];
	return existing({ year: Number(year), month: Number(month), day: Number(day) });
}

/** The parts themselves, or `null` if there is no such day. */
export function existing(parts: DateParts): DateParts | null {
	const { year, month, day } = parts;
	return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month) ? parts : null;
}

/** The number of days a month (1–12) of a year has. */
export function daysInMonth(year: number, month: number): number {
	if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
	return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Whether a text is a day that exists, written `YYYY-MM-DD`, from the year 1000 on (spec.md, section 5). */
export function isCalendarDate(text: string): boolean {
	return partsOf(text) !== null;
}

/** Writes the parts of a day as `YYYY-MM-DD`. */
export function dateOfParts({ year, month, day }: DateParts): string {
	return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** A number of one or two digits with two. */
export function twoDigits(number: number): string {
	return String(number).padStart(2, '0');
}
