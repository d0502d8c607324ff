import { averagePrice, type MovementKind } from '@kontor/domain/stock/stock';
import { addDecimals } from '@kontor/german/number';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { Problem } from '../../problem.ts';

/** One movement to be posted. */
export interface NewMovement {
	/** Id of the article. */
	readonly article: number;
	/** Code of a warehouse. */
	readonly warehouse: string;
	readonly lot: string;
	readonly serial: string;
	/** Decimal text; what goes out is negative. */
	readonly quantity: string;
	/** When it happened, an instant in UTC; now where nothing is said. */
	readonly at: string | null;
	readonly kind: MovementKind;
	/** The document it comes of. */
	readonly wfCid: number | null;
	/** What a piece has cost; only of what has come in. */
	readonly unitCost: string | null;
	readonly note: string;
}

/**
 * Posts movements: adds them to the ledger and to the balances, whose articles it locks in one order, so that nothing waits
 * crosswise. What came in at a price moves the average. A movement of before a count of the same article and warehouse is
 * refused (409): the count has seen it.
 */
export async function postMovements(db: Db, userId: number, movements: readonly NewMovement[]): Promise<void> {
	if (movements.length === 0) return;
	const articles = [...new Set(movements.map(({ article }) => article))].sort((one, other) => one - other);
	const locked = await lockStock(db, articles);
	const rows = JSON.stringify(
		movements.map((movement) => ({ ...movement, wf_cid: movement.wfCid, unit_cost: movement.unitCost })),
	);
	const given = sql`json_to_recordset(${rows}::json) as given (article int, warehouse text, lot text, serial text,
		quantity numeric, at timestamptz, kind text, wf_cid int, unit_cost numeric, note text)`;
	const late = await sql`select from ${given}
		where ${countedAfter({ article: sql`given.article`, warehouse: sql`given.warehouse`, at: sql`given.at` })} limit 1`.execute(
		db,
	);
	if (late.rows.length > 0) throw new Problem('conflict', { fields: { 'body.at': 'dateTooEarly' } });
	await sql`insert into stock_movements (article_id, warehouse, lot, serial, quantity, at, kind, wf_cid, unit_cost, note, user_id)
		select article, warehouse, lot, serial, quantity, coalesce(at, now()), kind, wf_cid, unit_cost, note, ${userId}
		from ${given}`.execute(db);
	await sql`insert into stock_balances (article_id, warehouse, lot, serial, quantity)
		select article, warehouse, lot, serial, sum(quantity) from ${given} group by 1, 2, 3, 4 order by 1, 2, 3, 4
		on conflict (article_id, warehouse, lot, serial) do update set quantity = stock_balances.quantity + excluded.quantity`.execute(
		db,
	);
	await sql`update article_stock set on_hand = article_stock.on_hand + moved.quantity
		from (select article, sum(quantity) as quantity from ${given} group by 1) as moved
		where moved.article = article_stock.article_id`.execute(db);
	for (const { id, on_hand, dep } of locked) await moveAverage(db, id, on_hand, dep, movements);
	await forgetTallies(db, given);
}

interface LockedStock {
	readonly id: number;
	readonly on_hand: string;
	readonly dep: string | null;
}

/** Holds the stock of articles, in the order all postings do. One that has no row of stock gets one. */
export async function lockStock(db: Db, articles: readonly number[]): Promise<readonly LockedStock[]> {
	const lock = sql<LockedStock>`select article_id as id, on_hand, dep from article_stock
		where article_id = any(${articles}::int[]) order by article_id for update`;
	const { rows } = await lock.execute(db);
	if (rows.length === new Set(articles).size) return rows;
	await sql`insert into article_stock (article_id)
		select id from articles where id = any(${articles}::int[]) order by id on conflict do nothing`.execute(db);
	return (await lock.execute(db)).rows;
}

/**
 * What was posted of before the instant of a running count changes the book of that instant: its lines are compared anew.
 * All of the articles are locked, as one that is being counted at this moment cannot know what is posted beside it.
 */
async function forgetTallies(db: Db, given: RawBuilder<unknown>): Promise<void> {
	await sql`select from count_lines line join count_sessions session on session.lfdnr = line.session
			and session.state in ('counting', 'review', 'released')
		where line.article_id in (select article from ${given}) order by line.article_id, line.session for update of line`.execute(
		db,
	);
	await sql`update count_lines line set is_equal = null from count_sessions session, ${given}
		where session.lfdnr = line.session and session.state in ('counting', 'review', 'released')
			and session.warehouse = given.warehouse and line.article_id = given.article and line.is_equal is not null
			and line.counted_at >= coalesce(given.at, now())`.execute(db);
}

/** True if an article was counted in a warehouse after an instant, and the count is posted, with or without a difference. */
export function countedAfter(where: {
	readonly article: RawBuilder<unknown>;
	readonly warehouse: RawBuilder<unknown>;
	readonly at: RawBuilder<unknown>;
}): RawBuilder<boolean> {
	const { article, warehouse, at } = where;
	return sql<boolean>`(exists (select from stock_movements counted where counted.kind = 'count'
			and counted.article_id = ${article} and counted.warehouse = ${warehouse} and counted.at > ${at})
		or exists (select from count_lines counted join count_sessions on count_sessions.lfdnr = counted.session
			where counted.article_id = ${article} and count_sessions.warehouse = ${warehouse}
				and counted.posted_difference is not null and counted.counted_at > ${at}))`;
}

async function moveAverage(
	db: Db,
	article: number,
	onHand: string,
	dep: string | null,
	movements: readonly NewMovement[],
): Promise<void> {
	const incoming = movements.filter((movement) => movement.article === article && movement.unitCost !== null);
	const [first] = incoming;
	if (first === undefined) return;
	// Of several receipts of one article in one posting each counts after the one before.
	let [stock, average] = [onHand, dep];
	for (const { quantity, unitCost } of incoming) {
		average = averagePrice(stock, average, quantity, unitCost ?? '0');
		stock = addDecimals(stock, quantity);
	}
	await db.updateTable('article_stock').set({ dep: average }).where('article_id', '=', article).execute();
}
