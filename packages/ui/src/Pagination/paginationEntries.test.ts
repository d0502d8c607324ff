import { expect, test } from 'vitest';
import { paginationEntries } from './paginationEntries.ts';

function shown(page: number, count: number): string {
	return paginationEntries(page, count)
		.map((entry) => (entry.kind === 'page' ? entry.page : '…'))
		.join(' ');
}

test.each([
	[1, 1, '1'],
	[1, 7, '1 2 3 4 5 6 7'],
	[1, 20, '1 2 3 4 5 … 20'],
	[4, 20, '1 2 3 4 5 … 20'],
	[5, 20, '1 … 4 5 6 … 20'],
	[16, 20, '1 … 15 16 17 … 20'],
	[17, 20, '1 … 16 17 18 19 20'],
	[20, 20, '1 … 16 17 18 19 20'],
])('page %i of %i', (page, count, entries) => {
	expect(shown(page, count)).toBe(entries);
});

test('every page is there with its neighbours, in as many entries as on every other page', () => {
	for (let count = 8; count < 40; count++)
		for (let page = 1; page <= count; page++) {
			const entries = paginationEntries(page, count);
			expect(entries).toHaveLength(7);
			const numbers = entries.flatMap((entry) => (entry.kind === 'page' ? [entry.page] : []));
			for (const neighbour of [page - 1, page, page + 1])
				if (neighbour >= 1 && neighbour <= count) expect(numbers).toContain(neighbour);
		}
});

test('no pages, no entries', () => {
	expect(paginationEntries(1, 0)).toEqual([]);
});
