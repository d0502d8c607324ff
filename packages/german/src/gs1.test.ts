import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../testing/hostileTexts.ts';
import { findGs1, parseGs1 } from './gs1.ts';

const YEAR = 2026;
const fnc1 = '\u001d';
const pack = { gtin: '09012345678906', batch: 'AB-12/3', expiry: '2027-12-31', serial: null };

test.each([
	['as printed', '(01)09012345678906(17)271231(10)AB-12/3'],
	['as printed with blanks', '(01) 09012345678906 (17) 271231 (10) AB-12/3 '],
	['as read', '010901234567890617271231' + '10AB-12/3'],
	['as read with the prefix of GS1-128', ']C1010901234567890617271231' + '10AB-12/3'],
	['as read with the prefix of DataMatrix and FNC1', `]d2${fnc1}01090123456789061727123110AB-12/3`],
	['with the batch before the expiry', `010901234567890610AB-12/3${fnc1}17271231`],
	['with a separator nobody needs', `0109012345678906${fnc1}17271231${fnc1}10AB-12/3${fnc1}`],
	['with the month alone', '(01)09012345678906(17)271200(10)AB-12/3'],
])('%s', (_, text) => {
	const parsed = parseGs1(text, YEAR);
	expect(parsed).toMatchObject({ ok: true, value: pack });
});

test('every element is kept in its order, known or not', () => {
	const parsed = parseGs1(`010901234567890621S1${fnc1}240X-1${fnc1}31020015008005000123`, YEAR);
	expect(parsed.ok && [...parsed.value.elements]).toEqual([
		['01', '09012345678906'],
		['21', 'S1'],
		['240', 'X-1'],
		['3102', '001500'],
		['8005', '000123'],
	]);
	expect(parsed.ok && parsed.value.serial).toBe('S1');
	expect(parseGs1('(10)(A)B', YEAR)).toMatchObject({ ok: true, value: { gtin: null, batch: '(A)B' } });
});

test.each([
	['270228', '2027-02-28'],
	['270200', '2027-02-28'],
	['280200', '2028-02-29'],
	['270400', '2027-04-30'],
	// From 49 years back to 50 years ahead.
	['760101', '2076-01-01'],
	['770101', '1977-01-01'],
	['990101', '1999-01-01'],
])('the expiry %s is %s', (text, date) => {
	expect(parseGs1(`(17)${text}`, YEAR)).toMatchObject({ ok: true, value: { expiry: date } });
});

test.each([
	['500101', '2050-01-01'],
	['490101', '2149-01-01'],
])('of 2099 the expiry %s is %s', (text, date) => {
	expect(parseGs1(`(17)${text}`, 2099)).toMatchObject({ ok: true, value: { expiry: date } });
});

test('late in a century small years lie in the next one', () => {
	expect(parseGs1('17100101', 2099)).toMatchObject({ ok: true, value: { expiry: '2110-01-01' } });
});

test.each([
	['', 'gs1Format'],
	['9012345678906', 'gs1Format'],
	['(01)0901234567890', 'gs1Format'],
	['(01)0901234567890X', 'gs1Format'],
	['(05)123', 'gs1Format'],
	['(1)23', 'gs1Format'],
	['(011)23', 'gs1Format'],
	['(10)', 'gs1Format'],
	['(10)Ä', 'gs1Format'],
	[`10${'A'.repeat(21)}`, 'gs1Format'],
	[`21${'A'.repeat(21)}`, 'gs1Format'],
	['24X1', 'gs1Format'],
	['(10)A(10)B', 'gs1Format'],
	['x'.repeat(401), 'gs1Format'],
	['(01)09012345678905', 'gtinCheckDigit'],
	['(17)271301', 'gs1Date'],
	['(17)270231', 'gs1Date'],
])('%j breaks %s', (text, code) => {
	expect(parseGs1(text, YEAR)).toEqual({ ok: false, code });
});

test('the same element said twice alike is one', () => {
	expect(parseGs1('(10)A(10)A', YEAR)).toMatchObject({ ok: true, value: { batch: 'A' } });
});

test('any text may be a code, in any year', () => {
	const codeLike = fc.string({
		unit: fc.constantFrom('01', '10', '17', '21', '(', ')', fnc1, '0', '9', 'A', '271231'),
	});
	fc.assert(
		fc.property(fc.oneof(anyText, codeLike), fc.integer({ min: 2000, max: 2100 }), (text, year) => {
			expect(['boolean']).toContain(typeof parseGs1(text, year).ok);
		}),
	);
});

test.each([
	[']C1(01)09012345678906(17)271231(10)AB-12/3', 'AB-12/3'],
	['(01)09012345678906(10)AB-12/3', 'AB-12/3'],
	['(10)AB-12/3', 'AB-12/3'],
	[`010901234567890610AB-12/3${fnc1}17271231`, 'AB-12/3'],
	['010901234567890610AB-12/3', 'AB-12/3'],
	['9012345678906', undefined],
	['10AB-12/3', undefined],
	['4711', undefined],
	['', undefined],
])('a typed %j is a GS1 code of the batch %s', (text, batch) => {
	expect(findGs1(text, YEAR)?.batch).toBe(batch);
});
