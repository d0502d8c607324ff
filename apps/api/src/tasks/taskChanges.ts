import { formatGermanDate } from '@kontor/german/date';
import { dateOf } from '@kontor/german/dateTime';
import { isBlank } from '@kontor/german/visibleText';
import { sql } from 'kysely';
import { type Answer, etagOf, type Input } from '../contract/contract.ts';
import { Problem } from '../problem.ts';
import { type FieldRules, startFieldRules } from '../writes/fieldRules.ts';
import type { Write } from '../writes/writes.ts';
import { findTask, lockTask, type Task } from './task.queries.ts';
import { checkAssignees, keyOf, objectRows, storeAssignees, storeObjects } from './taskLinks.ts';
import { tellUsers, usersBehind, watch, watchersOf } from './taskNotices.ts';

type Field = Answer<'listTaskHistory'>[number]['field'];

/** One change of one field, in words for the history. */
interface Change {
	readonly field: Field;
	readonly from: string;
	readonly to: string;
}

// Changes of one field by one person within a minute are one change.
const MERGED = sql<string>`now() - interval '60 seconds'`;
const MAX_WORDS = 2000;
const TAKEN_BACK_FOR = '15 minutes';

/** Makes a task; its maker and those it is given to watch it, and those are told. */
export async function createTask({ body }: Input<'createTask'>, write: Write): Promise<Task> {
	const { db, session } = write;
	const { description = '', dueDate = null, assignees = [], objects = [], checklist = [] } = body;
	const rules = startFieldRules();
	if (isBlank(body.title)) rules.refuse('body.title', 'missing');
	const due = dayOf(rules, 'body.dueDate', dueDate);
	await checkAssignees(write, rules, 'body.assignees', assignees);
	const rows = await objectRows(write, rules, 'body.objects', objects);
	rules.end();
	const { lfdnr } = await db
		.insertInto('tasks')
		.values({
			firma: session.firma,
			title: body.title.trim(),
			description,
			due_date: due,
			state_lfdnr: 1,
			checklist: JSON.stringify(checklist),
			created_by: session.userId,
		})
		.returning('lfdnr')
		.executeTakeFirstOrThrow();
	await storeAssignees(db, lfdnr, assignees);
	await storeObjects(db, lfdnr, rows);
	const users = assignees.filter(({ type }) => type === 'USER').map(({ id }) => id);
	await watch(db, lfdnr, [...new Set([session.userId, ...users])]);
	await addToHistory(write, lfdnr, 1, { field: 'created', from: '', to: body.title.trim() });
	await tellAssigned(write, lfdnr, body.title.trim(), await usersBehind(db, assignees));
	write.note('taskCreated', `task/${lfdnr}`);
	return findTask(db, session, lfdnr);
}

/** Changes the title. */
export function changeTitle({ path, header, body }: Input<'changeTaskTitle'>, write: Write): Promise<Task> {
	return changeField(write, path.id, header['If-Match'], 'title', async (before) => {
		const rules = startFieldRules();
		if (isBlank(body.value)) rules.refuse('body.value', 'missing');
		rules.end();
		const title = body.value.trim();
		await write.db.updateTable('tasks').set({ title }).where('lfdnr', '=', path.id).execute();
		return { from: before.title, to: title };
	});
}

/** Changes the description. */
export function changeDescription({ path, header, body }: Input<'changeTaskDescription'>, write: Write): Promise<Task> {
	return changeField(write, path.id, header['If-Match'], 'description', async (before) => {
		await write.db.updateTable('tasks').set({ description: body }).where('lfdnr', '=', path.id).execute();
		return { from: before.description, to: body };
	});
}

/** Changes the day the task is due. */
export function changeDueDate({ path, header, body }: Input<'changeTaskDueDate'>, write: Write): Promise<Task> {
	return changeField(write, path.id, header['If-Match'], 'dueDate', async (before) => {
		const rules = startFieldRules();
		const due = dayOf(rules, 'body.value', body.value);
		rules.end();
		await write.db.updateTable('tasks').set({ due_date: due }).where('lfdnr', '=', path.id).execute();
		return { from: dayInWords(before.dueDate), to: dayInWords(body.value) };
	});
}

/** Takes the task into one of its next states, or a move of one's own back; those who watch it are told. */
export function changeState({ path, header, body }: Input<'changeTaskState'>, write: Write): Promise<Task> {
	return changeField(write, path.id, header['If-Match'], 'state', async (before) => {
		if (before.status.lfdnr === body.value) return null;
		const next =
			before.nextStates.find(({ lfdnr }) => lfdnr === body.value) ??
			(await stateBeforeOwnMove(write, path.id, body.value));
		const rules = startFieldRules();
		if (next === undefined) rules.refuse('body.value', 'notAllowed');
		else if (next.blocked !== null) rules.refuse('body.value', next.blocked === 'openItems' ? 'inUse' : 'notAllowed');
		rules.end();
		await write.db
			.updateTable('tasks')
			.set({
				state_lfdnr: body.value,
				moved_from: before.status.lfdnr,
				moved_by: write.session.userId,
				moved_at: sql`now()`,
			})
			.where('lfdnr', '=', path.id)
			.execute();
		const name = next?.bezeichnung ?? '';
		await tellUsers(write.db, write.session.firma, await watchersOf(write, path.id), {
			type: 'taskStateChanged',
			task: path.id,
			subject: `${name}: ${before.title}`,
			text: `Die Aufgabe ist jetzt „${name}“ (bisher „${before.status.bezeichnung}“).`,
			from: write.session.username,
		});
		return { from: before.status.bezeichnung, to: name };
	});
}

