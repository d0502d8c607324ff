import type { Model } from '@kontor/api-client/types';
import { addDays } from '@kontor/german/date';
import { type Reply, reply } from './answers.ts';

/** The Monday of the week in which the stories happen. */
const monday = '2026-11-23';

const locations: Model<'CalendarLocations'> = ['Wien Mitte', 'Graz'].map((bezeichnung, index) => ({
	lfdnr: index + 1,
	bezeichnung,
	active: true,
	hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '18:00' })),
}));

const scopes: Model<'CalendarScopes'> = [
	{ lfdnr: 1, bezeichnung: 'Firma', isPrivate: false },
	{ lfdnr: 3, bezeichnung: 'Privat', isPrivate: true },
];

const types: Model<'CalendarTypes'> = (
	[
		['Beratung', 'blue', 30, 0, 0],
		['Anprobe', 'green', 45, 10, 15],
		['Hausbesuch', 'orange', 90, 30, 30],
		['Abwesenheit', 'grey', 1440, 0, 0],
	] as const
).map(([bezeichnung, color, minutes, before, after], index) => ({
	lfdnr: index + 1,
	bezeichnung,
	color,
	minutes,
	before,
	after,
	active: true,
}));

const states: Model<'CalendarStates'> = [
	{ lfdnr: 1, bezeichnung: 'Geplant', pattern: 'plain', blocks: true, done: false },
	{ lfdnr: 3, bezeichnung: 'Eingetroffen', pattern: 'striped', blocks: true, done: false },
	{ lfdnr: 5, bezeichnung: 'Erledigt', pattern: 'faded', blocks: true, done: true },
	{ lfdnr: 7, bezeichnung: 'Abgesagt', pattern: 'struck', blocks: false, done: true },
];

const resources: Model<'CalendarResources'> = [
	{ lfdnr: 1, kind: 'PERSON', bezeichnung: 'Dora Demo', location: 1, isOwn: true, active: true },
	{ lfdnr: 2, kind: 'PERSON', bezeichnung: 'Eva Huber', location: 1, isOwn: false, active: true },
	{ lfdnr: 21, kind: 'ROOM', bezeichnung: 'Kabine 1', location: 1, isOwn: false, active: true },
	{ lfdnr: 22, kind: 'DEVICE', bezeichnung: 'Ganganalyse', location: 1, isOwn: false, active: true },
];

/** An appointment as the grids are told of it. */
export function previewOf(change: Partial<Model<'AppointmentPreview'>>): Model<'AppointmentPreview'> {
	return {
		lfdnr: 1,
		title: 'Anprobe Einlagen',
		start: `${monday}T09:00:00`,
		end: `${monday}T09:45:00`,
		allDay: false,
		type: 2,
		state: 1,
		scope: 1,
		location: 1,
		resources: [1, 21],
		addressName: 'Huber Elisabeth',
		serialNumber: null,
		isBusy: false,
		version: 1,
		...change,
	};
}

/** A week of appointments. */
export const appointments: readonly Model<'AppointmentPreview'>[] = [
	previewOf({}),
	previewOf({ lfdnr: 2, title: 'Beratung Rollstuhl', start: at(0, '10:30'), end: at(0, '11:00'), type: 1, state: 3 }),
	previewOf({ lfdnr: 3, title: 'Hausbesuch', start: at(1, '13:00'), end: at(1, '14:30'), type: 3, resources: [1] }),
	previewOf({ lfdnr: 4, title: 'Beratung Bett', start: at(2, '09:00'), end: at(2, '09:30'), type: 1, state: 7 }),
	previewOf({
		...{ lfdnr: 5, title: 'Beschäftigt', start: at(2, '09:15'), end: at(2, '10:00'), type: null, isBusy: true },
		...{ addressName: null, location: null, resources: [1], scope: 3 },
	}),
	previewOf({
		...{ lfdnr: 6, title: 'Urlaub', start: at(3, '00:00'), end: at(5, '00:00'), allDay: true, type: 4 },
		...{ addressName: null, resources: [1] },
	}),
	previewOf({ lfdnr: 7, title: 'Anprobe Orthese', start: at(5, '10:00'), end: at(5, '10:45'), state: 5 }),
];

function at(day: number, time: string): string {
	return `${addDays(monday, day)}T${time}:00`;
}

/** An appointment in full. */
export function appointmentOf(preview: Model<'AppointmentPreview'>): Model<'Appointment'> {
	const { lfdnr, addressName, ...rest } = preview;
	return {
		...rest,
		key: { firma: 1, lfdnr },
		resources: [...rest.resources],
		duration: 45,
		addresses: addressName === null ? [] : [{ lfdnr: 1001, name: addressName, tel: '0316 12 34 56' }],
		objects: [],
		documents: [],
		telNr: '0316 12 34 56',
		text: '',
		rule: null,
		deviates: false,
		deviating: [],
		conflictResolution: 'none',
		overbookReason: '',
		changeDateTime: `${monday}T08:00:00`,
		createdBy: 'dora.demo',
	};
}

