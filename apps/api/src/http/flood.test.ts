import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

const FILES_OF_A_PAGE = 70;
const STAFF = 50;

const folder = mkdtempSync(join(tmpdir(), 'kontor-flood-'));
const files = Array.from({ length: FILES_OF_A_PAGE - 1 }, (_, index) => `/assets/part-${index}.js`);
let server: TestApp;
let port: number;
const agents: Agent[] = [];

beforeAll(async () => {
	mkdirSync(join(folder, 'assets'));
	writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Kontor</title>');
	for (const file of files) writeFileSync(join(folder, file), 'export {};'.repeat(500));
	server = await createTestApp({ KONTOR_PORTAL: folder, KONTOR_RATE_LIMIT: '300' });
	await server.app.listen({ port: 0, host: '127.0.0.1' });
	port = server.app.addresses().find((address) => typeof address === 'object')?.port ?? 0;
});
afterAll(async () => {
	for (const agent of agents) agent.destroy();
	await server.close();
	rmSync(folder, { recursive: true });
});

test('who sends thousands of requests ahead holds up nobody, and behind the same address a whole office opens the portal', async () => {
	const before = await openPortal(1);
	const flood = startFlood('GET /assets/none HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(10_000));
	const one = await openPortal(1);
	const office = await openPortal(STAFF);
	const refused = await flood.end();
	expect([one.statuses, office.statuses]).toEqual([[200], [200]]);
	// The second part is for a machine that has other work: what it does to others it did before, too.
	expect(one.p99).toBeLessThanOrEqual(Math.max(200, 3 * before.p99));
	expect(refused).toEqual(['404', '429']);
});

test('a build that is put in place of another is found without a new start', async () => {
	server.advance(10);
	const ask = browser();
	expect(await ask('/assets/new.js')).toBe(404);
	writeFileSync(join(folder, 'assets/new.js'), 'export {};');
	await expect.poll(() => ask('/assets/new.js'), { timeout: 5_000 }).toBe(200);
	rmSync(join(folder, 'assets/new.js'));
	expect(await ask('/assets/new.js')).toBe(404);
});

/** Browsers that have no file yet ask for all of them at once. */
async function openPortal(browsers: number): Promise<{ statuses: number[]; p99: number }> {
	const times: number[] = [];
	const statuses = new Set<number>();
	const all = Array.from({ length: browsers }, async () => {
		const ask = browser();
		for (const path of ['/crm', ...files]) {
			const begun = performance.now();
			statuses.add(await ask(path));
			times.push(performance.now() - begun);
		}
	});
	await Promise.all(all);
	return { statuses: [...statuses], p99: times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0 };
}

/** Sends as much as the server takes, again and again over one connection. */
function startFlood(text: string): { end(): Promise<string[]> } {
	let isOver = false;
	const statuses = new Set<string>();
	let socket: Socket;
	const done = (async () => {
		while (!isOver) {
			socket = connect(port, '127.0.0.1').on('error', () => {});
			socket.on('data', (data: Buffer) => {
				for (const [, status] of data.toString('latin1').matchAll(/HTTP\/1\.1 (\d+)/g)) statuses.add(status ?? '');
			});
			socket.write(text);
			await new Promise((resolve) => socket.once('close', resolve));
		}
	})();
	return {
		async end() {
			isOver = true;
			socket.destroy();
			await done;
			return [...statuses].sort();
		},
	};
}

/** Asks over one kept connection, as far as the server keeps it. */
function browser(): (path: string) => Promise<number> {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	agents.push(agent);
	return async (path) => {
		const request = get({ host: '127.0.0.1', port, path, agent });
		const [response] = await once(request, 'response');
		await once(response.resume(), 'end');
		return response.statusCode;
	};
}
