import type { Model } from '@kontor/api-client/types';
import { apps } from '@kontor/domain/permissions';
import {
	addressDetails,
	addressRows,
	attachments,
	contactPersons,
	documents,
	interactions,
	relatedAddresses,
} from './addresses.ts';
import { type Reply, reply } from './answers.ts';
import { calendarReplies } from './calendar.ts';

/** Saturday, 28 November 2026, 10:24 in Vienna. */
export const storyNow = Date.parse('2026-11-28T09:24:00Z');

/** All apps, licensed and permitted as asked. */
export function appsWith(isPermitted: (key: (typeof apps)[number]['key']) => boolean): Model<'App'>[] {
	return apps.map(({ appId, key, label, categoryId, path }) => ({
		appId,
		appBezeichnung: label,
		appCategory: categoryId,
		appUrl: path,
		licensed: true,
		hasPermission: isPermitted(key),
		showInMenu: true,
		webSettings: key === 'crm' || key === 'calendar' || key === 'tasks',
	}));
}

/** The user's notifications; the newest three are unread. */
export const notifications: Model<'Notification'>[] = [
	[
		'Neue Verordnung eingelangt',
		'Für eine Patientin liegt ein neuer Verordnungsschein bereit.',
		'2026-11-28T09:21:00Z',
	],
	['Rückruf erbeten', 'Das Heim Sonnenhof bittet um Rückruf\nzur Sammelbestellung.', '2026-11-28T07:02:00Z'],
	['Dienstplan aktualisiert', 'Der Dienstplan für die nächste Woche ist online.', '2026-11-27T15:40:00Z'],
	['Preise geändert', 'Die neue Preisliste gilt ab dem Monatsersten.', '2026-11-24T08:15:00Z'],
	['Lieferung verspätet', 'Die Pflegebetten kommen erst am Dienstag.', '2026-11-02T11:00:00Z'],
].map(([subject = '', text = '', sendDate = ''], index) => ({
	nid: index + 1,
	subject,
	text,
	sendDate,
	fromUser: index % 2 === 0 ? 'Adele Admin' : 'Valentin Verkauf',
	read: index < 3 ? 0 : 1,
	type: 'message' as const,
	taskLfdnr: null,
}));

/** What the server answers about these notifications, newest first; none of those after them are there. */
export function inbox(all: readonly Model<'Notification'>[]): Reply[] {
	const unread = all.filter(({ read }) => read === 0);
	return [
		reply('get', '/v1/notifications', {
			toUrl({ searchParams }) {
				const type = searchParams.get('type');
				const before = all.findIndex(({ nid }) => nid === Number(searchParams.get('before')));
				const chosen = (searchParams.get('unread') === 'true' ? unread : all.slice(before + 1)).filter(
					(one) => type === null || one.type === type,
				);
				return chosen.slice(0, Number(searchParams.get('size') ?? 200));
			},
		}),
		reply('get', '/v1/notifications/unread', {
			count: unread.length,
			newest: unread.length === 0 ? null : Math.max(...unread.map(({ nid }) => nid)),
		}),
		reply('get', '/v1/notifications/{id}', {
			toUrl({ pathname }) {
				const found = all.find(({ nid }) => pathname.endsWith(`/${nid}`));
				return found === undefined ? null : { ...found, isGone: false };
			},
		}),
	];
}

const addressTypes: Model<'AddressTypes'> = [
	{ fldName: 'kd_kunde', bezeichnung: 'Firma', fldDisplayName: 'Firmen', fldDisplayBez: 'FI' },
	{ fldName: 'kd_patient', bezeichnung: 'Patient', fldDisplayName: 'Patienten', fldDisplayBez: 'PA' },
	{ fldName: 'kd_arzt', bezeichnung: 'Arzt', fldDisplayName: 'Ärzte', fldDisplayBez: 'AR' },
	{ fldName: 'kd_konsument', bezeichnung: 'Konsument', fldDisplayName: 'Konsumenten', fldDisplayBez: 'KO' },
	{ fldName: 'kd_heim', bezeichnung: 'Heim', fldDisplayName: 'Heime', fldDisplayBez: 'HE' },
];

const groups: Model<'CustomerGroups'> = [
	{ code: 'STAMM', bezeichnung: 'Stammkunden' },
	{ code: 'DIAB', bezeichnung: 'Diabetiker' },
	{ code: 'PFLEGE', bezeichnung: 'Pflege daheim' },
];

/** A page of the address list as the server would cut it. */
export function pagesOf(rows: readonly Model<'AddressRow'>[]) {
	return {
		toBody(body: unknown): Model<'AddressPage'> {
			const { page = 1, size = 50 } = body as { page?: number; size?: number };
			return { rows: rows.slice((page - 1) * size, page * size), total: rows.length };
		},
	};
}

