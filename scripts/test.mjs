/** `npm test`: installs, finds or installs a Chromium, and runs every suite. Arguments name suites; without any, all run. */

import { runSuites } from './suites.mjs';
import { ensureChromium, ensureInstalled, projectEnv, root, run } from './toolchain.mjs';

await ensureInstalled();
const chromium = ensureChromium();
await run('turbo', ['run', 'build', '--filter=@kontor/portal', '--output-logs=errors-only', '--log-order=grouped']);
process.exitCode = await runSuites(process.argv.slice(2), {
	root,
	env: projectEnv({ KONTOR_CHROMIUM: chromium }),
	// A whole proof asks nobody what has passed before.
	isFresh: process.env.CI === 'true',
});
