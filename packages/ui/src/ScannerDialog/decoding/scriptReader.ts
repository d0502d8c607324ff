import type { BarcodeFormat } from '@kontor/german/barcode';
import {
	BinaryBitmap,
	DecodeHintType,
	HybridBinarizer,
	MultiFormatOneDReader,
	QRCodeReader,
	type Reader,
	type Result,
	RGBLuminanceSource,
	BarcodeFormat as ZxingFormat,
} from '@zxing/library';
import { boxAround, type Pixels, type Sighting } from './sighting.ts';

const zxingFormats: Partial<Record<BarcodeFormat, ZxingFormat>> = {
	code_128: ZxingFormat.CODE_128,
	code_39: ZxingFormat.CODE_39,
	ean_8: ZxingFormat.EAN_8,
	ean_13: ZxingFormat.EAN_13,
	upc_a: ZxingFormat.UPC_A,
	itf: ZxingFormat.ITF,
	qr_code: ZxingFormat.QR_CODE,
};

interface Luminance {
	readonly values: Uint8ClampedArray;
	readonly width: number;
	readonly height: number;
}

/**
 * The codes of one frame, at most one, found without WebAssembly: slower, fewer, and only the formats of
 * `scriptFormats`. Of Micro QR this library invents reads, and UPC-E it never finds.
 */
export async function readWithScript(pixels: Pixels, formats: readonly BarcodeFormat[]): Promise<readonly Sighting[]> {
	const upright = luminanceOf(pixels);
	const linear = linearReader(formats);
	const result =
		(linear && found(linear, upright)) ?? (formats.includes('qr_code') ? found(new QRCodeReader(), upright) : null);
	if (result) return sightingOf(result, result.getResultPoints(), pixels, formats);
	// The library's own search of turned pictures throws here, so the picture is turned before.
	const turned = linear && found(linear, turnedRight(upright));
	if (!turned) return [];
	const points = turned
		.getResultPoints()
		.map((point) => ({ getX: () => point.getY(), getY: () => pixels.height - 1 - point.getX() }));
	return sightingOf(turned, points, pixels, formats);
}

function linearReader(formats: readonly BarcodeFormat[]): Reader | null {
	const possible = formats.flatMap((format) => (format === 'qr_code' ? [] : (zxingFormats[format] ?? [])));
	if (possible.length === 0) return null;
	return new MultiFormatOneDReader(new Map([[DecodeHintType.POSSIBLE_FORMATS, possible]]));
}

function found(reader: Reader, { values, width, height }: Luminance): Result | null {
	try {
		return reader.decode(new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(values, width, height))));
	} catch {
		// Nothing found is an exception here, and so is a code that breaks its own rules.
		return null;
	}
}

function sightingOf(
	result: Result,
	points: readonly { getX(): number; getY(): number }[],
	pixels: Pixels,
	formats: readonly BarcodeFormat[],
): readonly Sighting[] {
	const box = boxAround(
		points.map((point) => ({ x: point.getX(), y: point.getY() })),
		pixels,
	);
	const text = result.getText();
	const name = formats.find((format) => zxingFormats[format] === result.getBarcodeFormat());
	const isUpcA = name === 'ean_13' && text.startsWith('0') && formats.includes('upc_a');
	if (isUpcA) return [{ format: 'upc_a', text: text.slice(1), box }];
	return name ? [{ format: name, text, box }] : [];
}

function luminanceOf({ data, width, height }: Pixels): Luminance {
	const values = new Uint8ClampedArray(width * height);
	for (let index = 0; index < values.length; index++) {
		const at = index * 4;
		values[index] = ((data[at] ?? 0) + 2 * (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 4;
	}
	return { values, width, height };
}

function turnedRight({ values, width, height }: Luminance): Luminance {
	const turned = new Uint8ClampedArray(values.length);
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) turned[x * height + (height - 1 - y)] = values[y * width + x] ?? 0;
	}
	return { values: turned, width: height, height: width };
}
