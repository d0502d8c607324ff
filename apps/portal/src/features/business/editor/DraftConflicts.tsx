import { Banner } from '@kontor/ui/Banner';
import { ConflictChoices } from '../../../kit/record/ConflictChoices.tsx';
import type { DraftState } from './useDraft.ts';

/** Conflicts with a version somebody else has stored: nothing is lost, and of two values for one field one is chosen. */
export function DraftConflicts({ state: { conflicts, choose } }: { state: DraftState }) {
	if (conflicts.length === 0) {
		return (
			<Banner tone="warning">
				Jemand anderer hat diesen Entwurf inzwischen gespeichert; beide Änderungen stehen jetzt hier. Bitte prüfen und
				speichern Sie.
			</Banner>
		);
	}
	return (
		<>
			<Banner tone="warning">
				Jemand anderer hat diesen Entwurf inzwischen gespeichert. Bitte wählen Sie, was gelten soll.
			</Banner>
			<ConflictChoices conflicts={conflicts} onChoose={choose} />
		</>
	);
}
