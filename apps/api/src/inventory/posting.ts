import { mayPostCount } from '@kontor/domain/count/review';
import { sql } from 'kysely';
import { lockStock, type NewMovement, postMovements } from '../articles/stock/postMovements.ts';
import type { Answer, Input } from '../contract/contract.ts';
import { Problem } from '../problem.ts';
import { checkVersion } from '../writes/version.ts';
import type { Write } from '../writes/writes.ts';
import { blockOfLine, type LineFacts, readLines } from './lines.ts';
import { findSession } from './sessionRead.ts';
import { type SessionRow, sessionRow } from './sessionRow.ts';

/**
 * Posts a released count: each difference as a movement of the instant it was counted, all of them or none. Posted again it
 * answers the same and posts nothing.
 */
export async function postCount(
	{ path, header, body }: Input<'postCount'>,
	write: Write,
): Promise<Answer<'postCount'>> {
	const { db, session } = write;
	const count = await sessionRow(db, session, path.lfdnr, 'update');
	if (count.state === 'posted') {
		write.note('countPosted', `count/${count.lfdnr} again`);
		return findSession(db, session, count.lfdnr);
	}
	checkVersion(header['If-Match'], await findSession(db, session, count.lfdnr));
	if (count.releasedBy === session.userId) throw new Problem('ownRelease');
	if (!mayPostCount(count.state, count.releasedBy, session.userId)) throw new Problem('conflict');
	await lockCounted(write, count);
	const except = new Set(body.except);
	const wanted = (await readLines(db, count)).filter(({ counted, artNr }) => counted !== null && !except.has(artNr));
	if (wanted.some((line) => blockOfLine(line) !== null)) throw new Problem('countBlocked');
	await postMovements(
		db,
		session.userId,
		wanted.flatMap((line) => movementsOf(line, count)),
	);
	await keepPosted(write, count, wanted);
	await keepExpiries(write, count);
	await db
		.updateTable('count_sessions')
		.set({ state: 'posted', version: sql`version + 1`, posted_by: session.userId, posted_at: sql<string>`now()` })
		.where('lfdnr', '=', count.lfdnr)
		.execute();
	write.note('countPosted', `count/${count.lfdnr}`);
	return findSession(db, session, count.lfdnr);
}

/** Holds the stock of everything that was counted, in the order postings do, so that the book does not move meanwhile. */
async function lockCounted({ db }: Write, { lfdnr }: SessionRow): Promise<void> {
	const { rows } = await sql<{ id: number }>`select article_id as id from count_lines
		where session = ${lfdnr} and counted is not null`.execute(db);
	await lockStock(
		db,
		rows.map(({ id }) => id),
	);
}

function movementsOf({ article, countedAt, comparison }: LineFacts, { lfdnr, warehouse }: SessionRow): NewMovement[] {
	return (comparison?.movements ?? []).map(({ lot, serial, quantity }) => ({
		article,
		warehouse,
		lot,
		serial,
		quantity,
		at: countedAt,
		kind: 'count',
		wfCid: null,
		unitCost: null,
		note: `Inventur ${lfdnr}`,
	}));
}

/** Stores book, difference and cost as posted, so that they stay readable whatever is posted later. */
async function keepPosted({ db }: Write, { lfdnr }: SessionRow, lines: readonly LineFacts[]): Promise<void> {
	const rows = lines.map(({ article, comparison }) => ({
		article,
		book: comparison?.book ?? '0',
		difference: comparison?.difference ?? '0',
	}));
	await sql`update count_lines line set posted_book = given.book, posted_difference = given.difference,
			posted_dep = (select dep from article_stock where article_id = given.article), is_equal = given.difference = 0
		from json_to_recordset(${JSON.stringify(rows)}::json) as given (article int, book numeric, difference numeric)
		where line.session = ${lfdnr} and line.article_id = given.article`.execute(db);
}

/** A lot that was read gets its day of expiry; a known day is never emptied nor replaced. */
async function keepExpiries({ db }: Write, { lfdnr }: SessionRow): Promise<void> {
	await sql`insert into article_lots (article_id, lot, expiry)
		select scan.article_id, scan.lot, min(scan.expiry) from count_scans scan
			join count_lines line on line.session = scan.session and line.article_id = scan.article_id
		where scan.session = ${lfdnr} and scan.lot <> '' and line.posted_difference is not null group by 1, 2
		on conflict (article_id, lot) do update set expiry = coalesce(article_lots.expiry, excluded.expiry)`.execute(db);
}
