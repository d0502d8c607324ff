import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { createEmptyDatabase, createTestDatabase } from '../testing/testDatabase.ts';

let small: Database;
let empty: Awaited<ReturnType<typeof createEmptyDatabase>>;

beforeAll(async () => {
	[small, empty] = await Promise.all([createTestDatabase(), createEmptyDatabase()]);
});
afterAll(async () => {
	await small.close();
	await empty.drop();
});

async function run(
	bench: string,
	url: string,
	args: readonly string[] = [],
): Promise<{ code: number; said: string; shown: string }> {
	const env = { ...process.env, DATABASE_URL: url, KONTOR_DEMO: '0' };
	const child = spawn(process.execPath, [join(import.meta.dirname, `../../bench/${bench}.ts`), ...args], { env });
	const [said, shown, [code]] = await Promise.all([text(child.stderr), text(child.stdout), once(child, 'close')]);
	return { code, said, shown };
}

test.each(['search', 'duplicates', 'export', 'flood'])(
	'bench:%s refuses the small set with one sentence',
	async (bench) => {
		const { code, said, shown } = await run(bench, small.url);
		expect(said).toMatch(/^This database holds [0-9,]+ addresses, .+: make them with .+ --scale 100\.\n$/);
		expect([code, shown]).toEqual([1, '']);
	},
	60_000,
);

test('bench:tasks refuses fewer tasks than it speaks of', async () => {
	const { code, said, shown } = await run('tasks', small.url);
	expect(said).toMatch(/^This database holds 300 tasks, and the bench measures 200,000: make them with .+ --fill\.\n$/);
	expect([code, shown]).toEqual([1, '']);
}, 60_000);

test('bench:documents refuses fewer documents than it speaks of', async () => {
	const { code, said, shown } = await run('documents', small.url);
	expect(said).toMatch(
		/^This database holds 8,000 documents with [0-9,]+ positions, .+: make them with .+ --scale 100\.\n$/,
	);
	expect([code, shown]).toEqual([1, '']);
}, 60_000);

test.each(['search', 'load'])(
	'bench:%s refuses an empty database with one sentence',
	async (bench) => {
		const { code, said, shown } = await run(bench, empty.url);
		expect(said).toMatch(/^This database holds 0 addresses, [^\n]+\.\n$/);
		expect([code, shown]).toEqual([1, '']);
	},
	60_000,
);

test('bench:notices refuses the small set with one sentence', async () => {
	const { code, said, shown } = await run('notices', small.url);
	expect(said).toMatch(/^This database holds [0-9,]+ notifications, .+: make them with .+ --fill\.\n$/);
	expect([code, shown]).toEqual([1, '']);
}, 60_000);

test('bench:articles refuses fewer movements than it speaks of', async () => {
	const { code, said, shown } = await run('articles', small.url);
	expect(said).toMatch(/^This database holds [0-9,]+ articles with [0-9,]+ movements, .+: make them with .+\.\n$/);
	expect([code, shown]).toEqual([1, '']);
}, 60_000);

test('bench:calendar refuses fewer appointments than it speaks of, and measures a small number that is asked for', async () => {
	const refused = await run('calendar', small.url, ['--count', '5000']);
	expect(refused.said).toMatch(
		/^This run would make 5,000 appointments, and the bench measures 2,000,000: .+ --least\.\n$/,
	);
	expect([refused.code, refused.shown]).toEqual([1, '']);
	const { code, said, shown } = await run('calendar', small.url, ['--count', '5000', '--least', '5000']);
	expect([code, said]).toEqual([0, '']);
	expect(shown).toMatch(/previews of a week among 5,000, 500 rows on average: p50 [0-9.]+ ms, p95 [0-9.]+ ms/);
}, 120_000);
