import type { SortValue, TableColumn, TableSort } from './tableColumns.ts';

// Dictionary order (DIN 5007-1: ä beside a), digits inside text by value: 2, 9, 10.
const collator = new Intl.Collator('de-AT', { numeric: true });

/** The sort a click on a heading leads to: ascending, descending, ascending, … */
export function nextSort(current: TableSort | null, column: string): TableSort {
	const isAscending = current?.column === column && current.direction === 'ascending';
	return { column, direction: isAscending ? 'descending' : 'ascending' };
}

/** Orders two values in German order; empty values come last whatever the direction. */
export function compareValues(a: SortValue, b: SortValue, direction: TableSort['direction']): number {
	const isEmptyA = a === null || a === '';
	const isEmptyB = b === null || b === '';
	if (isEmptyA || isEmptyB) return Number(isEmptyA) - Number(isEmptyB);
	const order = typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
	return direction === 'ascending' ? order : -order;
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
