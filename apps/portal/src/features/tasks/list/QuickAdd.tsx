import { asProblem } from '@kontor/api-client/problem';
import { hrefOf } from '@kontor/domain/routes';
import { readQuickTask } from '@kontor/domain/tasks';
import { formatGermanDate, weekdayName } from '@kontor/german/date';
import { viennaToday } from '@kontor/german/dateTime';
import { Button } from '@kontor/ui/Button';
import { Chip } from '@kontor/ui/Chip';
import { TextField } from '@kontor/ui/TextField';
import { useToast } from '@kontor/ui/Toast';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CircleHelp from 'lucide-react/icons/circle-help';
import User from 'lucide-react/icons/user';
import { type FormEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { TaskAssignee, TaskFilter } from '../../../data/tasks.ts';
import { useTaskWrites } from '../../../data/taskWrites.ts';
import { useClock } from '../../../host/clock.tsx';
import { readText, useKeptEntry } from '../../../kit/draft/useKeptEntry.ts';
import { newAttempt } from '../../../kit/record/newAttempt.ts';
import { useGo } from '../../../location.ts';
import { useCurrentUser } from '../../../screen/CurrentUser.tsx';
import { sentenceOf } from '../../../screen/Failure.tsx';
import { keyOf, useAssignable } from '../parts/taskChoices.ts';
import { assigneesNamed } from './quickNames.ts';

/** Props of QuickAdd. */
export interface QuickAddProps {
	/** The list it stands above: whose tasks it shows, and what they are about. */
	scope: TaskFilter['scope'];
	object: TaskFilter['object'];
}

/** One line that makes a task: day and people in it are shown as chips before it is saved, and can be taken away. */
export function QuickAdd({ scope, object }: QuickAddProps) {
	const clock = useClock();
	const today = viennaToday(clock());
	const { user } = useCurrentUser();
	const assignable = useAssignable();
	const writes = useTaskWrites();
	const toasts = useToast();
	const go = useGo();
	const entry = useKeptEntry('tasks/quick', readText);
	const [typed, setTyped] = useState<string | null>(null);
	const [refused, setRefused] = useState<readonly string[]>([]);
	const [isSaving, setSaving] = useState(false);
	const [error, setError] = useState<string | undefined>();
	const attempt = useRef({ line: '', key: '' });
	const field = useRef<HTMLInputElement>(null);
	const line = typed ?? entry.restored ?? '';

	const read = readQuickTask(line, today);
	const dueDate = read.dueDate === null || refused.includes(read.dueDate) ? null : read.dueDate;
	// Without its day the word is one of the title again.
	const title = dueDate === null ? withoutNames(line) : read.title;
	const { found, unknown } = assigneesNamed(read.names, assignable.status === 'ready' ? assignable.data : []);
	// Who somebody is cannot be said before all names are here.
	const isKnown = assignable.status === 'ready' || read.names.length === 0;
	const me: TaskAssignee = { type: 'USER', id: user.userId, name: user.username };
	// In the list of one's own a task of nobody would vanish at once.
	const proposed = found.length > 0 || scope !== 'mine' || !isKnown ? found : [me];
	const assignees = proposed.filter((assignee) => !refused.includes(keyOf(assignee)));

	function type(next: string): void {
		setTyped(next);
		setError(undefined);
		entry.keep(next.trim() === '' ? null : next);
		if (next.trim() === '') setRefused([]);
	}

	function refuse(what: string): void {
		setRefused([...refused, what]);
		field.current?.focus();
	}

	async function save(event: FormEvent): Promise<void> {
		event.preventDefault();
		if (isSaving || title === '') return;
		if (!isKnown) {
			setError(assignable.status === 'failed' ? sentenceOf(assignable.problem) : 'Die Namen werden noch geladen.');
			return;
		}
		if (unknown.length > 0) {
			setError(`Wer ist ${unknown.map((name) => `@${name}`).join(', ')}? Bitte wählen Sie jemanden, den es gibt.`);
			return;
		}
		const content = {
			title,
			dueDate: dueDate === null ? null : `${dueDate}T00:00:00`,
			assignees: assignees.map(({ type: kind, id }) => ({ type: kind, id })),
			objects: object === undefined ? [] : [object],
			description: '',
		};
		const written = JSON.stringify(content);
		if (attempt.current.line !== written) attempt.current = { line: written, key: newAttempt() };
		setSaving(true);
		try {
			const { lfdnr } = await writes.create(content, attempt.current.key);
			attempt.current = { line: '', key: '' };
			entry.forget();
			setTyped('');
			setRefused([]);
			toasts.show({
				tone: 'success',
				text: `Aufgabe ${lfdnr} erstellt.`,
				action: { label: 'Öffnen', onAction: () => go(hrefOf('taskDetails', { lfdnr })) },
			});
		} catch (failure) {
			setError(`${sentenceOf(asProblem(failure))} Ihre Eingabe ist noch da.`);
		} finally {
			setSaving(false);
			field.current?.focus();
		}
	}

	return (
		<Form aria-label="Aufgabe schnell erstellen" onSubmit={(event) => void save(event)}>
			<Line>
				<TextField
					ref={field}
					label="Neue Aufgabe in einer Zeile"
					isLabelHidden
					placeholder="Neue Aufgabe: Angebot nachfassen morgen @verkauf"
					autoComplete="off"
					maxLength={200}
					value={line}
					error={error}
					onValueChange={type}
				/>
				<Button type="submit" isPending={isSaving} disabled={title === ''}>
					Erstellen
				</Button>
			</Line>
			{title !== '' && (
				<Chips role="group" aria-label="Erkannt">
					{dueDate !== null && (
						<Chip
							icon={<CalendarDays size={16} aria-hidden="true" />}
							text={`fällig ${weekdayName(dueDate).slice(0, 2)}, ${formatGermanDate(dueDate)}`}
							removeLabel="Ohne Termin"
							onRemove={() => refuse(dueDate)}
						/>
					)}
					{assignees.map((assignee) => (
						<Chip
							key={keyOf(assignee)}
							icon={<User size={16} aria-hidden="true" />}
							text={assignee.name}
							removeLabel={`Nicht an ${assignee.name}`}
							onRemove={() => refuse(keyOf(assignee))}
						/>
					))}
					{unknown.map((name) => (
						<Chip
							key={name}
							icon={<CircleHelp size={16} aria-hidden="true" />}
							text={isKnown ? `@${name}: niemand` : `@${name} …`}
						/>
					))}
				</Chips>
			)}
		</Form>
	);
}

function withoutNames(line: string): string {
	return line
		.trim()
		.split(/\s+/)
		.filter((word) => !/^@\S/.test(word))
		.join(' ');
}

const Form = styled.form`
	display: grid;
	gap: var(--k-space-2);
	padding-bottom: var(--k-space-3);
`;

const Line = styled.div`
	display: grid;
	align-items: start;
	gap: var(--k-space-2);
	grid-template-columns: minmax(0, 40rem) auto;
	justify-content: start;
`;

const Chips = styled.div`
	display: flex;
	flex-wrap: wrap;
	gap: var(--k-space-2);
`;
