import { formatGermanDate, isCalendarDate, parseGermanDate } from './date.ts';
import { type ClockOddity, clockOddity, dateOf, timeOf } from './dateTime.ts';
import { err, ok, type Result } from './result.ts';
import { isTime, parseGermanTime } from './time.ts';
import { visibleText } from './visibleText.ts';

/** A day with a time of the day, both without zone, or a whole day; parts not chosen yet are `null`. */
export interface DateTimeValue {
	/** `YYYY-MM-DD`. */
	readonly date: string | null;
	/** `HH:mm`; of no meaning for a whole day, and kept so that it is there again once the day is no longer whole. */
	readonly time: string | null;
	readonly isAllDay: boolean;
}

/** Why a day with time is not taken (spec.md section 5 has a sentence for each). */
export type DateTimeProblem =
	| 'dateMissing'
	| 'inputInvalid'
	| 'dateInvalid'
	| 'dateTimeTimeInvalid'
	| Extract<ClockOddity, 'timeSkipped'>;

/** Nothing chosen. */
export const noDateTime: DateTimeValue = { date: null, time: null, isAllDay: false };

/**
 * What is wrong with a day with time, or `null`: no day, no existing day, no time where the day is not a whole one, or one
 * over which the clocks are put forward in Vienna.
 */
export function checkDateTime({ date, time, isAllDay }: DateTimeValue): DateTimeProblem | null {
	if (date === null) return 'dateMissing';
	if (!isCalendarDate(date)) return 'dateInvalid';
	if (isAllDay) return null;
	if (time === null || !isTime(time)) return 'dateTimeTimeInvalid';
	return clockOddity(date, time) === 'timeSkipped' ? 'timeSkipped' : null;
}

/** What is odd about a day with time that is taken as it is, or `null`: in autumn Vienna's clocks show an hour twice. */
export function dateTimeWarning({ date, time, isAllDay }: DateTimeValue): Extract<ClockOddity, 'timeTwice'> | null {
	if (isAllDay || date === null || time === null) return null;
	return clockOddity(date, time) === 'timeTwice' ? 'timeTwice' : null;
}

/**
 * A day with time typed in one line: `15.07.2026 09:30`, also with a comma between, or `15.07.2026 (ganztägig)`. Empty is
 * `dateMissing`, more or other parts are `inputInvalid`, a day alone is `dateTimeTimeInvalid`.
 */
export function parseGermanDateTime(text: string): Result<DateTimeValue, DateTimeProblem> {
	const typed = visibleText(text).trim();
	if (typed === '') return err('dateMissing');
	const [, day, time = ''] = /^([0-9.]+)(?:[\s,]+([^\s,]+))?$/.exec(typed) ?? [];
	if (day === undefined) return err('inputInvalid');
	const date = parseGermanDate(day);
	if (!date.ok) return date;
	if (/^\(?ganztägig\)?$/i.test(time.normalize('NFC'))) return ok({ date: date.value, time: null, isAllDay: true });
	const parsed = parseGermanTime(time);
	if (!parsed.ok) return err('dateTimeTimeInvalid');
	const value = { date: date.value, time: parsed.value, isAllDay: false };
	const problem = checkDateTime(value);
	return problem === null ? ok(value) : err(problem);
}

/** A day with time in German, `15.07.2026, 09:30` or `15.07.2026 (ganztägig)`; what is missing is `--:--`; `''` without a day. */
export function formatDateTimeValue({ date, time, isAllDay }: DateTimeValue): string {
	const day = formatGermanDate(date ?? '');
	if (day === '') return '';
	return isAllDay ? `${day} (ganztägig)` : `${day}, ${shownTime({ time, isAllDay })}`;
}

/** The time as it is shown: `--:--` for a whole day and where there is none. */
export function shownTime({ time, isAllDay }: Pick<DateTimeValue, 'time' | 'isAllDay'>): string {
	return !isAllDay && time !== null && isTime(time) ? time : '--:--';
}

/** The value of a wall clock text `2026-07-15T09:30:00` without zone, or `null` if it is none. */
export function dateTimeOfWire(wire: string, isAllDay = false): DateTimeValue | null {
	const date = dateOf(wire);
	return date === null ? null : { date, time: isAllDay ? null : timeOf(wire), isAllDay };
}

/** The wall clock text of a value, `2026-07-15T09:30:00`, a whole day at 00:00:00; `null` for a value `checkDateTime` refuses. */
export function wireOfDateTime(value: DateTimeValue): string | null {
	if (checkDateTime(value) !== null) return null;
	return `${value.date}T${value.isAllDay ? '00:00' : value.time}:00`;
}
