import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startJobs } from './jobs.ts';
import { createLog } from './log.ts';
import { createWakeups } from './notifications/wakeups.ts';
import { createTestApp, type TestApp } from './testing/testApp.ts';

let server: TestApp;

beforeAll(async () => {
	server = await createTestApp();
});
afterAll(() => server.close());

test('a server purges, tells what is due and hears of what others write, without being asked', async () => {
	const { database } = server;
	let lines = '';
	const log = createLog('info', (text) => {
		lines += text;
	});
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
	const wakeups = createWakeups();
	const end = startJobs({ database, wakeups, log, now: () => Date.UTC(2026, 10, 30, 12) });
	// What cannot be told is logged: so it was tried.
	await database.pool.query('alter table tasks rename to gone');
	vi.advanceTimersByTime(60_000);
	vi.useRealTimers();
	const listening = async () => {
		const { rows } = await database.pool.query(
			"select 1 from pg_stat_activity where datname = current_database() and application_name = 'kontor-listen'",
		);
		return rows.length;
	};
	await expect.poll(listening).toBe(1);
	await end();
	log.flush();
	expect(lines).toMatch(/"event":"purge(d|Failed)"/);
	expect(lines).toContain('"event":"tellingDueFailed"');
	await expect.poll(listening).toBe(0);
	wakeups.close();
});
