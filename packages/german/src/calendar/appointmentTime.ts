import { addDays, formatGermanDate, weekdayName } from '../date.ts';
import { clockOddity } from '../dateTime.ts';
import { DAY_MINUTES, dateTimeOfMinute, minuteOf } from './wallTime.ts';

/** When an appointment takes place, as the wire says it: wall clock; a whole day ends at 00:00 of the next one. */
export interface AppointmentTime {
	readonly start: string;
	readonly end: string;
	readonly allDay: boolean;
}

/** Why a time is none; `timeSkipped` = the clocks are put forward over it on that day. */
export type AppointmentTimeProblem = 'dateInvalid' | 'invalid' | 'timeSkipped' | 'outOfRange';

/** The longest appointment, in days. */
export const LONGEST_DAYS = 31;

/**
 * What is wrong with the time of an appointment, by the field that says it, or `null`: both on the grid of 5 minutes and
 * shown by the clocks of Vienna, the end at least 5 minutes after the start and at most 31 days, whole days from midnight to midnight.
 */
export function checkAppointmentTime({
	start,
	end,
	allDay,
}: AppointmentTime): { readonly field: 'start' | 'end'; readonly code: AppointmentTimeProblem } | null {
	const from = minuteOf(start);
	const to = minuteOf(end);
	const grid = allDay ? DAY_MINUTES : 5;
	if (from === null) return { field: 'start', code: 'dateInvalid' };
	if (to === null) return { field: 'end', code: 'dateInvalid' };
	if (from % grid !== 0) return { field: 'start', code: 'invalid' };
	if (to % grid !== 0) return { field: 'end', code: 'invalid' };
	const skipped = skippedField({ start, end, allDay });
	if (skipped !== null) return { field: skipped, code: 'timeSkipped' };
	if (to <= from || to - from > LONGEST_DAYS * DAY_MINUTES) return { field: 'end', code: 'outOfRange' };
	return null;
}

/** The end of an appointment that the clocks of Vienna never show, because they are put forward over it; `null` for most. */
export function skippedField({ start, end, allDay }: AppointmentTime): 'start' | 'end' | null {
	if (allDay) return null;
	if (isSkipped(start)) return 'start';
	return isSkipped(end) ? 'end' : null;
}

function isSkipped(dateTime: string): boolean {
	return clockOddity(dateTime.slice(0, 10), dateTime.slice(11, 16)) === 'timeSkipped';
}

/** The length in minutes, 0 for a time that is none. */
export function durationOf({ start, end }: Omit<AppointmentTime, 'allDay'>): number {
	return Math.max(0, (minuteOf(end) ?? 0) - (minuteOf(start) ?? minuteOf(end) ?? 0));
}

/** The same length from another start on; `null` for a text that is no time. */
export function startingAt(time: AppointmentTime, start: string): AppointmentTime | null {
	const from = minuteOf(start);
	const end = from === null ? null : dateTimeOfMinute(from + durationOf(time));
	return end === null ? null : { ...time, start, end };
}

/** The same times of the clock, days later or earlier; null outside the years 1000–9999. */
export function shiftedByDays(time: AppointmentTime, days: number): AppointmentTime | null {
	const start = addDays(time.start.slice(0, 10), days);
	const end = addDays(time.end.slice(0, 10), days);
	if (start === null || end === null) return null;
	return { ...time, start: start + time.start.slice(10), end: end + time.end.slice(10) };
}

/** When it takes place, in words for history, conflicts and screen readers: `Mi, 13. Mai 2026, 09:00 bis 09:30`. */
export function formatAppointmentTime({ start, end, allDay }: AppointmentTime): string {
	const [startDay, endDay] = [start.slice(0, 10), end.slice(0, 10)];
	if (allDay) {
		const last = String(addDays(endDay, -1));
		return last <= startDay
			? `${dayInWords(startDay)}, ganztägig`
			: `${dayInWords(startDay)} bis ${dayInWords(last)}, ganztägig`;
	}
	const from = `${dayInWords(startDay)}, ${start.slice(11, 16)}`;
	return startDay === endDay
		? `${from} bis ${end.slice(11, 16)}`
		: `${from} bis ${dayInWords(endDay)}, ${end.slice(11, 16)}`;
}

/** A day as the calendar names it: `Mi, 13. Mai 2026`. */
export function dayInWords(day: string): string {
	return `${weekdayName(day).slice(0, 2)}, ${formatGermanDate(day, 'long')}`;
}
