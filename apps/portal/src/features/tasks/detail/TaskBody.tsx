import { asProblem } from '@kontor/api-client/problem';
import { formatGermanDateTime, viennaToday } from '@kontor/german/dateTime';
import { Card } from '@kontor/ui/Card';
import { DateField, dateError } from '@kontor/ui/DateField';
import { Switch } from '@kontor/ui/Switch';
import { TextArea } from '@kontor/ui/TextArea';
import { useToast } from '@kontor/ui/Toast';
import { below } from '@kontor/ui/theme';
import { styled } from 'styled-components';
import type { Task, TaskAssignee, TaskObject } from '../../../data/tasks.ts';
import { useTaskWrites } from '../../../data/taskWrites.ts';
import { useClock } from '../../../host/clock.tsx';
import { readText } from '../../../kit/draft/useKeptEntry.ts';
import { InPlaceField } from '../../../kit/record/InPlaceField.tsx';
import { PlainText } from '../../../kit/record/PlainText.tsx';
import { sentenceOf } from '../../../screen/Failure.tsx';
import { AssigneePicker, ObjectPicker } from '../parts/pickers.tsx';
import { assigneeNames, DueDay, ObjectLink } from '../parts/TaskFacts.tsx';
import { dueDayOf } from '../parts/taskWords.ts';
import { Checklist } from './checklist/Checklist.tsx';
import { Comments } from './comments/Comments.tsx';
import { TaskHistory } from './TaskHistory.tsx';
import { useTaskField } from './useTaskField.ts';

/** The texts of a task, and beside them assignees, objects and due day. */
export function TaskBody({ task }: { task: Task }) {
	return (
		<Columns>
			<Facts task={task} />
			<Main>
				<Description task={task} />
				<Checklist task={task} />
				<Comments task={task} />
				<TaskHistory lfdnr={task.lfdnr} />
			</Main>
		</Columns>
	);
}

function Description({ task }: { task: Task }) {
	const field = useTaskField(
		task,
		'description',
		({ description }) => description,
		(value) => ({ field: 'description', value }),
	);
	return (
		<Card>
			<InPlaceField
				{...field}
				label="Beschreibung"
				read={readText}
				check={(text) => (text.length > 10_000 ? 'Höchstens 10.000 Zeichen.' : null)}
				shown={(text) => text !== '' && <PlainText text={text} />}
			>
				{({ value, set }) => (
					<TextArea label="Beschreibung" isLabelHidden minRows={4} maxRows={20} value={value} onValueChange={set} />
				)}
			</InPlaceField>
		</Card>
	);
}

function Facts({ task }: { task: Task }) {
	const clock = useClock();
	const due = useTaskField(
		task,
		'dueDate',
		({ dueDate }) => dueDayOf(dueDate) ?? '',
		(value) => ({ field: 'dueDate', value: value === '' ? null : value }),
	);
	const assignees = useTaskField<readonly TaskAssignee[]>(
		task,
		'assignees',
		(read) => read.assignees,
		(value) => ({ field: 'assignees', value: value.map(({ type, id }) => ({ type, id })) }),
	);
	const objects = useTaskField<readonly TaskObject[]>(
		task,
		'objects',
		(read) => read.objects,
		(value) => ({ field: 'objects', value: value.map(({ type, id }) => ({ type, id })) }),
	);
	return (
		<Side>
			<Card>
				<List>
					<InPlaceField
						{...due}
						label="Fällig"
						read={readText}
						check={(value) => dateError(value === '' ? null : value) ?? null}
						shown={(value) => value !== '' && <DueDay task={{ dueDate: `${value}T00:00:00`, status: task.status }} />}
					>
						{({ value, set }) => (
							<DateField
								label="Fällig am"
								isLabelHidden
								hint="Auch heute, morgen, mo, +2w oder kw32"
								isShorthandAllowed
								today={viennaToday(clock())}
								value={value === '' ? null : value}
								onValueChange={(day) => set(day ?? '')}
							/>
						)}
					</InPlaceField>
					<InPlaceField
						{...assignees}
						label="Zuständig"
						read={readList<TaskAssignee>}
						shown={(value) => assigneeNames(value)}
					>
						{({ value, set }) => <AssigneePicker label="Zuständig" isLabelHidden value={value} onValueChange={set} />}
					</InPlaceField>
					<InPlaceField
						{...objects}
						label="Betrifft"
						read={readList<TaskObject>}
						shown={(value) =>
							value.length > 0 && (
								<Objects>
									{value.map((object) => (
										<li key={`${object.type}:${object.id}`}>
											<ObjectLink object={object} />
										</li>
									))}
								</Objects>
							)
						}
					>
						{({ value, set }) => <ObjectPicker label="Betrifft" isLabelHidden value={value} onValueChange={set} />}
					</InPlaceField>
					<WatchSwitch task={task} />
					<Made>
						{`Erstellt am ${formatGermanDateTime(task.createdAt)}${task.createdBy === null ? '' : ` von ${task.createdBy}`}`}
					</Made>
				</List>
			</Card>
		</Side>
	);
}

function WatchSwitch({ task: { lfdnr, notificationsActive } }: { task: Task }) {
	const writes = useTaskWrites();
	const toasts = useToast();

	async function change(isOn: boolean): Promise<void> {
		try {
			await writes.watch(lfdnr, isOn);
		} catch (error) {
			const detail = sentenceOf(asProblem(error));
			toasts.show({ tone: 'error', text: 'Die Benachrichtigung wurde nicht geändert.', detail });
		}
	}

	return (
		<Switch label="Benachrichtigt werden" checked={notificationsActive} onCheckedChange={(isOn) => void change(isOn)} />
	);
}

/** Only what this build has stored itself is read back. */
function readList<Entry>(stored: unknown): readonly Entry[] | null {
	return Array.isArray(stored) ? (stored as Entry[]) : null;
}

const Columns = styled.div`
	display: grid;
	align-items: start;
	gap: var(--k-space-4);
	grid-template-columns: minmax(0, 1fr) minmax(16rem, 20rem);

	${below.md} {
		grid-template-columns: minmax(0, 1fr);
	}
`;

const Main = styled.div`
	display: grid;
	min-width: 0;
	gap: var(--k-space-4);
	grid-area: 1 / 1;

	${below.md} {
		grid-area: auto;
	}
`;

/* First in the order of reading: what is decided by comes before what was said. */
const Side = styled.aside`
	min-width: 0;
`;

const List = styled.div`
	display: grid;
	gap: var(--k-space-4);
`;

const Objects = styled.ul`
	margin: 0;
	padding: 0;
	list-style: none;
`;

const Made = styled.p`
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-sm);
`;
