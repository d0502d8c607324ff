import { expect, test } from 'vitest';
import type { SortValue, TableColumn } from './tableColumns.ts';
import { nextSort, sortRows } from './tableSort.ts';

const columns: TableColumn<SortValue>[] = [{ key: 'value', header: 'Wert', cell: String, sort: (row) => row }];

function sorted(values: SortValue[], direction: 'ascending' | 'descending' = 'ascending') {
	return sortRows(values, columns, { column: 'value', direction });
}

test('umlauts stand beside their vowel, upper and lower case together', () => {
	expect(sorted(['Zeller', 'Öller', 'Ofner', 'ärger', 'Arm'])).toEqual(['ärger', 'Arm', 'Ofner', 'Öller', 'Zeller']);
});

test('numbers inside text are compared by value', () => {
	expect(sorted(['Artikel 10', 'Artikel 9', 'Artikel 2'])).toEqual(['Artikel 2', 'Artikel 9', 'Artikel 10']);
});

test('real numbers are compared by value', () => {
	expect(sorted([10, -2, 9.5])).toEqual([-2, 9.5, 10]);
});

test('empty values are last in both directions', () => {
	expect(sorted([null, 'b', '', 'a'])).toEqual(['a', 'b', null, '']);
	expect(sorted([null, 'b', '', 'a'], 'descending')).toEqual(['b', 'a', null, '']);
});

test('rows of equal value keep their order in both directions', () => {
	const rows = [
		{ id: 1, name: 'a' },
		{ id: 2, name: 'a' },
	];
	const byName: TableColumn<{ id: number; name: string }>[] = [
		{ key: 'name', header: 'Name', cell: (row) => row.name, sort: (row) => row.name },
	];
	for (const direction of ['ascending', 'descending'] as const) {
		expect(sortRows(rows, byName, { column: 'name', direction }).map((row) => row.id)).toEqual([1, 2]);
	}
});

test('a column the caller sorts, an unknown one and no sort leave the rows as they are', () => {
	const rows = ['b', 'a'];
	const server: TableColumn<string>[] = [{ key: 'value', header: 'Wert', cell: String, sort: true }];
	expect(sortRows(rows, server, { column: 'value', direction: 'ascending' })).toBe(rows);
	expect(sortRows(rows, server, { column: 'gone', direction: 'ascending' })).toBe(rows);
	expect(sortRows(rows, server, null)).toBe(rows);
});

test('a heading sorts ascending first, then turns, and another heading starts anew', () => {
	const first = nextSort(null, 'name');
	expect(first).toEqual({ column: 'name', direction: 'ascending' });
	expect(nextSort(first, 'name')).toEqual({ column: 'name', direction: 'descending' });
	expect(nextSort(nextSort(first, 'name'), 'place')).toEqual({ column: 'place', direction: 'ascending' });
});
