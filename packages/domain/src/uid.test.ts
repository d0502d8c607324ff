import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../testing/hostileTexts.ts';
import { checkUid, uidCheckDigit } from './uid.ts';

test.each(['ATU13585627', 'ATU12345675', 'ATU00000024', 'atu 1358 5627', '\u00a0ATU\u202f13585627 '])(
	'%j is valid',
	(text) => {
		expect(checkUid(text)).toBeNull();
	},
);

test.each([
	['ATU13585626', 'uidCheckDigit'],
	['', 'uidFormat'],
	['ATU1358562', 'uidFormat'],
	['ATU135856277', 'uidFormat'],
	['U13585627', 'uidFormat'],
	['DE136695976', 'uidFormat'],
	['ATU1358562X', 'uidFormat'],
	['ATU-13585627', 'uidFormat'],
	['XATU13585627', 'uidFormat'],
	[`ATU13585627${' '.repeat(64)}`, 'uidFormat'],
])('%j breaks %s', (text, problem) => {
	expect(checkUid(text)).toBe(problem);
});

test('seven digits have one check digit, anything else none', () => {
	expect(uidCheckDigit('1358562')).toBe('7');
	for (const text of ['', '135856', '13585621', '135856x']) expect(uidCheckDigit(text)).toBeNull();
});

test('one wrong digit never goes unnoticed, and any text may be checked', () => {
	fc.assert(
		fc.property(
			fc.stringMatching(/^[0-9]{7}$/),
			fc.nat({ max: 6 }),
			fc.integer({ min: 1, max: 9 }),
			(digits, at, by) => {
				const changed = digits.slice(0, at) + String((Number(digits[at]) + by) % 10) + digits.slice(at + 1);
				expect(checkUid(`ATU${digits}${uidCheckDigit(digits)}`)).toBeNull();
				expect(checkUid(`ATU${changed}${uidCheckDigit(digits)}`)).toBe('uidCheckDigit');
			},
		),
	);
	fc.assert(
		fc.property(anyText, (text) => void expect([null, 'uidFormat', 'uidCheckDigit']).toContain(checkUid(text))),
	);
});
