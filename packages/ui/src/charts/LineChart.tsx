import { LineSeries } from '@visx/xychart';
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
						<LinePath series={one} />
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
	series: PlotSeries;
	/** It crosses bars or areas and needs a rim to be seen on them. */
	isOnFill?: boolean;
}

/** The line of a series through its values, open where one is missing. */
export function LinePath({ series, isOnFill = false }: LinePathProps) {
	const { color, isComparison } = series.look;
	const line = {
		data: series.values.map((value, index) => ({ value, index })),
		xAccessor: ({ index }: Place) => index,
		yAccessor: ({ value }: Place) => value ?? Number.NaN,
		enableEvents: false,
	};
	return (
		<>
			{isOnFill && <LineSeries {...line} dataKey={`${series.id} rim`} style={stroke('var(--k-color-surface)', 5)} />}
			<LineSeries
				{...line}
				dataKey={series.id}
				style={{
					...stroke(color, isComparison && !isOnFill ? 1.5 : 2),
					strokeDasharray: isComparison ? '4 4' : 'none',
				}}
			/>
		</>
	);
}

function stroke(color: string, width: number): CSSProperties {
	return { fill: 'none', stroke: color, strokeWidth: width, strokeLinejoin: 'round', strokeLinecap: 'round' };
}

interface Place {
	index: number;
	value: number | null;
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
