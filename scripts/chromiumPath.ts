import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** KONTOR_CHROMIUM, else a Chromium on the PATH, else undefined: Playwright's own download. */
export function chromiumPath(): string | undefined {
	if (process.env.KONTOR_CHROMIUM) return process.env.KONTOR_CHROMIUM;
	const folders = (process.env.PATH ?? '').split(delimiter);
	const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
	return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path));
}

/** What every Chromium here is started with: it runs as root too, draws without a graphics card, and calls nobody. */
export const chromiumFlags: readonly string[] = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
