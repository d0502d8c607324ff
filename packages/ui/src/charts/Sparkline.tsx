import { styled } from 'styled-components';
import { type ChartValue, plottedValue } from './figures/values.ts';

/** Props of Sparkline. */
export interface SparklineProps {
	values: readonly ChartValue[];
	/** What it says, for screen readers: "Umsatz der letzten 30 Tage, steigend". Without it the line is decoration. */
	label?: string | undefined;
	/** Height in pixels. Default 32. */
	height?: number | undefined;
}

const Root = styled.svg`
	display: block;
	width: 100%;
	/* Half of the widest stroke must not be cut off. */
	overflow: visible;

	path {
		fill: none;
		stroke: var(--k-color-series1);
		stroke-width: 1.5;
		stroke-linecap: round;
		stroke-linejoin: round;
		vector-effect: non-scaling-stroke;
	}
	path[data-end] {
		stroke-width: 5;
	}
`;

/**
 * A line without axes beside the figure it explains, as wide as its place. Missing values are gaps, a lone value is a dot;
 * without any value there is nothing to see.
 */
export function Sparkline({ values, label, height = 32 }: SparklineProps) {
	const { line, end } = sparkPaths(values);
	return (
		<Root
			viewBox="0 0 100 100"
			preserveAspectRatio="none"
			height={height}
			{...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
		>
			{line && <path d={line} />}
			{/* A line of no length with a round end is a dot that no scaling turns into an ellipse. */}
			{end && <path data-end d={end} />}
		</Root>
	);
}

function sparkPaths(values: readonly ChartValue[]): { line: string; end: string } {
	const places = values.map(plottedValue);
	const known = places.filter((place) => place !== null);
	const low = Math.min(...known);
	const span = Math.max(...known) - low;
	const points = places.map((place, index) => {
		if (place === null) return null;
		const x = places.length === 1 ? 50 : (index / (places.length - 1)) * 100;
		return `${round(x)} ${round(span === 0 ? 50 : 95 - ((place - low) / span) * 90)}`;
	});
	const line = points
		.map((point, index) =>
			point === null
				? ''
				: `${points[index - 1] ? 'L' : 'M'}${point}${points[index - 1] || points[index + 1] ? '' : 'h.01'}`,
		)
		.join('');
	const last = points.findLast((point) => point !== null);
	return { line, end: last ? `M${last}h.01` : '' };
}

function round(value: number): number {
	return Math.round(value * 100) / 100;
}
