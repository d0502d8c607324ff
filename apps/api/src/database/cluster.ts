import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
	chownSync,
	closeSync,
	existsSync,
	fsyncSync,
	mkdtempSync,
	openSync,
	readdirSync,
	readFileSync,
	readlinkSync,
	renameSync,
	rmSync,
	statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { DatabaseStartError } from './failures.ts';

/** The user that PostgreSQL runs as when this process is root, which PostgreSQL refuses; `null` for everybody else. */
export interface OtherUser {
	readonly uid: number;
	readonly gid: number;
}

/** `nobody` for root, or whoever owns the cluster already; `null` when this process is not root. */
export function otherUser(cluster: string): OtherUser | null {
	if (process.getuid?.() !== 0) return null;
	const found = statSync(cluster, { throwIfNoEntry: false });
	if (found !== undefined && found.uid !== 0) return { uid: found.uid, gid: found.gid };
	const line = /^nobody:[^:]*:(\d+):(\d+):/m.exec(existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8') : '');
	return { uid: Number(line?.[1] ?? 65534), gid: Number(line?.[2] ?? 65534) };
}

/**
 * Makes the cluster if there is none: under a name of its own, then renamed, so that a kill at any moment leaves either
 * a whole cluster or rubbish which the next start removes. Several processes may try at once; one wins.
 */
export async function createCluster(
	cluster: string,
	binaries: Binaries,
	logFile: string,
	signal?: AbortSignal,
): Promise<void> {
	if (existsSync(join(cluster, 'PG_VERSION'))) return checkVersion(cluster, binaries);
	refuseForeignFiles(cluster);
	const failure =
		(await tryToCreate('C.UTF-8', cluster, binaries, logFile, signal)) &&
		(await tryToCreate('C', cluster, binaries, logFile, signal));
	signal?.throwIfAborted();
	if (existsSync(join(cluster, 'PG_VERSION'))) return removeUnfinished(cluster);
	throw new DatabaseStartError('DID_NOT_START', `initdb: ${failure ?? 'no cluster'}, see ${logFile}`);
}

// With C.UTF-8 the trigram index knows the letters of other scripts too, but not every system has it.
async function tryToCreate(
	ctype: string,
	cluster: string,
	binaries: Binaries,
	logFile: string,
	signal: AbortSignal | undefined,
): Promise<string | null> {
	signal?.throwIfAborted();
	if (existsSync(join(cluster, 'PG_VERSION'))) return null;
	const user = otherUser(cluster);
	const unfinished = mkdtempSync(`${cluster}.init-`);
	if (user !== null) chownSync(unfinished, user.uid, user.gid);
	const args = [...initdbArguments, `--lc-ctype=${ctype}`];
	const initdb = runOnCluster(binaries.initdb, args, unfinished, logFile);
	// Detached, so it leads a group of its own, to which the servers belong that it starts.
	const end = () => initdb.pid !== undefined && process.kill(-initdb.pid, 'SIGKILL');
	signal?.addEventListener('abort', end, { once: true });
	const failure = await exitOf(initdb);
	signal?.removeEventListener('abort', end);
	// Servers of a group that was ended may still be writing for a moment.
	if (failure !== null || !takeName(unfinished, cluster))
		rmSync(unfinished, { recursive: true, force: true, maxRetries: 5 });
	return failure;
}

const initdbArguments = [
	'--username=kontor',
	'--auth=trust',
	'--encoding=UTF8',
	'--locale-provider=builtin',
	'--builtin-locale=C.UTF-8',
	'--locale=C',
	'--no-instructions',
];

// Read in one go: another process may give the folder its name just now.
function refuseForeignFiles(cluster: string): void {
	const names = existsSync(cluster) ? readdirSync(cluster) : [];
	if (names.length === 0 || names.includes('PG_VERSION')) return;
	throw new DatabaseStartError(
		'FOLDER_UNUSABLE',
		[
			`Der Ordner ${cluster} enthält Dateien, aber keine Datenbank (PG_VERSION fehlt). Bitte spielen Sie eine Sicherung ein oder wählen Sie mit KONTOR_DATA einen anderen Datenordner.`,
			`The folder ${cluster} holds files but no database (PG_VERSION is missing). Please restore a backup or choose another data folder with KONTOR_DATA.`,
		].join('\n'),
	);
}

function checkVersion(cluster: string, binaries: Binaries): void {
	const found = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
	if (found === binaries.major) return;
	throw new DatabaseStartError(
		'WRONG_VERSION',
		[
			`Der Datenordner ${cluster} gehört zu PostgreSQL ${found}, mitgeliefert ist ${binaries.major}.`,
			`The data folder ${cluster} belongs to PostgreSQL ${found}; the bundled one is ${binaries.major}.`,
		].join('\n'),
	);
}

function takeName(unfinished: string, cluster: string): boolean {
	try {
		renameSync(unfinished, cluster);
	} catch {
		return false;
	}
	const parent = openSync(dirname(cluster), 'r');
	fsyncSync(parent);
	closeSync(parent);
	return true;
}

function removeUnfinished(cluster: string): void {
	for (const name of readdirSync(dirname(cluster))) {
		if (!name.startsWith(`${basename(cluster)}.init-`)) continue;
		rmSync(join(dirname(cluster), name), { recursive: true, force: true });
	}
}

/**
 * Runs initdb or postgres on a cluster, output to the log file, detached so that Ctrl+C in a terminal reaches only us.
 * As root on Linux the cluster is handed over as an open folder: the other user could not enter it by its path when a
 * folder above is closed to it.
 */
export function runOnCluster(program: string, args: readonly string[], cluster: string, logFile: string): ChildProcess {
	const user = otherUser(cluster);
	const log = openSync(logFile, 'a', 0o600);
	const folder = user !== null && process.platform === 'linux' ? openSync(cluster, 'r') : null;
	try {
		return spawn(program, ['-D', folder === null ? cluster : '/proc/self/fd/3', ...args], {
			stdio: folder === null ? ['ignore', log, log] : ['ignore', log, log, folder],
			cwd: '/',
			env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
			detached: true,
			...user,
		});
	} finally {
		closeSync(log);
		if (folder !== null) closeSync(folder);
	}
}

/** Waits for the end of a program: `null` when all went well, else what went wrong. */
export async function exitOf(child: ChildProcess): Promise<string | null> {
	try {
		if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
	} catch (error) {
		return String(error);
	}
	return child.exitCode === 0 ? null : `exit ${child.exitCode ?? child.signalCode}`;
}

/** The process id in a cluster's postmaster.pid, or `null` if there is no such file. */
export function postmasterPid(cluster: string): number | null {
	try {
		const pid = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
		return Number.isInteger(pid) && pid > 1 ? pid : null;
	} catch {
		return null;
	}
}

/**
 * Removes a postmaster.pid that a crash left behind and whose number now belongs to another program (after a restart of
 * the machine or container); PostgreSQL itself would refuse to start. Only Linux tells us whose the number is.
 */
export function removeForeignPidFile(cluster: string): void {
	const pid = postmasterPid(cluster);
	if (pid === null || process.platform !== 'linux' || !existsSync(`/proc/${pid}`)) return;
	if (folderOfProcess(pid) !== cluster) rmSync(join(cluster, 'postmaster.pid'), { force: true });
}

function folderOfProcess(pid: number): string | null {
	try {
		return readlinkSync(`/proc/${pid}/cwd`);
	} catch {
		return null;
	}
}
