import { barcodeFormats, checkBarcode } from '@kontor/german/barcode';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareBundledWasm } from '../testing/bundledWasm.ts';
import { emptyFrame, frameWith, samples } from '../testing/codes.ts';
import { readWithWasm } from './wasmReader.ts';

// What is not there is never read.

beforeAll(prepareBundledWasm);

describe.each(barcodeFormats)('%s', (format) => {
	test.each([0.15, 0.3, 0.5])('cut off by %d of its width it is never taken for another code', async (cut) => {
		const sightings = await readWithWasm(frameWith(format, samples[format], { cut }), barcodeFormats);
		const believed = sightings.filter((sighting) => checkBarcode(sighting) === null);
		// QR repairs itself; the others have nothing to repair with.
		const possible = format.endsWith('qr_code') ? [samples[format]] : [];
		expect(possible).toEqual(expect.arrayContaining(believed.map(({ text }) => text)));
	});

	test('not when it was not asked for', async () => {
		// UPC-A and EAN-13 are one symbol, told apart by the first digit alone.
		const others = barcodeFormats.filter((other) => other !== format && !(format === 'upc_a' && other === 'ean_13'));
		const sightings = await readWithWasm(frameWith(format), others);
		expect(sightings.filter((sighting) => checkBarcode(sighting) === null)).toEqual([]);
	});
});

test('an empty wall shows nothing', async () => {
	expect(await readWithWasm(emptyFrame(), barcodeFormats)).toEqual([]);
});
