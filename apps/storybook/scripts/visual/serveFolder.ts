import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright';

/** Where a built Storybook seems to be. */
export const origin = 'http://localhost';

/** Answers all requests to `origin` from a folder: its files never leave the disk, no server is needed. */
export async function serveFolder(context: BrowserContext, folder: string): Promise<void> {
	await context.route(`${origin}/**`, (route) => {
		const path = join(folder, decodeURIComponent(new URL(route.request().url()).pathname));
		return existsSync(path) && statSync(path).isFile() ? route.fulfill({ path }) : route.fulfill({ status: 404 });
	});
}
