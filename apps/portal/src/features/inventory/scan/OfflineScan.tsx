import { matchRoute } from '@kontor/domain/routes';
import { EmptyState } from '@kontor/ui/EmptyState';
import { Page } from '@kontor/ui/Page';
import { type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useHost } from '../../../host/host.tsx';
import type { OfflineStore } from '../../../kit/offline/offlineStore.ts';
import { useHere } from '../../../location.ts';
import { type CountAtHand, deviceOf, readAtHand } from './log/countAtHand.ts';
import { ScanDesk } from './ScanDesk.tsx';

interface Found {
	readonly store: OfflineStore;
	readonly owner: string;
	readonly device: string;
	readonly count: CountAtHand;
}

/**
 * Goes on counting while the server cannot be reached to say who is signed in: with what lies on this device of whoever
 * used it last. `meanwhile` is shown until that is found out.
 */
export function OfflineScan({ meanwhile }: { meanwhile: ReactNode }) {
	const { openOffline } = useHost();
	const match = matchRoute(useHere().href);
	const lfdnr = match.name === 'inventoryScan' && match.query.session ? Number(match.query.session) : null;
	const [found, setFound] = useState<Found | null | undefined>(undefined);

	useEffect(() => {
		let isWanted = true;
		void lookUp(openOffline, lfdnr).then(
			(count) => isWanted && setFound(count),
			() => isWanted && setFound(null),
		);
		return () => {
			isWanted = false;
		};
	}, [openOffline, lfdnr]);

	if (found === undefined) return meanwhile;
	return (
		<Frame>
			{found === null ? (
				<Page title="Artikel Scan">
					<EmptyState>Ohne Verbindung kann nur gezählt werden, was auf diesem Gerät schon geöffnet war.</EmptyState>
				</Page>
			) : (
				<ScanDesk {...found} calls={null} />
			)}
		</Frame>
	);
}

async function lookUp(openOffline: () => Promise<OfflineStore>, lfdnr: number | null): Promise<Found | null> {
	const store = await openOffline();
	const owner = await store.lastOwner();
	const count = owner === null ? null : await readAtHand(store, owner, lfdnr);
	return owner === null || count === null ? null : { store, owner, device: await deviceOf(store, owner), count };
}

const Frame = styled.main`
	min-height: 100dvh;
	background: var(--k-color-background);
`;
