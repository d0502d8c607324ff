import { viennaToday } from '@kontor/german/dateTime';
import { Button } from '@kontor/ui/Button';
import { DateField, dateError } from '@kontor/ui/DateField';
import { Dialog } from '@kontor/ui/Dialog';
import { useState } from 'react';
import type { TaskAssignee } from '../../../data/tasks.ts';
import { useClock } from '../../../host/clock.tsx';
import { AssigneePicker } from '../parts/pickers.tsx';

/** Props of both dialogs. */
export interface BulkDialogProps<Value> {
	count: number;
	onClose: () => void;
	onChoose: (value: Value) => void;
}

/** Asks whom the chosen tasks are given to. */
export function AssigneesDialog({ count, onClose, onChoose }: BulkDialogProps<Pick<TaskAssignee, 'type' | 'id'>[]>) {
	const [chosen, setChosen] = useState<readonly TaskAssignee[]>([]);
	return (
		<Dialog
			isOpen
			title={`${count} Aufgaben zuweisen`}
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>Abbrechen</Button>
					<Button variant="primary" onClick={() => onChoose(chosen.map(({ type, id }) => ({ type, id })))}>
						{chosen.length === 0 ? 'Niemandem zuweisen' : 'Zuweisen'}
					</Button>
				</>
			}
		>
			<AssigneePicker label="Zuständig anstelle der bisherigen" value={chosen} onValueChange={setChosen} />
		</Dialog>
	);
}

/** Asks for the day the chosen tasks are due. */
export function DueDialog({ count, onClose, onChoose }: BulkDialogProps<string | null>) {
	const clock = useClock();
	const today = viennaToday(clock());
	const [day, setDay] = useState<string | null>(null);
	const error = dateError(day);
	return (
		<Dialog
			isOpen
			title={`Termin von ${count} Aufgaben`}
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>Abbrechen</Button>
					<Button variant="primary" disabled={error !== undefined} onClick={() => onChoose(day)}>
						{day === null ? 'Ohne Termin' : 'Verschieben'}
					</Button>
				</>
			}
		>
			<DateField
				label="Fällig am"
				hint="Auch heute, morgen, mo, +2w oder kw32"
				isShorthandAllowed
				today={today}
				value={day}
				onValueChange={setDay}
			/>
		</Dialog>
	);
}
