import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eanBarsOf } from './eanBars.ts';
import { gtinCheckDigit } from './gtin.ts';

test('the bars of known numbers are those of the standard', () => {
	expect(eanBarsOf('4003994155486')?.modules).toBe(
		// L-codes and G-codes by the first digit 4 (LGLLGG), then R-codes.
		'101 0001101 0100111 0111101 0001011 0010111 0011101 01010 1100110 1001110 1001110 1011100 1001000 1010000 101'.replaceAll(
			' ',
			'',
		),
	);
	expect(eanBarsOf('96385074')?.modules).toBe(
		'101 0001011 0101111 0111101 0110111 01010 1001110 1110010 1000100 1011100 101'.replaceAll(' ', ''),
	);
});

test('UPC-A is the EAN-13 with a zero in front; a carton and a wrong check digit have no such bars', () => {
	expect(eanBarsOf('042100005264')).toEqual(eanBarsOf('0042100005264'));
	expect(eanBarsOf('19001234567893')).toBeNull();
	expect(eanBarsOf('4003994155487')).toBeNull();
	expect(eanBarsOf('')).toBeNull();
});

test('every number has bars of its own, 95 or 67 modules between two guards', () => {
	fc.assert(
		fc.property(
			fc.constantFrom(7, 12),
			fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 }),
			(length, digits) => {
				const body = digits.join('').slice(0, length);
				const gtin = `${body}${gtinCheckDigit(body)}`;
				const bars = eanBarsOf(gtin);
				expect(bars?.text).toBe(gtin);
				expect(bars?.modules).toMatch(length === 7 ? /^101[01]{28}01010[01]{28}101$/ : /^101[01]{42}01010[01]{42}101$/);
				const other = digits
					.map((digit) => (digit + 1) % 10)
					.join('')
					.slice(0, length);
				expect(eanBarsOf(`${other}${gtinCheckDigit(other)}`)?.modules).not.toBe(bars?.modules);
			},
		),
	);
});
