import { can } from '@kontor/domain/permissions';
import { type RawBuilder, sql } from 'kysely';
import type { Answer, Session } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { localTime } from '../database/localTime.ts';
import { Problem } from '../problem.ts';
import { differs, readLines } from './lines.ts';
import { type SessionRow, sessionRow } from './sessionRow.ts';

type Stored = Answer<'getCountSession'>;

/** Warehouse of the row in sight with its name. */
export function named(list: string, code: RawBuilder<unknown>): RawBuilder<{ code: string; bezeichnung: string }> {
	return sql`json_build_object('code', ${code}, 'bezeichnung', coalesce(
		(select bezeichnung from master_data where list = ${list} and code = ${code}), ${code}))`;
}

/** The name of a user in sight. */
function userName(column: string): RawBuilder<string | null> {
	return sql`(select left(username, 200) from users where user_id = ${sql.ref(column)})`;
}

/** A count with its progress; what is equal and what is not stays from counters of a blind count. */
export async function findSession(db: Db, session: Session, lfdnr: number): Promise<Stored> {
	const row = await sessionRow(db, session, lfdnr);
	const { rows } = await sql<Omit<Stored, 'progress'> & { value: string | null }>`
		select lfdnr, left(title, 200) as title, ${named('warehouse', sql.ref('warehouse'))} as warehouse, kind,
			key_date as "keyDate", is_blind as "isBlind", shelves, state, version,
			(select coalesce(json_agg(json_build_object('code', code, 'bezeichnung', bezeichnung) order by bezeichnung), '[]')
				from article_groups where code = any(count_sessions.article_groups)) as "articleGroups",
			json_build_object('pieces', limit_pieces::text, 'percent', limit_percent::text) as limits, limit_value as value,
			(select coalesce(json_agg(json_build_object('userId', counter.user_id, 'name', left(users.username, 200),
				'entries', counter.entries, 'devices', cardinality(counter.devices), 'lastAt', ${localTime(sql`counter.last_at`)})
				order by counter.joined_at), '[]')
				from count_counters counter join users on users.user_id = counter.user_id
				where counter.session = lfdnr) as counters,
			(select count(*)::int from ${openCodes(lfdnr)}) as "unknownCodes",
			(select count(*)::int from count_scans where session = lfdnr and received_at > released_at) as "lateEntries",
			${userName('created_by')} as "createdBy", ${localTime(sql`created_at`)} as "createdAt",
			${userName('released_by')} as "releasedBy", ${localTime(sql`released_at`)} as "releasedAt",
			${userName('posted_by')} as "postedBy", ${localTime(sql`posted_at`)} as "postedAt",
			released_by is not distinct from ${session.userId} as "isOwnRelease"
		from count_sessions where lfdnr = ${lfdnr}`.execute(db);
	const [found] = rows;
	if (found === undefined) throw new Problem('notFound');
	const { value, limits, ...rest } = found;
	return {
		...rest,
		limits: can(session.subject, 'costs') ? { ...limits, value } : limits,
		progress: await progressOf(db, session, row),
	};
}

/** Entries of a count of which nobody knows the article, and which nobody has taken back. */
export function openCodes(lfdnr: number): RawBuilder<unknown> {
	return sql`(select scan.* from count_scans scan
		where scan.session = ${lfdnr} and scan.article_id is null and scan.undoes is null and not exists (
			select from count_scans undo where undo.session = scan.session and undo.undoes = scan.id
				and undo.user_id = scan.user_id)) as open_codes`;
}

/**
 * How far a count is, by what was noted when something was counted. Only lines of which the book has changed since are
 * compared: otherwise everybody who watches would compare thousands of articles every few seconds.
 */
async function progressOf(db: Db, { subject }: Session, row: SessionRow): Promise<Stored['progress']> {
	const { rows } = await sql<Required<Stored['progress']> & { open: number[] }>`
		select count(*)::int as articles, count(*) filter (where counted is null)::int as untouched,
			count(counted)::int as counted, count(*) filter (where counted is not null and not has_conflict and is_equal)::int as equal,
			count(*) filter (where counted is not null and not has_conflict and not is_equal)::int as different,
			count(*) filter (where case when counted is null then round > 1 else has_conflict end)::int as unknown,
			coalesce(array_agg(article_id) filter (where counted is not null and not has_conflict and is_equal is null), '{}') as open
		from count_lines where session = ${row.lfdnr}`.execute(db);
	const [{ articles, untouched, counted, open, equal, different, unknown } = noProgress] = rows;
	if (row.isBlind && !can(subject, 'countLead')) return { articles, untouched, counted };
	const compared = open.length === 0 ? [] : await readLines(db, row, open);
	const same = compared.filter((line) => !differs(line)).length;
	return { articles, untouched, counted, equal: equal + same, different: different + compared.length - same, unknown };
}

const noProgress = { articles: 0, untouched: 0, counted: 0, equal: 0, different: 0, unknown: 0, open: [] };
