import type { AddressDraft } from '@kontor/domain/wizard/draft';
import { emptyDraft } from '@kontor/domain/wizard/draft';
import type { FieldRight } from '@kontor/domain/wizard/fields';
import { type DraftState, readDraft, writeDraft } from '@kontor/domain/wizard/storedDraft';
import { useEffect, useState } from 'react';
import { useClock } from '../../../host/clock.tsx';
import { useHost } from '../../../host/host.tsx';
import { useCurrentUser } from '../../../screen/CurrentUser.tsx';
import { useWithheld } from '../addressForm/useWithheld.ts';

/** The draft to go on with. */
export interface KeptDraft {
	readonly state: DraftState;
	/** It was begun before this screen was opened. */
	readonly isRestored: boolean;
}

/** Keeps the draft from now on, and forgets it once it is not needed any more. */
export interface DraftKeeper {
	readonly keep: (state: DraftState) => void;
	readonly erase: () => void;
}

/** A new address in which nothing is entered. */
export function freshDraft(withheld: readonly FieldRight[]): DraftState {
	const draft: AddressDraft = { ...emptyDraft(), withheld };
	return { draft, step: 'type', suggested: {}, attempt: newAttempt(), dismissed: [], complements: null };
}

/** Names an attempt to create an address; random, and also on a page that is not served securely. */
export function newAttempt(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The draft this tab has kept for its user, or a fresh one; null while that is found out. */
export function useKeptDraft(): KeptDraft | null {
	const { drafts } = useHost();
	const clock = useClock();
	const { userId } = useCurrentUser().user;
	const withheld = useWithheld();
	const [kept, setKept] = useState<KeptDraft | null>(null);

	useEffect(() => {
		let isWanted = true;
		void drafts.read().then((text) => {
			if (!isWanted) return;
			const known = text === null ? null : readDraft(text, { userId: String(userId), now: clock(), withheld });
			// Of another user, too old or broken: nobody will read it again.
			if (text !== null && known === null) drafts.erase();
			setKept({ state: known ?? freshDraft(withheld), isRestored: known !== null });
		});
		return () => {
			isWanted = false;
		};
	}, [drafts, clock, userId, withheld]);

	return kept;
}

/** Writes the draft of the signed-in user. */
export function useDraftKeeper(): DraftKeeper {
	const { drafts } = useHost();
	const clock = useClock();
	const { userId } = useCurrentUser().user;
	return {
		keep: (state) => void drafts.write(writeDraft(state, String(userId), clock())),
		erase: () => drafts.erase(),
	};
}
