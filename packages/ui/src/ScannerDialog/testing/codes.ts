import type { BarcodeFormat } from '@kontor/german/barcode';
import bwipjs from 'bwip-js/generic';
import type { Pixels } from '../decoding/sighting.ts';

/** One code of each format, as printed under it. */
export const samples: Readonly<Record<BarcodeFormat, string>> = {
	code_128: 'Charge 2026/117',
	code_39: 'LS19-WJ',
	ean_8: '96385074',
	ean_13: '9012345678906',
	upc_a: '042100005264',
	upc_e: '01234565',
	itf: '30712345000010',
	qr_code: 'https://example.org/artikel/4711',
	micro_qr_code: '7289301',
};

/** A GS1-128 whose batch, of no fixed length, stands before another element. */
export const gs1Sample = '(01)09012345678906(10)AB-12(17)271231';

const symbols: Record<BarcodeFormat | 'gs1_128', string> = {
	gs1_128: 'gs1-128',
	code_128: 'code128',
	code_39: 'code39',
	ean_8: 'ean8',
	ean_13: 'ean13',
	upc_a: 'upca',
	upc_e: 'upce',
	itf: 'interleaved2of5',
	qr_code: 'qrcode',
	micro_qr_code: 'microqrcode',
};

/** How a code lies before the camera. */
export interface Look {
	/** Degrees it is turned. */
	turn?: number;
	/** Pixels the sharp edge is smeared over, on each side. */
	blur?: number;
	/** Greys of bars and paper, 0 (black) to 255 (white). */
	ink?: number;
	paper?: number;
	/** Part of its width that lies outside the label, 0 to 1. */
	cut?: number;
	/** Pixels one module is wide. */
	module?: number;
}

const frame = { width: 1280, height: 720 };
const wall = 128;
const linearHeight = 40;

/** A frame of 1280 × 720 pixels that shows a code in its middle, on a label before a grey wall. */
export function frameWith(
	format: BarcodeFormat | 'gs1_128',
	text: string = format === 'gs1_128' ? gs1Sample : samples[format],
	look: Look = {},
): Pixels {
	const { turn = 0, blur = 0, ink = 20, paper = 235, cut = 0, module = format.endsWith('qr_code') ? 8 : 3 } = look;
	const modules = modulesOf(format, text);
	const quiet = 10;
	const seenWidth = modules.width * (1 - cut);
	const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];

	function greyAt(x: number, y: number): number {
		const [dx, dy] = [x - frame.width / 2, y - frame.height / 2];
		const u = (dx * cos + dy * sin) / module + modules.width / 2;
		const v = (dy * cos - dx * sin) / module + modules.height / 2;
		if (u < -quiet || v < -quiet || u > modules.width + quiet || v > modules.height + quiet) return wall;
		if (u < 0 || v < 0 || u >= seenWidth || v >= modules.height) return paper;
		return modules.isDark(Math.floor(u), Math.floor(v)) ? ink : paper;
	}

	const grey = new Float32Array(frame.width * frame.height).fill(wall);
	const reach = Math.hypot(modules.width / 2 + quiet, modules.height / 2 + quiet) * module;
	const [left, right] = [Math.max(0, frame.width / 2 - reach), Math.min(frame.width, frame.width / 2 + reach)];
	const [top, bottom] = [Math.max(0, frame.height / 2 - reach), Math.min(frame.height, frame.height / 2 + reach)];
	for (let y = Math.floor(top); y < bottom; y++) {
		for (let x = Math.floor(left); x < right; x++) {
			// Four samples a pixel: edges are soft as a lens makes them.
			const above = greyAt(x + 0.25, y + 0.25) + greyAt(x + 0.75, y + 0.25);
			const below = greyAt(x + 0.25, y + 0.75) + greyAt(x + 0.75, y + 0.75);
			grey[y * frame.width + x] = (above + below) / 4;
		}
	}
	return coloured(blur > 0 ? blurred(grey, blur) : grey);
}

/** A frame without any code. */
export function emptyFrame(): Pixels {
	return coloured(new Float32Array(frame.width * frame.height).fill(wall));
}

interface Modules {
	readonly width: number;
	readonly height: number;
	isDark(x: number, y: number): boolean;
}

function modulesOf(format: BarcodeFormat | 'gs1_128', text: string): Modules {
	const [symbol] = bwipjs.raw({ bcid: symbols[format], text });
	if (!symbol) throw new Error(`No ${format} for ${text}`);
	if ('pixs' in symbol) {
		const { pixs, pixx, pixy } = symbol;
		return { width: pixx, height: pixy, isDark: (x, y) => pixs[y * pixx + x] === 1 };
	}
	// Widths of bar, space, bar, space, …; a wide bar of ITF is two or three modules, and some decoders know only three.
	const widths = format === 'itf' ? symbol.sbs.map((width) => (width === 2 ? 3 : width)) : symbol.sbs;
	const dark = widths.flatMap((width, index) => Array.from({ length: width }, () => index % 2 === 0));
	return { width: dark.length, height: linearHeight, isDark: (x) => dark[x] === true };
}

function blurred(grey: Float32Array, radius: number): Float32Array {
	return averaged(averaged(grey, radius, 1), radius, frame.width);
}

function averaged(grey: Float32Array, radius: number, step: number): Float32Array {
	return grey.map((_, index) => {
		let sum = 0;
		for (let offset = -radius; offset <= radius; offset++) sum += grey[index + offset * step] ?? wall;
		return sum / (2 * radius + 1);
	});
}

function coloured(grey: Float32Array): Pixels {
	const words = Uint32Array.from(grey, (value) => 0xff000000 + Math.round(value) * 0x010101);
	return { data: new Uint8ClampedArray(words.buffer), ...frame };
}

/** A frame as a canvas, for a fake camera. */
export function paintedFrame({ data, width, height }: Pixels): HTMLCanvasElement {
	const canvas = document.createElement('canvas');
	Object.assign(canvas, { width, height });
	canvas.getContext('2d')?.putImageData(new ImageData(Uint8ClampedArray.from(data), width, height), 0, 0);
	return canvas;
}
