import type { Model } from '@kontor/api-client/types';
import { interactions } from './addresses.ts';
import { type Reply, reply } from './answers.ts';
import { everydayPapers } from './papers.ts';
import { taskReplies, taskRows } from './tasks.ts';

const kinds = [
	['RE', 30, 'offen', 20],
	['AU', 20, 'teilgeliefert', 40],
	['LS', 25, 'geliefert', 20],
	['RE', 30, 'gemahnt', 60],
	['AN', 10, 'abgelehnt', 80],
	['RE', 30, 'bezahlt', 90],
] as const;
const names = ['Rollstuhl Leicht SB 43', 'Pflegebett Domus 90x200', 'Schuheinlage Sport 42', 'Inkontinenzhose Pants M'];
const people = ['Müller Franz', 'Huber Elisabeth', 'Pflegeheim Sonnenhof', 'Öllinger Zoë'];

/** Made-up lines of the document list, the newest first. */
export function documentRows(count: number): Model<'DocumentRow'>[] {
	return Array.from({ length: count }, (_, index) => {
		const [shortType, , state, rank] = kinds[index % kinds.length] ?? kinds[0];
		const gross = 48.6 + ((index * 137) % 900);
		const isOpen = shortType === 'RE' && rank < 90;
		return {
			wf_cid: String(8000 - index),
			shortType,
			nr: `${shortType}-2026-${String(400 - (index % 300)).padStart(5, '0')}`,
			name: names[index % names.length] ?? '',
			date: `2026-11-${String(28 - (index % 28)).padStart(2, '0')}`,
			state,
			rank,
			addressLfdnr: 1001 + (index % 4),
			addressName: people[index % people.length] ?? '',
			addressCity: index % 2 === 0 ? 'Wien' : 'Graz',
			deliveryDate: shortType === 'LS' ? '2026-11-27' : null,
			net: (gross / 1.2).toFixed(2),
			gross: gross.toFixed(2),
			openAmount: isOpen ? gross.toFixed(2) : '0.00',
		};
	});
}

/** A page of the document list as the server would cut it. */
export function documentPages(rows: readonly Model<'DocumentRow'>[]) {
	return {
		toBody(body: unknown): Model<'DocumentRows'> {
			const { page = 1, size = 50 } = body as { page?: number; size?: number };
			const sums = { net: '41250.10', gross: '49500.12', open: '8120.44' };
			return { rows: rows.slice((page - 1) * size, page * size), total: rows.length, sums };
		},
	};
}

/** Made-up saved searches. */
export const savedFilters: Model<'DocumentFilters'> = [
	{
		id: 1,
		name: 'Offene Rechnungen',
		isShared: false,
		isDefault: false,
		isOwn: true,
		q: '',
		view: 'open',
		conditions: [{ key: 'documentType', values: ['RE'], problem: null }],
		version: 1,
	},
	{
		id: 2,
		name: 'Lieferungen Graz',
		isShared: true,
		isDefault: false,
		isOwn: false,
		q: '',
		view: 'all',
		conditions: [{ key: 'location', values: ['GRAZ'], problem: null }],
		version: 3,
	},
];

/** Number of documents of views and saved searches. */
export const documentCounts: Model<'DocumentCounts'> = {
	views: [
		{ view: 'all', count: 1000 },
		{ view: 'open', count: 318 },
		{ view: 'mine', count: 42 },
		{ view: 'overdue', count: 27 },
		{ view: 'withoutPrescription', count: 6 },
		{ view: 'thisWeek', count: 0 },
	],
	filters: [
		{ id: 1, count: 64 },
		{ id: 2, count: 12 },
	],
};

const types = [
	{ code: 'AN', bezeichnung: 'Angebot', rank: null },
	{ code: 'AU', bezeichnung: 'Auftrag', rank: null },
	{ code: 'LS', bezeichnung: 'Lieferschein', rank: null },
	{ code: 'RE', bezeichnung: 'Rechnung', rank: null },
];

const payments: Model<'DocumentDetail'>['payments'] = [
	{ id: 1, date: '2026-11-28', amount: '350.00', paymentType: 'Überweisung', author: 'admin' },
];

