import type { Model } from '@kontor/api-client/types';
import { useCallback, useEffect } from 'react';
import { useHost } from '../host/host.tsx';
import { type Loaded, useApi, useGet, useQuestion, useReload, useWrite } from './api.tsx';
import { CALENDAR_CHANGED, onCalendarChange } from './live.ts';
import { usePoll } from './poll.ts';

/** An appointment in a grid or a list. */
export type AppointmentPreview = Model<'AppointmentPreview'>;

/** An appointment in full. */
export type Appointment = Model<'Appointment'>;

/** What the editor of an appointment writes. */
export type AppointmentContent = Model<'AppointmentContent'>;

/** Who is in the way of a time, and when all are free. */
export type TakenTime = Model<'TakenTime'>;

/** When the appointments of a series take place, as the wire says it. */
export type Recurrence = Model<'Recurrence'>;

/** What appointments are made of. */
export interface CalendarLists {
	readonly locations: Model<'CalendarLocations'>;
	readonly scopes: Model<'CalendarScopes'>;
	readonly types: Model<'CalendarTypes'>;
	readonly states: Model<'CalendarStates'>;
	readonly resources: Model<'CalendarResources'>;
}

/** The path of previews, for who writes them into the cache. */
export const PREVIEWS = '/v1/calv2/appointments/previews';

/** The path of the waiting list. */
export const WAITING = '/v1/calv2/waiting';

const DETAILS = '/v1/calv2/appointments/details';
const HISTORY = '/v1/calv2/appointments/history';
const POLL_MS = 60_000;
const master = { isMaster: true, isBackground: true };

/** What the calendar cannot be entered without (spec.md, section 4): the user's settings, locations and scopes. */
export function useCalendarEntrance(): readonly { readonly name: string; readonly read: Loaded<unknown> }[] {
	return [
		{ name: 'Einstellungen', read: useGet('/v1/user/settings', {}, master) },
		{ name: 'Standorte', read: useGet('/v1/calv2/information/locations', {}, master) },
		{ name: 'Bereiche', read: useGet('/v1/calv2/information/scopes', {}, master) },
	];
}

/** Everything appointments are made of. */
export function useCalendarLists(): Loaded<CalendarLists> {
	const locations = useGet('/v1/calv2/information/locations', {}, master);
	const scopes = useGet('/v1/calv2/information/scopes', {}, master);
	const types = useGet('/v1/calv2/information/types', {}, master);
	const states = useGet('/v1/calv2/information/states', {}, master);
	const resources = useGet('/v1/calv2/information/resources', {}, master);
	if (locations.status !== 'ready') return locations;
	if (scopes.status !== 'ready') return scopes;
	if (types.status !== 'ready') return types;
	if (states.status !== 'ready') return states;
	if (resources.status !== 'ready') return resources;
	return {
		...locations,
		data: {
			locations: locations.data,
			scopes: scopes.data,
			types: types.data,
			states: states.data,
			resources: resources.data,
		},
	};
}

/** A range of whole days: the first, and the first that does not belong to it any more. */
export interface DayRange {
	readonly from: string;
	readonly to: string;
}

/** Appointments of a range; those of the range before stay until the new ones are there, and late answers are dropped. */
export function usePreviews({ from, to }: DayRange): Loaded<Model<'AppointmentPreviews'>> {
	return useGet(PREVIEWS, previewsOf({ from, to }), { keepsPrevious: true, isNewestOnly: true });
}

/** Fetches the ranges beside the shown one, so that stepping on shows them at once. */
export function useNeighbours(before: DayRange, after: DayRange): void {
	useGet(PREVIEWS, previewsOf(before), { isBackground: true });
	useGet(PREVIEWS, previewsOf(after), { isBackground: true });
}

/** What a range is asked by, which is its name in the cache too. */
export function previewsOf({ from, to }: DayRange) {
	return { query: { start: `${from}T00:00:00`, end: `${to}T00:00:00` } };
}

/** The reader's own appointments of some days, for what runs beside the calendar. */
export function useOwnAppointments(range: DayRange): Loaded<readonly AppointmentPreview[]> {
	const previews = useGet(PREVIEWS, previewsOf(range), { isBackground: true });
	const resources = useGet('/v1/calv2/information/resources', {}, master);
	if (previews.status !== 'ready') return previews;
	if (resources.status !== 'ready') return resources;
	const own = resources.data.find(({ isOwn }) => isOwn)?.lfdnr ?? 0;
	return { ...previews, data: previews.data.appointments.filter((one) => one.resources.includes(own)) };
}

