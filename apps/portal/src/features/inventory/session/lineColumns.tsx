import { countReasons } from '@kontor/domain/count/review';
import { formatGermanDateTime } from '@kontor/german/dateTime';
import { formatEuro, formatFigure } from '@kontor/german/number';
import { Badge } from '@kontor/ui/Badge';
import type { TableColumn } from '@kontor/ui/Table';
import type { CountLine } from '../../../data/inventory.ts';
import { blockLabels, countStateLabels, countStateTones } from '../countWords.ts';
import { signedFigure } from './signedFigure.ts';

/** Sort keys of the lines of a count. */
export const lineSorts = [
	'shelf',
	'artNr',
	'articleDescription',
	'articleGroup',
	'state',
	'difference',
	'value',
	'countedAt',
] as const;

const figure = (value: string | null) => (value === null ? '–' : formatFigure(value, 'quantity'));

/** The lines of a count beside the book; the server sorts. */
export const lineColumns: readonly TableColumn<CountLine>[] = [
	{
		key: 'articleDescription',
		header: 'Artikel',
		cell: ({ articleDescription }) => articleDescription,
		width: 232,
		grow: 3,
		sort: true,
	},
	{ key: 'artNr', header: 'Nummer', cell: ({ artNr }) => artNr, width: 100, sort: true },
	{
		key: 'shelf',
		header: 'Platz',
		cell: ({ shelf, isAdded }) => `${shelf}${isAdded ? ' (zusätzlich)' : ''}`,
		width: 80,
		sort: true,
	},
	{
		key: 'state',
		header: 'Stand',
		cell: ({ state, round }) => (
			<Badge tone={countStateTones[state]}>
				{countStateLabels[state]}
				{round > 1 && `, ${round}. Zählung`}
			</Badge>
		),
		width: 140,
		sort: true,
	},
	{ key: 'counted', header: 'Gezählt', cell: ({ counted }) => figure(counted), kind: 'number', width: 80 },
	{ key: 'book', header: 'Buch', cell: ({ book }) => figure(book), kind: 'number', width: 80 },
	{
		key: 'difference',
		header: 'Differenz',
		cell: ({ difference }) => (difference === null ? '–' : signedFigure(difference)),
		kind: 'number',
		width: 112,
		sort: true,
	},
	{
		key: 'value',
		header: 'Wert',
		cell: ({ value }) => (value == null ? '–' : formatEuro(value)),
		kind: 'number',
		width: 128,
		sort: true,
	},
	{
		key: 'block',
		header: 'Zu erledigen',
		cell: ({ block, recountBy, movedMeanwhile }) =>
			block === null
				? movedMeanwhile
					? 'Während der Zählung bewegt'
					: ''
				: `${blockLabels[block]}${recountBy === null ? '' : ` (${recountBy.name})`}`,
		width: 160,
		grow: 1,
	},
	{
		key: 'reason',
		header: 'Grund',
		cell: ({ reason, reasonNote }) =>
			[countReasons.find(({ key }) => key === reason)?.label, reasonNote].filter(Boolean).join(': '),
		width: 152,
		grow: 1,
	},
	{
		key: 'articleGroup',
		header: 'Gruppe',
		cell: ({ articleGroup }) => articleGroup?.bezeichnung ?? '',
		width: 136,
		sort: true,
	},
	{
		key: 'counters',
		header: 'Gezählt von',
		cell: ({ counters }) => counters.map(({ name }) => name).join(', '),
		width: 136,
	},
	{
		key: 'countedAt',
		header: 'Gezählt am',
		cell: ({ countedAt }) => (countedAt === null ? '' : formatGermanDateTime(countedAt)),
		width: 148,
		sort: true,
	},
	{
		key: 'labels',
		header: 'Chargen',
		cell: ({ labels }) =>
			labels
				.filter(({ lot, serial }) => lot !== '' || serial !== '')
				.map(
					({ lot, serial, counted, book, expiryDiffers }) =>
						`${lot || serial}: ${figure(counted)} von ${figure(book)}${expiryDiffers ? ', anderes Ablaufdatum gelesen' : ''}`,
				)
				.join('; '),
		width: 200,
		grow: 1,
	},
	{
		key: 'reserved',
		header: 'Reserviert',
		cell: ({ reserved }) => figure(reserved),
		kind: 'number',
		width: 112,
	},
];

/** The same for who may not see costs. */
export const lineColumnsWithoutCosts = lineColumns.filter(({ key }) => key !== 'value');
