import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../../../scripts/chromiumPath.ts';
import { signInAt } from '../e2e/journey.ts';

/** The built portal over the server and data of the folder KONTOR_DATA. */
export interface BuiltPortal {
	readonly url: string;
	readonly browser: Browser;
	/** A page of 1440 × 900 pixels at a path of the portal, signed in. */
	openAt(path: string): Promise<Page>;
}

/** Starts server and Chromium for a bench, and ends both with it. PORT names another port. */
export async function withBuiltPortal(
	defaultPort: number,
	measure: (portal: BuiltPortal) => Promise<void>,
): Promise<void> {
	const port = process.env.PORT ?? String(defaultPort);
	const url = `http://localhost:${port}`;
	const server = spawn(process.execPath, [join(import.meta.dirname, '../../api/src/server.ts')], {
		env: { ...process.env, PORT: port, KONTOR_LOG: 'warn' },
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	const executablePath = chromiumPath();
	const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...chromiumFlags] });
	try {
		await new Promise<void>((resolve, reject) => {
			let output = '';
			server.stdout.on('data', (chunk: Buffer) => {
				output += chunk.toString();
				if (output.includes('http://')) resolve();
			});
			server.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
		});
		await measure({
			url,
			browser,
			async openAt(path) {
				const page = await browser.newPage({ locale: 'de-AT', viewport: { width: 1440, height: 900 } });
				await signInAt(page, url + path);
				return page;
			},
		});
	} finally {
		await browser.close();
		server.kill('SIGTERM');
		if (server.exitCode === null) await once(server, 'exit');
	}
}
