import { hrefOf } from '@kontor/domain/routes';
import { addDays, isCalendarDate, isoWeek, monthName, partsOf, weekdayOf } from '@kontor/german/date';
import { addMonths, weeksOfMonth } from '@kontor/german/dateMonth';
import type { DayRange } from '../../../data/calendar.ts';

/** How appointments are looked at. */
export const views = ['day', 'threedays', 'workweek', 'week', 'month', 'list', 'resources'] as const;

/** One of them. */
export type View = (typeof views)[number];

/** What a view is called. */
export const viewNames: Readonly<Record<View, string>> = {
	day: 'Tag',
	threedays: '3 Tage',
	workweek: 'Arbeitswoche',
	week: 'Woche',
	month: 'Monat',
	list: 'Liste',
	resources: 'Personen und Räume',
};

/** The filters of the calendar; of each, any of the numbers, none for all. */
export const filterKeys = ['location', 'scope', 'type', 'state', 'resource'] as const;

/** One of them. */
export type FilterKey = (typeof filterKeys)[number];

/** What the address bar holds. */
export interface CalendarQuery {
	readonly view: View;
	/** `YYYY-MM-DD` */
	readonly date: string;
	readonly filters: Readonly<Record<FilterKey, readonly string[]>>;
	/** The appointment that is open. */
	readonly appointment: number | null;
	/** Subject of a new appointment that another screen has asked for. */
	readonly about: About | null;
}

/** An address, a document or a task. */
export interface About {
	readonly type: 'ADDRESS' | 'DOCUMENT' | 'TASK';
	readonly id: number;
}

function readAbout(text: string): About | null {
	const [, type, id] = /^(ADDRESS|DOCUMENT|TASK):([1-9][0-9]{0,8})$/.exec(text) ?? [];
	const known = (['ADDRESS', 'DOCUMENT', 'TASK'] as const).find((one) => one === type);
	return known === undefined ? null : { type: known, id: Number(id) };
}

/** What is looked at where the address bar says nothing. */
export interface UsualCalendar {
	readonly today: string;
	readonly view: View;
	/** The reader's own resource, whose appointments come first; null for who is none. */
	readonly own: number | null;
}

/** Reads the query of the address bar; what it does not say, or not rightly, is as usual. */
export function readCalendarQuery(
	query: Readonly<Record<string, string | undefined>>,
	{ today, view: usual, own }: UsualCalendar,
): CalendarQuery {
	const { view = '', date = '', appointment = '', new: about = '' } = query;
	// Whoever has chosen a view has chosen whose appointments are in it, everybody's too.
	const isChosen = view !== '' || filterKeys.some((key) => (query[key] ?? '') !== '');
	const listOf = (key: FilterKey) => (query[key] ?? '').split(',').filter((part) => /^[1-9][0-9]{0,8}$/.test(part));
	return {
		view: views.find((one) => one === view) ?? usual,
		date: isCalendarDate(date) ? date : today,
		filters: {
			location: listOf('location'),
			scope: listOf('scope'),
			type: listOf('type'),
			state: listOf('state'),
			resource: isChosen || own === null ? listOf('resource') : [String(own)],
		},
		appointment: /^[1-9][0-9]{0,8}$/.test(appointment) ? Number(appointment) : null,
		about: readAbout(about),
	};
}

/** The address of what is looked at. */
export function calendarHref({ view, date, filters, appointment, about }: CalendarQuery): string {
	const { location, scope, type, state, resource } = filters;
	return hrefOf(
		'calendar',
		{},
		{
			view,
			date,
			location: location.join(','),
			scope: scope.join(','),
			type: type.join(','),
			state: state.join(','),
			resource: resource.join(','),
			appointment: appointment === null ? '' : String(appointment),
			new: about === null ? '' : `${about.type}:${about.id}`,
		},
	);
}

/** The days a view shows around a day. */
export function daysOf(view: View, date: string): readonly string[] {
	if (view === 'day' || view === 'resources') return [date];
	if (view === 'month') return weeksOfMonth(date).flatMap(({ days }) => days.filter((day) => day !== null));
	// A list and three days go on from their day, weeks begin with their Monday.
	const isFromDay = view === 'list' || view === 'threedays';
	const first = isFromDay ? date : (addDays(date, 1 - (weekdayOf(date) ?? 1)) ?? date);
	const count = { threedays: 3, workweek: 5, week: 7, list: 14 }[view];
	return Array.from({ length: count }, (_, index) => addDays(first, index) ?? date);
}

/** The range of days as it is asked for. */
export function rangeOf(days: readonly string[]): DayRange {
	const from = days[0] ?? '';
	return { from, to: addDays(days.at(-1) ?? from, 1) ?? from };
}

/** The day that is looked at after one step forth or back. */
export function stepped(view: View, date: string, by: 1 | -1): string {
	if (view === 'month') return addMonths(`${date.slice(0, 8)}01`, by) ?? date;
	const days = { day: 1, resources: 1, threedays: 3, workweek: 7, week: 7, list: 14 }[view];
	return addDays(date, by * days) ?? date;
}

/** What is looked at, in words: `November 2026`, `30. Nov. – 6. Dez. 2026`. */
export function rangeInWords(view: View, date: string): string {
	const days = daysOf(view, date);
	const first = partsOf(days[0] ?? '');
	const last = partsOf(days.at(-1) ?? '');
	if (view === 'month') return `${monthName(Number(date.slice(5, 7)))} ${date.slice(0, 4)}`;
	if (first === null || last === null) return '';
	const end = `${last.day}. ${monthName(last.month)} ${last.year}`;
	if (days.length === 1) return end;
	if (first.year !== last.year) return `${first.day}. ${monthName(first.month)} ${first.year} – ${end}`;
	return first.month === last.month ? `${first.day}.–${end}` : `${first.day}. ${monthName(first.month)} – ${end}`;
}

/** The ISO week of the day that is looked at. */
export function weekOf(date: string): number {
	return isoWeek(date)?.week ?? 0;
}
