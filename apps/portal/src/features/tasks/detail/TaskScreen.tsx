import { hrefOf, type RouteMatch } from '@kontor/domain/routes';
import { isBlank } from '@kontor/german/visibleText';
import { EmptyState } from '@kontor/ui/EmptyState';
import { LinkButton } from '@kontor/ui/Link';
import { Page } from '@kontor/ui/Page';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { TextField } from '@kontor/ui/TextField';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { useNoteOpened } from '../../../data/dashboard.ts';
import { type Task, useTask } from '../../../data/tasks.ts';
import { readText } from '../../../kit/draft/useKeptEntry.ts';
import { trailTo } from '../../../kit/list/resultTrail.ts';
import { EditButton, InPlaceEditor, useReturnedFocus } from '../../../kit/record/InPlaceField.tsx';
import { useInPlace } from '../../../kit/record/useInPlace.ts';
import { Failure } from '../../../screen/Failure.tsx';
import type { TaskListFilter } from '../list/taskFilter.ts';
import { StateBadge } from '../parts/TaskFacts.tsx';
import { TaskWalk } from '../walk/lazyTaskWalk.ts';
import { DeletedTask } from './DeletedTask.tsx';
import { TaskActions } from './TaskActions.tsx';
import { TaskBody } from './TaskBody.tsx';
import { useTaskField } from './useTaskField.ts';

/** One task in full. */
export function TaskScreen({ match }: { match: RouteMatch<'taskDetails'> }) {
	const { lfdnr } = match.params;
	return lfdnr === 0 ? <NoSuchTask /> : <KnownTask key={lfdnr} lfdnr={lfdnr} />;
}

function KnownTask({ lfdnr }: { lfdnr: number }) {
	const task = useTask(lfdnr);
	useNoteOpened('TASK', task.status === 'ready' ? String(lfdnr) : null);
	// Somebody else may have deleted it while it is open.
	if (task.status !== 'loading' && task.problem?.problem?.code === 'deleted') return <DeletedTask lfdnr={lfdnr} />;
	if (task.status === 'ready') return <OpenTask task={task.data} />;
	if (task.status === 'loading') {
		return (
			<Page title={null} subtitle={`Aufgabe ${lfdnr}`}>
				<Loading>
					<SkeletonText lines={8} />
				</Loading>
			</Page>
		);
	}
	if (task.problem.status === 404) return <NoSuchTask />;
	return (
		<Page title={`Aufgabe ${lfdnr}`}>
			<Failure {...task} />
		</Page>
	);
}

function OpenTask({ task }: { task: Task }) {
	const trail = trailTo<TaskListFilter>('tasks', task.lfdnr);
	const title = useInPlace({
		...useTaskField(task, 'title', titleOf, (value) => ({ field: 'title', value })),
		read: readText,
		check: (value) => (isBlank(value) ? 'Bitte geben Sie einen Titel ein.' : null),
	});
	const pencil = useReturnedFocus(title.isEditing);
	return (
		<Page
			breadcrumbs={
				trail !== null && (
					<Suspense fallback={null}>
						<TaskWalk trail={trail} />
					</Suspense>
				)
			}
			title={task.title}
			subtitle={`Aufgabe ${task.lfdnr}`}
			badges={
				<>
					{!title.isEditing && <EditButton ref={pencil} label="Titel" onClick={title.begin} />}
					<StateBadge status={task.status} />
				</>
			}
			actions={<TaskActions task={task} />}
		>
			{title.isEditing && (
				<TitleEditor>
					<InPlaceEditor field={title} label="Titel" shown={(value) => value}>
						<TextField label="Titel" maxLength={200} value={title.value} onValueChange={title.set} />
					</InPlaceEditor>
				</TitleEditor>
			)}
			<TaskBody task={task} />
		</Page>
	);
}

function titleOf({ title }: Task): string {
	return title;
}

function NoSuchTask() {
	return (
		<Page title="Aufgabe nicht gefunden">
			<EmptyState action={<LinkButton href={hrefOf('tasks')}>Zu den Aufgaben</LinkButton>}>
				Unter dieser Nummer gibt es keine Aufgabe.
			</EmptyState>
		</Page>
	);
}

const TitleEditor = styled.div`
	max-width: 40rem;
	padding-bottom: var(--k-space-4);
`;
