import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { type Database, DatabaseStartError, openDatabase } from './database/database.ts';
import { DemoRefusedError, prepareDemo } from './demoGate.ts';
import { createLog, errorFields, type Log } from './log.ts';

// Requests that still run get this long before the process ends anyway.
const STOP_DEADLINE_MS = 15_000;

/** Starts everything and says so; a failure becomes one sentence for the operator and exit code 1. */
async function main(): Promise<void> {
	let database: Database | null = null;
	try {
		const config = readConfig(process.env);
		const log = createLog(config.logLevel, (lines) => process.stdout.write(lines));
		database = await openDatabase(config);
		const accounts = await prepareDemo(database, config);
		const app = await createApp({ database, config, log });
		await app.listen({ host: config.host, port: config.port });
		announce(app, config, accounts);
		stopOnSignal(app, database, log);
	} catch (error) {
		process.stderr.write(`${sentenceOf(error)}\n`);
		process.exitCode = 1;
		await database?.close();
	}
}

function announce(app: FastifyInstance, { host }: Config, accounts: readonly { username: string; password: string }[]) {
	const port = app.addresses().find((address) => typeof address === 'object')?.port;
	const shownHost = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
	const lines = [`Kontor läuft: http://${shownHost}:${port}`];
	for (const { username, password } of accounts) lines.push(`  Demo-Zugang  ${username.padEnd(10)} ${password}`);
	process.stdout.write(`${lines.join('\n')}\n`);
}

function stopOnSignal(app: FastifyInstance, database: Database, log: Log): void {
	let isStopping = false;
	const stop = async (signal: string) => {
		if (isStopping) return;
		isStopping = true;
		log.info('stopping', { signal });
		setTimeout(() => process.exit(1), STOP_DEADLINE_MS).unref();
		try {
			await app.close();
			await database.close();
		} catch (error) {
			log.error('stopFailed', errorFields(error));
			process.exitCode = 1;
		}
		log.info('stopped');
		log.flush();
	};
	for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal));
}

function sentenceOf(error: unknown): string {
	if (error instanceof ConfigError || error instanceof DatabaseStartError || error instanceof DemoRefusedError)
		return error.message;
	if (!(error instanceof Error)) return 'Kontor konnte nicht starten.';
	const { code, port } = error as Error & { code?: string; port?: number };
	if (code === 'EADDRINUSE') {
		return `Auf Port ${port} läuft bereits ein anderes Programm. Bitte wählen Sie mit PORT einen anderen, z. B. PORT=3001.`;
	}
	if (code === 'EACCES')
		return `Port ${port} darf dieser Benutzer nicht öffnen. Bitte wählen Sie mit PORT einen anderen.`;
	return error.stack ?? error.message;
}

await main();
