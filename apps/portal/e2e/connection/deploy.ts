import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const dist = join(import.meta.dirname, '../../dist');

/** A copy of the built portal that a journey may change as a deploy would. */
export interface Deploy {
	readonly folder: string;
	/** Announces another build in `version.json`. */
	announce(build: string): Promise<void>;
	/** Replaces every script by one of another name, as a new build does. */
	replaceScripts(): Promise<void>;
	/** Takes one script away; the name is matched by its beginning. */
	removeScript(name: string): Promise<void>;
	dispose(): Promise<void>;
}

/** Copies the built portal; without the compressed files, which would still hold the old text. */
export async function copyOfPortal(): Promise<Deploy> {
	const folder = await mkdtemp(join(tmpdir(), 'kontor-portal-'));
	await cp(dist, folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
	const assets = join(folder, 'assets');

	async function scripts(): Promise<string[]> {
		return (await readdir(assets)).filter((name) => name.endsWith('.js'));
	}

	return {
		folder,
		async announce(build) {
			const file = join(folder, 'version.json');
			const version: object = JSON.parse(await readFile(file, 'utf8'));
			await writeFile(file, JSON.stringify({ ...version, build }));
		},
		async replaceScripts() {
			const names = await scripts();
			async function renewed(file: string): Promise<string> {
				const text = await readFile(file, 'utf8');
				return names.reduce((renamed, name) => renamed.replaceAll(name, newName(name)), text);
			}
			// The page last of all and in one step: whoever loads it finds all that it names.
			for (const name of names) await writeFile(join(assets, newName(name)), await renewed(join(assets, name)));
			const page = join(folder, 'index.html');
			await writeFile(`${page}.new`, await renewed(page));
			await rename(`${page}.new`, page);
			for (const name of names) await rm(join(assets, name));
		},
		async removeScript(name) {
			const found = (await scripts()).filter((script) => script.startsWith(name));
			if (found.length === 0) throw new Error(`The build has no script ${name}`);
			for (const script of found) await rm(join(assets, script));
		},
		dispose: () => rm(folder, { recursive: true, force: true }),
	};
}

function newName(script: string): string {
	return script.replace(/\.js$/, '_2.js');
}
