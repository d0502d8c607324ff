import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { postmasterPid } from '../database/cluster.ts';

function run(env: NodeJS.ProcessEnv = {}): ChildProcess {
	const script = join(import.meta.dirname, 'databaseProcess.ts');
	return spawn(process.execPath, [script, 'throwAway'], {
		stdio: ['pipe', 'pipe', 'inherit'],
		env: { ...process.env, ...env },
		detached: true,
	});
}

async function folderOf({ stdout }: ChildProcess): Promise<string> {
	if (stdout === null) throw new Error('no output');
	for await (const line of createInterface({ input: stdout })) return line;
	throw new Error('The process ended before its server ran');
}

function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch {
		return false;
	}
}

test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
	'a run of tests that is ended by %s leaves no PostgreSQL and no folder behind',
	async (signal) => {
		const child = run();
		const folder = await folderOf(child);
		const server = postmasterPid(join(folder, 'pg')) ?? 0;
		expect(isAlive(server)).toBe(true);
		// To the whole group, as Ctrl+C does.
		process.kill(-(child.pid ?? 0), signal);
		await expect.poll(() => isAlive(server) || existsSync(folder), { timeout: 15_000 }).toBe(false);
	},
);

test('a run that ends in order waits for the end of its server', async () => {
	const child = run();
	const folder = await folderOf(child);
	const server = postmasterPid(join(folder, 'pg')) ?? 0;
	const ended = once(child, 'exit');
	child.stdin?.end('stop\n');
	expect(await ended).toEqual([0, null]);
	expect([isAlive(server), existsSync(folder)]).toEqual([false, false]);
});

test('a run that is ended while its server starts leaves none behind', async () => {
	const room = mkdtempSync(join(tmpdir(), 'kontor-ended-'));
	chmodSync(room, 0o755);
	for (const moment of [300, 500, 700, 900, 1200, 1600]) {
		const child = run({ TMPDIR: room });
		await delay(moment);
		child.kill('SIGKILL');
	}
	await expect.poll(() => [...readdirSync(room), ...processesIn(room)], { timeout: 20_000 }).toEqual([]);
	rmSync(room, { recursive: true });
});

/** The processes that work in a folder, also one that is removed; a PostgreSQL works in its own. */
function processesIn(folder: string): string[] {
	const pids = readdirSync('/proc').filter((name) => /^[0-9]+$/.test(name));
	return pids.filter((pid) => {
		try {
			return readlinkSync(`/proc/${pid}/cwd`).startsWith(folder);
		} catch {
			return false;
		}
	});
}
