import { Axis, Grid } from '@visx/xychart';
import type { PlotLayout } from './layout.ts';

/** Hairlines at the marks of the value axis, the zero line, and the texts of both axes. */
export function Axes({ layout, areaHeight }: { layout: PlotLayout; areaHeight: number }) {
	const values = layout.scale.ticks.map(({ value }) => value);
	return (
		<>
			<Rows values={values} color="separator" />
			<Rows values={values.filter((value) => value === 0)} color="border" />
			<Axis
				orientation="left"
				hideAxisLine
				hideTicks
				tickValues={values}
				tickFormat={(value) => layout.scale.ticks.find((tick) => tick.value === value)?.text ?? ''}
				tickComponent={({ y, formattedValue }) => (
					<text x={-8} y={y} textAnchor="end" dominantBaseline="central">
						{formattedValue}
					</text>
				)}
			/>
			{/* Those of xychart's axis lie in the middle of their category and are cut off at the edges. */}
			<g>
				{layout.marks.map(({ x, text }) => (
					<text key={`${x} ${text}`} x={x} y={areaHeight - 4} textAnchor="middle">
						{text}
					</text>
				))}
			</g>
		</>
	);
}

function Rows({ values, color }: { values: readonly number[]; color: 'separator' | 'border' }) {
	// Its rows can be told where to lie, which the type of the grid leaves out.
	const rows = { tickValues: [...values] };
	return (
		<Grid
			{...rows}
			columns={false}
			lineStyle={{ stroke: `var(--k-color-${color})`, strokeWidth: 1, shapeRendering: 'crispEdges' }}
		/>
	);
}
