import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../testing/hostileTexts.ts';
import {
	addDecimals,
	badgeCount,
	checkNumber,
	compareDecimals,
	decimals,
	editGermanNumber,
	formatCount,
	formatEuro,
	formatFigure,
	formatGermanNumber,
	formatPercent,
	isDecimal,
	parseGermanNumber,
	showGermanNumber,
} from './number.ts';

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
	expect(decimals).toEqual({ price: 3, factor: 5, quantity: 2, money: 2, percent: 2 });
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

const nbsp = '\u00a0';
const narrow = '\u202f';
const thin = '\u2009';

test.each([
	['1234,5', '1234.5'],
	['1.234,5', '1234.5'],
	['1 234,5', '1234.5'],
	[`1${nbsp}234,5`, '1234.5'],
	[`1${narrow}234,5`, '1234.5'],
	[`1${thin}234,5`, '1234.5'],
	["1'234,5", '1234.5'],
	['1’234,5', '1234.5'],
	['12.345.678,9', '12345678.9'],
	['1.234,50', '1234.5'],
	['1234', '1234'],
	['007', '7'],
	['0', '0'],
	['0,0001', '0.0001'],
	[' 12,5\n', '12.5'],
	// An unfinished decimal is the number it stands for.
	['1234,', '1234'],
	[',5', '0.5'],
	['5.', '5'],
	['.5', '0.5'],
])('%j is read as %s', (text, decimal) => {
	expect(parseGermanNumber(text)).toEqual({ ok: true, value: decimal });
});

test.each([
	['12.50', '12.5'],
	['1.5', '1.5'],
	['1.2345', '1.2345'],
	['1.234', '1234'],
	['999.000', '999000'],
	['1.234.567', '1234567'],
	['-1.234', '-1234'],
	["1'234.50", '1234.5'],
	// No group can stand before the dot, so it is the decimal sign.
	['0.125', '0.125'],
	['.125', '0.125'],
	['1234.567', '1234.567'],
])('without a comma %s is %s', (text, decimal) => {
	expect(parseGermanNumber(text)).toEqual({ ok: true, value: decimal });
});

test.each(['-5', '−5', '–5', '- 5', ' −5,0'])('%s keeps its minus', (text) => {
	expect(parseGermanNumber(text)).toEqual({ ok: true, value: '-5' });
});

test('a zero has no minus', () => {
	for (const text of ['-0', '−0,00']) expect(parseGermanNumber(text)).toEqual({ ok: true, value: '0' });
});

test.each([
	'',
	' ',
	'-',
	',',
	'.',
	'--1',
	'5-',
	'+5',
	'1,2,3',
	'1.23.4',
	'1,234.5',
	'12.50,5',
	'1 23',
	'1 2345',
	'1 234.567,8',
	'1 234.567',
	"1'234 567",
	'1.234.',
	'1e5',
	'12 kg',
	'٣',
	'1'.repeat(65),
])('%j is no number', (text) => {
	expect(parseGermanNumber(text)).toEqual({ ok: false, code: 'numberFormat' });
});

test('more decimals than allowed are refused, never rounded', () => {
	expect(parseGermanNumber('1,2345')).toEqual({ ok: true, value: '1.2345' });
	expect(parseGermanNumber('1,23456')).toEqual({ ok: false, code: 'numberDecimals' });
	expect(parseGermanNumber('1,23456', 5)).toEqual({ ok: true, value: '1.23456' });
	expect(parseGermanNumber('1,0', 0)).toEqual({ ok: false, code: 'numberDecimals' });
	expect(checkNumber('1.2345')).toBeNull();
	expect(checkNumber('1.23456')).toBe('numberDecimals');
	expect(checkNumber('1.23000')).toBeNull();
	expect(checkNumber('1.5', { decimals: 0 })).toBe('numberDecimals');
});

test.each([
	['5', { min: '5', max: '5' }, null],
	['4.999', { min: '5' }, 'numberTooSmall'],
	['-1', { min: '0' }, 'numberTooSmall'],
	['5.0001', { max: '5' }, 'numberTooLarge'],
	['-6', { min: '-5.5' }, 'numberTooSmall'],
	['-5', { min: '-5.5' }, null],
	['abc', {}, 'numberFormat'],
	['', {}, 'numberFormat'],
] as const)('%j within %j breaks %s', (decimal, limits, problem) => {
	expect(checkNumber(decimal, limits)).toBe(problem);
});

