import { can } from '@kontor/domain/permissions';
import { type RawBuilder, sql } from 'kysely';
import { isHiddenFrom } from '../calendar/appointmentViews.ts';
import type { Answer, Session } from '../contract/contract.ts';

type Task = Answer<'getTask'>;

/** The day a task is due, as the wire has it. */
export const dueDateOf = sql<string | null>`tasks.due_date || 'T00:00:00'`;

/** The state of a task, of the join `state`. */
export const statusOf = sql<Task['status']>`json_build_object(
	'lfdnr', state.lfdnr, 'bezeichnung', state.bezeichnung, 'done', state.done)`;

const isFinished = sql<boolean>`not tasks.checklist @> '[{"done": false}]'`;

function isConcernedIn({ userId, subject }: Pick<Session, 'userId' | 'subject'>): RawBuilder<boolean> {
	// Counted, since the planner would read all assignees at once to answer it for many.
	return sql<boolean>`(${subject.admin}::boolean or coalesce(tasks.created_by = ${userId}, false)
		or 0 < (select count(*) from task_assignees assignee where assignee.task_lfdnr = tasks.lfdnr and (
			assignee.user_id = ${userId} or assignee.work_group_lfdnr in (
				select member.work_group_lfdnr from work_group_members member where member.user_id = ${userId}))))`;
}

/** The states a task may go into next, each with what is in the reader's way. */
export function nextStatesOf(session: Pick<Session, 'userId' | 'subject'>): RawBuilder<Task['nextStates']> {
	return sql<Task['nextStates']>`(${nextStates(sql`tasks.state_lfdnr`, isConcernedIn(session), isFinished)})`;
}

/** The next states of each state, by the two things of a task that may be in the way: one row each, few in all. */
export const waysOn = sql`select state.lfdnr as from_state, concerned.yes as is_concerned, finished.yes as is_finished,
		(${nextStates(sql`state.lfdnr`, sql<boolean>`concerned.yes`, sql<boolean>`finished.yes`)}) as next_states
	from task_states state, (values (true), (false)) as concerned (yes), (values (true), (false)) as finished (yes)`;

/** That a row of {@link waysOn} called `way` is the one of the task. */
export function isWayOf(session: Pick<Session, 'userId' | 'subject'>): RawBuilder<boolean> {
	return sql<boolean>`way.from_state = tasks.state_lfdnr and way.is_concerned = ${isConcernedIn(session)}
		and way.is_finished = ${isFinished}`;
}

function nextStates(from: RawBuilder<unknown>, concerned: RawBuilder<boolean>, finished: RawBuilder<boolean>) {
	return sql`
	select coalesce(json_agg(json_build_object('lfdnr', next.lfdnr, 'bezeichnung', next.bezeichnung, 'done', next.done,
		'blocked', case when step.only_concerned and not ${concerned} then 'notConcerned'
			when next.lfdnr = 4 and not ${finished} then 'openItems' end) order by next.position), '[]')
	from task_state_steps step join task_states next on next.lfdnr = step.to_state
	where step.from_state = ${from}`;
}

/** The assignees of a task, users first, by name. */
export const assigneesOf = sql<Task['assignees']>`(
	select coalesce(json_agg(json_build_object('type', type, 'id', id, 'name', name) order by type, name, id), '[]')
	from (
		select case when assignee.user_id is null then 'WORK_GROUP' else 'USER' end as type,
			coalesce(assignee.user_id, assignee.work_group_lfdnr) as id,
			left(coalesce(users.username, work_groups.bezeichnung), 200) as name
		from task_assignees assignee
			left join users on users.user_id = assignee.user_id
			left join work_groups on work_groups.lfdnr = assignee.work_group_lfdnr
		where assignee.task_lfdnr = tasks.lfdnr limit 50) as assignees)`;

/**
 * The objects of a task. A name is given only to who has the app it belongs to: a task never tells the name of a patient to
 * somebody without the CRM.
 */
export function objectsOf(session: Pick<Session, 'firma' | 'subject' | 'userId'>): RawBuilder<Task['objects']> {
	const { firma, subject } = session;
	return sql<Task['objects']>`(
		select coalesce(json_agg(json_build_object('type', type, 'id', id, 'name', name, 'addressLfdnr', address)
			order by type, id), '[]')
		from (
			select case when object.address_lfdnr is not null then 'ADDRESS'
					when object.wf_cid is not null then 'DOCUMENT'
					when object.article_id is not null then 'ARTICLE' else 'APPOINTMENT' end as type,
				coalesce(object.address_lfdnr::text, object.wf_cid::text, articles.art_nr,
					object.appointment_lfdnr::text) as id,
				left(case
					when articles.id is not null then case when ${can(subject, 'articles')}::boolean then articles.name end
					when object.appointment_lfdnr is not null then
						case when ${can(subject, 'calendar')}::boolean and not ${isHiddenFrom(session)} then appointments.title end
					when ${can(subject, 'crm')}::boolean then coalesce(addresses.display_name,
						document_types.short_type || ' ' || documents.name)
				end, 200) as name,
				case when ${can(subject, 'crm')}::boolean then documents.address_lfdnr end as address
			from task_objects object
				left join addresses on addresses.lfdnr = object.address_lfdnr and addresses.firma = ${firma}
				left join documents on documents.wf_cid = object.wf_cid and documents.firma = ${firma}
				left join document_types on document_types.id = documents.document_type_id
				left join articles on articles.id = object.article_id and articles.firma = ${firma}
				left join appointments on appointments.lfdnr = object.appointment_lfdnr and appointments.firma = ${firma}
					and appointments.deleted_at is null
			where object.task_lfdnr = tasks.lfdnr limit 50) as objects)`;
}
