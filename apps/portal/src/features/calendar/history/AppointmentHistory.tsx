import type { Model } from '@kontor/api-client/types';
import { formatGermanDateTime } from '@kontor/german/dateTime';
import { Button } from '@kontor/ui/Button';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useAppointmentHistory } from '../../../data/calendar.ts';
import { Failure } from '../../../screen/Failure.tsx';

type Change = Model<'AppointmentChange'>;

const names: Readonly<Record<Change['field'], string>> = {
	created: 'den Termin',
	deleted: 'den Termin',
	restored: 'den Termin',
	title: 'den Titel',
	time: 'die Zeit',
	type: 'die Art',
	state: 'den Status',
	scope: 'den Bereich',
	location: 'den Standort',
	resources: 'Personen und Räume',
	addresses: 'die Adressen',
	objects: 'die Artikel',
	documents: 'die Dokumente',
	telNr: 'die Telefonnummer',
	text: 'die Notiz',
	conflict: 'den Grund der Überbuchung',
};

/** What was done to an appointment, as sentences, the newest first; read when it is asked for. */
export function AppointmentHistory({ lfdnr }: { lfdnr: number }) {
	const [isOpen, setOpen] = useState(false);
	return (
		<section aria-label="Verlauf">
			<Button size="compact" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
				{isOpen ? 'Verlauf ausblenden' : 'Verlauf anzeigen'}
			</Button>
			{isOpen && <Changes lfdnr={lfdnr} />}
		</section>
	);
}

function Changes({ lfdnr }: { lfdnr: number }) {
	const history = useAppointmentHistory(lfdnr);
	if (history.status === 'failed') return <Failure {...history} />;
	if (history.status === 'loading') {
		return (
			<Loading>
				<SkeletonText lines={3} />
			</Loading>
		);
	}
	if (history.data.length === 0) return <p>Keine Einträge gefunden.</p>;
	return (
		<List>
			{history.data.map((change, index) => (
				<li key={history.data.length - index}>
					<time>{formatGermanDateTime(change.dateTime)}</time> {sentence(change)}
				</li>
			))}
		</List>
	);
}

function sentence({ author, field, from, to }: Change): string {
	if (field === 'created') return `${author} hat den Termin angelegt.`;
	if (field === 'deleted') return `${author} hat den Termin gelöscht${to === '' ? '' : ` (${to})`}.`;
	if (field === 'restored') return `${author} hat den Termin wiederhergestellt.`;
	const words = from === '' || to === '' ? '' : ` von „${from}“ auf „${to}“`;
	const added = from === '' && to !== '' && field !== 'text' ? ` auf „${to}“` : '';
	return `${author} hat ${names[field]}${words}${added} geändert.`;
}

const List = styled.ul`
	display: grid;
	gap: var(--k-space-1);
	margin: var(--k-space-2) 0 0;
	padding: 0;
	list-style: none;

	time {
		color: var(--k-color-text-muted);
		font-variant-numeric: tabular-nums;
	}
`;
