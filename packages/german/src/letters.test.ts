import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../testing/hostileTexts.ts';
import { plainLetters } from './letters.ts';

test.each([
	['Müller', 'muller'],
	['MÜLLER', 'muller'],
	['Mu\u0308ller', 'muller'],
	['Weiß', 'weiss'],
	['WEIẞ', 'weiss'],
	['Æsop Œuvre Ǽ Ǿ', 'aesop oeuvre ae o'],
	['Žižka Dvořák Łódź', 'zizka dvorak lodz'],
	['Ångström Sørensen Đorđević', 'angstrom sorensen dordevic'],
	['Þór Guðni', 'thor gudni'],
	['İnönü Işık', 'inonu isik'],
	['Țepeș Việt', 'tepes viet'],
	['ΟΔΟΣ οδος', 'οδοσ οδοσ'],
	['Straße 5/2, "x" 100%', 'strasse 5/2, "x" 100%'],
])('%s in plain letters is %s', (text, plain) => {
	expect(plainLetters(text)).toBe(plain);
});

test('composed and decomposed spellings give the same, letter case never matters, plain stays plain', () => {
	fc.assert(
		fc.property(anyText, (text) => {
			const plain = plainLetters(text);
			// Marks of other scripts stay in the order they were typed in, which is no difference to Unicode.
			expect(plainLetters(text.normalize('NFD')).normalize()).toBe(plain.normalize());
			expect(plainLetters(plain)).toBe(plain);
		}),
	);
	const german = fc.string({ unit: fc.constantFrom(...'aäbcoöuüßséxyzAÄOÖUÜ -.5') });
	fc.assert(fc.property(german, (text) => void expect(plainLetters(text.toUpperCase())).toBe(plainLetters(text))));
});
