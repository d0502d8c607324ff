import type { AddressDraft } from '@kontor/domain/wizard/draft';
import type { FieldPath } from '@kontor/domain/wizard/fields';
import { Button } from '@kontor/ui/Button';
import { Dialog } from '@kontor/ui/Dialog';
import { useState } from 'react';
import { Choices, FieldChoices, type FieldDecisions, useOpenChoices, withDecisions } from './FieldChoices.tsx';

/** Props of ConflictDialog. */
export interface ConflictDialogProps {
	/** What the user has entered. */
	mine: AddressDraft;
	/** What somebody else has stored meanwhile. */
	stored: AddressDraft;
	/** The fields in which both differ. */
	conflicts: readonly FieldPath[];
	onClose: () => void;
	/** Gets what puts the decisions into a draft. */
	onDecide: (decided: (draft: AddressDraft) => AddressDraft) => void;
}

/** Somebody else was faster: each field that both have changed is decided by itself. */
export function ConflictDialog({ mine, stored, conflicts: paths, onClose, onDecide }: ConflictDialogProps) {
	const [decisions, setDecisions] = useState<FieldDecisions>({});
	const open = useOpenChoices();
	const isDecided = paths.every((path) => decisions[path] !== undefined);
	return (
		<Dialog
			isOpen
			title="Inzwischen geändert"
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>Zurück</Button>
					<Button
						variant="primary"
						onClick={() => {
							if (!isDecided) return open.ask();
							onDecide((draft) => withDecisions(draft, { mine, stored, paths, decisions }));
						}}
					>
						Speichern
					</Button>
				</>
			}
		>
			<Choices ref={open.frame}>
				<p>Jemand anderer hat diese Adresse gespeichert, während Sie sie bearbeitet haben. Was soll gelten?</p>
				<FieldChoices
					{...{ mine, stored, paths, decisions }}
					storedHint="Inzwischen gespeichert"
					isAsked={open.isAsked}
					onDecide={setDecisions}
				/>
			</Choices>
		</Dialog>
	);
}
