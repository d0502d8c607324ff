import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../testing/hostileTexts.ts';
import { compareGerman, type SortOptions } from './sort.ts';

const sorted = (texts: readonly (string | null | undefined)[], options?: SortOptions) =>
	texts.toSorted((a, b) => compareGerman(a, b, options));

test('names sort as in a dictionary: ä like a, ß like ss, capitals beside small letters', () => {
	expect(sorted(['Zeller', 'Öller', 'Ofner', 'ärger', 'Arm'])).toEqual(['ärger', 'Arm', 'Ofner', 'Öller', 'Zeller']);
	expect(sorted(['Straße', 'Öl', 'Strasse', 'Ofen', 'Müller', 'Äpfel', 'Muller', 'Apfel', 'ähnlich'])).toEqual([
		'ähnlich',
		'Apfel',
		'Äpfel',
		'Muller',
		'Müller',
		'Ofen',
		'Öl',
		'Strasse',
		'Straße',
	]);
});

test('digits count as numbers only where asked', () => {
	const articles = ['Artikel 10', 'Artikel 9', 'Artikel 2'];
	expect(sorted(articles, { numeric: true })).toEqual(['Artikel 2', 'Artikel 9', 'Artikel 10']);
	expect(sorted(articles)).toEqual(['Artikel 10', 'Artikel 2', 'Artikel 9']);
});

test('empty, blank and missing texts come last in both directions', () => {
	expect(sorted(['', 'B', null, 'A', '  ', undefined])).toEqual(['A', 'B', '', null, '  ', undefined]);
	expect(sorted(['', 'B', null, 'A'], { descending: true })).toEqual(['B', 'A', '', null]);
});

test('the order is one: antisymmetric, transitive, the same backwards', () => {
	fc.assert(
		fc.property(anyText, anyText, anyText, fc.boolean(), (a, b, c, numeric) => {
			expect(Math.sign(compareGerman(a, b, { numeric }))).toBe(0 - Math.sign(compareGerman(b, a, { numeric })));
			const [first = '', , last = ''] = sorted([a, b, c], { numeric }).map((text) => text ?? '');
			expect(compareGerman(first, last, { numeric })).toBeLessThanOrEqual(0);
		}),
	);
});
