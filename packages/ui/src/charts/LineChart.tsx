import { line } from '@visx/vendor/d3-shape';
import type { CSSProperties } from 'react';
import { CartesianChart, type CartesianProps, type PlotSeries } from './cartesian/CartesianChart.tsx';
import type { PlotLayout } from './cartesian/layout.ts';
import { Marker } from './looks/Marker.tsx';

/** Props of LineChart. */
export interface LineChartProps extends CartesianProps {
	/** Where the axis begins: at `zero` (default), or near the smallest value for prices and rates that move little. */
	baseline?: 'zero' | 'data' | undefined;
}

/** Shows how something runs over time. A missing value is a gap, a lone value a point. */
export function LineChart({ baseline, ...props }: LineChartProps) {
	return (
		<CartesianChart
			{...props}
			kind="line"
			baseline={baseline}
			marks={(layout, series) => {
				const hasMarkers = series.filter(({ look }) => !look.isComparison).length > 1;
				return drawingOrder(series).map((one) => (
					<g key={one.id}>
						<LinePath layout={layout} series={one} />
						{markedPlaces(one, layout, hasMarkers).map((index) => (
							<PointMarker key={index} layout={layout} series={one} index={index} />
						))}
					</g>
				));
			}}
			highlight={(layout, series, index) => <Pointed layout={layout} series={series} index={index} />}
		/>
	);
}

/** A hairline at the pointed category with the point of each series on it. */
export function Pointed({
	layout,
	series,
	index,
}: {
	layout: PlotLayout;
	series: readonly PlotSeries[];
	index: number;
}) {
	const x = Math.round(layout.middle(index)) + 0.5;
	return (
		<>
			<line
				x1={x}
				x2={x}
				y1={layout.top}
				y2={layout.top + layout.height}
				style={{ stroke: 'var(--k-color-border-hover)' }}
			/>
			{drawingOrder(series).map((one) => (
				<PointMarker key={one.id} layout={layout} series={one} index={index} />
			))}
		</>
	);
}

/** Comparisons lie under what is compared. */
export function drawingOrder(series: readonly PlotSeries[]): PlotSeries[] {
	return series.toSorted((a, b) => Number(b.look.isComparison) - Number(a.look.isComparison));
}

/** Props of LinePath. */
interface LinePathProps {
	layout: PlotLayout;
	series: PlotSeries;
	/** It crosses bars or areas and needs a rim to be seen on them. */
	isOnFill?: boolean;
}

/** The line of a series through its values, open where one is missing. */
export function LinePath({ layout, series, isOnFill = false }: LinePathProps) {
	const path = line<number | null>()
		.x((_, index) => layout.middle(index))
		.y((value) => layout.y(value ?? 0))
		.defined((value) => value !== null);
	const { color, isComparison } = series.look;
	const d = path([...series.values]) ?? '';
	const style: CSSProperties = { fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'round' };
	return (
		<>
			{isOnFill && <path d={d} style={{ ...style, stroke: 'var(--k-color-surface)', strokeWidth: 5 }} />}
			<path
				d={d}
				style={{
					...style,
					stroke: color,
					strokeWidth: isComparison && !isOnFill ? 1.5 : 2,
					strokeDasharray: isComparison ? '4 4' : 'none',
				}}
			/>
		</>
	);
}

function PointMarker({ layout, series, index }: { layout: PlotLayout; series: PlotSeries; index: number }) {
	const value = series.values[index] ?? null;
	if (value === null) return null;
	const { marker, color, isComparison } = series.look;
	return <Marker x={layout.middle(index)} y={layout.y(value)} shape={marker} color={color} isHollow={isComparison} />;
}

/** Lone values always, since no line shows them; of the others as many as have room. */
function markedPlaces({ values, look }: PlotSeries, layout: PlotLayout, hasMarkers: boolean): number[] {
	const every = Math.ceil(24 / layout.step);
	return values.flatMap((value, index) => {
		if (value === null) return [];
		const isLone = (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null;
		return isLone || (hasMarkers && !look.isComparison && index % every === 0) ? [index] : [];
	});
}
