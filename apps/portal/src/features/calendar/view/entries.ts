import { HIDDEN_MARK } from '@kontor/domain/privacy';
import type { CalendarEntry } from '@kontor/ui/appointments';
import type { AppointmentPreview, CalendarLists } from '../../../data/calendar.ts';
import type { CalendarQuery, FilterKey } from './calendarQuery.ts';

/** What was moved and is on its way to the server. */
export interface PendingTime {
	readonly start: string;
	readonly end: string;
	readonly allDay: boolean;
	readonly resources: readonly number[];
}

/** Appointments that pass the filters; of each filter any entry does. */
export function filtered(
	appointments: readonly AppointmentPreview[],
	filters: CalendarQuery['filters'],
): readonly AppointmentPreview[] {
	const passes = (key: FilterKey, values: readonly (number | null)[]) =>
		filters[key].length === 0 || values.some((value) => filters[key].includes(String(value)));
	return appointments.filter(
		({ location, scope, type, state, resources }) =>
			passes('location', [location]) &&
			passes('scope', [scope]) &&
			passes('type', [type]) &&
			passes('state', [state]) &&
			passes('resource', resources),
	);
}

/** An appointment as the grids show it; while names are hidden, nobody's stands in it. */
export function entryOf(
	appointment: AppointmentPreview,
	lists: CalendarLists,
	isHidden: boolean,
	pending: PendingTime | undefined,
): CalendarEntry {
	const { lfdnr, title, start, end, allDay, type, state, resources, addressName, isBusy, location } = appointment;
	const kind = lists.types.find((one) => one.lfdnr === type);
	const standing = lists.states.find((one) => one.lfdnr === state);
	const place = lists.locations.find((one) => one.lfdnr === location)?.bezeichnung;
	const taken = pending?.resources ?? resources;
	return {
		id: lfdnr,
		title,
		detail: addressName === null ? undefined : isHidden ? HIDDEN_MARK : addressName,
		start: pending?.start ?? start,
		end: pending?.end ?? end,
		allDay: pending?.allDay ?? allDay,
		tone: kind?.color ?? 'grey',
		pattern: standing?.pattern ?? 'plain',
		state: [standing?.bezeichnung, kind?.bezeichnung, place].filter(Boolean).join(', '),
		before: standing?.blocks ? kind?.before : 0,
		after: standing?.blocks ? kind?.after : 0,
		columns: taken.map(String),
		isFixed: isBusy,
		isPending: pending !== undefined,
	};
}
