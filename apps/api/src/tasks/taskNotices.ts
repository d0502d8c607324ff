import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Write } from '../writes/writes.ts';
import { usersOfTasks } from './taskChoices.ts';

/** The event of a notice; the type of its notification. */
export type TaskEvent =
	| 'taskAssigned'
	| 'taskUnassigned'
	| 'taskMentioned'
	| 'taskCommented'
	| 'taskStateChanged'
	| 'taskDue';

/** A notice of what happened to a task. */
export interface TaskNotice {
	readonly type: TaskEvent;
	readonly task: number;
	readonly subject: string;
	readonly text: string;
	readonly from: string;
}

/**
 * Tells users of an event: each once, never the one who acts, nobody without the app or who wants no such notices. An unread notice of the same kind
 * about the same task is replaced, not doubled.
 */
export async function tellUsers(
	db: Db,
	firma: number,
	userIds: readonly number[],
	{ type, task, subject, text, from }: TaskNotice,
): Promise<void> {
	if (userIds.length === 0) return;
	const receivers = await usersOfTasks(db, firma)
		.select('users.user_id')
		.where('users.user_id', 'in', [...new Set(userIds)])
		.where(wantsToHear(type))
		.orderBy('users.user_id')
		.execute();
	if (receivers.length === 0) return;
	const ids = receivers.map(({ user_id }) => user_id);
	await db
		.deleteFrom('notifications')
		.where('task_lfdnr', '=', task)
		.where('type', '=', type)
		.where('user_id', 'in', ids)
		.where('read_at', 'is', null)
		.execute();
	await db
		.insertInto('notifications')
		.values(ids.map((user_id) => ({ user_id, type, task_lfdnr: task, subject: cut(subject), text, from_user: from })))
		.execute();
}

function wantsToHear(type: TaskEvent) {
	return sql<boolean>`not exists (select from user_settings own where own.user_id = users.user_id
		and own.app = 'WEB_notifications' and own.settings -> 'muted' @> to_jsonb(${type}::text))`;
}

/** The watchers of a task without the acting user. */
export async function watchersOf(write: Write, task: number): Promise<number[]> {
	const rows = await write.db
		.selectFrom('task_watchers')
		.select('user_id')
		.where('task_lfdnr', '=', task)
		.where('user_id', '<>', write.session.userId)
		.execute();
	return rows.map(({ user_id }) => user_id);
}

/** The users behind users and work groups: the groups' members of now. */
export async function usersBehind(
	db: Db,
	assignees: readonly { readonly type: 'USER' | 'WORK_GROUP'; readonly id: number }[],
): Promise<number[]> {
	const users = assignees.flatMap(({ type, id }) => (type === 'USER' ? [id] : []));
	const groups = assignees.flatMap(({ type, id }) => (type === 'WORK_GROUP' ? [id] : []));
	const { rows } = await sql<{ user_id: number }>`
		select user_id from work_group_members where work_group_lfdnr = any(${groups}::int[])
		union select unnest(${users}::int[])`.execute(db);
	return rows.map(({ user_id }) => user_id);
}

/** Makes users watch a task. */
export async function watch(db: Db, task: number, userIds: readonly number[]): Promise<void> {
	if (userIds.length === 0) return;
	await db
		.insertInto('task_watchers')
		.values(userIds.map((user_id) => ({ task_lfdnr: task, user_id })))
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

function cut(line: string): string {
	const letters = [...line];
	return letters.length <= 200 ? line : `${letters.slice(0, 199).join('')}…`;
}
