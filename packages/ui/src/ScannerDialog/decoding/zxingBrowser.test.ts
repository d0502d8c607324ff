import { BrowserMultiFormatReader, HTMLCanvasElementLuminanceSource } from '@zxing/browser';
import { BarcodeFormat, DecodeHintType } from '@zxing/library';
import { expect, test } from 'vitest';
import { emptyFrame, frameWith, samples } from '../testing/codes.ts';
import { readWithScript } from './scriptReader.ts';
import type { Pixels } from './sighting.ts';

/*
 * The company named `@zxing/browser` for the decoder of last resort. It is not used: these tests say why (decisions 8 and
 * 16), and fail once a version has mended it.
 */

const hints = new Map<DecodeHintType, unknown>([
	[DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.EAN_13]],
	[DecodeHintType.TRY_HARDER, true],
]);

test('@zxing/browser says it can turn a picture, and throws', () => {
	const source = new HTMLCanvasElementLuminanceSource(canvasOf(emptyFrame()));
	expect(source.isRotateSupported()).toBe(true);
	expect(() => source.rotateCounterClockwise()).toThrow('Could not create a Canvas element.');
});

test('so it reads a lying code and no standing one, which the decoder here reads', async () => {
	const reader = new BrowserMultiFormatReader(hints);
	expect(reader.decodeFromCanvas(canvasOf(frameWith('ean_13'))).getText()).toBe(samples.ean_13);
	const standing = frameWith('ean_13', samples.ean_13, { turn: 90 });
	expect(() => reader.decodeFromCanvas(canvasOf(standing))).toThrow('No MultiFormat Readers');
	expect(await readWithScript(standing, ['ean_13'])).toMatchObject([{ text: samples.ean_13 }]);
});

/** As much of a canvas as it asks for: there is no document here, nor in the worker that decodes. */
function canvasOf(pixels: Pixels): HTMLCanvasElement {
	const { width, height } = pixels;
	return { width, height, getContext: () => ({ getImageData: () => pixels }) } as unknown as HTMLCanvasElement;
}
