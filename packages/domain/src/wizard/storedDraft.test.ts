import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyDraft } from '../../testing/anyDraft.ts';
import { hostileTexts } from '../../testing/hostileTexts.ts';
import { emptyDraft } from './draft.ts';
import { type DraftState, readDraft, writeDraft } from './storedDraft.ts';

const now = Date.parse('2026-11-28T09:24:00Z');
const reader = { userId: '1', now, withheld: [] };
const state: DraftState = {
	draft: { ...emptyDraft(), flags: ['isPatient'] },
	step: 'patient',
	suggested: { 'contact.city': 'Graz' },
	attempt: '0b3f',
	dismissed: ['17'],
	complements: '18',
};

function stored(changes: object): string {
	return JSON.stringify({ ...JSON.parse(writeDraft(state, '1', now)), ...changes });
}

test('what is written is read back whole', () => {
	expect(readDraft(writeDraft(state, '1', now), reader)).toEqual(state);
	fc.assert(
		fc.property(anyDraft, (draft) => {
			const written = { ...state, step: 'general' as const, draft };
			expect(readDraft(writeDraft(written, '1', now), reader)).toEqual(written);
		}),
		{ numRuns: 40 },
	);
});

test('a draft of another user, of another version, too old or without an attempt is none', () => {
	expect(readDraft(writeDraft(state, '1', now), { ...reader, userId: '2' })).toBeNull();
	expect(readDraft(stored({ version: 0 }), reader)).toBeNull();
	expect(readDraft(writeDraft(state, '1', now), { ...reader, now: now + 12 * 3_600_000 })).not.toBeNull();
	expect(readDraft(writeDraft(state, '1', now), { ...reader, now: now + 12 * 3_600_000 + 1 })).toBeNull();
	expect(readDraft(stored({ at: 'now' }), reader)).toBeNull();
	expect(readDraft(stored({ attempt: null }), reader)).toBeNull();
});

test('fields of another kind are left empty, and a step that is not chosen becomes the first', () => {
	const read = readDraft(
		stored({
			step: 'company',
			draft: {
				kind: 'organisation',
				flags: ['isPatient', 'isSupplier', 7],
				contact: { city: 5, tel: '01', residence: { key: 1 } },
				patient: { diabetes: 'yes', svnr: { svnr: '1237' } },
				insurer: { vpNumbers: [{ code: 1 }] },
				insurerControl: { claimPeriods: [1] },
				nonsense: {},
			},
			suggested: { 'contact.city': 'Graz', 'contact.zip': 5, nonsense: 'x' },
			dismissed: 'x',
			complements: 18,
		}),
		reader,
	);
	const empty = emptyDraft();
	expect(read).toEqual({
		attempt: state.attempt,
		step: 'type',
		suggested: { 'contact.city': 'Graz' },
		dismissed: [],
		complements: null,
		draft: { ...empty, kind: 'organisation', flags: ['isSupplier'], contact: { ...empty.contact, tel: '01' } },
	});
});

test.each(hostileTexts)('no text breaks the reading: %j', (text) => {
	expect(readDraft(text, reader)).toBeNull();
});
