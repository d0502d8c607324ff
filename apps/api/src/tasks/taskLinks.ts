import { can } from '@kontor/domain/permissions';
import { sql } from 'kysely';
import { isHiddenFrom } from '../calendar/appointmentViews.ts';
import type { Input } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import type { FieldRules } from '../writes/fieldRules.ts';
import type { Write } from '../writes/writes.ts';
import { usersOfTasks } from './taskChoices.ts';
import { numberOf } from './taskList.ts';

type AssigneeKey = Input<'changeTaskAssignees'>['body']['value'][number];
type ObjectKey = Input<'changeTaskObjects'>['body']['value'][number];

/** Refuses users and groups whom a task cannot be given to; those it was given to before may stay. */
export async function checkAssignees(
	{ db, session }: Write,
	rules: FieldRules,
	field: string,
	assignees: readonly AssigneeKey[],
	before: readonly AssigneeKey[] = [],
): Promise<void> {
	const users = await usersOfTasks(db, session.firma)
		.select('users.user_id as id')
		.where('users.user_id', 'in', [0, ...idsOf(assignees, 'USER')])
		.execute();
	const groups = await db
		.selectFrom('work_groups')
		.select('lfdnr as id')
		.where('lfdnr', 'in', [0, ...idsOf(assignees, 'WORK_GROUP')])
		.execute();
	const known = new Set([
		...users.map(({ id }) => `USER ${id}`),
		...groups.map(({ id }) => `WORK_GROUP ${id}`),
		...before.map(keyOf),
	]);
	for (const [index, assignee] of assignees.entries()) {
		if (!known.has(keyOf(assignee))) rules.refuse(`${field}.${index}`, 'notFound');
	}
}

function idsOf(assignees: readonly AssigneeKey[], type: AssigneeKey['type']): number[] {
	return assignees.flatMap((assignee) => (assignee.type === type ? [assignee.id] : []));
}

/** Names users, groups and objects in comparisons. */
export function keyOf({ type, id }: { readonly type: string; readonly id: number | string }): string {
	return `${type} ${id}`;
}

/** Puts users and groups in place of those before. */
export async function storeAssignees(db: Db, task: number, assignees: readonly AssigneeKey[]): Promise<void> {
	await db.deleteFrom('task_assignees').where('task_lfdnr', '=', task).execute();
	if (assignees.length === 0) return;
	await db
		.insertInto('task_assignees')
		.values(
			assignees.map(({ type, id }) => ({
				task_lfdnr: task,
				user_id: type === 'USER' ? id : null,
				work_group_lfdnr: type === 'USER' ? null : id,
			})),
		)
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

interface ObjectRow {
	readonly key: string;
	readonly address_lfdnr: number | null;
	readonly wf_cid: number | null;
	readonly article_id: number | null;
	readonly appointment_lfdnr: number | null;
}

const appOf = { ADDRESS: 'crm', DOCUMENT: 'crm', ARTICLE: 'articles', APPOINTMENT: 'calendar' } as const;

/** The rows of objects; refuses those that do not exist or that the user may not see, unless they were there before. */
export async function objectRows(
	{ db, session }: Write,
	rules: FieldRules,
	field: string,
	objects: readonly ObjectKey[],
	before: readonly ObjectKey[] = [],
): Promise<ObjectRow[]> {
	const ids = (type: ObjectKey['type']) => objects.flatMap((object) => (object.type === type ? [object.id] : []));
	const { rows } = await sql<ObjectRow>`
		select 'ADDRESS ' || lfdnr as key, lfdnr as address_lfdnr, null::int as wf_cid, null::int as article_id,
				null::int as appointment_lfdnr
			from addresses where firma = ${session.firma} and lfdnr = any(${ids('ADDRESS').map(numberOf)}::int[])
		union all select 'DOCUMENT ' || wf_cid, null, wf_cid, null, null
			from documents where firma = ${session.firma} and wf_cid = any(${ids('DOCUMENT').map(numberOf)}::int[])
		union all select 'ARTICLE ' || art_nr, null, null, id, null
			from articles where firma = ${session.firma} and art_nr = any(${ids('ARTICLE')}::text[])
		union all select 'APPOINTMENT ' || lfdnr, null, null, null, lfdnr
			from appointments where firma = ${session.firma} and lfdnr = any(${ids('APPOINTMENT').map(numberOf)}::int[])
				and deleted_at is null and not ${isHiddenFrom(session)}`.execute(db);
	const known = new Map(rows.map((row) => [row.key, row]));
	const kept = new Set(before.map(keyOf));
	const chosen = new Map<string, ObjectRow>();
	for (const [index, object] of objects.entries()) {
		const key = keyOf(object);
		const row = known.get(key);
		const isVisible = can(session.subject, appOf[object.type]);
		if (row === undefined || !(isVisible || kept.has(key))) rules.refuse(`${field}.${index}`, 'notFound');
		else chosen.set(key, row);
	}
	return [...chosen.values()];
}

/** Puts objects in place of those before. */
export async function storeObjects(db: Db, task: number, rows: readonly ObjectRow[]): Promise<void> {
	await db.deleteFrom('task_objects').where('task_lfdnr', '=', task).execute();
	if (rows.length === 0) return;
	const values = rows.map(({ key: _key, ...row }) => ({ task_lfdnr: task, ...row }));
	await db.insertInto('task_objects').values(values).execute();
}
