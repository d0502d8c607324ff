import { sql } from 'kysely';
import type { Answer, Input } from '../contract/contract.ts';
import { Problem } from '../problem.ts';
import { startFieldRules } from '../writes/fieldRules.ts';
import { startReferences } from '../writes/references.ts';
import type { Write } from '../writes/writes.ts';
import { noteCounter, tellAnew } from './scans.ts';
import { type SessionRow, sessionRow } from './sessionRow.ts';

interface ChosenLine {
	readonly article: number;
	readonly artNr: string;
	readonly isCounted: boolean;
	readonly round: number;
	readonly counters: readonly number[];
}

/** Locks the chosen articles of a count that is still worked on; refuses (422) those that are no part of it. */
async function chosenLines(
	{ db, session }: Write,
	lfdnr: number,
	artNrs: readonly string[],
): Promise<{ count: SessionRow; lines: readonly ChosenLine[] }> {
	const count = await sessionRow(db, session, lfdnr, 'share');
	if (count.state !== 'counting' && count.state !== 'review') throw new Problem('conflict');
	const { rows } = await sql<ChosenLine>`
		select line.article_id as article, articles.art_nr as "artNr", line.counted is not null as "isCounted", line.round,
			array(select distinct user_id from count_scans scan where scan.session = line.session
				and scan.article_id = line.article_id and scan.undoes is null) as counters
		from count_lines line join articles on articles.id = line.article_id
		where line.session = ${lfdnr} and articles.firma = ${session.firma} and articles.art_nr = any(${artNrs}::text[])
		order by line.article_id for update of line`.execute(db);
	const known = new Set(rows.map(({ artNr }) => artNr));
	const rules = startFieldRules();
	for (const [index, artNr] of artNrs.entries())
		if (!known.has(artNr)) rules.refuse(`body.artNrs.${index}`, 'notFound');
	rules.end();
	return { count, lines: rows };
}

/** Has articles counted again: what was counted stays in the log and counts no more. */
export async function askRecount({ path, body }: Input<'askRecount'>, write: Write): Promise<Answer<'askRecount'>> {
	const { count, lines } = await chosenLines(write, path.lfdnr, body.artNrs);
	const rules = startFieldRules();
	const references = startReferences(write.db, write.session.firma);
	references.user('body.userId', body.userId);
	await references.check(rules);
	for (const { artNr, isCounted, round, counters } of lines) {
		const field = `body.artNrs.${body.artNrs.indexOf(artNr)}`;
		// Nobody is asked a second time for what nobody has done yet.
		if (!isCounted || round >= 99) rules.refuse(field, 'notAllowed');
		if (body.userId !== null && counters.includes(body.userId)) rules.refuse('body.userId', 'notAllowed');
	}
	rules.end();
	const ids = lines.map(({ article }) => article);
	await sql`update count_lines set round = round + 1, recount_by = ${body.userId}, counted = null, counted_since = null,
			counted_at = null, counters = '{}', has_conflict = false, labels = '[]', is_equal = null
		where session = ${count.lfdnr} and article_id = any(${ids}::int[])`.execute(write.db);
	write.note('countRecountAsked', `count/${count.lfdnr} ${ids.length}`);
}

/** Says why articles differ. */
export async function giveReason(
	{ path, body }: Input<'giveCountReason'>,
	write: Write,
): Promise<Answer<'giveCountReason'>> {
	const { count, lines } = await chosenLines(write, path.lfdnr, body.artNrs);
	await storeReason(write, count, lines, body);
	write.note('countReasonGiven', `count/${count.lfdnr} ${lines.length}`);
}

async function storeReason(
	{ db }: Write,
	{ lfdnr }: SessionRow,
	lines: readonly ChosenLine[],
	{ reason, note }: { readonly reason: string | null; readonly note: string },
): Promise<void> {
	await db
		.updateTable('count_lines')
		.set({ reason, reason_note: reason === null ? '' : note.trim() })
		.where('session', '=', lfdnr)
		.where('article_id', '=', sql<number>`any(${lines.map(({ article }) => article)}::int[])`)
		.execute();
}

/** Counts as 0 what nobody has counted, for a reason; it is an entry of the log like every other. */
export async function setZero({ path, body }: Input<'setCountZero'>, write: Write): Promise<Answer<'setCountZero'>> {
	const { db, session } = write;
	const { count, lines } = await chosenLines(write, path.lfdnr, body.artNrs);
	const rules = startFieldRules();
	for (const { artNr, isCounted, round } of lines) {
		if (isCounted || round > 1) rules.refuse(`body.artNrs.${body.artNrs.indexOf(artNr)}`, 'notAllowed');
	}
	rules.end();
	const ids = lines.map(({ article }) => article);
	await sql`insert into count_scans (session, id, user_id, device, at, code, art_nr, article_id, count, factor, place, lot,
			serial, note, round)
		select ${count.lfdnr}, gen_random_uuid(), ${session.userId}, 'review', now(), '', articles.art_nr, articles.id, 0, 1,
			'', '', '', ${body.note.trim()}, 1
		from articles where id = any(${ids}::int[])`.execute(db);
	await noteCounter(db, count, session, { entries: ids.length, device: null });
	await tellAnew(db, count, ids);
	await storeReason(write, count, lines, body);
	write.note('countSetToZero', `count/${count.lfdnr} ${ids.length}`);
}
