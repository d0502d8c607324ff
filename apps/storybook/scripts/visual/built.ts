import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');

/** Where everything of `pnpm visual` lies; git ignores it. */
export const visualFolder: string = join(root, '.visual');

/** The full hash of a commit; throws when there is none of that name. */
export function commitOf(name: string): string {
	return run('git', ['rev-parse', '--verify', `${name}^{commit}`], root).trim();
}

/** Folder of the Storybook built from a commit, kept from the last time or built now in a work tree of its own. */
export function storybookOf(commit: string): string {
	const built = join(visualFolder, commit);
	if (existsSync(join(built, 'index.json'))) return built;
	console.log(`Building the stories of ${commit.slice(0, 10)} …`);
	const tree = join(visualFolder, 'tree');
	removeTree(tree);
	mkdirSync(visualFolder, { recursive: true });
	run('git', ['worktree', 'add', '--detach', tree, commit], root);
	try {
		run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], tree);
		buildStorybook(tree, built);
	} finally {
		removeTree(tree);
	}
	return built;
}

/** Folder of the Storybook built from the files as they lie here. */
export function storybookOfWorkingTree(): string {
	console.log('Building the stories of the working tree …');
	const built = join(visualFolder, 'working-tree');
	buildStorybook(root, built);
	return built;
}

function buildStorybook(tree: string, to: string): void {
	run('storybook', ['build', '--quiet', '--output-dir', to], join(tree, 'apps/storybook'));
}

function removeTree(tree: string): void {
	rmSync(tree, { recursive: true, force: true });
	run('git', ['worktree', 'prune'], root);
}

function run(command: string, args: readonly string[], cwd: string): string {
	return execFileSync(command, args, {
		cwd,
		encoding: 'utf8',
		stdio: ['ignore', 'pipe', 'pipe'],
		maxBuffer: 64 * 1024 * 1024,
		shell: process.platform === 'win32',
		env: {
			...process.env,
			PATH: `${join(cwd, 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
			STORYBOOK_DISABLE_TELEMETRY: '1',
		},
	});
}
