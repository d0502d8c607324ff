import { expect, test } from 'vitest';
import {
	chainTypes,
	documentNumber,
	followersOf,
	isChainType,
	openQuantity,
	progressOf,
	upgradeBlockOf,
} from './chain.ts';

const order = { shortType: 'AU', rank: 20, open: ['10', '0'], positions: 2 };

test.each([
	[order, 'LS', null],
	[order, 'GU', 'notAllowed'],
	[{ ...order, shortType: 'BE' }, 'LS', 'notAllowed'],
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
