import type { Model } from '@kontor/api-client/types';
import { Link } from '@kontor/ui/Link';
import { Table, type TableColumn } from '@kontor/ui/Table';
import { useContactPersons } from '../../../data/addresses.ts';
import { PhoneLink } from '../../../screen/PhoneLink.tsx';
import { useTableView } from '../../../screen/useTableView.ts';
import { wholeContent } from '../listContent.ts';
import { TabTable } from './TabTable.tsx';

type Person = Model<'ContactPerson'>;

const columns: readonly TableColumn<Person>[] = [
	{
		key: 'name',
		header: 'Name',
		cell: ({ salutation, firstname, lastname }) => [salutation, firstname, lastname].filter(Boolean).join(' '),
		width: 200,
		grow: 2,
		sort: ({ lastname, firstname }) => `${lastname} ${firstname}`,
	},
	{
		key: 'function',
		header: 'Funktion',
		cell: (row) => row.function?.bezeichnung ?? '',
		width: 152,
		grow: 1,
		sort: (row) => row.function?.bezeichnung ?? '',
	},
	{
		key: 'abteilung',
		header: 'Abteilung',
		cell: (row) => row.abteilung?.bezeichnung ?? '',
		width: 152,
		grow: 1,
		sort: (row) => row.abteilung?.bezeichnung ?? '',
	},
	{ key: 'tel', header: 'Telefon', cell: (row) => <PhoneLink number={row.tel} isQuiet />, width: 168 },
	{ key: 'mobile', header: 'Mobil', cell: (row) => <PhoneLink number={row.mobile} isQuiet />, width: 168 },
	{ key: 'email', header: 'E-Mail', cell: (row) => <MailLink email={row.email} />, width: 200, grow: 1 },
];

/** The contact persons of an address. */
export function AddressContactPersons({ lfdnr }: { lfdnr: number }) {
	const persons = useContactPersons(lfdnr);
	const [view, setView] = useTableView('addressContactPersons');
	return (
		<TabTable>
			<Table
				label="Kontaktpersonen"
				columns={columns}
				content={wholeContent(persons)}
				view={view}
				onViewChange={setView}
			/>
		</TabTable>
	);
}

function MailLink({ email }: { email: string }) {
	if (email === '') return null;
	return (
		<Link href={`mailto:${encodeURIComponent(email)}`} isQuiet>
			{email}
		</Link>
	);
}
