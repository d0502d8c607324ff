import { type RawBuilder, sql } from 'kysely';
import type { Answer, Input, Session } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { localTime } from '../database/localTime.ts';
import { all, type Condition, literal } from '../search/predicates.ts';
import { numberOf } from '../tasks/taskList.ts';
import { named } from './sessionRead.ts';

type Page = Answer<'searchCountSessions'>;
type Sort = NonNullable<Input<'searchCountSessions'>['body']['sort']>;

const MAX_TOTAL = 50_000;

const orders: Readonly<Record<Sort, RawBuilder<unknown>>> = {
	createdAt: sql`created_at`,
	title: sql`title`,
	warehouse: sql`count_sessions.warehouse`,
	state: sql`array_position(array['counting', 'review', 'released', 'posted', 'cancelled'], state)`,
};

/** Counts of the reader's firma, page by page. */
export async function searchSessions(
	db: Db,
	{ firma }: Session,
	{
		q = '',
		state,
		warehouse,
		sort = 'createdAt',
		direction = 'desc',
		page = 1,
		size = 50,
	}: Input<'searchCountSessions'>['body'],
): Promise<Page> {
	const conditions: Condition[] = [sql<boolean>`firma = ${firma}`];
	for (const word of q.trim().split(/\s+/).slice(0, 10)) {
		if (word === '') continue;
		const like = `%${literal(word)}%`;
		conditions.push(sql<boolean>`(title ilike ${like} or lfdnr = ${numberOf(word)})`);
	}
	if (state !== undefined && state.length > 0) conditions.push(sql<boolean>`state = any(${state}::text[])`);
	if (warehouse !== undefined && warehouse.length > 0)
		conditions.push(sql<boolean>`warehouse = any(${warehouse}::text[])`);
	const where = all(conditions);
	const way = direction === 'asc' ? sql`asc` : sql`desc`;
	const { rows } = await sql<Page['rows'][number]>`
		select lfdnr, left(title, 200) as title, ${named('warehouse', sql.ref('warehouse'))} as warehouse, kind,
			key_date as "keyDate", is_blind as "isBlind", state, lines.articles, lines.counted,
			(select count(*)::int from count_counters where session = lfdnr) as counters,
			(select left(username, 200) from users where user_id = created_by) as "createdBy",
			${localTime(sql`created_at`)} as "createdAt"
		from (select * from count_sessions where ${where}
				order by ${orders[sort]} ${way}, lfdnr desc limit ${size} offset ${(page - 1) * size}) as count_sessions
			cross join lateral (select count(*)::int as articles, count(counted)::int as counted
				from count_lines where session = lfdnr) as lines
		order by ${orders[sort]} ${way}, lfdnr desc`.execute(db);
	const counted = await sql<{ total: number }>`select count(*)::int as total from (
		select from count_sessions where ${where} limit ${MAX_TOTAL}) as counted`.execute(db);
	return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Choices for a new count: warehouses, article groups, shelves and people. */
export async function findChoices(db: Db, { firma }: Session): Promise<Answer<'getCountChoices'>> {
	const { rows } = await sql<Answer<'getCountChoices'>>`select
		(select coalesce(json_agg(json_build_object('code', code, 'bezeichnung', bezeichnung) order by position, code), '[]')
			from (select * from master_data where list = 'warehouse' order by position, code limit 500) as warehouse) as warehouses,
		(select coalesce(json_agg(json_build_object('code', code, 'bezeichnung', bezeichnung) order by bezeichnung, code), '[]')
			from (select * from article_groups order by bezeichnung, code limit 1000) as article_group) as "articleGroups",
		(select coalesce(json_agg(json_build_object('warehouse', warehouse, 'shelf', shelf, 'articles', articles)
				order by warehouse, shelf), '[]')
			from (select place.warehouse, place.shelf, count(*)::int as articles from article_places place
				join articles on articles.id = place.article_id and articles.firma = ${firma}
				group by 1, 2 order by 1, 2 limit 5000) as shelves) as shelves,
		(select coalesce(json_agg(json_build_object('userId', user_id, 'name', left(username, 200)) order by username), '[]')
			from (select users.* from users join user_apps on user_apps.user_id = users.user_id and app_id = 8
				where users.firma = ${firma} and not disabled order by username limit 500) as people) as people`.execute(db);
	const [choices] = rows;
	if (choices === undefined) throw new Error('A query without a row');
	return choices;
}
