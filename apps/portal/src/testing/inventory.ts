import type { Model } from '@kontor/api-client/types';
import { type Reply, reply } from './answers.ts';

const central = { code: 'ZENTRAL', bezeichnung: 'Zentrallager' };

/** An article of the count of a story. */
export function countArticle(index: number, more: Partial<Model<'CountArticle'>> = {}): Model<'CountArticle'> {
	return {
		artNr: `IN10${String(index).padStart(4, '0')}`,
		artNr2: '',
		articleDescription: `Inkontinenzeinlage Größe ${index}`,
		unit: 'Packung',
		gtin: gtinOf(index),
		packs: [],
		shelf: `A-0${1 + (index % 3)}`,
		lotDuty: false,
		serialDuty: false,
		round: 1,
		isMine: false,
		isClosed: false,
		...more,
	};
}

/** The number on the pack of an article of a story. */
export function gtinOf(index: number): string {
	const digits = `900000${String(index).padStart(6, '0')}`;
	const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
	return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** The articles of the count of a story: sixty, one in cartons, one with lots, two with the same number. */
export const countArticles: readonly Model<'CountArticle'>[] = [
	countArticle(0, {
		articleDescription: 'Verbandpäckchen steril',
		packs: [{ gtin: '19001234567893', quantity: '30.00', unit: 'KTN' }],
	}),
	countArticle(1, { articleDescription: 'Desinfektionsmittel 500 ml', lotDuty: true }),
	countArticle(2, { artNr2: '22' }),
	countArticle(3, { artNr: '22' }),
	...Array.from({ length: 56 }, (_, index) => countArticle(index + 4)),
];

/** A count of a story. */
export const countSession: Model<'CountSession'> = {
	lfdnr: 7,
	title: 'Inventur Zentrallager, Regal A',
	warehouse: central,
	kind: 'permanent',
	keyDate: null,
	isBlind: true,
	articleGroups: [],
	shelves: ['A-01', 'A-02', 'A-03'],
	limits: { pieces: '5.00', percent: '10.0000', value: '100.00' },
	state: 'counting',
	version: 1,
	progress: { articles: 60, untouched: 22, counted: 38, equal: 31, different: 5, unknown: 2 },
	counters: [
		{ userId: 1, name: 'dora.demo', entries: 112, devices: 2, lastAt: '2026-07-15T09:12:00' },
		{ userId: 2, name: 'valentin.verkauf', entries: 41, devices: 1, lastAt: '2026-07-15T08:58:00' },
	],
	unknownCodes: 2,
	lateEntries: 0,
	createdBy: 'adele.admin',
	createdAt: '2026-07-15T07:30:00',
	releasedBy: null,
	releasedAt: null,
	postedBy: null,
	postedAt: null,
	isOwnRelease: false,
};

const line: Model<'CountLine'> = {
	artNr: 'IN100004',
	articleDescription: 'Inkontinenzeinlage Größe 4',
	articleGroup: { code: 'AUFS', bezeichnung: 'Aufsaugend' },
	unit: 'Packung',
	shelf: 'A-01',
	isAdded: false,
	state: 'equal',
	round: 1,
	recountBy: null,
	counted: '12.00',
	countedAt: '2026-07-15T08:30:00',
	counters: [{ userId: 1, name: 'dora.demo' }],
	book: '12.00',
	difference: '0.00',
	value: '0.00',
	reserved: '0.00',
	movedMeanwhile: false,
	isAboveLimits: false,
	block: null,
	reason: null,
	reasonNote: '',
	labels: [],
	isPosted: false,
};

/** The lines of a count of a story, one in each state. */
export const countLines: readonly Model<'CountLine'>[] = [
	{
		...line,
		artNr: 'IN100005',
		articleDescription: 'Inkontinenzeinlage Größe 5',
		state: 'different',
		counted: '20.00',
		book: '42.00',
		difference: '-22.00',
		value: '-20327.80',
		isAboveLimits: true,
		block: 'recount',
	},
	{
		...line,
		artNr: 'DE100001',
		articleDescription: 'Desinfektionsmittel 500 ml',
		state: 'different',
		round: 2,
		counted: '9.00',
		book: '8.00',
		difference: '1.00',
		value: '6.40',
		reason: 'found',
		reasonNote: 'hinter dem Regal',
		movedMeanwhile: true,
		labels: [
			{ lot: 'L2405', serial: '', counted: '5.00', book: '4.00', expiry: '2027-03-31', expiryDiffers: true },
			{ lot: 'L2409', serial: '', counted: '4.00', book: '4.00', expiry: '2028-01-31', expiryDiffers: false },
		],
	},
	{
		...line,
		artNr: 'VE100002',
		articleDescription: 'Verbandpäckchen steril',
		state: 'unknown',
		counted: null,
		countedAt: null,
		counters: [],
		book: null,
		difference: null,
		value: null,
		round: 2,
		recountBy: { userId: 2, name: 'valentin.verkauf' },
		block: 'recount',
	},
	line,
	{
		...line,
		artNr: 'IN100006',
		articleDescription: 'Inkontinenzeinlage Größe 6',
		state: 'untouched',
		counted: null,
		countedAt: null,
		counters: [],
		book: null,
		difference: null,
		value: null,
	},
];

const sums = { different: 2, blocked: 2, surplus: '1.00', shortage: '-22.00', value: '-321.40' };

/** A count in the list. */
export function countRow(index: number): Model<'CountSessionRow'> {
	const state = (['counting', 'review', 'released', 'posted', 'cancelled'] as const)[index % 5] ?? 'counting';
	return {
		lfdnr: 7 + index,
		title: index === 0 ? countSession.title : `Laufende Inventur Regal ${String.fromCharCode(65 + (index % 20))}`,
		warehouse: central,
		kind: index % 4 === 3 ? 'keyDate' : 'permanent',
		keyDate: index % 4 === 3 ? '2026-06-30' : null,
		isBlind: index % 2 === 0,
		state,
		articles: 60,
		counted: state === 'counting' ? 38 : 60,
		counters: 2,
		createdBy: 'adele.admin',
		createdAt: '2026-07-15T07:30:00',
	};
}

const rows = Array.from({ length: 12 }, (_, index) => countRow(index));

/** User with all rights of counting. */
export const countLeader = reply('get', '/v1/user', {
	userId: 1,
	username: 'dora.demo',
	email: 'dora.demo@kontor.example',
	userLvl: 3,
	admin: false,
	rights: ['costs', 'countLead', 'countPost'],
});

/** Replies of the server about counting on an ordinary day, to a user who leads counts. */
export const countReplies: readonly Reply[] = [
	countLeader,
	reply('get', '/v1/inventory/choices', {
		warehouses: [central, { code: 'WIEN', bezeichnung: 'Filiale Wien' }],
		articleGroups: [{ code: 'AUFS', bezeichnung: 'Aufsaugend' }],
		shelves: ['A-01', 'A-02', 'A-03'].map((shelf) => ({ warehouse: 'ZENTRAL', shelf, articles: 20 })),
		people: [
			{ userId: 1, name: 'dora.demo' },
			{ userId: 2, name: 'valentin.verkauf' },
		],
	}),
	reply('post', '/v1/inventory/sessions/search', { rows, total: rows.length }),
	reply('post', '/v1/inventory/sessions', countSession),
	reply('get', '/v1/inventory/sessions/{lfdnr}', countSession),
	reply('post', '/v1/inventory/sessions/{lfdnr}/join', countSession),
	reply('get', '/v1/inventory/sessions/{lfdnr}/articles', {
		at: '2026-07-15T07:00:00.000Z',
		articles: [...countArticles],
		ownCodes: [],
	}),
	reply('get', '/v1/inventory/sessions/{lfdnr}/scans', { entries: [] }),
	reply('post', '/v1/inventory/sessions/{lfdnr}/code', { hits: [] }),
	reply('post', '/v1/inventory/sessions/{lfdnr}/scans', {
		toBody(body: unknown) {
			const { entries } = body as Model<'CountBatch'>;
			return { stored: entries.length, known: 0, isLate: false };
		},
	}),
	reply('post', '/v1/inventory/sessions/{lfdnr}/lines/search', {
		toBody(body: unknown) {
			const { isBlocked } = body as { isBlocked?: boolean };
			const found = countLines.filter(({ block }) => isBlocked !== true || block !== null);
			return { rows: found, total: found.length, sums };
		},
	}),
	reply('get', '/v1/inventory/sessions/{lfdnr}/unknown', [
		{
			id: '0b7e3f3c-6a3e-4b52-9d55-1d8b0a8f5c11',
			code: '4006381333931',
			count: '3.00',
			place: 'A-02',
			note: 'ohne Etikett',
			by: 'valentin.verkauf',
			at: '2026-07-15T08:41:00',
		},
	]),
];
