import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { Problem } from '../problem.ts';

/** A creating request with its `Idempotency-Key`. */
export interface KeyedRequest {
	readonly userId: number;
	readonly key: string;
	readonly operation: string;
	/** All that the request says; the same key with other content is refused. */
	readonly content: string;
}

/**
 * Runs the work of a key once: a repetition gets the stored answer. Parallel repetitions wait at the key until the first
 * has committed; when it failed, its key is gone with its transaction and the next one does the work.
 */
export async function answerOnce<Result>(db: Db, request: KeyedRequest, work: () => Promise<Result>): Promise<Result> {
	const hash = createHash('sha256').update(`${request.operation}\n${request.content}`).digest();
	if (!(await claim(db, request, hash))) return (await knownAnswer(db, request, hash)) as Result;
	const answer = await work();
	await db
		.updateTable('idempotency_keys')
		.set({ status: 200, response: answer === undefined ? null : JSON.stringify(answer) })
		.where('user_id', '=', request.userId)
		.where('key', '=', request.key)
		.execute();
	return answer;
}

/** Whether the key is new; keys of this user that nobody repeats any more go at the same time. */
async function claim(db: Db, { userId, key, operation }: KeyedRequest, hash: Buffer): Promise<boolean> {
	const { rows } = await sql`
		with outdated as (
			select ctid from idempotency_keys
			where user_id = ${userId} and created_at < now() - interval '1 day' and key <> ${key}
			limit 100 for update skip locked
		), swept as (
			delete from idempotency_keys where ctid in (select ctid from outdated)
		)
		insert into idempotency_keys (user_id, key, operation, request_hash)
		values (${userId}, ${key}, ${operation}, ${hash})
		on conflict do nothing returning key`.execute(db);
	return rows.length === 1;
}

async function knownAnswer(db: Db, { userId, key }: KeyedRequest, hash: Buffer): Promise<unknown> {
	const known = await db
		.selectFrom('idempotency_keys')
		.select(['request_hash', 'response'])
		.where('user_id', '=', userId)
		.where('key', '=', key)
		.executeTakeFirstOrThrow();
	if (!known.request_hash.equals(hash)) throw new Problem('keyReused');
	return known.response ?? undefined;
}
