import { fold } from '@kontor/german/search';
import { Button } from '@kontor/ui/Button';
import { ComboBox, type ComboBoxItem } from '@kontor/ui/ComboBox';
import { Dialog } from '@kontor/ui/Dialog';
import { useToast } from '@kontor/ui/Toast';
import Download from 'lucide-react/icons/download';
import Users from 'lucide-react/icons/users';
import { Suspense, useState } from 'react';
import { useCustomerGroups } from '../../../data/addresses.ts';
import { useAddToGroup } from '../../../data/customerGroups.ts';
import { lazyChunk } from '../../../host/chunks.ts';
import type { CrmFilter } from './addressFilter.ts';

const ExportDialog = lazyChunk(async () => (await import('./ExportDialog.tsx')).ExportDialog);

/** More than that is not done at once. */
const MOST_AT_ONCE = 200;

/** Props of AddressBulk. */
export interface AddressBulkProps {
	filter: CrmFilter;
	/** Numbers of the ticked addresses. */
	chosen: readonly number[];
	/** Columns of a file. */
	columns: readonly string[];
	onDone: () => void;
}

/** Actions on the ticked addresses: put them into a customer group, save them as a file. */
export function AddressBulk({ filter, chosen, columns, onDone }: AddressBulkProps) {
	const [asked, setAsked] = useState<'group' | 'file' | null>(null);
	const close = () => setAsked(null);
	return (
		<>
			<Button size="compact" icon={<Users size={16} aria-hidden="true" />} onClick={() => setAsked('group')}>
				In Kundengruppe aufnehmen
			</Button>
			<Button size="compact" icon={<Download size={16} aria-hidden="true" />} onClick={() => setAsked('file')}>
				Auswahl als CSV speichern
			</Button>
			{asked === 'group' && <GroupDialog chosen={chosen} onClose={close} onDone={onDone} />}
			{asked === 'file' && (
				<Suspense>
					<ExportDialog filter={filter} total={chosen.length} columns={columns} only={chosen} onClose={close} />
				</Suspense>
			)}
		</>
	);
}

interface GroupDialogProps extends Pick<AddressBulkProps, 'chosen' | 'onDone'> {
	onClose: () => void;
}

function GroupDialog({ chosen, onClose, onDone }: GroupDialogProps) {
	const groups = useCustomerGroups();
	const addToGroup = useAddToGroup();
	const toasts = useToast();
	const [group, setGroup] = useState<ComboBoxItem | null>(null);
	const [error, setError] = useState<string>();
	const [isRunning, setRunning] = useState(false);
	const items = groups.status === 'ready' ? groups.data.map((one) => ({ key: one.code, label: one.bezeichnung })) : [];
	const load = async (text: string) => items.filter(({ label }) => fold(label).includes(fold(text))).slice(0, 50);

	async function add(): Promise<void> {
		if (group === null) return setError('Bitte wählen Sie eine Kundengruppe.');
		setRunning(true);
		const added = await addToGroup(group.key, chosen.slice(0, MOST_AT_ONCE));
		setRunning(false);
		const missing = chosen.length - added;
		if (added > 0) toasts.show({ tone: 'success', text: `${addressesOf(added)} in „${group.label}“.` });
		if (missing > 0) {
			const detail = chosen.length > MOST_AT_ONCE ? `Höchstens ${MOST_AT_ONCE} auf einmal.` : undefined;
			toasts.show({ tone: 'warning', text: `${addressesOf(missing)} nicht aufgenommen.`, ...(detail && { detail }) });
		}
		onClose();
		if (missing === 0) onDone();
	}

	return (
		<Dialog
			isOpen
			size="sm"
			title="In Kundengruppe aufnehmen"
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>Abbrechen</Button>
					<Button variant="primary" isPending={isRunning} onClick={() => void add()}>
						{addressesOf(chosen.length)} aufnehmen
					</Button>
				</>
			}
		>
			<ComboBox
				label="Kundengruppe"
				load={load}
				isRequired
				value={group}
				error={error}
				onValueChange={(next) => {
					setGroup(next);
					setError(undefined);
				}}
			/>
		</Dialog>
	);
}

function addressesOf(count: number): string {
	return count === 1 ? '1 Adresse' : `${count} Adressen`;
}
