import { addDays, dateOfParts, type IsoWeek, isoWeek, weekdayOf } from './date.ts';

/** The Monday of an ISO week, or `null` if the year has no such week: week 53 of 2026 starts on 2026-12-28. */
export function mondayOfWeek({ year, week }: IsoWeek): string | null {
	if (!Number.isInteger(week) || week < 1) return null;
	// 4 January always lies in week 1.
	const inWeek1 = dateOfParts({ year, month: 1, day: 4 });
	const monday = addDays(inWeek1, (week - 1) * 7 + 1 - (weekdayOf(inWeek1) ?? 1));
	return monday !== null && isoWeek(monday)?.year === year ? monday : null;
}

/** A calendar week in German, `KW53`, as titles name it; `''` for a text that is no day. */
export function formatWeek(date: string): string {
	const week = isoWeek(date);
	return week === null ? '' : `KW${week.week}`;
}
