import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/database.ts';
import { createLog } from '../log.ts';
import { createTestDatabase } from '../testing/testDatabase.ts';
import { purge, startPurging } from './purge.ts';

let database: Database;

beforeAll(async () => {
	database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
	await database.pool.query("delete from installation where key = 'purge'");
	for (const text of plant) await database.pool.query(text);
});

// Of each kind three that may go and three that may not.
const plant = [
	'truncate sessions, refresh_tokens, login_failures, idempotency_keys, deleted_interactions, distinct_drafts',
	`insert into sessions (session_id, user_id, created_at, absolute_expiry)
		select gen_random_uuid(), 1, expiry - interval '12 hours', expiry
		from unnest(array['-32 days', '-33 days', '-90 days', '-30 days', '-2 hours', '8 hours']::interval[]) as age,
			lateral (select now() + age as expiry) as at`,
	`insert into refresh_tokens (session_id, token_hash, created_at, expires_at)
		select session_id, sha256((session_id::text || n)::bytea), created_at, absolute_expiry
		from sessions, generate_series(1, 2) as n`,
	`insert into login_failures (account, remote, failed_at)
		select 'a', '192.0.2.1', now() + age
		from unnest(array['-25 hours', '-9 days', '1 hour', '-23 hours', '-1 hour', '1 minute']::interval[]) as age`,
	`insert into idempotency_keys (user_id, key, operation, request_hash, created_at)
		select 1, age::text, 'x', '', now() + age
		from unnest(array['-25 hours', '-2 days', '-9 days', '-23 hours', '-1 hour', '0']::interval[]) as age`,
	`insert into deleted_interactions (id, lfdnr, subject, text, channel, author, at, version, deleted_at, deleted_by)
		select -n, (select min(lfdnr) from addresses), 's', '', 'PHONE', 'demo', now(), 1, now() + age, 'demo'
		from unnest(array['-31 days', '-40 days', '-90 days', '-29 days', '-1 hour', '0']::interval[])
			with ordinality as t (age, n)`,
	'delete from tasks where deleted_at is not null',
	`insert into tasks (title, state_lfdnr, deleted_at)
		select 'x', 1, now() + age
		from unnest(array['-31 days', '-40 days', '-90 days', '-29 days', '-1 hour', '0']::interval[]) as age`,
	`insert into distinct_drafts (user_id, draft, other_lfdnr, at)
		select 1, age::text, (select min(lfdnr) from addresses), now() + age
		from unnest(array['-31 days', '-40 days', '-90 days', '-29 days', '-1 hour', '0']::interval[]) as age`,
];

async function left(): Promise<Record<string, number>> {
	const { rows } = await database.pool.query<Record<string, number>>(`select
		(select count(*)::int from sessions) as sessions,
		(select count(*)::int from refresh_tokens) as "refreshTokens",
		(select count(*)::int from login_failures) as "loginFailures",
		(select count(*)::int from idempotency_keys) as "idempotencyKeys",
		(select count(*)::int from deleted_interactions) as "deletedInteractions",
		(select count(*)::int from tasks where deleted_at is not null) as "deletedTasks",
		(select count(*)::int from distinct_drafts) as "distinctDrafts",
		(select count(*)::int from address_merges) as "mergedAddresses"`);
	return rows[0] ?? {};
}

const three = {
	sessions: 3,
	loginFailures: 3,
	idempotencyKeys: 3,
	deletedInteractions: 3,
	deletedTasks: 3,
	distinctDrafts: 3,
	mergedAddresses: 0,
};

describe('a purge', () => {
	test('deletes what has had its time, in batches, and nothing else', async () => {
		expect(await purge(database.pool, 2)).toEqual({ ...three, refreshTokens: 8 });
		expect(await left()).toEqual({ ...three, refreshTokens: 4 });
	});

	test('is done once by any number of processes, and again after an hour', async () => {
		const others = await Promise.all(
			Array.from({ length: 4 }, () => openDatabase({ databaseUrl: database.url, dataFolder: '' })),
		);
		const all = [database, ...others];
		const first = await Promise.all(all.map(({ pool }) => purge(pool)));
		expect(first.filter((purged) => purged !== null)).toEqual([{ ...three, refreshTokens: 8 }]);
		expect(await Promise.all(all.map(({ pool }) => purge(pool)))).toEqual(all.map(() => null));
		await database.pool.query("update installation set at = at - interval '1 hour' where key = 'purge'");
		const second = await Promise.all(all.map(({ pool }) => purge(pool)));
		expect(second.filter((purged) => purged !== null)).toHaveLength(1);
		for (const other of others) await other.close();
	});

	test('finds everything by an index', async () => {
		const { rows } = await database.pool.query<{ table: string; columns: string }>(
			`select tablename as table, indexdef as columns from pg_indexes where indexdef ~ '\\((absolute_expiry|failed_at|created_at|deleted_at|at)\\)$'`,
		);
		const tables = rows.map(({ table }) => table);
		for (const table of ['sessions', 'login_failures', 'idempotency_keys', 'deleted_interactions', 'distinct_drafts'])
			expect(tables).toContain(table);
	});
});

test('a server purges by itself, goes on after a failure, and ends with what is under way', async () => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	let lines = '';
	const log = createLog('info', (text) => {
		lines += text;
	});
	const stop = startPurging(database.pool, log);
	await database.pool.query('alter table distinct_drafts rename to gone');
	vi.advanceTimersByTime(60_000);
	await expect.poll(() => lines).toContain('"event":"purgeFailed"');
	await database.pool.query('alter table gone rename to distinct_drafts');
	await database.pool.query("delete from installation where key = 'purge'");
	vi.advanceTimersByTime(3_600_000);
	await stop();
	log.flush();
	expect(lines).toContain('"event":"purged"');
	vi.useRealTimers();
});
