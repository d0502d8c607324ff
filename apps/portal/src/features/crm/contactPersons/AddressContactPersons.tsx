import { ApiProblem } from '@kontor/api-client/problem';
import { Button } from '@kontor/ui/Button';
import { Link } from '@kontor/ui/Link';
import { Table, type TableColumn } from '@kontor/ui/Table';
import { useToast } from '@kontor/ui/Toast';
import Plus from 'lucide-react/icons/plus';
import { Suspense, useState } from 'react';
import { type ContactPerson, useContactPersons, useContactPersonWrites } from '../../../data/contactPersons.ts';
import { lazyChunk } from '../../../host/chunks.ts';
import { useKeptEntry } from '../../../kit/draft/useKeptEntry.ts';
import { wholeContent } from '../../../kit/list/listContent.ts';
import { type RecordDraft, readRecordDraft } from '../../../kit/record/recordKind.ts';
import { sentenceOf } from '../../../screen/Failure.tsx';
import { PhoneLink } from '../../../screen/PhoneLink.tsx';
import { Private } from '../../../screen/privacy/Private.tsx';
import { OtherRecords } from '../../../screen/privacy/privacy.tsx';
import { useTableView } from '../../../screen/useTableView.ts';
import { TabTable } from '../address/TabTable.tsx';
import {
	type ContactPersonValues,
	draftOfContactPerson,
	emptyContactPerson,
	newContactPerson,
} from './contactPersonKind.ts';

const ContactPersonDrawer = lazyChunk(async () => (await import('./ContactPersonDrawer.tsx')).ContactPersonDrawer);
const ConfirmDialog = lazyChunk(async () => (await import('@kontor/ui/AlertDialog')).ConfirmDialog);

const columns: readonly TableColumn<ContactPerson>[] = [
	{
		key: 'name',
		header: 'Name',
		cell: (row) => <Private spoken="Name verborgen">{nameOf(row)}</Private>,
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
	{
		key: 'email',
		header: 'E-Mail',
		cell: (row) => <Private>{row.email !== '' && <MailLink email={row.email} />}</Private>,
		width: 200,
		grow: 1,
	},
];

/** The contact persons of an address: to be added, edited and removed; a row opens its person. */
export function AddressContactPersons({ lfdnr }: { lfdnr: number }) {
	const persons = useContactPersons(lfdnr);
	const writes = useContactPersonWrites(lfdnr);
	const toasts = useToast();
	const [view, setView] = useTableView('addressContactPersons');
	const kept = useKeptEntry(`addresses/${lfdnr}/contactPersons`, (stored) =>
		readRecordDraft(stored, emptyContactPerson),
	);
	const [opened, setOpened] = useState<RecordDraft<ContactPersonValues> | null>(null);
	const [isAskingToRemove, setIsAskingToRemove] = useState(false);
	const start = opened ?? kept.restored ?? null;

	function close(): void {
		setOpened(null);
		setIsAskingToRemove(false);
		kept.forget();
	}

	async function remove(): Promise<void> {
		if (start?.lfdnr == null || start.version === null) return;
		try {
			await writes.remove({ lfdnr: start.lfdnr, version: start.version });
			close();
			toasts.show({ tone: 'success', text: 'Kontaktperson entfernt.' });
		} catch (error) {
			setIsAskingToRemove(false);
			toasts.show({ tone: 'error', text: 'Die Kontaktperson wurde nicht entfernt.', detail: reasonOf(error) });
		}
	}

	return (
		<TabTable>
			<OtherRecords>
				<Table
					label="Kontaktpersonen"
					columns={columns}
					content={wholeContent(persons)}
					onRowOpen={(person) => setOpened(draftOfContactPerson(person))}
					view={view}
					onViewChange={setView}
					toolbar={
						<Button icon={<Plus />} onClick={() => setOpened(newContactPerson)}>
							Kontaktperson anlegen
						</Button>
					}
				/>
			</OtherRecords>
			{start !== null && (
				<Suspense fallback={null}>
					<ContactPersonDrawer
						address={lfdnr}
						start={start}
						isRestored={opened === null}
						entry={kept}
						onSaved={() => {
							close();
							toasts.show({ tone: 'success', text: 'Kontaktperson gespeichert.' });
						}}
						onRemove={() => setIsAskingToRemove(true)}
						onClose={close}
					/>
					{isAskingToRemove && (
						<ConfirmDialog
							isOpen
							isDanger
							title="Kontaktperson entfernen?"
							confirmLabel="Entfernen"
							onConfirm={remove}
							onClose={() => setIsAskingToRemove(false)}
						>
							{`${start.base.firstname} ${start.base.lastname}`.trim()} wird endgültig entfernt.
						</ConfirmDialog>
					)}
				</Suspense>
			)}
		</TabTable>
	);
}

function nameOf({ salutation, title, firstname, lastname }: ContactPerson): string {
	return [salutation, title, firstname, lastname].filter(Boolean).join(' ');
}

function reasonOf(error: unknown): string {
	if (!(error instanceof ApiProblem)) return 'Es ist ein unerwarteter Fehler aufgetreten.';
	if (error.status === 412) return 'Jemand anderer hat sie inzwischen geändert. Bitte öffnen Sie sie noch einmal.';
	return error.status === 404 ? 'Sie ist nicht mehr eingetragen.' : sentenceOf(error);
}

function MailLink({ email }: { email: string }) {
	if (email === '') return null;
	return (
		<Link href={`mailto:${encodeURIComponent(email)}`} isQuiet>
			{email}
		</Link>
	);
}
