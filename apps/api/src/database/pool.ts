import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { streamOf } from './abortable.ts';
import type { Tables } from './tables.gen.ts';

/** Longest time one statement may take before PostgreSQL ends it (security.md 5.12), in milliseconds. */
export const STATEMENT_TIMEOUT_MS = 5_000;

// PostgreSQL ends a statement itself; a server that says nothing at all (power loss, firewall) is given up soon after.
const SILENCE_MS = STATEMENT_TIMEOUT_MS + 1_000;

// More backends than this only wait for each other on two cores; measured with 50 clients on one and two processes.
const POOL_SIZE = 5;
const CONNECT_TIMEOUT_MS = 5_000;
const MAX_PREPARED = 300;

const sessionSettings = [
	"set time zone 'UTC'",
	// Both cost more than they bring in queries of a few milliseconds.
	'set jit = off',
	'set max_parallel_workers_per_gather = 0',
	// Planning costs more than most queries; those that need to choose by their values say so in their text.
	'set plan_cache_mode = force_generic_plan',
	"set lock_timeout = '4s'",
	"set idle_in_transaction_session_timeout = '30s'",
].join(';');

/** A pool of connections with Kontor's session settings and text forms of days, times and decimals. */
export function createPool(databaseUrl: string, size: number = POOL_SIZE): pg.Pool {
	const pool = new pg.Pool({
		connectionString: databaseUrl,
		application_name: 'kontor',
		max: size,
		connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
		statement_timeout: STATEMENT_TIMEOUT_MS,
		keepAlive: true,
		types: { getTypeParser },
		onConnect: async (client) => {
			await client.query(sessionSettings);
		},
	});
	// An idle connection that breaks has been taken out of the pool already; the next query opens a new one.
	pool.on('error', () => {});
	const heard = new Map<pg.PoolClient, number>();
	pool.on('connect', (client) => {
		// One that breaks while somebody holds it fails that one's queries; without this it would end the process as well.
		client.on('error', () => {});
		heard.set(client, performance.now());
		streamOf(client).on('data', () => heard.set(client, performance.now()));
	});
	pool.on('remove', (client) => heard.delete(client));
	endSilence.set(pool, () => {
		for (const [client, at] of heard) {
			if (performance.now() - at < STATEMENT_TIMEOUT_MS) continue;
			// At this word the pool forgets an idle one at once; the end of its socket would come a turn too late.
			client.emit('error', new Error('Connection fell silent'));
			streamOf(client).destroy();
		}
	});

	const query = pool.query.bind(pool) as (...parameters: unknown[]) => Promise<unknown>;
	pool.query = (async (question: string | pg.QueryConfig, values?: unknown[]) => {
		const config = typeof question === 'string' ? { text: question, ...(values && { values }) } : question;
		return await answerInTime(pool, query({ ...config, ...deadline }));
	}) as typeof pool.query;
	return pool;
}

// Passed with each query: as a setting of the connection it would also end what may take long, such as the seed.
const deadline = { query_timeout: SILENCE_MS };

/** Ends the connections of a pool on which nothing has come for longer than a statement takes; what waits for them fails. */
const endSilence = new WeakMap<pg.Pool, () => void>();

/** When one connection has fallen silent, the others from before are silent too: they are not tried one after the other. */
async function answerInTime<Answer>(pool: pg.Pool, answer: Promise<Answer>): Promise<Answer> {
	try {
		return await answer;
	} catch (error) {
		if (error instanceof Error && error.message === 'Query read timeout') endSilence.get(pool)?.();
		throw error;
	}
}

/** Kysely over the pool; each statement with parameters is planned once per connection and kept under a name. */
export function createKysely(
	pool: pg.Pool,
	connect: () => Promise<PostgresPoolClient> = () => connectPrepared(pool),
): Kysely<Tables> {
	const preparing: PostgresPool = { options: pool.options, connect, end: () => pool.end() };
	return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparing }) });
}

/** A connection of the pool whose statements are kept, as Kysely takes it. */
export interface PreparedClient {
	/** The connection itself. */
	readonly client: pg.PoolClient;
	query(text: string, values: readonly unknown[]): Promise<pg.QueryResult>;
	/** Gives it back to the pool, or ends it where it is told to or its connection is gone. */
	release(destroy?: boolean): void;
}

/** Takes a connection out of the pool. */
export async function connectPrepared(pool: pg.Pool): Promise<PreparedClient & PostgresPoolClient> {
	return prepared(pool, await pool.connect());
}

const facades = new WeakMap<pg.PoolClient, PreparedClient & PostgresPoolClient>();

function prepared(pool: pg.Pool, client: pg.PoolClient): PreparedClient & PostgresPoolClient {
	const known = facades.get(client);
	if (known !== undefined) return known;
	const names = new Set<string>();
	// Kysely asks for this one form of query only; its type also knows cursors.
	let isBroken = false;
	const facade = {
		client,
		query: async (text: string, values: readonly unknown[]) => {
			try {
				const query = { ...nameOf(text, values, names), text, values: [...values], ...deadline };
				return await answerInTime(pool, client.query(query));
			} catch (error) {
				isBroken ||= endsConnection(error);
				throw error;
			}
		},
		// A connection that the server has ended must not wait in the pool for the next query.
		release: (destroy?: boolean) => client.release(destroy || isBroken),
	} as unknown as PreparedClient & PostgresPoolClient;
	facades.set(client, facade);
	return facade;
}

/** Whether a failed query took its connection along: one without a code of the server, or one about the connection. */
function endsConnection(error: unknown): boolean {
	const code = error instanceof pg.DatabaseError ? error.code : undefined;
	return code === undefined || code.startsWith('57P') || code.startsWith('08');
}

function nameOf(text: string, values: readonly unknown[], names: Set<string>): { name?: string } {
	if (values.length === 0) return {};
	const name = createHash('sha1').update(text).digest('base64');
	if (!names.has(name) && names.size >= MAX_PREPARED) return {};
	names.add(name);
	return { name };
}

// Days and times stay what PostgreSQL writes, so that no time zone can move them; numeric and int8 are strings already.
const asText = new Set<number>([
	pg.types.builtins.DATE,
	pg.types.builtins.TIME,
	pg.types.builtins.TIMESTAMP,
	pg.types.builtins.INTERVAL,
]);

function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
	if (asText.has(oid)) return (value) => value;
	if (oid === pg.types.builtins.TIMESTAMPTZ) return isoInstant;
	return pg.types.getTypeParser(oid, format === 'binary' ? 'text' : format) as (value: string) => unknown;
}

function isoInstant(value: string): string {
	return value.replace(' ', 'T').replace(/\+00$/, 'Z');
}