/** What the user opened last. */
export const openedRecords: Model<'OpenedRecords'> = [
	{ type: 'ADDRESS', id: '1001', name: 'Huber Elisabeth', addressLfdnr: null, openedAt: '2026-11-28T09:10:00Z' },
	{ type: 'DOCUMENT', id: '4960', name: 'RE Verbandstoff Mull', addressLfdnr: 1001, openedAt: '2026-11-28T09:05:00Z' },
	{ type: 'ARTICLE', id: '100-200/3', name: 'Hüftbandage', addressLfdnr: null, openedAt: '2026-11-28T08:50:00Z' },
	{ type: 'TASK', id: '12', name: 'Rückruf Sonnenhof', addressLfdnr: null, openedAt: '2026-11-27T15:00:00Z' },
];

/** The user's open tasks, the most urgent first. */
export const ownTasks: Model<'TaskPage'> = {
	rows: [
		['Kostenvoranschlag nachfassen', '2026-11-25'],
		['Rückruf Sonnenhof', '2026-11-28'],
		['Leihgerät abholen', '2026-12-03'],
		['Stammdaten vervollständigen', null],
	].map(([title, day], index) => ({
		lfdnr: index + 11,
		title: title ?? '',
		dueDate: day == null ? null : `${day}T00:00:00`,
		status: { lfdnr: 1, bezeichnung: 'Offen', done: false },
		nextStates: [],
		assignees: [{ type: 'USER' as const, id: 1, name: 'dora.demo' }],
		objects: [],
		items: index === 0 ? 3 : 0,
		itemsDone: index === 0 ? 1 : 0,
		comments: 0,
		version: 1,
	})),
	total: 4,
};

/** The settings of who has set nothing. */
export const noSettings: Model<'UserSettings'> = {
	WEB_crm: null,
	WEB_cal: null,
	WEB_dashboard: null,
	WEB_notifications: null,
};

/** Some turnover of a day or month; without prices where `net` is null. */
function turnover(from: string, to: string, net: number | null): Model<'Turnover'> {
	return { from, to, net: net === null ? null : `${net}.00`, documents: net === null ? 9 : Math.abs(net) % 40 };
}

/** Figures of the trade until 28 November 2026, for somebody who sees prices or not. */
export function tradeFigures({ seesPrices }: { seesPrices: boolean }): Model<'TradeFigures'> {
	const shown = (net: number) => (seesPrices ? net : null);
	const padded = (number: number) => String(number).padStart(2, '0');
	return {
		customers: 34,
		customersBefore: 30,
		open: { documents: 128, amount: seesPrices ? '48210.55' : null },
		overdue: { documents: 17, amount: seesPrices ? '6120.00' : null },
		month: turnover('2026-11-01', '2026-11-28', shown(84_300)),
		monthBefore: turnover('2026-10-01', '2026-10-28', shown(91_200)),
		year: turnover('2026-01-01', '2026-11-28', shown(980_400)),
		yearBefore: turnover('2025-01-01', '2025-11-28', shown(931_100)),
		days: Array.from({ length: 28 }, (_, at) => {
			const day = `2026-11-${padded(at + 1)}`;
			return turnover(day, day, shown(at % 7 === 0 ? 0 : 2800 + ((at * 517) % 1900)));
		}),
		months: Array.from({ length: 23 }, (_, at) => {
			const month = `${2025 + Math.floor(at / 12)}-${padded((at % 12) + 1)}`;
			return turnover(`${month}-01`, `${month}-28`, shown(78_000 + ((at * 7919) % 24_000)));
		}),
	};
}

