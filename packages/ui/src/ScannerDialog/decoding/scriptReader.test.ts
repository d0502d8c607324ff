import { barcodeFormats, checkBarcode } from '@kontor/german/barcode';
import { describe, expect, test } from 'vitest';
import { scriptFormats } from '../decoder.ts';
import { emptyFrame, frameWith, samples } from '../testing/codes.ts';
import { readWithScript } from './scriptReader.ts';

describe.each(scriptFormats)('%s is read without WebAssembly', (format) => {
	test('straight', async () => {
		expect(await readWithScript(frameWith(format), scriptFormats)).toMatchObject([{ format, text: samples[format] }]);
	});

	test('standing, and said to lie where it lies', async () => {
		const [sighting] = await readWithScript(frameWith(format, samples[format], { turn: 90 }), scriptFormats);
		expect(sighting).toMatchObject({ format, text: samples[format] });
		expect(sighting?.box.left).toBeGreaterThan(0.35);
		expect(sighting?.box.right).toBeLessThan(0.65);
		expect(sighting?.box.top).toBeLessThan(0.5);
		expect(sighting?.box.bottom).toBeGreaterThan(0.5);
	});

	test('not when it was not asked for', async () => {
		const others = scriptFormats.filter((other) => other !== format && !(format === 'upc_a' && other === 'ean_13'));
		const sightings = await readWithScript(frameWith(format), others);
		expect(sightings.filter((sighting) => checkBarcode(sighting) === null)).toEqual([]);
	});
});

test('without WebAssembly all formats but UPC-E and Micro QR are read', () => {
	expect(barcodeFormats.filter((format) => !scriptFormats.includes(format))).toEqual(['upc_e', 'micro_qr_code']);
});

test('an empty wall shows nothing', async () => {
	expect(await readWithScript(emptyFrame(), scriptFormats)).toEqual([]);
});
