import { asProblem } from '@kontor/api-client/problem';
import { can } from '@kontor/domain/permissions';
import { hrefOf } from '@kontor/domain/routes';
import { Button } from '@kontor/ui/Button';
import { Menu } from '@kontor/ui/Menu';
import { useToast } from '@kontor/ui/Toast';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import type { Task } from '../../../data/tasks.ts';
import { useTaskWrites } from '../../../data/taskWrites.ts';
import { useGo } from '../../../location.ts';
import { useSubject } from '../../../screen/CurrentUser.tsx';
import { sentenceOf } from '../../../screen/Failure.tsx';
import { blockSentence } from '../parts/taskWords.ts';

/** The way into the next states, and what can be done with the task as a whole. */
export function TaskActions({ task }: { task: Task }) {
	const { lfdnr, status, nextStates, version } = task;
	const writes = useTaskWrites();
	const toasts = useToast();
	const go = useGo();
	const mayCalendar = can(useSubject(), 'calendar');
	const [isMoving, setMoving] = useState(false);
	// The first of the states that end a task; where it is closed, the menu says why.
	const done = nextStates.find((state) => state.done);

	async function move(state: number, name: string): Promise<void> {
		setMoving(true);
		const outcome = await writes.change(lfdnr, version, { field: 'state', value: state });
		setMoving(false);
		if (outcome.kind === 'saved') {
			toasts.show({
				tone: 'success',
				text: `Status: ${name}.`,
				action: { label: 'Rückgängig', onAction: () => void back(outcome.record.version) },
			});
		} else {
			const detail =
				outcome.kind === 'conflict'
					? `Jemand anderer hat sie inzwischen auf „${outcome.stored.status.bezeichnung}“ gesetzt.`
					: sentenceOf(outcome.problem);
			toasts.show({ tone: 'error', text: 'Der Status wurde nicht geändert.', detail });
		}
	}

	async function back(from: number): Promise<void> {
		const outcome = await writes.change(lfdnr, from, { field: 'state', value: status.lfdnr });
		if (outcome.kind !== 'saved') {
			toasts.show({
				tone: 'error',
				text: 'Der Status wurde nicht zurückgesetzt.',
				detail: sentenceOf(outcome.problem),
			});
		}
	}

	async function remove(): Promise<void> {
		try {
			await writes.remove({ lfdnr, version });
			go(hrefOf('tasks'));
			toasts.show({
				tone: 'success',
				text: `Aufgabe ${lfdnr} gelöscht.`,
				action: { label: 'Rückgängig', onAction: () => void restore() },
			});
		} catch (error) {
			const problem = asProblem(error);
			const detail =
				problem.status === 412
					? 'Jemand anderer hat sie inzwischen geändert. Bitte sehen Sie nach.'
					: sentenceOf(problem);
			toasts.show({ tone: 'error', text: 'Die Aufgabe wurde nicht gelöscht.', detail });
		}
	}

	async function restore(): Promise<void> {
		try {
			await writes.restore(lfdnr);
			go(hrefOf('taskDetails', { lfdnr }));
		} catch (error) {
			toasts.show({
				tone: 'error',
				text: 'Die Aufgabe wurde nicht wiederhergestellt.',
				detail: sentenceOf(asProblem(error)),
			});
		}
	}

	return (
		<>
			<Menu
				align="end"
				entries={[
					...(mayCalendar
						? [
								{
									id: 'appointment',
									label: 'Termin vereinbaren',
									href: hrefOf('calendar', {}, { new: `TASK:${lfdnr}` }),
								},
							]
						: []),
					{ id: 'delete', label: 'Löschen', isDanger: true, onAction: () => void remove() },
				]}
				trigger={(props) => (
					<Button {...props} icon={<Ellipsis size={16} aria-hidden="true" />} label="Weitere Aktionen" />
				)}
			/>
			<Menu
				align="end"
				entries={nextStates.map(({ lfdnr: state, bezeichnung, blocked }) => ({
					id: String(state),
					label: bezeichnung,
					isDisabled: blocked !== null,
					...(blocked !== null && { description: blockSentence(blocked) }),
					onAction: () => void move(state, bezeichnung),
				}))}
				trigger={(props) => (
					<Button {...props} disabled={isMoving} icon={<ChevronDown size={16} aria-hidden="true" />}>
						{`Status: ${status.bezeichnung}`}
					</Button>
				)}
			/>
			{!status.done && done !== undefined && done.blocked === null && (
				<Button variant="primary" isPending={isMoving} onClick={() => void move(done.lfdnr, done.bezeichnung)}>
					{done.bezeichnung}
				</Button>
			)}
		</>
	);
}
