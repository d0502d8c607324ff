import { asProblem } from '@kontor/api-client/problem';
import { hrefOf, type RouteMatch } from '@kontor/domain/routes';
import { Badge } from '@kontor/ui/Badge';
import { EmptyState } from '@kontor/ui/EmptyState';
import { Link, LinkButton } from '@kontor/ui/Link';
import { Page } from '@kontor/ui/Page';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useCountCalls, useOpenCounts } from '../../../data/inventory.ts';
import { useHost } from '../../../host/host.tsx';
import type { OfflineStore } from '../../../kit/offline/offlineStore.ts';
import { useCurrentUser } from '../../../screen/CurrentUser.tsx';
import { Failure } from '../../../screen/Failure.tsx';
import { useOwnScanner } from '../../../screen/scanning/ownScanner.ts';
import { sessionStateLabels, sessionStateTones } from '../countWords.ts';
import { type CountAtHand, deviceOf, keepAtHand, readAtHand } from './log/countAtHand.ts';
import { ScanDesk } from './ScanDesk.tsx';

/** Counts along: which count says the query `session`. */
export function ScanScreen({ match }: { match: RouteMatch<'inventoryScan'> }) {
	const { keepScanPage } = useHost();
	useEffect(() => keepScanPage(), [keepScanPage]);
	const lfdnr = Number(match.query.session ?? '0');
	return Number.isInteger(lfdnr) && lfdnr > 0 ? <Counting key={lfdnr} lfdnr={lfdnr} /> : <Choice />;
}

interface Ready {
	readonly store: OfflineStore;
	readonly device: string;
	readonly count: CountAtHand;
}

function Counting({ lfdnr }: { lfdnr: number }) {
	useOwnScanner();
	const { openOffline } = useHost();
	const { user } = useCurrentUser();
	const owner = String(user.userId);
	const calls = useCountCalls();
	const [ready, setReady] = useState<Ready | null>(null);
	const [problem, setProblem] = useState<ReturnType<typeof asProblem> | null>(null);
	const [attempt, setAttempt] = useState(0);

	/** Shows the data kept on this device at once, then the server's answer if it comes. */
	const begin = useEffectEvent(async (isWanted: () => boolean) => {
		const store = await openOffline();
		const device = await deviceOf(store, owner);
		const kept = await readAtHand(store, owner, lfdnr);
		if (kept !== null && isWanted()) setReady({ store, device, count: kept });
		try {
			const session = await calls.join(lfdnr);
			const count: CountAtHand = { session, ...(await calls.articles(lfdnr)) };
			await keepAtHand(store, owner, count);
			if (isWanted()) setReady({ store, device, count });
		} catch (error) {
			if (kept === null && isWanted()) setProblem(asProblem(error));
		}
	});

	useEffect(() => {
		let isWanted = true;
		void begin(() => isWanted);
		return () => {
			isWanted = false;
		};
	}, [attempt]);

	if (ready !== null) {
		return <ScanDesk {...ready} owner={owner} calls={calls} onRefresh={() => setAttempt((count) => count + 1)} />;
	}
	return (
		<Page title="Artikel Scan">
			{problem === null ? (
				<Loading label="Die Zählung wird geladen.">
					<SkeletonText lines={6} />
				</Loading>
			) : problem.status === 404 || problem.status === 409 ? (
				<EmptyState action={<LinkButton href={hrefOf('inventoryScan')}>Andere Zählung wählen</LinkButton>}>
					{problem.status === 404 ? 'Diese Zählung gibt es nicht.' : 'Diese Zählung ist abgeschlossen.'}
				</EmptyState>
			) : (
				<Failure
					problem={problem}
					isRetrying={false}
					retry={() => {
						setProblem(null);
						setAttempt((count) => count + 1);
					}}
				/>
			)}
		</Page>
	);
}

function Choice() {
	const counts = useOpenCounts();
	return (
		<Page title="Artikel Scan" subtitle="Welche Inventur zählen Sie?">
			{counts.status === 'loading' && (
				<Loading label="Die Inventuren werden geladen.">
					<SkeletonText lines={4} />
				</Loading>
			)}
			{counts.status === 'failed' && <Failure {...counts} />}
			{counts.status === 'ready' && counts.data.rows.length === 0 && (
				<EmptyState action={<LinkButton href={hrefOf('inventory')}>Zu den Inventuren</LinkButton>}>
					Zurzeit läuft keine Inventur.
				</EmptyState>
			)}
			{counts.status === 'ready' && counts.data.rows.length > 0 && (
				<Counts>
					{counts.data.rows.map(({ lfdnr, title, state, warehouse, counted, articles }) => (
						<li key={lfdnr}>
							<Link href={hrefOf('inventoryScan', {}, { session: String(lfdnr) })}>{title}</Link>
							<span>
								{warehouse.bezeichnung}, {counted} von {articles} gezählt
							</span>
							<Badge tone={sessionStateTones[state]}>{sessionStateLabels[state]}</Badge>
						</li>
					))}
				</Counts>
			)}
		</Page>
	);
}

const Counts = styled.ul`
	display: grid;
	gap: var(--k-space-2);
	margin: 0;
	padding: 0;
	list-style: none;

	li {
		display: grid;
		justify-items: start;
		gap: var(--k-space-1);
		padding: var(--k-space-3) var(--k-space-4);
		border: var(--k-border-width) solid var(--k-raised-border);
		border-radius: var(--k-radius-large);
		background: var(--k-color-surface);
	}
`;
