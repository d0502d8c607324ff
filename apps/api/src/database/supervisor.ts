import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdirSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import { totalmem } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type Binaries, prepareBinaries } from './binaries.ts';
import { createCluster, otherUser, postmasterPid, removeForeignPidFile, runOnCluster } from './cluster.ts';
import { DatabaseStartError, databaseFailure } from './failures.ts';
import { reachableSocket, type SocketFolder } from './socketFolder.ts';

/** A PostgreSQL of our own beside this process, reached through a socket inside the data folder and nothing else. */
export interface EmbeddedServer {
	/** The URL of one of its databases. */
	urlOf(database: string): string;
	/** Whether it runs; one that died is brought back, however long that takes. */
	isRunning(): boolean;
	/** Gives the server up; the last process that does so stops it. */
	stop(): Promise<void>;
}

/** Settings of one embedded server that only tests change. */
export interface EmbeddedOptions {
	/** Extra `-c` settings of the server, such as `fsync=off` for throw-away data. */
	readonly settings?: Readonly<Record<string, string>>;
	/** Takes a sentence for the operator when the running server is lost, each time it does not come back, and when it has. */
	readonly report?: (sentence: string) => void;
	/** Ends the start at any stage, with what was started. */
	readonly signal?: AbortSignal | undefined;
}

const START_DEADLINE_MS = 60_000;
const STOP_DEADLINE_MS = 20_000;
const POLL_MS = 10;

// Backends of a killed server may hold its shared memory for a moment; a real fault is still there after five seconds.
const RESTART_PAUSE_MS = 100;
const MAX_FAILED_STARTS = 50;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;
const COME_BACK_DEADLINE_MS = 5_000;
const STOP_POLL_MS = 100;
const LOG_LIMIT_BYTES = 5_000_000;

// Every process that uses the server holds this lock shared; whoever gets it alone is the last one.
const OWNER_LOCK = 20_201;

interface Supervised {
	readonly cluster: string;
	readonly logFile: string;
	readonly binaries: Binaries;
	readonly socket: SocketFolder;
	readonly settings: Readonly<Record<string, string>>;
	readonly report: (sentence: string) => void;
	child: ChildProcess | null;
	/** Ends of the server before it answered, one after the other. */
	failedStarts: number;
	owner: pg.Client | null;
	/** Under way while a server that died is brought back and owned again. */
	comingBack: Promise<void> | null;
	isStopping: boolean;
	/** Under way or done once somebody has asked for the end. */
	stopping: Promise<void> | null;
}

/**
 * Starts PostgreSQL on the data folder, or joins the one that runs there already: beside another process, or left over
 * by one that was killed. While this process lives, a server that dies is started again.
 */
export async function startEmbeddedServer(dataFolder: string, options: EmbeddedOptions = {}): Promise<EmbeddedServer> {
	const folder = usableFolder(dataFolder);
	const cluster = join(folder, 'pg');
	const supervised: Supervised = {
		cluster,
		logFile: join(folder, 'postgres.log'),
		binaries: prepareBinaries(folder, otherUser(cluster) !== null),
		socket: reachableSocket(cluster),
		settings: options.settings ?? {},
		report: options.report ?? (() => {}),
		child: null,
		failedStarts: 0,
		owner: null,
		comingBack: null,
		isStopping: false,
		stopping: null,
	};
	trimLog(supervised.logFile);
	try {
		await createCluster(cluster, supervised.binaries, supervised.logFile, options.signal);
		await becomeOwner(supervised, options.signal);
	} catch (error) {
		await endStarted(supervised);
		supervised.socket.remove();
		throw error;
	}
	return {
		urlOf: (database) => urlOf(supervised, database),
		isRunning: () => supervised.owner !== null,
		stop: () => stop(supervised),
	};
}

