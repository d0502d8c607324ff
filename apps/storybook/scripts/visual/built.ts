import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');
const keptBuilds = 4;
const builtFrom = ['packages', 'apps/portal', 'apps/storybook/.storybook', 'apps/storybook/docs', 'pnpm-lock.yaml'];

/** Where everything of `pnpm visual` lies; git ignores it. */
export const visualFolder: string = join(root, '.visual');

const buildsFolder = join(visualFolder, 'builds');

/** The full hash of a commit; throws when there is none of that name. */
export function commitOf(name: string): string {
	return run('git', ['rev-parse', '--verify', `${name}^{commit}`], root).trim();
}

/** Folder of the Storybook of a commit, kept from an earlier time or built now in a work tree of its own. */
export function storybookOf(commit: string): string {
	return keptOrBuilt(hashOf(commit), commit.slice(0, 10), (built) => {
		const tree = join(visualFolder, 'tree');
		removeTree(tree);
		run('git', ['worktree', 'add', '--detach', tree, commit], root);
		try {
			run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], tree);
			buildStorybook(tree, built);
		} finally {
			removeTree(tree);
		}
	});
}

/** Folder of the Storybook of the files as they lie here, kept from an earlier time when none of them has changed. */
export function storybookOfWorkingTree(): string {
	return keptOrBuilt(hashOf('working tree'), 'the working tree', (built) => buildStorybook(root, built));
}

function keptOrBuilt(hash: string | null, name: string, build: (to: string) => void): string {
	const built = join(buildsFolder, hash ?? 'unversioned');
	if (hash !== null && existsSync(built)) return built;
	console.log(`Building the stories of ${name} …`);
	// A build that is broken off leaves nothing that could be taken for a whole one.
	const unfinished = join(visualFolder, 'unfinished');
	build(unfinished);
	mkdirSync(buildsFolder, { recursive: true });
	rmSync(built, { recursive: true, force: true });
	renameSync(unfinished, built);
	const byAge = readdirSync(buildsFolder)
		.map((folder) => join(buildsFolder, folder))
		.sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
	for (const old of byAge.slice(keptBuilds)) rmSync(old, { recursive: true, force: true });
	return built;
}

/** One hash for all files stories are built from; without a repository there is none, and nothing is kept. */
function hashOf(source: string): string | null {
	if (!existsSync(join(root, '.git'))) return null;
	mkdirSync(visualFolder, { recursive: true });
	const index = { GIT_INDEX_FILE: join(visualFolder, 'index') };
	run('git', ['read-tree', source === 'working tree' ? 'HEAD' : source], root, index);
	if (source === 'working tree') run('git', ['add', '--all', '--', ...builtFrom], root, index);
	const files = run('git', ['ls-files', '--stage', '--', ...builtFrom], root, index);
	return createHash('sha256').update(files).digest('hex').slice(0, 16);
}

function buildStorybook(tree: string, to: string): void {
	run('storybook', ['build', '--quiet', '--output-dir', to], join(tree, 'apps/storybook'));
}

function removeTree(tree: string): void {
	rmSync(tree, { recursive: true, force: true });
	run('git', ['worktree', 'prune'], root);
}

function run(command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}): string {
	return execFileSync(command, args, {
		cwd,
		encoding: 'utf8',
		stdio: ['ignore', 'pipe', 'pipe'],
		maxBuffer: 64 * 1024 * 1024,
		shell: process.platform === 'win32',
		env: {
			...process.env,
			...env,
			PATH: `${join(cwd, 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
			STORYBOOK_DISABLE_TELEMETRY: '1',
		},
	});
}
