import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** What a piece of code makes the browser load, beyond React: kB are thousands of bytes after gzip. */
export interface DoorWeight {
	/** All that the code imports. */
	firstKb: number;
	/** All that loads only when it is needed: parts, workers, WebAssembly. */
	laterKb: number;
	/** Paths of the modules of both. */
	first: readonly string[];
	later: readonly string[];
}

/** Builds a module of a few lines, as an app whose folder is `root` would, and weighs it. */
export async function weigh(code: string, root: string): Promise<DoorWeight> {
	const entry = join(root, 'weighed.js');
	const built = await build({
		root,
		configFile: false,
		logLevel: 'silent',
		define: { 'process.env.NODE_ENV': '"production"' },
		plugins: [
			{
				name: 'weighed',
				enforce: 'pre',
				resolveId: (source) => (source === entry ? entry : null),
				load: (id) => (id === entry ? code : null),
			},
		],
		build: {
			write: false,
			target: 'es2024',
			rolldownOptions: {
				input: entry,
				preserveEntrySignatures: 'strict',
				external: [/^react(-dom)?($|\/)/],
			},
		},
	});
	const { output } = Array.isArray(built) ? (built[0] ?? { output: [] }) : 'output' in built ? built : { output: [] };
	const chunks = new Map(output.map((file) => [file.fileName, file]));
	const first = new Set<string>();
	function add(name: string): void {
		const file = chunks.get(name);
		if (first.has(name) || file?.type !== 'chunk') return;
		first.add(name);
		file.imports.forEach(add);
	}
	for (const file of output) if (file.type === 'chunk' && file.isEntry) add(file.fileName);
	const now = output.filter(({ fileName }) => first.has(fileName));
	const later = output.filter(({ fileName }) => !first.has(fileName) && /\.(m?js|wasm)$/.test(fileName));
	return { firstKb: kb(now), laterKb: kb(later), first: modules(now), later: modules(later) };
}

type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

function kb(files: Output): number {
	return files.reduce((sum, file) => sum + gzipSync(file.type === 'chunk' ? file.code : file.source).length, 0) / 1000;
}

function modules(files: Output): string[] {
	return files.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [file.fileName]));
}
