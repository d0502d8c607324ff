import { can } from '@kontor/domain/permissions';
import { documentExportColumns } from '@kontor/domain/trade/documentExport';
import { formatCount } from '@kontor/german/number';
import { ConfirmDialog } from '@kontor/ui/AlertDialog';
import { Banner } from '@kontor/ui/Banner';
import { useExportDocuments } from '../../../data/documents.ts';
import { FileDialog } from '../../../kit/list/FileDialog.tsx';
import type { ExportProps } from '../../../kit/list/ListScreen.tsx';
import { useSubject } from '../../../screen/CurrentUser.tsx';
import { usePrivacy } from '../../../screen/privacy/privacy.tsx';
import { COUNTED_TO } from './DocumentSums.tsx';
import { type DocumentListFilter, questionOf } from './documentFilter.ts';

/** Saves all documents of the search as a file for Excel, with the columns somebody ticks and may have. */
export function ExportDialog({ filter, total, columns, onClose }: ExportProps<DocumentListFilter>) {
	const subject = useSubject();
	const load = useExportDocuments();
	const { isDiscreet } = usePrivacy();
	const offered = documentExportColumns.filter(({ rights }) => rights.every((right) => can(subject, right)));
	const isSensitive = (keys: readonly string[]) =>
		offered.some(({ key, rights }) => rights.some((right) => right === 'health') && keys.includes(key));
	return (
		<FileDialog
			fileName="Dokumente"
			offered={offered}
			columns={columns}
			summary={
				<>
					{total >= COUNTED_TO ? `Mehr als ${formatCount(COUNTED_TO - 1)}` : formatCount(total)}{' '}
					{total === 1 ? 'Dokument' : 'Dokumente'}, mit den Filtern und in der Reihenfolge der Liste. Die Datei lässt
					sich in Excel öffnen.
				</>
			}
			noteOf={(wanted) => (
				<Banner tone={isSensitive(wanted) ? 'warning' : 'info'}>
					{isSensitive(wanted)
						? 'Die Datei enthält besonders geschützte Daten. Bewahren Sie sie nur dort auf, wo sie niemand sonst öffnen kann. Der Export wird protokolliert.'
						: 'Der Export wird protokolliert.'}
				</Banner>
			)}
			load={(keys, signal) => load(questionOf(filter, can(subject, 'prices')), keys, signal)}
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
