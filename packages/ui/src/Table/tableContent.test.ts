import { expect, test } from 'vitest';
import { groupStarts } from './tableContent.ts';

const groups = [
	{ key: 'a', label: 'A', count: 2 },
	{ key: 'b', label: 'B', count: 0 },
	{ key: 'c', label: 'C', count: 3 },
	{ key: 'd', label: 'D', count: 1 },
];

test('each heading stands above its first row, one without rows nowhere', () => {
	const starts = groupStarts(groups, 6);
	expect([...starts].map(([index, { key }]) => [index, key])).toEqual([
		[0, 'a'],
		[2, 'c'],
		[5, 'd'],
	]);
	expect([...groupStarts(groups, 4).keys()]).toEqual([0, 2]);
	expect([...groupStarts(groups.slice(0, 2), 4).keys()]).toEqual([0]);
	expect(groupStarts([], 4).size).toBe(0);
});
