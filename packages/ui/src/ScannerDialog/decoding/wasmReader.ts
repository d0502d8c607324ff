import type { BarcodeFormat } from '@kontor/german/barcode';
import { prepareZXingModule, type ReaderOptions, type ReadResult, readBarcodes } from 'zxing-wasm/reader';
import { boxAround, type Pixels, type Sighting } from './sighting.ts';

type ZxingFormat = NonNullable<ReaderOptions['formats']>[number];

// Code39Std: plain Code39 rewrites letters ("+A" becomes "a").
const zxingFormats: Record<BarcodeFormat, ZxingFormat> = {
	code_128: 'Code128',
	code_39: 'Code39Std',
	ean_8: 'EAN8',
	ean_13: 'EAN13',
	upc_a: 'UPCA',
	upc_e: 'UPCE',
	itf: 'ITF',
	qr_code: 'QRCode',
	micro_qr_code: 'MicroQRCode',
};

/** Loads the decoder's WebAssembly from `wasmUrl`; rejects where the page's policy forbids WebAssembly. */
export async function prepareWasm(overrides: { wasmUrl: string } | { wasmBinary: ArrayBuffer }): Promise<void> {
	await prepareZXingModule({
		// Without a place of its own the library fetches from a foreign host.
		overrides: 'wasmUrl' in overrides ? { locateFile: () => overrides.wasmUrl } : overrides,
		fireImmediately: true,
	});
}

/** The codes of one frame, at most one: the reader stops at the first. */
export async function readWithWasm(pixels: Pixels, formats: readonly BarcodeFormat[]): Promise<readonly Sighting[]> {
	const results = await readBarcodes(pixels as ImageData, {
		formats: formats.map((format) => zxingFormats[format]),
		tryHarder: true,
		minLineCount: 3,
		maxNumberOfSymbols: 1,
		textMode: 'Plain',
	});
	return results.flatMap((result) => {
		const barcode = printedForm(result, formats);
		const corners = Object.values(result.position);
		return result.isValid && barcode ? [{ ...barcode, box: boxAround(corners, pixels) }] : [];
	});
}

function printedForm(result: ReadResult, formats: readonly BarcodeFormat[]) {
	const { format, text } = result;
	if (format === 'UPCE') return { format: 'upc_e', text: printedUpcE(result) } as const;
	// A UPC-A is an EAN-13 whose first digit is zero; the decoder reports every one of them as EAN-13.
	if (format === 'EAN13' || format === 'UPCA') {
		const isUpcA = text.length === 12 || (text.startsWith('0') && formats.includes('upc_a'));
		return isUpcA ? ({ format: 'upc_a', text: text.slice(-12) } as const) : ({ format: 'ean_13', text } as const);
	}
	if (format === 'Code39') return { format: 'code_39', text } as const;
	const known = formats.find((name) => zxingFormats[name] === format);
	if (!known) return null;
	// The names of symbologies (ISO/IEC 15424) that stand for an FNC1 in the first place.
	const isGs1 = /^\](?:C1|Q3)$/.test(result.symbologyIdentifier);
	return isGs1 ? { format: known, text, isGs1 } : { format: known, text };
}

function printedUpcE({ extra, text }: ReadResult): string {
	if (extra === '') return text;
	const { UPCE }: { UPCE?: unknown } = JSON.parse(extra);
	return typeof UPCE === 'string' ? UPCE : text;
}
