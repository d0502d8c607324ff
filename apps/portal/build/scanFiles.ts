import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Modules the page where stock is counted begins with, and what it fetches while it is used. */
const roots = [
	'/src/main.ts',
	'/src/portal.tsx',
	'/src/shell/SignedIn.tsx',
	'/src/kit/draft/browserSafe.ts',
	'/src/kit/offline/browserOffline.ts',
	'/src/data/answerCheck.ts',
	'/src/features/inventory/scan/ScanScreen.tsx',
	'/src/features/inventory/scan/OfflineScan.tsx',
];
/** Modules whose dynamic imports are included too. */
const whole = /\/src\/features\/inventory\/scan\/|\/ui\/src\/ScannerDialog\//;
const binaries = /\.(?:wasm|woff2|css)$|[Dd]ecod|[Ww]orker/;

/**
 * Writes `scan-worker.js`, the service worker of the page where stock is counted, with the names of all files it needs. Its
 * own text differs from build to build, by which a browser knows of a new one.
 */
export function scanWorker(): Plugin {
	return {
		name: 'kontor:scan-worker',
		apply: 'build',
		async generateBundle(_, bundle) {
			const code = await readFile(join(import.meta.dirname, 'scanWorker.js'), 'utf8');
			const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
			if (!entry) throw new Error('The build has no entry chunk');
			const head = `const BUILD = ${JSON.stringify(entry.fileName.replace(/^.*\//, ''))};\nconst FILES = ${JSON.stringify(filesOf(bundle))};\n`;
			this.emitFile({ type: 'asset', fileName: 'scan-worker.js', source: head + code });
		},
	};
}

function filesOf(bundle: Rolldown.OutputBundle): string[] {
	const chunks = new Map(
		Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
	);
	const holds = (chunk: Rolldown.OutputChunk, is: (id: string) => boolean) => chunk.moduleIds.some(is);
	const found = new Set<string>();
	const open = [...chunks.values()].filter((chunk) => holds(chunk, (id) => roots.some((root) => id.endsWith(root))));
	for (const chunk of open) {
		if (found.has(chunk.fileName)) continue;
		found.add(chunk.fileName);
		const lazy = holds(chunk, (id) => whole.test(id)) ? chunk.dynamicImports : [];
		for (const name of [...chunk.imports, ...lazy]) {
			const next = chunks.get(name);
			if (next !== undefined) open.push(next);
		}
	}
	const others = Object.values(bundle).filter(({ fileName, type }) => type === 'asset' && binaries.test(fileName));
	return [...found, ...others.map(({ fileName }) => fileName)].map((name) => `/${name}`).sort();
}
