import { ConfirmDialog } from '@kontor/ui/AlertDialog';

/** Props of ConflictDialog. */
export interface ConflictDialogProps {
	onKeepMine: () => void;
	onTakeTheirs: () => void;
}

/** Asks whose arrangement stays, where two windows have changed the same one. */
export function ConflictDialog({ onKeepMine, onTakeTheirs }: ConflictDialogProps) {
	return (
		<ConfirmDialog
			isOpen
			title="Dashboard in einem anderen Fenster geändert"
			confirmLabel="Meine Anordnung behalten"
			cancelLabel="Die andere übernehmen"
			onConfirm={onKeepMine}
			onClose={onTakeTheirs}
		>
			Sie haben dieselbe Ansicht inzwischen in einem anderen Fenster anders angeordnet. Welche Anordnung soll bleiben?
		</ConfirmDialog>
	);
}
