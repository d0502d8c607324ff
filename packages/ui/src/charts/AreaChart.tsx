import { AreaSeries } from '@visx/xychart';
import { stackExtent, stackedBars } from './cartesian/bars.ts';
import { CartesianChart, type CartesianProps, type PlotSeries } from './cartesian/CartesianChart.tsx';
import type { PlotLayout } from './cartesian/layout.ts';
import { LinePath, Pointed } from './LineChart.tsx';
import { patternFill } from './looks/Patterns.tsx';

/** Props of AreaChart. */
export type AreaChartProps = CartesianProps;

interface Layer {
	readonly from: number;
	readonly to: number;
}

/**
 * Shows how a whole and its parts run over time: the areas of several series lie on each other. Comparisons are lines.
 * For values that can be negative take LineChart.
 */
export function AreaChart(props: AreaChartProps) {
	return (
		<CartesianChart
			{...props}
			kind="bar"
			comparisonKind="line"
			scaled={(series) => [
				...stackExtent(parts(series)),
				...series.flatMap(({ values, look }) => (look.isComparison ? values.filter((value) => value !== null) : [])),
			]}
			marks={(layout, series, patternId) => {
				const layers = parts(series);
				return (
					<>
						{layers.map((one, place) => (
							<LayerPath
								key={one.id}
								id={one.id}
								layout={layout}
								layers={layersOf(layers, place)}
								fill={patternFill(patternId, one.look)}
								edge={one.look.color}
								isAlone={layers.length === 1}
							/>
						))}
						{series
							.filter(({ look }) => look.isComparison)
							.map((one) => (
								<LinePath key={one.id} series={one} isOnFill />
							))}
					</>
				);
			}}
			highlight={(layout, series, index) => (
				<Pointed
					layout={layout}
					series={[
						...parts(series).map((one, place, all) => ({
							...one,
							values: layersOf(all, place).map((layer) => layer?.to ?? null),
						})),
						...series.filter(({ look }) => look.isComparison),
					]}
					index={index}
				/>
			)}
		/>
	);
}

/** Props of LayerPath. */
interface LayerPathProps {
	id: string;
	layout: PlotLayout;
	layers: readonly (Layer | null)[];
	fill: string;
	edge: string;
	/** A single area is pale under its line; parts of a whole are full, each with its pattern. */
	isAlone: boolean;
}

function LayerPath({ id, layout, layers, fill, edge, isAlone }: LayerPathProps) {
	const data = layers.map((layer, index) => ({ layer, index }));
	const top = { id, values: layers.map((layer) => layer?.to ?? null) };
	const lone = layers.flatMap((layer, index) =>
		layer && !layers[index - 1] && !layers[index + 1] ? [{ index, ...layer }] : [],
	);
	return (
		<>
			<AreaSeries
				dataKey={`${id} area`}
				data={data}
				xAccessor={({ index }) => index}
				yAccessor={({ layer }) => layer?.to ?? Number.NaN}
				y0Accessor={({ layer }) => layer?.from ?? Number.NaN}
				enableEvents={false}
				renderLine={false}
				style={{ fill, fillOpacity: isAlone ? 0.16 : 1, stroke: isAlone ? 'none' : 'var(--k-color-surface)' }}
			/>
			{isAlone && (
				<LinePath series={{ ...top, look: { color: edge, marker: 'circle', pattern: 'solid', isComparison: false } }} />
			)}
			{lone.map(({ index, from, to }) => (
				<rect
					key={index}
					x={layout.middle(index) - 3}
					y={Math.min(layout.y(from), layout.y(to))}
					width={6}
					height={Math.max(2, Math.abs(layout.y(from) - layout.y(to)))}
					style={{ fill }}
				/>
			))}
		</>
	);
}

function parts(series: readonly PlotSeries[]): PlotSeries[] {
	return series.filter(({ look }) => !look.isComparison);
}

/** A part's place on those below it; a category without any value is a gap, a single missing value counts as nothing. */
function layersOf(series: readonly PlotSeries[], place: number): (Layer | null)[] {
	const length = series[place]?.values.length ?? 0;
	return Array.from({ length }, (_, index) => {
		const values = series.map((one) => one.values[index] ?? null);
		if (values.every((value) => value === null)) return null;
		const bar = stackedBars(
			values.map((value) => value ?? 0),
			0,
			1,
		)[place];
		return bar ? { from: bar.from, to: bar.to } : null;
	});
}
