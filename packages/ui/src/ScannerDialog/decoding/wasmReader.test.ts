import { barcodeFormats } from '@kontor/german/barcode';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareBundledWasm } from '../testing/bundledWasm.ts';
import { frameWith, type Look, samples } from '../testing/codes.ts';
import { readWithWasm } from './wasmReader.ts';

beforeAll(prepareBundledWasm);

describe.each(barcodeFormats)('%s is read in its printed form', (format) => {
	test.each<[string, Look]>([
		['straight', {}],
		['a little askew', { turn: 7 }],
		['standing', { turn: 90 }],
		['upside down', { turn: 180 }],
		['blurred', { blur: 1, turn: 2 }],
		['of low contrast', { ink: 105, paper: 160 }],
		['askew, blurred and of low contrast', { turn: -5, blur: 1, ink: 80, paper: 180 }],
	])('%s', async (_, look) => {
		const [sighting, ...more] = await readWithWasm(frameWith(format, samples[format], look), barcodeFormats);
		expect(sighting).toMatchObject({ format, text: samples[format] });
		expect(more).toEqual([]);
	});

	test('and said to lie where it lies', async () => {
		const [sighting] = await readWithWasm(frameWith(format), barcodeFormats);
		expect(sighting?.box.left).toBeGreaterThan(0.25);
		expect(sighting?.box.left).toBeLessThan(0.5);
		expect(sighting?.box.right).toBeGreaterThan(0.5);
		expect(sighting?.box.bottom).toBeGreaterThan(sighting?.box.top ?? 1);
	});
});

test('a UPC-A is an EAN-13 with a leading zero where only EAN-13 is asked for', async () => {
	const [sighting] = await readWithWasm(frameWith('upc_a'), ['ean_13']);
	expect(sighting).toMatchObject({ format: 'ean_13', text: '0042100005264' });
});

test('plain Code 39 keeps its signs', async () => {
	const [sighting] = await readWithWasm(frameWith('code_39', '+A $B/%'), barcodeFormats);
	expect(sighting).toMatchObject({ format: 'code_39', text: '+A $B/%' });
});

test('GS1-128 is read with the separator behind its batch', async () => {
	const [sighting] = await readWithWasm(frameWith('gs1_128'), barcodeFormats);
	expect(sighting).toMatchObject({
		format: 'code_128',
		text: '010901234567890610AB-12\u001d17271231',
		isGs1: true,
	});
	const [plain] = await readWithWasm(frameWith('code_128'), barcodeFormats);
	expect(plain?.isGs1).toBeUndefined();
});
