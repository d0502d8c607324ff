/** `npm start`: installs, builds what is stale, and serves the portal and its API from one process. */
import { ensureInstalled, run, runUntilStopped } from './toolchain.mjs';

await ensureInstalled();
await run('turbo', ['run', 'build', '--filter=@kontor/portal', '--output-logs=errors-only', '--log-order=grouped']);
process.exitCode = await runUntilStopped('node', ['apps/api/src/server.ts']);
