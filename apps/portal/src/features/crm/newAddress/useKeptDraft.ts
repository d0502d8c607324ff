import type { AddressDraft } from '@kontor/domain/wizard/draft';
import { emptyDraft } from '@kontor/domain/wizard/draft';
import type { FieldRight } from '@kontor/domain/wizard/fields';
import { type DraftState, readDraft } from '@kontor/domain/wizard/storedDraft';
import { useEffect, useState } from 'react';
import { type KeptEntry, useKeptEntry } from '../../../kit/draft/useKeptEntry.ts';
import { newAttempt } from '../../../kit/record/newAttempt.ts';
import { useWithheld } from '../addressForm/useWithheld.ts';
import { forgetOffered, offeredAddress, withOffered } from './offered.ts';

/** The draft to go on with, kept from now on. */
export interface KeptDraft extends Pick<KeptEntry<DraftState>, 'keep' | 'forget'> {
	/** Null while it is found out. */
	readonly state: DraftState | null;
	/** It was begun before this screen was opened. */
	readonly isRestored: boolean;
}

/** A new address in which nothing is entered. */
export function freshDraft(withheld: readonly FieldRight[]): DraftState {
	const draft: AddressDraft = { ...emptyDraft(), withheld };
	return { draft, step: 'type', suggested: {}, attempt: newAttempt(), dismissed: [], complements: null };
}

/** The new address this tab has kept for its user, or a fresh one. */
export function useKeptDraft(): KeptDraft {
	const withheld = useWithheld();
	const { restored, keep, forget } = useKeptEntry('newAddress', (stored) => readDraft(stored, withheld));
	const [fresh] = useState(() => {
		const known = offeredAddress();
		const state = freshDraft(withheld);
		return known === null ? state : { ...state, draft: withOffered(state.draft, known) };
	});
	useEffect(forgetOffered, []);
	const state = restored === undefined ? null : (restored ?? fresh);
	return { state, isRestored: state !== null && state !== fresh, keep, forget };
}
