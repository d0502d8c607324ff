import type { Model } from '@kontor/api-client/types';
import { type Reply, reply } from './answers.ts';
import { documentDetail, everydayDocuments } from './documents.ts';

/** A made-up draft of an offer. */
export const businessDraft: Model<'BusinessDocument'> = {
	wf_cid: '8001',
	customerId: 1001,
	typeId: 10,
	shortType: 'AN',
	nr: '',
	name: 'Rollstuhl Leicht SB 43',
	date: '2026-11-28',
	state: 'Entwurf',
	rank: 10,
	documentHead: {
		customer: { lfdnr: 1001, name: 'Huber Elisabeth' },
		association: null,
		doctor: null,
		documentType: 'Angebot',
		prescriptionState: 'NICHT',
	},
	documentHeadExtended: { deliveryAddress: null, invoiceAddress: null, insuredData: null },
	documentFoot: {
		billingCondition: '30T',
		isGross: false,
		discount: '0',
		preferredDate: null,
		deliveryDate: null,
		deliveryCondition: 'FREI',
		deliveryType: 'ZUST',
		location: 'ZENTRAL',
		isGoodsReturned: false,
		isRecipientNoBusiness: false,
		orderReference: '',
		headText: '',
		footText: '',
		remark: '',
	},
	positions: [
		{
			id: 1,
			kind: 'article',
			articleNumber: 'RO100001',
			text: 'Rollstuhl Leicht SB 43',
			quantity: '1',
			unit: 'STK',
			packQuantity: '1',
			price: '389.500',
			cost: '240.000',
			discount: '0',
			discount2: '0',
			vatCode: 'N',
			vatRate: '20',
			amount: '389.50',
			lot: null,
			serialNumber: null,
			object: null,
			client: null,
			referenceNumber: '',
			processState: 10,
			prescription: 1,
			sourceOpen: null,
		},
		{
			id: 2,
			kind: 'text',
			articleNumber: null,
			text: 'Lieferung frei Haus',
			quantity: '0',
			unit: 'STK',
			packQuantity: '1',
			price: '0.000',
			cost: null,
			discount: '0',
			discount2: '0',
			vatCode: 'N',
			vatRate: '20',
			amount: '0.00',
			lot: null,
			serialNumber: null,
			object: null,
			client: null,
			referenceNumber: '',
			processState: 10,
			prescription: 1,
			sourceOpen: null,
		},
	],
	amounts: { sum: '389.50', discount: '0.00', net: '389.50', vat: '77.90', gross: '467.40', open: '0.00', rates: [] },
	shares: null,
	contributionRules: [],
	vatRates: [
		{ code: 'N', bezeichnung: 'Normalsatz', rate: '20' },
		{ code: 'E', bezeichnung: 'Ermäßigter Satz', rate: '10' },
		{ code: '0', bezeichnung: 'Steuerfrei', rate: '0' },
	],
	customerExemption: null,
	recipient: { isBusiness: false, hasUid: false },
	credit: null,
	delivery: null,
	version: 3,
};

/** A made-up draft of an invoice for somebody whose carrier pays its part. */
export const insuredDraft: Model<'BusinessDocument'> = {
	...businessDraft,
	typeId: 30,
	shortType: 'RE',
	documentHead: {
		...businessDraft.documentHead,
		documentType: 'Rechnung',
		doctor: { lfdnr: 1500, name: 'Dr. Gruber Anna' },
		prescriptionState: 'ANGEF',
	},
	documentHeadExtended: {
		deliveryAddress: { lfdnr: 1001, name: 'Huber Elisabeth' },
		invoiceAddress: null,
		insuredData: {
			insurance: { lfdnr: 1900, name: 'ÖGK Wien' },
			insuredGroup: 'PENS',
			ownContributionGroup: '10',
			exemption: null,
			prescriptionDate: '2026-11-20',
		},
	},
	contributionRules: [
		{
			ownContributionGroup: '10',
			bezeichnung: '10 % mit Mindestkostenanteil',
			kind: 'share',
			percent: '10',
			minimum: '46.20',
			fee: '0.00',
			carrierMaximum: '1848.00',
		},
		{
			ownContributionGroup: '20',
			bezeichnung: '20 % mit Mindestkostenanteil',
			kind: 'share',
			percent: '20',
			minimum: '46.20',
			fee: '0.00',
			carrierMaximum: '1848.00',
		},
	],
	recipient: { isBusiness: false, hasUid: false },
	credit: { limit: '500.00', open: '120.00' },
};

