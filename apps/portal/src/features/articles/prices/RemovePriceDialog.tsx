import { lazyChunk } from '../../../host/chunks.ts';
import type { RecordValues } from '../../../kit/record/recordKind.ts';
import type { PriceEditing } from './usePriceEditing.ts';

const ConfirmDialog = lazyChunk(async () => (await import('@kontor/ui/AlertDialog')).ConfirmDialog);

/** Asks whether to take a price away that does not hold yet. */
export function RemovePriceDialog<Values extends RecordValues>({ editing }: { editing: PriceEditing<Values> }) {
	if (!editing.isAskingToRemove) return null;
	return (
		<ConfirmDialog
			isOpen
			isDanger
			title="Preis löschen?"
			confirmLabel="Löschen"
			onConfirm={editing.remove}
			onClose={editing.cancelRemoval}
		>
			Der Preis gilt noch nicht und wird endgültig gelöscht.
		</ConfirmDialog>
	);
}
