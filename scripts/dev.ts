/** `pnpm dev`: the API, the portal with hot reload and Storybook, each restarting by itself; Ctrl+C ends all three. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

const services = [
	{
		name: 'api',
		folder: 'apps/api',
		command: ['node', '--watch', 'src/server.ts'],
		address: 'http://localhost:3000/api',
	},
	{ name: 'portal', folder: 'apps/portal', command: ['vite'], address: 'http://localhost:5173' },
	{
		name: 'storybook',
		folder: 'apps/storybook',
		command: ['storybook', 'dev', '-p', '6006', '--no-open'],
		address: 'http://localhost:6006',
	},
] as const;

const children: ChildProcess[] = services.map(({ name, folder, command: [program, ...args] }) => {
	const child = spawn('pnpm', ['exec', program, ...args], {
		cwd: join(root, folder),
		env: {
			...process.env,
			KONTOR_DATA: process.env.KONTOR_DATA ?? join(root, '.kontor'),
			STORYBOOK_DISABLE_TELEMETRY: '1',
		},
	});
	for (const stream of [child.stdout, child.stderr])
		stream.on('data', (chunk: Buffer) =>
			process.stdout.write(chunk.toString().replace(/^(?=.)/gm, `${name.padEnd(10)}`)),
		);
	child.on('exit', (code) => {
		console.log(`${name} has ended (${code ?? 'signal'}).`);
		stop();
	});
	return child;
});

function stop(): void {
	for (const child of children) child.kill('SIGTERM');
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const { name, address } of services) console.log(`${name.padEnd(10)}${address}`);
