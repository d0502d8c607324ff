import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { type Config, ConfigError, isLocalHost, readConfig } from './config.ts';
import { type Database, DatabaseStartError, openDatabase } from './database/database.ts';
import { DemoRefusedError, prepareDemo } from './demoGate.ts';
import { listen } from './http/listen.ts';
import { startJobs } from './jobs.ts';
import { createLog, errorFields, type Log } from './log.ts';
import { createLogOutput } from './logOutput.ts';
import { createWakeups } from './notifications/wakeups.ts';

const STDOUT = 1;
const STDERR = 2;

// Requests that still run get this long before the database is ended anyway.
const REQUESTS_DEADLINE_MS = 10_000;

/**
 * Starts everything and says so, runs until a signal comes, and ends everything that was started, at whatever stage the
 * signal comes. A failure of the start becomes one sentence for the operator and exit code 1.
 */
async function main(): Promise<void> {
	const signal = listenForSignals();
	let database: Database | null = null;
	let app: FastifyInstance | null = null;
	let log: Log | null = null;
	try {
		const config = readConfig(process.env);
		log = createLog(config.logLevel, createLogOutput(STDOUT));
		const report = (sentence: string) => log?.warn('database', { message: sentence });
		database = await openDatabase({ ...config, signal, embedded: { report } });
		app = await start(database, config, log, signal);
		if (!signal.aborted) await once(signal, 'abort');
	} catch (error) {
		if (!signal.aborted) {
			createLogOutput(STDERR)(`${sentenceOf(error)}\n`);
			process.exitCode = 1;
		}
	}
	await stop(app, database, log, signal);
}

/** Must stand before anything is started; Node would end this process alone, and PostgreSQL would stay behind. */
function listenForSignals(): AbortSignal {
	const controller = new AbortController();
	for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(name, () => controller.abort(name));
	return controller.signal;
}

async function start(database: Database, config: Config, log: Log, signal: AbortSignal): Promise<FastifyInstance> {
	// What still asks the database fails at once when it is closed.
	const close = () => void database.close();
	signal.addEventListener('abort', close, { once: true });
	const accounts = await prepareDemo(database, config);
	const wakeups = createWakeups();
	const app = await createApp({ database, config, log, wakeups });
	app.addHook('onClose', startJobs({ database, wakeups, log, now: Date.now }));
	signal.throwIfAborted();
	await listen(app, config.host, config.port);
	signal.removeEventListener('abort', close);
	announce(createLogOutput(STDOUT), app, config, accounts);
	return app;
}

function announce(
	write: (text: string) => void,
	app: FastifyInstance,
	{ host }: Config,
	accounts: readonly { username: string; password: string }[],
) {
	const port = app.addresses().find((address) => typeof address === 'object')?.port;
	const shownHost = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
	const lines = [`Kontor läuft: http://${shownHost}:${port}`];
	for (const { username, password } of accounts) lines.push(`  Demo-Zugang  ${username.padEnd(10)} ${password}`);
	if (accounts.length > 0 && !isLocalHost(host)) {
		lines.push(
			`ACHTUNG: Kontor ist mit HOST=${host} aus dem Netz erreichbar, und die Kennwörter der Demo-Zugänge kennt jeder. Echte Daten dürfen hier nicht stehen.`,
		);
	}
	write(`${lines.join('\n')}\n`);
}

async function stop(
	app: FastifyInstance | null,
	database: Database | null,
	log: Log | null,
	signal: AbortSignal,
): Promise<void> {
	if (app !== null) log?.info('stopping', { signal: String(signal.reason) });
	try {
		// Requests that still run get their time; one that has stalled must not keep the database from its end.
		await Promise.race([app?.close(), delay(REQUESTS_DEADLINE_MS, undefined, { ref: false })]);
		await database?.close();
	} catch (error) {
		log?.error('stopFailed', errorFields(error));
		process.exitCode = 1;
	}
	if (app !== null) log?.info('stopped');
	log?.flush();
	// Sockets of stalled requests would keep the process alive.
	process.exit();
}

function sentenceOf(error: unknown): string {
	if (error instanceof ConfigError || error instanceof DatabaseStartError || error instanceof DemoRefusedError)
		return error.message;
	if (!(error instanceof Error)) return 'Kontor konnte nicht starten.';
	const { code, port, severity } = error as Error & { code?: string; port?: number; severity?: string };
	if (severity !== undefined) {
		return `Die Datenbank lehnt ab, was der Start von ihr verlangt (${code}: ${error.message}). Fehlt ihr eine Datei oder eine Tabelle, dann spielen Sie bitte eine Sicherung ein.`;
	}
	if (code === 'EADDRINUSE') {
		return `Auf Port ${port} läuft bereits ein anderes Programm. Bitte wählen Sie mit PORT einen anderen, z. B. PORT=3001.`;
	}
	if (code === 'EACCES')
		return `Port ${port} darf dieser Benutzer nicht öffnen. Bitte wählen Sie mit PORT einen anderen.`;
	return error.stack ?? error.message;
}

await main();
