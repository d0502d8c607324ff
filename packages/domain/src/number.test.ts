import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../testing/hostileTexts.ts';
import { badgeCount, decimals, formatCount, formatEuro, formatFigure, formatGermanNumber } from './number.ts';

test.each([
	['1234.5', 2, '1.234,50'],
	['1234567.89', 2, '1.234.567,89'],
	['123456', 0, '123.456'],
	['12345', 0, '12.345'],
	['123', 0, '123'],
	['0', 2, '0,00'],
	['-1234.5', 1, '-1.234,5'],
	['007', 1, '7,0'],
	['00', 0, '0'],
	// Rounds half away from zero, exactly.
	['1.0005', 3, '1,001'],
	['1.005', 2, '1,01'],
	['-1.005', 2, '-1,01'],
	['1.00499999', 2, '1,00'],
	['0.5', 0, '1'],
	['9.995', 2, '10,00'],
	['999.5', 0, '1.000'],
	['-999.9999', 3, '-1.000,000'],
	['1.29', 1, '1,3'],
	['1.85', 1, '1,9'],
	// Beyond what a floating-point number holds.
	['12345678901234567.89', 2, '12.345.678.901.234.567,89'],
	['0.1234567890123456789', 19, '0,1234567890123456789'],
	// A zero has no sign.
	['-0', 2, '0,00'],
	['-0.001', 2, '0,00'],
	['-0.005', 2, '-0,01'],
	['-0.00001', 4, '0,0000'],
])('%s with %i decimals is %s', (decimal, digits, text) => {
	expect(formatGermanNumber(decimal, digits)).toBe(text);
});

test.each(['', '-', '.5', '5.', '1,5', '1e5', '+1', ' 1', '--1', '1.2.3', 'NaN', 'Infinity', '٣', '1'.repeat(1001)])(
	'%j is no decimal number',
	(text) => {
		expect(formatGermanNumber(text, 2)).toBe('');
		expect(formatEuro(text)).toBe('');
	},
);

test('each kind of figure has its decimals', () => {
	expect(decimals).toEqual({ price: 3, factor: 5, quantity: 2, money: 2 });
	expect(formatFigure('1234.5', 'price')).toBe('1.234,500');
	expect(formatFigure('1.1', 'factor')).toBe('1,10000');
	expect(formatFigure('7', 'quantity')).toBe('7,00');
	expect(formatFigure('19.99', 'money')).toBe('19,99');
});

test('amounts are written as in Austria, grouped like all other numbers', () => {
	expect(formatEuro('1234.5')).toBe('€\u00a01.234,50');
	expect(formatEuro('-1234.5')).toBe('-€\u00a01.234,50');
	expect(formatEuro('-0.001')).toBe('€\u00a00,00');
});

test('the language library agrees, for every number and count of decimals', () => {
	const decimal = fc
		.tuple(fc.boolean(), fc.stringMatching(/^[0-9]{1,25}$/), fc.stringMatching(/^[0-9]{1,25}$/))
		.map(([isNegative, whole, fraction]) => `${isNegative ? '-' : ''}${whole}.${fraction}`);
	fc.assert(
		fc.property(decimal, fc.nat({ max: 8 }), (text, digits) => {
			const oracle = new Intl.NumberFormat('de-DE', {
				minimumFractionDigits: digits,
				maximumFractionDigits: digits,
				signDisplay: 'negative',
			});
			expect(formatGermanNumber(text, digits)).toBe(oracle.format(text as Intl.StringNumericLiteral));
		}),
		{ numRuns: 500 },
	);
});

test('counts are grouped; what is no integer is no count', () => {
	expect([0, 7, 1000, 1234567, -1200].map(formatCount)).toEqual(['0', '7', '1.000', '1.234.567', '-1.200']);
	expect([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53].map(formatCount)).toEqual(['', '', '', '']);
	expect(formatCount(-0)).toBe('0');
});

test('a badge shows up to 9, then 9+, and nothing for none', () => {
	expect([1, 9, 10, 11, 1e9, Number.POSITIVE_INFINITY].map(badgeCount)).toEqual(['1', '9', '9+', '9+', '9+', '9+']);
	expect([0, -1, -10, 0.5, Number.NaN].map(badgeCount)).toEqual(['', '', '', '', '']);
	expect([1.5, 9.9].map(badgeCount)).toEqual(['1', '9+']);
});

test('any text may be a number', () => {
	fc.assert(
		fc.property(anyText, fc.nat({ max: 20 }), (text, digits) => {
			expect(formatGermanNumber(text, digits)).toMatch(/^$|^-?[0-9]{1,3}(\.[0-9]{3})*(,[0-9]+)?$/);
		}),
	);
});
