import { ApiProblem } from '@kontor/api-client/problem';
import type { Model } from '@kontor/api-client/types';
import { unstable_serialize, useSWRConfig } from 'swr';
import { useApi, useReload } from './api.tsx';
import { lostUpdateOf } from './lostUpdate.ts';
import { type SaveOutcome, saveOutcome } from './saveOutcome.ts';
import type { Task, TaskComment } from './tasks.ts';

/** One change of one field of a task. */
export type TaskChange =
	| { readonly field: 'title' | 'description'; readonly value: string }
	/** A day `YYYY-MM-DD`; null for none. */
	| { readonly field: 'dueDate'; readonly value: string | null }
	| { readonly field: 'assignees'; readonly value: readonly Model<'TaskAssigneeKey'>[] }
	| { readonly field: 'objects'; readonly value: readonly Model<'TaskObjectKey'>[] }
	/** `lfdnr` of a state. */
	| { readonly field: 'state'; readonly value: number }
	| { readonly field: 'checklist'; readonly value: readonly Model<'TaskItem'>[] };

/** The outcome of a change of a task; a conflict brings the task of now. */
export type TaskOutcome = SaveOutcome<Task, Task>;

/** The content of a new task. */
export type NewTask = Model<'NewTask'>;

/** A change of one of many tasks. */
export interface OneChange {
	readonly lfdnr: number;
	readonly version: number;
	readonly change: TaskChange;
}

/** Writes to tasks; those without an outcome reject with `ApiProblem`. */
export interface TaskWrites {
	/** `key` names this attempt: sent again after a lost answer, it makes one task. */
	create(content: NewTask, key: string): Promise<Task>;
	/** `version` is the one that was read; only who has changed the same field since is in the way. */
	change(lfdnr: number, version: number, change: TaskChange): Promise<TaskOutcome>;
	/**
	 * Several changes, a few at a time, and more slowly where the server asks for it; what they have come to, in their
	 * order, of as many as were sent before the signal. `onDone` is told how many are done.
	 */
	changeMany(
		changes: readonly OneChange[],
		onDone?: (count: number) => void,
		signal?: AbortSignal,
	): Promise<TaskOutcome[]>;
	remove(task: Pick<Task, 'lfdnr' | 'version'>): Promise<void>;
	restore(lfdnr: number): Promise<Task>;
	watch(lfdnr: number, isWatching: boolean): Promise<void>;
	/** A new comment, or with its number one's own. */
	saveComment(task: number, lfdnr: number | null, text: string, key: string): Promise<TaskComment>;
	removeComment(lfdnr: number): Promise<void>;
	restoreComment(lfdnr: number): Promise<void>;
}

const TASK = '/v1/task/{id}';
const SEARCH = '/v1/task/search';
/** Others want to be answered meanwhile. */
const AT_ONCE = 4;
/** The limit of requests of a user is counted over 10 s. */
const LONGEST_WAIT_MS = 10_000;

