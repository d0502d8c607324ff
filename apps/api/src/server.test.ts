import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import type { Database } from './database/database.ts';
import { runStatement } from './testing/administration.ts';
import type { Tokens } from './testing/testApp.ts';
import { createEmptyDatabase, createTestDatabase } from './testing/testDatabase.ts';

/** A server in a process of its own. */
interface Running {
	readonly process: ChildProcess;
	readonly output: () => string;
	readonly ended: Promise<number | null>;
	readonly url: string;
}

let database: Database;
const started: ChildProcess[] = [];

beforeAll(async () => {
	database = await createTestDatabase();
});
afterEach(() => {
	for (const child of started.splice(0)) child.kill('SIGKILL');
});
afterAll(() => database.close());

function launch(env: Record<string, string>): Omit<Running, 'url'> {
	const child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
		env: {
			PATH: process.env.PATH,
			DATABASE_URL: database.url,
			KONTOR_DEMO: '1',
			PORT: '0',
			...env,
		},
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	started.push(child);
	let output = '';
	for (const stream of [child.stdout, child.stderr]) {
		stream.on('data', (data) => {
			output += data;
		});
	}
	const ended = once(child, 'close').then(([code]) => code as number | null);
	return { process: child, output: () => output, ended };
}

async function start(env: Record<string, string> = {}): Promise<Running> {
	const server = launch(env);
	const url = await new Promise<string>((resolve, reject) => {
		server.process.stdout?.on('data', () => {
			const found = /http:\/\/(localhost|127\.0\.0\.1):\d+/.exec(server.output())?.[0];
			if (found !== undefined) resolve(found);
		});
		server.ended.then(() => reject(new Error(server.output())));
	});
	return { ...server, url };
}

async function post<Answer>(url: string, path: string, body: object): Promise<{ status: number; answer: Answer }> {
	const response = await fetch(`${url}/api/v1/${path}`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(body),
	});
	const text = await response.text();
	return { status: response.status, answer: (text === '' ? undefined : JSON.parse(text)) as Answer };
}

async function signIn(url: string): Promise<Tokens> {
	return (await post<Tokens>(url, 'login', { username: 'demo', password: 'demo-kontor' })).answer;
}

async function statusOf(url: string, path: string, { bearer }: Tokens): Promise<number> {
	return (await fetch(`${url}/api/v1/${path}`, { headers: { authorization: `Bearer ${bearer}` } })).status;
}

