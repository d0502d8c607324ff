import { addDays, dateOfParts, daysInMonth, partsOf, weekdayOf } from '../date.ts';
import { addMonths } from '../dateMonth.ts';
import { holidayName } from '../holidays.ts';

/** How often a series comes back. */
export const frequencies = ['daily', 'weekly', 'monthly', 'yearly'] as const;

/** One of them. */
export type Frequency = (typeof frequencies)[number];

/**
 * Which day of a month or year a series falls on, as its first day says: the same number (`day`; months without it have
 * none), the last day of the month, the same weekday counted from the front, or that weekday's last one.
 */
export const monthRules = ['day', 'lastDay', 'weekday', 'lastWeekday'] as const;

/** One of them. */
export type MonthRule = (typeof monthRules)[number];

/** What happens to an appointment that falls on a public holiday. */
export const holidayRules = ['keep', 'skip', 'nextWorkday'] as const;

/** One of them. */
export type HolidayRule = (typeof holidayRules)[number];

/** When the appointments of a series take place; calendar days only, so no clock and no zone can move them. */
export interface RecurrenceRule {
	readonly frequency: Frequency;
	/** Every so many days, weeks (from Monday), months or years; at least 1. */
	readonly interval: number;
	/** Weekly: 1 for Monday to 7 for Sunday; none means the weekday of the first day. */
	readonly weekdays: readonly number[];
	/** Monthly and yearly. */
	readonly monthRule: MonthRule;
	/** So many appointments that take place, or `null`. */
	readonly count: number | null;
	/** The last day (`YYYY-MM-DD`) that may be one, or `null`. */
	readonly until: string | null;
	readonly holidays: HolidayRule;
}

/** One day of a series. */
export interface Occurrence {
	/** The day the rule names; it tells the appointments of a series apart. */
	readonly originalDay: string;
	/** The day it takes place on; `null` where it does not. */
	readonly day: string | null;
	/** The public holiday in its way; `null` also for a day that is left out because its time does not exist. */
	readonly holiday: string | null;
}

/** Most appointments a series may have, and the years it may last. */
export const seriesLimits = { count: 366, years: 3 } as const;

/** Why a rule makes no series. */
export type RuleProblem = 'outOfRange' | 'missing' | 'dateInvalid' | 'dateTooEarly';

/** What is wrong with a rule from the first day on, by the field that says it, or `null`. */
export function checkRule(
	rule: RecurrenceRule,
	firstDay: string,
): { readonly field: keyof RecurrenceRule; readonly code: RuleProblem } | null {
	if (!Number.isInteger(rule.interval) || rule.interval < 1 || rule.interval > 99) {
		return { field: 'interval', code: 'outOfRange' };
	}
	if (rule.weekdays.some((day) => !Number.isInteger(day) || day < 1 || day > 7)) {
		return { field: 'weekdays', code: 'outOfRange' };
	}
	if (rule.count === null && rule.until === null) return { field: 'count', code: 'missing' };
	if (rule.count !== null && !(Number.isInteger(rule.count) && rule.count >= 1 && rule.count <= seriesLimits.count)) {
		return { field: 'count', code: 'outOfRange' };
	}
	if (rule.until === null) return null;
	if (partsOf(rule.until) === null) return { field: 'until', code: 'dateInvalid' };
	return rule.until < firstDay ? { field: 'until', code: 'dateTooEarly' } : null;
}

/**
 * The days of a series from its first day on, holidays that are skipped among them. It ends with its count of appointments
 * that take place, after `until`, or at the limits of every series. A moved day that the series has already, or will have
 * by itself, takes place once. A day on which its time does not exist (`isPossible`), as the clocks are put forward over
 * it, is left out and not counted (RFC 5545, section 3.3.10).
 */
