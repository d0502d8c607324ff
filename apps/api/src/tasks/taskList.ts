import { endOfWeek } from '@kontor/domain/tasks';
import { sql } from 'kysely';
import type { Answer, Input, Session } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { all, type Condition, hasWords } from '../search/predicates.ts';
import { readWords } from '../search/searchText.ts';
import { assigneesOf, dueDateOf, nextStatesOf, objectsOf, statusOf } from './taskParts.ts';

type Question = Partial<Input<'searchTasks'>['body']>;
type Filter = Partial<Input<'countTasks'>['body']>;
type Page = Answer<'searchTasks'>;

/** The reader of a list of tasks, and the day in the shop (`yyyy-mm-dd`). */
export interface TaskReader {
	readonly session: Session;
	readonly today: string;
}

// Nobody reads further; a count that goes on costs as much as the table is long.
const COUNTED_TO = 50_000;

const orders = {
	due: sql`tasks.due_date`,
	title: sql`tasks.title collate de_at`,
	lfdnr: sql`tasks.lfdnr`,
	state: sql`state.position`,
} as const;

/** Tasks of a filter, page by page. */
export async function searchTasks(db: Db, reader: TaskReader, question: Question): Promise<Page> {
	const { sort = 'due', direction = 'asc', page = 1, size = 50, ...filter } = question;
	const found = tasksOf(filter, reader);
	const order = sql`${orders[sort]} ${sql.raw(direction)} nulls last, tasks.lfdnr ${sql.raw(direction)}`;
	const { rows } = await sql<{ page: Page }>`
		with chosen as (
			select tasks.lfdnr, row_number() over () as place from (
				select tasks.lfdnr from tasks join task_states state on state.lfdnr = tasks.state_lfdnr
				where ${found} order by ${order} limit ${size} offset ${(page - 1) * size}) as tasks)
		select json_build_object(
			'rows', (select coalesce(json_agg(json_build_object(
				'lfdnr', tasks.lfdnr, 'title', tasks.title, 'dueDate', ${dueDateOf}, 'status', ${statusOf},
				'nextStates', ${nextStatesOf},
				'assignees', ${assigneesOf}, 'objects', ${objectsOf(reader.session)},
				'items', jsonb_array_length(tasks.checklist),
				'itemsDone', (select count(*) from jsonb_array_elements(tasks.checklist) item where (item ->> 'done')::boolean),
				'comments', (select count(*) from task_comments comment
					where comment.task_lfdnr = tasks.lfdnr and comment.deleted_at is null),
				'version', tasks.version) order by chosen.place), '[]')
				from chosen join tasks on tasks.lfdnr = chosen.lfdnr
					join task_states state on state.lfdnr = tasks.state_lfdnr),
			'total', (select count(*) from (
				select from tasks join task_states state on state.lfdnr = tasks.state_lfdnr
				where ${found} limit ${COUNTED_TO}) as counted)) as page`.execute(db);
	return rows[0]?.page ?? { rows: [], total: 0 };
}

/** Counts the tasks of a filter by state and due day; its own `done` and `due` are left out. */
export async function countTasks(db: Db, reader: TaskReader, filter: Filter): Promise<Answer<'countTasks'>> {
	const { done: _done, due: _due, ...whole } = filter;
	const { today } = reader;
	const sunday = endOfWeek(today);
	const open = sql`filter (where not done and`;
	const { rows } = await sql<Answer<'countTasks'>>`
		select count(*) filter (where not done)::int as open, count(*) filter (where done)::int as done,
			count(*) ${open} due_date < ${today})::int as overdue,
			count(*) ${open} due_date = ${today})::int as today,
			count(*) ${open} due_date > ${today} and due_date <= ${sunday})::int as week,
			count(*) ${open} due_date > ${sunday})::int as later,
			count(*) ${open} due_date is null)::int as none
		from (
			(select tasks.due_date, false as done from tasks join task_states state on state.lfdnr = tasks.state_lfdnr
				where ${tasksOf({ ...whole, done: false }, reader)}
				order by tasks.due_date nulls last, tasks.lfdnr limit ${COUNTED_TO})
			union all
			(select tasks.due_date, true from tasks join task_states state on state.lfdnr = tasks.state_lfdnr
				where ${tasksOf({ ...whole, done: true }, reader)} limit ${COUNTED_TO})) as tasks`.execute(db);
	return rows[0] ?? { open: 0, done: 0, overdue: 0, today: 0, week: 0, later: 0, none: 0 };
}

