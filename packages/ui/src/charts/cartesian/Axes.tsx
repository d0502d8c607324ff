import type { PlotLayout } from './layout.ts';

/** Hairlines at the marks of the value axis, the zero line, and the texts of both axes. */
export function Axes({ layout, areaHeight }: { layout: PlotLayout; areaHeight: number }) {
	const right = layout.left + layout.width;
	return (
		<g>
			{layout.scale.ticks.map(({ value, text }) => (
				<g key={value}>
					<line
						x1={layout.left}
						x2={right}
						y1={Math.round(layout.y(value)) + 0.5}
						y2={Math.round(layout.y(value)) + 0.5}
						style={{ stroke: `var(--k-color-${value === 0 ? 'border' : 'separator'})` }}
					/>
					<text x={layout.left - 8} y={layout.y(value)} textAnchor="end" dominantBaseline="central">
						{text}
					</text>
				</g>
			))}
			{layout.marks.map(({ x, text }) => (
				<text key={`${x} ${text}`} x={x} y={areaHeight - 4} textAnchor="middle">
					{text}
				</text>
			))}
		</g>
	);
}
