import { mentionsOf } from '@kontor/domain/tasks';
import { isBlank } from '@kontor/german/visibleText';
import { sql } from 'kysely';
import type { Answer, Input } from '../contract/contract.ts';
import { Problem } from '../problem.ts';
import { type FieldRules, startFieldRules } from '../writes/fieldRules.ts';
import type { Write } from '../writes/writes.ts';
import { commentOf, lockTask, type Task } from './task.queries.ts';
import { usersOfTasks } from './taskChoices.ts';
import { tellUsers, watchersOf } from './taskNotices.ts';

type Comment = Answer<'saveTaskComment'>;

const MAX_COMMENTS = 500;

/** Writes a comment, or changes one's own of the last 15 minutes; watchers and the people mentioned are told of a new one. */
export async function saveTaskComment({ body }: Input<'saveTaskComment'>, write: Write): Promise<Comment> {
	const { taskId, lfdnr, text } = body;
	const rules = startFieldRules();
	const task = await taskOf(write, rules, taskId);
	if (isBlank(text)) rules.refuse('body.text', 'missing');
	const mentioned = await checkMentions(write, rules, text);
	rules.end();
	if (lfdnr !== null) return changeComment(write, taskId, lfdnr, text);
	const { db, session } = write;
	const { count } = await db
		.selectFrom('task_comments')
		.select(({ fn }) => fn.countAll<string>().as('count'))
		.where('task_lfdnr', '=', taskId)
		.executeTakeFirstOrThrow();
	if (Number(count) >= MAX_COMMENTS) throw new Problem('tooManyComments');
	const stored = await db
		.insertInto('task_comments')
		.values({ task_lfdnr: taskId, user_id: session.userId, author: session.username, text })
		.returning('lfdnr')
		.executeTakeFirstOrThrow();
	const others = mentioned.filter((userId) => userId !== session.userId);
	await tellUsers(db, session.firma, others, {
		type: 'taskMentioned',
		task: taskId,
		subject: `${session.username} hat Sie erwähnt: ${task.title}`,
		text: 'In einem Kommentar zu dieser Aufgabe werden Sie erwähnt.',
		from: session.username,
	});
	const watchers = (await watchersOf(write, taskId)).filter((userId) => !mentioned.includes(userId));
	await tellUsers(db, session.firma, watchers, {
		type: 'taskCommented',
		task: taskId,
		subject: `Neuer Kommentar: ${task.title}`,
		text: 'Zu dieser Aufgabe gibt es einen neuen Kommentar.',
		from: session.username,
	});
	write.note('taskCommented', `task/${taskId}`);
	return storedComment(write, stored.lfdnr);
}

/** Deletes one's own comment; a note that one was there stays. */
export function deleteTaskComment({ path }: Input<'deleteTaskComment'>, write: Write): Promise<Comment> {
	return setDeleted(write, path.id, true);
}

/** Takes the deletion of one's own comment back. */
export function restoreTaskComment({ path }: Input<'restoreTaskComment'>, write: Write): Promise<Comment> {
	return setDeleted(write, path.id, false);
}

async function changeComment(write: Write, taskId: number, lfdnr: number, text: string): Promise<Comment> {
	const before = await findComment(write, lfdnr, taskId);
	const rules = startFieldRules();
	if (before === undefined) rules.refuse('body.lfdnr', 'notFound');
	else if (!before.isEditable) rules.refuse('body.lfdnr', 'notAllowed');
	rules.end();
	await write.db
		.updateTable('task_comments')
		.set({ text, edited_at: sql<string>`now()` })
		.where('lfdnr', '=', lfdnr)
		.execute();
	write.note('taskCommentChanged', `task/${taskId} comment/${lfdnr}`);
	return storedComment(write, lfdnr);
}

async function setDeleted(write: Write, lfdnr: number, isDeleted: boolean): Promise<Comment> {
	const found = await write.db
		.selectFrom('task_comments')
		.innerJoin('tasks', 'tasks.lfdnr', 'task_comments.task_lfdnr')
		.select(['task_comments.task_lfdnr', 'task_comments.user_id'])
		.where('task_comments.lfdnr', '=', lfdnr)
		.where('tasks.firma', '=', write.session.firma)
		.where('tasks.deleted_at', 'is', null)
		.executeTakeFirst();
	if (found === undefined || found.user_id !== write.session.userId) throw new Problem('notFound');
	await write.db
		.updateTable('task_comments')
		.set({ deleted_at: isDeleted ? sql<string>`coalesce(deleted_at, now())` : null })
		.where('lfdnr', '=', lfdnr)
		.execute();
	write.note(isDeleted ? 'taskCommentDeleted' : 'taskCommentRestored', `task/${found.task_lfdnr} comment/${lfdnr}`);
	return storedComment(write, lfdnr);
}

/** The users a text mentions; refuses (422) one that mentions somebody who could not see the task. */
async function checkMentions({ db, session }: Write, rules: FieldRules, text: string): Promise<number[]> {
	const mentioned = mentionsOf(text).slice(0, 50);
	if (mentioned.length === 0) return [];
	const known = await usersOfTasks(db, session.firma)
		.select('users.user_id')
		.where('users.user_id', 'in', mentioned)
		.execute();
	if (known.length < mentioned.length) rules.refuse('body.text', 'notFound');
	return mentioned;
}

/** The task a comment names; a number of none is a wrong field, not a wrong address. */
async function taskOf(write: Write, rules: FieldRules, taskId: number): Promise<Task> {
	try {
		return await lockTask(write.db, write.session, taskId);
	} catch (error) {
		if (!(error instanceof Problem) || error.status !== 404) throw error;
		rules.refuse('body.taskId', 'notFound');
		rules.end();
		throw error;
	}
}

async function storedComment(write: Write, lfdnr: number): Promise<Comment> {
	const comment = await findComment(write, lfdnr);
	if (comment === undefined) throw new Problem('notFound');
	return comment;
}

async function findComment({ db, session }: Write, lfdnr: number, taskId?: number): Promise<Comment | undefined> {
	const row = await db
		.selectFrom('task_comments as comment')
		.select(commentOf(session).as('comment'))
		.where('comment.lfdnr', '=', lfdnr)
		.$if(taskId !== undefined, (query) => query.where('comment.task_lfdnr', '=', taskId ?? 0))
		.executeTakeFirst();
	return row?.comment;
}
