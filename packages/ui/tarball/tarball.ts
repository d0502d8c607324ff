/**
 * `pnpm tarball`: packs `@kontor/ui` and `@kontor/german`, installs them from the registry's side into a bare Vite and
 * React app in a temporary folder, and uses them there as another company's app would: types, build, Chromium, a theme of
 * its own, size. Prints a line for each rule and ends with 1 when one is broken.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { parse } from 'yaml';
import { doors } from '../bench/doors.ts';
import { weigh } from '../bench/doorWeight.ts';
import { lookIntoApp } from './lookIntoApp.ts';

const buttonBudgetKb = 25;

const packages = join(import.meta.dirname, '../..');
const { catalog }: { catalog: Record<string, string> } = parse(
	readFileSync(join(packages, '../pnpm-workspace.yaml'), 'utf8'),
);
const app = mkdtempSync(join(tmpdir(), 'kontor-tarball-'));
const installed = join(app, 'node_modules/@kontor');
const allDoors = doors();
let passed = 0;
let failed = 0;

try {
	await rule('the packages can be packed', () => {
		cpSync(join(import.meta.dirname, 'app'), app, { recursive: true });
		for (const name of ['german', 'ui']) run('pnpm', ['pack', '--out', join(app, `${name}.tgz`)], join(packages, name));
		return '';
	});
	await rule('publint finds nothing in them', async () => {
		const found = ['german', 'ui'].map(async (name) => {
			const { messages, pkg } = await publint({ pack: { tarball: tarball(name).buffer } });
			return messages.map((message) => formatMessage(message, pkg));
		});
		return (await Promise.all(found)).flat().join('\n');
	});
	await rule('types and code resolve alike, for bundlers and for Node', async () =>
		[...(await typeProblems('german', ['date', 'iban'])), ...(await typeProblems('ui', allDoors))].join('\n'),
	);
	await rule('they install into an app that has nothing but React, and share its React', () => {
		const names = ['react', 'react-dom', 'styled-components', 'vite', '@vitejs/plugin-react', 'bwip-js'];
		const types = ['typescript@5.9', '@types/node@24', '@types/react@19', '@types/react-dom@19'];
		const wanted = ['./german.tgz', './ui.tgz', ...names.map((name) => `${name}@${catalog[name]}`), ...types];
		run('npm', ['install', '--no-audit', '--no-fund', '--strict-peer-deps', ...wanted], app);
		return globSync('**/{react,react-dom,styled-components,@kontor/german}/package.json', {
			cwd: join(app, 'node_modules'),
		})
			.filter((file) => file.includes(`node_modules${sep}`))
			.map((file) => `a second copy: ${file}`)
			.join('\n');
	});
	await rule('they hold no tests, no stories, and import only what they name', foreignImports);
	await rule('every door opens in Node and leaves no trace', () => {
		const code = `const before = Object.keys(globalThis).join();
			for (const door of ${JSON.stringify(allDoors)}) await import('@kontor/ui/' + door);
			if (Object.keys(globalThis).join() !== before) throw new Error('a global was left');`;
		run('node', ['--input-type=module', '--eval', code], app);
		return '';
	});
	await rule('TypeScript 5.9 accepts them in strict mode, types of libraries included', () => {
		run('node', ['node_modules/typescript/bin/tsc', '-p', '.'], app);
		return '';
	});
	await rule('Vite builds the app', () => {
		run('node', ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], app);
		return '';
	});
	await rule('a door that is imported and not used costs nothing', async () => {
		const { first } = await weigh(allDoors.map((door) => `import '@kontor/ui/${door}';`).join('\n'), app);
		return first.filter((id) => id.includes('node_modules')).join('\n');
	});
	await rule(`a Button costs at most ${buttonBudgetKb} kB gzip beyond React`, async () => {
		const { firstKb } = await weigh(`export { Button } from '@kontor/ui/Button';`, app);
		console.log(`       ${firstKb.toFixed(1)} kB`);
		return firstKb > buttonBudgetKb ? `${firstKb} kB` : '';
	});
	await rule('of a door with many parts only those in use are loaded', async () => {
		const { first } = await weigh(`export { Sparkline } from '@kontor/ui/charts';`, app);
		return first.filter((id) => /(HeatMap|ShareChart|CartesianChart)\.js$/.test(id)).join('\n');
	});
	await rule('the app works in Chromium, and heavy parts stay out until they are used', () =>
		lookIntoApp(app, 'built'),
	);
	await rule('it works on the development server too', () => lookIntoApp(app, 'dev'));
} finally {
	rmSync(app, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** Runs one rule, which says what breaks it; whatever it throws has broken it too. */
async function rule(name: string, find: () => string | Promise<string>): Promise<void> {
	const begun = performance.now();
	const problem = await Promise.resolve()
		.then(find)
		.catch((error: unknown) => String(error) || 'failed');
	if (problem === '') passed += 1;
	else failed += 1;
	const seconds = ((performance.now() - begun) / 1000).toFixed(1);
	console.log(`${problem === '' ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
	if (problem !== '') console.log(problem);
}

function run(command: string, args: readonly string[], cwd: string): void {
	const { status, stdout, stderr } = spawnSync(command, args, {
		cwd,
		encoding: 'utf8',
		shell: process.platform === 'win32',
	});
	if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
}

function tarball(name: string): Uint8Array<ArrayBuffer> {
	return new Uint8Array(readFileSync(join(app, `${name}.tgz`)));
}

/** What arethetypeswrong finds; the packages are modules only, so old Node and `require` do not count. */
async function typeProblems(name: string, entrypoints: string[]): Promise<string[]> {
	const analysis = await checkPackage(createPackageFromTarballData(tarball(name)), { entrypoints });
	if (!analysis.types) return [`${name} has no types`];
	return analysis.problems
		.filter((problem) => !('resolutionKind' in problem) || /^(bundler|node16-esm)$/.test(problem.resolutionKind))
		.map((problem) => JSON.stringify(problem));
}

function foreignImports(): string {
	return ['german', 'ui']
		.flatMap((name) => {
			const folder = join(installed, name);
			const {
				dependencies = {},
				peerDependencies = {},
			}: Record<string, Record<string, string>> = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
			const named = Object.keys({ ...dependencies, ...peerDependencies });
			return globSync('**/*.{js,ts}', { cwd: folder }).flatMap((file) => {
				if (/\.(test|stories)\.|testing/.test(file)) return [`${name}/${file}`];
				const text = readFileSync(join(folder, file), 'utf8');
				return [...text.matchAll(/(?:\bfrom|\bimport|\bimport\(|new URL\()\s*['"]([^.'"][^'"]*)['"]/g)]
					.map(([, source = '']) => source)
					.filter((source) => !named.some((known) => source === known || source.startsWith(`${known}/`)))
					.map((source) => `${name}/${file} imports ${source}`);
			});
		})
		.join('\n');
}