/** A made-up delivery note that is on its way to its customer. */
export const deliveryNote: Model<'BusinessDocument'> = {
	...businessDraft,
	typeId: 25,
	shortType: 'LS',
	nr: 'LS-2026-00044',
	state: 'geliefert',
	rank: 20,
	documentHead: { ...businessDraft.documentHead, documentType: 'Lieferschein' },
	positions: businessDraft.positions.map((position) => ({
		...position,
		serialNumber: position.id === 1 ? 'SN240017' : null,
	})),
};

/** A made-up article with a lot to be named, sold by piece and by pack. */
export const businessArticle: Model<'BusinessArticle'> = {
	articleNumber: 'RO100007',
	name: 'Rollator Carbon M',
	unit: 'STK',
	vatCode: 'N',
	vatRate: '20',
	netPrice: '249.000',
	grossPrice: '298.800',
	priceSource: 'list',
	cost: '160.000',
	isStocked: true,
	lotDuty: false,
	serialDuty: false,
	isExact: false,
	exactUnit: null,
	prices: [{ unit: 'STK', minQuantity: '1', netPrice: '249.000', grossPrice: '298.800', priceSource: 'list' }],
	packs: [],
	stock: [{ warehouse: 'ZENTRAL', lot: '', expiry: null, quantity: '4' }],
};

const issued: Model<'BusinessDocument'> = {
	...businessDraft,
	nr: 'AN-2026-00216',
	rank: 20,
	state: 'offen',
	version: 5,
};

/** What the server answers to who works on documents on an ordinary day. */
export const everydayBusiness: readonly Reply[] = [
	...everydayDocuments,
	reply('get', '/v1/business/document/{id}', businessDraft),
	reply('get', '/v1/business/document/default/{lfdnr}', { ...businessDraft, wf_cid: null, positions: [] }),
	reply('post', '/v1/business/document', businessDraft),
	reply('put', '/v1/business/document/{id}', { ...businessDraft, version: 4 }),
	reply('post', '/v1/business/document/{id}/issue', issued),
	reply('get', '/v1/business/document/{id}/upgrades', [
		{
			typeId: 40,
			shortType: 'GU',
			documentType: 'Gutschrift',
			blocked: null,
			positions: documentDetail.positions.map(({ id, text, quantity, openQuantity, unit }) => ({
				id,
				text,
				quantity,
				openQuantity,
				unit,
			})),
		},
	]),
	reply('patch', '/v1/business/document/{id}/upgrade', businessDraft),
	reply('post', '/v1/business/document/{id}/payment', issued),
	reply('post', '/v1/business/document/{id}/delivery', {
		...deliveryNote,
		delivery: { signedBy: 'Elisabeth Huber', dateTime: '2026-11-28T10:15:00' },
		version: 4,
	}),
	reply('get', '/v1/business/document/{id}/articles', []),
	reply('get', '/v1/business/articles', [businessArticle]),
];

/** Somebody with every right of documents. */
export const everyRight = userWith([
	'health',
	'bank',
	'costs',
	'prices',
	'documentsIssue',
	'documentsCredit',
	'documentsBackdate',
]);

/** The answer about a user with these rights. */
export function userWith(rights: Model<'User'>['rights']): Reply {
	return reply('get', '/v1/user', {
		userId: 1,
		username: 'demo',
		email: 'demo@kontor.example',
		userLvl: 3,
		admin: false,
		rights,
	});
}

/** The answer with this working copy. */
export const copyOf = (copy: Model<'BusinessDocument'>): Reply => reply('get', '/v1/business/document/{id}', copy);