test('sums are exact', () => {
	expect(addDecimals('0.1', '0.2')).toBe('0.3');
	expect(addDecimals('19.99', '-20')).toBe('-0.01');
	expect(addDecimals('-0.5', '0.50')).toBe('0');
	expect(addDecimals('999999999999999999', '1')).toBe('1000000000000000000');
	expect(addDecimals('5', 'x')).toBe('5');
	expect(['1', '0.25', '-3'].sort(compareDecimals)).toEqual(['-3', '0.25', '1']);
	expect(compareDecimals('1.50', '1.5')).toBe(0);
});

test('a number is shown with all its decimals and at least so many', () => {
	expect(showGermanNumber('1234.5')).toBe('1.234,5');
	expect(showGermanNumber('1234.5', 2)).toBe('1.234,50');
	expect(showGermanNumber('1234.56789', 2)).toBe('1.234,56789');
	expect(showGermanNumber('1,5')).toBe('');
});

test('a share in percent is shown with the decimals it has', () => {
	expect(['20', '4.9', '20.555', '-0', 'x'].map(formatPercent)).toEqual([
		`20${nbsp}%`,
		`4,9${nbsp}%`,
		`20,56${nbsp}%`,
		`0${nbsp}%`,
		'',
	]);
});

test('what is shown is read as the same number again, with any number of decimals', () => {
	const number = fc
		.tuple(fc.boolean(), fc.stringMatching(/^(?:0|[1-9][0-9]{0,20})$/), fc.stringMatching(/^(?:[0-9]{0,8}[1-9])?$/))
		.map(([isNegative, whole, fraction]) => `${isNegative ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`)
		.filter((text) => text !== '-0');
	fc.assert(
		fc.property(number, fc.nat({ max: 9 }), (decimal, minDecimals) => {
			expect(parseGermanNumber(showGermanNumber(decimal, minDecimals), 20)).toEqual({ ok: true, value: decimal });
		}),
	);
});

test('any text may be a number; one that cannot be read never looks like a decimal, one that can always is', () => {
	const numberLike = fc.string({ unit: fc.constantFrom(..."0123456789..,,-−– \u00a0'") });
	fc.assert(
		fc.property(fc.oneof(anyText, numberLike), (text) => {
			const parsed = parseGermanNumber(text, 99);
			expect(isDecimal(parsed.ok ? parsed.value : text)).toBe(parsed.ok);
			expect(checkNumber(text) === null && !isDecimal(text)).toBe(false);
			expect(isDecimal(addDecimals(text, '1'))).toBe(true);
			expect(typeof showGermanNumber(text) + typeof formatPercent(text)).toBe('stringstring');
		}),
		{ numRuns: 2000 },
	);
});

test('any edit of a shown number gives what its digits say', () => {
	const whole = fc.bigInt({ min: 0n, max: 10n ** 15n }).map(String);
	const fraction = fc.constantFrom('', '.5', '.25', '.1234');
	fc.assert(
		fc.property(
			whole,
			fraction,
			fc.nat(),
			fc.nat(),
			fc.stringMatching(/^[0-9]{0,4}$/),
			(left, right, from, to, typed) => {
				const shown = editGermanNumber(left + right);
				expect(parseGermanNumber(shown)).toEqual(parseGermanNumber(showGermanNumber(left + right)));
				const [start = 0, end = 0] = [from % (shown.length + 1), to % (shown.length + 1)].sort((a, b) => a - b);
				const edited = shown.slice(0, start) + typed + shown.slice(end);
				const digits = edited
					.replace(',', '.')
					.replace(/^0+(?=[0-9])/, '')
					.replace(/^\./, '0.');
				const plain = digits.includes('.') ? digits.replace(/\.?0*$/, '') : digits;
				const read = parseGermanNumber(edited, Number.POSITIVE_INFINITY);
				if (/[0-9]/.test(edited)) expect(read).toEqual({ ok: true, value: plain });
				else expect(read.ok).toBe(false);
			},
		),
		{ numRuns: 1000 },
	);
});
