import { hrefOf } from '@kontor/domain/routes';
import { useTaskResults } from '../../../data/tasks.ts';
import { ResultWalk } from '../../../kit/list/ResultWalk.tsx';
import type { ResultTrail } from '../../../kit/list/resultTrail.ts';
import { questionOfList, type TaskListFilter } from '../list/taskFilter.ts';

/** The way to the tasks before and after the open one. */
export function TaskWalk({ trail }: { trail: ResultTrail<TaskListFilter> }) {
	return (
		<ResultWalk
			name="tasks"
			trail={trail}
			list={useTaskResults(questionOfList(trail.filter))}
			recordOf={({ lfdnr }) => lfdnr}
			hrefOf={({ lfdnr }) => hrefOf('taskDetails', { lfdnr })}
		/>
	);
}
