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
			comparisonKind={isStacked ? 'line' : 'bar'}
			{...(isStacked && {
				scaled: (series: readonly PlotSeries[]) => [
					...stackExtent(parts(series)),
					...series.flatMap(({ values, look }) => (look.isComparison ? values.filter((value) => value !== null) : [])),
				],
			})}
			marks={(layout, series, patternId) => {
				const bars = isStacked ? parts(series) : comparisonsFirst(series);
				const boxes = props.categories.map((_, index) =>
					(isStacked ? stackedBars : groupedBars)(
						bars.map(({ values }) => values[index] ?? null),
						layout.middle(index),
						layout.step,
					),
				);
				return (
					<>
						{bars.map((one, place) => (
							<Bars
								key={one.id}
								bars={boxes.flatMap((row) => row[place] ?? [])}
								layout={layout}
								series={one}
								patternId={patternId}
							/>
						))}
						{isStacked &&
							series
								.filter(({ look }) => look.isComparison)
								.map((one) => <LinePath key={one.id} series={one} isOnFill />)}
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

/** Props of Bars. */
interface BarsProps {
	bars: readonly BarBox[];
	layout: PlotLayout;
	series: PlotSeries;
	patternId: string;
}

/** Bars too thin for a pattern, a frame or round corners are one path, so that a year of days costs one element. */
const thin = 6;
/** A comparison stays hollow, as its legend shows it, down to here. */
const thinFrame = 4;

function Bars({ bars, layout, series: { look }, patternId }: BarsProps) {
	const boxes = bars.map((bar) => drawnBox(bar, layout));
	if ((boxes[0]?.width ?? 0) < (look.isComparison ? thinFrame : thin)) {
		const path = boxes.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`).join('');
		return <path d={path} style={{ fill: look.color }} />;
	}
	return boxes.map(({ x, y, width, height }) =>
		look.isComparison ? (
			<rect
				key={x}
				x={x + 0.75}
				y={y + 0.75}
				width={width - 1.5}
				height={Math.max(0, height - 1.5)}
				rx={width >= 8 ? 2 : 0}
				style={{ fill: 'none', stroke: look.color, strokeWidth: 1.5 }}
			/>
		) : (
			<rect
				key={x}
				x={x}
				y={y}
				width={width}
				height={height}
				rx={width >= 8 ? 2 : 0}
				style={{ fill: patternFill(patternId, look) }}
			/>
		),
	);
}

function drawnBox(bar: BarBox, layout: PlotLayout): { x: number; y: number; width: number; height: number } {
	const from = layout.y(bar.from);
	const to = layout.y(bar.to);
	// What is not nothing is seen, however small beside the rest.
	const height = bar.from === bar.to ? 0 : Math.max(1, Math.abs(from - to));
	return { x: bar.x, y: bar.to < bar.from ? from : from - height, width: bar.width, height };
}

function parts(series: readonly PlotSeries[]): PlotSeries[] {
	return series.filter(({ look }) => !look.isComparison);
}

/** The year before stands left of the year. */
function comparisonsFirst(series: readonly PlotSeries[]): PlotSeries[] {
	return series.toSorted((a, b) => Number(b.look.isComparison) - Number(a.look.isComparison));
}
