import { Marker } from './Marker.tsx';
import { patternFill } from './Patterns.tsx';
import type { SeriesLook } from './seriesLook.ts';

/** Props of Swatch. */
interface SwatchProps {
	look: SeriesLook;
	kind: 'line' | 'bar';
	/** Prefix of the pattern ids of the chart it explains. */
	patternId: string;
	/** Lines of this chart carry their marker. */
	hasMarker: boolean;
}

/** The sample of a series in legend and tooltip, as the chart draws it. */
export function Swatch({ look, kind, patternId, hasMarker }: SwatchProps) {
	if (kind === 'line')
		return (
			<svg width={20} height={12} aria-hidden="true">
				<line
					x1={1}
					x2={19}
					y1={6}
					y2={6}
					style={{ stroke: look.color, strokeWidth: 2, strokeDasharray: look.isComparison ? '4 3' : 'none' }}
				/>
				{hasMarker && !look.isComparison && <Marker x={10} y={6} shape={look.marker} color={look.color} />}
			</svg>
		);
	return (
		<svg width={12} height={12} aria-hidden="true">
			<rect
				x={look.isComparison ? 1 : 0}
				y={look.isComparison ? 1 : 0}
				width={look.isComparison ? 10 : 12}
				height={look.isComparison ? 10 : 12}
				rx={2}
				style={
					look.isComparison
						? { fill: 'none', stroke: look.color, strokeWidth: 1.5 }
						: { fill: patternFill(patternId, look) }
				}
			/>
		</svg>
	);
}
