import type { LightMyRequestResponse } from 'fastify';
import pg from 'pg';
import { expect } from 'vitest';
import type { TestApp } from './testApp.ts';

/** How a query fails: the server refuses it (its disk is full), or the connection is lost before or after it was done. */
const kinds = ['refused', 'lostBefore', 'lostAfter'] as const;

type Kind = (typeof kinds)[number];

/** One request that is ready to go and will succeed. */
export type Ready = () => Promise<LightMyRequestResponse>;

/**
 * Sends a write again and again, each time with the next of its queries failing, until one goes through untouched
 * (security.md 5.14). Each failure must answer 503 and leave every table as it was; only a connection that is lost after
 * the commit leaves all of it. `prepare` reads what a request needs, such as the version of now. A write of one statement
 * commits itself: lost after it, all of it is stored. `ways` are all unless told otherwise.
 */
export async function failEachQuery(
	server: TestApp,
	prepare: () => Promise<Ready>,
	{ isOneStatement = false, ways = kinds }: { isOneStatement?: boolean; ways?: readonly Kind[] } = {},
): Promise<void> {
	const { pool } = server.database;
	// A connection of its own, which no failure takes away.
	const witness = await pool.connect();
	try {
		const fingerprint = await fingerprintOf(witness);
		for (const kind of ways) {
			for (let count = 1; ; count++) {
				const ask = await prepare();
				const before = await fingerprint();
				const failure = failNthQuery(count, kind);
				const response = await ask().finally(failure.end);
				const failed = failure.text();
				const after = await fingerprint();
				if (failed === null) {
					expect([kind, response.statusCode, response.body]).toEqual([kind, successOf(response), response.body]);
					// Session, begin, one row, its audit entry, commit: less is no write, or one that is named so.
					expect(count).toBeGreaterThan(isOneStatement ? 2 : 4);
					expect(after).not.toEqual(before);
				} else {
					expect([response.statusCode, kind, failed]).toEqual([503, kind, failed]);
					expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
					const isStored =
						kind === 'lostAfter' && (failed === 'commit' || (isOneStatement && !/^\s*select/i.test(failed)));
					if (!isStored) expect([after, kind, failed]).toEqual([before, kind, failed]);
				}
				if (failed === null) break;
			}
		}
	} finally {
		witness.release();
	}
}

function successOf({ statusCode }: LightMyRequestResponse): number {
	return [200, 201, 204].includes(statusCode) ? statusCode : 200;
}

type Query = (this: pg.Client, ...parameters: unknown[]) => Promise<unknown> | undefined;

interface Failure {
	/** The query that was made to fail; null while none was. */
	text(): string | null;
	/** From here on queries work again. */
	end(): void;
}

/** Makes one of the coming queries of this process fail: the first is 1. */
function failNthQuery(nth: number, kind: Kind): Failure {
	const { prototype } = pg.Client;
	// The driver's own method has many forms; this one passes all of them on.
	const query = prototype.query as unknown as Query;
	let count = 0;
	let failed: string | null = null;

	function failing(this: pg.Client, ...parameters: unknown[]): Promise<unknown> | undefined {
		count++;
		if (count !== nth) return query.apply(this, parameters);
		failed = textOf(parameters[0]);
		if (kind === 'refused') return query.apply(this, [{ text: refusal }, ...parameters.filter(isCallback)]);
		if (kind === 'lostBefore') {
			loseConnection(this);
			return query.apply(this, parameters);
		}
		return afterwards(this, query, parameters);
	}

	prototype.query = failing as typeof prototype.query;
	return {
		text: () => failed,
		end: () => {
			prototype.query = query as unknown as typeof prototype.query;
		},
	};
}

const refusal = `do $$ begin raise exception 'no space left' using errcode = 'disk_full'; end $$`;

function afterwards(client: pg.Client, query: Query, parameters: unknown[]): Promise<unknown> | undefined {
	const callback = parameters.find(isCallback);
	const done = Promise.resolve(
		query.apply(
			client,
			parameters.filter((part) => !isCallback(part)),
		),
	).then(() => {
		loseConnection(client);
		throw new Error('Connection terminated unexpectedly');
	});
	if (callback === undefined) return done;
	done.catch((error: unknown) => callback(error));
	return undefined;
}

function loseConnection(client: pg.Client): void {
	const { connection } = client as unknown as { connection: { stream: { destroy(): void } } };
	connection.stream.destroy();
}

function isCallback(part: unknown): part is (error: unknown) => void {
	return typeof part === 'function';
}

function textOf(query: unknown): string {
	if (typeof query === 'string') return query;
	return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : '';
}

/** Tells how many rows each table has, and by which transactions they were written. */
async function fingerprintOf(client: pg.PoolClient): Promise<() => Promise<Record<string, string>>> {
	const tables = await client.query<{ name: string }>(
		`select relname as name from pg_class
		where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'search_vocabulary' order by relname`,
	);
	const parts = tables.rows.map(
		({ name }) =>
			`select '${name}' as name, count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) as content from ${name}`,
	);
	const text = parts.join(' union all ');
	return async () => {
		const { rows } = await client.query<{ name: string; content: string }>({ name: 'fingerprint', text });
		return Object.fromEntries(rows.map(({ name, content }) => [name, content]));
	};
}
