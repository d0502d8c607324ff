import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyDraft, withValue } from './draft.ts';
import { filledIn, mayFill, type Suggested } from './suggestions.ts';

test('a suggestion fills what is empty and follows what it suggested before', () => {
	const first = filledIn(emptyDraft(), {}, { 'contact.city': 'Graz' });
	expect(first.draft.contact.city).toBe('Graz');
	const second = filledIn(first.draft, first.suggested, { 'contact.city': 'Wien' });
	expect(second.draft.contact.city).toBe('Wien');
	expect(filledIn(second.draft, second.suggested, { 'contact.city': '' }).draft.contact.city).toBe('');
});

test('a suggestion never overwrites what was typed', () => {
	fc.assert(
		fc.property(fc.string(), fc.string(), fc.string(), (typed, before, proposal) => {
			fc.pre(typed.trim() !== '' && typed !== before);
			const suggested: Suggested = { 'contact.city': before };
			const draft = withValue(emptyDraft(), 'contact.city', typed);
			expect(mayFill(draft, suggested, 'contact.city')).toBe(false);
			expect(filledIn(draft, suggested, { 'contact.city': proposal })).toEqual({ draft, suggested });
		}),
	);
});
