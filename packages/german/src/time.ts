import { err, ok, type Result } from './result.ts';
import { visibleText } from './visibleText.ts';

/*
 * A time of the day is the text `HH:mm`, without a day and without a zone: it depends neither on today nor on a change of
 * the clocks.
 */

/** What a time has to keep: bounds `HH:mm` that belong to it, and the minutes of the grid. */
export interface TimeLimits {
	/** 00:00 by default. */
	readonly min?: string | undefined;
	/** 23:59 by default. */
	readonly max?: string | undefined;
	/** A divisor of 60; 5 by default. */
	readonly step?: number | undefined;
}

/** Why a time is not taken. */
export type TimeProblem = 'timeInvalid' | 'timeTooEarly' | 'timeTooLate';

/** Where a list of times starts when there is none yet (spec.md section 9). */
export const defaultTime = '08:00';

const lastMinute = 23 * 60 + 59;

/** Whether a text is a time `HH:mm` from 00:00 to 23:59. */
export function isTime(text: string): boolean {
	return minutesOf(text) !== null;
}

/**
 * The time a text stands for, or `timeInvalid`: `0930`, `930`, `9:30` and `9.30` are 09:30, `9` is 09:00 and `9:5` is
 * 09:05; `83`, `24:00` and `12:60` are none, and neither is a time cut short like `09:3`. Blanks around it do not count. Nothing is rounded.
 */
export function parseGermanTime(text: string): Result<string, 'timeInvalid'> {
	const typed = visibleText(text).trim();
	const parted = /^([0-9]{1,2})[:.]?([0-9]{2})$/.exec(typed) ?? /^([0-9](?:[0-9](?=.0))?)[:.]([0-9])$/.exec(typed);
	const [, hours, minutes = '0'] = (/^[0-9]{1,2}$/.test(typed) ? [typed, typed] : parted) ?? [];
	if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return err('timeInvalid');
	return ok(timeOfMinutes(Number(hours) * 60 + Number(minutes)));
}

/** A time as Austria writes it, `09:30`; `''` for a text that is no time. Seconds are left out. */
export function formatGermanTime(time: string): string {
	const short = time.length === 8 && /:[0-5][0-9]$/.test(time) ? time.slice(0, 5) : time;
	return isTime(short) ? short : '';
}

/** Minutes since midnight, or `null` for a text that is no time. */
export function minutesOf(time: string): number | null {
	const [, hours, minutes] = /^([01][0-9]|2[0-3]):([0-5][0-9])$/.exec(time) ?? [];
	return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** Whether a time lies between its bounds; a text that is no time does not. */
export function isWithin(time: string, limits: TimeLimits = {}): boolean {
	return checkTime(time, limits) === null;
}

/** What is wrong with a time, or `null`. */
export function checkTime(time: string, limits: TimeLimits = {}): TimeProblem | null {
	const minutes = minutesOf(time);
	const { min, max } = bounds(limits);
	if (minutes === null) return 'timeInvalid';
	if (minutes < min) return 'timeTooEarly';
	return minutes > max ? 'timeTooLate' : null;
}

/**
 * Rounds up to the grid: 09:58 is 10:00. Where that leaves the bounds or the day it rounds down (23:58 is 23:55), and
 * where the bounds hold no minute of the grid the time stays. A time outside of its bounds, or a text that is none, is
 * handed back as it is, for `checkTime` to refuse.
 */
export function roundUpToStep(time: string, limits: TimeLimits = {}): string {
	const minutes = minutesOf(time);
	const { min, max, step } = bounds(limits);
	if (minutes === null || minutes < min || minutes > max) return time;
	const up = Math.ceil(minutes / step) * step;
	const down = Math.floor(minutes / step) * step;
	if (up <= max) return timeOfMinutes(up);
	return down >= min ? timeOfMinutes(down) : time;
}

/**
 * The next time of the grid later (1) or earlier (-1) within the bounds: from 09:23 to 09:25 or 09:20. `null` where there
 * is none; from a text that is no time to `defaultTime` or the bound next to it.
 */
export function stepTime(time: string, direction: 1 | -1, limits: TimeLimits = {}): string | null {
	const times = timesOf(limits);
	if (!isTime(time)) return nearestTime(times, defaultTime);
	return (direction === 1 ? times.find((other) => other > time) : times.findLast((other) => other < time)) ?? null;
}

/** The times of the grid within the bounds, as a list offers them. */
export function timesOf(limits: TimeLimits = {}): readonly string[] {
	const { min, max, step } = bounds(limits);
	const first = Math.ceil(min / step) * step;
	const count = Math.max(0, Math.floor((max - first) / step) + 1);
	return Array.from({ length: count }, (_, index) => timeOfMinutes(first + index * step));
}

/** The first of the times that is not before `time`, else the last; `null` of none. */
export function nearestTime(times: readonly string[], time: string): string | null {
	return times.find((other) => other >= time) ?? times.at(-1) ?? null;
}

function bounds({ min = '00:00', max = '23:59', step = 5 }: TimeLimits): { min: number; max: number; step: number } {
	return { min: minutesOf(min) ?? 0, max: minutesOf(max) ?? lastMinute, step };
}

function timeOfMinutes(minutes: number): string {
	return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
