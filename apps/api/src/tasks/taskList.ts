import { endOfWeek } from '@kontor/domain/tasks';
import { type RawBuilder, sql } from 'kysely';
import type { Answer, Input, Session } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { all, type Condition, hasWords } from '../search/predicates.ts';
import { readWords } from '../search/searchText.ts';
import { assigneesOf, dueDateOf, isWayOf, objectsOf, statusOf, waysOn } from './taskParts.ts';

type Question = Partial<Input<'searchTasks'>['body']>;
type Filter = Partial<Input<'countTasks'>['body']>;
type Page = Answer<'searchTasks'>;

/** The reader of a list of tasks, and the day in the shop (`yyyy-mm-dd`). */
export interface TaskReader {
	readonly session: Pick<Session, 'userId' | 'firma' | 'subject'>;
	readonly today: string;
}

// Nobody reads further; a count that goes on costs as much as the table is long.
const COUNTED_TO = 50_000;

const orders = {
	due: sql`tasks.due_date`,
	title: sql`tasks.title collate de_at`,
	lfdnr: sql`tasks.lfdnr`,
	state: sql`(select state.position from task_states state where state.lfdnr = tasks.state_lfdnr)`,
} as const;

/** Tasks of a filter, page by page. */
export async function searchTasks(db: Db, reader: TaskReader, question: Question): Promise<Page> {
	const { sort = 'due', direction = 'asc', page = 1, size = 50, ...filter } = question;
	const given = givenTo(filter, reader, sort);
	const found = tasksOf(filter, reader);
	const key = orders[sort];
	const order = (by: typeof key) => sql`${by} ${sql.raw(direction)} nulls last, tasks.lfdnr ${sql.raw(direction)}`;
	const window = sql`limit ${size} offset ${(page - 1) * size}`;
	// What somebody is given is few: found once, for page and number alike. Everything is many: each has an index.
	const parts = isNarrow(filter)
		? {
				found: given === null ? narrowed(filter, reader, key) : sql`found as materialized (${given}),`,
				page: sql`select tasks.lfdnr from found as tasks order by ${order(sql`tasks.key`)} ${window}`,
				total: sql`select least(count(*), ${COUNTED_TO}) from found`,
			}
		: {
				found: sql``,
				page: sql`select tasks.lfdnr from tasks where ${found} order by ${order(key)} ${window}`,
				total: isTallied(filter)
					? sql`select least(coalesce(sum(tasks.tasks), 0), ${COUNTED_TO}) from task_tallies as tasks
						where ${tasksOf(filter, reader, 'task_tallies')}`
					: // In the order of an index, or the planner reads the table from its beginning.
						sql`select count(*) from (
							select from tasks where ${found} order by ${counting(filter)} limit ${sql.lit(COUNTED_TO)}) as counted`,
			};
	const { rows } = await sql<{ page: Page }>`
		with ${parts.found}
		way as materialized (${waysOn}),
		chosen as (select tasks.lfdnr, row_number() over () as place from (${parts.page}) as tasks)
		select json_build_object(
			'rows', (select coalesce(json_agg(json_build_object(
				'lfdnr', tasks.lfdnr, 'title', tasks.title, 'dueDate', ${dueDateOf}, 'status', ${statusOf},
				'nextStates', way.next_states,
				'assignees', ${assigneesOf}, 'objects', ${objectsOf(reader.session)},
				'items', jsonb_array_length(tasks.checklist),
				'itemsDone', (select count(*) from jsonb_array_elements(tasks.checklist) item where (item ->> 'done')::boolean),
				'comments', (select count(*) from task_comments comment
					where comment.task_lfdnr = tasks.lfdnr and comment.deleted_at is null),
				'version', tasks.version) order by chosen.place), '[]')
				from chosen cross join lateral (select * from tasks where tasks.lfdnr = chosen.lfdnr limit 1) as tasks
					join task_states state on state.lfdnr = tasks.state_lfdnr
					join way on ${isWayOf(reader.session)}),
			'total', (${parts.total})) as page`.execute(db);
	return rows[0]?.page ?? { rows: [], total: 0 };
}

