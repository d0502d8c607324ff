import type { ChartSeries } from '../figures/chartData.ts';

/** The shape of a point. */
export type MarkerShape = 'circle' | 'square' | 'triangle' | 'diamond' | 'cross' | 'star';

/** The filling of a bar or area. */
export type PatternName = 'solid' | 'diagonal' | 'dots' | 'horizontal' | 'grid' | 'vertical';

/** Everything that tells a series apart; the colour is never the only one. */
export interface SeriesLook {
	/** A CSS colour. */
	readonly color: string;
	readonly marker: MarkerShape;
	readonly pattern: PatternName;
	readonly isComparison: boolean;
}

const looks: readonly Omit<SeriesLook, 'isComparison'>[] = [
	{ color: 'var(--k-color-series1)', marker: 'circle', pattern: 'solid' },
	{ color: 'var(--k-color-series2)', marker: 'square', pattern: 'diagonal' },
	{ color: 'var(--k-color-series3)', marker: 'triangle', pattern: 'dots' },
	{ color: 'var(--k-color-series4)', marker: 'diamond', pattern: 'horizontal' },
	{ color: 'var(--k-color-series5)', marker: 'cross', pattern: 'grid' },
	{ color: 'var(--k-color-series6)', marker: 'star', pattern: 'vertical' },
];

const comparisonLook: SeriesLook = {
	color: 'var(--k-color-series-comparison)',
	marker: 'circle',
	pattern: 'solid',
	isComparison: true,
};

/** The look of each series by its place among those that are no comparison; from the seventh on they repeat. */
export function seriesLooks(series: readonly ChartSeries[]): SeriesLook[] {
	let place = 0;
	return series.map(({ isComparison }) => {
		if (isComparison) return comparisonLook;
		const look = looks[place++ % looks.length];
		return look ? { ...look, isComparison: false } : comparisonLook;
	});
}
