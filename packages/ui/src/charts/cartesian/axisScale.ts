import { formatGermanNumber } from '@kontor/german/number';
import { nice, ticks } from '@visx/vendor/d3-array';
import type { ValueFormat } from '../figures/values.ts';

/** A mark on the axis of values. */
export interface AxisTick {
	readonly value: number;
	readonly text: string;
}

/** The axis of values: where a value lies and which marks it has. */
export interface ValueScale {
	readonly min: number;
	readonly max: number;
	/** Place in pixels from the top. */
	readonly y: (value: number) => number;
	readonly ticks: readonly AxisTick[];
}

/** Pixels that two marks need between them for their texts. */
const leastStep = 20;

/**
 * A scale over all values. From zero on by default, since the length of a bar and the fall of an area say so; `data` starts
 * near the smallest value. Ends at round figures; the highest mark carries the unit, large ones are written in Mio.
 */
export function valueScale(
	values: readonly number[],
	height: number,
	format: ValueFormat,
	baseline: 'zero' | 'data' = 'zero',
): ValueScale {
	const count = Math.max(2, Math.floor(height / 44));
	const [min, max] = nice(...extent(values, baseline), count);
	// Where there is room for less than two marks, the ends say enough.
	const places = (height < 2 * leastStep ? [min, max] : ticks(min, max, count)).filter(
		(tick) => format !== 'count' || Number.isInteger(tick),
	);
	return { min, max, y: (value) => ((max - value) / (max - min)) * height, ticks: withTexts(places, format) };
}

function extent(values: readonly number[], baseline: 'zero' | 'data'): [low: number, high: number] {
	let low = baseline === 'zero' ? 0 : Number.POSITIVE_INFINITY;
	let high = baseline === 'zero' ? 0 : Number.NEGATIVE_INFINITY;
	for (const value of values) {
		low = Math.min(low, value);
		high = Math.max(high, value);
	}
	if (!Number.isFinite(low)) return [0, 1];
	if (low !== high) return [low, high];
	return low === 0 ? [0, 1] : [low - Math.abs(low) / 10, high + Math.abs(high) / 10];
}

function withTexts(places: readonly number[], format: ValueFormat): AxisTick[] {
	const largest = Math.max(...places.map(Math.abs));
	const step = Math.abs((places[1] ?? 1) - (places[0] ?? 0)) || 1;
	const [divisor, word] = largest >= 1e9 ? [1e9, '\u00a0Mrd.'] : largest >= 1e6 ? [1e6, '\u00a0Mio.'] : [1, ''];
	const decimals = Math.max(0, -Math.floor(Math.log10(step / divisor) + 1e-9));
	return places.map((value, index) => {
		if (value === 0 && index < places.length - 1) return { value, text: '0' };
		const number = formatGermanNumber((value / divisor).toFixed(decimals), decimals).replace('-', '\u2212');
		return { value, text: index === places.length - 1 ? withUnit(number + word, format) : number + word };
	});
}

function withUnit(text: string, format: ValueFormat): string {
	if (format === 'percent') return `${text}\u00a0%`;
	return format === 'money' || format === 'price' ? `€\u00a0${text}` : text;
}
