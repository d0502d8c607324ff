import { toGtin14 } from '@kontor/german/gtin';
import { sql } from 'kysely';
import type { Answer, Input } from '../../contract/contract.ts';
import { Problem } from '../../problem.ts';
import { startFieldRules } from '../../writes/fieldRules.ts';
import { startReferences } from '../../writes/references.ts';
import type { Write } from '../../writes/writes.ts';
import { findByCode } from '../articleCode.ts';
import { findRecord, lockArticle } from './articleRecord.ts';

/**
 * Gives an article a code that nobody knew: as its GTIN, as the GTIN of a pack, or as its second number. What stands there
 * already is never replaced.
 */
export async function assignCode(
	{ path, body }: Input<'assignArticleCode'>,
	write: Write,
): Promise<Answer<'assignArticleCode'>> {
	const { db, session, today } = write;
	const id = await lockArticle(write, path.nr);
	const { unit, quantity } = body;
	const code = body.code.trim();
	const rules = startFieldRules();
	if (code === '' || code.length > 40 || /\p{Cc}/u.test(code)) rules.refuse('body.code', 'invalid');
	if (!(Number(quantity) > 0)) rules.refuse('body.quantity', 'outOfRange');
	const references = startReferences(db, session.firma);
	references.code('body.unit', 'unit', unit);
	await references.check(rules);
	rules.end();
	if ((await findByCode(db, session, code, today)).hits.length > 0) throw taken();
	const stored = await findRecord(db, session, path.nr);
	const isOne = Number(quantity) === 1 && unit === stored.unit;
	if (toGtin14(code) === null) {
		// A text that is no number of trade is the same for one piece only.
		if (!isOne) rules.refuse('body.quantity', 'notAllowed');
		rules.end();
		if (stored.artNr2 !== '') throw taken();
		await db.updateTable('articles').set({ art_nr2: code }).where('id', '=', id).execute();
	} else if (isOne && stored.gtin === '') {
		await db.updateTable('articles').set({ ean: code }).where('id', '=', id).execute();
	} else await addPack(write, id, { unit, quantity, gtin: code });
	await db
		.updateTable('articles')
		.set({ version: sql`version + 1`, changed_at: sql`now()` })
		.where('id', '=', id)
		.execute();
	write.note('articleChanged', `article/${id} code`);
	return findRecord(db, session, path.nr);
}

async function addPack(
	{ db }: Write,
	article: number,
	{ unit, quantity, gtin }: { readonly unit: string; readonly quantity: string; readonly gtin: string },
): Promise<void> {
	const added = await sql`insert into article_packs (article_id, unit, quantity, gtin)
		select ${article}, ${unit}, ${quantity}, ${gtin}
		where (select count(*) from article_packs where article_id = ${article}) < 20
		on conflict (article_id, unit, quantity) do update set gtin = excluded.gtin where article_packs.gtin = ''
		returning id`.execute(db);
	if (added.rows.length === 0) throw taken();
}

function taken(): Problem {
	return new Problem('conflict', { fields: { 'body.code': 'notAllowed' } });
}
