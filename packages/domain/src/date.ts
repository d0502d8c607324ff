import { err, ok, type Result } from './result.ts';
import { visibleText } from './visibleText.ts';

/*
 * A calendar day is the text `YYYY-MM-DD`, a time of a day `YYYY-MM-DDTHH:mm` with or without seconds and without zone.
 * Neither ever passes through a JavaScript Date, so no zone can move it.
 */

/** The parts of a calendar day; month and day count from 1. */
export interface DateParts {
	readonly year: number;
	readonly month: number;
	readonly day: number;
}

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

/** Whether a text is a day that exists, written `YYYY-MM-DD`, from the year 1000 on (spec.md, section 5). */
export function isCalendarDate(text: string): boolean {
	return partsOf(text) !== null;
}

/** The parts of `YYYY-MM-DD`, or `null` if there is no such day. */
export function partsOf(date: string): DateParts | null {
	const [, year, month, day] = /^([1-9][0-9]{3})-([0-9]{2})-([0-9]{2})$/.exec(date) ?? [];
	return existing({ year: Number(year), month: Number(month), day: Number(day) });
}

/** Writes the parts of a day as `YYYY-MM-DD`. */
export function dateOfParts({ year, month, day }: DateParts): string {
	return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
}

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
	const day = dayNumberOf(date);
	return day === null ? null : weekdayOfDayNumber(day);
}

/** The German name of the day of the week, or `''`. */
export function weekdayName(date: string): string {
	return weekdayNames[(weekdayOf(date) ?? 0) - 1] ?? '';
}

/** The ISO week of a day, or `null` for a text that is no day: 2027-01-03 lies in week 53 of 2026. */
export function isoWeek(date: string): IsoWeek | null {
	const day = dayNumberOf(date);
	if (day === null) return null;
	// The Thursday of a week decides to which year the week belongs.
	const thursday = day - weekdayOfDayNumber(day) + 4;
	const { year } = partsOfDayNumber(thursday);
	return { year, week: Math.floor((thursday - dayNumber({ year, month: 1, day: 1 })) / 7) + 1 };
}

/** The day so many days later (earlier if negative), or `null` outside the years 1000–9999 or for a text that is no day. */
export function addDays(date: string, days: number): string | null {
	const day = dayNumberOf(date);
	if (day === null || !Number.isSafeInteger(days)) return null;
	const parts = partsOfDayNumber(day + days);
	return parts.year >= 1000 && parts.year <= 9999 ? dateOfParts(parts) : null;
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
	const parts = partsOf(date);
	return parts === null ? null : dayNumber(parts);
}

function existing(parts: DateParts): DateParts | null {
	const { year, month, day } = parts;
	return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month) ? parts : null;
}

/** The number of days a month (1–12) of a year has. */
export function daysInMonth(year: number, month: number): number {
	if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
	return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Counts years from 1 March, so that the leap day is a year's last and months have a regular length. */
function dayNumber({ year, month, day }: DateParts): number {
	const shifted = month < 3 ? year - 1 : year;
	const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
	const leapDays = Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400);
	return shifted * 365 + leapDays + dayOfYear - 719_468;
}

function partsOfDayNumber(number: number): DateParts {
	const days = number + 719_468;
	const cycle = Math.floor(days / 146_097);
	const dayOfCycle = days - cycle * 146_097;
	const yearOfCycle = Math.floor(
		(dayOfCycle - Math.floor(dayOfCycle / 1460) + Math.floor(dayOfCycle / 36_524) - Math.floor(dayOfCycle / 146_096)) /
			365,
	);
	const dayOfYear = dayOfCycle - (365 * yearOfCycle + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100));
	const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
	const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
	return {
		year: yearOfCycle + cycle * 400 + (month < 3 ? 1 : 0),
		month,
		day: dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1,
	};
}

function weekdayOfDayNumber(number: number): number {
	return ((((number + 3) % 7) + 7) % 7) + 1;
}

function twoDigits(number: number): string {
	return String(number).padStart(2, '0');
}
