/** `pnpm chromatic`: publishes Storybook to Chromatic, for people who review there. Needs a project and its token. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
	console.error(
		'pnpm chromatic sends Storybook to the service Chromatic and needs the token of a project there:\n' +
			'CHROMATIC_PROJECT_TOKEN=… pnpm chromatic\n' +
			'Without one, pnpm visual compares the stories on this machine.',
	);
	process.exit(2);
}
const { status } = spawnSync('chromatic', ['--build-script-name', 'build:storybook', ...process.argv.slice(2)], {
	cwd: join(import.meta.dirname, '..'),
	stdio: 'inherit',
	shell: process.platform === 'win32',
});
process.exitCode = status ?? 1;
