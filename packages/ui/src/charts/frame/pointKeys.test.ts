import { describe, expect, test } from 'vitest';
import { columnKeys, gridKeys, rowKeys } from './pointKeys.ts';

describe('points in a row', () => {
	test.each([
		['ArrowRight', 0, 1],
		['ArrowRight', 11, 11],
		['ArrowLeft', 5, 4],
		['ArrowLeft', 0, 0],
		['Home', 7, 0],
		['End', 7, 11],
		['ArrowUp', 7, null],
		['Tab', 7, null],
	])('%s leads from %s to %s and never beyond the ends', (key, from, to) => {
		expect(rowKeys(12)(key, from)).toBe(to);
	});
});

test('points below each other take up and down, and leave left and right alone', () => {
	expect(['ArrowUp', 'ArrowDown', 'ArrowLeft'].map((key) => columnKeys(3)(key, 1))).toEqual([0, 2, null]);
});

describe('points in a grid of 3 columns and 2 rows', () => {
	test.each([
		['ArrowRight', 2, 2],
		['ArrowLeft', 3, 3],
		['ArrowDown', 1, 4],
		['ArrowDown', 4, 4],
		['ArrowUp', 4, 1],
		['ArrowUp', 1, 1],
		['Home', 5, 3],
		['End', 3, 5],
		['PageUp', 5, 2],
		['PageDown', 0, 3],
		['a', 0, null],
	])('%s leads from %s to %s: no arrow turns a corner', (key, from, to) => {
		expect(gridKeys(3, 2)(key, from)).toBe(to);
	});
});