/** A made-up collective invoice for a patient, in full. */
export const documentDetail: Model<'DocumentDetail'> = {
	...(documentRows(1)[0] as Model<'DocumentRow'>),
	wf_cid: '8000',
	nr: 'RE-2026-00400',
	net: '468.48',
	vat: '88.53',
	gross: '557.01',
	openAmount: '207.01',
	state: 'teilbezahlt',
	rank: 40,
	typeName: 'Rechnung',
	isPatient: true,
	isGross: false,
	isIssued: true,
	createdBy: 'verkauf',
	createdAt: '2026-11-28T09:12:00',
	recipient: { name: 'Müller Franz', street: 'Hauptstraße 12/2', plz: '8010', city: 'Graz', country: 'AT' },
	residence: { lfdnr: 1003, name: 'Pflegeheim Sonnenhof' },
	salesPerson: null,
	preferredDate: null,
	billingDate: '2026-11-28',
	dueDate: '2026-12-28',
	billingCondition: '30 Tage netto',
	deliveryType: 'Zustellung',
	orderReference: '',
	remark: '',
	headText: '',
	footText: '',
	discount: '0',
	rates: [
		{ rate: '20', net: '416.83', vat: '83.37', gross: '500.20' },
		{ rate: '10', net: '51.65', vat: '5.16', gross: '56.81' },
	],
	positions: [
		['RO100001', 'Rollstuhl Leicht SB 43', '1.00', '389.500', '5', '20', '370.03'],
		['IN100014', 'Inkontinenzhose Pants M, 30 Stück', '2.50', '18.720', '0', '20', '46.80'],
		['WU100022', 'Wundauflage Schaum 10x10', '5.00', '10.330', '0', '10', '51.65'],
	].map(
		([articleNumber = '', text = '', quantity = '', price = '', discount = '', vatRate = '', amount = ''], index) => ({
			id: index + 1,
			position: index + 1,
			kind: 'article' as const,
			articleNumber,
			text,
			quantity,
			openQuantity: index === 0 ? '0.00' : quantity,
			unit: 'STK',
			price,
			discount,
			discount2: '0',
			vatRate,
			amount,
			lot: index === 2 ? 'L24711' : null,
			serialNumber: null,
			referenceNumber: null,
			processState: 50,
		}),
	),
	payments,
	chain: [
		['7990', 'AU', 'AU-2026-00350', '2026-11-10', 'geliefert', '557.01', '0.00', '0.00', []],
		['7995', 'LS', 'LS-2026-00310', '2026-11-15', 'verrechnet', '443.20', '0.00', '0.00', ['7990']],
		['7998', 'LS', 'LS-2026-00322', '2026-11-22', 'verrechnet', '113.81', '0.00', '0.00', ['7990']],
		['8000', 'RE', 'RE-2026-00400', '2026-11-28', 'teilbezahlt', '557.01', '207.01', '7.50', ['7995', '7998']],
	].map(([wf_cid, shortType, nr, date, state, gross, openAmount, openQuantity, from]) => ({
		wf_cid: wf_cid as string,
		shortType: shortType as string,
		nr: nr as string,
		date: date as string,
		state: state as string,
		gross: gross as string,
		openAmount: openAmount as string,
		openQuantity: openQuantity as string,
		addressLfdnr: 1001,
		from: from as string[],
		payments: wf_cid === '8000' ? payments : [],
	})),
	events: [
		{ dateTime: '2026-11-28T10:30:00', author: 'admin', kind: 'paid', from: '', to: '€ 350,00' },
		{ dateTime: '2026-11-28T09:12:00', author: 'verkauf', kind: 'issued', from: 'Entwurf', to: 'RE-2026-00400' },
	],
	health: {
		diagnosis: 'Harninkontinenz',
		insuredGroup: 'Pensionisten',
		insurance: { lfdnr: 1010, name: 'ÖGK Steiermark' },
		doctor: { lfdnr: 1020, name: 'Dr. Gruber Anna' },
		prescriptionState: 'Bewilligt',
		deductibleState: 'Offen',
		careType: 'Erstversorgung',
		interval: 'Jeden Monat',
		permanentCare: true,
		kvCreated: true,
		patientShare: '55.70',
		carrierShare: '501.31',
	},
	nextStates: [],
	version: 3,
};

/** What the server answers about documents on an ordinary day. */
export const everydayDocuments: readonly Reply[] = [
	reply('post', '/v1/documents', documentPages(documentRows(320))),
	reply('get', '/v1/documents/filter', savedFilters),
	reply('get', '/v1/documents/counts', documentCounts),
	reply('get', '/v1/crm/documents/{id}/interactions', { rows: interactions.slice(0, 3), total: 3 }),
	reply('get', '/v1/crm/documents/{id}/interactions/subjects', [{ bezeichnung: 'Liefertermin' }]),
	reply('post', '/v1/crm/documents/{id}/interactions', interactions[0] as Model<'Interaction'>),
	...taskReplies(taskRows(3)),
	reply('post', '/v1/documents/filter', savedFilters[0] as Model<'DocumentFilter'>),
	reply('get', '/v1/crm/document/information/{list}', types),
	reply('get', '/v1/crm/documents/{id}', documentDetail),
	...everydayPapers,
];
