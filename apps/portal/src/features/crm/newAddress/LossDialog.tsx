import { type FieldPath, partOf } from '@kontor/domain/wizard/fields';
import { ConfirmDialog } from '@kontor/ui/AlertDialog';
import { fieldLabels, partLabels } from '../addressForm/fieldLabels.ts';

/** Props of LossDialog. */
export interface LossDialogProps {
	lost: readonly FieldPath[];
	onKeep: () => void;
	onLose: () => void;
}

/** Asks before what was entered for a kind of address is emptied with it. */
export function LossDialog({ lost, onKeep, onLose }: LossDialogProps) {
	return (
		<ConfirmDialog
			isOpen
			isDanger
			title="Angaben verwerfen?"
			confirmLabel="Verwerfen"
			cancelLabel="Behalten"
			onClose={onKeep}
			onConfirm={onLose}
		>
			Mit dieser Auswahl gehen Angaben verloren, die Sie schon eingegeben haben:{' '}
			{lost.map((path) => `${fieldLabels[path]} (${partLabels[partOf(path)]})`).join(', ')}.
		</ConfirmDialog>
	);
}
