import { type CsvCell, formatCsv } from '@kontor/german/csv';
import type { TableColumn } from './tableColumns.ts';

/** The file of these columns and rows; columns with neither `csv` nor a value to sort by are left out. */
export function tableCsv<Row>(columns: readonly TableColumn<Row>[], rows: readonly Row[]): string {
	const written = columns.filter((column) => column.csv || typeof column.sort === 'function');
	return formatCsv(
		written.map((column) => column.header),
		rows.map((row) => written.map((column) => csvCell(column, row))),
	);
}

function csvCell<Row>(column: TableColumn<Row>, row: Row): CsvCell {
	if (column.csv) return column.csv(row);
	const value = typeof column.sort === 'function' ? column.sort(row) : null;
	return typeof value === 'number' ? { decimal: String(value) } : value;
}
