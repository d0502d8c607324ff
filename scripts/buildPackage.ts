/**
 * `node scripts/buildPackage.ts <folder>`: turns the sources of a package into `dist`, one JavaScript and one type file a
 * module, so that a bundler leaves out what an app does not import. Runs before a package is packed.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = resolve(process.argv[2] ?? '.');
const dist = join(folder, 'dist');

rmSync(dist, { recursive: true, force: true });
const { status } = spawnSync('tsc', ['-p', 'tsconfig.build.json'], {
	cwd: folder,
	stdio: 'inherit',
	shell: process.platform === 'win32',
});
if (status !== 0) process.exit(status ?? 1);

// The compiler rewrites the imports of JavaScript alone: neither those of type files nor addresses of workers.
for (const name of globSync('**/*.d.ts', { cwd: dist }))
	rewrite(name, /((?:from|import) ['"]|import\(['"])(\.[^'"]+)\.tsx?(['"])/g);
for (const name of globSync('**/*.js', { cwd: dist }))
	rewrite(name, /(new URL\(')(\.[^']+)\.tsx?(', import\.meta\.url\))/g);
for (const name of globSync('**/*.css', { cwd: join(folder, 'src') }))
	copyFileSync(join(folder, 'src', name), join(dist, name));

function rewrite(name: string, pattern: RegExp): void {
	const file = join(dist, name);
	writeFileSync(file, readFileSync(file, 'utf8').replace(pattern, '$1$2.js$3'));
}
