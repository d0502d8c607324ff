import { can } from '@kontor/domain/permissions';
import { hrefOf, type RouteMatch } from '@kontor/domain/routes';
import { formatGermanDate } from '@kontor/german/date';
import { formatGermanDateTime } from '@kontor/german/dateTime';
import { EmptyState } from '@kontor/ui/EmptyState';
import { Link, LinkButton } from '@kontor/ui/Link';
import { Page } from '@kontor/ui/Page';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { Tabs } from '@kontor/ui/Tabs';
import { below } from '@kontor/ui/theme';
import { type ReactNode, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { useNoteOpened } from '../../../data/dashboard.ts';
import { type DocumentDetail, useDocument } from '../../../data/documents.ts';
import { lazyChunk } from '../../../host/chunks.ts';
import { trailTo } from '../../../kit/list/resultTrail.ts';
import { useGo } from '../../../location.ts';
import { useSubject } from '../../../screen/CurrentUser.tsx';
import { Failure } from '../../../screen/Failure.tsx';
import { OpenRecord } from '../../../screen/privacy/privacy.tsx';
import { useDocumentName } from '../../../screen/RouteExtrasProvider.tsx';
import { DocumentBadge } from '../DocumentBadge.tsx';
import type { DocumentListFilter } from '../list/documentFilter.ts';
import { DocumentWalk } from '../walk/lazyDocumentWalk.ts';
import { DocumentActions } from './DocumentActions.tsx';
import { DocumentHistory } from './DocumentHistory.tsx';
import { DocumentOverview } from './DocumentOverview.tsx';

const DocumentChain = lazyChunk(async () => (await import('./DocumentChain.tsx')).DocumentChain);
const DocumentTasks = lazyChunk(async () => (await import('./DocumentTasks.tsx')).DocumentTasks);
const InteractionList = lazyChunk(
	async () => (await import('../../../records/interactions/InteractionList.tsx')).InteractionList,
);
const RecordFiles = lazyChunk(async () => (await import('../../../records/files/RecordFiles.tsx')).RecordFiles);
const DocumentPaper = lazyChunk(async () => (await import('../paper/DocumentPaper.tsx')).DocumentPaper);
const DocumentPositions = lazyChunk(async () => (await import('./DocumentPositions.tsx')).DocumentPositions);

/** A document within its address: positions, chain, interactions, tasks, history; the query `tab` selects one. */
export function DocumentScreen({ match }: { match: RouteMatch<'crmAddressDocumentDetailed'> }) {
	const { lfdnr, wf_cid } = match.params;
	if (lfdnr === 0 || !/^[1-9][0-9]{0,8}$/.test(wf_cid)) return <NoSuchDocument />;
	return (
		<OpenRecord>
			<KnownDocument key={wf_cid} lfdnr={lfdnr} wfCid={Number(wf_cid)} tab={match.query.tab ?? 'positions'} />
		</OpenRecord>
	);
}

function KnownDocument({ lfdnr, wfCid, tab }: { lfdnr: number; wfCid: number; tab: string }) {
	const document = useDocument(wfCid);
	const [trail] = useState(() => trailTo<DocumentListFilter>('documents', String(wfCid)));
	const data = document.status === 'ready' ? document.data : null;
	const isHere = data?.addressLfdnr === lfdnr;
	useNoteOpened('DOCUMENT', isHere ? String(wfCid) : null);
	useDocumentName(
		data && isHere ? `${data.shortType} ${data.name}` : undefined,
		data && isHere ? data.addressName : undefined,
	);

	if (document.status === 'failed') {
		if (document.problem.status === 404) return <NoSuchDocument />;
		return (
			<Page title={`Dokument ${wfCid}`}>
				<Failure {...document} />
			</Page>
		);
	}
	if (data !== null && !isHere) return <OtherAddress document={data} lfdnr={lfdnr} />;
	const walk = trail !== null && (
		<Suspense fallback={null}>
			<DocumentWalk trail={trail} tab={tab} />
		</Suspense>
	);
	const waiting = (
		<Page breadcrumbs={walk} title={null}>
			<Loading>
				<SkeletonText lines={10} />
			</Loading>
		</Page>
	);
	if (data === null) return waiting;
	return (
		// The document arrives at once with its first tab: what came before would be moved by what comes after.
		<Suspense fallback={waiting}>
			<Page
				key="document"
				breadcrumbs={walk}
				title={titleOf(data)}
				subtitle={<Subtitle document={data} />}
				badges={<DocumentBadge state={data.state} rank={data.rank} />}
				actions={<DocumentActions document={data} />}
			>
				<Columns>
					<div>
						<DocumentTabs document={data} tab={tab} />
					</div>
					<DocumentOverview document={data} />
				</Columns>
			</Page>
		</Suspense>
	);
}

function titleOf({ typeName, nr }: DocumentDetail): string {
	return nr === '' ? `${typeName} (Entwurf)` : `${typeName} ${nr}`;
}

function Subtitle({ document }: { document: DocumentDetail }) {
	const { addressLfdnr, addressName, date, createdBy, createdAt } = document;
	return (
		<>
			<Link href={hrefOf('crmAddress', { lfdnr: addressLfdnr })}>{addressName}</Link>
			{` · ${formatGermanDate(date)} · erfasst ${createdBy === null ? '' : `von ${createdBy} `}am ${formatGermanDateTime(createdAt)}`}
		</>
	);
}

function DocumentTabs({ document, tab }: { document: DocumentDetail; tab: string }) {
	const go = useGo();
	const mayReadTasks = can(useSubject(), 'tasks');
	const [first] = useState(tab);
	const inTime = (key: string, content: ReactNode) => (key === first ? content : <InTime>{content}</InTime>);
	const { positions, chain, events, addressLfdnr, wf_cid, version } = document;
	return (
		<Tabs
			label="Bereiche des Dokuments"
			selectedKey={tab}
			onSelect={(key) => {
				const query = key === 'positions' ? {} : { tab: key };
				go(hrefOf('crmAddressDocumentDetailed', { lfdnr: addressLfdnr, wf_cid }, query), { replace: true });
			}}
			tabs={[
				{
					key: 'positions',
					label: 'Positionen',
					count: positions.length,
					content: inTime('positions', <DocumentPositions document={document} />),
				},
				{
					key: 'pdf',
					label: 'PDF',
					content: inTime('pdf', <DocumentPaper wfCid={Number(wf_cid)} title={titleOf(document)} version={version} />),
				},
				{
					key: 'chain',
					label: 'Vorgangskette',
					count: chain.length,
					content: inTime('chain', <DocumentChain document={document} />),
				},
				{
					key: 'interactions',
					label: 'Interaktionen',
					content: inTime('interactions', <InteractionList address={addressLfdnr} document={Number(wf_cid)} />),
				},
				{
					key: 'files',
					label: 'Dateien',
					content: inTime('files', <RecordFiles lfdnr={addressLfdnr} document={wf_cid} />),
				},
				...(mayReadTasks
					? [{ key: 'tasks', label: 'Aufgaben', content: inTime('tasks', <DocumentTasks wfCid={wf_cid} />) }]
					: []),
				{ key: 'history', label: 'Verlauf', count: events.length, content: <DocumentHistory document={document} /> },
			]}
		/>
	);
}

/** The content of a tab that is opened later, whose code comes by itself. */
function InTime({ children }: { children: ReactNode }) {
	return (
		<Suspense
			fallback={
				<Loading>
					<SkeletonText lines={8} />
				</Loading>
			}
		>
			{children}
		</Suspense>
	);
}

function NoSuchDocument() {
	return (
		<Page title="Dokument nicht gefunden">
			<EmptyState action={<LinkButton href={hrefOf('documents')}>Zu den Dokumenten</LinkButton>}>
				Unter dieser Nummer gibt es kein Dokument.
			</EmptyState>
		</Page>
	);
}

/** The path names another address than the document's own. */
function OtherAddress({ document, lfdnr }: { document: DocumentDetail; lfdnr: number }) {
	const { addressLfdnr, wf_cid } = document;
	return (
		<Page title="Dokument einer anderen Adresse">
			<EmptyState
				action={
					<LinkButton href={hrefOf('crmAddressDocumentDetailed', { lfdnr: addressLfdnr, wf_cid })}>
						Dokument öffnen
					</LinkButton>
				}
			>
				Dieses Dokument gehört nicht zur Adresse {lfdnr}, sondern zur Adresse {addressLfdnr}.
			</EmptyState>
		</Page>
	);
}

/* Positions first; what stands beside them follows below where there is no room. */
const Columns = styled.div`
	display: grid;
	align-items: start;
	gap: var(--k-space-5);
	grid-template-columns: minmax(0, 1fr) 20rem;

	> div {
		min-width: 0;
	}
	${below.lg} {
		grid-template-columns: minmax(0, 1fr);
	}
`;
