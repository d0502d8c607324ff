import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedServer, startEmbeddedServer } from '../database/supervisor.ts';

/** A PostgreSQL for one run of tests. */
export interface ThrowAwayServer {
	readonly folder: string;
	readonly urlOf: EmbeddedServer['urlOf'];
	/** Ends it and removes its folder. */
	stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL in a temporary folder. It never outlives this process: a guard beside it ends it and removes the
 * folder when this process is gone, also one that was killed.
 */
export async function startThrowAwayServer(): Promise<ThrowAwayServer> {
	const folder = mkdtempSync(join(tmpdir(), 'kontor-test-'));
	// Under root PostgreSQL runs as another user: with a folder it may enter, its programs are copied here, in a checkout it
	// may not read, and go with the run.
	chmodSync(folder, 0o755);
	// A process group of its own: Ctrl+C ends all others.
	const guard = spawn(process.execPath, [join(import.meta.dirname, 'databaseProcess.ts'), 'guard', folder], {
		stdio: ['pipe', 'ignore', 'inherit'],
		detached: true,
	});
	const gone = once(guard, 'exit');
	guard.unref();
	const server = await startEmbeddedServer(folder, { settings: { fsync: 'off', full_page_writes: 'off' } });
	return {
		folder,
		urlOf: server.urlOf,
		stop: async () => {
			await server.stop();
			rmSync(folder, { recursive: true, force: true });
			guard.ref();
			guard.stdin.end();
			await gone;
		},
	};
}
