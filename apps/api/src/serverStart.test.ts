import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	openSync,
	readdirSync,
	readlinkSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Tokens } from './testing/testApp.ts';

// A first start takes its time on a machine that has other work.
const DEADLINE_MS = 120_000;

let folder: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'kontor-start-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

const stages: Readonly<Record<string, () => boolean>> = {
	'while the cluster is made': () => readdirSync(folder).some((name) => name.startsWith('pg.init-')),
	'when the cluster is made': () => existsSync(join(folder, 'pg', 'PG_VERSION')),
	'while PostgreSQL starts': () => existsSync(join(folder, 'pg', 'postmaster.pid')),
	'while the schema and the demo data are made': () => existsSync(join(folder, 'pg', '.s.PGSQL.5432')),
};

for (const [stage, isReached] of Object.entries(stages)) {
	for (const name of ['SIGINT', 'SIGTERM'] as const) {
		test(`${name} ${stage} ends all that was started`, async () => {
			const server = launch();
			await expect.poll(isReached, { interval: 2, timeout: 20_000 }).toBe(true);
			expect(await end(server, name)).toEqual([0, null]);
			expect(processesIn(folder)).toEqual([]);
			expect(existsSync(join(folder, 'pg', 'postmaster.pid'))).toBe(false);
			expect(readdirSync(folder).filter((entry) => entry.startsWith('pg.init-'))).toEqual([]);
		});
	}
}

test('who ends a server at the word that it runs leaves nothing behind, again and again', async () => {
	for (let round = 0; round < 2; round++) {
		const server = launch();
		await saysThatItRuns(server);
		expect(await end(server, 'SIGTERM')).toEqual([0, null]);
		expect(processesIn(folder)).toEqual([]);
	}
});

test('a log on a full disk does not end the server', async () => {
	if (!existsSync('/dev/full')) return;
	const server = launch(openSync('/dev/full', 'w'));
	await expect.poll(() => existsSync(join(folder, 'pg', '.s.PGSQL.5432')), { timeout: 20_000 }).toBe(true);
	expect(await end(server, 'SIGTERM')).toEqual([0, null]);
	expect(processesIn(folder)).toEqual([]);
});

test('a log that nobody reads any more does not end the server', { timeout: DEADLINE_MS }, async () => {
	const server = launch();
	const url = await saysThatItRuns(server);
	server.stdout?.destroy();
	// Each of them is a line of the log.
	for (let round = 0; round < 3; round++) expect((await fetch(`${url}/healthz`)).status).toBe(200);
	expect(await end(server, 'SIGTERM')).toEqual([0, null]);
	expect(processesIn(folder)).toEqual([]);
});

test('a file that its reader has stopped taking keeps no server from its end', { timeout: DEADLINE_MS }, async () => {
	const server = launch();
	const url = await saysThatItRuns(server);
	await storeLongAddresses();
	const body = JSON.stringify({ city: 'Vielstadt', columns: ['lfdnr', 'salutation'] });
	const headers = { 'content-type': 'application/json', authorization: `Bearer ${await signIn(url)}` };
	const { status } = await fetch(`${url}/api/v1/crm/addresses/search/filtered/csv`, { method: 'POST', headers, body });
	expect(status).toBe(200);
	expect(await end(server, 'SIGTERM')).toEqual([0, null]);
	expect(processesIn(folder)).toEqual([]);
	expect(existsSync(join(folder, 'pg', 'postmaster.pid'))).toBe(false);
});

/** Far more than fits between a server and a reader that has stopped. */
async function storeLongAddresses(): Promise<void> {
	const client = new pg.Client({ host: join(folder, 'pg'), user: 'kontor', database: 'kontor' });
	await client.connect();
	await client.query(`insert into addresses (is_person, lastname, salutation, city)
		select true, 'Langzeile', repeat('Frau ', 2500), 'Vielstadt' from generate_series(1, 2500)`);
	await client.end();
}

async function signIn(url: string): Promise<string> {
	const response = await fetch(`${url}/api/v1/login`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ username: 'demo', password: 'demo-kontor' }),
	});
	return ((await response.json()) as Tokens).bearer;
}

test('a data folder with files but no database is refused in one sentence', async () => {
	mkdirSync(join(folder, 'pg', 'base'), { recursive: true });
	expect(await failureOf({ KONTOR_DATA: folder })).toMatch(/^Der Ordner .*PG_VERSION fehlt.*\nThe folder .*\n$/);
	expect(readdirSync(join(folder, 'pg'))).toEqual(['base']);
});

test.runIf(existsSync('/proc/self'))('a data folder that cannot be made is refused at once', async () => {
	expect(await failureOf({ KONTOR_DATA: '/proc/x/y' })).toMatch(/^Der Datenordner .*\nThe data folder .*\n$/);
});

test('a data folder that is a file is refused in one sentence', async () => {
	const file = join(folder, 'file');
	writeFileSync(file, '');
	expect(await failureOf({ KONTOR_DATA: file })).toMatch(/^Der Datenordner .*\nThe data folder .*\n$/);
});

async function failureOf(env: Readonly<Record<string, string>>): Promise<string> {
	const server = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
		env: { PATH: process.env.PATH, PORT: '0', ...env },
		stdio: ['ignore', 'ignore', 'pipe'],
	});
	let text = '';
	for await (const data of server.stderr) text += data;
	return text;
}

type Server = ReturnType<typeof launch>;

function launch(output: number | 'pipe' = 'pipe') {
	return spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
		env: { PATH: process.env.PATH, PORT: '0', KONTOR_DATA: folder },
		stdio: ['ignore', output, 'inherit'],
	});
}

/** Waits for the word and gives the address; what is written later is read and thrown away. */
async function saysThatItRuns({ stdout }: Server): Promise<string> {
	let text = '';
	return await new Promise((resolve) => {
		stdout?.on('data', (data) => {
			text += data;
			const [url] = /http:\/\/\S+:\d+/.exec(text) ?? [];
			if (url !== undefined) resolve(url);
		});
	});
}

async function end(server: Server, name: 'SIGINT' | 'SIGTERM'): Promise<unknown[]> {
	const ended = once(server, 'exit');
	server.kill(name);
	return await ended;
}

/** Every process of this machine that works in a folder; only Linux tells. */
function processesIn(path: string): string[] {
	if (process.platform !== 'linux') return [];
	return readdirSync('/proc').filter((pid) => {
		try {
			return readlinkSync(`/proc/${pid}/cwd`).startsWith(path);
		} catch {
			return false;
		}
	});
}
