import type { Answer, Model } from '@kontor/api-client/types';
import { useSWRConfig } from 'swr';
import { type Loaded, type QuestionOptions, useGet, useQuestion, useReload } from './api.tsx';
import { type PagedList, usePagedList } from './pages.ts';
import { usePoll } from './poll.ts';

/** A task in full. */
export type Task = Model<'Task'>;

/** A task in a list or on the board. */
export type TaskRow = Model<'TaskPreview'>;

/** Which tasks. */
export type TaskFilter = Partial<Model<'TaskFilter'>>;

/** Which tasks, and in which order; the whole list is asked for, page by page. */
export type TaskQuestion = TaskFilter & Partial<Pick<Model<'TaskQuestion'>, 'sort' | 'direction'>>;

/** A user or a work group a task is given to. */
export type TaskAssignee = Model<'TaskAssignee'>;

/** A record a task is about. */
export type TaskObject = Model<'TaskObject'>;

/** A comment of a task. */
export type TaskComment = Model<'TaskComment'>;

const SEARCH = '/v1/task/search';
const COUNTS = '/v1/task/counts';
/** As often as notifications are asked for (spec.md, section 9). */
const POLL_MS = 60_000;
const master = { isMaster: true, isBackground: true };

/** The tasks of a filter; a newer filter gives the search before it up, whose rows stay until the new ones come. */
export function useTaskSearch(question: TaskQuestion): PagedList<TaskRow> {
	return useTasks(question, { keepsPrevious: true, isNewestOnly: true });
}

/** The same as they were last read, to walk through them. */
export function useTaskResults(question: TaskQuestion): PagedList<TaskRow> {
	return useTasks(question, { isMaster: true });
}

function useTasks(question: TaskQuestion, options: QuestionOptions): PagedList<TaskRow> {
	return usePagedList('post', SEARCH, (page) => ({ body: { ...asked, ...question, ...page } }), options);
}

// What the contract would fill in: a key of the cache has to be whole.
const asked = { scope: 'all', sort: 'due', direction: 'asc' } as const;

/** Numbers of tasks of a filter, open and done and by when they are due; its own `done` and `due` do not count. */
export function useTaskCounts(filter: TaskFilter): Loaded<Model<'TaskCounts'>> {
	return useQuestion(COUNTS, { body: { scope: 'all', ...filter } }, { keepsPrevious: true, isBackground: true });
}

/** Keeps lists and board current while somebody looks at them. */
export function useTaskPoll(): void {
	const reload = useReload();
	usePoll(true, POLL_MS, () => void reload([SEARCH, COUNTS]));
}

/** One task. */
export function useTask(lfdnr: number): Loaded<Task> {
	return useGet('/v1/task/{id}', { path: { id: lfdnr } });
}

/** The history of a task, the newest first. */
export function useTaskHistory(lfdnr: number): Loaded<Model<'TaskHistory'>> {
	return useGet('/v1/task/history/{id}', { path: { id: lfdnr } });
}

/** All states in their order. */
export function useTaskStates(): Loaded<Model<'TaskStates'>> {
	return useGet('/v1/task-resources/states', {}, master);
}

/** Users a task can be given to, and who can be mentioned. */
export function useTaskUsers(): Loaded<Model<'TaskUsers'>> {
	return useGet('/v1/task/assignable/users', {}, master);
}

/** Work groups a task can be given to. */
export function useTaskWorkGroups(): Loaded<Model<'TaskWorkGroups'>> {
	return useGet('/v1/task/assignable/work-groups', {}, master);
}

/** Titles that are often given. */
export function useTaskTitles(): Loaded<Answer<'get', '/v1/task-resources/titles'>> {
	return useGet('/v1/task-resources/titles', {}, master);
}

/** Addresses a new task begins with, by their numbers; those the user may not see are left out. */
export function useTaskAddresses(lfdnrs: readonly number[]): Loaded<Model<'TaskObjects'>> {
	return useQuestion('/v1/task-resources/base/addresses', lfdnrs.length === 0 ? null : { body: { lfdnrs } });
}

/** Appointments as objects of a task, by their numbers; nameless where the reader may only see that somebody is busy. */
export function useTaskAppointments(lfdnrs: readonly number[]): readonly TaskObject[] {
	const keys = lfdnrs.map((lfdnr) => ({ firma: 1, lfdnr }));
	const read = useQuestion('/v1/calv2/appointments/details', keys.length === 0 ? null : { body: { keys } }, {
		isBackground: true,
	});
	if (read.status !== 'ready') return [];
	return read.data.map(({ key, title, isBusy }) => ({
		type: 'APPOINTMENT',
		id: String(key.lfdnr),
		name: isBusy ? null : title,
		addressLfdnr: null,
	}));
}

/** Finds tasks by their numbers among the lists that were read, as they were read; one that is not there is left out. */
export function useKnownTasks(): (lfdnrs: readonly number[]) => TaskRow[] {
	const { cache } = useSWRConfig();
	return (lfdnrs) => {
		const known = new Map<number, TaskRow>();
		for (const name of cache.keys()) {
			if (!name.includes(SEARCH)) continue;
			const page: unknown = cache.get(name)?.data;
			for (const row of isPage(page) ? page.rows : []) {
				if ((known.get(row.lfdnr)?.version ?? 0) <= row.version) known.set(row.lfdnr, row);
			}
		}
		return lfdnrs.flatMap((lfdnr) => known.get(lfdnr) ?? []);
	};
}

function isPage(data: unknown): data is Model<'TaskPage'> {
	return typeof data === 'object' && data !== null && 'rows' in data;
}