/** What the server answers on an ordinary day. */
export const everyday: readonly Reply[] = [
	reply('get', '/v1/company', {
		name: 'Kontor Gesundheitshandel',
		form: 'GmbH',
		street: 'Musterstraße 12',
		postcode: '1030',
		city: 'Wien',
		country: 'Österreich',
		tel: '+43 1 0123 45 67',
		email: 'office@kontor.example',
		logo: null,
	}),
	reply('get', '/v1/user', {
		userId: 1,
		username: 'dora.demo',
		email: 'dora.demo@kontor.example',
		userLvl: 3,
		admin: false,
		rights: ['health', 'bank', 'merge', 'prices', 'documentsIssue', 'documentsCredit'],
	}),
	reply('get', '/v1/user/picture', { picture: null }),
	reply('get', '/v1/user/settings', noSettings),
	reply(
		'get',
		'/v1/apps',
		appsWith(() => true),
	),
	reply('get', '/v1/categories', [
		{ id: 1, bezeichnung: 'Kunden' },
		{ id: 2, bezeichnung: 'Organisation' },
		{ id: 3, bezeichnung: 'Waren' },
		{ id: 4, bezeichnung: 'Auswertung' },
		{ id: 5, bezeichnung: 'Verwaltung' },
	]),
	reply('get', '/v1/statisticSubApps', [
		{ name: 'WEB_Umsatzstatistik', bezeichnung: 'Umsatzstatistik' },
		{ name: 'WEB_Lagerstatistik', bezeichnung: 'Lagerstatistik' },
	]),
	...inbox(notifications),
	reply('patch', '/v1/notifications/{id}/read', undefined),
	reply('get', '/v1/telemetry/app-access', undefined),
	reply('get', '/v1/dashboard/opened', openedRecords),
	reply('post', '/v1/dashboard/opened', undefined),
	...calendarReplies(),
	reply('get', '/v1/task/user/previews', ownTasks),
	reply('post', '/v1/task/counts', { open: 4, done: 9, overdue: 1, today: 1, week: 1, later: 0, none: 1 }),
	reply('get', '/v1/dashboard/trade', tradeFigures({ seesPrices: true })),
	reply('get', '/v1/dashboard/failed-logins', {
		count: 7,
		countBefore: 3,
		hours: [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 3, 0, 0, 1],
	}),
	reply(
		'get',
		'/v1/dashboard/documents/last',
		documents.slice(0, 6).map((document, index) => ({ ...document, ...ownerAt(index) })),
	),
	reply(
		'get',
		'/v1/dashboard/interactions/last',
		interactions.slice(0, 6).map((interaction, index) => ({ ...interaction, ...ownerAt(index) })),
	),
	reply('post', '/v1/dashboard/search', [
		{
			type: 'ADDRESS',
			id: 1001,
			name: 'Huber Elisabeth',
			object: { kdStrasse: 'Dorfstraße 11', kdPlz: '8931', kdOrt: 'Landl', dateOfBirth: '1953-07-06' },
		},
		{ type: 'ARTICLE', id: 7, name: 'Hüftbandage Huber', object: { art_nr: '100-200/3' } },
		{
			type: 'DOCUMENT',
			id: 9,
			name: 'Verbandstoff Mull',
			object: { shortType: 'RE', date: '2026-04-30', state: 'bezahlt', addressLfdnr: 1001, wf_cid: '4960' },
		},
	]),
	reply('get', '/v1/crm/addresses/types', addressTypes),
	reply('get', '/v1/crm/addresses/fields', [
		{ code: 'all', bezeichnung: 'Alle Felder' },
		{ code: 'name', bezeichnung: 'Name' },
		{ code: 'phone', bezeichnung: 'Telefon' },
	]),
	reply('get', '/v1/crm/addresses/groups', groups),
	reply('get', '/v1/util/country', [{ code: 'AT', bezeichnung: 'Österreich' }]),
	reply('get', '/v1/util/genders', [{ lfdnr: 1, code: 'F', bezeichnung: 'weiblich' }]),
	reply('post', '/v1/crm/addresses/search/filtered', pagesOf(addressRows(340))),
	reply('get', '/v1/crm/addresses/{id}/attachments', attachments),
	reply('get', '/v1/crm/addresses/{id}/merges', []),
	reply('get', '/v1/crm/addresses/{id}', addressDetails),
	reply('get', '/v1/crm/addresses/{id}/related', relatedAddresses),
	reply('get', '/v1/crm/addresses/{id}/documents', { rows: documents, total: documents.length }),
	reply('get', '/v1/crm/addresses/{id}/interactions', { rows: interactions, total: interactions.length }),
	reply('get', '/v1/crm/addresses/{id}/interactions/deleted', []),
	reply('get', '/v1/crm/addresses/interactions/subjects', [
		{ bezeichnung: 'Rückruf erbeten' },
		{ bezeichnung: 'Liefertermin vereinbart' },
	]),
	reply('get', '/v1/crm/addresses/{id}/contactPersons', contactPersons),
	reply('get', '/v1/crm/contactPersons/functions', [
		{ lfdnr: 3, bezeichnung: 'Assistenz' },
		{ lfdnr: 2, bezeichnung: 'Leitung' },
		{ lfdnr: 5, bezeichnung: 'Pflegedienstleitung' },
	]),
	reply('get', '/v1/crm/contactPersons/departments', [
		{ lfdnr: 2, bezeichnung: 'Einkauf' },
		{ lfdnr: 6, bezeichnung: 'Pflege' },
	]),
	reply('get', '/v1/crm/addresses/{id}/objects/tasks', [
		{
			lfdnr: 71,
			title: 'Verordnung nachfordern',
			dueDate: '2026-12-03T00:00:00',
			status: { lfdnr: 1, bezeichnung: 'offen', done: false },
			assignees: ['Dora Demo'],
		},
	]),
	reply('post', '/v1/crm/addresses/{id}/openDocuments', {
		documents: documents.slice(0, 2),
		total: 2,
		changed: 2,
	}),
	reply('get', '/v1/crm/addresses/{id}/customerGroups', [
		{ customerGroup: { code: 'STAMM', bezeichnung: 'Stammkunden' } },
	]),
];

function ownerAt(index: number): { addressLfdnr: number; addressName: string } {
	const owner = addressRows(6)[index];
	return { addressLfdnr: owner?.lfdnr ?? 1, addressName: owner?.name ?? '' };
}
