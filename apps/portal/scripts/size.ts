/**
 * Weighs and counts what each screen makes the browser load, by the manifest of the last build; over budget is exit code
 * 1. The count matters as much as the weight: over HTTP/1.1 a browser fetches six files at a time.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
	file: string;
	isEntry?: boolean;
	imports?: string[];
	dynamicImports?: string[];
}

/** What a place of the portal loads: the first page and these parts, each with everything they import. */
interface Place {
	name: string;
	parts: string[];
	budgetKb: number;
	/** How many scripts it may load in all. */
	maxFiles: number;
	/** Weighs only what comes on top of these places' parts. */
	onTopOf?: string[];
}

const shell = 'src/shell/SignedIn.tsx';
/** Brings the sign-in with it. */
const portal = 'src/portal.tsx';
const home = 'src/features/home/HomeScreen.tsx';

const maxFiles = 14;

const dist = join(import.meta.dirname, '../dist');
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
if (entry === undefined) throw new Error('The manifest has no entry');

/** Every screen that is loaded by itself. */
const screens = Object.keys(manifest).filter((key) => /^src\/features\/.*Screen\.tsx$/.test(key));

const places: Place[] = [
	{ name: '/login, first paint', parts: [], budgetKb: 130, maxFiles: 8 },
	{ name: '/ after sign-in, in all', parts: [shell, home], budgetKb: 225, maxFiles },
	...screens
		.filter((key) => key !== home)
		.map((key) => ({
			name: `+ ${key.replace(/^.*\//, '')}`,
			parts: [shell, key],
			budgetKb: 55,
			maxFiles,
			onTopOf: [shell],
		})),
];

function closure(keys: readonly string[]): Set<string> {
	const found = new Set<string>();
	function add(key: string): void {
		const chunk = manifest[key];
		if (!chunk) throw new Error(`The build has no chunk of its own for ${key}`);
		if (found.has(chunk.file)) return;
		found.add(chunk.file);
		for (const imported of chunk.imports ?? []) add(imported);
	}
	for (const key of keys) add(key);
	return found;
}

function weight(files: Iterable<string>): number {
	let bytes = 0;
	for (const file of files)
		if (file.endsWith('.js')) bytes += gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
	return bytes / 1000;
}

let isOver = false;
for (const { name, parts, budgetKb, maxFiles, onTopOf } of places) {
	const files = closure([entry, portal, ...parts]);
	const count = [...files].filter((file) => file.endsWith('.js')).length;
	if (onTopOf) for (const file of closure([entry, portal, ...onTopOf])) files.delete(file);
	const kb = weight(files);
	const isOk = kb <= budgetKb && count <= maxFiles;
	isOver ||= !isOk;
	const weighed = `${kb.toFixed(1).padStart(6)} of ${budgetKb} kB`;
	const counted = `${String(count).padStart(3)} of ${maxFiles} files`;
	console.log(`${isOk ? 'ok  ' : 'OVER'} ${name.padEnd(34)} ${weighed} ${counted}`);
}
process.exitCode = isOver ? 1 : 0;
