import { hostileTexts } from '@kontor/german/testing/hostileTexts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyDraft } from '../../testing/anyDraft.ts';
import { emptyDraft } from './draft.ts';
import { type DraftState, readAddressDraft, readDraft } from './storedDraft.ts';

const state: DraftState = {
	draft: { ...emptyDraft(), flags: ['isPatient'] },
	step: 'patient',
	suggested: { 'contact.city': 'Graz' },
	attempt: '0b3f',
	dismissed: ['17'],
	complements: '18',
};

/** What has been through the storage. */
function stored(value: object): unknown {
	return JSON.parse(JSON.stringify(value));
}

test('what is stored is read back whole', () => {
	expect(readDraft(stored(state), [])).toEqual(state);
	fc.assert(
		fc.property(anyDraft, (draft) => {
			const written = { ...state, step: 'general' as const, draft };
			expect(readDraft(stored(written), [])).toEqual(written);
			expect(readAddressDraft(stored(draft), [])).toEqual(draft);
		}),
		{ numRuns: 40 },
	);
});

test('a draft without an attempt is none', () => {
	expect(readDraft(stored({ ...state, attempt: null }), [])).toBeNull();
});

test('fields of another kind are left empty, and a step that is not chosen becomes the first', () => {
	const read = readDraft(
		stored({
			...state,
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
		[],
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

test.each([...hostileTexts, null, 5, []])('nothing that was stored breaks the reading: %j', (value) => {
	expect(readDraft(value, [])).toBeNull();
	expect(readAddressDraft(value, [])).toEqual(emptyDraft());
});