/** The reader's calendars for other programs. */
export function useCalendarFeeds(): Loaded<Model<'CalendarFeeds'>> {
	return useGet('/v1/calv2/feeds', {});
}

/** Makes and ends calendars for other programs; each rejects with `ApiProblem`. */
export function useFeedWrites() {
	const post = useWrite('post', '/v1/calv2/feeds', ['/v1/calv2/feeds']);
	const del = useWrite('delete', '/v1/calv2/feeds/{lfdnr}', ['/v1/calv2/feeds']);
	return {
		/** `replaces`: one that ends with it. */
		create: (bezeichnung: string, level: Model<'FeedLevel'>, replaces?: number) =>
			post({ body: { bezeichnung, level, ...(replaces !== undefined && { replaces }) } }),
		end: (lfdnr: number) => del({ path: { lfdnr } }),
	};
}

/** Keeps the calendar current while somebody looks at it: others move appointments too, and the server tells of it. */
export function useCalendarPoll(): void {
	const reload = useReload();
	const { tabs } = useHost();
	const look = useCallback(() => void reload([PREVIEWS, WAITING]), [reload]);
	usePoll(true, POLL_MS, look);
	useEffect(() => tabs?.listen((word) => word === CALENDAR_CHANGED && look()), [tabs, look]);
	useEffect(() => onCalendarChange(look), [look]);
}

/** Last and next appointments of an address. */
export function useAddressAppointments(lfdnr: number): Loaded<Model<'AddressAppointments'>> {
	return useGet('/v1/calv2/appointments/address/{lfdnr}', { path: { lfdnr } });
}

/** One appointment in full; null reads nothing. */
export function useAppointment(lfdnr: number | null): Loaded<Model<'Appointments'>> {
	return useQuestion(DETAILS, lfdnr === null ? null : { body: { keys: [{ firma: 1, lfdnr }] } });
}

/** What was done to an appointment, the newest first. */
export function useAppointmentHistory(lfdnr: number): Loaded<Model<'AppointmentHistory'>> {
	return useQuestion(HISTORY, { body: { key: { firma: 1, lfdnr } } });
}

/** Looks things up for the editor and the search; each rejects with `ApiProblem`. */
export interface CalendarSearches {
	addresses(q: string, signal: AbortSignal): Promise<Model<'AppointmentAddresses'>>;
	objects(q: string, signal: AbortSignal): Promise<Model<'AppointmentObjects'>>;
	documents(addresses: readonly number[]): Promise<Model<'AppointmentDocuments'>>;
	appointments(q: string, signal: AbortSignal): Promise<Model<'FoundAppointments'>>;
	/** Who is in the way of a time. */
	check(question: CheckQuestion): Promise<TakenTime>;
	previewSeries(appointment: AppointmentContent, rule: Recurrence): Promise<Model<'SerialPreview'>>;
}

/** A time that is asked about. */
export type CheckQuestion = Pick<AppointmentContent, 'start' | 'end' | 'type' | 'location' | 'resources'> & {
	readonly lfdnr: number | null;
};

/** The searches of the calendar; texts go in the body, so that no name stands in an address. */
export function useCalendarSearches(): CalendarSearches {
	const { client } = useApi();
	const addresses = useCallback(
		(q: string, signal: AbortSignal) =>
			client.request('post', '/v1/calv2/information/addressSearch', { body: { q } }, { signal }),
		[client],
	);
	const objects = useCallback(
		(q: string, signal: AbortSignal) =>
			client.request('get', '/v1/calv2/information/objects', { query: { q } }, { signal }),
		[client],
	);
	const appointments = useCallback(
		(q: string, signal: AbortSignal) =>
			client.request('post', '/v1/calv2/appointments/search', { body: { q } }, { signal }),
		[client],
	);
	return {
		addresses,
		objects,
		appointments,
		documents: (lfdnrs) =>
			client.request('post', '/v1/calv2/information/documents', { body: { addresses: [...lfdnrs] } }),
		check: (body) => client.request('post', '/v1/calv2/appointments/check', { body }),
		previewSeries: (appointment, rule) =>
			client.request('post', '/v1/calv2/appointments/serial/preview', { body: { appointment, rule } }),
	};
}
