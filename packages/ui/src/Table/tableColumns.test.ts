import { expect, test } from 'vitest';
import {
	columnWidth,
	defaultTableView,
	gridLayout,
	resizeColumn,
	type TableColumn,
	toggleColumn,
	visibleColumns,
} from './tableColumns.ts';

const columns: TableColumn<string>[] = [
	{ key: 'name', header: 'Name', cell: (row) => row, width: 200, grow: 2 },
	{ key: 'number', header: 'Nummer', cell: (row) => row, kind: 'number', width: 80 },
	{ key: 'place', header: 'Ort', cell: (row) => row, isPermanent: true },
];

function keys(view = defaultTableView): string[] {
	return visibleColumns(columns, view).map((column) => column.key);
}

test('hidden columns go, in any order, and come back at their place', () => {
	const hidden = toggleColumn(defaultTableView, 'number');
	expect(keys(hidden)).toEqual(['name', 'place']);
	expect(keys(toggleColumn(hidden, 'number'))).toEqual(['name', 'number', 'place']);
});

test('the first and a permanent column cannot be hidden, and unknown keys of an old view do no harm', () => {
	expect(keys({ ...defaultTableView, hidden: ['name', 'place', 'gone'] })).toEqual(['name', 'number', 'place']);
});

test('growing columns share the spare width and shrink to their own; the table scrolls below the sum', () => {
	expect(gridLayout(columns, defaultTableView)).toEqual({
		template: 'minmax(200px, 2fr) 80px 128px',
		minimumWidth: 408,
	});
});

test('a resized column has exactly its width, and a table without growing columns leaves the rest empty', () => {
	expect(gridLayout(columns, resizeColumn(defaultTableView, 'name', 250)).template).toBe(
		'250px 80px 128px minmax(0, 1fr)',
	);
});

test('widths stay within bounds and can be taken back', () => {
	const [name] = columns;
	if (!name) throw new Error('no column');
	expect(columnWidth(name, resizeColumn(defaultTableView, 'name', 5))).toBe(64);
	expect(columnWidth(name, resizeColumn(defaultTableView, 'name', 9999))).toBe(720);
	const resized = resizeColumn(defaultTableView, 'name', 300);
	expect(resizeColumn(resized, 'name', null)).toEqual(defaultTableView);
});
