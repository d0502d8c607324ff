import { describe, expect, test } from 'vitest';
import { rankedShares } from './shares.ts';

const rest = (count: number) => `Übrige (${count})`;

test('parts stand from the largest to the smallest, what has no value last', () => {
	const items = [
		{ label: 'b', value: '20' },
		{ label: 'n', value: null },
		{ label: 'c', value: '-5' },
		{ label: 'a', value: 80 },
	];
	expect(rankedShares(items, 8, rest)).toEqual([
		{ label: 'a', value: '80', share: 80, count: 1 },
		{ label: 'b', value: '20', share: 20, count: 1 },
		{ label: 'c', value: '-5', share: null, count: 1 },
		{ label: 'n', value: null, share: null, count: 1 },
	]);
});

test('three thirds are 33,4 + 33,3 + 33,3: shares add up to 100', () => {
	const shares = rankedShares(
		['a', 'b', 'c'].map((label) => ({ label, value: 1 })),
		8,
		rest,
	).map(({ share }) => share);
	expect(shares).toEqual([33.4, 33.3, 33.3]);
});

describe('more parts than have room become one rest at the end', () => {
	const items = ['9.10', '0.10', '0.20', '-0.05'].map((value, index) => ({ label: `${index}`, value }));

	test('summed on the decimals, not on floats', () => {
		expect(rankedShares(items, 2, rest)).toMatchObject([
			{ label: '0', value: '9.10' },
			{ label: 'Übrige (3)', value: '0.25', count: 3 },
		]);
	});

	test('but not one more than that', () => {
		expect(rankedShares(items, 4, rest).map(({ count }) => count)).toEqual([1, 1, 1, 1]);
	});

	test('a negative rest has no share', () => {
		expect(
			rankedShares(
				[
					{ label: 'a', value: 5 },
					{ label: 'b', value: -1 },
					{ label: 'c', value: '-1.5' },
				],
				2,
				rest,
			)[1],
		).toEqual({ label: 'Übrige (2)', value: '-2.5', share: null, count: 2 });
	});
});

test.each([[[]], [[{ label: 'a', value: 0 }]], [[{ label: 'a', value: null }]]])(
	'without a positive total (%j) nothing has a share',
	(items) => {
		expect(rankedShares(items, 8, rest).every(({ share }) => share === null)).toBe(true);
	},
);
