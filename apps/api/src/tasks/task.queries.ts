import { COMMENT_EDIT_MINUTES, mentionsOf } from '@kontor/domain/tasks';
import { type RawBuilder, sql } from 'kysely';
import type { Answer, Session } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { localTime } from '../database/localTime.ts';
import { Problem } from '../problem.ts';
import { assigneesOf, dueDateOf, nextStatesOf, objectsOf, statusOf } from './taskParts.ts';

/** A task in full, as its reader sees it. */
export type Task = Answer<'getTask'>;

/** A comment of the table `comment`, as its reader sees it. */
export function commentOf({ userId }: Session): RawBuilder<Task['comments'][number]> {
	return sql<Task['comments'][number]>`json_build_object(
		'lfdnr', comment.lfdnr,
		'text', case when comment.deleted_at is null then comment.text else '' end,
		'author', comment.author,
		'dateTime', ${localTime(sql.ref('comment.at'))},
		'isEdited', comment.edited_at is not null,
		'isDeleted', comment.deleted_at is not null,
		'isOwn', comment.user_id is not distinct from ${userId}::int,
		'isEditable', comment.deleted_at is null and comment.user_id is not distinct from ${userId}::int
			and comment.at > now() - make_interval(mins => ${COMMENT_EDIT_MINUTES}))`;
}

function tasks(db: Db, session: Session) {
	return db
		.selectFrom('tasks')
		.innerJoin('task_states as state', 'state.lfdnr', 'tasks.state_lfdnr')
		.leftJoin('users as creator', 'creator.user_id', 'tasks.created_by')
		.select([
			'tasks.lfdnr',
			'tasks.title',
			'tasks.description',
			dueDateOf.as('dueDate'),
			statusOf.as('status'),
			nextStatesOf(session).as('nextStates'),
			assigneesOf.as('assignees'),
			objectsOf(session).as('objects'),
			sql<Task['checklist']>`tasks.checklist`.as('checklist'),
			sql<Task['comments']>`(
				select coalesce(json_agg(${commentOf(session)} order by comment.lfdnr), '[]')
				from (select * from task_comments where task_lfdnr = tasks.lfdnr order by lfdnr desc limit 500) as comment)`.as(
				'comments',
			),
			sql<boolean>`exists (select from task_watchers watcher
				where watcher.task_lfdnr = tasks.lfdnr and watcher.user_id = ${session.userId})`.as('notificationsActive'),
			'creator.username as createdBy',
			localTime(sql.ref('tasks.created_at')).as('createdAt'),
			'tasks.version',
		])
		.where('tasks.firma', '=', session.firma);
}

/** One task; throws 404 where there is none, with another code where it is deleted and can be restored. */
export async function findTask(db: Db, session: Session, lfdnr: number): Promise<Task> {
	const found = await tasks(db, session)
		.select(sql<boolean>`tasks.deleted_at is not null`.as('isDeleted'))
		.where('tasks.lfdnr', '=', lfdnr)
		.executeTakeFirst();
	if (found === undefined) throw new Problem('notFound');
	const { isDeleted, ...row } = found;
	if (isDeleted) throw new Problem('deleted');
	return { ...row, mentions: await mentionedIn(db, session, row.comments) };
}

/** Locks a task for a change and reads it; throws 404 where there is none, or not any more. */
export async function lockTask(db: Db, session: Session, lfdnr: number): Promise<Task> {
	await db
		.selectFrom('tasks')
		.select('lfdnr')
		.where('lfdnr', '=', lfdnr)
		.where('firma', '=', session.firma)
		.forUpdate()
		.execute();
	return findTask(db, session, lfdnr);
}

async function mentionedIn(db: Db, { firma }: Session, comments: Task['comments']): Promise<Task['mentions']> {
	const userIds = [...new Set(comments.flatMap(({ text }) => mentionsOf(text)))].slice(0, 500);
	if (userIds.length === 0) return [];
	return db
		.selectFrom('users')
		.select(['user_id as userId', 'username as name'])
		.where('firma', '=', firma)
		.where('user_id', 'in', userIds)
		.orderBy('user_id')
		.execute();
}

// Merged changes that end where they began are none; words that were cut say nothing about that.
const isChange = sql<boolean>`(from_text <> to_text or field in ('created', 'deleted', 'restored') or right(to_text, 1) = '…')`;

/** The history of a task, newest change first. */
export async function listTaskHistory(db: Db, session: Session, lfdnr: number): Promise<Answer<'listTaskHistory'>> {
	await findTask(db, session, lfdnr);
	const rows = await db
		.selectFrom('task_history')
		.select([
			localTime(sql.ref('at')).as('dateTime'),
			'author',
			sql<Answer<'listTaskHistory'>[number]['field']>`field`.as('field'),
			'from_text as from',
			'to_text as to',
		])
		.where('task_lfdnr', '=', lfdnr)
		.where(isChange)
		.orderBy('id', 'desc')
		.limit(500)
		.execute();
	return rows;
}
