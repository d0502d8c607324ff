/**
 * What the two public commands need before anything of the project can run. Plain JavaScript on Node 20 or later and
 * nothing else: it brings pnpm, Node 24 and, for the tests, a Chromium.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname, '..');
const bin = join(root, 'node_modules/.bin');
const isWindows = process.platform === 'win32';
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Environment in which `node` is Node 24 and the project's own tools come first. */
export function projectEnv(extra = {}) {
	return {
		...process.env,
		PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
		TURBO_TELEMETRY_DISABLED: '1',
		TURBO_NO_UPDATE_NOTIFIER: '1',
		DO_NOT_TRACK: '1',
		STORYBOOK_DISABLE_TELEMETRY: '1',
		...extra,
	};
}

/** Ends this process with one clear sentence. */
export function fail(message) {
	console.error(`\n${message}\n`);
	process.exit(1);
}

/** Runs a command to its end and ends this process when it fails or is told to stop. */
export async function run(command, args, options = {}) {
	const { code, signal } = await runChild(command, args, options);
	if (code !== 0) fail(`${command} ${args.join(' ')} failed (${signal ?? `exit code ${code}`}).`);
}

/** Starts a command that lives as long as this process and ends with it; resolves to its exit code. */
export async function runUntilStopped(command, args, options = {}) {
	const { code, signal } = await runChild(command, args, options);
	return code ?? (signal ? 1 : 0);
}

/** Runs a command with our terminal; what ends this process ends the command first. */
function runChild(command, args, options) {
	const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: projectEnv(), shell: isWindows, ...options });
	const forward = (signal) => child.kill(signal);
	for (const signal of signals) process.on(signal, forward);
	return new Promise((resolve) => {
		child.on('error', (error) => fail(`${command} could not be started: ${error.message}`));
		child.on('exit', (code, signal) => {
			for (const name of signals) process.off(name, forward);
			resolve({ code, signal });
		});
	});
}

/** Installs the dependencies of the lockfile, unless exactly these stand in node_modules already. */
export async function ensureInstalled() {
	const [major] = process.versions.node.split('.').map(Number);
	if (major < 20) fail(`Kontor needs Node 20 or later to start; this is Node ${process.versions.node}.`);
	// The bundler reads # and ? as the start of a query, and PATH ends at its separator.
	const unreadable = ['#', '?', delimiter].find((sign) => root.includes(sign));
	if (unreadable)
		fail(`Kontor cannot be built in ${root}: please move it to a folder without "${unreadable}" in its path.`);
	const manifests = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...workspaceManifests()];
	const hash = createHash('sha256');
	for (const file of manifests) hash.update(file).update(readFileSync(join(root, file)));
	const wanted = hash.digest('hex');
	const stamp = join(root, 'node_modules/.kontor-installed');
	if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;

	const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
	console.log('Installing dependencies …');
	await run('npm', ['exec', '--yes', `--package=${packageManager}`, '--', 'pnpm', 'install', '--frozen-lockfile'], {
		env: { ...process.env, CI: 'true' },
		stdio: ['ignore', 'inherit', 'inherit'],
	});
	writeFileSync(stamp, wanted);
}

function workspaceManifests() {
	const folders = ['apps', 'packages'].flatMap((group) =>
		readdirSync(join(root, group)).map((name) => join(group, name)),
	);
	return folders.map((folder) => join(folder, 'package.json')).filter((file) => existsSync(join(root, file)));
}

/** Path of a Chromium for the tests: the one named, one on the PATH, Playwright's own, or one installed now. */
export function ensureChromium() {
	const found = process.env.KONTOR_CHROMIUM ?? chromiumOnPath() ?? playwrightChromium();
	if (found) {
		if (!isExecutable(found)) fail(`KONTOR_CHROMIUM names ${found}, which is no program.`);
		return found;
	}
	if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
		console.log('Installing Chromium from Debian …');
		const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
		spawnSync('apt-get', ['update', '-q'], options);
		for (const name of ['chromium-headless-shell', 'chromium']) {
			if (spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], options).status === 0) break;
		}
	} else {
		console.log("Downloading Playwright's Chromium …");
		spawnSync('pnpm', ['--filter', '@kontor/storybook', 'exec', 'playwright', 'install', 'chromium'], {
			cwd: root,
			stdio: 'inherit',
			env: projectEnv(),
			shell: isWindows,
		});
	}
	const installed = chromiumOnPath() ?? playwrightChromium();
	if (installed) return installed;
	return fail(
		'The tests need a Chromium and none could be installed. Install one (Debian: apt-get install chromium) or name its program in KONTOR_CHROMIUM.',
	);
}

function chromiumOnPath() {
	// The shell draws pages only, not the window around each: journeys take half of the work.
	const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
	const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
	return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

function playwrightChromium() {
	const script = "process.stdout.write(require('playwright').chromium.executablePath())";
	const result = spawnSync('node', ['-e', script], { cwd: join(root, 'apps/storybook'), env: projectEnv() });
	const path = result.stdout?.toString() ?? '';
	return path && isExecutable(path) ? path : undefined;
}

function isExecutable(path) {
	try {
		accessSync(path, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}
