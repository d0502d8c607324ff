import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../testing/hostileTexts.ts';
import { checkSvnr, formatSvnr, parseSvnr, splitSvnr, svnrCheckDigit, svnrWarning } from './svnr.ts';
import { visibleText } from './visibleText.ts';

test.each([
	'1237 010180',
	'9002 150345',
	'9078 230552',
	'9158 080363',
	'9216 170771',
	'9289 121284',
	'9351 030990',
	'9429 250695',
	'9493 140802',
	'9568 290208',
	'9636 310312',
	// Months 13 to 15 are legal.
	'9306 011352',
	'9304 011463',
	'9306 011571',
	'9303 151384',
	// A check digit may be 0.
	'1050 010180',
	// A right checksum over a day that does not exist is a matter for a warning.
	'1232 310280',
])('%s is valid', (text) => {
	expect(checkSvnr(text)).toBeNull();
	const parsed = parseSvnr(text);
	expect(parsed.ok && formatSvnr(parsed.value)).toBe(text);
});

test.each(['1234 010100', '1111 241261', '1238 010180', '1000 010180', '1001 010180'])(
	'%s has a wrong check digit',
	(text) => {
		expect(checkSvnr(text)).toBe('svnrCheckDigit');
	},
);

test.each([
	'',
	'0123 010180',
	'123 010180',
	'12370101800',
	'1237-010180',
	'1237 01018a',
	'١٢٣٧ ٠١٠١٨٠',
	' '.repeat(100),
])('%j is no insurance number', (text) => {
	expect(checkSvnr(text)).toBe('svnrFormat');
});

test('blanks of every kind and dots may stand anywhere', () => {
	for (const text of ['1237010180', ' 1237\u00a0010180\t', '1237 01.01.80', '12 37 01 01 80']) {
		expect(parseSvnr(text)).toEqual({ ok: true, value: { svnr: '1237', svnrDat: '010180' } });
	}
});

test('parts that are missing are not shown', () => {
	expect(formatSvnr({ svnr: '', svnrDat: '' })).toBe('');
	expect(formatSvnr({ svnr: '1237', svnrDat: '' })).toBe('1237');
});

test('a serial whose remainder is 10 has no check digit', () => {
	expect(svnrCheckDigit('100', '010180')).toBeNull();
	expect(svnrCheckDigit('105', '010180')).toBe('0');
	for (const [serial, date] of [
		['012', '010180'],
		['12', '010180'],
		['1234', '010180'],
		['123', '01018'],
		['123', '01018x'],
		['123', '0101800'],
		['123', 'x010180'],
		['123', '010180x'],
		['', ''],
	] as const) {
		expect(svnrCheckDigit(serial, date)).toBeNull();
	}
});

test('of the 900 serials of a day about 819 are issued', () => {
	const issued = Array.from({ length: 900 }, (_, index) => svnrCheckDigit(String(100 + index), '010180'));
	expect(issued.filter((digit) => digit !== null)).toHaveLength(819);
});

test('one wrong digit or two swapped neighbours never go unnoticed', () => {
	const number = fc
		.tuple(fc.integer({ min: 100, max: 999 }), fc.stringMatching(/^[0-9]{6}$/))
		.map(([serial, date]) => ({ serial: String(serial), date, digit: svnrCheckDigit(String(serial), date) }))
		.filter(({ digit }) => digit !== null)
		.map(({ serial, date, digit }) => `${serial}${digit}${date}`);
	fc.assert(
		fc.property(number, fc.nat({ max: 9 }), fc.integer({ min: 1, max: 9 }), (text, at, by) => {
			const changed = text.slice(0, at) + String((Number(text[at]) + by) % 10) + text.slice(at + 1);
			expect(checkSvnr(text)).toBeNull();
			expect(checkSvnr(changed)).not.toBeNull();
			const swapped = text.slice(0, at) + (text[at + 1] ?? '') + text[at] + text.slice(at + 2);
			if (swapped !== text) expect(checkSvnr(swapped)).not.toBeNull();
		}),
	);
});

test('any text may be checked', () => {
	fc.assert(fc.property(anyText, (text) => void expect(checkSvnr(text)).not.toBe(undefined)));
	fc.assert(
		fc.property(anyText, anyText, (serial, date) => void expect(svnrCheckDigit(serial, date)).not.toBe(undefined)),
	);
});

test('0000 stands for a missing number only where the carrier allows it', () => {
	expect(checkSvnr('0000 010180')).toBe('svnrFormat');
	expect(parseSvnr('0000 010180', { isZeroAllowed: true })).toEqual({
		ok: true,
		value: { svnr: '0000', svnrDat: '010180' },
	});
	for (const text of ['0001 010180', '0000 01018', '0000', '0000 0101800', '10000 010180'])
		expect(checkSvnr(text, { isZeroAllowed: true })).not.toBeNull();
	expect(checkSvnr('1237 010180', { isZeroAllowed: true })).toBeNull();
});

test.each([
	['1237 010180', '1237', '010180'],
	['1237010180', '1237', '010180'],
	['1237 01.01.80', '1237', '010180'],
	['12', '12', ''],
	['1237-010180', '1237', '-010180'],
	['', '', ''],
])('%j is parted into %j and %j', (text, svnr, svnrDat) => {
	expect(splitSvnr(text)).toEqual({ svnr, svnrDat });
});

test.each([
	['010180', '1980-01-01', null],
	['010180', undefined, null],
	['010180', '', null],
	['010180', '1980-01-02', 'svnrBirthDate'],
	['010180', '1980-02-01', 'svnrBirthDate'],
	['010180', '1981-01-01', 'svnrBirthDate'],
	// The century comes from the birth date alone.
	['150324', '1924-03-15', null],
	['150324', '2024-03-15', null],
	// In months 13 to 15 only the year is a date.
	['011352', '1952-07-20', null],
	['011571', '1971-01-01', null],
	['011352', '1953-01-01', 'svnrBirthDate'],
	['011280', '1980-11-01', 'svnrBirthDate'],
	['310280', undefined, 'svnrDay'],
	['310280', '1980-02-29', 'svnrDay'],
	['011680', undefined, 'svnrDay'],
	['010080', undefined, 'svnrDay'],
	['000180', undefined, 'svnrDay'],
	// 2000 was a leap year, 1900 was none.
	['290200', '2000-02-29', null],
	['29020', '2000-02-29', null],
	['', undefined, null],
])('the date part %j beside the birth date %j has the warning %s', (svnrDat, birthDate, warning) => {
	expect(svnrWarning(svnrDat, birthDate)).toBe(warning);
});

test('any two texts may be a date part and a birth date', () => {
	fc.assert(
		fc.property(anyText, anyText, (svnrDat, birthDate) => {
			expect([null, 'svnrDay', 'svnrBirthDate']).toContain(svnrWarning(svnrDat, birthDate));
			const { svnr, svnrDat: rest } = splitSvnr(svnrDat);
			expect(svnr.length).toBeLessThanOrEqual(4);
			expect(visibleText(svnrDat).replace(/[\s.]/g, '')).toBe(visibleText(svnr + rest).replace(/[\s.]/g, ''));
		}),
	);
});
