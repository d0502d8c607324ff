import { can } from '@kontor/domain/permissions';
import { sql } from 'kysely';
import type { Answer, Session } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';

const TASKS_APP = 4;

/** Users who can be told of tasks: of the firma, with the app, not disabled. */
export function usersOfTasks(db: Db, firma: number) {
	return db
		.selectFrom('users')
		.where('users.firma', '=', firma)
		.where('users.disabled', '=', false)
		.where(({ exists, selectFrom }) =>
			exists(
				selectFrom('user_apps')
					.select('user_apps.user_id')
					.whereRef('user_apps.user_id', '=', 'users.user_id')
					.where('user_apps.app_id', '=', TASKS_APP),
			),
		);
}

/** Users a task can be given to, by name. */
export function listTaskUsers(db: Db, { firma }: Session): Promise<Answer<'listTaskUsers'>> {
	return usersOfTasks(db, firma)
		.select(['users.user_id as userId', 'users.username as name'])
		.orderBy('users.username')
		.limit(500)
		.execute();
}

/** Work groups a task can be given to, by name. */
export function listTaskWorkGroups(db: Db, { userId }: Session): Promise<Answer<'listTaskWorkGroups'>> {
	return db
		.selectFrom('work_groups')
		.select([
			'lfdnr',
			'bezeichnung',
			sql<boolean>`exists (select from work_group_members member
				where member.work_group_lfdnr = work_groups.lfdnr and member.user_id = ${userId})`.as('isOwn'),
		])
		.orderBy('bezeichnung')
		.limit(200)
		.execute();
}

/** All states in their order. */
export function listTaskStates(db: Db): Promise<Answer<'listTaskStates'>> {
	return db.selectFrom('task_states').select(['lfdnr', 'bezeichnung', 'done']).orderBy('position').execute();
}

/** Titles that are often given, in their order. */
export async function listTaskTitles(db: Db): Promise<Answer<'listTaskTitles'>> {
	const rows = await db.selectFrom('task_titles').select('bezeichnung').orderBy('position').limit(50).execute();
	return rows.map(({ bezeichnung }) => bezeichnung);
}

/** Addresses by their numbers; none for who lacks the CRM. */
export async function listTaskAddresses(
	db: Db,
	{ firma, subject }: Session,
	lfdnrs: readonly number[],
): Promise<Answer<'listTaskAddresses'>> {
	if (!can(subject, 'crm')) return [];
	const rows = await db
		.selectFrom('addresses')
		.select(['lfdnr', sql<string>`left(display_name, 200)`.as('name')])
		.where('firma', '=', firma)
		.where('lfdnr', 'in', lfdnrs)
		.orderBy('lfdnr')
		.execute();
	return rows.map(({ lfdnr, name }) => ({ type: 'ADDRESS', id: String(lfdnr), name, addressLfdnr: null }));
}
