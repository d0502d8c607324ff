import { formatGermanDate } from '@kontor/german/date';
import { defaultTableView, type TableColumn, type TableView } from '@kontor/ui/Table';
import { styled } from 'styled-components';
import type { AddressRow } from '../../../data/addresses.ts';
import { isMarked, Marked, useSearchedText } from '../../../kit/list/rows/searchedText.tsx';
import { PhoneLink } from '../../../screen/PhoneLink.tsx';
import { Private } from '../../../screen/privacy/Private.tsx';
import { RowBadges } from '../TypeBadges.tsx';

const BIRTH_DATE = 'dateOfBirth';

/** The columns of the address list; the server sorts. */
export const addressColumns: readonly TableColumn<AddressRow>[] = [
	{ key: 'name', header: 'Name', cell: (row) => <Name row={row} />, width: 168, grow: 3, sort: true },
	{
		key: 'lfdnr',
		header: 'Nummer',
		cell: (row) => <Marked>{String(row.lfdnr)}</Marked>,
		kind: 'number',
		width: 100,
		sort: true,
	},
	{ key: 'addressTypes', header: 'Typ', cell: (row) => <RowBadges names={row.addressTypes} />, width: 128, grow: 1 },
	{
		key: 'kdStrasse',
		header: 'Straße',
		cell: (row) => <PrivateMarked>{row.kdStrasse}</PrivateMarked>,
		width: 140,
		grow: 2,
		sort: true,
	},
	{ key: 'kdPlz', header: 'PLZ', cell: (row) => <Marked>{row.kdPlz}</Marked>, width: 76, sort: true },
	{ key: 'kdOrt', header: 'Ort', cell: (row) => <Marked>{row.kdOrt}</Marked>, width: 112, grow: 1, sort: true },
	{ key: BIRTH_DATE, header: 'Geburtsdatum', cell: (row) => <BirthDate row={row} />, width: 116 },
	{ key: 'tel', header: 'Telefon', cell: (row) => <FoundNumber row={row} />, width: 152 },
];

const facts = ['lfdnr', BIRTH_DATE];

/**
 * On phones a hit has two lines: its name, and what tells it from others of that name. What else there is can still be
 * sorted by; a number that was searched for is shown.
 */
export const addressCardLines: readonly TableColumn<AddressRow>[] = [
	...addressColumns.map((column): TableColumn<AddressRow> => {
		if (column.key === 'tel') return { ...column, cell: (row) => <SearchedNumber row={row} />, card: 'fact' };
		return { ...column, card: facts.includes(column.key) ? 'fact' : 'hidden' };
	}),
	{ key: 'address', header: 'Adresse', cell: (row) => <Place row={row} />, card: 'fact' },
];

function BirthDate({ row }: { row: AddressRow }) {
	return row.dateOfBirth === undefined ? null : <PrivateMarked>{formatGermanDate(row.dateOfBirth)}</PrivateMarked>;
}

function Name({ row }: { row: AddressRow }) {
	return (
		<>
			<Private spoken={`Adresse ${row.lfdnr}, Name verborgen`}>
				<Marked>{row.name}</Marked>
			</Private>
			<FoundMail row={row} />
		</>
	);
}

/** The e-mail address, only where it is what was searched for: it has no column of its own. */
function FoundMail({ row: { name, email = '' } }: { row: AddressRow }) {
	const query = useSearchedText();
	if (!/[@.]/.test(query) || !isMarked(email, query) || isMarked(name, query)) return null;
	return (
		<Quiet>
			{' '}
			<PrivateMarked>{email}</PrivateMarked>
		</Quiet>
	);
}

/** The number to call, or the other one where that is what was searched for. */
function FoundNumber({ row: { tel, mobile = '' } }: { row: AddressRow }) {
	const query = useSearchedText();
	const number = isMarked(mobile, query) && !isMarked(tel, query) ? mobile : tel;
	return <PhoneLink number={number} isQuiet mark={(text) => <Marked>{text}</Marked>} />;
}

/** The number to call, only where it is what was searched for. */
function SearchedNumber({ row }: { row: AddressRow }) {
	const query = useSearchedText();
	const number = [row.tel, row.mobile ?? ''].find((text) => isMarked(text, query));
	return number === undefined ? null : <PrivateMarked>{number}</PrivateMarked>;
}

function PrivateMarked({ children }: { children: string }) {
	return <Private>{children === '' ? '' : <Marked>{children}</Marked>}</Private>;
}

function Place({ row }: { row: AddressRow }) {
	const place = `${row.kdPlz} ${row.kdOrt}`.trim();
	return (
		<>
			<PrivateMarked>{row.kdStrasse}</PrivateMarked>
			{row.kdStrasse !== '' && place !== '' && ', '}
			<Marked>{place}</Marked>
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

const Quiet = styled.span`
	color: var(--k-color-text-muted);
	font-weight: var(--k-font-weight-normal);
`;
