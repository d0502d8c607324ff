import { addDays, dateOfParts, isCalendarDate, isoWeek, parseGermanDate, partsOf, weekdayOf } from './date.ts';
import { err, ok, type Result } from './result.ts';
import { visibleText } from './visibleText.ts';
import { mondayOfWeek } from './week.ts';

const words: ReadonlyMap<string, number> = new Map([
	['vorgestern', -2],
	['gestern', -1],
	['heute', 0],
	['morgen', 1],
	['übermorgen', 2],
]);
const weekdays = ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so'];

/**
 * A day typed in full or in short, for fields that allow it (filters, due dates, jumps), never for birth dates: `heute`,
 * `morgen`, `gestern`, `+2w` (weeks), `-3t` or `-3` (days), `mo` (the next Monday, today included), `kw32` and `kw32/2027`
 * (its Monday, in the year of today's week), `0305` (3 May of this year). `today` is a day `YYYY-MM-DD`.
 */
export function parseDateShorthand(text: string, today: string): Result<string, 'dateInvalid'> {
	const full = parseGermanDate(text);
	if (full.ok) return full;
	// Longer than any of them; the rest need not be looked at.
	const typed = visibleText(text).trim().slice(0, 20).normalize('NFC').toLowerCase();
	const date = ofWord(typed, today) ?? ofDistance(typed, today) ?? ofWeek(typed, today) ?? ofDayAndMonth(typed, today);
	return date === null ? err('dateInvalid') : ok(date);
}

function ofWord(typed: string, today: string): string | null {
	const days = words.get(typed);
	if (days !== undefined) return addDays(today, days);
	const weekday = weekdays.indexOf(typed) + 1;
	const now = weekdayOf(today);
	return weekday === 0 || now === null ? null : addDays(today, (weekday - now + 7) % 7);
}

function ofDistance(typed: string, today: string): string | null {
	const [, sign, count, unit] = /^([-+−–])([0-9]{1,3})([tw]?)$/.exec(typed) ?? [];
	if (count === undefined) return null;
	return addDays(today, Number(count) * (sign === '+' ? 1 : -1) * (unit === 'w' ? 7 : 1));
}

function ofWeek(typed: string, today: string): string | null {
	const [, week, year] = /^kw ?([0-9]{1,2})(?:\/([1-9][0-9]{3}))?$/.exec(typed) ?? [];
	const now = isoWeek(today);
	return week === undefined || now === null
		? null
		: mondayOfWeek({ week: Number(week), year: year === undefined ? now.year : Number(year) });
}

function ofDayAndMonth(typed: string, today: string): string | null {
	const [, day, month] = /^([0-9]{2})([0-9]{2})$/.exec(typed) ?? [];
	const now = partsOf(today);
	if (day === undefined || now === null) return null;
	const date = dateOfParts({ year: now.year, month: Number(month), day: Number(day) });
	return isCalendarDate(date) ? date : null;
}
