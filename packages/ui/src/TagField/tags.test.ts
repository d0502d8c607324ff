import { expect, test } from 'vitest';
import { addTags, splitTags } from './tags.ts';

test.each([
	['Dauerkunde', ['Dauerkunde']],
	['a;b, c\td\r\ne', ['a', 'b', 'c', 'd', 'e']],
	['  zwei  Wörter  ', ['zwei Wörter']],
	['\u00a0;;,\n', []],
	['', []],
])('%j holds the tags %j', (text, tags) => {
	expect(splitTags(text)).toEqual(tags);
});

test('new tags come last, in their order', () => {
	expect(addTags(['a'], ['c', 'b'])).toEqual({ tags: ['a', 'c', 'b'], added: ['c', 'b'], known: null });
});

test('a tag is there once, whatever its case and however its umlauts were composed', () => {
	expect(addTags(['Größe'], ['GRÖSSE', 'gro\u0308ße'])).toEqual({
		tags: ['Größe', 'GRÖSSE'],
		added: ['GRÖSSE'],
		known: 'Größe',
	});
	expect(addTags([], ['x', 'X'])).toEqual({ tags: ['x'], added: ['x'], known: 'x' });
});
