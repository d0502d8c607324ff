import { type ReactNode, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { messages } from '../messages/messages.ts';

/** Props of AlertDialog. */
export interface AlertDialogProps {
	isOpen: boolean;
	onClose: () => void;
	title: string;
	/** What the user has to know, in a sentence or two; read out at once. */
	children: ReactNode;
	/** The only button; "Verstanden" by default. */
	closeLabel?: string;
}

/** Tells something that must not be missed and has one answer. */
export function AlertDialog({ closeLabel = messages.Dialog.understood, onClose, ...rest }: AlertDialogProps) {
	const action = (
		<Button variant="primary" autoFocus onClick={onClose}>
			{closeLabel}
		</Button>
	);
	return <Dialog {...rest} role="alertdialog" size="sm" onClose={onClose} actions={action} />;
}

/** Props of ConfirmDialog. */
export interface ConfirmDialogProps extends Omit<AlertDialogProps, 'closeLabel'> {
	/** Says what will happen, as a verb: "Löschen"; never "OK" or "Ja". */
	confirmLabel: string;
	/** "Abbrechen" by default. */
	cancelLabel?: string;
	/** It destroys something: the button is red and the focus starts on the harmless one. */
	isDanger?: boolean;
	/** Does it, and closes the dialog by `isOpen` when it worked; while the promise runs, the dialog cannot be left. */
	onConfirm: () => void | Promise<void>;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({
	confirmLabel,
	cancelLabel = messages.Dialog.cancel,
	isDanger = false,
	onConfirm,
	onClose,
	...rest
}: ConfirmDialogProps) {
	const [isPending, setIsPending] = useState(false);

	async function confirm() {
		setIsPending(true);
		try {
			await onConfirm();
		} catch (error) {
			reportError(error);
		} finally {
			setIsPending(false);
		}
	}

	const actions = (
		<>
			<Button autoFocus={isDanger} disabled={isPending} onClick={onClose}>
				{cancelLabel}
			</Button>
			<Button
				variant={isDanger ? 'danger' : 'primary'}
				autoFocus={!isDanger}
				isPending={isPending}
				onClick={() => void confirm()}
			>
				{confirmLabel}
			</Button>
		</>
	);
	return <Dialog {...rest} role="alertdialog" size="sm" isBusy={isPending} onClose={onClose} actions={actions} />;
}
