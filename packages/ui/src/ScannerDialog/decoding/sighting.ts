import type { Barcode } from '@kontor/german/barcode';

/** An upright box around a code, in fractions (0 to 1) of the frame's width and height. */
export interface CodeBox {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

/** A barcode as one frame showed it, and where; the text is the printed form. */
export interface Sighting extends Barcode {
	readonly box: CodeBox;
}

/** The pixels of one frame; ImageData is one. */
export interface Pixels {
	readonly data: Uint8ClampedArray;
	readonly width: number;
	readonly height: number;
}

/** The box around some corners given in pixels of a frame. */
export function boxAround(points: readonly { x: number; y: number }[], { width, height }: Pixels): CodeBox {
	const xs = points.map(({ x }) => x / width);
	const ys = points.map(({ y }) => y / height);
	return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
