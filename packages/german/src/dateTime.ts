import { daysBetween, formatGermanDate, isCalendarDate, weekdayName } from './date.ts';

/** Wall-clock time: a calendar day and the minutes since its midnight. */
interface WallClock {
	readonly date: string;
	readonly time: string;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const wallClockPattern =
	/^([0-9]{4}-[0-9]{2}-[0-9]{2})T((?:[01][0-9]|2[0-3]):[0-5][0-9])(?::[0-5][0-9](?:\.[0-9]{1,9})?)?$/;
const zonePattern = /(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$/;

/** Sweden writes days and times as ISO does. */
const vienna = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna', dateStyle: 'short', timeStyle: 'short' });

/** The day of a zone-less `YYYY-MM-DDTHH:mm:ss`, or `null` if it is none. */
export function dateOf(dateTime: string): string | null {
	return readWallClock(dateTime)?.date ?? null;
}

/** The time `HH:mm` of a zone-less `YYYY-MM-DDTHH:mm:ss`, or `null` if it is none. */
export function timeOf(dateTime: string): string | null {
	return readWallClock(dateTime)?.time ?? null;
}

/** A zone-less date and time in German: `05.01.2026, 14:07`, as written, in no zone; `''` for any other text. */
export function formatGermanDateTime(dateTime: string): string {
	const wall = readWallClock(dateTime);
	return wall === null ? '' : `${formatGermanDate(wall.date)}, ${wall.time}`;
}

/** The calendar day in Vienna at an instant in milliseconds since 1970; `''` for a number that is no instant. */
export function viennaToday(nowMs: number): string {
	return isInstant(nowMs) ? wallClockAt(nowMs).date : '';
}

/** The time `HH:mm` in Vienna at an instant in milliseconds since 1970; `''` for a number that is no instant. */
export function viennaTime(nowMs: number): string {
	return isInstant(nowMs) ? wallClockAt(nowMs).time : '';
}

/**
 * When something was sent, as people say it in Vienna: `gerade eben`, `vor 5 Minuten`, `heute, 09:12`, `gestern, 14:07`,
 * `Montag, 14:07` (within six days), `05.01.2026, 14:07`. `sent` is an ISO instant; without a zone it counts as Vienna's
 * wall clock. `nowMs` are milliseconds since 1970. Up to five minutes in the future count as now; `''` if unreadable.
 */
export function formatRelative(sent: string, nowMs: number): string {
	const sentMs = instantOf(sent);
	if (sentMs === null || !isInstant(nowMs)) return '';
	const wall = wallClockAt(sentMs);
	const written = `${formatGermanDate(wall.date)}, ${wall.time}`;
	const minutes = Math.floor((nowMs - sentMs) / MINUTE_MS);
	if (minutes < -5) return written;
	if (minutes < 1) return 'gerade eben';
	if (minutes < 60) return minutes === 1 ? 'vor 1 Minute' : `vor ${minutes} Minuten`;
	switch (daysBetween(wall.date, viennaToday(nowMs))) {
		case 0:
			return `heute, ${wall.time}`;
		case 1:
			return `gestern, ${wall.time}`;
		case 2:
		case 3:
		case 4:
		case 5:
		case 6:
			return `${weekdayName(wall.date)}, ${wall.time}`;
		default:
			return written;
	}
}

/**
 * The instant of an ISO text (`2026-01-05T14:07:00Z`, `…+01:00`) in milliseconds since 1970, or `null`. Without a zone it
 * is Vienna's wall clock; of the hour that exists twice in autumn the first counts, and a time in the hour that spring
 * skips is an hour later.
 */
export function instantOf(text: string): number | null {
	const [zone = ''] = zonePattern.exec(text) ?? [];
	const wallText = text.slice(0, text.length - zone.length);
	if (readWallClock(wallText) === null) return null;
	if (zone !== '') return Date.parse(text);
	const asUtc = Date.parse(`${wallText}Z`);
	const inSummer = asUtc - 2 * HOUR_MS;
	return wallClockAt(inSummer).time === wallText.slice(11, 16) ? inSummer : asUtc - HOUR_MS;
}

/** What is odd about a time of the day when the clocks are changed: it is left out, or there twice. */
export type ClockOddity = 'timeSkipped' | 'timeTwice';

/**
 * What is odd about a time `HH:mm` on a day `YYYY-MM-DD` in Vienna, or `null`: in spring the clocks skip an hour, in autumn
 * they show one twice. Texts that are no day or no time are not odd.
 */
export function clockOddity(date: string, time: string): ClockOddity | null {
	const wall = readWallClock(`${date}T${time}`);
	if (wall === null || !isInstant(Date.parse(`${date}T00:00:00Z`))) return null;
	const asUtc = Date.parse(`${date}T${time}:00Z`);
	// Whatever clock is in force on that day is so on the day before or after it.
	const offsets = new Set([asUtc - DAY_MS, asUtc + DAY_MS].map((ms) => offsetAt(ms)));
	const shown = [...offsets].filter((offset) => isSameWall(wallClockAt(asUtc - offset), wall));
	if (shown.length === 0) return 'timeSkipped';
	return shown.length === 1 ? null : 'timeTwice';
}

/** What Vienna's clocks are ahead of UTC at an instant, in milliseconds. */
function offsetAt(ms: number): number {
	const { date, time } = wallClockAt(ms);
	return Date.parse(`${date}T${time}:00Z`) - ms;
}

function isSameWall(one: WallClock, other: WallClock): boolean {
	return one.date === other.date && one.time === other.time;
}

function readWallClock(text: string): WallClock | null {
	const [, date = '', time = ''] = wallClockPattern.exec(text) ?? [];
	return isCalendarDate(date) ? { date, time } : null;
}

function wallClockAt(ms: number): WallClock {
	const text = vienna.format(ms);
	return { date: text.slice(0, 10), time: text.slice(-5) };
}

/** Whether a number of milliseconds lies in the years a calendar day can have. */
function isInstant(ms: number): boolean {
	return ms > -30_600_000_000_000 && ms < 253_402_200_000_000;
}
