import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A server process that tells what it holds up and what it holds. */
export interface MeasuredServer {
	readonly process: ChildProcess;
	readonly port: number;
}

/** Milliseconds for which the event loop was held up since the last question. */
export interface Delays {
	readonly max: number;
	readonly p99: number;
}

/** Bytes a process holds (its resident set), and the most it held since the last question. */
export interface Memory {
	readonly now: number;
	readonly peak: number;
}

/** Starts a server of this checkout, or another `script`, on a free port; it is stopped with {@link stopServer}. */
export async function startServer(
	environment: NodeJS.ProcessEnv,
	script = '../../src/server.ts',
): Promise<MeasuredServer> {
	const child = fork(join(import.meta.dirname, script), {
		execArgv: ['--import', join(import.meta.dirname, 'watch.ts')],
		env: { ...environment, PORT: '0', HOST: '127.0.0.1' },
		stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
	});
	const port = await new Promise<number>((resolve, reject) => {
		let output = '';
		child.stdout?.on('data', (data: Buffer) => {
			// Lines of the log are read and dropped, as a collector would.
			if (output.length > 10_000) return;
			output += data;
			const found = /http:\/\/\S+:(\d+)/.exec(output)?.[1];
			if (found !== undefined) resolve(Number(found));
		});
		child.once('exit', () => reject(new Error('The server did not start')));
	});
	return { process: child, port };
}

/** Ends it the orderly way. */
export async function stopServer({ process: child }: MeasuredServer): Promise<void> {
	child.kill('SIGTERM');
	if (child.exitCode === null) await once(child, 'exit');
}

/** How long its event loop was held up. */
export async function askDelays(server: MeasuredServer): Promise<Delays> {
	return (await ask(server, 'delays')) as Delays;
}

/** How much memory it holds. */
export async function askMemory(server: MeasuredServer): Promise<Memory> {
	return (await ask(server, 'memory')) as Memory;
}

async function ask({ process: child }: MeasuredServer, question: string): Promise<unknown> {
	child.send(question);
	const [answer] = await once(child, 'message');
	return answer;
}

/** Bearer of an account. */
export async function signIn({ port }: MeasuredServer, username: string, password: string): Promise<string> {
	const response = await fetch(`http://127.0.0.1:${port}/api/v1/login`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ username, password }),
	});
	const { bearer } = (await response.json()) as { bearer: string };
	return bearer;
}
