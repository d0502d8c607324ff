import { viennaToday } from '@kontor/domain/dateTime';
import { Button } from '@kontor/ui/Button';
import { DateField, dateError } from '@kontor/ui/DateField';
import { Dialog } from '@kontor/ui/Dialog';
import { Menu } from '@kontor/ui/Menu';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { type TaskAssignee, type TaskRow, useTaskStates } from '../../../data/tasks.ts';
import type { TaskChange } from '../../../data/taskWrites.ts';
import { useClock } from '../../../host/clock.tsx';
import { AssigneePicker } from '../parts/pickers.tsx';

/** Props of BulkActions. */
export interface BulkActionsProps {
	count: number;
	isRunning: boolean;
	onChange: (changeOf: (row: TaskRow) => TaskChange) => void;
}

/** What can be done with the chosen tasks: give them to somebody, move their day, take them into a state. */
export function BulkActions({ count, isRunning, onChange }: BulkActionsProps) {
	const states = useTaskStates();
	const [asked, setAsked] = useState<'assignees' | 'dueDate' | null>(null);
	const known = states.status === 'ready' ? states.data : [];
	const done = known.find((state) => state.done);

	function choose(changeOf: (row: TaskRow) => TaskChange): void {
		setAsked(null);
		onChange(changeOf);
	}

	return (
		<>
			<Button size="compact" disabled={isRunning} onClick={() => setAsked('assignees')}>
				Zuweisen
			</Button>
			<Button size="compact" disabled={isRunning} onClick={() => setAsked('dueDate')}>
				Termin
			</Button>
			<Menu
				entries={known.map(({ lfdnr, bezeichnung }) => ({
					id: String(lfdnr),
					label: bezeichnung,
					onAction: () => choose(() => ({ field: 'state', value: lfdnr })),
				}))}
				trigger={(props) => (
					<Button {...props} size="compact" disabled={isRunning} icon={<ChevronDown size={16} aria-hidden="true" />}>
						Status
					</Button>
				)}
			/>
			{done && (
				<Button
					size="compact"
					isPending={isRunning}
					onClick={() => choose(() => ({ field: 'state', value: done.lfdnr }))}
				>
					{done.bezeichnung}
				</Button>
			)}
			{asked === 'assignees' && (
				<AssigneesDialog
					count={count}
					onClose={() => setAsked(null)}
					onChoose={(value) => choose(() => ({ field: 'assignees', value }))}
				/>
			)}
			{asked === 'dueDate' && (
				<DueDialog
					count={count}
					onClose={() => setAsked(null)}
					onChoose={(value) => choose(() => ({ field: 'dueDate', value }))}
				/>
			)}
		</>
	);
}

interface BulkDialogProps<Value> {
	count: number;
	onClose: () => void;
	onChoose: (value: Value) => void;
}

function AssigneesDialog({ count, onClose, onChoose }: BulkDialogProps<Pick<TaskAssignee, 'type' | 'id'>[]>) {
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

function DueDialog({ count, onClose, onChoose }: BulkDialogProps<string | null>) {
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
