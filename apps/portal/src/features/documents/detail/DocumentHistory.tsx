import { formatGermanDate } from '@kontor/german/date';
import { formatGermanDateTime } from '@kontor/german/dateTime';
import { Card } from '@kontor/ui/Card';
import { EmptyState } from '@kontor/ui/EmptyState';
import { Timeline } from '@kontor/ui/Timeline';
import type { DocumentDetail } from '../../../data/documents.ts';

type Event = DocumentDetail['events'][number];

const words: Readonly<Record<Event['kind'], (event: Event) => string>> = {
	created: () => 'Angelegt',
	changed: () => 'Geändert',
	issued: ({ to }) => `Ausgestellt als ${to}`,
	state: ({ from, to }) => `Status: ${from} → ${to}`,
	upgraded: ({ to }) => `Übernommen in ${to}`,
	paid: ({ to }) => `Zahlung ${to}`,
	credited: ({ to }) => `Gutgeschrieben mit ${to}`,
	cancelled: () => 'Storniert',
	delivered: ({ to }) => `Übernommen von ${to}`,
	noBusiness: ({ from }) =>
		`Bestätigt: Rechnungsempfänger ist kein Unternehmer (UStG)${from === '' ? '' : `, übernommen aus ${from}`}`,
	business: () => 'Zurückgenommen: Rechnungsempfänger ist kein Unternehmer (UStG)',
};

/** What has happened to a document, the newest first. */
export function DocumentHistory({ document }: { document: DocumentDetail }) {
	if (document.events.length === 0) return <EmptyState>Keine Einträge gefunden.</EmptyState>;
	const days = Map.groupBy(document.events, ({ dateTime }) => dateTime.slice(0, 10));
	const groups = [...days].map(([day, events]) => ({
		key: day,
		heading: formatGermanDate(day),
		entries: events.map((event, index) => ({
			key: String(index),
			title: words[event.kind](event),
			time: formatGermanDateTime(event.dateTime),
			dateTime: event.dateTime,
			meta: event.author,
		})),
	}));
	return (
		<Card title="Verlauf">
			<Timeline label="Ereignisse" groups={groups} />
		</Card>
	);
}
