import { can } from '@kontor/domain/permissions';
import { isCalendarDate } from '@kontor/german/date';
import { isBlank, visibleText } from '@kontor/german/visibleText';
import { sql } from 'kysely';
import type { Answer, Input } from '../../contract/contract.ts';
import type { Db } from '../../database/database.ts';
import { startFieldRules } from '../../writes/fieldRules.ts';
import { startReferences } from '../../writes/references.ts';
import type { Write } from '../../writes/writes.ts';
import { articleId } from '../articleRef.ts';
import { type NewMovement, postMovements } from './postMovements.ts';
import { findStock } from './stockReads.ts';

/** Posts goods that have come, a correction or a transfer to the stock of an article. */
export async function postStock({ path, body }: Input<'postStock'>, write: Write): Promise<Answer<'postStock'>> {
	const { db, session, today } = write;
	const article = await articleId(db, session, path.nr);
	const { kind, warehouse, toWarehouse = null, expiry = null, quantity, unitCost = null } = body;
	const lot = visibleText(body.lot ?? '').trim();
	const serial = visibleText(body.serial ?? '').trim();
	const note = (body.note ?? '').trim();
	const duties = await db
		.selectFrom('articles')
		.select(['is_stocked', 'lot_duty', 'serial_duty'])
		.where('id', '=', article)
		.executeTakeFirstOrThrow();
	const rules = startFieldRules();
	const amount = Number(quantity);
	if (amount === 0 || (amount < 0 && kind !== 'correction')) rules.refuse('body.quantity', 'outOfRange');
	if (!duties.is_stocked) rules.refuse('body.kind', 'notAllowed');
	if (duties.lot_duty && lot === '') rules.refuse('body.lot', 'missing');
	if (duties.serial_duty && serial === '' && kind === 'receipt') rules.refuse('body.serial', 'missing');
	if (serial !== '' && Math.abs(amount) !== 1) rules.refuse('body.quantity', 'outOfRange');
	if (serial !== '' && kind !== 'transfer' && amount > 0 && (await isThere(db, article, serial)))
		rules.refuse('body.serial', 'inUse');
	if (expiry !== null && lot === '') rules.refuse('body.lot', 'missing');
	if (expiry !== null && !isCalendarDate(expiry)) rules.refuse('body.expiry', 'dateInvalid');
	if (kind === 'transfer' && (toWarehouse === null || toWarehouse === warehouse))
		rules.refuse('body.toWarehouse', 'missing');
	if (kind !== 'transfer' && toWarehouse !== null) rules.refuse('body.toWarehouse', 'notAllowed');
	if (unitCost !== null && (kind !== 'receipt' || !can(session.subject, 'costs')))
		rules.refuse('body.unitCost', 'notAllowed');
	if (unitCost?.startsWith('-')) rules.refuse('body.unitCost', 'outOfRange');
	if (kind === 'correction' && isBlank(note)) rules.refuse('body.note', 'missing');
	const references = startReferences(db, session.firma);
	references.code('body.warehouse', 'warehouse', warehouse);
	references.code('body.toWarehouse', 'warehouse', toWarehouse);
	await references.check(rules);
	rules.end();

	const movement: NewMovement = {
		article,
		warehouse,
		lot,
		serial,
		quantity,
		at: null,
		kind,
		wfCid: null,
		unitCost,
		note,
	};
	const away = quantity.startsWith('-') ? quantity.slice(1) : `-${quantity}`;
	await postMovements(
		db,
		session.userId,
		toWarehouse === null
			? [movement]
			: [
					{ ...movement, quantity: away },
					{ ...movement, warehouse: toWarehouse },
				],
	);
	if (lot !== '') {
		// A label without its expiry never empties a known one.
		await sql`insert into article_lots (article_id, lot, expiry) values (${article}, ${lot}, ${expiry})
			on conflict (article_id, lot) do update set expiry = coalesce(article_lots.expiry, excluded.expiry)`.execute(db);
	}
	write.note('stockPosted', `article/${article} ${kind}`);
	return findStock(db, article, today);
}

/** A serial number is of one piece, which cannot come in twice. */
async function isThere(db: Db, article: number, serial: string): Promise<boolean> {
	const { rows } = await sql`select from stock_balances where article_id = ${article} and serial = ${serial}
		and quantity > 0 limit 1`.execute(db);
	return rows.length > 0;
}
