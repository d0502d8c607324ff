import { can } from '@kontor/domain/permissions';
import { hrefOf } from '@kontor/domain/routes';
import { formatGermanDate } from '@kontor/german/date';
import { Badge } from '@kontor/ui/Badge';
import { EmptyState } from '@kontor/ui/EmptyState';
import { LinkButton } from '@kontor/ui/Link';
import { Page } from '@kontor/ui/Page';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { Tabs } from '@kontor/ui/Tabs';
import { Suspense } from 'react';
import { type CountSession, useCountPoll, useCountSession } from '../../../data/inventory.ts';
import { lazyChunk } from '../../../host/chunks.ts';
import { useGo } from '../../../location.ts';
import { useSubject } from '../../../screen/CurrentUser.tsx';
import { Failure } from '../../../screen/Failure.tsx';
import { kindLabels, sessionStateLabels, sessionStateTones } from '../countWords.ts';
import { CountActions } from './CountActions.tsx';
import { ProgressTab } from './ProgressTab.tsx';

const ReviewTab = lazyChunk(async () => (await import('./ReviewTab.tsx')).ReviewTab);
const UnknownTab = lazyChunk(async () => (await import('./UnknownTab.tsx')).UnknownTab);

/** One count: who counts what, and for who leads it how it stands to the book. */
export function CountSessionView({ lfdnr, tab }: { lfdnr: number; tab: string }) {
	const session = useCountSession(lfdnr);
	const isRunning = session.status === 'ready' && ['counting', 'review', 'released'].includes(session.data.state);
	useCountPoll(isRunning);
	if (session.status === 'failed') {
		return (
			<Page title={`Inventur ${lfdnr}`}>
				{session.problem.status === 404 ? (
					<EmptyState action={<LinkButton href={hrefOf('inventory')}>Zu den Inventuren</LinkButton>}>
						Diese Inventur gibt es nicht.
					</EmptyState>
				) : (
					<Failure {...session} />
				)}
			</Page>
		);
	}
	if (session.status === 'loading') {
		return (
			<Page title={null}>
				<Loading label="Die Inventur wird geladen.">
					<SkeletonText lines={6} />
				</Loading>
			</Page>
		);
	}
	return <KnownSession session={session.data} tab={tab} />;
}

function KnownSession({ session, tab }: { session: CountSession; tab: string }) {
	const go = useGo();
	const mayLead = can(useSubject(), 'countLead');
	const { lfdnr, title, state, kind, keyDate, isBlind, warehouse, unknownCodes } = session;
	const tabs = [
		{ key: 'progress', label: 'Fortschritt', content: <ProgressTab session={session} /> },
		...(mayLead
			? [
					{
						key: 'review',
						label: 'Prüfung',
						content: (
							<Suspense fallback={null}>
								<ReviewTab session={session} />
							</Suspense>
						),
					},
					{
						key: 'unknown',
						label: unknownCodes === 0 ? 'Unbekannte Codes' : `Unbekannte Codes (${unknownCodes})`,
						content: (
							<Suspense fallback={null}>
								<UnknownTab lfdnr={lfdnr} />
							</Suspense>
						),
					},
				]
			: []),
	];
	return (
		<Page
			title={title}
			subtitle={[
				`Nummer ${lfdnr}`,
				warehouse.bezeichnung,
				keyDate === null ? kindLabels[kind] : `Stichtag ${formatGermanDate(keyDate)}`,
				isBlind ? 'blind' : 'offen gezählt',
			].join(' · ')}
			badges={<Badge tone={sessionStateTones[state]}>{sessionStateLabels[state]}</Badge>}
			actions={<CountActions session={session} />}
		>
			<Tabs
				label="Teile der Inventur"
				tabs={tabs}
				selectedKey={tabs.some(({ key }) => key === tab) ? tab : 'progress'}
				onSelect={(key) =>
					go(hrefOf('inventory', {}, { session: String(lfdnr), ...(key === 'progress' ? {} : { tab: key }) }), {
						replace: true,
					})
				}
			/>
		</Page>
	);
}
