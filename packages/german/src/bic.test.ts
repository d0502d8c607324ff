import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../testing/hostileTexts.ts';
import { checkBic, isBicAbroad, parseBic } from './bic.ts';

test.each([
	['GIBAATWWXXX', 'GIBAATWWXXX'],
	['RLNWATWW', 'RLNWATWW'],
	['bkau at ww', 'BKAUATWW'],
	['BIC: GIBAATWWXXX', 'GIBAATWWXXX'],
	['\u00a0COBA\u202fDE FF\n', 'COBADEFF'],
	['NTSBDEB1XXX', 'NTSBDEB1XXX'],
	['NCBVXKPR', 'NCBVXKPR'],
])('%j is stored as %s', (text, bic) => {
	expect(parseBic(text)).toEqual({ ok: true, value: bic });
	expect(checkBic(bic)).toBeNull();
});

test.each([
	['', 'bicLength'],
	['GIBAATW', 'bicLength'],
	['GIBAATWWX', 'bicLength'],
	['GIBAATWWXXXX', 'bicLength'],
	[' '.repeat(65), 'bicLength'],
	['GIBA-ATWW', 'bicFormat'],
	['GIBAA1WW', 'bicFormat'],
	['GIBÄATWW', 'bicFormat'],
	['GIBAKAWW', 'bicCountry'],
])('%j breaks %s', (text, problem) => {
	expect(checkBic(text)).toBe(problem);
});

test('an Austrian account lies at an Austrian bank', () => {
	expect(isBicAbroad('GIBAATWWXXX', 'AT611904300234573201')).toBe(false);
	expect(isBicAbroad('COBADEFF', 'AT611904300234573201')).toBe(true);
	expect(isBicAbroad('GIBAATWW', 'DE89370400440532013000')).toBe(true);
	expect(isBicAbroad('COBADEFF', 'CH9300762011623852957')).toBe(false);
	expect(isBicAbroad('', 'AT611904300234573201')).toBe(false);
	expect(isBicAbroad('COBADEFF', '')).toBe(false);
});

test('any text may be a BIC; what is stored is what was checked', () => {
	fc.assert(
		fc.property(anyText, (text) => {
			const parsed = parseBic(text);
			if (parsed.ok) expect(parseBic(parsed.value)).toEqual(parsed);
		}),
	);
});

test('the four characters of the bank may be digits (ISO 9362:2014)', () => {
	expect(parseBic('g1baatww')).toEqual({ ok: true, value: 'G1BAATWW' });
	expect(parseBic('1234AT22XXX').ok).toBe(true);
	expect(checkBic('G1BA1TWW')).toBe('bicFormat');
});
