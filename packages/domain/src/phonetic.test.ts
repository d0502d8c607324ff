import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../testing/hostileTexts.ts';
import { cologneCode, cologneCodes } from './phonetic.ts';

test.each([
	['Wikipedia', '3412'],
	['Müller-Lüdenscheidt', '65752682'],
	['Breschnew', '17863'],
	['Meier', '67'],
	['Maier', '67'],
	['Mayr', '67'],
	['Müller', '657'],
	['Miller', '657'],
	['Schmidt', '862'],
	['Schmitt', '862'],
	['Steiner', '8267'],
	['Stainer', '8267'],
	['Krüger', '4747'],
	['Phillip', '351'],
	['Filip', '351'],
	['Gruber', '4717'],
	['Huber', '017'],
	// ß is a sound of its own (cases U10).
	['Schüßler', '8857'],
	['Schüssler', '8857'],
	['Schuler', '857'],
	// Every rule of the table once.
	['aeijouy', '0'],
	['b', '1'],
	['p', '1'],
	['ph', '3'],
	['d', '2'],
	['t', '2'],
	['dc', '8'],
	['ts', '8'],
	['tz', '8'],
	['f', '3'],
	['v', '3'],
	['w', '3'],
	['g', '4'],
	['k', '4'],
	['q', '4'],
	['x', '48'],
	['ax', '048'],
	['kx', '48'],
	['cx', '48'],
	['qx', '48'],
	['l', '5'],
	['m', '6'],
	['n', '6'],
	['r', '7'],
	['s', '8'],
	['z', '8'],
	['h', ''],
	// C at the beginning: hard before A H K L O Q R U X, else soft.
	['ca', '4'],
	['cl', '45'],
	['cr', '47'],
	['ce', '8'],
	['c', '8'],
	// C inside: soft after S and Z, hard before A H K O Q U X, else soft; L and R do not harden it there.
	['sca', '8'],
	['zca', '8'],
	['aca', '04'],
	['acl', '085'],
	['acr', '087'],
	['ace', '08'],
	['ac', '08'],
	// Doubles collapse before the zeros go (cases U11), so a vowel keeps equal consonants apart.
	['lal', '55'],
	['ll', '5'],
	['aha', '0'],
	['', ''],
	['12', ''],
	['%-_', ''],
])('%s sounds like %s', (word, code) => {
	expect(cologneCode(word)).toBe(code);
});

test('each word of a text has its own code, words without letters have none', () => {
	expect(cologneCodes(' Müller\u00a0Huber 12 - ')).toEqual(['657', '017']);
	expect(cologneCodes('Huber')).toEqual(['017']);
	expect(cologneCodes('')).toEqual([]);
});

test('only the first 64 letters of a word count', () => {
	expect(cologneCode('lm'.repeat(40))).toBe('56'.repeat(32));
});

test('a code holds digits, no zero but a leading one, no digit twice unless a vowel stood between', () => {
	fc.assert(
		fc.property(anyText, (text) => {
			expect(cologneCode(text)).toMatch(/^0?[1-8]*$/);
			expect(cologneCode(text.normalize('NFD').slice(0, 60))).toBe(
				cologneCode(text.normalize('NFD').slice(0, 60).normalize('NFC')),
			);
		}),
	);
	const consonants = fc.string({ unit: fc.constantFrom(...'bcdfgklmnpqrstvwxz') });
	fc.assert(fc.property(consonants, (word) => void expect(cologneCode(word)).not.toMatch(/(\d)\1/)));
});

test('writing a letter twice, in capitals or with ß for ss changes nothing', () => {
	const word = fc.string({ unit: fc.constantFrom(...'abcdefgiklmnoprstuvwxzäöüß'), maxLength: 15 });
	fc.assert(
		fc.property(word, (text) => {
			expect(cologneCode(text.toUpperCase())).toBe(cologneCode(text));
			expect(cologneCode(text.replaceAll('ß', 'ss'))).toBe(cologneCode(text));
			expect(cologneCode(text.replace(/[lmnr]/g, '$&$&'))).toBe(cologneCode(text));
		}),
	);
});
