import { hrefOf } from '@kontor/domain/routes';
import { taskDueOf } from '@kontor/domain/tasks';
import { formatGermanDate } from '@kontor/german/date';
import { viennaToday } from '@kontor/german/dateTime';
import { Badge } from '@kontor/ui/Badge';
import { Link } from '@kontor/ui/Link';
import { styled } from 'styled-components';
import type { Task, TaskAssignee, TaskObject, TaskRow } from '../../../data/tasks.ts';
import { useClock } from '../../../host/clock.tsx';
import { Private } from '../../../screen/privacy/Private.tsx';
import { dueDayOf, dueWords, objectLabels } from './taskWords.ts';

/** When a task is due; late and today stand out while it is open. */
export function DueDay({ task: { dueDate, status } }: { task: Pick<TaskRow, 'dueDate' | 'status'> }) {
	const clock = useClock();
	const day = dueDayOf(dueDate);
	if (day === null) return null;
	const today = viennaToday(clock());
	const due = taskDueOf(day, today);
	if (status.done || (due !== 'overdue' && due !== 'today')) {
		return <time dateTime={day}>{status.done ? formatGermanDate(day) : dueWords(day, today)}</time>;
	}
	return (
		<time dateTime={day} title={formatGermanDate(day)}>
			<Badge tone={due === 'overdue' ? 'error' : 'warning'}>{dueWords(day, today)}</Badge>
		</time>
	);
}

/** The state of a task. */
export function StateBadge({ status }: Pick<Task, 'status'>) {
	return <Badge tone={status.done ? 'success' : 'neutral'}>{status.bezeichnung}</Badge>;
}

/** The assignees of a task, in a line. */
export function assigneeNames(assignees: readonly TaskAssignee[]): string {
	return assignees.map(({ name }) => name).join(', ');
}

/** The label of an object; its number where the reader may not know its name. */
export function objectName({ type, id, name }: TaskObject): string {
	return name ?? `${objectLabels[type]} ${id}`;
}

/** Where an object is opened; null where the reader may not see it. */
function objectHref({ type, id, name, addressLfdnr }: TaskObject): string | null {
	if (name === null) return null;
	if (type === 'ADDRESS') return hrefOf('crmAddress', { lfdnr: Number(id) });
	if (type === 'APPOINTMENT') return hrefOf('calendar', {}, { appointment: id });
	if (type === 'ARTICLE') return hrefOf('articleDetails', { articleNumber: id });
	return addressLfdnr === null ? null : hrefOf('crmAddressDocumentDetailed', { lfdnr: addressLfdnr, wf_cid: id });
}

/** One object of a task: a link to it where the reader may see it. */
export function ObjectLink({ object, isPlain = false }: { object: TaskObject; isPlain?: boolean }) {
	const href = isPlain ? null : objectHref(object);
	const name =
		object.name === null ? (
			<Hidden>{objectName(object)}</Hidden>
		) : (
			<Private spoken={`${objectLabels[object.type]} ${object.id}, Name verborgen`}>{object.name}</Private>
		);
	return href === null ? name : <Link href={href}>{name}</Link>;
}

/** The objects of a task, the first of them by name. */
export function ObjectNames({ objects }: Pick<TaskRow, 'objects'>) {
	const [first, ...others] = objects;
	if (first === undefined) return null;
	return (
		<>
			<ObjectLink object={first} isPlain />
			{others.length > 0 && ` +${others.length}`}
		</>
	);
}

const Hidden = styled.span`
	color: var(--k-color-text-muted);
`;
