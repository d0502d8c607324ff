import { formatGermanDate } from '@kontor/german/date';
import { formatFigure } from '@kontor/german/number';
import type { TableColumn } from '@kontor/ui/Table';
import type { DocumentRow } from '../../../data/documents.ts';
import { Private } from '../../../screen/privacy/Private.tsx';
import { DocumentBadge } from '../DocumentBadge.tsx';

/** The columns of the document list; the server sorts. */
export const documentColumns: readonly TableColumn<DocumentRow>[] = [
	{ key: 'nr', header: 'Nummer', cell: (row) => row.nr || `Entwurf ${row.wf_cid}`, width: 148, sort: true },
	{ key: 'type', header: 'Art', cell: (row) => row.shortType, width: 64, sort: true },
	{ key: 'name', header: 'Bezeichnung', cell: (row) => <Private>{row.name}</Private>, width: 180, grow: 2 },
	{
		key: 'customer',
		header: 'Kunde',
		cell: (row) => <Private spoken={`Adresse ${row.addressLfdnr}, Name verborgen`}>{row.addressName}</Private>,
		width: 160,
		grow: 2,
	},
	{ key: 'city', header: 'Ort', cell: (row) => row.addressCity, width: 112, grow: 1 },
	{ key: 'date', header: 'Datum', cell: (row) => formatGermanDate(row.date), width: 104, sort: true },
	{
		key: 'delivery',
		header: 'Lieferung',
		cell: (row) => row.deliveryDate && formatGermanDate(row.deliveryDate),
		width: 104,
		sort: true,
	},
	{
		key: 'state',
		header: 'Status',
		cell: (row) => <DocumentBadge state={row.state} rank={row.rank} />,
		width: 128,
		sort: true,
	},
	{
		key: 'gross',
		header: 'Brutto (€)',
		cell: ({ gross }) => gross && formatFigure(gross, 'money'),
		kind: 'number',
		width: 112,
		sort: true,
	},
	{ key: 'open', header: 'Offen (€)', cell: (row) => openOf(row), kind: 'number', width: 104 },
];

/** The same on a phone, where each is a line of a card: what the number says already is left out. */
export const documentLines: readonly TableColumn<DocumentRow>[] = documentColumns
	.filter(({ key }) => key !== 'type' && key !== 'city')
	.map((column) => (column.key === 'name' ? { ...column, header: 'Inhalt' } : column));

/** Columns that tell amounts; without the right to prices they would be empty. */
export const amountColumns: readonly string[] = ['gross', 'open'];

function openOf({ openAmount }: DocumentRow): string {
	return openAmount === null || openAmount === '0.00' ? '' : formatFigure(openAmount, 'money');
}
