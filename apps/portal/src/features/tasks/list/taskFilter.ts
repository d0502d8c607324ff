import { hrefOf } from '@kontor/domain/routes';
import { taskDues } from '@kontor/domain/tasks';
import type { TaskFilter, TaskObject, TaskQuestion } from '../../../data/tasks.ts';
import {
	codesFilter,
	type FilterField,
	type FilterOf,
	oneOfFilter,
	queryOfFilter,
	sortFilter,
	textFilter,
} from '../../../kit/list/listFilter.ts';
import { objectLabels } from '../parts/taskWords.ts';

/** The parameters of the task list and the board in the address bar. */
export const taskFields = {
	scope: oneOfFilter(['mine', 'groups', 'given', 'all'], { isKept: true }),
	done: oneOfFilter(['open', 'done'], { isKept: true }),
	view: oneOfFilter(['list', 'board'], { isKept: true }),
	q: textFilter(200, { isKept: true }),
	states: codesFilter(9),
	assignee: keyFilter(/^(?:USER|WORK_GROUP):[1-9][0-9]{0,8}$/),
	object: keyFilter(/^(?:ADDRESS|DOCUMENT):[1-9][0-9]{0,8}$|^ARTICLE:.{1,40}$/u),
	due: oneOfFilter(['', ...taskDues]),
	sort: sortFilter(['title', 'lfdnr', 'state', 'due']),
};

/** The filter of list and board. */
export type TaskListFilter = FilterOf<typeof taskFields>;

/** The address of a list of tasks, or of the board. */
export function hrefOfTasks(filter: TaskListFilter): string {
	return hrefOf('tasks', {}, queryOfFilter(taskFields, filter));
}

/** `USER:7` as the server takes it. */
export function assigneeOfKey(key: string): TaskFilter['assignee'] {
	const [type, id] = partsOf(key);
	return type === 'USER' || type === 'WORK_GROUP' ? { type, id: Number(id) } : undefined;
}

/** `ADDRESS:1001` as the server takes it. */
export function objectOfKey(key: string): TaskFilter['object'] {
	const [type, id] = partsOf(key);
	return isObjectType(type) ? { type, id } : undefined;
}

function isObjectType(type: string): type is TaskObject['type'] {
	return Object.hasOwn(objectLabels, type);
}

/** Objects a task is about, from keys such as `ADDRESS:1001,DOCUMENT:8000`; keys that mean nothing are left out. */
export function objectsOfKeys(keys: string): NonNullable<TaskFilter['object']>[] {
	// A number of an article may hold a comma itself.
	return keys.split(/,(?=(?:ADDRESS|DOCUMENT|ARTICLE|APPOINTMENT):)/).flatMap((key) => objectOfKey(key) ?? []);
}

/** The filter without what divides the list: open or done, and by when. */
export function filterOfList({ scope, q, states, assignee, object }: TaskListFilter): TaskFilter {
	const text = q.normalize('NFC').trim();
	const [givenTo, about] = [assigneeOfKey(assignee), objectOfKey(object)];
	const numbers = states.map(Number).filter((state) => state > 0);
	return {
		scope,
		...(text !== '' && { q: text }),
		...(numbers.length > 0 && { states: numbers }),
		...(givenTo && { assignee: givenTo }),
		...(about && { object: about }),
	};
}

/** The question of the list. */
export function questionOfList(filter: TaskListFilter): TaskQuestion {
	const { done, due, sort } = filter;
	return {
		...filterOfList(filter),
		// States that were chosen say by themselves what is done.
		...(filter.states.length === 0 && { done: done === 'done' }),
		...(due !== '' && { due }),
		...(sort === null
			? // What was done last is what is looked for.
				{ sort: done === 'done' ? 'lfdnr' : 'due', direction: done === 'done' ? 'desc' : 'asc' }
			: { sort: sort.column, direction: sort.direction === 'descending' ? 'desc' : 'asc' }),
	};
}

function partsOf(key: string): [type: string, id: string] {
	const at = key.indexOf(':');
	return [key.slice(0, at), key.slice(at + 1)];
}

/** The key of one thing; any other text means none. */
function keyFilter(pattern: RegExp): FilterField<string> {
	return {
		read: (text = '') => (pattern.test(text) ? text : ''),
		write: (key) => key,
		isTyped: false,
		isKept: false,
	};
}
