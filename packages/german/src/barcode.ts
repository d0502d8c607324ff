import { type Gs1, parseGs1 } from './gs1.ts';
import { checkGtin, expandUpcE, toGtin14 } from './gtin.ts';
import { isBlank } from './visibleText.ts';

/** The barcodes the scanner reads (spec.md, section 9). */
export const barcodeFormats = [
	'code_128',
	'code_39',
	'ean_8',
	'ean_13',
	'upc_a',
	'upc_e',
	'itf',
	'qr_code',
	'micro_qr_code',
] as const;

/** One kind of barcode. */
export type BarcodeFormat = (typeof barcodeFormats)[number];

/** A barcode as printed: EAN-13 with 13 digits, UPC-A with 12, EAN-8 and UPC-E with 8, leading zeros kept. */
export interface Barcode {
	readonly format: BarcodeFormat;
	/** Of a GS1 code with U+001D where one element ends and the next begins. */
	readonly text: string;
	/** Whether the symbol says, by an FNC1 in its first place, that its text is a GS1 code. */
	readonly isGs1?: boolean | undefined;
}

/** Why a read is not believed. */
export type BarcodeProblem = 'barcodeText' | 'barcodeLength' | 'barcodeCheckDigit';

/** ITF carries no check of its own, so a part of one reads as a shorter one: only the trade unit's 14 digits are allowed. */
export const DEFAULT_ITF_LENGTHS: readonly number[] = [14];

const CODE_39 = /^[0-9A-Z\-. $/+%]+$/;

const digitsOfFormat: Partial<Record<BarcodeFormat, number>> = { ean_8: 8, ean_13: 13, upc_a: 12 };

/**
 * The rule a read of a decoder breaks, or `null`: the length of its format, the check digit of EAN, UPC and ITF-14, the
 * letters of Code 39, an allowed length of ITF (`itfLengths`, in digits).
 */
export function checkBarcode(
	{ format, text }: Barcode,
	itfLengths: readonly number[] = DEFAULT_ITF_LENGTHS,
): BarcodeProblem | null {
	if (isBlank(text)) return 'barcodeText';
	if (format === 'code_128' || format === 'qr_code' || format === 'micro_qr_code') return null;
	if (format === 'code_39') return CODE_39.test(text) ? null : 'barcodeText';
	if (!/^[0-9]+$/.test(text)) return 'barcodeText';
	if (format === 'upc_e') return checkUpcE(text);
	if (format === 'itf') return checkItf(text, itfLengths);
	if (text.length !== digitsOfFormat[format]) return 'barcodeLength';
	return checkGtin(text) === null ? null : 'barcodeCheckDigit';
}

/**
 * The 14 digits by which an article is looked up, or `null` where the code names none: UPC-A and EAN-13 with a leading
 * zero are one article, UPC-E is expanded by its rule, ITF counts with 14 digits, and a GS1 code names it in its element
 * 01. Code 39, and Code 128 and QR that are no GS1, carry free text, so their digits are never taken for an article.
 */
export function gtinOf(barcode: Barcode): string | null {
	const { format, text } = barcode;
	if (format === 'upc_e') return toGtin14(expandUpcE(text) ?? '');
	if (format === 'itf') return text.length === 14 ? toGtin14(text) : null;
	if (format in digitsOfFormat) return toGtin14(text);
	// The year only tells the century of a date.
	return gs1Of(barcode, 2000)?.gtin ?? null;
}

/** What a symbol that is a GS1 code says about a pack, else `null`; `year` is the present one. */
export function gs1Of({ format, text, isGs1 }: Barcode, year: number): Gs1 | null {
	if (!carriesGs1.has(format)) return null;
	const isMarked = isGs1 === true || /^\](?:C1|Q3)/.test(text);
	const parsed = isMarked ? parseGs1(text, year) : null;
	return parsed?.ok ? parsed.value : null;
}

const carriesGs1: ReadonlySet<BarcodeFormat> = new Set(['code_128', 'qr_code']);

/**
 * What two reads of the same code have in common whatever the format a decoder took it for: its GTIN, else its text. Of a
 * GS1 code its text, as two packs of one article are two.
 */
export function barcodeKey(barcode: Barcode): string {
	return gs1Of(barcode, 2000) === null ? (gtinOf(barcode) ?? barcode.text) : barcode.text;
}

function checkUpcE(text: string): BarcodeProblem | null {
	if (text.length !== 8) return 'barcodeLength';
	return expandUpcE(text) === null ? 'barcodeCheckDigit' : null;
}

function checkItf(text: string, lengths: readonly number[]): BarcodeProblem | null {
	if (text.length % 2 !== 0 || !lengths.includes(text.length)) return 'barcodeLength';
	return text.length === 14 && checkGtin(text) !== null ? 'barcodeCheckDigit' : null;
}
