import { expect, test } from 'vitest';
import {
	chainTypes,
	documentNumber,
	followersOf,
	goodsMoveOf,
	isCancellable,
	isChainType,
	isInvoice,
	isPurchase,
	nextRanks,
	openQuantity,
	progressOf,
	seesPrices,
	settableRanks,
	upgradeBlockOf,
} from './chain.ts';

const order = { shortType: 'AU', rank: 20, open: ['10', '0'], positions: 2 };

test.each([
	[order, 'LS', null],
	[order, 'GU', 'notAllowed'],
	[{ ...order, shortType: 'BE' }, 'LS', 'notAllowed'],
	[{ ...order, shortType: 'BE' }, 'WE', null],
	[{ ...order, shortType: 'LS' }, 'SR', null],
	[{ ...order, shortType: 'XX' }, 'SR', 'notAllowed'],
	[{ ...order, rank: 10 }, 'LS', 'draft'],
	[{ ...order, rank: 80 }, 'LS', 'refused'],
	[{ ...order, rank: 99 }, 'LS', 'cancelled'],
	[{ ...order, open: ['0', '0'] }, 'LS', 'nothingOpen'],
	[{ shortType: 'VO', rank: 20, open: [], positions: 0 }, 'KV', null],
] as const)('%o may become %s: %s', (source, target, block) => {
	expect(upgradeBlockOf(source, target)).toBe(block);
});

test('every follow-up is a type of the chain, and none leads back', () => {
	const reach = (type: string): readonly string[] => followersOf(type).flatMap((next) => [next, ...reach(next)]);
	for (const type of chainTypes) {
		expect(followersOf(type).every(isChainType)).toBe(true);
		expect(reach(type)).not.toContain(type);
	}
});

test('what is open adds up in decimals: 0,35 + 0,35 + 0,30 leaves nothing', () => {
	expect(openQuantity('1', ['0.35', '0.35', '0.30'])).toBe('0');
	expect(openQuantity('15', ['7', '8'])).toBe('0');
	expect(openQuantity('10', [])).toBe('10');
	// Delivered 10, 4 came back: 6 are left to invoice.
	expect(openQuantity('10', ['4'])).toBe('6');
	expect(openQuantity('-2', ['-1'])).toBe('-1');
});

test('a document is done when nothing of any position is open', () => {
	expect(progressOf([{ quantity: '10', open: '10' }])).toBe('none');
	expect(progressOf([{ quantity: '10', open: '3' }])).toBe('part');
	expect(
		progressOf([
			{ quantity: '8', open: '0' },
			{ quantity: '0', open: '0' },
		]),
	).toBe('all');
	expect(
		progressOf([
			{ quantity: '8', open: '0' },
			{ quantity: '2', open: '2' },
		]),
	).toBe('part');
	expect(progressOf([])).toBe('none');
});

test('numbers name type, year and count', () => {
	expect(documentNumber('RE', 2026, 1)).toBe('RE-2026-00001');
	expect(documentNumber('RE', 2026, 123_456)).toBe('RE-2026-123456');
});

test('only papers that go with goods move them, and credit notes that say goods came back', () => {
	const moves = chainTypes.map((type) => [
		type,
		goodsMoveOf(type, false)?.sign ?? 0,
		goodsMoveOf(type, true)?.sign ?? 0,
	]);
	expect(moves.filter(([, plain, returned]) => plain !== 0 || returned !== 0)).toEqual([
		['LS', -1, -1],
		['GU', 0, -1],
		['RL', 1, 1],
		['LH', -1, -1],
		['WE', 1, 1],
	]);
	expect(goodsMoveOf('GU', true)?.kind).toBe('return');
});

test('what asks for money is credited, everything else can be taken back', () => {
	expect(chainTypes.filter(isInvoice)).toEqual(['RE', 'SR']);
	expect(chainTypes.filter(isPurchase)).toEqual(['BE', 'WE']);
	expect(chainTypes.filter((type) => !isCancellable(type))).toEqual(['RE', 'SR', 'GU', 'BS']);
});

test('a state is set only among those that people hear of, and only while nothing has brought it further', () => {
	expect(settableRanks('KV', 20)).toEqual([40, 50, 80]);
	expect(settableRanks('KV', 90)).toEqual([]);
	expect(settableRanks('AN', 10)).toEqual([]);
	expect(settableRanks('RE', 20)).toEqual([]);
});

test('each state somebody could set says what is in its way', () => {
	const blocks = (rank: number, mayIssue = true) => nextRanks('KV', rank, mayIssue);
	expect(blocks(20)).toEqual([40, 50, 80].map((rank) => ({ rank, blocked: null })));
	expect(new Set(blocks(10).map(({ blocked }) => blocked))).toEqual(new Set(['draft']));
	expect(new Set(blocks(99).map(({ blocked }) => blocked))).toEqual(new Set(['cancelled']));
	expect(new Set(blocks(90).map(({ blocked }) => blocked))).toEqual(new Set(['followed']));
	expect(new Set(blocks(20, false).map(({ blocked }) => blocked))).toEqual(new Set(['notAllowed']));
	expect(nextRanks('RE', 20, true)).toEqual([]);
	for (const type of chainTypes) {
		for (const rank of [10, 20, 30, 40, 50, 80, 90, 99]) {
			const free = nextRanks(type, rank, true).filter(({ blocked }) => blocked === null);
			expect(free.map((next) => next.rank)).toEqual(settableRanks(type, rank));
		}
	}
});

test('prices of documents need their right, those of purchases the one to costs too', () => {
	const subject = (...rights: ('prices' | 'costs')[]) => ({
		admin: true,
		apps: ['articles', 'documents'] as const,
		rights,
	});
	const seen = (...rights: ('prices' | 'costs')[]) => chainTypes.filter((type) => seesPrices(subject(...rights), type));
	expect(seen()).toEqual([]);
	expect(seen('costs')).toEqual([]);
	expect(seen('prices')).toEqual(chainTypes.filter((type) => !isPurchase(type)));
	expect(seen('prices', 'costs')).toEqual(chainTypes);
});
