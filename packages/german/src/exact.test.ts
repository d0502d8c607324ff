import fc from 'fast-check';
import { expect, test } from 'vitest';
import { divideDecimals, multiplyDecimals, roundDecimal } from './exact.ts';
import { compareDecimals } from './number.ts';

test.each([
	[multiplyDecimals('3.333', '1.2', 3), '4.000'],
	[multiplyDecimals('-0.0005', '1', 3), '-0.001'],
	[multiplyDecimals('0.0004', '-1', 3), '0.000'],
	[multiplyDecimals('x', '5', 2), '0.00'],
	[multiplyDecimals('2.5', '1', 0), '3'],
	[divideDecimals('1250', '950', 5), '1.31579'],
	[divideDecimals('-1', '3', 2), '-0.33'],
	[divideDecimals('1', '-3', 2), '-0.33'],
	[divideDecimals('1', '0.00', 2), null],
	[roundDecimal('1.005', 2), '1.01'],
	[roundDecimal('-1.005', 2), '-1.01'],
	[roundDecimal('12', 3), '12.000'],
])('%s is %s', (result, expected) => {
	expect(result).toBe(expected);
});

const amounts = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((cents) => (cents / 100).toFixed(2));

test('what is divided and multiplied again is off by less than the last decimal times the divisor', () => {
	fc.assert(
		fc.property(amounts, amounts, (left, right) => {
			const quotient = divideDecimals(left, right, 5);
			if (quotient === null) return;
			const back = multiplyDecimals(quotient, right, 7);
			const bound = Math.abs(Number(right)) * 0.000_006 + 0.000_001;
			expect(Math.abs(Number(back) - Number(left))).toBeLessThanOrEqual(bound);
		}),
	);
});

test('a product does not depend on the order, and multiplying by one only rounds', () => {
	fc.assert(
		fc.property(amounts, amounts, (left, right) => {
			expect(multiplyDecimals(left, right, 4)).toBe(multiplyDecimals(right, left, 4));
			expect(compareDecimals(roundDecimal(left, 2), left)).toBe(0);
		}),
	);
});
