import type { PatternName, SeriesLook } from './seriesLook.ts';

const drawings: Record<Exclude<PatternName, 'solid'>, string> = {
	diagonal: 'M-2 2 2-2M-2 10 10-2M6 10 10 6',
	dots: 'M2 2h.01M6 6h.01',
	horizontal: 'M0 2h8M0 6h8',
	grid: 'M0 4h8M4 0v8',
	vertical: 'M2 0v8M6 0v8',
};

/** Props of Patterns. */
interface PatternsProps {
	/** Prefix of the ids, unique in the document. */
	id: string;
	looks: readonly SeriesLook[];
}

/** The fillings of the series as SVG definitions; `patternFill` refers to them. */
export function Patterns({ id, looks }: PatternsProps) {
	return (
		<defs>
			{looks.map(
				({ pattern, color, isComparison }) =>
					pattern !== 'solid' &&
					!isComparison && (
						<pattern key={pattern} id={`${id}-${pattern}`} width={8} height={8} patternUnits="userSpaceOnUse">
							<rect width={8} height={8} style={{ fill: color }} />
							<path
								d={drawings[pattern]}
								style={{
									stroke: 'var(--k-color-surface)',
									strokeWidth: pattern === 'dots' ? 2.5 : 1.25,
									strokeOpacity: 0.45,
									strokeLinecap: pattern === 'dots' ? 'round' : 'butt',
									fill: 'none',
								}}
							/>
						</pattern>
					),
			)}
		</defs>
	);
}

/** The CSS `fill` of a series' bars and areas. */
export function patternFill(id: string, look: SeriesLook): string {
	return look.pattern === 'solid' ? look.color : `url(#${id}-${look.pattern})`;
}
