import { formatGermanDate } from '@kontor/domain/date';
import { defaultTableView, type TableColumn, type TableView } from '@kontor/ui/Table';
import type { AddressRow } from '../../../data/addresses.ts';
import { PhoneLink } from '../../../screen/PhoneLink.tsx';
import { Private } from '../../../screen/privacy/Private.tsx';
import { RowBadges } from '../TypeBadges.tsx';

const BIRTH_DATE = 'dateOfBirth';

/** The columns of the address list; the server sorts. */
export const addressColumns: readonly TableColumn<AddressRow>[] = [
	{ key: 'name', header: 'Name', cell: (row) => <Name row={row} />, width: 184, grow: 3, sort: true },
	{ key: 'lfdnr', header: 'Nummer', cell: (row) => row.lfdnr, kind: 'number', width: 96, sort: true },
	{ key: 'addressTypes', header: 'Typ', cell: (row) => <RowBadges names={row.addressTypes} />, width: 140, grow: 1 },
	{
		key: 'kdStrasse',
		header: 'Straße',
		cell: (row) => <Private>{row.kdStrasse}</Private>,
		width: 148,
		grow: 2,
		sort: true,
	},
	{ key: 'kdPlz', header: 'PLZ', cell: (row) => row.kdPlz, width: 76, sort: true },
	{ key: 'kdOrt', header: 'Ort', cell: (row) => row.kdOrt, width: 120, grow: 1, sort: true },
	{ key: BIRTH_DATE, header: 'Geburtsdatum', cell: (row) => <BirthDate row={row} />, width: 116 },
	{ key: 'tel', header: 'Telefon', cell: (row) => <PhoneLink number={row.tel} isQuiet />, width: 152 },
];

const inOneLine = ['kdStrasse', 'kdPlz', 'kdOrt'];

/** On phones, where a row is a card, street and place share a line; they can still be sorted by. */
export const addressCardLines: readonly TableColumn<AddressRow>[] = addressColumns
	.map((column) => (inOneLine.includes(column.key) ? { ...column, card: 'hidden' as const } : column))
	.toSpliced(3, 0, {
		key: 'address',
		header: 'Adresse',
		cell: (row) => <Place row={row} />,
	});

function BirthDate({ row }: { row: AddressRow }) {
	return row.dateOfBirth === undefined ? null : <Private>{formatGermanDate(row.dateOfBirth)}</Private>;
}

function Name({ row }: { row: AddressRow }) {
	return <Private spoken={`Adresse ${row.lfdnr}, Name verborgen`}>{row.name}</Private>;
}

function Place({ row }: { row: AddressRow }) {
	const place = `${row.kdPlz} ${row.kdOrt}`.trim();
	return (
		<>
			<Private>{row.kdStrasse}</Private>
			{row.kdStrasse !== '' && place !== '' && ', '}
			{place}
		</>
	);
}

/**
 * The view that shows just the columns of the user's settings; null stands for no settings. On a narrow screen they are
 * those that fit.
 */
export function viewOfColumns(shown: readonly string[] | null, isNarrow: boolean): TableView {
	if (shown === null) return isNarrow ? { ...defaultTableView, hidden: [BIRTH_DATE] } : defaultTableView;
	return { ...defaultTableView, hidden: addressColumns.map(({ key }) => key).filter((key) => !shown.includes(key)) };
}
