import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findText } from './findText.ts';

const shown = (texts: readonly string[], wanted: string) =>
	findText(texts, wanted).map(({ from, to }) => [from.text, from.offset, to.text, to.offset]);

test.each([
	['in one text', ['Rechnung'], 'chn', [[0, 2, 0, 5]]],
	['large and small letters alike', ['MÜSSIG'], 'müss', [[0, 0, 0, 4]]],
	['over several texts and blanks', ['Roll', 'stuhl  leicht', ' SB'], 'stuhl leichtSB', [[1, 0, 2, 3]]],
	[
		'each time, without lying on each other',
		['aaaa'],
		'aa',
		[
			[0, 0, 0, 2],
			[0, 2, 0, 4],
		],
	],
	['nothing for blanks', ['a b'], '  ', []],
	['nothing where it is not', ['abc'], 'd', []],
])('finds %s', (_, texts, wanted, expected) => {
	expect(shown(texts, wanted)).toEqual(expected);
});

test('a part of the texts is found, however they are divided', () => {
	const word = fc.string({ unit: fc.constantFrom(...'abäöß€ '), minLength: 1, maxLength: 12 });
	fc.assert(
		fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), fc.nat(), fc.nat(), (texts, start, length) => {
			const all = texts.join('').replace(/\s/g, '');
			if (all === '') return;
			const from = start % all.length;
			const wanted = all.slice(from, from + 1 + (length % 5));
			expect(findText(texts, wanted).length).toBeGreaterThan(0);
		}),
	);
});
