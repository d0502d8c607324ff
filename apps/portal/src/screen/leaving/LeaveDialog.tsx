import { Button } from '@kontor/ui/Button';
import { Dialog } from '@kontor/ui/Dialog';
import { useEffect, useRef, useState } from 'react';
import type { LeaveQuestion } from './leaving.tsx';

/** Props of LeaveDialog. */
export interface LeaveDialogProps {
	question: LeaveQuestion;
	onStay: () => void;
	onLeave: () => void;
	/** Saves the input and goes on; null where it cannot be saved from here. */
	onSave: (() => Promise<void>) | null;
}

/** Asks whether to leave a screen with unsaved input; what throws it away is red. */
export function LeaveDialog({ question, onStay, onLeave, onSave }: LeaveDialogProps) {
	const [isSaving, setSaving] = useState(false);
	const stay = useRef<HTMLButtonElement>(null);
	const save = useRef<HTMLButtonElement>(null);
	useEffect(() => (save.current ?? stay.current)?.focus(), []);

	return (
		<Dialog
			isOpen
			role="alertdialog"
			size="sm"
			title={question.title}
			isBusy={isSaving}
			onClose={onStay}
			actions={
				<>
					<Button ref={stay} disabled={isSaving} onClick={onStay}>
						Hier bleiben
					</Button>
					<Button
						variant={question.confirmLabel === 'Verwerfen' ? 'danger' : 'primary'}
						disabled={isSaving}
						onClick={onLeave}
					>
						{question.confirmLabel}
					</Button>
					{onSave && (
						<Button
							ref={save}
							variant="primary"
							isPending={isSaving}
							onClick={() => {
								setSaving(true);
								void onSave().finally(() => setSaving(false));
							}}
						>
							Speichern und verlassen
						</Button>
					)}
				</>
			}
		>
			{question.text}
		</Dialog>
	);
}
