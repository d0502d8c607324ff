import { describe, expect, test } from 'vitest';
import { mentionAt, mentionParts, storedMentions, typedMentions } from './mentions.ts';

const people = [
	{ userId: 7, name: 'anna' },
	{ userId: 8, name: 'anna-maria' },
	{ userId: 9, name: 'j.öller' },
];

describe('J06: who is chosen from the list is stored as a number, everything else stays text', () => {
	test.each([
		['@j.öller.', '@[9].'],
		['Bitte @anna-maria, und @anna!', 'Bitte @[8], und @[7]!'],
		['(@anna)', '(@[7])'],
		['office@example.at', 'office@example.at'],
		['frag.@anna', 'frag.@anna'],
		['@annabell @anna.huber @anna@x.at @anna_1', '@annabell @anna.huber @anna@x.at @anna_1'],
		['@anna.', '@[7].'],
		['@anna- ja', '@[7]- ja'],
		['@bernd ist nicht gewählt', '@bernd ist nicht gewählt'],
		['getippt: @[7]', 'getippt: @ [7]'],
		['@[x] bleibt', '@[x] bleibt'],
		['', ''],
	])('%j is stored as %j', (typed, stored) => {
		expect(storedMentions(typed, people)).toBe(stored);
	});

	test('whoever was renamed is shown by the name of today, whoever is gone stays what is stored', () => {
		const today = [{ userId: 7, name: 'anna.neu' }];
		expect(typedMentions('Hallo @[7], @[99]!', today)).toBe('Hallo @anna.neu, @[99]!');
		expect(mentionParts('@[7]', today)).toEqual([{ kind: 'mention', userId: 7, name: 'anna.neu' }]);
	});

	test('a text that is read into a field and stored again is the same', () => {
		const stored = 'An @[8]: @[7] und @[9]. Danke';
		expect(storedMentions(typedMentions(stored, people), people)).toBe(stored);
		expect(mentionParts('', people)).toEqual([]);
	});
});

describe('what is being typed at the caret', () => {
	test.each([
		['Hallo @an', 9, { from: 6, query: 'an' }],
		['@', 1, { from: 0, query: '' }],
		['@j.ö', 4, { from: 0, query: 'j.ö' }],
		['Hallo @an da', 12, null],
		['office@ex', 9, null],
		['nichts', 6, null],
	])('%j at %i: %j', (text, caret, found) => {
		expect(mentionAt(text, caret)).toEqual(found);
	});
});
