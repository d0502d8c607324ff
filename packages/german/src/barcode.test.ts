import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BarcodeFormat, barcodeFormats, barcodeKey, checkBarcode, gs1Of, gtinOf } from './barcode.ts';
import { expandUpcE, gtinCheckDigit, toGtin14 } from './gtin.ts';

test('the nine formats of the specification, by its names', () => {
	expect(barcodeFormats.join(', ')).toBe('code_128, code_39, ean_8, ean_13, upc_a, upc_e, itf, qr_code, micro_qr_code');
});

describe('one article, one key: codes are compared as GTIN', () => {
	test.each([
		['upc_a', '042100005264', '00042100005264'],
		['ean_13', '0042100005264', '00042100005264'],
		['upc_e', '04252614', '00042100005264'],
		['ean_13', '9012345678906', '09012345678906'],
		['ean_8', '96385074', '00000096385074'],
		['itf', '00042100005264', '00042100005264'],
		['itf', '30712345000010', '30712345000010'],
	] as const)('%s %s is GTIN %s', (format, text, gtin) => {
		expect(gtinOf({ format, text })).toBe(gtin);
		expect(barcodeKey({ format, text })).toBe(gtin);
	});

	test.each([
		['code_128', '9012345678906'],
		['code_39', '96385074'],
		['qr_code', '042100005264'],
		['micro_qr_code', '96385074'],
		['itf', '0042100005264'],
		['upc_e', '04252615'],
	] as const)('%s %s carries free text or is broken, so it names no article and keeps its text', (format, text) => {
		expect(gtinOf({ format, text })).toBeNull();
		expect(barcodeKey({ format, text })).toBe(text);
	});

	test('a text with a wrong check digit or of another length is no GTIN', () => {
		expect(toGtin14('9012345678905')).toBeNull();
		expect(toGtin14('901234567890')).toBeNull();
		expect(toGtin14('')).toBeNull();
	});

	test('UPC-A, EAN-13 and ITF-14 of one number have one key', () => {
		fc.assert(
			fc.property(fc.stringMatching(/^[0-9]{11}$/), (body) => {
				const text = `${body}${gtinCheckDigit(body)}`;
				const keys = [
					barcodeKey({ format: 'upc_a', text }),
					barcodeKey({ format: 'ean_13', text: `0${text}` }),
					barcodeKey({ format: 'itf', text: `00${text}` }),
				];
				expect(new Set(keys)).toEqual(new Set([`00${text}`]));
			}),
		);
	});
});

describe('UPC-E is expanded by the rule of its sixth digit', () => {
	test.each([
		['04252614', '042100005264'],
		['01234505', '012000003455'],
		['01234514', '012100003454'],
		['01234523', '012200003453'],
		['01234531', '012300000451'],
		['01234543', '012340000053'],
		['01234558', '012345000058'],
		['01234565', '012345000065'],
		['01234572', '012345000072'],
		['01234589', '012345000089'],
		['01234596', '012345000096'],
		['12345670', '123456000070'],
	])('%s is %s', (printed, upcA) => expect(expandUpcE(printed)).toBe(upcA));

	test.each([
		['wrong check digit', '04252615'],
		['number system 2', '24252614'],
		['seven digits', '0425261'],
		['letters', '0425261X'],
		['nothing', ''],
	])('%s: no UPC-E', (_, printed) => expect(expandUpcE(printed)).toBeNull());

	test('what it expands to is always a UPC-A with the same number system and check digit', () => {
		fc.assert(
			fc.property(fc.stringMatching(/^[01][0-9]{7}$/), (printed) => {
				const upcA = expandUpcE(printed);
				if (upcA === null) return;
				expect(upcA).toMatch(/^[0-9]{12}$/);
				expect(upcA.at(0)).toBe(printed.at(0));
				expect(upcA.at(-1)).toBe(printed.at(-1));
				expect(toGtin14(upcA)).toBe(`00${upcA}`);
			}),
		);
	});
});

describe('a read that breaks the rule of its format is not believed', () => {
	test.each([
		['ean_13', '9012345678906', null],
		['ean_13', '9012345678905', 'barcodeCheckDigit'],
		['ean_13', '042100005264', 'barcodeLength'],
		['upc_a', '042100005264', null],
		['upc_a', '0042100005264', 'barcodeLength'],
		['ean_8', '96385074', null],
		['ean_8', '96385075', 'barcodeCheckDigit'],
		['ean_8', '9638507X', 'barcodeText'],
		['upc_e', '04252614', null],
		['upc_e', '04252615', 'barcodeCheckDigit'],
		['upc_e', '042100005264', 'barcodeLength'],
		['code_39', 'ABC-123 $/+%.', null],
		['code_39', 'abc', 'barcodeText'],
		['code_39', '', 'barcodeText'],
		['code_128', 'Charge 12/ä', null],
		['code_128', ' \t', 'barcodeText'],
		['qr_code', 'https://example.org', null],
		['qr_code', '', 'barcodeText'],
		['micro_qr_code', '7289', null],
		['micro_qr_code', '', 'barcodeText'],
	] as const)('%s %j: %s', (format, text, problem) => expect(checkBarcode({ format, text })).toBe(problem));

	test.each([
		['30712345000010', undefined, null],
		['30712345000011', undefined, 'barcodeCheckDigit'],
		['0002216887', undefined, 'barcodeLength'],
		['000221', undefined, 'barcodeLength'],
		['0002216887', [10, 14], null],
		['30712345000011', [10, 14], 'barcodeCheckDigit'],
		['000221', [10, 14], 'barcodeLength'],
		['12345', [5], 'barcodeLength'],
	] as const)('ITF %s with the allowed lengths %j: %s', (text, lengths, problem) => {
		expect(checkBarcode({ format: 'itf', text }, lengths)).toBe(problem);
	});

	test('no text makes it throw', () => {
		fc.assert(
			fc.property(fc.constantFrom<BarcodeFormat>(...barcodeFormats), fc.string({ unit: 'binary' }), (format, text) => {
				checkBarcode({ format, text });
				expect(typeof barcodeKey({ format, text })).toBe('string');
			}),
		);
	});
});

describe('a GS1 code', () => {
	const text = '010901234567890617271231' + '10AB-12/3';

	test.each([
		['code_128', text, true],
		['qr_code', text, true],
		['code_128', `]C1${text}`, undefined],
		['code_128', ']C1(01)09012345678906(17)271231(10)AB-12/3', undefined],
		['qr_code', `]Q3${text}`, undefined],
	] as const)('%s %s names its article, batch and expiry', (format, read, isGs1) => {
		expect(gtinOf({ format, text: read, isGs1 })).toBe('09012345678906');
		expect(gs1Of({ format, text: read, isGs1 }, 2026)).toMatchObject({ batch: 'AB-12/3', expiry: '2027-12-31' });
	});

	test('that nothing marks as one is free text', () => {
		expect(gtinOf({ format: 'code_128', text })).toBeNull();
		expect(gtinOf({ format: 'code_39', text: `]C1${text}`, isGs1: true })).toBeNull();
		expect(gtinOf({ format: 'code_128', text: 'Charge 12', isGs1: true })).toBeNull();
	});

	test('of another pack of the same article is another code', () => {
		const [one, other] = ['AB-1', 'AB-2'].map((batch) => `01090123456789061727123110${batch}`);
		const keys = [one, other].map((code = '') => barcodeKey({ format: 'code_128', text: code, isGs1: true }));
		expect(keys).toEqual([one, other]);
	});
});