export function occurrencesOf(
	rule: RecurrenceRule,
	firstDay: string,
	isPossible: (day: string) => boolean = () => true,
): readonly Occurrence[] {
	if (partsOf(firstDay) === null || checkRule(rule, firstDay) !== null) return [];
	const named: Occurrence[] = [];
	const days = nominalDays(rule, firstDay);
	const nominal = new Set<string>();
	const horizon = addMonths(firstDay, seriesLimits.years * 12) ?? '9999-12-31';
	const last = rule.until === null || rule.until > horizon ? horizon : rule.until;
	const taken = new Set<string>();
	const ahead: string[] = [];
	// Moving looks at most some days ahead, in which a daily series may have days of its own.
	const next = () => {
		const { value } = days.next();
		return value === undefined || value > last ? null : value;
	};
	const fill = (until: string) => {
		while ((ahead.at(-1) ?? '') < until) {
			const day = next();
			if (day === null) return;
			ahead.push(day);
			nominal.add(day);
		}
	};
	const wanted = rule.count ?? seriesLimits.count;
	while (taken.size < wanted && named.length < seriesLimits.count * 2) {
		if (ahead.length === 0) fill('0');
		const originalDay = ahead.shift();
		if (originalDay === undefined) break;
		const holiday = holidayName(originalDay);
		if (holiday === null || rule.holidays === 'keep') {
			const takesPlace = isPossible(originalDay);
			named.push({ originalDay, day: takesPlace ? originalDay : null, holiday: takesPlace ? holiday : null });
			if (takesPlace) taken.add(originalDay);
			continue;
		}
		const moved = rule.holidays === 'skip' ? null : nextWorkday(originalDay);
		if (moved !== null) fill(moved);
		const isFree = moved !== null && !taken.has(moved) && !nominal.has(moved) && isPossible(moved);
		named.push({ originalDay, day: isFree ? moved : null, holiday });
		if (isFree) taken.add(moved);
	}
	return named;
}

/** The next day from Monday to Friday that is no public holiday; `null` only at the end of time. */
export function nextWorkday(day: string): string | null {
	for (let next = addDays(day, 1); next !== null; next = addDays(next, 1)) {
		if (Number(weekdayOf(next)) < 6 && holidayName(next) === null) return next;
	}
	return null;
}

/** Every day a rule names, without an end, whatever its holidays. */
export function* nominalDays(rule: RecurrenceRule, firstDay: string): Generator<string, undefined> {
	const source = { daily: dailyDays, weekly: weeklyDays, monthly: monthlyDays, yearly: monthlyDays }[rule.frequency];
	for (const day of source(rule, firstDay)) {
		if (day === null) return;
		if (day >= firstDay) yield day;
	}
}

function* dailyDays({ interval }: RecurrenceRule, firstDay: string): Generator<string | null> {
	for (let step = 0; ; step += interval) yield addDays(firstDay, step);
}

function* weeklyDays({ interval, weekdays }: RecurrenceRule, firstDay: string): Generator<string | null> {
	const own = Number(weekdayOf(firstDay));
	const sorted = weekdays.length === 0 ? [own] : [...new Set(weekdays)].sort((a, b) => a - b);
	for (let week = 0; ; week += interval) {
		for (const weekday of sorted) yield addDays(firstDay, week * 7 + weekday - own);
	}
}

function* monthlyDays(rule: RecurrenceRule, firstDay: string): Generator<string | null> {
	const step = rule.interval * (rule.frequency === 'yearly' ? 12 : 1);
	const begin = `${firstDay.slice(0, 8)}01`;
	let month: string | null = begin;
	for (let months = step; month !== null; months += step) {
		const day = dayOfMonth(rule.monthRule, month, firstDay);
		if (day !== null) yield day;
		month = addMonths(begin, months);
	}
	yield null;
}

function dayOfMonth(rule: MonthRule, month: string, firstDay: string): string | null {
	const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5, 7))];
	const day = Number(firstDay.slice(8));
	const length = daysInMonth(year, number);
	const of = (wanted: number) => dateOfParts({ year, month: number, day: wanted });
	if (rule === 'day') return day <= length ? of(day) : null;
	if (rule === 'lastDay') return of(length);
	const first = ((Number(weekdayOf(firstDay)) - Number(weekdayOf(month)) + 7) % 7) + 1;
	if (rule === 'lastWeekday') return of(first + 7 * Math.floor((length - first) / 7));
	const wanted = first + 7 * Math.floor((day - 1) / 7);
	return wanted <= length ? of(wanted) : null;
}

/** True where some months or years have no such day ("am 31."), so that "am letzten Tag" has to be offered beside it. */
export function skipsMonths({ frequency, monthRule }: RecurrenceRule, firstDay: string): boolean {
	const parts = partsOf(firstDay);
	if (parts === null || monthRule !== 'day') return false;
	if (frequency === 'monthly') return parts.day > 28;
	return frequency === 'yearly' && parts.month === 2 && parts.day === 29;
}
