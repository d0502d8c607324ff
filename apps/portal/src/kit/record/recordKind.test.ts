import { expect, test } from 'vitest';
import { attemptFor, readRecordDraft } from './recordKind.ts';

const values = { subject: 'Anruf' };

test('the same content is sent under the same key, other content under another one', () => {
	const first = attemptFor(undefined, values);
	expect(first.key).toMatch(/^[0-9a-f]{32}$/);
	expect(attemptFor(first, { ...values })).toEqual(first);
	expect(attemptFor(first, { subject: 'Besuch' }).key).not.toBe(first.key);
});

test('the key of a creation is still known after a reload', () => {
	const draft = { lfdnr: null, version: null, base: { subject: '' }, values, attempt: attemptFor(undefined, values) };
	const restored = readRecordDraft(JSON.parse(JSON.stringify(draft)), { subject: '' });
	expect(attemptFor(restored?.attempt, values)).toEqual(draft.attempt);
});

test.each([undefined, null, 'x', { key: 7, content: '' }, { key: 'kurz', content: '' }])(
	'a draft with %j for an attempt is one that was never sent',
	(attempt) => {
		const stored = { lfdnr: null, version: null, base: values, values, attempt };
		expect(readRecordDraft(stored, values)).toEqual({ lfdnr: null, version: null, base: values, values });
	},
);
