import { ConfirmDialog } from '@kontor/ui/AlertDialog';
import type { LeaveQuestion } from './leaving.tsx';

/** Props of LeaveDialog. */
export interface LeaveDialogProps {
	question: LeaveQuestion;
	onStay: () => void;
	onLeave: () => void;
}

/** Asks whether to leave a screen with unsaved input. */
export function LeaveDialog({ question, onStay, onLeave }: LeaveDialogProps) {
	return (
		<ConfirmDialog
			isOpen
			title={question.title}
			confirmLabel={question.confirmLabel}
			cancelLabel="Hier bleiben"
			onClose={onStay}
			onConfirm={onLeave}
		>
			{question.text}
		</ConfirmDialog>
	);
}
