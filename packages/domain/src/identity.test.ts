import fc from 'fast-check';
import { expect, test } from 'vitest';
import { identityOf } from './identity.ts';

test.each([
	['admin', 'admin'],
	['ADMIN', 'admin'],
	['adm\u0130n', 'admin'],
	['ad\u200bmin', 'admin'],
	['ａｄｍｉｎ', 'admin'],
	[' Huber ', 'huber'],
	['MÜLLER', 'müller'],
	['mu\u0308ller', 'müller'],
	['', ''],
])('%j is the user %j', (typed, identity) => {
	expect(identityOf(typed)).toBe(identity);
});

test('capitals, composing and marks nobody sees make no other user of a name', () => {
	const name = fc.stringMatching(/^[a-zäöüß0-9._-]{1,20}$/);
	fc.assert(
		fc.property(name, (text) => {
			expect(identityOf(text.normalize('NFD'))).toBe(text);
			expect(identityOf([...text].join('\u200b'))).toBe(text);
			if (!text.includes('ß')) expect(identityOf(text.toUpperCase())).toBe(text);
		}),
	);
});
