import { expect, test } from 'vitest';
import {
	type CheckedArticle,
	type CheckedDraft,
	type CheckedPosition,
	checkDraft,
	proposedLot,
} from './draftChecks.ts';

const ware: CheckedArticle = {
	isStocked: true,
	lotDuty: false,
	serialDuty: false,
	onHand: '10',
	lots: [
		{ lot: 'ALT', expiry: '2026-01-31' },
		{ lot: 'NEU', expiry: '2027-01-31' },
		{ lot: 'EWIG', expiry: null },
	],
};
const position: CheckedPosition = {
	quantity: '1',
	packQuantity: '1',
	price: '10',
	lot: null,
	serialNumber: null,
	article: ware,
	articleNumber: 'A1',
};
const delivery: CheckedDraft = {
	shortType: 'LS',
	isGoodsReturned: false,
	deliveryDate: '2026-03-01',
	positions: [position],
	isPrescriptionMissing: false,
	gross: '12',
	credit: null,
	recipient: null,
};

const business = { isBusiness: true, isStatedNoBusiness: false, hasUid: false };

const of = (more: Partial<CheckedPosition>, document: Partial<CheckedDraft> = {}) =>
	checkDraft({ ...delivery, ...document, positions: [null, { ...position, ...more }] }).map(
		({ problem, position: at, isBlocking }) => `${problem} ${at} ${isBlocking}`,
	);

test.each([
	[{}, {}, []],
	[{ price: '' }, {}, ['noPrice 1 true']],
	[{ price: '' }, { shortType: 'AN' }, ['noPrice 1 true']],
	[{ article: { ...ware, lotDuty: true } }, {}, ['lotMissing 1 true']],
	[{ article: { ...ware, lotDuty: true } }, { shortType: 'AU' }, []],
	[{ article: { ...ware, lotDuty: true }, lot: 'NEU' }, {}, []],
	[{ lot: 'ALT' }, {}, ['lotExpired 1 true']],
	// Expired goods may come back, or be received and sorted out.
	[{ lot: 'ALT' }, { shortType: 'RL' }, []],
	[{ lot: 'ALT' }, { deliveryDate: '2026-01-31' }, []],
	[{ lot: 'EWIG' }, {}, []],
	[{ article: { ...ware, serialDuty: true } }, {}, ['serialMissing 1 true']],
	[{ article: { ...ware, serialDuty: true }, serialNumber: 'S' }, {}, []],
	[{ article: { ...ware, serialDuty: true }, serialNumber: 'S', quantity: '2' }, {}, ['serialQuantity 1 true']],
	[{ serialNumber: 'S', quantity: '-1' }, { shortType: 'GU', isGoodsReturned: true }, []],
	[{ quantity: '11' }, {}, ['negativeStock 1 false']],
	[{ quantity: '1', packQuantity: '30' }, {}, ['negativeStock 1 false']],
	[{ quantity: '11' }, { shortType: 'RL' }, []],
	[{ quantity: '-11' }, { shortType: 'GU', isGoodsReturned: true }, []],
	[{ quantity: '11', article: { ...ware, onHand: null } }, {}, []],
	[{ quantity: '11', article: { ...ware, isStocked: false } }, {}, []],
	[{ quantity: '11', article: null }, {}, []],
	[{}, { isPrescriptionMissing: true }, ['prescriptionMissing null false']],
	[{}, { isPrescriptionMissing: true, shortType: 'SR' }, ['prescriptionMissing null false']],
	[{}, { isPrescriptionMissing: true, shortType: 'AN' }, []],
	[{}, { credit: { limit: '100', open: '88' } }, []],
	...['RE', 'SR', 'GU'].map(
		(shortType) => [{}, { shortType, gross: '10000.01', recipient: business }, ['uidMissing null true']] as const,
	),
	[{}, { shortType: 'AU', gross: '10000.01', recipient: business }, []],
	[{}, { shortType: 'RE', gross: '10000.00', recipient: business }, []],
	[{}, { shortType: 'RE', gross: '10000.01', recipient: { ...business, hasUid: true } }, []],
	[{}, { shortType: 'RE', gross: '10000.01', recipient: { ...business, isBusiness: false } }, []],
	[{}, { shortType: 'RE', gross: '10000.01', recipient: { ...business, isStatedNoBusiness: true } }, []],
	[{}, { credit: { limit: '100', open: '88.01' } }, ['creditLimit null false']],
	[{}, { credit: { limit: '0', open: '0' }, shortType: 'AU' }, ['creditLimit null false']],
	[{}, { credit: { limit: '0', open: '0' }, shortType: 'RE' }, ['creditLimit null false']],
	[{}, { credit: { limit: '0', open: '0' }, shortType: 'AN' }, []],
] as const)('a position of %o in %o: %o', (more, document, expected) => {
	expect(of(more, document)).toEqual(expected);
});

test('of one article all positions together take from the stock, and what blocks is told first', () => {
	const six = { ...position, quantity: '6' };
	const positions = [six, six, { ...six, articleNumber: 'B1' }, { ...six, price: '' }];
	expect(checkDraft({ ...delivery, positions }).map(({ problem, position: at }) => `${problem} ${at}`)).toEqual([
		'noPrice 3',
		'negativeStock 1',
		'negativeStock 3',
	]);
});

test('the lot that expires next is proposed, never an expired or empty one', () => {
	const lots = [
		{ lot: 'EWIG', expiry: null, quantity: '5' },
		{ lot: 'SPÄT', expiry: '2027-06-30', quantity: '5' },
		{ lot: 'BALD', expiry: '2026-04-30', quantity: '5' },
		{ lot: 'LEER', expiry: '2026-03-31', quantity: '0' },
		{ lot: 'ALT', expiry: '2026-02-28', quantity: '5' },
	];
	expect(proposedLot(lots, '2026-03-01')).toBe('BALD');
	expect(proposedLot(lots.toReversed(), '2026-03-01')).toBe('BALD');
	expect(proposedLot(lots, '2026-05-01')).toBe('SPÄT');
	expect(proposedLot(lots, '2028-01-01')).toBe('EWIG');
	expect(proposedLot([], '2028-01-01')).toBeNull();
	expect(
		proposedLot(
			[
				{ lot: 'A', expiry: null, quantity: '1' },
				{ lot: 'B', expiry: null, quantity: '1' },
			],
			'x',
		),
	).toBe('A');
});