function usableFolder(dataFolder: string): string {
	try {
		makeFolder(resolve(dataFolder));
		accessSync(dataFolder, constants.W_OK | constants.X_OK);
		return realpathSync(dataFolder);
	} catch (error) {
		throw new DatabaseStartError(
			'FOLDER_UNUSABLE',
			[
				`Der Datenordner ${dataFolder} kann nicht angelegt oder geöffnet werden.`,
				`The data folder ${dataFolder} cannot be made or opened.`,
			].join('\n'),
			{ cause: error },
		);
	}
}

// Node's own way to make folders above tries for ever where none can be made, as in /proc.
function makeFolder(path: string): void {
	const found = statSync(path, { throwIfNoEntry: false });
	if (found?.isDirectory()) return;
	if (found === undefined) makeFolder(dirname(path));
	try {
		mkdirSync(path);
	} catch (error) {
		// Another start may have made it just now.
		if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
	}
}

function urlOf({ socket }: Supervised, database: string): string {
	return `postgresql://kontor@localhost:5432/${database}?host=${encodeURIComponent(socket.host)}`;
}

async function becomeOwner(supervised: Supervised, signal?: AbortSignal): Promise<void> {
	const deadline = performance.now() + START_DEADLINE_MS;
	while (!supervised.isStopping) {
		signal?.throwIfAborted();
		const failure = await tryToOwn(supervised);
		if (failure === null) return;
		const isHopeless = databaseFailure(failure) !== 'unavailable' || supervised.failedStarts > MAX_FAILED_STARTS;
		if (isHopeless || performance.now() > deadline) throw didNotStart(supervised, failure);
		if (isMissing(failure) && !isRunning(supervised.child)) await start(supervised);
		await delay(POLL_MS);
	}
}

async function tryToOwn(supervised: Supervised): Promise<unknown> {
	const owner = new pg.Client({
		connectionString: urlOf(supervised, 'postgres'),
		application_name: 'kontor owner',
		keepAlive: true,
	});
	owner.on('error', () => {});
	try {
		await owner.connect();
		await owner.query('select pg_advisory_lock_shared($1)', [OWNER_LOCK]);
	} catch (error) {
		await owner.end().catch(() => {});
		return error;
	}
	supervised.owner = owner;
	supervised.child = null;
	supervised.failedStarts = 0;
	owner.once('end', () => {
		if (supervised.isStopping) return;
		supervised.owner = null;
		supervised.comingBack = comeBack(supervised).finally(() => {
			supervised.comingBack = null;
		});
	});
	return null;
}

/**
 * Brings a server back that died. What keeps it from starting (a full disk, most often) may last for hours and then be
 * mended by the operator, so this never gives up; it only tries less and less often.
 */
async function comeBack(supervised: Supervised): Promise<void> {
	const { logFile, report } = supervised;
	report('Die mitgelieferte Datenbank ist ausgefallen und wird neu gestartet.');
	for (let pause = FIRST_RETRY_MS; !supervised.isStopping; pause = Math.min(pause * 2, LONGEST_RETRY_MS)) {
		try {
			supervised.failedStarts = 0;
			await becomeOwner(supervised);
			if (!supervised.isStopping) report('Die mitgelieferte Datenbank läuft wieder.');
			return;
		} catch {
			const seconds = Math.ceil(pause / 1000);
			report(
				`Die mitgelieferte Datenbank läuft nicht an; nächster Versuch in ${seconds} s. Das Ende von ${logFile}:\n${logEnd(logFile)}`,
			);
			await pauseUnlessStopped(supervised, pause);
		}
	}
}

async function pauseUnlessStopped(supervised: Supervised, milliseconds: number): Promise<void> {
	const end = performance.now() + milliseconds;
	while (!supervised.isStopping && performance.now() < end) await delay(STOP_POLL_MS);
}

function isMissing(failure: unknown): boolean {
	const code = failure instanceof Error && 'code' in failure ? failure.code : '';
	return code === 'ENOENT' || code === 'ECONNREFUSED';
}

function isRunning(child: ChildProcess | null): boolean {
	return child !== null && child.exitCode === null && child.signalCode === null;
}