/**
 * The tasks somebody is given or has given, out of an index of assignees alone, as lfdnr, state and the day or the number
 * as key; null where it does not say.
 */
function givenTo(filter: Filter, reader: TaskReader, sort: Question['sort'] = 'due') {
	const { scope = 'all', assignee, ...others } = filter;
	const { q = '', object } = others;
	if (object !== undefined || isNumber(q.trim()) || (scope === 'all') === (assignee === undefined)) return null;
	if (sort !== 'due' && sort !== 'lfdnr') return null;
	const whose = assignee === undefined ? ofScope(scope, reader.session.userId) : isAssignee(assignee);
	const key = sort === 'due' ? sql`min(tasks.due_date)` : sql`tasks.task_lfdnr`;
	// A task of several groups is one.
	return sql`select tasks.task_lfdnr as lfdnr, ${key} as key, min(tasks.due_date) as due_date,
			min(tasks.state_lfdnr) as state_lfdnr
		from task_assignees as tasks where ${whose} and ${tasksOf(others, reader, 'task_assignees')} group by tasks.task_lfdnr`;
}

/** The tasks of a narrow filter; their words are looked at after everything else, since an index of words would find many. */
function narrowed({ q = '', ...filter }: Filter, reader: TaskReader, key: RawBuilder<unknown>) {
	const given = q.trim() === '' ? givenTo(filter, reader) : null;
	if (given !== null) {
		return sql`found as materialized (select tasks.lfdnr, ${key} as key from (${given}) as given
			cross join lateral (select * from tasks where tasks.lfdnr = given.lfdnr limit 1) as tasks),`;
	}
	const all = tasksOf(filter, reader);
	if (q.trim() === '') return sql`found as materialized (select tasks.lfdnr, ${key} as key from tasks where ${all}),`;
	return sql`narrow as materialized (select tasks.lfdnr, tasks.search_words, ${key} as key from tasks where ${all}),
		found as materialized (select tasks.lfdnr, tasks.key from narrow as tasks where ${hasText(q.trim())}),`;
}

/** True where the number is known by state and day. */
function isTallied(filter: Filter): boolean {
	return !isNarrow(filter) && (filter.q ?? '').trim() === '';
}

function counting({ done, states = [], q = '' }: Filter) {
	if (q.trim() !== '') return sql`tasks.lfdnr`;
	return done === undefined && states.length === 0 ? sql`tasks.due_date` : sql`tasks.state_lfdnr, tasks.due_date`;
}

function isNarrow({ scope = 'all', assignee, object }: Filter): boolean {
	return scope !== 'all' || assignee !== undefined || object !== undefined;
}

/** Counts the tasks of a filter by state and due day; its own `done` and `due` are left out. */
export async function countTasks(db: Db, reader: TaskReader, filter: Filter): Promise<Answer<'countTasks'>> {
	const { done: _done, due: _due, ...whole } = filter;
	const { today } = reader;
	const sunday = endOfWeek(today);
	const counted = (condition: Condition) =>
		sql`least(coalesce(sum(tasks.tasks) filter (where ${condition}), 0), ${COUNTED_TO})::int`;
	const open = (condition: Condition) => counted(sql<boolean>`not done and ${condition}`);
	const { rows } = await sql<Answer<'countTasks'>>`
		select ${counted(sql<boolean>`not done`)} as open, ${counted(sql<boolean>`done`)} as done,
			${open(sql<boolean>`due_date < ${today}`)} as overdue,
			${open(sql<boolean>`due_date = ${today}`)} as today,
			${open(sql<boolean>`due_date > ${today} and due_date <= ${sunday}`)} as week,
			${open(sql<boolean>`due_date > ${sunday}`)} as later,
			${open(sql<boolean>`due_date is null`)} as none
		from (${countedTasks(whole, reader)}) as tasks`.execute(db);
	return rows[0] ?? { open: 0, done: 0, overdue: 0, today: 0, week: 0, later: 0, none: 0 };
}

