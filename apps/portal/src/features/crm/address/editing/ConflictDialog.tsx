import { type AddressDraft, valueAt, withValue } from '@kontor/domain/wizard/draft';
import type { FieldPath } from '@kontor/domain/wizard/fields';
import { Button } from '@kontor/ui/Button';
import { Dialog } from '@kontor/ui/Dialog';
import { RadioGroup } from '@kontor/ui/RadioGroup';
import { useState } from 'react';
import { styled } from 'styled-components';
import { fieldLabels } from '../../addressForm/fieldLabels.ts';
import { useFieldSources } from '../../addressForm/fieldSources.tsx';
import { shownValue } from '../../addressForm/shownValue.ts';

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

type Choice = 'mine' | 'stored';

/** Somebody else was faster: each field that both have changed is decided by itself. */
export function ConflictDialog({ mine, stored, conflicts, onClose, onDecide }: ConflictDialogProps) {
	const sources = useFieldSources();
	const [choices, setChoices] = useState<Partial<Record<FieldPath, Choice>>>({});
	const shown = (draft: AddressDraft, path: FieldPath) => shownValue(draft, path, sources) || 'leer';
	const isDecided = conflicts.every((path) => choices[path] !== undefined);

	function decide(): void {
		onDecide((draft) =>
			conflicts.reduce(
				(next, path) => withValue(next, path, valueAt(choices[path] === 'mine' ? mine : stored, path)),
				draft,
			),
		);
	}

	return (
		<Dialog
			isOpen
			title="Inzwischen geändert"
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>Zurück</Button>
					<Button variant="primary" disabled={!isDecided} onClick={decide}>
						Speichern
					</Button>
				</>
			}
		>
			<Choices>
				<p>Jemand anderer hat diese Adresse gespeichert, während Sie sie bearbeitet haben. Was soll gelten?</p>
				{conflicts.map((path) => (
					<RadioGroup
						key={path}
						label={fieldLabels[path]}
						options={[
							{ value: 'mine', label: shown(mine, path), hint: 'Ihre Angabe' },
							{ value: 'stored', label: shown(stored, path), hint: 'Inzwischen gespeichert' },
						]}
						value={choices[path] ?? ''}
						onValueChange={(choice) => setChoices({ ...choices, [path]: choice as Choice })}
					/>
				))}
			</Choices>
		</Dialog>
	);
}

const Choices = styled.div`
	display: grid;
	gap: var(--k-space-4);
`;
