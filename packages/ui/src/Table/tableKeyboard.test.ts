import { expect, test } from 'vitest';
import { nextInLine, nextRow } from './tableKeyboard.ts';

test('arrows move one row and stop at both ends', () => {
	expect(nextRow('ArrowDown', 0, 3, 10)).toBe(1);
	expect(nextRow('ArrowDown', 2, 3, 10)).toBe(2);
	expect(nextRow('ArrowUp', 2, 3, 10)).toBe(1);
	expect(nextRow('ArrowUp', 0, 3, 10)).toBe(0);
});

test('a page keeps one row of the last page in sight', () => {
	expect(nextRow('PageDown', 0, 50_000, 20)).toBe(19);
	expect(nextRow('PageUp', 40, 50_000, 20)).toBe(21);
	expect(nextRow('PageDown', 49_995, 50_000, 20)).toBe(49_999);
	expect(nextRow('PageUp', 5, 50_000, 20)).toBe(0);
});

test('a page moves even when less than two rows fit', () => {
	expect(nextRow('PageDown', 3, 10, 0)).toBe(4);
	expect(nextRow('PageUp', 3, 10, 1)).toBe(2);
});

test('Home and End reach the first and last row', () => {
	expect(nextRow('Home', 777, 50_000, 20)).toBe(0);
	expect(nextRow('End', 0, 50_000, 20)).toBe(49_999);
});

test('other keys and an empty list move nothing', () => {
	expect(nextRow('a', 0, 3, 10)).toBeNull();
	expect(nextRow('Enter', 0, 3, 10)).toBeNull();
	expect(nextRow('ArrowDown', 0, 0, 10)).toBeNull();
});

test('left and right move inside a line and stop at its ends', () => {
	expect(nextInLine('ArrowRight', 0, 2)).toBe(1);
	expect(nextInLine('ArrowRight', 1, 2)).toBe(1);
	expect(nextInLine('ArrowLeft', 0, 2)).toBe(0);
	expect(nextInLine('ArrowDown', 0, 2)).toBeNull();
});
