import { createInterface } from 'node:readline';
import { openDatabase } from '../database/database.ts';
import { migrate, readMigrations } from '../database/migrate.ts';

// Run by tests as a process of its own, to be killed: `node databaseProcess.ts <hold|write|migrate> <data folder or URL>`.
// Says `open` when the database is open, then one line for each acknowledged write; ends orderly when told `stop`.

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

async function told(word: string): Promise<void> {
	for await (const line of createInterface({ input: process.stdin })) {
		if (line === word) return;
	}
}

const [mode, target = ''] = process.argv.slice(2);
if (mode === 'hold') await hold(target);
if (mode === 'write') await write(target);
if (mode === 'migrate') await runSlowMigration(target);
process.stdin.destroy();
