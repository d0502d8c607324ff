import { CalendarDate } from '@internationalized/date';
import { addDays, daysInMonth, isoWeek, partsOf, weekdayOf } from './date.ts';

/** A row of a month's sheet: a whole ISO week with the days of the months beside. */
export interface MonthWeek {
	/** The number of the calendar week (KW). */
	readonly week: number | undefined;
	/** Monday to Sunday; `null` for days outside the years 1000–9999. */
	readonly days: readonly (string | null)[];
}

/**
 * The same day so many months later (earlier if negative), or the last of a shorter month: a month after 31 January is
 * 28 or 29 February. `null` outside the years 1000–9999 or for a text that is no day.
 */
export function addMonths(date: string, months: number): string | null {
	const parts = partsOf(date);
	if (parts === null || !Number.isSafeInteger(months)) return null;
	// The library stops at the last day it knows, and counts months year by year.
	const year = Math.floor((parts.year * 12 + parts.month - 1 + months) / 12);
	if (year < 1000 || year > 9999) return null;
	return new CalendarDate(parts.year, parts.month, parts.day)
		.add({ years: Math.trunc(months / 12), months: months % 12 })
		.toString();
}

/** The weeks that touch the month of a day, Monday first; none for a text that is no day. */
export function weeksOfMonth(date: string): readonly MonthWeek[] {
	const parts = partsOf(date);
	const first = `${date.slice(0, 8)}01`;
	const weekday = weekdayOf(first);
	if (parts === null || weekday === null) return [];
	const before = weekday - 1;
	const count = Math.ceil((before + daysInMonth(parts.year, parts.month)) / 7);
	return Array.from({ length: count }, (_, row) => {
		const days = Array.from({ length: 7 }, (_, column) => addDays(first, row * 7 + column - before));
		const [week] = days.flatMap((day) => (day === null ? [] : [isoWeek(day)?.week]));
		return { week, days };
	});
}