/** Changes tasks, and whatever shows them is read anew. */
export function useTaskWrites(): TaskWrites {
	const { client, onForbidden } = useApi();
	const { mutate } = useSWRConfig();
	const reload = useReload();

	/** Lists are read anew; pages that nobody looks at are fetched when they come into sight again. */
	async function refresh(): Promise<void> {
		await mutate((key) => Array.isArray(key) && key[0] === SEARCH && key[1].body.page > 1, undefined, {
			revalidate: false,
		});
		await reload([
			SEARCH,
			'/v1/task/counts',
			'/v1/task/history/{id}',
			'/v1/task/user/previews',
			'/v1/crm/addresses/{id}/objects/tasks',
		]);
	}

	async function show(task: Task): Promise<void> {
		const key = unstable_serialize([TASK, { path: { id: task.lfdnr } }]);
		const isShown = (known: unknown) => Array.isArray(known) && unstable_serialize(known) === key;
		await mutate(isShown, task, { revalidate: false });
	}

	async function guarded<Answer>(write: () => Promise<Answer>): Promise<Answer> {
		try {
			return await write();
		} catch (error) {
			if (error instanceof ApiProblem && error.status === 403) onForbidden();
			throw error;
		}
	}

	function send(lfdnr: number, version: number, { field, value }: TaskChange): Promise<Task> {
		const part = { path: { id: lfdnr }, header: { 'If-Match': `"${version}"` } };
		switch (field) {
			case 'title':
				return client.request('patch', '/v1/task/{id}/title', { ...part, body: { value } });
			case 'description':
				return client.request('patch', '/v1/task/{id}/description', { ...part, body: value });
			case 'dueDate': {
				const body = { value: value === null ? null : `${value}T00:00:00` };
				return client.request('patch', '/v1/task/{id}/due-date', { ...part, body });
			}
			case 'assignees':
				return client.request('patch', '/v1/task/{id}/assignees', { ...part, body: { value } });
			case 'objects':
				return client.request('patch', '/v1/task/{id}/objects', { ...part, body: { value } });
			case 'state':
				return client.request('patch', '/v1/task/{id}/state', { ...part, body: { value } });
			case 'checklist':
				return client.request('patch', '/v1/task/{id}/checklist', { ...part, body: { value } });
		}
	}

	async function changeOne({ lfdnr, version, change }: OneChange): Promise<TaskOutcome> {
		const outcome = await saveOutcome(
			() => guarded(() => send(lfdnr, version, change)),
			(problem) => lostUpdateOf(problem, 'patch', '/v1/task/{id}/title'),
		);
		if (outcome.kind === 'saved') await show(outcome.record);
		else if (outcome.kind === 'conflict') await show(outcome.stored);
		else void reload([TASK]);
		return outcome;
	}

	/** Waits where the server takes no more for the moment, and sends it once more. */
	async function changePatiently(change: OneChange): Promise<TaskOutcome> {
		const outcome = await changeOne(change);
		if (outcome.kind !== 'failed' || outcome.problem.status !== 429) return outcome;
		const { retryAfterMs } = outcome.problem;
		await new Promise((resolve) => setTimeout(resolve, Math.min(retryAfterMs ?? 1_000, LONGEST_WAIT_MS)));
		return changeOne(change);
	}

	return {
		async create(content, key) {
			const header = { 'Idempotency-Key': key };
			const task = await guarded(() => client.request('put', '/v1/task', { header, body: content }));
			await refresh();
			return task;
		},
		async change(lfdnr, version, change) {
			const outcome = await changeOne({ lfdnr, version, change });
			await refresh();
			return outcome;
		},
		async changeMany(changes, onDone, signal) {
			const outcomes: TaskOutcome[] = [];
			for (let from = 0; from < changes.length && !signal?.aborted; from += AT_ONCE) {
				outcomes.push(...(await Promise.all(changes.slice(from, from + AT_ONCE).map(changePatiently))));
				onDone?.(outcomes.length);
			}
			await refresh();
			return outcomes;
		},
		async remove({ lfdnr, version }) {
			const header = { 'If-Match': `"${version}"` };
			await guarded(() => client.request('delete', TASK, { path: { id: lfdnr }, header }));
			await refresh();
		},
		async restore(lfdnr) {
			const task = await guarded(() => client.request('post', '/v1/task/{id}/restore', { path: { id: lfdnr } }));
			await show(task);
			void reload([TASK]);
			await refresh();
			return task;
		},
		async watch(lfdnr, isWatching) {
			const input = { path: { id: lfdnr }, body: { value: isWatching } };
			await guarded(() => client.request('patch', '/v1/task/{id}/notifications-active', input));
			await reload([TASK]);
		},
		async saveComment(taskId, lfdnr, text, key) {
			const input = { header: { 'Idempotency-Key': key }, body: { taskId, lfdnr, text } };
			const comment = await guarded(() => client.request('put', '/v1/task-comments', input));
			await reload([TASK]);
			return comment;
		},
		async removeComment(lfdnr) {
			await guarded(() => client.request('delete', '/v1/task-comments/{id}', { path: { id: lfdnr } }));
			await reload([TASK]);
		},
		async restoreComment(lfdnr) {
			await guarded(() => client.request('post', '/v1/task-comments/{id}/restore', { path: { id: lfdnr } }));
			await reload([TASK]);
		},
	};
}
