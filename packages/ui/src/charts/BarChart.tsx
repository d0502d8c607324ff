import { type BarBox, groupedBars, stackExtent, stackedBars } from './cartesian/bars.ts';
import { CartesianChart, type CartesianProps, type PlotSeries } from './cartesian/CartesianChart.tsx';
import type { PlotLayout } from './cartesian/layout.ts';
import { LinePath } from './LineChart.tsx';
import { patternFill } from './looks/Patterns.tsx';

/** Props of BarChart. */
export interface BarChartProps extends CartesianProps {
	/** Several series stand beside each other (`grouped`, default) or on each other (`stacked`), comparisons then as a line. */
	arrangement?: 'grouped' | 'stacked' | undefined;
}

/** Compares amounts between categories. What is negative hangs below the zero line. */
export function BarChart({ arrangement = 'grouped', ...props }: BarChartProps) {
	const isStacked = arrangement === 'stacked';
	return (
		<CartesianChart
			{...props}
			kind="bar"
			{...(isStacked && {
				scaled: (series: readonly PlotSeries[]) => [
					...stackExtent(stacked(series)),
					...series.flatMap(({ values, look }) => (look.isComparison ? values.filter((value) => value !== null) : [])),
				],
			})}
			marks={(layout, series, patternId) => {
				const bars = isStacked ? stacked(series) : comparisonsFirst(series);
				return (
					<>
						{props.categories.map((category, index) => (
							<g key={category.label}>
								{(isStacked ? stackedBars : groupedBars)(
									bars.map(({ values }) => values[index] ?? null),
									layout.middle(index),
									layout.step,
								).map((bar, place) => {
									const one = bars[place];
									return (
										bar && one && <Bar key={one.id} bar={bar} layout={layout} series={one} patternId={patternId} />
									);
								})}
							</g>
						))}
						{isStacked &&
							series
								.filter(({ look }) => look.isComparison)
								.map((one) => <LinePath key={one.id} layout={layout} series={one} />)}
					</>
				);
			}}
			highlight={(layout, _, index) => (
				<rect
					x={layout.middle(index) - layout.step / 2}
					y={layout.top}
					width={layout.step}
					height={layout.height}
					style={{ fill: 'var(--k-color-text)', fillOpacity: 0.06 }}
				/>
			)}
		/>
	);
}

/** Props of Bar. */
interface BarProps {
	bar: BarBox;
	layout: PlotLayout;
	series: PlotSeries;
	patternId: string;
}

function Bar({ bar, layout, series: { look }, patternId }: BarProps) {
	const [top, bottom] = [layout.y(bar.from), layout.y(bar.to)].sort((a, b) => a - b);
	if (top === undefined || bottom === undefined) return null;
	// What is not nothing is seen, however small beside the rest.
	const height = bar.from === bar.to ? 0 : Math.max(1, bottom - top);
	const isHollow = look.isComparison && bar.width >= 6;
	const inset = isHollow ? 0.75 : 0;
	return (
		<rect
			x={bar.x + inset}
			y={(bar.to < bar.from ? top : bottom - height) + inset}
			width={bar.width - 2 * inset}
			height={Math.max(0, height - 2 * inset)}
			rx={bar.width >= 8 ? 2 : 0}
			style={
				isHollow
					? { fill: 'none', stroke: look.color, strokeWidth: 1.5 }
					: { fill: bar.width >= 6 ? patternFill(patternId, look) : look.color }
			}
		/>
	);
}

function stacked(series: readonly PlotSeries[]): PlotSeries[] {
	return series.filter(({ look }) => !look.isComparison);
}

/** The year before stands left of the year. */
function comparisonsFirst(series: readonly PlotSeries[]): PlotSeries[] {
	return series.toSorted((a, b) => Number(b.look.isComparison) - Number(a.look.isComparison));
}
