import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { type Database, openDatabase } from './database/database.ts';
import { createLog } from './log.ts';
import type { Tokens } from './testing/testApp.ts';
import { createTestDatabase } from './testing/testDatabase.ts';

// As after a power loss or behind a firewall that forgets: the sockets stay open and nothing comes any more.
const LONGEST_MS = 7_000;

let real: Database;
let proxy: SilentProxy;
let database: Database;
let app: Awaited<ReturnType<typeof createApp>>;
let bearer: string;

beforeEach(async () => {
	real = await createTestDatabase();
	proxy = await openProxy(real.url);
	database = await openDatabase({ databaseUrl: proxy.url, dataFolder: '' });
	const config = readConfig({ KONTOR_RATE_LIMIT: '1000000', KONTOR_LOG: 'silent', KONTOR_DEMO: '1' });
	app = await createApp({ database, config, log: createLog('silent', () => {}) });
	const answer = await app.inject({
		method: 'POST',
		url: '/api/v1/login',
		payload: { username: 'demo', password: 'demo-kontor' },
	});
	({ bearer } = answer.json<Tokens>());
	// Every connection of the pool is open.
	await Promise.all(Array.from({ length: 20 }, () => database.pool.query('select pg_sleep(0.05)')));
});

afterEach(async () => {
	proxy.close();
	await app.close();
	await database.close();
	await real.close();
});

test('connections that fall silent hold up nobody for longer than seven seconds, and those after them not at all', async () => {
	proxy.silence('open ones');
	const times = await Promise.all(
		Array.from({ length: 20 }, async () => {
			const begun = performance.now();
			const status = await ask('/api/v1/user');
			return { status, milliseconds: performance.now() - begun };
		}),
	);
	expect(times.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
	expect(Math.max(...times.map(({ milliseconds }) => milliseconds))).toBeLessThan(LONGEST_MS);
	const begun = performance.now();
	expect(await Promise.all(Array.from({ length: 10 }, () => ask('/api/v1/user')))).toEqual(Array(10).fill(200));
	expect(performance.now() - begun).toBeLessThan(2_000);
});

test('a call that comes while another waits for a silent connection overtakes it', async () => {
	const silenced = proxy.silenceNext();
	const waiting = ask('/api/v1/user');
	await silenced;
	const begun = performance.now();
	expect(await ask('/api/v1/user')).toBe(200);
	expect(performance.now() - begun).toBeLessThan(3_000);
	expect(await waiting).toBe(503);
	expect(performance.now() - begun).toBeLessThan(LONGEST_MS);
});

test('readyz asks what requests ask, and answers 503 while the database is silent', async () => {
	expect(await ask('/readyz')).toBe(200);
	proxy.silence('all');
	const begun = performance.now();
	expect(await ask('/readyz')).toBe(503);
	expect(performance.now() - begun).toBeLessThan(LONGEST_MS);
});

async function ask(url: string): Promise<number> {
	const response = await app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${bearer}` } });
	return response.statusCode;
}

interface SilentProxy {
	readonly url: string;
	/** From here on nothing passes through the open connections, or through any. */
	silence(which: 'open ones' | 'all'): void;
	/** Nothing is answered any more over the connection that is asked next; resolves when it is. */
	silenceNext(): Promise<void>;
	close(): void;
}

async function openProxy(databaseUrl: string): Promise<SilentProxy> {
	const target = new pg.Client({ connectionString: databaseUrl });
	const pairs: [Socket, Socket][] = [];
	let isSilent = false;
	let silenceThis: (() => void) | null = null;
	const server: Server = createServer((client) => {
		const upstream = target.host.startsWith('/')
			? connect(join(target.host, `.s.PGSQL.${target.port}`))
			: connect(target.port, target.host);
		pairs.push([client, upstream]);
		// Before what passes it on, so that no answer comes back.
		client.on('data', () => {
			if (silenceThis === null) return;
			quiet([client, upstream]);
			silenceThis();
			silenceThis = null;
		});
		for (const [from, to] of [
			[client, upstream],
			[upstream, client],
		] as const) {
			from.on('error', () => to.destroy());
			from.on('close', () => to.destroy());
			if (!isSilent) from.pipe(to);
		}
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = server.address();
	const port = typeof address === 'object' ? address?.port : 0;
	const password = target.password ? `:${encodeURIComponent(String(target.password))}` : '';

	function quiet([client, upstream]: [Socket, Socket]): void {
		client.unpipe(upstream).pause();
		upstream.unpipe(client).pause();
	}

	return {
		url: `postgres://${target.user}${password}@127.0.0.1:${port}/${target.database}`,
		silence(which) {
			isSilent = which === 'all';
			for (const pair of pairs) quiet(pair);
		},
		silenceNext() {
			return new Promise((resolve) => {
				silenceThis = resolve;
			});
		},
		close() {
			server.close();
			for (const socket of pairs.flat()) socket.destroy();
		},
	};
}
