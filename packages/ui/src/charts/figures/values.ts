import { decimals, formatEuro, formatFigure, formatGermanNumber } from '@kontor/german/number';

/** A value of a chart: a decimal text as the API sends it (`'1234.50'`), a number, or `null` where there is none. */
export type ChartValue = string | number | null;

/**
 * How values are written: whole `count`, `quantity` (2 decimals), `money` (€, 2), `price` (€, 3), `percent` (1; 12.5 is
 * 12,5 %).
 */
export type ValueFormat = 'count' | 'quantity' | 'money' | 'price' | 'percent';

/** The sign for "no value" in tables and tooltips. */
export const noValue = '–';

/** The value as a plain decimal text; `null` if there is none or it is no finite decimal. */
export function decimalOf(value: ChartValue): string | null {
	const text = typeof value === 'number' ? plainText(value) : value;
	return text !== null && /^-?[0-9]+(?:\.[0-9]+)?$/.test(text) ? text : null;
}

/** The value as a place on an axis, where the precision of a float is plenty. */
export function plottedValue(value: ChartValue): number | null {
	const text = decimalOf(value);
	return text === null ? null : Number(text);
}

/** The value in German with all its decimals and its unit; `–` for none. */
export function formatValue(value: ChartValue, format: ValueFormat): string {
	const decimal = decimalOf(value);
	if (decimal === null) return noValue;
	switch (format) {
		case 'count':
			return formatGermanNumber(decimal, 0);
		case 'quantity':
			return formatFigure(decimal, 'quantity');
		case 'money':
			return formatEuro(decimal);
		case 'price':
			return `€\u00a0${formatFigure(decimal, 'price')}`;
		case 'percent':
			return `${formatGermanNumber(decimal, 1)}\u00a0%`;
	}
}

/** Decimals a value has in its format, for files. */
export function decimalsOf(format: ValueFormat): number {
	if (format === 'count') return 0;
	return format === 'percent' ? 1 : decimals[format];
}

/** How much more than `base` a value is, in percent with a sign (`+12,4 %`); `null` where that says nothing. */
export function formatChange(value: ChartValue, base: ChartValue): string | null {
	const [now, before] = [plottedValue(value), plottedValue(base)];
	if (now === null || before === null || before <= 0) return null;
	const text = formatGermanNumber((((now - before) / before) * 100).toFixed(3), 1);
	if (text === '') return null;
	return `${text.startsWith('-') ? `\u2212${text.slice(1)}` : text === '0,0' ? '±0,0' : `+${text}`}\u00a0%`;
}

function plainText(number: number): string | null {
	if (!Number.isFinite(number)) return null;
	return number.toFixed(6).replace(/\.?0+$/, '');
}
