import { type TallyEntry, tallyArticle } from '@kontor/domain/count/tally';
import { isCalendarDate } from '@kontor/german/date';
import { visibleText } from '@kontor/german/visibleText';
import { sql } from 'kysely';
import type { Answer, Input, Session } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { startFieldRules } from '../writes/fieldRules.ts';
import type { Write } from '../writes/writes.ts';
import { differs, readLines } from './lines.ts';
import { type SessionRow, sessionRow } from './sessionRow.ts';

type Entry = Input<'addCountScans'>['body']['entries'][number];

/**
 * Adds entries to the log and tells anew from the whole log what the articles they are of come to. An entry that is there
 * already is left as it is. Nothing that was counted is refused for coming late: after the release it is kept and does not
 * count.
 */
export async function addScans(
	{ path, body }: Pick<Input<'addCountScans'>, 'path' | 'body'>,
	write: Pick<Write, 'db' | 'session' | 'note'>,
): Promise<Answer<'addCountScans'>> {
	const { db, session } = write;
	checkEntries(body.entries);
	const count = await sessionRow(db, session, path.lfdnr, 'share');
	const articles = await articlesOf(db, session, body.entries);
	const isLate = count.state !== 'counting' && count.state !== 'review';
	if (!isLate) await lockLines(db, count, [...articles.values()]);
	const rows = body.entries.map(({ artNr, ...entry }) => ({
		...entry,
		lot: visibleText(entry.lot).trim(),
		serial: visibleText(entry.serial).trim(),
		art_nr: artNr,
		article_id: artNr === null ? null : (articles.get(artNr) ?? null),
	}));
	const stored = await sql<{ article_id: number | null }>`
		insert into count_scans (session, id, user_id, device, at, code, art_nr, article_id, count, factor, place, lot, serial,
			expiry, note, undoes, round)
		select ${count.lfdnr}, id, ${session.userId}, ${body.device}, at, code, art_nr, article_id, count, factor, place, lot,
			serial, expiry, note, undoes, round
		from json_to_recordset(${JSON.stringify(rows)}::json) as given (id uuid, at timestamptz, code text, art_nr text,
			article_id int, count numeric, factor numeric, place text, lot text, serial text, expiry date, note text, undoes uuid,
			round smallint)
		on conflict (session, id) do nothing returning article_id`.execute(db);
	await noteCounter(db, count, session, { entries: stored.rows.length, device: body.device });
	const touched = [...new Set(stored.rows.flatMap(({ article_id }) => article_id ?? []))];
	if (!isLate) await tellAnew(db, count, touched);
	write.note('countScanned', `count/${count.lfdnr} ${stored.rows.length}`);
	return { stored: body.entries.length, known: body.entries.length - stored.rows.length, isLate };
}

function checkEntries(entries: readonly Entry[]): void {
	const rules = startFieldRules();
	for (const [index, { at, expiry, factor, undoes, id }] of entries.entries()) {
		if (Number.isNaN(Date.parse(at))) rules.refuse(`body.entries.${index}.at`, 'dateInvalid');
		if (expiry !== null && !isCalendarDate(expiry)) rules.refuse(`body.entries.${index}.expiry`, 'dateInvalid');
		if (!(Number(factor) > 0)) rules.refuse(`body.entries.${index}.factor`, 'outOfRange');
		if (undoes === id) rules.refuse(`body.entries.${index}.undoes`, 'notAllowed');
	}
	rules.end();
}

/** The ids of the articles of entries by their numbers. */
async function articlesOf(db: Db, { firma }: Session, entries: readonly Entry[]): Promise<Map<string, number>> {
	const numbers = [...new Set(entries.flatMap(({ artNr }) => artNr ?? []))];
	if (numbers.length === 0) return new Map();
	const rows = await db
		.selectFrom('articles')
		.select(['id', 'art_nr'])
		.where('firma', '=', firma)
		.where('art_nr', '=', sql<string>`any(${numbers}::text[])`)
		.execute();
	return new Map(rows.map(({ id, art_nr }) => [art_nr, id]));
}

/**
 * Locks the lines of articles, in one order; one that was no part of the count becomes one. Who comes second sees the log
 * of who was first.
 */
