import { addressExportColumns } from '@kontor/domain/addressExport';
import { can } from '@kontor/domain/permissions';
import { formatGermanNumber } from '@kontor/german/number';
import { ConfirmDialog } from '@kontor/ui/AlertDialog';
import { Banner } from '@kontor/ui/Banner';
import { useExportAddresses } from '../../../data/addresses.ts';
import { FileDialog } from '../../../kit/list/FileDialog.tsx';
import type { ExportProps } from '../../../kit/list/ListScreen.tsx';
import { useSubject } from '../../../screen/CurrentUser.tsx';
import { usePrivacy } from '../../../screen/privacy/privacy.tsx';
import { type CrmFilter, questionOf } from './addressFilter.ts';

/** Where the server stops counting. */
const countedTo = 50_000;

/** Props of ExportDialog. */
export interface ExportDialogProps extends ExportProps<CrmFilter> {
	/** Only these of the result. */
	only?: readonly number[];
}

/** Saves the whole result of the search as a file for Excel, with the columns somebody ticks and may have. */
export function ExportDialog({ filter, total, columns, only, onClose }: ExportDialogProps) {
	const subject = useSubject();
	const exportAddresses = useExportAddresses();
	const { isDiscreet } = usePrivacy();
	const offered = addressExportColumns.filter(({ right }) => right === null || can(subject, right));
	const isSensitive = (keys: readonly string[]) =>
		offered.some(({ key, right }) => right !== null && keys.includes(key));
	return (
		<FileDialog
			fileName="Adressen"
			offered={offered}
			columns={columns}
			summary={
				<>
					{total >= countedTo ? 'Mehr als ' : ''}
					{formatGermanNumber(String(total), 0)} {total === 1 ? 'Adresse' : 'Adressen'},{' '}
					{only === undefined ? 'mit den Filtern und ' : 'nur die ausgewählten, '}in der Reihenfolge der Liste. Die
					Datei lässt sich in Excel öffnen.
				</>
			}
			noteOf={(wanted) => (
				<Banner tone={isSensitive(wanted) ? 'warning' : 'info'}>
					{isSensitive(wanted)
						? 'Die Datei enthält besonders geschützte Daten. Bewahren Sie sie nur dort auf, wo sie niemand sonst öffnen kann. Der Export wird protokolliert.'
						: 'Der Export wird protokolliert.'}
				</Banner>
			)}
			load={(keys, signal) =>
				exportAddresses({ ...questionOf(filter), ...(only && { lfdnrs: [...only] }) }, [...keys], signal)
			}
			// The file is no screen: in the Diskretmodus nobody saves it by mistake, nor by a double click.
			question={
				isDiscreet
					? (save, cancel) => (
							<ConfirmDialog
								isOpen
								isDanger
								title="Unverdeckt speichern?"
								confirmLabel="Unverdeckt speichern"
								onClose={cancel}
								onConfirm={save}
							>
								Der Diskretmodus ist an, doch in der Datei stehen alle gewählten Daten unverdeckt.
							</ConfirmDialog>
						)
					: null
			}
			onClose={onClose}
		/>
	);
}
