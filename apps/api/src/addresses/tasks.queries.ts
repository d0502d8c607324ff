import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Answer } from '../contract/contract.ts';
import type { OfAddress } from '../crm/addressParts.ts';
import { visibleAddresses } from '../crm/visibleAddresses.ts';
import type { Db } from '../database/database.ts';

const MAX_TASKS = 200;

type Status = Answer<'listAddressTasks'>[number]['status'];

const assigneeNames = sql<string[]>`array(
	select coalesce(users.username, work_groups.bezeichnung) as name
	from task_assignees assignee
		left join users on users.user_id = assignee.user_id
		left join work_groups on work_groups.lfdnr = assignee.work_group_lfdnr
	where assignee.task_lfdnr = tasks.lfdnr order by name limit 50)`;

/** Tasks of an address: open ones first, by the day they are due. */
export async function listTasks(db: Db, firma: number, lfdnr: number): OfAddress<Answer<'listAddressTasks'>> {
	const rows = db
		.selectFrom('task_objects as object')
		.innerJoin('tasks', 'tasks.lfdnr', 'object.task_lfdnr')
		.innerJoin('task_states as state', 'state.lfdnr', 'tasks.state_lfdnr')
		.select([
			'tasks.lfdnr',
			'tasks.title',
			sql<string | null>`tasks.due_date || 'T00:00:00'`.as('dueDate'),
			sql<Status>`json_build_object('lfdnr', state.lfdnr, 'bezeichnung', state.bezeichnung, 'done', state.done)`.as(
				'status',
			),
			assigneeNames.as('assignees'),
		])
		.where('object.address_lfdnr', '=', lfdnr)
		.where('tasks.firma', '=', firma)
		.where('tasks.deleted_at', 'is', null)
		.orderBy('state.done')
		.orderBy(sql`tasks.due_date nulls last`)
		.orderBy('tasks.lfdnr')
		.limit(MAX_TASKS);
	const found = await visibleAddresses(db, firma)
		.where('addresses.lfdnr', '=', lfdnr)
		.select(['addresses.kd_patient', jsonArrayFrom(rows).as('rows')])
		.executeTakeFirst();
	return found && { isPatient: found.kd_patient, part: found.rows };
}
