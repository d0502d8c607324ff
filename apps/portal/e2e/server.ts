import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const program = join(import.meta.dirname, '../../api/src/server.ts');

/** A server of its own, with its own data folder, for as long as a journey needs it. */
export interface Server {
	/** The folder of its data. */
	readonly data: string;
	readonly url: string;
	/** Everything the server has logged so far. */
	log(): string;
	/** Ends the server the orderly way; its data stay. */
	stop(): Promise<void>;
	/** Starts it again on the same address and data, with other settings where given. */
	start(env?: Readonly<Record<string, string>>): Promise<void>;
	/** Ends the server and removes its data. */
	dispose(): Promise<void>;
}

/** Names the data folder, filled once for the whole run, of which each server gets a copy. */
export const TEMPLATE = 'KONTOR_JOURNEY_TEMPLATE';

/** Starts a server on a free port with the demo data as they are after the seed; resolves when it answers. */
export async function startServer(env: Readonly<Record<string, string>> = {}): Promise<Server> {
	const data = await mkdtemp(join(tmpdir(), 'kontor-journey-'));
	const template = process.env[TEMPLATE];
	// With its owners and rights, for PostgreSQL never runs as root nor on a folder that others may read.
	if (template) {
		if (existsSync(join(template, 'pg/postmaster.pid'))) throw new Error(`The server of ${template} has not ended`);
		execFileSync('cp', ['-a', `${template}/.`, data]);
	}
	const port = await freePort();
	let output = '';
	let child: ChildProcess | null = null;

	async function start(more: Readonly<Record<string, string>> = {}): Promise<void> {
		const { DATABASE_URL: _, ...inherited } = process.env;
		const started = spawn(process.execPath, [program], {
			env: { ...inherited, PORT: `${port}`, KONTOR_DATA: data, KONTOR_RATE_LIMIT: '100000', ...env, ...more },
			stdio: ['ignore', 'pipe', 'pipe'],
		});
		child = started;
		const seen = output.length;
		await new Promise<void>((resolve, reject) => {
			for (const stream of [started.stdout, started.stderr])
				stream.on('data', (chunk: Buffer) => {
					output += chunk.toString();
					if (output.slice(seen).includes('http://')) resolve();
				});
			started.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output.slice(seen)}`)));
		});
	}

	async function stop(): Promise<void> {
		if (child === null || child.exitCode !== null || child.signalCode !== null) return;
		const ended = once(child, 'exit');
		child.kill('SIGTERM');
		const [code, signal] = await ended;
		child = null;
		if (code !== 0) throw new Error(`The server did not end the orderly way: ${signal ?? code}\n${output}`);
	}

	async function remove(): Promise<void> {
		await rm(data, { recursive: true, force: true });
	}

	try {
		await start();
	} catch (error) {
		await remove();
		throw error;
	}
	return {
		data,
		url: `http://localhost:${port}`,
		log: () => output,
		start,
		stop,
		async dispose() {
			await stop().finally(remove);
		},
	};
}

async function freePort(): Promise<number> {
	const probe = createServer().listen(0, 'localhost');
	await once(probe, 'listening');
	const address = probe.address();
	probe.close();
	await once(probe, 'close');
	if (typeof address !== 'object' || address === null) throw new Error('No free port');
	return address.port;
}
