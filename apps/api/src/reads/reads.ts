import type { PostgresPoolClient } from 'kysely';
import type { Pool } from 'pg';
import {
	type Answer,
	type Api,
	type Input,
	type OperationId,
	type SessionContext,
	serve,
} from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { connectPrepared, createKysely } from '../database/pool.ts';
import { Problem } from '../problem.ts';
import { cancelQuery } from './cancelQuery.ts';
import { createTurns, placesOf, type ReadKind } from './turns.ts';

// Nobody waits longer for a search; PostgreSQL itself would end it after five seconds.
const LONGEST_STATEMENT_MS: Readonly<Record<ReadKind, number>> = { search: 3_000, file: 5_000 };

// A person types, and looks at some pages at once.
const MAX_OPEN = 20;
const RETRY_SECONDS = 2;

/** What a handler of a heavy read knows beside its input. */
export interface HeavyRead extends SessionContext {
	/**
	 * The database as a heavy read may use it: each statement, and each transaction as a whole, waits for a turn of the user,
	 * and is cancelled when it takes too long or the client leaves. Never ask it for something beside an open transaction.
	 */
	readonly db: Db;
}

/** Where reads run that cost the database more than some milliseconds. */
export interface Reads {
	/** Runs a read of a session; a user who has too many open is refused with `tooManyRequests`. */
	run<Result>(kind: ReadKind, context: SessionContext, work: (read: HeavyRead) => Promise<Result>): Promise<Result>;
}

/** Heavy reads over a pool, of which they take a bounded share in fair turns between the users. */
export function createReads(pool: Pool): Reads {
	const turns = createTurns(placesOf(pool.options.max));
	const open = new Map<number, number>();

	return {
		async run(kind, context, work) {
			const { userId } = context.session;
			const count = open.get(userId) ?? 0;
			if (count >= MAX_OPEN) throw new Problem('tooManyRequests', { retryAfter: RETRY_SECONDS });
			open.set(userId, count + 1);
			const left = context.whenLeft();
			try {
				const db = createKysely(pool, async () => {
					const giveBack = await turns.take(userId, kind, left);
					return await heavyClient(pool, kind, left, giveBack);
				});
				return await work({ ...context, db });
			} catch (error) {
				// Nobody reads this answer; as a failure of the server it would only alarm.
				throw left.aborted ? new Problem('timeout') : error;
			} finally {
				const others = (open.get(userId) ?? 1) - 1;
				if (others === 0) open.delete(userId);
				else open.set(userId, others);
			}
		},
	};
}

/**
 * Serves an operation whose reading may be costly (searches, checks for duplicates, files of whole lists), so that nobody
 * can take the database away from the others with it.
 */
export function serveHeavyRead<Id extends OperationId>(
	api: Api,
	reads: Reads,
	id: Id,
	handler: (input: Input<Id>, read: HeavyRead) => Promise<Answer<Id>>,
	kind: ReadKind = 'search',
): void {
	serve(api, id, (input, context) => reads.run(kind, context, (read) => handler(input, read)));
}

async function heavyClient(
	pool: Pool,
	kind: ReadKind,
	left: AbortSignal,
	giveBack: () => void,
): Promise<PostgresPoolClient> {
	const prepared = await connectPrepared(pool).catch((error: unknown) => {
		giveBack();
		throw error;
	});

	async function query(text: string, values: readonly unknown[]) {
		// The end of a transaction is always needed.
		if (text === 'rollback') return await prepared.query(text, values);
		left.throwIfAborted();
		let cancelling: Promise<void> | null = null;
		const cancel = () => {
			cancelling ??= cancelQuery(prepared.client);
		};
		const late = setTimeout(cancel, LONGEST_STATEMENT_MS[kind]);
		left.addEventListener('abort', cancel, { once: true });
		try {
			return await prepared.query(text, values);
		} finally {
			clearTimeout(late);
			left.removeEventListener('abort', cancel);
			await cancelling;
		}
	}

	return {
		query,
		release(destroy?: boolean) {
			prepared.release(destroy);
			giveBack();
		},
	} as unknown as PostgresPoolClient;
}
