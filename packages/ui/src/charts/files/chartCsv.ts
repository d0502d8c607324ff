import { type CsvCell, formatCsv } from '@kontor/german/csv';
import { formatGermanNumber } from '@kontor/german/number';
import type { ChartFigures } from '../figures/chartData.ts';
import { type ChartValue, decimalOf, decimalsOf, type ValueFormat } from '../figures/values.ts';

/** The figures of a chart as a CSV file for a German spreadsheet: numbers stay numbers, nothing becomes a formula. */
export function chartCsv(figures: ChartFigures): string {
	return formatCsv(
		[figures.rowTitle, ...figures.columns.map(({ title }) => title)],
		figures.rows.map(({ name, values }) => [
			name,
			...figures.columns.map(({ format }, index) => numberCell(values[index] ?? null, format)),
		]),
	);
}

function numberCell(value: ChartValue, format: ValueFormat): CsvCell {
	const decimal = decimalOf(value);
	if (decimal === null) return null;
	return { decimal: formatGermanNumber(decimal, decimalsOf(format)).replaceAll('.', '').replace(',', '.') };
}