/** Somebody who waits for an appointment. */
export const waitingEntry: Model<'WaitingEntry'> = {
	lfdnr: 1,
	title: 'Anprobe Orthese',
	address: 1002,
	addressName: 'Gruber Karl',
	type: 2,
	location: 1,
	resources: [21],
	minutes: 45,
	from: monday,
	until: null,
	dayTime: 'morning',
	telNr: '0316 98 76 54',
	text: '',
	createdAt: `${monday}T08:00:00`,
	createdBy: 'dora.demo',
	version: 1,
};

/** A time that whoever waits could have. */
export const proposal: Model<'WaitingProposals'>[number] = {
	entry: waitingEntry,
	start: `${monday}T09:00:00`,
	end: `${monday}T09:45:00`,
	resources: [21],
};

/** What the server of the calendar answers on an ordinary day. */
export function calendarReplies(): Reply[] {
	return [
		reply('get', '/v1/calv2/information/locations', locations),
		reply('get', '/v1/calv2/feeds', [
			{
				lfdnr: 1,
				bezeichnung: 'Outlook',
				level: 'busy',
				createdAt: `${monday}T08:00:00`,
				fetchedAt: `${monday}T09:00:00`,
			},
		]),
		reply('post', '/v1/calv2/feeds', {
			...{ lfdnr: 2, bezeichnung: 'iPhone', level: 'busy', createdAt: `${monday}T10:00:00`, fetchedAt: null },
			file: 'q83vASNFZ4mrze8BI0VniavN7wEjRWeJq83vASNFZ4k.ics',
		}),
		reply('patch', '/v1/calv2/appointments/{lfdnr}/state', {
			toBody: (body) => ({
				...appointmentOf(previewOf({ state: (body as { value: number }).value })),
				version: 2,
			}),
		}),
		reply('get', '/v1/calv2/information/scopes', scopes),
		reply('get', '/v1/calv2/information/types', types),
		reply('get', '/v1/calv2/information/states', states),
		reply('get', '/v1/calv2/information/resources', resources),
		reply('get', '/v1/calv2/appointments/previews', { appointments: [...appointments], isComplete: true }),
		reply('post', '/v1/calv2/appointments/details', {
			toBody(body) {
				const { keys } = body as { keys: { lfdnr: number }[] };
				const wanted = new Set(keys.map(({ lfdnr }) => lfdnr));
				return appointments.filter(({ lfdnr }) => wanted.has(lfdnr)).map(appointmentOf);
			},
		}),
		reply('post', '/v1/calv2/appointments/history', [
			{
				dateTime: `${monday}T08:15:00`,
				author: 'dora.demo',
				field: 'time',
				from: 'Mo, 23. November 2026, 08:00 bis 08:45',
				to: 'Mo, 23. November 2026, 09:00 bis 09:45',
			},
			{ dateTime: `${monday}T08:00:00`, author: 'dora.demo', field: 'created', from: '', to: 'Anprobe Einlagen' },
		]),
		reply('post', '/v1/calv2/information/addressSearch', [
			{ lfdnr: 1001, name: 'Huber Elisabeth', tel: '0316 12 34 56' },
		]),
		reply('get', '/v1/calv2/appointments/address/{lfdnr}', {
			next: [previewOf({ lfdnr: 8, start: `${monday}T14:00:00`, end: `${monday}T14:45:00` })],
			past: [previewOf({ lfdnr: 9, title: 'Maßnehmen', start: '2026-10-05T09:00:00', end: '2026-10-05T09:30:00' })],
		}),
		reply('get', '/v1/calv2/waiting', [waitingEntry]),
		reply('post', '/v1/calv2/waiting', {
			toBody: (body) => ({ ...waitingEntry, ...(body as Model<'WaitingContent'>) }),
		}),
		reply('delete', '/v1/calv2/waiting/{lfdnr}', undefined),
		reply('post', '/v1/calv2/waiting/proposals', [proposal]),
		reply('post', '/v1/calv2/appointments/check', { conflicts: [], free: [] }),
		reply('delete', '/v1/calv2/appointments/{lfdnr}', { lfdnrs: [1] }),
		reply('put', '/v1/user/settings/WEB_cal', {
			toBody: (body) => ({ ...(body as Model<'CalendarSettings'>), version: 1 }),
		}),
		reply('post', '/v1/calv2/appointments', { toBody: (body) => stored(body as Model<'AppointmentContent'>) }),
		reply('put', '/v1/calv2/appointments/{lfdnr}', { toBody: (body) => stored(body as Model<'AppointmentContent'>) }),
		reply('patch', '/v1/calv2/appointments/{lfdnr}/time', {
			toBody: (body) => ({ ...appointmentOf(previewOf(body as Partial<Model<'AppointmentPreview'>>)), version: 2 }),
		}),
	];
}

function stored(content: Model<'AppointmentContent'>): Model<'Appointment'> {
	const { addresses: _a, objects: _o, documents: _d, ...rest } = content;
	return { ...appointmentOf(previewOf({})), ...rest, resources: [...rest.resources], version: 2 };
}
