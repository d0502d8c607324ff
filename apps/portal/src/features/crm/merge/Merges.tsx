import { can } from '@kontor/domain/permissions';
import { addressLabel } from '@kontor/domain/privacy';
import { formatGermanDate } from '@kontor/german/date';
import { Banner } from '@kontor/ui/Banner';
import { useToast } from '@kontor/ui/Toast';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useMerges, useMergeWrites } from '../../../data/addressMerge.ts';
import { useSubject } from '../../../screen/CurrentUser.tsx';
import { usePrivacy } from '../../../screen/privacy/privacy.tsx';

/** Which addresses have gone up in this one, each to be taken out again for 30 days; nothing where there are none. */
export function Merges({ lfdnr }: { lfdnr: number }) {
	const merges = useMerges(lfdnr, can(useSubject(), 'merge'));
	const writes = useMergeWrites();
	const toasts = useToast();
	const { isDiscreet } = usePrivacy();
	const [undone, setUndone] = useState<number | null>(null);
	if (merges.status !== 'ready' || merges.data.length === 0) return null;

	async function undo(merge: number): Promise<void> {
		setUndone(merge);
		try {
			await writes.undo(lfdnr, merge);
			toasts.show({ tone: 'success', text: 'Die Adressen sind wieder getrennt.' });
		} catch {
			toasts.show({ tone: 'error', text: 'Die Adressen wurden nicht getrennt.' });
		}
		setUndone(null);
	}

	return (
		<List>
			{merges.data.map(({ lfdnr: merge, other, merged, author }) => (
				<Banner
					key={merge}
					tone="info"
					action={{ label: 'Wieder trennen', isPending: undone === merge, onAction: () => void undo(merge) }}
				>
					{addressLabel(other.name, other.lfdnr, isDiscreet)} (Nr. {other.lfdnr}) ist seit{' '}
					{formatGermanDate(merged.slice(0, 10))} Teil dieser Adresse, zusammengeführt von {author}.
				</Banner>
			))}
		</List>
	);
}

const List = styled.div`
	display: grid;
	gap: var(--k-space-2);
	max-width: 76rem;
	margin-bottom: var(--k-space-4);
`;
