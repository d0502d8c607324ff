import type { Model } from '@kontor/api-client/types';
import { hrefOf } from '@kontor/domain/routes';
import { formatGermanDate } from '@kontor/german/date';
import { Card } from '@kontor/ui/Card';
import { Link } from '@kontor/ui/Link';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { Timeline, type TimelineEntry } from '@kontor/ui/Timeline';
import FileText from 'lucide-react/icons/file-text';
import { useAddressDocuments } from '../../../data/addresses.ts';
import { useInteractions } from '../../../data/interactions.ts';
import { byMonth, interactionEntry } from '../../../records/interactions/interactionEntries.tsx';
import { useComesTogether } from '../../../screen/arriving/Together.tsx';
import { Failure } from '../../../screen/Failure.tsx';
import { NothingThere } from './overview/NothingThere.tsx';

const ENTRY_COUNT = 8;
const title = 'Verlauf';

/** What happened last: documents and interactions in one line of time. */
export function AddressHistory({ lfdnr }: { lfdnr: number }) {
	const { first: documents } = useAddressDocuments(lfdnr);
	const { first: interactions } = useInteractions({ address: lfdnr });
	useComesTogether(documents.status === 'loading' || interactions.status === 'loading');
	if (documents.status === 'failed' || interactions.status === 'failed') {
		return (
			<Card title={title}>
				{documents.status === 'failed' && <Failure {...documents} />}
				{documents.status !== 'failed' && interactions.status === 'failed' && <Failure {...interactions} />}
			</Card>
		);
	}
	if (documents.status === 'loading' || interactions.status === 'loading') {
		return (
			<Card title={title}>
				<Loading>
					<SkeletonText lines={8} />
				</Loading>
			</Card>
		);
	}
	const entries = [
		...documents.data.rows.map((document) => documentEntry(document, lfdnr)),
		...interactions.data.rows.map((interaction) => interactionEntry(interaction, false)),
	];
	const newest = entries.sort((a, b) => (a.dateTime < b.dateTime ? 1 : -1)).slice(0, ENTRY_COUNT);
	if (newest.length === 0) return <NothingThere title={title} />;
	return (
		<Card title={title}>
			<Timeline label="Letzte Einträge" groups={byMonth(newest)} />
		</Card>
	);
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
