import { CalendarDate, GregorianCalendar, getDayOfWeek } from '@internationalized/date';
import { dateOfParts, existing, isCalendarDate, partsOf, twoDigits } from './dateParts.ts';
import { err, ok, type Result } from './result.ts';
import { visibleText } from './visibleText.ts';

export { type DateParts, dateOfParts, daysInMonth, isCalendarDate, partsOf } from './dateParts.ts';

/*
 * A calendar day is the text `YYYY-MM-DD`, a time of a day `YYYY-MM-DDTHH:mm` with or without seconds and without zone.
 * Neither ever passes through a JavaScript Date, so no zone can move it: the calendar is that of `@internationalized/date`.
 */

const gregorian = new GregorianCalendar();
/** The Julian day of 1970-01-01, from which days are counted here. */
const epoch = 2_440_588;

/** An ISO week (DIN EN ISO 8601: Monday first, week 1 holds the year's first Thursday) with the year it belongs to. */
export interface IsoWeek {
	readonly year: number;
	readonly week: number;
}

/** Why a day is not taken. */
export type DateProblem = 'dateInvalid' | 'dateTooEarly' | 'dateTooLate';

const monthNames = [
	'Jänner',
	'Februar',
	'März',
	'April',
	'Mai',
	'Juni',
	'Juli',
	'August',
	'September',
	'Oktober',
	'November',
	'Dezember',
] as const;

const weekdayNames = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'] as const;

/**
 * Reads a day as people type it: `d.m.yyyy`, `dd.mm.yyyy` or `ddmmyyyy`, outer blanks aside. Anything else, two-digit
 * years and days that do not exist included, is `dateInvalid`; the text is never guessed into another day.
 */
export function parseGermanDate(text: string): Result<string, 'dateInvalid'> {
	const typed = visibleText(text).trim();
	const dotted = /^([0-9]{1,2})\.([0-9]{1,2})\.([1-9][0-9]{3})$/.exec(typed);
	const [, day, month, year] = dotted ?? /^([0-9]{2})([0-9]{2})([1-9][0-9]{3})$/.exec(typed) ?? [];
	const parts = existing({ year: Number(year), month: Number(month), day: Number(day) });
	return parts === null ? err('dateInvalid') : ok(dateOfParts(parts));
}

/** The first and the last day that are allowed, `YYYY-MM-DD`; both belong to it. */
export interface DateLimits {
	readonly min?: string | undefined;
	readonly max?: string | undefined;
}

/** What is wrong with a day `YYYY-MM-DD`, or `null`. */
export function checkDate(date: string, { min, max }: DateLimits = {}): DateProblem | null {
	if (!isCalendarDate(date)) return 'dateInvalid';
	if (min !== undefined && date < min) return 'dateTooEarly';
	return max !== undefined && date > max ? 'dateTooLate' : null;
}

/** A day in German: `05.01.2026` (short) or `5. Jänner 2026` (long); `''` for a text that is no day. */
export function formatGermanDate(date: string, style: 'short' | 'long' = 'short'): string {
	const parts = partsOf(date);
	if (parts === null) return '';
	if (style === 'short') return `${twoDigits(parts.day)}.${twoDigits(parts.month)}.${parts.year}`;
	return `${parts.day}. ${monthName(parts.month)} ${parts.year}`;
}

/** The German name of a month (1–12) as Austria says it, or `''`. */
export function monthName(month: number): string {
	return monthNames[month - 1] ?? '';
}

/** The day of the week, 1 for Monday to 7 for Sunday, or `null` for a text that is no day. */
export function weekdayOf(date: string): number | null {
	const day = dayOf(date);
	return day === null ? null : getDayOfWeek(day, 'de-AT', 'mon') + 1;
}

/** The German name of the day of the week, or `''`. */
export function weekdayName(date: string): string {
	return weekdayNames[(weekdayOf(date) ?? 0) - 1] ?? '';
}

/** The ISO week of a day, or `null` for a text that is no day: 2027-01-03 lies in week 53 of 2026. */
export function isoWeek(date: string): IsoWeek | null {
	const day = dayOf(date);
	if (day === null) return null;
	// The Thursday of a week decides to which year the week belongs.
	const thursday = numberOfDay(day) - getDayOfWeek(day, 'de-AT', 'mon') + 3;
	const { year } = dayOfNumber(thursday);
	return { year, week: Math.floor((thursday - numberOfDay(new CalendarDate(year, 1, 1))) / 7) + 1 };
}

/** The day so many days later (earlier if negative), or `null` outside the years 1000–9999 or for a text that is no day. */
export function addDays(date: string, days: number): string | null {
	const day = dayNumberOf(date);
	if (day === null || !Number.isSafeInteger(days)) return null;
	const later = dayOfNumber(day + days);
	// The library counts years before Christ backwards, and stops at the last day it knows.
	return later.era === 'AD' && later.year >= 1000 && numberOfDay(later) === day + days ? later.toString() : null;
}

/** Days from one day to another, negative backwards, or `null` if one of them is none. */
export function daysBetween(from: string, to: string): number | null {
	const start = dayNumberOf(from);
	const end = dayNumberOf(to);
	return start === null || end === null ? null : end - start;
}

/**
 * Completed years of life on a day, or `null` for a birth in the future or a text that is no day. Who was born on
 * 29 February grows older on 1 March of a common year.
 */
export function ageOn(birthDate: string, today: string): number | null {
	const born = partsOf(birthDate);
	const now = partsOf(today);
	if (born === null || now === null) return null;
	const isBeforeBirthday = now.month < born.month || (now.month === born.month && now.day < born.day);
	const age = now.year - born.year - (isBeforeBirthday ? 1 : 0);
	return age < 0 ? null : age;
}

/** Days since 1970-01-01, for arithmetic by the day; `null` for a text that is no day. */
export function dayNumberOf(date: string): number | null {
	const day = dayOf(date);
	return day === null ? null : numberOfDay(day);
}

function dayOf(date: string): CalendarDate | null {
	const parts = partsOf(date);
	return parts === null ? null : new CalendarDate(parts.year, parts.month, parts.day);
}

function numberOfDay(day: CalendarDate): number {
	return gregorian.toJulianDay(day) - epoch;
}

function dayOfNumber(number: number): CalendarDate {
	return gregorian.fromJulianDay(number + epoch);
}
