import { hrefOf } from '@kontor/domain/routes';
import { taskDueOf } from '@kontor/domain/tasks';
import { formatGermanDate } from '@kontor/german/date';
import { dateOf, viennaToday } from '@kontor/german/dateTime';
import { Badge } from '@kontor/ui/Badge';
import { useOwnOpenTasks } from '../../data/dashboard.ts';
import { useNow } from '../../host/clock.tsx';
import { LoadedWidget } from '../../kit/widget/LoadedWidget.tsx';
import type { PortalWidget, WidgetContentProps } from '../../kit/widget/portalWidget.ts';
import { WaitingEntries, WidgetList } from '../../kit/widget/WidgetList.tsx';
import { TaskTitle } from './parts/TaskTitle.tsx';

/** The widget of the tasks. */
export const widgets: readonly PortalWidget[] = [
	{
		id: 'TASKS',
		description: 'Ihre offenen Aufgaben, die dringendsten zuerst.',
		shape: 'list',
		Content: OpenTasks,
	},
];

function OpenTasks({ title }: WidgetContentProps) {
	const today = viennaToday(useNow(60_000));
	return (
		<LoadedWidget
			title={title}
			path="/v1/task/user/previews"
			loaded={useOwnOpenTasks()}
			isEmpty={({ rows }) => rows.length === 0}
			emptyText="Sie haben keine offenen Aufgaben."
			all={{ href: hrefOf('tasks'), label: 'Alle Aufgaben' }}
			isFlush
			skeleton={<WaitingEntries />}
		>
			{({ rows }) => (
				<WidgetList
					entries={rows.map(({ lfdnr, title: name, dueDate, status, items, itemsDone }) => {
						const day = dueDate === null ? null : dateOf(dueDate);
						const isOverdue = taskDueOf(day, today) === 'overdue';
						return {
							key: String(lfdnr),
							href: hrefOf('taskDetails', { lfdnr }),
							title: <TaskTitle title={name} />,
							aside: <Due day={day} today={today} />,
							meta: [
								...(day !== null && isOverdue ? [`fällig ${formatGermanDate(day)}`] : []),
								status.bezeichnung,
								...(items > 0 ? [`${itemsDone} von ${items} erledigt`] : []),
							].join(' · '),
						};
					})}
				/>
			)}
		</LoadedWidget>
	);
}

function Due({ day, today }: { day: string | null; today: string }) {
	const due = taskDueOf(day, today);
	if (day === null || due === 'none') return 'ohne Termin';
	if (due === 'overdue') return <Badge tone="error">überfällig</Badge>;
	if (due === 'today') return <Badge tone="warning">heute</Badge>;
	return formatGermanDate(day);
}
