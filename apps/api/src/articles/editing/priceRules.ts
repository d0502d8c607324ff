import { overlaps, type ValidDays, type Validity } from '@kontor/domain/stock/prices';
import { addDays, isCalendarDate } from '@kontor/german/date';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { Problem } from '../../problem.ts';
import type { FieldRules } from '../../writes/fieldRules.ts';
import type { Write } from '../../writes/writes.ts';
import { articleId } from '../articleRef.ts';

/** Of two who change prices of one article at once the second sees what the first has stored. */
export async function lockPrices({ db, session }: Write, number: string): Promise<number> {
	const id = await articleId(db, session, number);
	await db.selectFrom('articles').select('id').where('id', '=', id).forNoKeyUpdate().execute();
	return id;
}

/** Notes days that are none, and an end before the beginning. */
export function checkPriceDays(rules: FieldRules, { validFrom, validTo }: ValidDays): void {
	if (validFrom !== null && !isCalendarDate(validFrom)) rules.refuse('body.validFrom', 'dateInvalid');
	if (validTo !== null && !isCalendarDate(validTo)) rules.refuse('body.validTo', 'dateInvalid');
	if (validFrom !== null && validTo !== null && validFrom > validTo) rules.refuse('body.validTo', 'dateTooEarly');
}

/** Refuses (422) to change or to remove a price whose days are over. */
export function refusePast(validity: Validity): void {
	if (validity === 'past') throw new Problem('ruleBroken', { fields: { 'path.id': 'inUse' } });
}

/**
 * Checks that a changed price leaves past days as they are. One in force keeps all but its last day, which is today or
 * later; one that is to come begins today or later. `changed` names the other fields that differ from what is stored.
 */
export function checkPastStays(
	rules: FieldRules,
	{ validity, today }: { readonly validity: Validity; readonly today: string },
	{ validFrom, validTo }: ValidDays,
	changed: readonly string[],
): void {
	if (validity === 'now') {
		for (const field of changed) rules.refuse(`body.${field}`, 'inUse');
		if (validTo !== null && validTo < today) rules.refuse('body.validTo', 'dateTooEarly');
	} else if (validFrom === null || validFrom < today) rules.refuse('body.validFrom', 'dateTooEarly');
}

/** A table of prices. */
export type PriceTable = 'article_sale_prices' | 'article_purchase_prices';

/** Prices of one kind, among which one shall have its days. */
export interface PriceRoom {
	readonly table: PriceTable;
	readonly article: number;
	/** Holds for those of the same kind. */
	readonly same: RawBuilder<unknown>;
	/** The price itself, where it is stored already. */
	readonly except: number | null;
}

/**
 * Ends prices of the same kind the day before, where that is wished and they begin earlier; one that still holds on a day
 * of the new one is told with its days (409).
 */
export async function makeRoom(
	db: Db,
	{ table, article, same, except }: PriceRoom,
	price: ValidDays & { readonly endsOthers?: boolean | undefined },
): Promise<void> {
	const { rows } = await sql<ValidDays & { id: number }>`
		select id, valid_from as "validFrom", valid_to as "validTo" from ${sql.table(table)}
		where article_id = ${article} and ${same} and id is distinct from ${except}`.execute(db);
	const { validFrom, endsOthers = false } = price;
	for (const other of rows.filter((row) => overlaps(row, price))) {
		const isEarlier = validFrom !== null && (other.validFrom === null || other.validFrom < validFrom);
		if (!endsOthers || !isEarlier) {
			throw new Problem('conflict', { fields: { 'body.validFrom': 'overlaps' }, inTheWay: other });
		}
		await sql`update ${sql.table(table)} set valid_to = ${addDays(validFrom, -1)}::date, version = version + 1
			where id = ${other.id}`.execute(db);
	}
}

/** Removes a price that does not hold yet; 404 where there is none, 422 where it has held. */
export async function removeFuturePrice(
	db: Db,
	table: PriceTable,
	{ article, id, validity }: { readonly article: number; readonly id: number; readonly validity: Validity | undefined },
): Promise<void> {
	if (validity === undefined) throw new Problem('notFound');
	if (validity !== 'future') throw new Problem('ruleBroken', { fields: { 'path.id': 'inUse' } });
	await sql`delete from ${sql.table(table)} where id = ${id} and article_id = ${article}`.execute(db);
}