/** The state a task had before the reader moved it, for a while; a mistake shall cost nothing, whatever the steps are. */
function stateBeforeOwnMove({ db, session }: Write, lfdnr: number, state: number) {
	return db
		.selectFrom('tasks')
		.innerJoin('task_states', 'task_states.lfdnr', 'tasks.moved_from')
		.select(['task_states.bezeichnung', sql<null>`null`.as('blocked')])
		.where('tasks.lfdnr', '=', lfdnr)
		.where('tasks.moved_from', '=', state)
		.where('tasks.moved_by', '=', session.userId)
		.where('tasks.moved_at', '>', sql<string>`now() - ${TAKEN_BACK_FOR}::interval`)
		.executeTakeFirst();
}

/** Replaces the checklist. */
export function changeChecklist({ path, header, body }: Input<'changeTaskChecklist'>, write: Write): Promise<Task> {
	return changeField(write, path.id, header['If-Match'], 'checklist', async (before) => {
		const rules = startFieldRules();
		for (const [index, { text }] of body.value.entries()) {
			if (isBlank(text)) rules.refuse(`body.value.${index}.text`, 'missing');
		}
		rules.end();
		const checklist = JSON.stringify(body.value);
		await write.db.updateTable('tasks').set({ checklist }).where('lfdnr', '=', path.id).execute();
		return { from: stepsInWords(before.checklist), to: stepsInWords(body.value) };
	});
}

/** Gives the task to others: those it is given to now watch it and are told, those it is taken from are told too. */
export function changeAssignees({ path, header, body }: Input<'changeTaskAssignees'>, write: Write): Promise<Task> {
	return changeField(write, path.id, header['If-Match'], 'assignees', async (before) => {
		const { db, session } = write;
		const rules = startFieldRules();
		await checkAssignees(write, rules, 'body.value', body.value, before.assignees);
		rules.end();
		await storeAssignees(db, path.id, body.value);
		const was = new Set(before.assignees.map(keyOf));
		const is = new Set(body.value.map(keyOf));
		const added = body.value.filter((assignee) => !was.has(keyOf(assignee)));
		const removed = before.assignees.filter((assignee) => !is.has(keyOf(assignee)));
		await watch(
			db,
			path.id,
			added.filter(({ type }) => type === 'USER').map(({ id }) => id),
		);
		const now = new Set(await usersBehind(db, body.value));
		await tellAssigned(write, path.id, before.title, await usersBehind(db, added));
		const gone = (await usersBehind(db, removed)).filter((userId) => !now.has(userId) && userId !== session.userId);
		await tellUsers(db, session.firma, gone, {
			type: 'taskUnassigned',
			task: path.id,
			subject: `Nicht mehr zugewiesen: ${before.title}`,
			text: 'Die Aufgabe ist Ihnen nicht mehr zugewiesen.',
			from: session.username,
		});
		const names = ({ assignees }: Task) => assignees.map(({ name }) => name).join(', ');
		return { from: names(before), to: names(await findTask(db, session, path.id)) };
	});
}

/** Changes what the task is about. */
export function changeObjects({ path, header, body }: Input<'changeTaskObjects'>, write: Write): Promise<Task> {
	return changeField(write, path.id, header['If-Match'], 'objects', async (before) => {
		const rules = startFieldRules();
		const rows = await objectRows(write, rules, 'body.value', body.value, before.objects);
		rules.end();
		await storeObjects(write.db, path.id, rows);
		return { from: objectsInWords(before.objects), to: objectsInWords(body.value) };
	});
}

/** Takes the task out of all lists; for 30 days it can be restored. */
export async function deleteTask({ path, header }: Input<'deleteTask'>, write: Write): Promise<Answer<'deleteTask'>> {
	const before = await lockTask(write.db, write.session, path.id);
	if (header['If-Match'] !== etagOf(before)) throw new Problem('lostUpdate', { current: before });
	await write.db
		.updateTable('tasks')
		.set({ deleted_at: sql`now()`, deleted_by: write.session.userId, version: before.version + 1 })
		.where('lfdnr', '=', path.id)
		.execute();
	await addToHistory(write, path.id, before.version + 1, { field: 'deleted', from: '', to: '' });
	write.note('taskDeleted', `task/${path.id}`);
	return { lfdnr: path.id };
}

