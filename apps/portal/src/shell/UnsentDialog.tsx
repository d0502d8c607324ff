import { formatCount } from '@kontor/german/number';
import { ConfirmDialog } from '@kontor/ui/AlertDialog';

/** Props of UnsentDialog. */
export interface UnsentDialogProps {
	/** Entries the server does not have. */
	count: number;
	onStay: () => void;
	onLeave: () => void;
}

/** Asks whether counted entries may be lost that have not reached the server: signing out erases them. */
export function UnsentDialog({ count, onStay, onLeave }: UnsentDialogProps) {
	return (
		<ConfirmDialog
			isOpen
			title="Gezähltes verwerfen?"
			confirmLabel="Verwerfen und abmelden"
			cancelLabel="Angemeldet bleiben"
			onClose={onStay}
			onConfirm={onLeave}
		>
			{count === 1
				? 'Ein gezählter Eintrag ist noch nicht übertragen. Beim Abmelden wird er von diesem Gerät gelöscht.'
				: `${formatCount(count)} gezählte Einträge sind noch nicht übertragen. Beim Abmelden werden sie von diesem Gerät gelöscht.`}
		</ConfirmDialog>
	);
}
