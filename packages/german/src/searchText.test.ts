import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../testing/hostileTexts.ts';
import { MAX_SEARCH_TEXT, searchTextOf } from './searchText.ts';

test.each([
	['müller', 'müller'],
	['müller\0', 'müller '],
	['a\tb\nc', 'a b c'],
	[' Huber ', ' Huber '],
	['x'.repeat(300), 'x'.repeat(MAX_SEARCH_TEXT)],
	[`${'x'.repeat(199)}😀`, 'x'.repeat(199)],
	['a\ud800b', 'a\ufffdb'],
])('%j is searched for as %j', (text, searched) => {
	expect(searchTextOf(text)).toBe(searched);
});

test('whatever is typed or pasted becomes a text that a server takes', () => {
	fc.assert(
		fc.property(anyText, fc.integer({ min: 1, max: 300 }), (text, maxLength) => {
			const searched = searchTextOf(text, maxLength);
			expect(searched.length).toBeLessThanOrEqual(maxLength);
			expect(searched).not.toMatch(/\p{Cc}/u);
			expect(searched.isWellFormed()).toBe(true);
			expect(searchTextOf(searched, maxLength)).toBe(searched);
		}),
	);
});