/** The condition of a filter, for `tasks` joined with `state`. */
function tasksOf(filter: Filter, { session, today }: TaskReader): Condition {
	const conditions: Condition[] = [sql<boolean>`tasks.firma = ${session.firma} and tasks.deleted_at is null`];
	const { scope = 'all', q = '', done, states, assignee, object, due } = filter;
	if (scope !== 'all') conditions.push(inScope(scope, session.userId));
	if (q.trim() !== '') conditions.push(hasText(q.trim()));
	if (done !== undefined) conditions.push(sql<boolean>`state.done = ${done}`);
	if (states !== undefined && states.length > 0)
		conditions.push(sql<boolean>`tasks.state_lfdnr = any(${states}::int[])`);
	if (assignee !== undefined)
		conditions.push(isGivenTo(assignee.type === 'USER' ? 'user_id' : 'work_group_lfdnr', assignee.id));
	if (object !== undefined) conditions.push(isAbout(object));
	if (due !== undefined) conditions.push(isDue(due, today));
	return all(conditions);
}

function inScope(scope: 'mine' | 'groups' | 'given', userId: number): Condition {
	if (scope === 'mine') return isGivenTo('user_id', userId);
	if (scope === 'groups') {
		return sql<boolean>`tasks.lfdnr in (select assignee.task_lfdnr from task_assignees assignee
			join work_group_members member on member.work_group_lfdnr = assignee.work_group_lfdnr
			where member.user_id = ${userId})`;
	}
	return sql<boolean>`tasks.created_by = ${userId} and exists (select from task_assignees assignee
		where assignee.task_lfdnr = tasks.lfdnr and assignee.user_id is distinct from ${userId})`;
}

function isGivenTo(column: 'user_id' | 'work_group_lfdnr', id: number): Condition {
	return sql<boolean>`tasks.lfdnr in (select task_lfdnr from task_assignees where ${sql.ref(column)} = ${id})`;
}

function hasText(text: string): Condition {
	if (/^[0-9]{1,9}$/.test(text)) return sql<boolean>`tasks.lfdnr = ${Number(text)}`;
	const terms = readWords(text);
	return terms.length === 0 ? sql<boolean>`false` : hasWords(sql<string>`tasks.search_words`, terms);
}

function isAbout({ type, id }: NonNullable<Filter['object']>): Condition {
	if (type === 'ARTICLE') {
		return sql<boolean>`tasks.lfdnr in (select object.task_lfdnr from task_objects object
			join articles on articles.id = object.article_id where articles.firma = tasks.firma and articles.art_nr = ${id})`;
	}
	const column = sql.ref(type === 'ADDRESS' ? 'address_lfdnr' : 'wf_cid');
	return sql<boolean>`tasks.lfdnr in (select task_lfdnr from task_objects where ${column} = ${numberOf(id)})`;
}

/** The number an id stands for; 0, which no record has, for any other text. */
export function numberOf(id: string): number {
	return /^[1-9][0-9]{0,8}$/.test(id) ? Number(id) : 0;
}

function isDue(due: NonNullable<Filter['due']>, today: string): Condition {
	const sunday = endOfWeek(today);
	if (due === 'none') return sql<boolean>`tasks.due_date is null`;
	if (due === 'overdue') return sql<boolean>`tasks.due_date < ${today}`;
	if (due === 'today') return sql<boolean>`tasks.due_date = ${today}`;
	if (due === 'week') return sql<boolean>`tasks.due_date > ${today} and tasks.due_date <= ${sunday}`;
	return sql<boolean>`tasks.due_date > ${sunday}`;
}
