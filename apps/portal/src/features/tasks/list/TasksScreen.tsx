import { hrefOf, type RouteMatch } from '@kontor/domain/routes';
import { taskDues } from '@kontor/domain/tasks';
import { LinkButton } from '@kontor/ui/Link';
import type { TableGroup } from '@kontor/ui/Table';
import Plus from 'lucide-react/icons/plus';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { type TaskRow, useTaskCounts, useTaskPoll } from '../../../data/tasks.ts';
import { lazyChunk } from '../../../host/chunks.ts';
import { ListScreen } from '../../../kit/list/ListScreen.tsx';
import { readFilter } from '../../../kit/list/listFilter.ts';
import { useSelectedRows } from '../../../kit/list/rows/useSelectedRows.ts';
import { dueLabels } from '../parts/taskWords.ts';
import { TaskScopes } from './TaskScopes.tsx';
import { filterOfList, objectOfKey, type TaskListFilter, taskFields } from './taskFilter.ts';
import { taskList } from './taskList.tsx';

const BulkActions = lazyChunk(async () => (await import('./BulkActions.tsx')).BulkActions);
const QuickAdd = lazyChunk(async () => (await import('./QuickAdd.tsx')).QuickAdd);
const TaskBoard = lazyChunk(async () => (await import('../board/TaskBoard.tsx')).TaskBoard);

const noCounts = { open: 0, done: 0, overdue: 0, today: 0, week: 0, later: 0, none: 0 };

/** The tasks of a user, of their groups, or of everybody: as a list in groups by day, or on the board. */
export function TasksScreen({ match }: { match: RouteMatch<'tasks'> }) {
	const filter = readFilter(taskFields, match.query);
	const counts = useTaskCounts(filterOfList(filter));
	useTaskPoll();
	const selection = useSelection(JSON.stringify(filter));
	const isBoard = filter.view === 'board';
	return (
		<ListScreen
			kind={taskList}
			title="Aufgaben"
			query={match.query}
			actions={
				<LinkButton
					href={hrefOf('taskNew', {}, filter.object === '' ? {} : { object: filter.object })}
					variant="primary"
					icon={<Plus size={16} aria-hidden="true" />}
				>
					Aufgabe erstellen
				</LinkButton>
			}
			above={(shown) => (
				<>
					<Suspense fallback={<RoomForQuickAdd />}>
						<QuickAdd scope={filter.scope} object={objectOfKey(filter.object)} />
					</Suspense>
					<TaskScopes filter={shown} counts={counts} />
				</>
			)}
			selection={selection}
			groups={
				counts.status === 'loading' ? 'loading' : groupsOf(filter, counts.status === 'ready' ? counts.data : noCounts)
			}
			body={
				isBoard
					? (settled) => (
							<Suspense fallback={null}>
								<TaskBoard filter={settled} />
							</Suspense>
						)
					: undefined
			}
		/>
	);
}

/** Only what is open and comes by its day has groups. */
function groupsOf(
	{ done, due, sort, states }: TaskListFilter,
	counts: typeof noCounts,
): readonly TableGroup[] | undefined {
	if (done === 'done' || due !== '' || sort !== null || states.length > 0) return undefined;
	return taskDues.map((key) => ({ key, label: dueLabels[key], count: counts[key] }));
}

/** The chosen rows; another list begins with none. */
function useSelection(listKey: string) {
	const { selected, choose } = useSelectedRows(listKey);
	return {
		keyOf: ({ lfdnr }: TaskRow) => String(lfdnr),
		selected,
		onChange: choose,
		actions: (
			<Suspense fallback={null}>
				<BulkActions lfdnrs={[...selected].map(Number)} onDone={() => choose(new Set())} />
			</Suspense>
		),
	};
}

/* Nothing below moves when its code has come. */
const RoomForQuickAdd = styled.div`
	height: calc(var(--k-control-height) + var(--k-space-3));
`;
