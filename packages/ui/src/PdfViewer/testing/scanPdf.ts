import { stream, writePdf } from './samplePdf.ts';

/** How a scanner packs its picture: 16 times 16 dots, black above and white below. */
export type ScanPacking = 'JBIG2Decode' | 'JPXDecode' | 'CCITTFaxDecode';

/** One scanned picture. */
export interface Scan {
	packing: ScanPacking;
	/** The picture only says where ink goes, as scanners do with text. */
	isMask?: boolean;
	/** It ends too early to be read. */
	isDamaged?: boolean;
}

/** A PDF whose pages each show one of these pictures on most of their room; the same one is shared by its pages. */
export function scanPdf(scans: readonly Scan[]): Blob {
	const kinds = [...new Set(scans)];
	return writePdf(
		kinds.map(pictureOf),
		scans.map((scan) => ({
			resources: `/XObject << /Scan ${3 + kinds.indexOf(scan)} 0 R >>`,
			content: 'q 500 0 0 700 50 70 cm /Scan Do Q',
		})),
	);
}

function pictureOf({ packing, isMask = false, isDamaged = false }: Scan): string {
	const bytes = isDamaged ? pictures[packing].slice(0, packing === 'JBIG2Decode' ? -12 : 20) : pictures[packing];
	const kind = isMask ? '/ImageMask true' : '/ColorSpace /DeviceGray';
	const bits = packing === 'JPXDecode' ? 8 : 1;
	const details = packing === 'CCITTFaxDecode' ? '/DecodeParms << /K -1 /Columns 16 /Rows 16 >>' : '';
	const entries = `/Type /XObject /Subtype /Image /Width 16 /Height 16 /BitsPerComponent ${bits} ${kind}`;
	return stream(`${entries} /Filter /${packing} ${details}`, bytes);
}

/** The lines as a fax machine of group 4 sends them: black, as above, … white, as above, …, end. */
const fax = packBits(
	`001 00110101 0000010111 ${'11'.repeat(7)} 001 101010 0000110111 ${'1'.repeat(7)} ${'000000000001'.repeat(2)}`,
);

/** Sixteen lines by OpenJPEG's `opj_compress -n 1`, without loss. */
const jpeg2000 = atob(
	'/0//UQApAAAAAAAQAAAAEAAAAAAAAAAAAAAAEAAAABAAAAAAAAAAAAABBwEB/1IADAAAAAEAAAQEAAH/XAAEQED/ZAAlAAFDcmVhdGVkIGJ5' +
		'IE9wZW5KUEVHIHZlcnNpb24gMi41LjD/kAAKAAAAAABkAAH/k9+CmBFQVK1XP5AZWBmUTZaAAAAAwkJefPAAAAAAwkJd16wAMJCXgk2AAGEh' +
		'LwBaAADCQl4AtAABhIS8AWgAAwkJeALQAAYSEvAFoAAMJCXgC0AAGEhL/9k=',
);

const sides = `${fourBytes(16)}${fourBytes(16)}`;

const pictures: Record<ScanPacking, string> = {
	CCITTFaxDecode: fax,
	JPXDecode: jpeg2000,
	// A page of that size, and on it one region whose lines are those of the fax.
	JBIG2Decode:
		segment(0, 48, `${sides}${fourBytes(0)}${fourBytes(0)}\0\0\0`) +
		segment(1, 38, `${sides}${fourBytes(0)}${fourBytes(0)}\0\x01${fax}`),
};

function segment(number: number, type: number, data: string): string {
	return `${fourBytes(number)}${String.fromCharCode(type)}\0\x01${fourBytes(data.length)}${data}`;
}

function fourBytes(value: number): string {
	return String.fromCharCode(0, 0, value >> 8, value & 255);
}

function packBits(text: string): string {
	const bits = text.replaceAll(' ', '');
	const bytes = bits.match(/.{1,8}/g) ?? [];
	return bytes.map((byte) => String.fromCharCode(Number.parseInt(byte.padEnd(8, '0'), 2))).join('');
}
