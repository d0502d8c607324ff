import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

// More of them: KONTOR_MOMENTS=50 vitest run src/serverMoments.test.ts
const count = Number(process.env.KONTOR_MOMENTS ?? 8);
const LAST_MOMENT_MS = 3_000;
const DEADLINE_MS = 60_000;

let later: string;
let fresh: string;

beforeAll(async () => {
	later = mkdtempSync(join(tmpdir(), 'kontor-later-'));
	const server = launch(later);
	await once(server.stdout, 'data');
	const ended = once(server, 'exit');
	server.kill('SIGTERM');
	await ended;
}, DEADLINE_MS);
afterAll(() => rmSync(later, { recursive: true, force: true, maxRetries: 5 }));
beforeEach(() => {
	fresh = mkdtempSync(join(tmpdir(), 'kontor-first-'));
});
afterEach(() => rmSync(fresh, { recursive: true, force: true, maxRetries: 5 }));

for (let index = 0; index < count; index++) {
	const moment = Math.round((index / (count - 1)) * LAST_MOMENT_MS);
	const isFirst = index % 2 === 0;
	const toGroup = index % 4 < 2;
	const name = `${isFirst ? 'a first' : 'a later'} start ended after ${moment} ms by ${toGroup ? 'SIGINT to the group' : 'SIGTERM'}`;
	test(`${name} leaves no process behind`, { timeout: DEADLINE_MS }, async () => {
		const folder = isFirst ? fresh : later;
		const server = launch(folder);
		const ended = once(server, 'exit');
		await delay(moment);
		if (toGroup) process.kill(-(server.pid ?? 0), 'SIGINT');
		else server.kill('SIGTERM');
		const [code, signal] = await ended;
		expect(processesIn(folder)).toEqual([]);
		expect(existsSync(join(folder, 'pg', 'postmaster.pid'))).toBe(false);
		// Before its modules are read nothing has been started, and Node may end alone.
		expect([0, null]).toContain(code);
		if (code === null) expect(readdirSync(folder).filter((entry) => entry.startsWith('pg.init-'))).toEqual([]);
		expect(['SIGINT', 'SIGTERM', null]).toContain(signal);
	});
}

// As a terminal starts it: in a group of its own, which Ctrl+C reaches as a whole.
function launch(folder: string) {
	return spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
		env: { PATH: process.env.PATH, PORT: '0', KONTOR_DATA: folder },
		stdio: ['ignore', 'pipe', 'inherit'],
		detached: true,
	});
}

/** Every process of this machine that works in a folder or was started with it; only Linux tells. */
function processesIn(path: string): string[] {
	if (process.platform !== 'linux') return [];
	return readdirSync('/proc').filter((pid) => {
		// initdb works elsewhere, but all of them write to the log in the folder.
		return ['cwd', 'fd/1'].some((link) => targetOf(`/proc/${pid}/${link}`).startsWith(path));
	});
}

function targetOf(link: string): string {
	try {
		return readlinkSync(link);
	} catch {
		return '';
	}
}