export async function lockLines(db: Db, { lfdnr }: SessionRow, articles: readonly number[]): Promise<void> {
	if (articles.length === 0) return;
	const sorted = [...new Set(articles)].sort((one, other) => one - other);
	await sql`insert into count_lines (session, article_id, is_added)
		select ${lfdnr}, id, true from unnest(${sorted}::int[]) as id order by id on conflict do nothing`.execute(db);
	await sql`select from count_lines where session = ${lfdnr} and article_id = any(${sorted}::int[])
		order by article_id for update`.execute(db);
}

/** Tells anew what the log of some articles comes to, and whether it is as the book says; their lines are locked. */
export async function tellAnew(db: Db, count: SessionRow, articles: readonly number[]): Promise<void> {
	const { lfdnr } = count;
	if (articles.length === 0) return;
	// A device whose clock is wrong has counted neither before the count began nor after its entry came.
	const { rows } = await sql<TallyEntry & { article: number; current: number }>`
		select scan.article_id as article, line.round as current, scan.id, scan.user_id as by,
			to_char(least(greatest(scan.at, session.created_at), scan.received_at) at time zone 'UTC',
				'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
			scan.count, scan.factor, scan.place, scan.lot, scan.serial, scan.undoes, scan.round
		from count_scans scan join count_sessions session on session.lfdnr = scan.session
			join count_lines line on line.session = scan.session and line.article_id = scan.article_id
		where scan.session = ${lfdnr} and scan.article_id = any(${articles}::int[])`.execute(db);
	const logs = Map.groupBy(rows, ({ article }) => article);
	const told = [...logs].map(([article, log]) => {
		const { counted, since, at, counters, hasConflict, labels } = tallyArticle(log, log[0]?.current ?? 1);
		return { article, counted, since, at, counters, conflict: hasConflict, labels };
	});
	await sql`update count_lines line set counted = told.counted, counted_since = told.since, counted_at = told.at,
			counters = array(select value::int from json_array_elements_text(told.counters)),
			has_conflict = told.conflict, labels = told.labels
		from json_to_recordset(${JSON.stringify(told)}::json) as told (article int, counted numeric, since timestamptz,
			at timestamptz, counters json, conflict boolean, labels jsonb)
		where line.session = ${lfdnr} and line.article_id = told.article`.execute(db);
	await noteTallies(db, count, articles);
}

/** Notes which of these articles are as the book says, so that nobody who asks for the progress has to compare. */
async function noteTallies(db: Db, count: SessionRow, articles: readonly number[]): Promise<void> {
	const lines = await readLines(db, count, articles);
	const noted = lines.map((line) => ({
		article: line.article,
		equal: line.comparison === null ? null : !differs(line),
	}));
	await sql`update count_lines line set is_equal = noted.equal
		from json_to_recordset(${JSON.stringify(noted)}::json) as noted (article int, equal boolean)
		where line.session = ${count.lfdnr} and line.article_id = noted.article`.execute(db);
}

/** Notes who counts, by what. */
export async function noteCounter(
	db: Db,
	{ lfdnr }: SessionRow,
	{ userId }: Session,
	{ entries, device }: { readonly entries: number; readonly device: string | null },
): Promise<void> {
	const devices = device === null ? [] : [device];
	await sql`insert into count_counters as counter (session, user_id, entries, devices, last_at)
		values (${lfdnr}, ${userId}, ${entries}, ${devices}::text[], case when ${entries} > 0 then now() end)
		on conflict (session, user_id) do update set entries = counter.entries + excluded.entries,
			last_at = coalesce(excluded.last_at, counter.last_at),
			devices = case when counter.devices @> excluded.devices or cardinality(counter.devices) >= 20 then counter.devices
				else counter.devices || excluded.devices end`.execute(db);
}

/** The user's own entries in the order they arrived, at most 500 behind `after`. */
export async function listScans(
	db: Db,
	session: Session,
	lfdnr: number,
	after: string,
): Promise<Answer<'listCountScans'>> {
	await sessionRow(db, session, lfdnr);
	const { rows } = await sql<Answer<'listCountScans'>['entries'][number]>`
		select id, seq::text as seq, device, at, code, art_nr as "artNr", count, factor, place, lot, serial, expiry, note, undoes,
			round
		from count_scans where session = ${lfdnr} and user_id = ${session.userId} and seq > ${after}::bigint
		order by seq limit 500`.execute(db);
	return { entries: rows };
}
