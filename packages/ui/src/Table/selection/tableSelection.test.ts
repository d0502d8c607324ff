import { expect, test } from 'vitest';
import { indexRange, selectionState, withKeys } from './tableSelection.ts';

test('keys are added once and taken away, and the selection before stays as it was', () => {
	const before = new Set(['a', 'b']);
	expect([...withKeys(before, ['b', 'c'], true)]).toEqual(['a', 'b', 'c']);
	expect([...withKeys(before, ['b', 'x'], false)]).toEqual(['a']);
	expect([...before]).toEqual(['a', 'b']);
});

test.each([
	[[], ['a'], 'none'],
	[['x'], ['a', 'b'], 'none'],
	[['a'], ['a', 'b'], 'some'],
	[['b'], ['a', 'b'], 'some'],
	[['a', 'b', 'x'], ['a', 'b'], 'all'],
	[['a'], [], 'none'],
])('with %j of %j selected: %s', (selected, keys, state) => {
	expect(selectionState(new Set(selected), keys)).toBe(state);
});

test('a range goes both ways', () => {
	expect(indexRange(2, 5)).toEqual([2, 3, 4, 5]);
	expect(indexRange(5, 2)).toEqual([2, 3, 4, 5]);
	expect(indexRange(3, 3)).toEqual([3]);
});
