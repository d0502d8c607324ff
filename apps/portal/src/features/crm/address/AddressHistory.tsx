import type { Model } from '@kontor/api-client/types';
import { formatGermanDate } from '@kontor/domain/date';
import { hrefOf } from '@kontor/domain/routes';
import { Card } from '@kontor/ui/Card';
import { EmptyState } from '@kontor/ui/EmptyState';
import { Link } from '@kontor/ui/Link';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { Timeline, type TimelineEntry } from '@kontor/ui/Timeline';
import FileText from 'lucide-react/icons/file-text';
import { useAddressDocuments } from '../../../data/addresses.ts';
import { useAddressInteractions } from '../../../data/interactions.ts';
import { Failure } from '../../../screen/Failure.tsx';
import { byMonth, interactionEntry } from './interactionEntries.tsx';

const ENTRY_COUNT = 8;

/** What happened last: documents and interactions in one line of time. */
export function AddressHistory({ lfdnr }: { lfdnr: number }) {
	return (
		<Card title="Verlauf">
			<History lfdnr={lfdnr} />
		</Card>
	);
}

function History({ lfdnr }: { lfdnr: number }) {
	const { first: documents } = useAddressDocuments(lfdnr);
	const { first: interactions } = useAddressInteractions(lfdnr);
	if (documents.status === 'failed') return <Failure {...documents} />;
	if (interactions.status === 'failed') return <Failure {...interactions} />;
	if (documents.status === 'loading' || interactions.status === 'loading') {
		return (
			<Loading>
				<SkeletonText lines={8} />
			</Loading>
		);
	}
	const entries = [
		...documents.data.rows.map((document) => documentEntry(document, lfdnr)),
		...interactions.data.rows.map((interaction) => interactionEntry(interaction, false)),
	];
	const newest = entries.sort((a, b) => (a.dateTime < b.dateTime ? 1 : -1)).slice(0, ENTRY_COUNT);
	if (newest.length === 0) return <EmptyState>Keine Einträge gefunden.</EmptyState>;
	return <Timeline label="Letzte Einträge" groups={byMonth(newest)} />;
}

function documentEntry(document: Model<'Document'>, lfdnr: number): TimelineEntry {
	const { wf_cid, shortType, name, nr, date, state } = document;
	return {
		key: `document-${wf_cid}`,
		title: (
			<Link href={hrefOf('crmAddressDocumentDetailed', { lfdnr, wf_cid })} isQuiet>
				{shortType} {name}
			</Link>
		),
		time: formatGermanDate(date),
		dateTime: date,
		icon: <FileText size={14} aria-hidden="true" />,
		meta: `${nr} · ${state}`,
	};
}