/** The rows to count: a day, done or not, and a number of tasks. */
function countedTasks(filter: Filter, reader: TaskReader) {
	if (isTallied(filter)) {
		return sql`select tasks.due_date, state.done, tasks.tasks
			from task_tallies as tasks join task_states state on state.lfdnr = tasks.state_lfdnr
			where ${tasksOf(filter, reader, 'task_tallies')}`;
	}
	const given = givenTo(filter, reader);
	if (given !== null) {
		return sql`select given.due_date, state.done, count(*) as tasks
			from (${given}) as given join task_states state on state.lfdnr = given.state_lfdnr group by 1, 2`;
	}
	return sql`select tasks.due_date, state.done, 1 as tasks
		from tasks join task_states state on state.lfdnr = tasks.state_lfdnr where ${tasksOf(filter, reader)}`;
}

/** That a row stands for tasks of a firma that are not deleted, by the table it is of. */
const isThere = {
	tasks: sql<boolean>`tasks.deleted_at is null`,
	task_assignees: sql<boolean>`tasks.is_live`,
	task_tallies: sql<boolean>`true`,
} as const;

/** The condition of a filter, for the table called `tasks` in the statement. */
function tasksOf(filter: Filter, { session, today }: TaskReader, table: keyof typeof isThere = 'tasks'): Condition {
	const conditions: Condition[] = [sql<boolean>`tasks.firma = ${session.firma} and ${isThere[table]}`];
	const { scope = 'all', q = '', done, states, assignee, object, due } = filter;
	if (scope !== 'all') conditions.push(inScope(scope, session.userId));
	if (q.trim() !== '') conditions.push(hasText(q.trim()));
	if (done !== undefined) {
		// As a list of states the index by state answers it; a join would read the rows.
		conditions.push(sql<boolean>`tasks.state_lfdnr = any(array(select lfdnr from task_states where done = ${done}))`);
	}
	if (states !== undefined && states.length > 0)
		conditions.push(sql<boolean>`tasks.state_lfdnr = any(${states}::int[])`);
	if (assignee !== undefined)
		conditions.push(
			sql<boolean>`tasks.lfdnr in (select tasks.task_lfdnr from task_assignees as tasks where ${isAssignee(assignee)})`,
		);
	if (object !== undefined) conditions.push(isAbout(object));
	if (due !== undefined) conditions.push(isDue(due, today));
	return all(conditions);
}

function inScope(scope: 'mine' | 'groups' | 'given', userId: number): Condition {
	return sql<boolean>`tasks.lfdnr in (select tasks.task_lfdnr from task_assignees as tasks where ${ofScope(scope, userId)})`;
}

/** That an assignee, a row called `tasks` in the statement, is the reader, a group of the reader, or whom the reader has given it to. */
function ofScope(scope: NonNullable<Filter['scope']>, userId: number): Condition {
	if (scope === 'given') return sql<boolean>`tasks.created_by = ${userId} and tasks.user_id is distinct from ${userId}`;
	if (scope === 'mine') return isAssignee({ type: 'USER', id: userId });
	return sql<boolean>`tasks.work_group_lfdnr in (
		select member.work_group_lfdnr from work_group_members member where member.user_id = ${userId})`;
}

function isAssignee({ type, id }: NonNullable<Filter['assignee']>): Condition {
	return sql<boolean>`${sql.ref(type === 'USER' ? 'tasks.user_id' : 'tasks.work_group_lfdnr')} = ${id}`;
}

function isNumber(text: string): boolean {
	return /^[0-9]{1,9}$/.test(text);
}

function hasText(text: string): Condition {
	if (isNumber(text)) return sql<boolean>`tasks.lfdnr = ${Number(text)}`;
	const terms = readWords(text);
	return terms.length === 0 ? sql<boolean>`false` : hasWords(sql<string>`tasks.search_words`, terms);
}

const columnOf = { ADDRESS: 'address_lfdnr', DOCUMENT: 'wf_cid', APPOINTMENT: 'appointment_lfdnr' } as const;

function isAbout({ type, id }: NonNullable<Filter['object']>): Condition {
	if (type === 'ARTICLE') {
		return sql<boolean>`tasks.lfdnr in (select object.task_lfdnr from task_objects object
			join articles on articles.id = object.article_id where articles.firma = tasks.firma and articles.art_nr = ${id})`;
	}
	const column = sql.ref(columnOf[type]);
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
