import type { TableColumn } from '@kontor/ui/Table';
import type { TaskRow } from '../../../data/tasks.ts';
import { assigneeNames, DueDay, ObjectNames, StateBadge } from '../parts/TaskFacts.tsx';
import { TaskTitle } from '../parts/TaskTitle.tsx';

/** The columns of the task list; the server sorts. */
export const taskColumns: readonly TableColumn<TaskRow>[] = [
	{
		key: 'title',
		header: 'Aufgabe',
		cell: ({ title }) => <TaskTitle title={title} />,
		width: 260,
		grow: 3,
		sort: true,
	},
	{ key: 'due', header: 'Fällig', cell: (row) => <DueDay task={row} />, width: 120, sort: true },
	{ key: 'state', header: 'Status', cell: ({ status }) => <StateBadge status={status} />, width: 112, sort: true },
	{ key: 'assignees', header: 'Zuständig', cell: ({ assignees }) => assigneeNames(assignees), width: 148, grow: 1 },
	{ key: 'objects', header: 'Betrifft', cell: (row) => <ObjectNames objects={row.objects} />, width: 168, grow: 1 },
	{
		key: 'items',
		header: 'Punkte',
		cell: ({ items, itemsDone }) => (items === 0 ? '' : `${itemsDone} von ${items}`),
		width: 88,
	},
	{ key: 'lfdnr', header: 'Nummer', cell: ({ lfdnr }) => lfdnr, kind: 'number', width: 104, sort: true },
];

/** On phones a card shows what is decided by; the rest is behind it. */
export const taskCardLines: readonly TableColumn<TaskRow>[] = taskColumns.map((column) =>
	column.key === 'items' || column.key === 'lfdnr' ? { ...column, card: 'hidden' as const } : column,
);
