/** Weighs what each screen makes the browser load, by the manifest of the last build; over budget is exit code 1. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
	file: string;
	isEntry?: boolean;
	imports?: string[];
	dynamicImports?: string[];
}

/** What a place of the portal loads: the entry and these parts, each with everything they import. */
interface Place {
	name: string;
	parts: string[];
	budgetKb: number;
	/** Counts only what comes on top of these places' parts. */
	onTopOf?: string[];
}

const shell = 'src/shell/SignedIn.tsx';
const login = 'src/features/auth/LoginScreen.tsx';
const home = 'src/features/home/HomeScreen.tsx';

const dist = join(import.meta.dirname, '../dist');
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
if (entry === undefined) throw new Error('The manifest has no entry');

/** Every screen that is loaded by itself. */
const screens = Object.keys(manifest).filter((key) => /^src\/features\/.*Screen\.tsx$/.test(key));

const places: Place[] = [
	{ name: '/login, first paint', parts: [login], budgetKb: 130 },
	{ name: '/ after sign-in, in all', parts: [login, shell, home], budgetKb: 220 },
	...screens
		.filter((key) => key !== login && key !== home)
		.map((key) => ({ name: `+ ${key.replace(/^.*\//, '')}`, parts: [key], budgetKb: 40, onTopOf: [shell] })),
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
for (const { name, parts, budgetKb, onTopOf } of places) {
	const files = closure([entry, ...parts]);
	if (onTopOf) for (const file of closure([entry, ...onTopOf])) files.delete(file);
	const kb = weight(files);
	isOver ||= kb > budgetKb;
	console.log(`${kb > budgetKb ? 'OVER' : 'ok  '} ${name.padEnd(34)} ${kb.toFixed(1).padStart(6)} of ${budgetKb} kB`);
}
process.exitCode = isOver ? 1 : 0;