/** Brings a deleted task back as it was. */
export async function restoreTask({ path }: Input<'restoreTask'>, write: Write): Promise<Task> {
	const { db, session } = write;
	const row = await db
		.updateTable('tasks')
		.set(({ ref }) => ({ deleted_at: null, deleted_by: null, version: sql<number>`${ref('version')} + 1` }))
		.where('lfdnr', '=', path.id)
		.where('firma', '=', session.firma)
		.where('deleted_at', '>', sql<string>`now() - interval '30 days'`)
		.returning('version')
		.executeTakeFirst();
	if (row === undefined) throw new Problem('notFound');
	await addToHistory(write, path.id, row.version, { field: 'restored', from: '', to: '' });
	write.note('taskRestored', `task/${path.id}`);
	return findTask(db, session, path.id);
}

/** Turns the notices of a task on or off for the user. */
export async function watchTask({ path, body }: Input<'watchTask'>, write: Write): Promise<Answer<'watchTask'>> {
	const { db, session } = write;
	await findTask(db, session, path.id);
	if (body.value) await watch(db, path.id, [session.userId]);
	else {
		await db
			.deleteFrom('task_watchers')
			.where('task_lfdnr', '=', path.id)
			.where('user_id', '=', session.userId)
			.execute();
	}
	write.note('taskWatched', `task/${path.id}`);
	return { value: body.value };
}

/**
 * Changes one field of a task. Only a change of the same field since the version that was read is in the way (412): two
 * people may change different fields at once. `change` writes and says what to keep in the history; null for nothing.
 */
async function changeField(
	write: Write,
	lfdnr: number,
	ifMatch: string,
	field: Field,
	change: (before: Task) => Promise<Omit<Change, 'field'> | null>,
): Promise<Task> {
	const { db, session } = write;
	const before = await lockTask(db, session, lfdnr);
	const read = Number(ifMatch.slice(1, -1));
	const isUnknown = read < 1 || read > before.version;
	if (isUnknown || (await changedSince(write, lfdnr, field, read)))
		throw new Problem('lostUpdate', { current: before });
	const words = await change(before);
	write.note('taskChanged', `task/${lfdnr} ${field}`);
	if (words === null || words.from === words.to) return before;
	const version = before.version + 1;
	await db.updateTable('tasks').set({ version }).where('lfdnr', '=', lfdnr).execute();
	await addToHistory(write, lfdnr, version, { field, ...words });
	return findTask(db, session, lfdnr);
}

async function changedSince({ db }: Write, lfdnr: number, field: Field, version: number): Promise<boolean> {
	const row = await db
		.selectFrom('task_history')
		.select('id')
		.where('task_lfdnr', '=', lfdnr)
		.where('field', '=', field)
		.where('version', '>', version)
		.limit(1)
		.executeTakeFirst();
	return row !== undefined;
}

async function addToHistory(write: Write, lfdnr: number, version: number, change: Change): Promise<void> {
	const { db, session } = write;
	const last = await db
		.selectFrom('task_history')
		.select(['id', 'user_id', 'field', sql<boolean>`at > ${MERGED}`.as('isRecent')])
		.where('task_lfdnr', '=', lfdnr)
		.orderBy('id', 'desc')
		.limit(1)
		.executeTakeFirst();
	const to_text = cutWords(change.to);
	if (last?.isRecent && last.user_id === session.userId && last.field === change.field) {
		await db.updateTable('task_history').set({ to_text, version }).where('id', '=', last.id).execute();
		return;
	}
	await db
		.insertInto('task_history')
		.values({
			task_lfdnr: lfdnr,
			version,
			user_id: session.userId,
			author: session.username,
			field: change.field,
			from_text: cutWords(change.from),
			to_text,
		})
		.execute();
}

async function tellAssigned(write: Write, task: number, title: string, users: readonly number[]): Promise<void> {
	const { db, session } = write;
	const others = users.filter((userId) => userId !== session.userId);
	await tellUsers(db, session.firma, others, {
		type: 'taskAssigned',
		task,
		subject: `Neue Aufgabe: ${title}`,
		text: 'Diese Aufgabe ist Ihnen zugewiesen.',
		from: session.username,
	});
}

function dayOf(rules: FieldRules, field: string, dateTime: string | null): string | null {
	if (dateTime === null) return null;
	const day = dateOf(dateTime);
	if (day === null) rules.refuse(field, 'dateInvalid');
	// A task is due on a day, never at a time.
	else if (!dateTime.endsWith('T00:00:00')) rules.refuse(field, 'invalid');
	return day;
}

function dayInWords(dateTime: string | null): string {
	return dateTime === null ? '' : formatGermanDate(dateOf(dateTime) ?? '');
}

function stepsInWords(items: Task['checklist']): string {
	return items.map(({ text, done }) => `${done ? '☑' : '☐'} ${text}`).join('\n');
}

const objectWords = { ADDRESS: 'Adresse', DOCUMENT: 'Dokument', ARTICLE: 'Artikel', APPOINTMENT: 'Termin' } as const;

/** By number: a name would stand in the history for readers who may not see it. */
function objectsInWords(objects: readonly { type: keyof typeof objectWords; id: string }[]): string {
	return objects.map(({ type, id }) => `${objectWords[type]} ${id}`).join(', ');
}

function cutWords(text: string): string {
	return text.length <= MAX_WORDS ? text : `${text.slice(0, MAX_WORDS - 1)}…`.toWellFormed();
}
