import { compareGerman } from '@kontor/german/sort';
import type { SortValue, TableColumn, TableSort } from './tableColumns.ts';

/** The sort a click on a heading leads to: ascending, descending, ascending, … */
export function nextSort(current: TableSort | null, column: string): TableSort {
	const isAscending = current?.column === column && current.direction === 'ascending';
	return { column, direction: isAscending ? 'descending' : 'ascending' };
}

/** Orders two values as people read them; empty values come last whatever the direction. */
export function compareValues(a: SortValue, b: SortValue, direction: TableSort['direction']): number {
	const isDescending = direction === 'descending';
	if (typeof a === 'number' && typeof b === 'number') return isDescending ? b - a : a - b;
	return compareGerman(textOf(a), textOf(b), { numeric: true, descending: isDescending });
}

function textOf(value: SortValue): string | null {
	return typeof value === 'number' ? String(value) : value;
}

/** A sorted copy of `rows`, stable; the rows themselves where nothing is to be sorted here. */
export function sortRows<Row>(
	rows: readonly Row[],
	columns: readonly TableColumn<Row>[],
	sort: TableSort | null,
): readonly Row[] {
	const value = columns.find((column) => column.key === sort?.column)?.sort;
	if (!sort || typeof value !== 'function') return rows;
	return rows
		.map((row) => ({ row, value: value(row) }))
		.sort((a, b) => compareValues(a.value, b.value, sort.direction))
		.map(({ row }) => row);
}
