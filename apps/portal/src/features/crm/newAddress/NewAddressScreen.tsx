import type { DraftState } from '@kontor/domain/wizard/storedDraft';
import { Page } from '@kontor/ui/Page';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { useState } from 'react';
import { useWithheld } from '../addressForm/useWithheld.ts';
import { freshDraft, useKeptDraft } from './useKeptDraft.ts';
import { Wizard } from './Wizard.tsx';

/** The way to a new address, going on where its user left off. */
export function NewAddressScreen() {
	const kept = useKeptDraft();
	const withheld = useWithheld();
	const [begunAnew, setBegunAnew] = useState<DraftState | null>(null);
	const state = begunAnew ?? kept.state;

	function discard(): void {
		kept.forget();
		setBegunAnew(freshDraft(withheld));
	}

	if (state === null) {
		return (
			<Page title="Neue Adresse">
				<Loading>
					<SkeletonText lines={6} />
				</Loading>
			</Page>
		);
	}
	return (
		<Wizard
			key={state.attempt}
			initial={state}
			isRestored={begunAnew === null && kept.isRestored}
			onKeep={kept.keep}
			onDiscard={discard}
		/>
	);
}
