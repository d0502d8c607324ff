import { inject } from 'vitest';
import { type Database, openDatabase } from '../database/database.ts';
import { runStatement, withDatabase } from './administration.ts';

let count = 0;

/**
 * A database of one test file, migrated and seeded with the demo data: a copy of the run's template. `close()` drops it.
 * Its `url` serves a process that a test starts as `DATABASE_URL`.
 */
export async function createTestDatabase(poolSize?: number): Promise<Database> {
	const { adminUrl, template } = inject('testServer');
	const name = `${template}_${process.pid}_${++count}`;
	await runStatement(adminUrl, `create database ${name} template ${template}`);
	const database = await openDatabase({
		databaseUrl: withDatabase(adminUrl, name),
		dataFolder: '',
		...(poolSize !== undefined && { poolSize }),
	});
	return {
		...database,
		close: async () => {
			await database.close();
			await runStatement(adminUrl, `drop database if exists ${name} with (force)`);
		},
	};
}

/** An empty database of one test file without any table, for tests of the schema itself; `drop()` removes it. */
export async function createEmptyDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
	const { adminUrl, template } = inject('testServer');
	const name = `${template}_${process.pid}_${++count}`;
	await runStatement(adminUrl, `create database ${name}`);
	return {
		url: withDatabase(adminUrl, name),
		drop: () => runStatement(adminUrl, `drop database if exists ${name} with (force)`),
	};
}
