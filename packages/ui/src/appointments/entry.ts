import { dayInWords, formatAppointmentTime } from '@kontor/german/calendar/appointmentTime';
import { type DayBox, type DayPiece, layoutDay, pieceOn } from '@kontor/german/calendar/dayLayout';
import { DAY_MINUTES, dateTimeOfMinute, minuteOf, STEP_MINUTES } from '@kontor/german/calendar/wallTime';
import { dayNumberOf } from '@kontor/german/date';
import { appointmentMessages as texts } from '../messages/appointmentMessages.ts';

/** The colours of entries; each names what an entry is of, and its words say it too. */
export type EntryTone = 'blue' | 'green' | 'teal' | 'orange' | 'brown' | 'purple' | 'pink' | 'grey';

/** The patterns of entries, which tell their states apart without colour. */
export type EntryPattern = 'plain' | 'striped' | 'dotted' | 'faded' | 'struck';

/** An appointment as the grids show it; times are wall clock `YYYY-MM-DDTHH:mm:ss`, of a whole day from 00:00 to 00:00. */
export interface CalendarEntry {
	readonly id: number;
	readonly title: string;
	/** A second line, such as who comes. */
	readonly detail?: string | undefined;
	readonly start: string;
	readonly end: string;
	readonly allDay: boolean;
	readonly tone: EntryTone;
	readonly pattern: EntryPattern;
	/** The state in a word, spoken. */
	readonly state?: string | undefined;
	/** Minutes kept free around it. */
	readonly before?: number | undefined;
	readonly after?: number | undefined;
	/** Ids of the columns it stands in where there are several a day; in none of them it is in the one with the id ''. */
	readonly columns?: readonly string[] | undefined;
	/** It opens and does not move. */
	readonly isFixed?: boolean | undefined;
	/** Its change is on the way to the server. */
	readonly isPending?: boolean | undefined;
}

/** A column of people, rooms or devices; the one with the id '' holds what belongs to none. */
export interface GridResource {
	readonly id: string;
	readonly label: string;
}

/** One column of the grid: a day, of one resource where there are several. */
export interface GridColumnKey {
	readonly day: string;
	readonly dayNumber: number;
	readonly resource: GridResource | null;
}

/** A time in a column, as a person points at it. */
export interface GridSlot {
	readonly start: string;
	readonly end: string;
	/** Id of the resource; null where columns are days alone. */
	readonly column: string | null;
}

/** An entry with its minutes since 1970. */
export interface TimedEntry {
	readonly entry: CalendarEntry;
	readonly start: number;
	readonly end: number;
}

/** A piece of an entry in a column. */
export interface EntryPiece extends DayPiece {
	readonly entry: CalendarEntry;
}

/** The height of an hour in pixels; a minute is one. */
export const HOUR_PIXELS = 60;

/** The height of the lower edge by which a mouse takes the end of an entry. */
export const GRIP_PIXELS = 7;

// As high as a target has to be, and the pixel that parts it from the next one.
const LEAST_MINUTES = 25;

/** The columns of days and resources, day by day. */
export function columnsOf(days: readonly string[], resources: readonly GridResource[] | undefined): GridColumnKey[] {
	const columns: readonly (GridResource | null)[] = resources ?? [null];
	return days.flatMap((day) => {
		const dayNumber = dayNumberOf(day) ?? 0;
		return columns.map((resource) => ({ day, dayNumber, resource }));
	});
}

/** Entries with their minutes, by their start; those whose time is none are left out. */
export function timed(entries: readonly CalendarEntry[]): TimedEntry[] {
	return entries
		.flatMap((entry) => {
			const start = minuteOf(entry.start);
			const end = minuteOf(entry.end);
			return start === null || end === null || end <= start ? [] : [{ entry, start, end }];
		})
		.sort((a, b) => a.start - b.start || a.entry.id - b.entry.id);
}

/** True where an entry belongs into the column of a resource. */
export function standsIn({ columns = [] }: CalendarEntry, resource: GridResource | null): boolean {
	if (resource === null) return true;
	return resource.id === '' ? columns.length === 0 : columns.includes(resource.id);
}

/** The pieces of a column, side by side, in the order of their time. */
export function boxesOf(entries: readonly TimedEntry[], column: GridColumnKey): readonly DayBox<EntryPiece>[] {
	return layoutDay(piecesOf(entries, column, false), LEAST_MINUTES);
}

/** The pieces of whole days, or of parts of a day, in a column. */
export function piecesOf(entries: readonly TimedEntry[], column: GridColumnKey, allDay: boolean): EntryPiece[] {
	return entries.flatMap(({ entry, start, end }) => {
		if (entry.allDay !== allDay || !standsIn(entry, column.resource)) return [];
		const piece = pieceOn({ start, end }, column.dayNumber);
		return piece === null ? [] : [{ ...piece, entry }];
	});
}

/** The slot from one minute of a column's day to another. */
export function slotOf(column: GridColumnKey, start: number, end: number): GridSlot {
	const midnight = column.dayNumber * DAY_MINUTES;
	return {
		start: dateTimeOfMinute(midnight + start) ?? '',
		end: dateTimeOfMinute(midnight + end) ?? '',
		column: column.resource?.id ?? null,
	};
}

/**
 * The minute of a column's day at which an entry begins that is moved by some minutes: some of it stays in the column. One
 * that began on the day before may do so still.
 */
export function startIn({ start, end }: { readonly start: number; readonly end: number }, by: number): number {
	const least = start < 0 ? STEP_MINUTES - (end - start) : 0;
	return Math.min(Math.max(start + by, least), DAY_MINUTES - STEP_MINUTES);
}

/** True if no other entry that takes time stands in the way of a slot, reserves included. */
export function isFree(entries: readonly TimedEntry[], slot: GridSlot, moving: CalendarEntry): boolean {
	const from = Number(minuteOf(slot.start)) - (moving.before ?? 0);
	const to = Number(minuteOf(slot.end)) + (moving.after ?? 0);
	const wanted = slot.column === null ? (moving.columns ?? []) : [slot.column];
	return !entries.some(({ entry, start, end }) => {
		if (entry.id === moving.id || entry.pattern === 'struck') return false;
		if (start - (entry.before ?? 0) >= to || end + (entry.after ?? 0) <= from) return false;
		return (entry.columns ?? []).some((column) => wanted.includes(column));
	});
}

/** All that an entry says, in one sentence for screen readers. */
export function spokenEntry(entry: CalendarEntry, piece?: DayPiece): string {
	return [
		entry.title,
		entry.detail,
		formatAppointmentTime(entry),
		entry.state,
		entry.before ? texts.before(entry.before) : '',
		entry.after ? texts.after(entry.after) : '',
		piece?.fromBefore ? texts.fromBefore : '',
		piece?.goesOn ? texts.goesOn : '',
	]
		.filter(Boolean)
		.join(', ');
}

/** The heading of a column: its day, and its resource. */
export function columnInWords({ day, resource }: GridColumnKey): string {
	return resource === null ? dayInWords(day) : `${dayInWords(day)}, ${resource.label}`;
}
