import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../testing/hostileTexts.ts';
import { checkIban, formatIban, ibanCheckDigits, ibanLength, ibanWarning, parseIban } from './iban.ts';

test.each([
	'AT61 1904 3002 3457 3201',
	'AT46 9999 9123 4567 8901',
	'DE89 3704 0044 0532 0130 00',
	'NO93 8601 1117 947',
	'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
	'LC55 HEMM 0001 0001 0012 0012 0002 3015',
	// The length per country is not judged here.
	'AT71 3704 0044 0532 0130 00',
])('%s is valid', (text) => {
	const parsed = parseIban(text);
	expect(parsed).toEqual({ ok: true, value: text.replaceAll(' ', '') });
	expect(formatIban(text.replaceAll(' ', ''))).toBe(text);
});

test.each([
	'AT61\u00a01904\u00a03002\u00a03457\u00a03201',
	'\tat61 1904\u20093002\u202f3457\n3201 ',
	'IBAN: AT61 1904 3002 3457 3201',
	'iban:AT611904300234573201',
	'IBAN AT61 1904 3002 3457 3201',
])('%j is stored compact', (text) => {
	expect(parseIban(text)).toEqual({ ok: true, value: 'AT611904300234573201' });
});

test.each([
	['AT61 1904 3002 3457 3202', 'ibanChecksum'],
	// 00, 01 and 99 pass modulo 97 and are never issued.
	['AT01 1200 0000 0000 0058', 'ibanChecksum'],
	['AT00 1200 0000 0000 0076', 'ibanChecksum'],
	['AT99 1200 0000 0000 0040', 'ibanChecksum'],
	['AT61-1904-3002-3457-3201', 'ibanCharacters'],
	['AT61 1904 3002 3457 320°', 'ibanCharacters'],
	['ÄT61 1904 3002 3457 3201', 'ibanCharacters'],
	['AT61 IBAN: 1904 3002 3457 3201', 'ibanCharacters'],
	['6161 1904 3002 3457 3201', 'ibanCharacters'],
	['ATXX 1904 3002 3457 3201', 'ibanCharacters'],
	['', 'ibanLength'],
	['AT61 1904 3002 34', 'ibanLength'],
	[`AT61${'0'.repeat(31)}`, 'ibanLength'],
	[' '.repeat(201), 'ibanLength'],
])('%j breaks %s', (text, problem) => {
	expect(checkIban(text)).toBe(problem);
});

test.each([
	['AT611904300234573201', null],
	['NO9386011117947', null],
	['MT84MALT011000012345MTLCAST001S', null],
	['AT71370400440532013000', 'ibanCountryLength'],
	['DE89370400440532013', 'ibanCountryLength'],
	['ZZ611904300234573201', 'ibanCountry'],
	['', 'ibanCountry'],
])('%j is taken with the warning %s', (compact, warning) => {
	expect(ibanWarning(compact)).toBe(warning);
});

test('the registry has 89 countries of 15 to 33 characters', () => {
	const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
	const known = letters.flatMap((first) => letters.map((second) => ibanLength(first + second) ?? 0)).filter(Boolean);
	expect([known.length, Math.min(...known), Math.max(...known)]).toEqual([89, 15, 33]);
	expect([ibanLength('AT'), ibanLength('DE'), ibanLength('at')]).toEqual([20, 22, null]);
});

test('a valid IBAN has no problem', () => {
	expect(checkIban('AT611904300234573201')).toBeNull();
});

test('the shortest and the longest length are 15 and 34', () => {
	for (const length of [15, 34]) {
		const account = '7'.repeat(length - 4);
		expect(checkIban(`AT${ibanCheckDigits('AT', account)}${account}`)).toBeNull();
	}
	for (const length of [14, 35]) {
		const account = '7'.repeat(length - 4);
		expect(checkIban(`AT${ibanCheckDigits('AT', account)}${account}`)).toBe('ibanLength');
	}
});

test('check digits exist for capital letters and digits alone, from 02 to 98', () => {
	expect(ibanCheckDigits('AT', '1904300234573201')).toBe('61');
	expect(ibanCheckDigits('LC', 'HEMM000100010012001200023015')).toBe('55');
	for (const [country, account] of [
		['at', '1'],
		['ATX', '1'],
		['AT', ''],
		['AT', 'a'],
		['AT', '1'.repeat(61)],
	] as const) {
		expect(ibanCheckDigits(country, account)).toBeNull();
	}
	const account = fc.stringMatching(/^[0-9A-Z]{11,30}$/);
	fc.assert(
		fc.property(fc.stringMatching(/^[A-Z]{2}$/), account, fc.nat({ max: 33 }), (country, text, at) => {
			const digits = ibanCheckDigits(country, text) ?? '';
			expect(Number(digits)).toBeGreaterThanOrEqual(2);
			expect(Number(digits)).toBeLessThanOrEqual(98);
			const iban = `${country}${digits}${text}`;
			expect(checkIban(iban)).toBeNull();
			expect(BigInt([...`${text}${country}${digits}`].map((sign) => Number.parseInt(sign, 36)).join('')) % 97n).toBe(
				1n,
			);
			const digit = iban[at] ?? '';
			if (/[0-9]/.test(digit)) {
				const changed = iban.slice(0, at) + String((Number(digit) + 1) % 10) + iban.slice(at + 1);
				expect(checkIban(changed)).toBe('ibanChecksum');
			}
		}),
	);
});

test('any text may be parsed; what is accepted is stored as it was checked', () => {
	fc.assert(
		fc.property(anyText, (text) => {
			const parsed = parseIban(text);
			if (parsed.ok) expect(parseIban(formatIban(parsed.value))).toEqual(parsed);
			expect(formatIban(text).replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
		}),
	);
});
