import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { onConnection } from './abortable.ts';
import { DatabaseStartError } from './failures.ts';
import { migrate, readMigrations } from './migrate.ts';
import { createKysely, createPool } from './pool.ts';
import { type EmbeddedOptions, type EmbeddedServer, startEmbeddedServer } from './supervisor.ts';
import type { Tables } from './tables.gen.ts';

export { DatabaseStartError, databaseFailure, isLostRace } from './failures.ts';
export type { Tables } from './tables.gen.ts';

const POOL_CLOSE_DEADLINE_MS = 3_000;

/** Kysely over Kontor's tables; a transaction of it fits as well. */
export type Db = Kysely<Tables>;

/**
 * Runs reads that belong together over the database as it is at one moment, so that nothing is half of before and half of
 * after a write.
 */
export function inOneSnapshot<Result>(db: Db, read: (snapshot: Db) => Promise<Result>): Promise<Result> {
	return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}

/** Which PostgreSQL to use. */
export interface DatabaseOptions {
	/** The company's own server (PostgreSQL 15 or newer); without it the bundled one runs on `dataFolder`. */
	readonly databaseUrl?: string | null | undefined;
	/** Folder of the bundled PostgreSQL; made if missing, untouched when `databaseUrl` is given. */
	readonly dataFolder: string;
	/** Connections this process may open, 10 unless told otherwise. */
	readonly poolSize?: number;
	/** Settings of the bundled server that only tests change. */
	readonly embedded?: EmbeddedOptions;
	/** Gives the start up at any stage: what was started is ended, then the opening fails with the signal's reason. */
	readonly signal?: AbortSignal;
}

/** An open database with the schema of this version. */
export interface Database {
	readonly db: Db;
	readonly pool: pg.Pool;
	readonly kind: 'embedded' | 'external';
	/** Whether the bundled server runs; the company's own is not watched. */
	isRunning(): boolean;
	/** How another client or process reaches the same database; may hold a password. */
	readonly url: string;
	/** Closes the pool and, as the last user of a bundled server, stops that. */
	close(): Promise<void>;
}

/**
 * Opens the database and brings its schema up to date. Days, times, instants (ISO 8601 in UTC), decimals and 64-bit
 * numbers come back as strings. Fails with a {@link DatabaseStartError} whose message tells the operator what to do.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
	const { databaseUrl, signal } = options;
	if (databaseUrl != null) {
		await checkServer(databaseUrl, signal);
		return await open(databaseUrl, 'external', options, { isRunning: () => true, stop: async () => {} });
	}
	const server = await startEmbeddedServer(options.dataFolder, { ...options.embedded, signal });
	// A migration that runs ends with its connection, so that nobody waits for it.
	const stop = () => void server.stop();
	signal?.addEventListener('abort', stop, { once: true });
	try {
		signal?.throwIfAborted();
		await createDatabase(server.urlOf('postgres'));
		const database = await open(server.urlOf('kontor'), 'embedded', options, server);
		signal?.throwIfAborted();
		return database;
	} catch (error) {
		await server.stop();
		throw error;
	} finally {
		signal?.removeEventListener('abort', stop);
	}
}

async function open(
	url: string,
	kind: Database['kind'],
	options: DatabaseOptions,
	server: Pick<EmbeddedServer, 'isRunning' | 'stop'>,
): Promise<Database> {
	await migrate(url, readMigrations(), options.signal);
	const pool = createPool(url, options.poolSize);
	const db = createKysely(pool);
	let closing: Promise<void> | null = null;
	const close = async () => {
		// A reader that has stalled may hold its connection for ever; the server is ended all the same.
		await Promise.race([db.destroy(), delay(POOL_CLOSE_DEADLINE_MS, undefined, { ref: false })]);
		await server.stop();
	};
	return {
		db,
		pool,
		kind,
		isRunning: () => server.isRunning(),
		url,
		close: () => {
			closing ??= close();
			return closing;
		},
	};
}

async function createDatabase(adminUrl: string): Promise<void> {
	const client = new pg.Client({ connectionString: adminUrl });
	// Its connection may be ended together with a start that is given up.
	client.on('error', () => {});
	await client.connect();
	try {
		const found = await client.query("select from pg_database where datname = 'kontor'");
		if (found.rowCount === 0) await client.query('create database kontor');
	} catch (error) {
		// A second process that started at the same moment was faster.
		if (!(error instanceof pg.DatabaseError) || !['42P04', '23505'].includes(error.code ?? '')) throw error;
	} finally {
		await client.end();
	}
}

async function checkServer(databaseUrl: string, signal?: AbortSignal): Promise<void> {
	const version = await serverVersion(databaseUrl, signal);
	if (version >= 150_000) return;
	throw new DatabaseStartError(
		'TOO_OLD',
		[
			'Kontor braucht PostgreSQL 15 oder neuer.',
			`Kontor needs PostgreSQL 15 or newer; the server has version number ${version}.`,
		].join('\n'),
	);
}

async function serverVersion(databaseUrl: string, signal?: AbortSignal): Promise<number> {
	try {
		const config = { connectionString: databaseUrl, connectionTimeoutMillis: 10_000 };
		return await onConnection(config, signal, async (client) => {
			const answer = await client.query<{ version: number }>(
				"select current_setting('server_version_num')::int as version",
			);
			return answer.rows[0]?.version ?? 0;
		});
	} catch (error) {
		signal?.throwIfAborted();
		throw new DatabaseStartError(
			'UNREACHABLE',
			[
				`Die Datenbank aus DATABASE_URL ist nicht erreichbar: ${reasonOf(error)}`,
				`The database of DATABASE_URL cannot be reached: ${reasonOf(error)}`,
			].join('\n'),
		);
	}
}

// Never the URL itself: it holds the password.
function reasonOf(error: unknown): string {
	if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
	return error instanceof Error ? error.message : 'unknown';
}
