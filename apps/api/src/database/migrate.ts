import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { onConnection } from './abortable.ts';
import { type Refresh, refreshes } from './refreshes.ts';

/** One step of the schema: plain SQL, run once, in the order of the names. */
export interface Migration {
	readonly name: string;
	readonly sql: string;
	/** What is worked out in TypeScript and stored, brought up to date after the SQL. */
	readonly refresh?: Refresh | undefined;
}

// Any fixed number; processes that start together wait here for each other.
const MIGRATION_LOCK = 20_200;

/** The migrations of this version, in order, from the folder apps/api/migrations. */
export function readMigrations(): Migration[] {
	const folder = fileURLToPath(new URL('../../migrations/', import.meta.url));
	return readdirSync(folder)
		.filter((name) => name.endsWith('.sql'))
		.sort()
		.map((name) => ({ name, sql: readFileSync(`${folder}${name}`, 'utf8'), refresh: refreshes.get(name) }));
}

/**
 * Brings the schema up to date: each step in one transaction of its own under an advisory lock, so that a kill leaves a
 * step done or not done, and N processes that start together run it once. Returns the names of the steps it ran.
 */
export async function migrate(
	databaseUrl: string,
	migrations = readMigrations(),
	signal?: AbortSignal,
): Promise<string[]> {
	const config = { connectionString: databaseUrl, application_name: 'kontor migration' };
	return await onConnection(config, signal, async (client) => {
		const done: string[] = [];
		for (const migration of migrations) {
			if (await runStep(client, migration)) done.push(migration.name);
		}
		return done;
	});
}

async function runStep(client: pg.Client, { name, sql, refresh }: Migration): Promise<boolean> {
	const checksum = createHash('sha256').update(sql).digest('hex');
	await client.query('begin');
	try {
		await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
		await client.query(
			'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz(3) not null default now())',
		);
		const known = await client.query<{ checksum: string }>('select checksum from schema_migrations where name = $1', [
			name,
		]);
		const applied = known.rows[0]?.checksum;
		if (applied !== undefined && applied !== checksum) {
			throw new Error(`The migration ${name} was changed after it had run on this database; add a new one instead.`);
		}
		if (applied === undefined) {
			await client.query(sql);
			await refresh?.(client);
			await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
		}
		await client.query('commit');
		return applied === undefined;
	} catch (error) {
		await client.query('rollback').catch(() => {});
		throw error;
	}
}