async function start(supervised: Supervised): Promise<void> {
	if (supervised.child !== null) {
		supervised.failedStarts++;
		await delay(RESTART_PAUSE_MS);
	}
	removeForeignPidFile(supervised.cluster);
	const settings = Object.entries({ ...serverSettings(), ...supervised.settings });
	const args = settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
	const child = runOnCluster(supervised.binaries.postgres, args, supervised.cluster, supervised.logFile);
	child.on('error', () => {});
	child.unref();
	supervised.child = child;
}

function serverSettings(): Record<string, string> {
	const megabytes = Math.floor(totalmem() / 1_048_576);
	return {
		listen_addresses: '',
		// Relative to the cluster, so no path is ever too long for the server.
		unix_socket_directories: '.',
		unix_socket_permissions: '0700',
		max_connections: '100',
		shared_buffers: `${Math.min(512, Math.max(64, Math.floor(megabytes / 8)))}MB`,
		effective_cache_size: `${Math.max(128, Math.floor(megabytes / 2))}MB`,
		maintenance_work_mem: '128MB',
		max_wal_size: '2GB',
		random_page_cost: '1.1',
		log_checkpoints: 'off',
		// Statements and row contents hold names and insurance numbers.
		log_min_error_statement: 'panic',
		log_error_verbosity: 'terse',
		log_parameter_max_length_on_error: '0',
	};
}

function didNotStart({ logFile }: Supervised, cause: unknown): DatabaseStartError {
	return new DatabaseStartError(
		'DID_NOT_START',
		[
			`Die mitgelieferte Datenbank ist nicht angelaufen (${String(cause)}). Das Ende von ${logFile}:`,
			`The bundled database did not start. The end of ${logFile}:`,
			logEnd(logFile),
		].join('\n'),
		{ cause },
	);
}

function logEnd(logFile: string): string {
	try {
		return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-5).join('\n');
	} catch {
		return '';
	}
}

function trimLog(logFile: string): void {
	const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
	if (size > LOG_LIMIT_BYTES) rmSync(logFile, { force: true });
}

/** Ends the server that this start has spawned, unless another process owns it by now. */
async function endStarted({ child, owner }: Supervised): Promise<void> {
	if (owner !== null || child === null || !isRunning(child)) return;
	child.ref();
	child.kill('SIGINT');
	const deadline = setTimeout(() => child.kill('SIGQUIT'), STOP_DEADLINE_MS);
	await once(child, 'exit');
	clearTimeout(deadline);
}

function stop(supervised: Supervised): Promise<void> {
	supervised.stopping ??= stopOnce(supervised);
	return supervised.stopping;
}

async function stopOnce(supervised: Supervised): Promise<void> {
	// Only an owner can tell whether it is the last one; one that comes back just now is owned in a moment.
	await Promise.race([supervised.comingBack, delay(COME_BACK_DEADLINE_MS, undefined, { ref: false })]);
	supervised.isStopping = true;
	await supervised.comingBack;
	await endStarted(supervised);
	const owner = supervised.owner;
	try {
		if (owner !== null && (await isLast(owner))) await shutDown(supervised.cluster);
	} finally {
		await owner?.end().catch(() => {});
		supervised.socket.remove();
	}
}

async function isLast(owner: pg.Client): Promise<boolean> {
	try {
		await owner.query('select pg_advisory_unlock_shared($1)', [OWNER_LOCK]);
		const answer = await owner.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [OWNER_LOCK]);
		return answer.rows[0]?.alone === true;
	} catch {
		return false;
	}
}

async function shutDown(cluster: string): Promise<void> {
	const pid = postmasterPid(cluster);
	if (pid === null) return;
	process.kill(pid, 'SIGINT');
	const deadline = performance.now() + STOP_DEADLINE_MS;
	while (postmasterPid(cluster) === pid && performance.now() < deadline) await delay(POLL_MS);
}
