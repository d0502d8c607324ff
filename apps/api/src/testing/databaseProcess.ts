import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { postmasterPid } from '../database/cluster.ts';
import { openDatabase } from '../database/database.ts';
import { migrate, readMigrations } from '../database/migrate.ts';
import { startThrowAwayServer } from './throwAwayServer.ts';

// Run by tests as a process of its own, to be killed: `node databaseProcess.ts <hold|write|migrate|throwAway> <data folder or URL>`.
// Says `open` when the database is open, then one line for each acknowledged write; ends orderly when told `stop`.
// As `guard <data folder>` it waits for the end of the process that has spawned it, and leaves nothing of its server.

const SLOW_STEP = {
	name: '9000-slow.sql',
	sql: `create table slow_step (part integer);
		insert into slow_step values (1);
		select pg_sleep(0.4);
		insert into slow_step values (2);`,
};

async function hold(dataFolder: string): Promise<void> {
	const database = await openDatabase({ dataFolder });
	console.log('open');
	await told('stop');
	await database.close();
}

/** Writes addresses with two contact persons each, eight at a time, until it is killed. */
async function write(dataFolder: string): Promise<void> {
	const { db } = await openDatabase({ dataFolder });
	console.log('open');
	await Promise.all(
		Array.from({ length: 8 }, async () => {
			for (;;) {
				const lfdnr = await db.transaction().execute(async (transaction) => {
					const row = await transaction
						.insertInto('addresses')
						.values({ is_person: true, lastname: 'Schreibprobe', firstname: 'Sieglinde' })
						.returning('lfdnr')
						.executeTakeFirstOrThrow();
					for (const lastname of ['Erste', 'Zweite']) {
						await transaction.insertInto('contact_persons').values({ lfdnr: row.lfdnr, lastname }).execute();
					}
					return row.lfdnr;
				});
				console.log(lfdnr);
			}
		}),
	);
}

async function runSlowMigration(url: string): Promise<void> {
	console.log('open');
	await migrate(url, [...readMigrations(), SLOW_STEP]);
	console.log('migrated');
}

/** A server as a run of the tests has it; says where. */
async function throwAway(): Promise<void> {
	const server = await startThrowAwayServer();
	console.log(server.folder);
	await told('stop');
	await server.stop();
}

async function guard(folder: string): Promise<void> {
	await told('nothing');
	// A start that was under way may still make files, or its server.
	for (let round = 0; round < 10 && existsSync(folder); round++) {
		const pid = postmasterPid(join(folder, 'pg'));
		if (pid !== null) endNow(pid);
		rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
		await delay(200);
	}
}

function endNow(pid: number): void {
	try {
		process.kill(pid, 'SIGQUIT');
	} catch {
		// It has ended already.
	}
}

async function told(word: string): Promise<void> {
	for await (const line of createInterface({ input: process.stdin })) {
		if (line === word) return;
	}
}

const [mode, target = ''] = process.argv.slice(2);
if (mode === 'hold') await hold(target);
if (mode === 'write') await write(target);
if (mode === 'throwAway') await throwAway();
if (mode === 'guard') await guard(target);
if (mode === 'migrate') await runSlowMigration(target);
process.stdin.destroy();
