import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from './database.ts';
import { readMigrations } from './migrate.ts';

// More rounds by hand: KONTOR_KILL_ROUNDS=30.
const KILL_ROUNDS = Number(process.env.KONTOR_KILL_ROUNDS ?? 4);
const RESTART_LIMIT_MS = 5_000;

let folder: string;
const processes = new Set<ChildProcess>();

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'kontor-supervisor-'));
});

afterEach(async () => {
	for (const child of processes) await kill(child);
	killServer();
	rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
});

describe('one process', () => {
	test('the server stops with its last user and starts again with all data', async () => {
		const first = await openDatabase({ dataFolder: folder });
		await first.db.insertInto('installation').values({ key: 'mark', value: '1' }).execute();
		await first.close();
		expect(existsSync(join(folder, 'pg', 'postmaster.pid'))).toBe(false);
		const second = await openDatabase({ dataFolder: folder });
		expect(await second.db.selectFrom('installation').select('key').execute()).toEqual([{ key: 'mark' }]);
		await second.close();
	});

	test('no TCP port is opened and the socket lies in the data folder', async () => {
		const database = await openDatabase({ dataFolder: folder });
		const { rows } = await database.pool.query('show listen_addresses');
		expect(rows).toEqual([{ listen_addresses: '' }]);
		expect(readdirSync(join(folder, 'pg'))).toContain('.s.PGSQL.5432');
		await database.close();
	});

	test('a data folder whose path is too long for a socket works', async () => {
		const long = join(folder, 'ein-sehr-langer-ordnername'.repeat(5));
		mkdirSync(long);
		const database = await openDatabase({ dataFolder: long });
		expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
		await database.close();
	});

	test('a server that cannot start for longer than it is tried in a row comes back when it can', async () => {
		const reports: string[] = [];
		const database = await openDatabase({
			dataFolder: folder,
			embedded: { report: (sentence) => reports.push(sentence) },
		});
		const control = join(folder, 'pg', 'global', 'pg_control');
		renameSync(control, `${control}.away`);
		killServer();
		await expect.poll(() => reports.at(-1), { timeout: 30_000 }).toContain('läuft nicht an');
		expect(database.isRunning()).toBe(false);
		renameSync(`${control}.away`, control);
		await expect.poll(() => reports.at(-1), { timeout: 30_000 }).toContain('läuft wieder');
		expect(database.isRunning()).toBe(true);
		await expect.poll(() => startOfServer(database)).not.toBeNull();
		await database.close();
	});

	test('a server that does not come back is no hindrance to the end', async () => {
		const database = await openDatabase({ dataFolder: folder });
		const control = join(folder, 'pg', 'global', 'pg_control');
		renameSync(control, `${control}.away`);
		killServer();
		await expect.poll(() => database.isRunning()).toBe(false);
		const begun = performance.now();
		await database.close();
		expect(performance.now() - begun).toBeLessThan(15_000);
	});

	test('a server that dies comes back without a restart of this process', async () => {
		const database = await openDatabase({ dataFolder: folder });
		await database.pool.query("insert into installation (key, value) values ('mark', '1')");
		const before = await startOfServer(database);
		killServer();
		// Backends of the killed server answer for a moment longer.
		await until(async () => ![before, null].includes(await startOfServer(database)));
		expect(await count(database, 'installation')).toBe(1);
		await database.close();
		expect(existsSync(join(folder, 'pg', 'postmaster.pid'))).toBe(false);
	});

	test('a folder of another version of PostgreSQL is refused and left alone', async () => {
		mkdirSync(join(folder, 'pg'));
		writeFileSync(join(folder, 'pg', 'PG_VERSION'), '12\n');
		await expect(openDatabase({ dataFolder: folder })).rejects.toMatchObject({ code: 'WRONG_VERSION' });
		expect(readdirSync(join(folder, 'pg'))).toEqual(['PG_VERSION']);
	});

	test('a path that is no folder is refused with a clear message', async () => {
		writeFileSync(join(folder, 'file'), '');
		await expect(openDatabase({ dataFolder: join(folder, 'file') })).rejects.toMatchObject({ code: 'FOLDER_UNUSABLE' });
	});

	test.runIf(process.platform === 'linux')(
		'the number of a crashed server, taken by another program, is no obstacle',
		async () => {
			await (await openDatabase({ dataFolder: folder })).close();
			const stranger = spawn('sleep', ['600']);
			processes.add(stranger);
			writeFileSync(join(folder, 'pg', 'postmaster.pid'), `${stranger.pid}\n${join(folder, 'pg')}\n1\n5432\n.\n\n`);
			const database = await openDatabase({ dataFolder: folder });
			expect(await count(database, 'schema_migrations')).toBe(readMigrations().length);
			await database.close();
		},
	);
});