describe('a server', () => {
	test('says first where it is and with which demo accounts, then logs JSON alone', async () => {
		const server = await start();
		await statusOf(server.url, 'company', { bearer: 'x', refreshToken: '' });
		server.process.kill('SIGTERM');
		expect(await server.ended).toBe(0);
		const [first, ...lines] = server.output().trim().split('\n');
		expect(first).toBe(`Kontor läuft: ${server.url}`);
		expect(lines.slice(0, 3).join()).toMatch(/demo +demo-kontor.*verkauf.*admin/);
		for (const line of lines.slice(3)) expect(() => JSON.parse(line)).not.toThrow();
		expect(lines.at(-1)).toContain('"event":"stopped"');
	});

	test.each(['SIGTERM', 'SIGINT'] as const)('on %s finishes what runs, takes nothing new and ends', async (signal) => {
		const server = await start();
		const tokens = await signIn(server.url);
		const blocker = await database.pool.connect();
		await blocker.query('begin');
		await blocker.query('lock table notifications in access exclusive mode');
		const running = statusOf(server.url, 'notifications', tokens);
		await waitForBlockedQuery();
		server.process.kill(signal);
		await expect.poll(() => server.output()).toContain('"event":"stopping"');
		await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
		await blocker.query('commit');
		blocker.release();
		expect(await running).toBe(200);
		expect(await server.ended).toBe(0);
	});

	test('whose database refuses what the start asks of it says so in sentences, without a stack trace', async () => {
		const broken = await createEmptyDatabase();
		await runStatement(broken.url, 'create table schema_migrations (other integer)');
		const server = launch({ DATABASE_URL: broken.url });
		expect(await server.ended).toBe(1);
		expect(server.output()).toMatch(/^Die Datenbank lehnt ab, was der Start von ihr verlangt \(42703: .*Sicherung/);
		expect(server.output()).not.toContain('    at ');
		await broken.drop();
	});

	test('on a taken port says so in one sentence', async () => {
		const other = createServer().listen(0, 'localhost');
		await once(other, 'listening');
		const address = other.address();
		const port = typeof address === 'object' ? address?.port : 0;
		const server = launch({ PORT: String(port) });
		expect(await server.ended).toBe(1);
		other.close();
		expect(server.output()).toBe(
			`Auf Port ${port} läuft bereits ein anderes Programm. Bitte wählen Sie mit PORT einen anderen, z. B. PORT=3001.\n`,
		);
	});

	test('with demo accounts warns loudly when it can be reached from outside', async () => {
		const outside = await start({ HOST: '0.0.0.0' });
		outside.process.kill('SIGTERM');
		expect(await outside.ended).toBe(0);
		expect(outside.output()).toContain('ACHTUNG: Kontor ist mit HOST=0.0.0.0 aus dem Netz erreichbar');
		const inside = await start({ HOST: '127.0.0.1' });
		inside.process.kill('SIGTERM');
		expect(await inside.ended).toBe(0);
		expect(inside.output()).not.toContain('ACHTUNG');
	});

	test('for real work refuses a database with demo accounts', async () => {
		const server = launch({ KONTOR_DEMO: '0' });
		expect(await server.ended).toBe(1);
		expect(server.output()).toContain('Diese Datenbank enthält die Demo-Zugänge');
		expect(server.output()).not.toContain('demo-kontor');
	});

	test('without a reachable database says so and does not show its address', async () => {
		const server = launch({ DATABASE_URL: 'postgres://kontor:streng-geheim@127.0.0.1:1/kontor' });
		expect(await server.ended).toBe(1);
		expect(server.output()).toContain('DATABASE_URL');
		expect(server.output()).not.toContain('streng-geheim');
	});
});

async function waitForBlockedQuery(): Promise<void> {
	await expect
		.poll(async () => {
			const { rows } = await database.pool.query(
				"select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
			);
			return rows.length;
		})
		.toBeGreaterThan(0);
}

test('two processes on one database share sessions, and an end in one counts at once in the other', async () => {
	const [one, two] = await Promise.all([start(), start()]);
	const tokens = await signIn(one.url);
	expect(await statusOf(two.url, 'user', tokens)).toBe(200);

	const racers = await Promise.all(
		Array.from({ length: 40 }, (_, i) => post<Tokens>(i % 2 === 0 ? one.url : two.url, 'refresh', refreshBody(tokens))),
	);
	expect(new Set(racers.map(({ status }) => status))).toEqual(new Set([200]));
	expect(new Set(racers.map(({ answer }) => answer.refreshToken)).size).toBe(1);

	await post(two.url, 'logout', refreshBody(tokens));
	expect(await statusOf(one.url, 'user', tokens)).toBe(401);
}, 60_000);

function refreshBody({ refreshToken }: Tokens): { refreshToken: string } {
	return { refreshToken };
}

describe('the configuration', () => {
	test('serves by default on localhost:3000 with demo data in a database of its own', () => {
		expect(readConfig({})).toMatchObject({
			host: 'localhost',
			port: 3000,
			databaseUrl: null,
			demo: true,
			secret: null,
		});
	});

	test('allows demo data beside a database of the company only when told to', () => {
		expect(readConfig({ DATABASE_URL: 'postgres://x' }).demo).toBe(false);
		expect(readConfig({ DATABASE_URL: 'postgres://x', KONTOR_DEMO: '1' }).demo).toBe(true);
	});

	test.each([
		['PORT', '70000'],
		['PORT', '3000 '],
		['PORT', '-1'],
		['KONTOR_DEMO', 'ja'],
		['KONTOR_BEARER_SECONDS', '0'],
		['KONTOR_LOG', 'loud'],
		['KONTOR_TRUSTED_PROXIES', 'abc'],
		['KONTOR_TRUSTED_PROXIES', '10.0.0.1, 10.0.0.300'],
		['KONTOR_TRUSTED_PROXIES', '10.0.0.0/33'],
		['KONTOR_TRUSTED_PROXIES', '::1/129'],
		['KONTOR_TRUSTED_PROXIES', '10.0.0.0/255.0.0.0'],
		['KONTOR_SECRET', 'kurz'],
		['KONTOR_SECRET', 'a'.repeat(64)],
		['KONTOR_SECRET', 'please-change-me-0123456789-0123456789'],
		['KONTOR_SECRET', 'my-default-secret-0123456789-0123456789'],
	])('refuses %s=%s', (name, value) => {
		expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
	});

	test('takes addresses, ranges and named ranges of proxies', () => {
		const proxies = ['10.0.0.1', '10.0.0.0/8', 'fd00::/8', 'loopback'];
		expect(readConfig({ KONTOR_TRUSTED_PROXIES: proxies.join(', ') }).trustedProxies).toEqual(proxies);
	});

	test('takes a secret of the operator', () => {
		const secret = 'Qz7-1kd0Lm2x_Wv93hfT6pYb8sRn4cUe';
		expect(readConfig({ KONTOR_SECRET: secret }).secret).toBe(secret);
	});
});
