/** A bar from one value to another, at the left and width of its place. */
export interface BarBox {
	readonly x: number;
	readonly width: number;
	readonly from: number;
	readonly to: number;
}

/** Bars of a category beside each other, none thinner than half a pixel however many there are. */
export function groupedBars(values: readonly (number | null)[], middle: number, step: number): (BarBox | null)[] {
	const group = groupWidth(step, values.length);
	const slot = group / Math.max(1, values.length);
	const gap = slot >= 8 ? 2 : slot >= 4 ? 1 : 0;
	return values.map((value, place) =>
		value === null
			? null
			: { x: middle - group / 2 + place * slot + gap / 2, width: Math.max(0.5, slot - gap), from: 0, to: value },
	);
}

/** Bars of a category on top of each other, what is negative below zero. */
export function stackedBars(values: readonly (number | null)[], middle: number, step: number): (BarBox | null)[] {
	const width = groupWidth(step, 1);
	let above = 0;
	let below = 0;
	return values.map((value) => {
		if (value === null) return null;
		const from = value < 0 ? below : above;
		const to = from + value;
		if (value < 0) below = to;
		else above = to;
		return { x: middle - width / 2, width, from, to };
	});
}

/** The highest and lowest end of the stack of each category. */
export function stackExtent(series: readonly { readonly values: readonly (number | null)[] }[]): number[] {
	const length = Math.max(0, ...series.map(({ values }) => values.length));
	return Array.from({ length }, (_, index) =>
		stackedBars(
			series.map(({ values }) => values[index] ?? null),
			0,
			1,
		).flatMap((bar) => (bar ? [bar.to] : [])),
	).flat();
}

function groupWidth(step: number, bars: number): number {
	const share = step >= 12 ? 0.7 : step >= 4 ? 0.85 : 1;
	return Math.max(0.5, Math.min(step * share, 40 * bars));
}
