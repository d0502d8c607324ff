import { Page } from '@kontor/ui/Page';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { useState } from 'react';
import { useWithheld } from '../addressForm/useWithheld.ts';
import { freshDraft, type KeptDraft, useDraftKeeper, useKeptDraft } from './useKeptDraft.ts';
import { Wizard } from './Wizard.tsx';

/** The way to a new address, going on where its user left off. */
export function NewAddressScreen() {
	const kept = useKeptDraft();
	const { erase } = useDraftKeeper();
	const withheld = useWithheld();
	const [begunAnew, setBegunAnew] = useState<KeptDraft | null>(null);
	const current = begunAnew ?? kept;

	function discard(): void {
		erase();
		setBegunAnew({ state: freshDraft(withheld), isRestored: false });
	}

	if (current === null) {
		return (
			<Page title="Neue Adresse">
				<Loading>
					<SkeletonText lines={6} />
				</Loading>
			</Page>
		);
	}
	return (
		<Wizard key={current.state.attempt} initial={current.state} isRestored={current.isRestored} onDiscard={discard} />
	);
}
