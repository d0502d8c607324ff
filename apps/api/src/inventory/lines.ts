import { type BookLabel, type CountDifference, differenceOf } from '@kontor/domain/count/difference';
import {
	type CountReason,
	type CountState,
	countStateOf,
	isAboveLimits,
	postBlockOf,
} from '@kontor/domain/count/review';
import type { CountedLabel } from '@kontor/domain/count/tally';
import { multiplyDecimals } from '@kontor/german/exact';
import { compareDecimals } from '@kontor/german/number';
import { sql } from 'kysely';
import { countedAfter } from '../articles/stock/postMovements.ts';
import type { Db } from '../database/database.ts';
import type { SessionRow } from './sessionRow.ts';

/** An article of a count beside the book of the instant it was counted. */
export interface LineFacts {
	readonly article: number;
	readonly artNr: string;
	readonly counted: string | null;
	readonly countedAt: string | null;
	readonly round: number;
	readonly counters: readonly number[];
	readonly hasConflict: boolean;
	readonly labels: readonly CountedLabel[];
	readonly books: readonly BookLabel[];
	readonly reason: CountReason | null;
	readonly isCountedLater: boolean;
	/** Null where nobody has counted. */
	readonly comparison: CountDifference | null;
	/** The difference in euros; null where nobody knows what a piece has cost. */
	readonly value: string | null;
	readonly isAboveLimits: boolean;
	readonly isPosted: boolean;
}

interface Row extends Omit<LineFacts, 'comparison' | 'value' | 'isAboveLimits'> {
	readonly dep: string | null;
	readonly postedBook: string | null;
	readonly postedDifference: string | null;
}

/**
 * The articles of a count beside the book, all of them or these. The book of an instant is the balance of now less what has
 * moved since; what was posted stays as it was then.
 */
export async function readLines(db: Db, session: SessionRow, articles?: readonly number[]): Promise<LineFacts[]> {
	const { rows } = await sql<Row>`
		select line.article_id as article, articles.art_nr as "artNr", line.counted, line.counted_at as "countedAt", line.round,
			line.counters, line.has_conflict as "hasConflict", line.labels, line.reason,
			coalesce(line.posted_dep, case when line.posted_difference is null then stock.dep end) as dep,
			line.posted_book as "postedBook", line.posted_difference as "postedDifference",
			line.posted_difference is not null as "isPosted",
			line.posted_difference is null and ${countedAfter({
				article: sql`line.article_id`,
				warehouse: sql`${session.warehouse}::text`,
				at: sql`line.counted_at`,
			})} as "isCountedLater",
			coalesce(book.labels, '[]') as books
		from count_lines line join articles on articles.id = line.article_id
			left join article_stock stock on stock.article_id = line.article_id
			left join lateral (
				select json_agg(json_build_object('lot', balance.lot, 'serial', balance.serial, 'expiry', lots.expiry,
					'quantity', (balance.quantity - coalesce(later.quantity, 0))::text)) as labels
				from stock_balances balance
					left join article_lots lots on lots.article_id = balance.article_id and lots.lot = balance.lot
					left join lateral (select sum(moved.quantity) as quantity from stock_movements moved
						where moved.article_id = balance.article_id and moved.at > line.counted_at
							and moved.warehouse = balance.warehouse and moved.lot = balance.lot and moved.serial = balance.serial
					) later on true
				where line.counted is not null and balance.article_id = line.article_id and balance.warehouse = ${session.warehouse}
			) book on true
		where line.session = ${session.lfdnr}
			${articles === undefined ? sql`` : sql`and line.article_id = any(${articles}::int[])`}`.execute(db);
	return rows.map((row) => factsOf(row, session));
}

function factsOf({ dep, postedBook, postedDifference, ...row }: Row, { limits }: SessionRow): LineFacts {
	if (row.counted === null) return { ...row, comparison: null, value: null, isAboveLimits: false };
	const compared = differenceOf(row.labels, row.books);
	// What was posted is in the book of that instant by now.
	const comparison =
		postedBook === null || postedDifference === null
			? compared
			: { ...compared, book: postedBook, difference: postedDifference, movements: [] };
	const value = dep === null ? null : multiplyDecimals(comparison.difference, dep, 2);
	return { ...row, comparison, value, isAboveLimits: isAboveLimits({ ...comparison, value }, limits) };
}

/** State of an article in its count. */
export function stateOfLine(line: LineFacts): CountState {
	return countStateOf(ruleOf(line));
}

/** Reason why an article cannot be posted; null for none. */
export function blockOfLine(line: LineFacts): ReturnType<typeof postBlockOf> {
	return line.isPosted ? null : postBlockOf(ruleOf(line));
}

function ruleOf(line: LineFacts) {
	return { ...line, difference: line.comparison?.difference ?? null };
}

/** True if an article is counted and differs from the book. */
export function differs(line: LineFacts): boolean {
	return line.comparison !== null && compareDecimals(line.comparison.difference, '0') !== 0;
}
