import { addDays, dayNumberOf } from '../date.ts';

/*
 * A wall-clock time is `YYYY-MM-DDTHH:mm:ss` without a zone. Between the texts stand minutes since 1970-01-01T00:00 of that
 * clock, in which every day has 1440: no change of the clocks can move an appointment.
 */

/** Minutes of a day. */
export const DAY_MINUTES = 1440;

/** All times of the calendar lie on this grid, in minutes. */
export const STEP_MINUTES = 5;

/** The minutes of a wall-clock time since 1970-01-01T00:00; `null` for a text that is none. Seconds are dropped. */
export function minuteOf(dateTime: string): number | null {
	const [, day = '', hours, minutes] =
		/^([0-9]{4}-[0-9]{2}-[0-9]{2})T([01][0-9]|2[0-3]):([0-5][0-9])(?::[0-5][0-9])?$/.exec(dateTime) ?? [];
	const number = dayNumberOf(day);
	return number === null ? null : number * DAY_MINUTES + Number(hours) * 60 + Number(minutes);
}

/** The wall-clock time of minutes since 1970-01-01T00:00, or `null` outside the years 1000–9999. */
export function dateTimeOfMinute(minute: number): string | null {
	const days = Math.floor(minute / DAY_MINUTES);
	const day = addDays('1970-01-01', days);
	if (day === null) return null;
	return `${day}T${clockOf(minute - days * DAY_MINUTES)}:00`;
}

/** Minutes since midnight as `HH:mm`; the end of a day is `24:00`. */
export function clockOf(minutes: number): string {
	return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** The nearest minute of the grid, for what a pointer says. */
export function snap(minute: number): number {
	return Math.round(minute / STEP_MINUTES) * STEP_MINUTES;
}

/** A length of time as people say it: `45 Min.`, `1 Std.`, `1 Std. 30 Min.`, `2 Tage`. */
export function formatDuration(minutes: number): string {
	if (minutes > 0 && minutes % DAY_MINUTES === 0) {
		return minutes === DAY_MINUTES ? '1 Tag' : `${minutes / DAY_MINUTES} Tage`;
	}
	const hours = Math.floor(minutes / 60);
	const rest = minutes % 60;
	return [hours > 0 ? `${hours} Std.` : '', rest > 0 || hours === 0 ? `${rest} Min.` : ''].filter(Boolean).join(' ');
}

function twoDigits(number: number): string {
	return String(number).padStart(2, '0');
}
