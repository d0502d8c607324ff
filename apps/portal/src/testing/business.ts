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
			price: '389.500',
			discount: '0',
			discount2: '0',
			vatCode: 'N',
			vatRate: '20',
			amount: '389.50',
			lot: null,
			serialNumber: null,
			sourceOpen: null,
		},
		{
			id: 2,
			kind: 'text',
			articleNumber: null,
			text: 'Lieferung frei Haus',
			quantity: '0',
			unit: 'STK',
			price: '0.000',
			discount: '0',
			discount2: '0',
			vatCode: 'N',
			vatRate: '20',
			amount: '0.00',
			lot: null,
			serialNumber: null,
			sourceOpen: null,
		},
	],
	amounts: { sum: '389.50', discount: '0.00', net: '389.50', vat: '77.90', gross: '467.40', open: '0.00', rates: [] },
	shares: null,
	version: 3,
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
	reply('get', '/v1/business/articles', [
		{
			articleNumber: 'RO100007',
			name: 'Rollator Carbon M',
			unit: 'STK',
			vatCode: 'N',
			vatRate: '20',
			netPrice: '249.000',
			grossPrice: '298.800',
			priceSource: 'list',
		},
	]),
];
