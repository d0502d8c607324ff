import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../testing/hostileTexts.ts';
import { isOddPostcode, isWholePostcode, readPostcode } from './postcode.ts';

test.each([
	['A-8010', '8010', 'AT'],
	['\u202aA-80\u200b10\u202c', '8010', 'AT'],
	['a - 8010', '8010', 'AT'],
	['A 8010', '8010', 'AT'],
	['A8010', '8010', 'AT'],
	['AT-8010', '8010', 'AT'],
	['A–8010', '8010', 'AT'],
	['D-10115', '10115', 'DE'],
	['DE10115', '10115', 'DE'],
	['CH-8001', '8001', 'CH'],
	['FL-9490', '9490', 'LI'],
	['I-39100', '39100', 'IT'],
	['SLO-1000', '1000', 'SI'],
	['CZ-110 00', '110 00', 'CZ'],
	['NL-1011 AB', '1011 AB', 'NL'],
	// Its beginning, as it is typed into a filter.
	['A-80', '80', 'AT'],
	['D-1', '1', 'DE'],
])('the sign before a postcode is its country: %s', (text, postcode, country) => {
	expect(readPostcode(text)).toEqual({ postcode, country });
});

test.each(['8010', '10115', 'E1 6AN', 'SW1A 1AA', 'K1A 0B1', 'C1425', 'A80', 'D-', 'XY-8010', 'RE-2026', '110 00', ''])(
	'what is no sign stays: %s',
	(text) => {
		expect(readPostcode(text)).toEqual({ postcode: text, country: null });
	},
);

test('a letter right before the digits is part of the postcode of another country', () => {
	expect(readPostcode('A4400', 'AR')).toEqual({ postcode: 'A4400', country: null });
	expect(readPostcode('A4400', 'AT')).toEqual({ postcode: '4400', country: 'AT' });
	expect(readPostcode('D-10115', 'AT')).toEqual({ postcode: '10115', country: 'DE' });
});

test('any text is read, and a read postcode is read as itself', () => {
	fc.assert(
		fc.property(anyText, (text) => {
			const { postcode } = readPostcode(text);
			expect(readPostcode(postcode).postcode).toBe(postcode);
		}),
	);
});

test.each([
	['801', 'AT', false],
	['8010', 'AT', true],
	['A-8010', 'AT', true],
	['A-80', 'AT', false],
	['80100', 'AT', false],
	['1011', 'DE', false],
	['10115', 'DE', true],
	['110 00', 'CZ', true],
	['abcd', 'AT', false],
	['SW1', 'GB', false],
	['SW1A', 'GB', true],
])('%j in %s is typed in full: %s', (text, country, isWhole) => {
	expect(isWholePostcode(text, country)).toBe(isWhole);
});

test.each([
	['8010', 'AT', false],
	['99', 'AT', true],
	['abc', 'AT', true],
	['0810', 'AT', true],
	['', 'AT', false],
	['1011', 'DE', true],
	['01067', 'DE', false],
	['1', 'CH', true],
	['anything', 'GB', false],
])('%j in %s is odd: %s', (text, country, isOdd) => {
	expect(isOddPostcode(text, country)).toBe(isOdd);
});
