import type { MarkerShape } from './seriesLook.ts';

const shapes: Record<Exclude<MarkerShape, 'circle'>, string> = {
	square: 'M-3.4-3.4h6.8v6.8h-6.8z',
	triangle: 'M0-4.6 4.4 3.4h-8.8z',
	diamond: 'M0-5 5 0 0 5-5 0z',
	cross: 'M-1.5-4.5h3v3h3v3h-3v3h-3v-3h-3v-3h3z',
	star: 'M0-5 1.5-1.6 5-1.6 2.2.7 3.2 4.4 0 2.3-3.2 4.4-2.2.7-5-1.6-1.5-1.6z',
};

/** Props of Marker. */
interface MarkerProps {
	x: number;
	y: number;
	shape: MarkerShape;
	color: string;
	/** A ring instead of a filled shape, for what is compared with. */
	isHollow?: boolean;
}

/** A point of about ten pixels, with a rim of the surface's colour so that crossing lines do not swallow it. */
export function Marker({ x, y, shape, color, isHollow = false }: MarkerProps) {
	const paint = isHollow
		? { fill: 'var(--k-color-surface)', stroke: color, strokeWidth: 2 }
		: { fill: color, stroke: 'var(--k-color-surface)', strokeWidth: 1.5 };
	if (shape === 'circle') return <circle cx={x} cy={y} r={isHollow ? 3.5 : 4.25} style={paint} />;
	return <path d={shapes[shape]} transform={`translate(${x} ${y})`} style={{ ...paint, paintOrder: 'stroke' }} />;
}
