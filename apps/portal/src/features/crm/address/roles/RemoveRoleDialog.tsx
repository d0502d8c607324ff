import type { AddressFlag } from '@kontor/domain/wizard/draft';
import type { FieldPath } from '@kontor/domain/wizard/fields';
import { ConfirmDialog } from '@kontor/ui/AlertDialog';
import { fieldLabelOf, flagLabels } from '../../addressForm/fieldLabels.ts';

/** Props of RemoveRoleDialog. */
export interface RemoveRoleDialogProps {
	flag: AddressFlag;
	/** The filled fields that go with the role. */
	lost: readonly FieldPath[];
	onClose: () => void;
	onConfirm: () => Promise<void>;
}

/** Asks before a role goes, and says what goes with it. */
export function RemoveRoleDialog({ flag, lost, onClose, onConfirm }: RemoveRoleDialogProps) {
	const names = [...new Set(lost.map((path) => fieldLabelOf(path)))];
	return (
		<ConfirmDialog
			isOpen
			isDanger
			title={`Rolle „${flagLabels[flag].label}“ entfernen?`}
			confirmLabel="Entfernen"
			onClose={onClose}
			onConfirm={onConfirm}
		>
			{names.length === 0
				? 'Dazu ist nichts eingetragen.'
				: `Damit werden diese Angaben gelöscht: ${names.join(', ')}.`}
		</ConfirmDialog>
	);
}
