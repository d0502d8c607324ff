import { hrefOf } from '@kontor/domain/routes';
import { taskDues } from '@kontor/domain/tasks';
import { ComboBox } from '@kontor/ui/ComboBox';
import type { FilterBarFilter } from '@kontor/ui/FilterBar';
import type { Loaded } from '../../../data/api.tsx';
import { type TaskRow, useTaskSearch, useTaskStates } from '../../../data/tasks.ts';
import { choiceControl } from '../../../kit/list/filterControls.tsx';
import type { ListKind } from '../../../kit/list/ListScreen.tsx';
import { keyOf, useAssignable, useObjectSearch } from '../parts/taskChoices.ts';
import { dueLabels, objectLabels } from '../parts/taskWords.ts';
import { TaskWalk } from '../walk/lazyTaskWalk.ts';
import { taskCardLines, taskColumns } from './taskColumns.tsx';
import { objectOfKey, questionOfList, type TaskListFilter, taskFields } from './taskFilter.ts';

/** The list of tasks. */
export const taskList: ListKind<typeof taskFields, TaskRow> = {
	name: 'tasks',
	label: 'Aufgaben',
	search: { label: 'Aufgaben suchen', placeholder: 'Titel oder Nummer' },
	fields: taskFields,
	hrefOf: (query) => hrefOf('tasks', {}, query),
	useRows: (filter) => useTaskSearch(questionOfList(filter)),
	useFilters: useTaskFilters,
	columns: taskColumns,
	cardLines: taskCardLines,
	orderOf: ({ done }) => (done === 'done' ? null : { column: 'due', direction: 'ascending' }),
	recordOf: ({ lfdnr }) => lfdnr,
	rowHref: ({ lfdnr }) => hrefOf('taskDetails', { lfdnr }),
	preloadRecord: () => TaskWalk.preload(),
};

const dues: Loaded<readonly (typeof taskDues)[number][]> = {
	status: 'ready',
	data: taskDues,
	isStale: false,
	problem: null,
};

function useTaskFilters(filter: TaskListFilter, change: (filter: TaskListFilter) => void): FilterBarFilter[] {
	const assignable = useAssignable();
	const states = useTaskStates();
	const search = useObjectSearch();
	const about = objectOfKey(filter.object);
	return [
		choiceControl({
			key: 'assignee',
			label: 'Zuständig',
			list: assignable,
			optionOf: (assignee) => [keyOf(assignee), assignee.name],
			value: filter.assignee === '' ? [] : [filter.assignee],
			// One at a time: the one ticked last.
			onChange: (chosen) => change({ ...filter, assignee: chosen.at(-1) ?? '' }),
		}),
		choiceControl({
			key: 'states',
			label: 'Status',
			list: states,
			optionOf: ({ lfdnr, bezeichnung }) => [String(lfdnr), bezeichnung],
			value: filter.states,
			onChange: (chosen) => change({ ...filter, states: chosen }),
		}),
		choiceControl({
			key: 'due',
			label: 'Fällig',
			list: dues,
			optionOf: (due) => [due, dueLabels[due]],
			value: filter.due === '' ? [] : [filter.due],
			onChange: (chosen) => change({ ...filter, due: chosen.at(-1) ?? '' }),
		}),
		{
			key: 'object',
			label: 'Betrifft',
			summary: about === undefined ? null : `${objectLabels[about.type]} ${about.id}`,
			onClear: () => change({ ...filter, object: '' }),
			control: (
				<ComboBox
					label="Betrifft"
					placeholder="Name, Nummer …"
					load={search}
					minLength={3}
					onValueChange={(item) => change({ ...filter, object: item?.key ?? '' })}
				/>
			),
		},
	];
}
