import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../testing/hostileTexts.ts';
import { checkGtin, expandUpcE, toEan13, toGtin14, toUpcA } from './gtin.ts';

test.each([
	// typed, GTIN-14, EAN-13, UPC-A
	['042100005264', '00042100005264', '0042100005264', '042100005264'],
	['0042100005264', '00042100005264', '0042100005264', '042100005264'],
	['00042100005264', '00042100005264', '0042100005264', '042100005264'],
	['9012345678906', '09012345678906', '9012345678906', null],
	['09012345678906', '09012345678906', '9012345678906', null],
	// An EAN-8 has no form of 13 digits of its own, only zeros in front.
	['96385074', '00000096385074', '0000096385074', '000096385074'],
	// A trade unit is another article than what is in it.
	['19012345678903', '19012345678903', null, null],
	['9012345678905', null, null, null],
	['901234567890', null, null, null],
	['', null, null, null],
])('%j is GTIN-14 %s, EAN-13 %s, UPC-A %s', (text, gtin14, ean13, upcA) => {
	expect([toGtin14(text), toEan13(text), toUpcA(text)]).toEqual([gtin14, ean13, upcA]);
});

test('every spelling leads back to the same article', () => {
	fc.assert(
		fc.property(fc.stringMatching(/^[0-9]{12}$/), fc.nat({ max: 9 }), (digits, check) => {
			const text = `${digits}${check}`;
			for (const other of [toEan13(text), toUpcA(text)]) {
				if (other !== null) expect(toGtin14(other)).toBe(toGtin14(text));
			}
		}),
	);
});

test('any text may be a trade item number', () => {
	fc.assert(
		fc.property(anyText, (text) => {
			expect([null, 'gtinFormat', 'gtinCheckDigit']).toContain(checkGtin(text));
			expect(toEan13(text)?.length ?? 13).toBe(13);
			expect(toUpcA(text)?.length ?? 12).toBe(12);
			expect(expandUpcE(text)?.length ?? 12).toBe(12);
		}),
	);
});
