import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';
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
		<AnswerButton isFirst variant="primary" onClick={onClose}>
			{closeLabel}
		</AnswerButton>
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
			<AnswerButton isFirst={isDanger} disabled={isPending} onClick={onClose}>
				{cancelLabel}
			</AnswerButton>
			<AnswerButton
				isFirst={!isDanger}
				variant={isDanger ? 'danger' : 'primary'}
				isPending={isPending}
				onClick={() => void confirm()}
			>
				{confirmLabel}
			</AnswerButton>
		</>
	);
	return <Dialog {...rest} role="alertdialog" size="sm" isBusy={isPending} onClose={onClose} actions={actions} />;
}

/**
 * A button of the dialog; the first one has the focus from the beginning. Not by `autoFocus`: over another dialog that
 * comes before the lower one lets go of the focus, which then takes it back.
 */
function AnswerButton({ isFirst, ...props }: ButtonProps & { isFirst: boolean }) {
	const button = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		if (isFirst) button.current?.focus();
	}, [isFirst]);
	return <Button {...props} ref={button} />;
}
