import type { Pool, PoolClient } from 'pg';
import { errorFields, type Log } from '../log.ts';

/** How many rows of each kind a purge has deleted. */
export type Purged = Readonly<Record<string, number>>;

// Any fixed number; processes beside each other take turns here.
const PURGE_LOCK = 20_202;
const EVERY_SECONDS = 3600;
// Timers of several processes are never quite together.
const LEAST_SECONDS = EVERY_SECONDS * 0.9;
const FIRST_MS = 60_000;
// Few enough that nobody waits for their locks, many enough for a day's rows.
const BATCH_ROWS = 1_000;
const MAX_BATCHES = 100;

/** What may go, each found by an index; `$1` rows at a time. */
const sweeps: Readonly<Record<string, string>> = {
	// A replayed token must end its session while that may hold; after the session's end it tells nothing any more.
	refreshTokens: `delete from refresh_tokens where token_id in (
		select t.token_id from sessions s join refresh_tokens t using (session_id)
		where s.absolute_expiry < now() - interval '1 day' limit $1)`,
	// For 30 days they tell the throttle which addresses somebody signs in from.
	sessions: `delete from sessions where session_id in (
		select session_id from sessions where absolute_expiry < now() - interval '31 days' limit $1)`,
	// One of the future was left behind by a clock that has been set back, and would count when its time comes.
	loginFailures: `delete from login_failures where id in (
		select id from login_failures
		where failed_at < now() - interval '1 day' or failed_at > now() + interval '10 minutes' limit $1)`,
	idempotencyKeys: `delete from idempotency_keys where (user_id, key) in (
		select user_id, key from idempotency_keys where created_at < now() - interval '1 day' limit $1)`,
	deletedInteractions: `delete from deleted_interactions where id in (
		select id from deleted_interactions where deleted_at < now() - interval '30 days' limit $1)`,
	deletedTasks: `delete from tasks where lfdnr in (
		select lfdnr from tasks where deleted_at < now() - interval '30 days' limit $1)`,
	// An address that was given up can be taken out again for 30 days.
	mergedAddresses: 'select from generate_series(1, kontor_purge_merged($1))',
	distinctDrafts: `delete from distinct_drafts where ctid in (
		select ctid from distinct_drafts where at < now() - interval '30 days' limit $1)`,
};

// The rows of a state and day become one, with their sum.
const ADD_UP_TALLIES = `with parts as (delete from task_tallies returning *)
	insert into task_tallies select firma, state_lfdnr, due_date, sum(tasks) from parts
	group by 1, 2, 3 having sum(tasks) <> 0`;

/**
 * Deletes what has had its time: tokens, sessions, counted failures, answers to repeated requests, deleted interactions and tasks.
 * However many processes ask, it is done once an hour; null when another one does it or has done it.
 */
export async function purge(pool: Pool, batchRows = BATCH_ROWS): Promise<Purged | null> {
	const client = await pool.connect();
	let failure: Error | undefined;
	try {
		return await purgeAlone(client, batchRows);
	} catch (error) {
		// With its connection goes the lock.
		failure = error instanceof Error ? error : new Error('purge');
		throw error;
	} finally {
		client.release(failure);
	}
}

async function purgeAlone(client: PoolClient, batchRows: number): Promise<Purged | null> {
	const lock = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [PURGE_LOCK]);
	if (lock.rows[0]?.alone !== true) return null;
	const purged = (await isDue(client)) ? await sweepAll(client, batchRows) : null;
	await client.query('select pg_advisory_unlock($1)', [PURGE_LOCK]);
	return purged;
}

/** Whether the last purge was long enough ago; notes this one. */
async function isDue(client: PoolClient): Promise<boolean> {
	const { rowCount } = await client.query(
		`insert into installation (key, value, at) values ('purge', '{}', now())
		on conflict (key) do update set at = now()
		where installation.at not between now() - $1 * interval '1 second' and now()`,
		[LEAST_SECONDS],
	);
	return rowCount === 1;
}

async function sweepAll(client: PoolClient, batchRows: number): Promise<Purged> {
	const purged: Record<string, number> = {};
	for (const [kind, text] of Object.entries(sweeps)) purged[kind] = await sweep(client, text, batchRows);
	await client.query(ADD_UP_TALLIES);
	return purged;
}

async function sweep(client: PoolClient, text: string, batchRows: number): Promise<number> {
	let deleted = 0;
	for (let batch = 0; batch < MAX_BATCHES; batch++) {
		const { rowCount } = await client.query(text, [batchRows]);
		deleted += rowCount ?? 0;
		if ((rowCount ?? 0) < batchRows) break;
	}
	return deleted;
}

/** Purges soon after the start and every hour from then on; the returned function ends that, after a purge under way. */
export function startPurging(pool: Pool, log: Log): () => Promise<void> {
	let running: Promise<void> = Promise.resolve();
	let timer = setTimeout(run, FIRST_MS).unref();

	function run(): void {
		running = purge(pool).then(
			(purged) => {
				if (purged !== null) log.info('purged', purged);
			},
			(error: unknown) => log.warn('purgeFailed', errorFields(error)),
		);
		timer = setTimeout(run, EVERY_SECONDS * 1000).unref();
	}

	return () => {
		clearTimeout(timer);
		return running;
	};
}
