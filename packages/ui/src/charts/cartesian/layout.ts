import { type ChartCategory, tickOf } from '../figures/categories.ts';
import type { ValueFormat } from '../figures/values.ts';
import type { PlotArea } from '../frame/usePlotArea.ts';
import { type ValueScale, valueScale } from './axisScale.ts';

/** Everything a cartesian chart needs to draw: the inner rectangle, the scale of values and the places of categories. */
export interface PlotLayout {
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
	/** Width of one category. */
	readonly step: number;
	/** Middle of a category, from the left of the area. */
	readonly middle: (index: number) => number;
	/** Place of a value, from the top of the area. */
	readonly y: (value: number) => number;
	readonly scale: ValueScale;
	/** The categories that have room for their mark. */
	readonly marks: readonly { readonly x: number; readonly text: string }[];
}

/** Lays a chart out in its area: gutters as wide as their texts, marks thinned until they have room. */
export function plotLayout(
	area: PlotArea,
	categories: readonly ChartCategory[],
	values: readonly number[],
	format: ValueFormat,
	baseline: 'zero' | 'data',
): PlotLayout {
	const top = Math.ceil(area.lineHeight / 2);
	const height = Math.max(1, area.height - top - area.lineHeight - 8);
	const scale = valueScale(values, height, format, baseline);
	const left = Math.ceil(Math.max(...scale.ticks.map(({ text }) => area.textWidth(text)))) + 8;
	const width = Math.max(1, area.width - left);
	const step = width / Math.max(1, categories.length);
	const middle = (index: number) => left + (index + 0.5) * step;
	return {
		left,
		top,
		width,
		height,
		step,
		middle,
		y: (value) => top + scale.y(value),
		scale,
		marks: thinned(categories, middle, area),
	};
}

function thinned(categories: readonly ChartCategory[], middle: (index: number) => number, area: PlotArea) {
	const candidates = categories
		.map((category, index) => ({ x: middle(index), text: tickOf(category) }))
		.filter(({ text }) => text !== '');
	const widths = candidates.map(({ text }) => area.textWidth(text));
	for (let every = 1; every < candidates.length; every += 1) {
		const kept = candidates.filter((_, index) => index % every === 0);
		const fits = kept.every(({ x }, index) => {
			const before = kept[index - 1];
			const own = widths[index * every] ?? 0;
			return !before || x - before.x >= (own + (widths[(index - 1) * every] ?? 0)) / 2 + 8;
		});
		if (fits) return kept.map((mark, index) => inside(mark, widths[index * every] ?? 0, area.width));
	}
	return candidates.slice(0, 1).map((mark) => inside(mark, widths[0] ?? 0, area.width));
}

/** A mark at the edge moves in rather than being cut off. */
function inside(mark: { x: number; text: string }, width: number, areaWidth: number) {
	return { ...mark, x: Math.max(width / 2, Math.min(mark.x, areaWidth - width / 2)) };
}