describe('several processes on one folder', () => {
	test('they work beside each other, and the last one stops the server', async () => {
		const first = await run('hold');
		const second = await run('hold');
		await stop(first);
		const third = await openDatabase({ dataFolder: folder });
		await third.close();
		expect(existsSync(join(folder, 'pg', 'postmaster.pid'))).toBe(true);
		await stop(second);
		expect(existsSync(join(folder, 'pg', 'postmaster.pid'))).toBe(false);
	});

	test('starting together on an empty folder makes one database', async () => {
		const all = await Promise.all([run('hold'), run('hold'), run('hold')]);
		const database = await openDatabase({ dataFolder: folder });
		expect(await count(database, 'schema_migrations')).toBe(readMigrations().length);
		await database.close();
		await Promise.all(all.map(stop));
		expect(readdirSync(folder).filter((name) => name.startsWith('pg'))).toEqual(['pg']);
	});
});

describe('kill -9', () => {
	const moments = {
		'while the cluster is made': () => readdirSync(folder).some((name) => name.startsWith('pg.init-')),
		'when the cluster is made': () => existsSync(join(folder, 'pg', 'PG_VERSION')),
		'while the server starts': () => existsSync(join(folder, 'pg', 'postmaster.pid')),
		'when the socket is there': () => existsSync(join(folder, 'pg', '.s.PGSQL.5432')),
	};
	for (const [moment, isNow] of Object.entries(moments)) {
		for (const isServerKilled of [false, true]) {
			test(`${moment} of a first start${isServerKilled ? ', the server too,' : ''} is no harm`, async () => {
				const child = launch('hold', folder);
				await until(async () => isNow());
				await kill(child);
				if (isServerKilled) killServer();
				const database = await openDatabase({ dataFolder: folder });
				expect(await count(database, 'schema_migrations')).toBe(readMigrations().length);
				await database.close();
				expect(readdirSync(folder).filter((name) => name.startsWith('pg'))).toEqual(['pg']);
			});
		}
	}

	test('during writes loses no acknowledged row and leaves none half-written', {
		timeout: 20_000 * KILL_ROUNDS,
	}, async () => {
		const acknowledged = new Set<number>();
		for (let round = 0; round < KILL_ROUNDS; round++) {
			const child = launch('write', folder);
			const wanted = acknowledged.size + 40 + 23 * (round % 5);
			for await (const line of linesOf(child)) {
				if (line !== 'open') acknowledged.add(Number(line));
				if (acknowledged.size >= wanted) break;
			}
			await kill(child);
			if (round % 2 === 1) killServer();
			const begun = performance.now();
			const database = await openDatabase({ dataFolder: folder });
			expect(performance.now() - begun).toBeLessThan(RESTART_LIMIT_MS);
			const { rows } = await database.pool.query<{ lfdnr: number; parts: number }>(
				`select a.lfdnr, count(p.id)::int as parts from addresses a left join contact_persons p using (lfdnr)
				group by a.lfdnr`,
			);
			const found = new Map(rows.map(({ lfdnr, parts }) => [lfdnr, parts]));
			expect([...acknowledged].filter((lfdnr) => !found.has(lfdnr))).toEqual([]);
			expect([...found.values()].filter((parts) => parts !== 2)).toEqual([]);
			await database.close();
		}
	});
});

/** When the server was started, as it says itself; null while it does not answer. */
async function startOfServer(database: Database): Promise<string | null> {
	try {
		const { rows } = await database.pool.query<{ at: string }>('select pg_postmaster_start_time()::text as at');
		return rows[0]?.at ?? null;
	} catch {
		return null;
	}
}

async function count(database: Database, table: string): Promise<number> {
	try {
		const { rows } = await database.pool.query<{ count: number }>(`select count(*)::int as count from ${table}`);
		return rows[0]?.count ?? 0;
	} catch {
		return -1;
	}
}

function launch(mode: string, target: string): ChildProcess {
	const script = join(import.meta.dirname, '../testing/databaseProcess.ts');
	const child = spawn(process.execPath, [script, mode, target], { stdio: ['pipe', 'pipe', 'inherit'] });
	processes.add(child);
	return child;
}

function linesOf(child: ChildProcess): AsyncIterable<string> {
	if (child.stdout === null) throw new Error('no output');
	return createInterface({ input: child.stdout });
}

async function run(mode: string): Promise<ChildProcess> {
	const child = launch(mode, folder);
	for await (const line of linesOf(child)) {
		if (line === 'open') return child;
	}
	throw new Error('The process ended before its database was open');
}

async function stop(child: ChildProcess): Promise<void> {
	const ended = once(child, 'exit');
	child.stdin?.end('stop\n');
	await ended;
	processes.delete(child);
}

async function kill(child: ChildProcess): Promise<void> {
	if (child.exitCode === null && child.signalCode === null) {
		const ended = once(child, 'exit');
		child.kill('SIGKILL');
		await ended;
	}
	processes.delete(child);
}

/** Kills the server of the folder without a chance to write anything, if one runs. */
function killServer(): void {
	const file = join(folder, 'pg', 'postmaster.pid');
	const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : Number.NaN;
	try {
		if (pid > 1) process.kill(pid, 'SIGKILL');
	} catch {
		// It ended by itself meanwhile.
	}
}

async function until(isReached: () => Promise<boolean>): Promise<void> {
	const deadline = performance.now() + 15_000;
	while (!(await isReached())) {
		if (performance.now() > deadline) throw new Error('The awaited moment never came');
		await delay(1);
	}
}
