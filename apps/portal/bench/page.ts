/**
 * `pnpm bench:page [rounds]`: cold loads of the built portal on a slow computer and line (4 × CPU throttle, 10 Mbit/s,
 * 40 ms) beside a page of nothing but React and one heading, built and served in the same run by the same server. Times
 * differ between machines; the ratio of the first contentful paints is the figure that counts, and over its aim is exit
 * code 1. Build the portal first (`pnpm build`).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { chromiumFlags, chromiumPath } from '../../../scripts/chromiumPath.ts';
import { precompress } from '../build/precompress.ts';
import { settled, signInAt } from '../e2e/journey.ts';
import { startServer } from '../e2e/server.ts';

const rounds = Number(process.argv[2] ?? 7);
const slowCpu = 4;
const slowLine = {
	offline: false,
	latency: 40,
	downloadThroughput: 10_000_000 / 8,
	uploadThroughput: 10_000_000 / 8,
};

interface Subject {
	readonly name: string;
	readonly url: string;
	/** Who opens it has signed in before. */
	readonly isSignedIn: boolean;
	/** First contentful paint in those of a bare page; none for that page itself. */
	readonly aim: number | null;
}

/** Milliseconds after the navigation began. */
interface Load {
	readonly paint: number;
	/** The heading of the screen is there. */
	readonly heading: number;
	readonly scripts: number;
}

const bareFolder = await mkdtemp(join(tmpdir(), 'kontor-bare-'));
await build({
	configFile: false,
	logLevel: 'error',
	root: join(import.meta.dirname, 'bare'),
	plugins: [react(), precompress()],
	build: { target: 'es2023', outDir: bareFolder, emptyOutDir: true },
});
const portal = await startServer();
const bare = await startServer({ KONTOR_PORTAL: bareFolder });
const executablePath = chromiumPath();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...chromiumFlags] });
try {
	const subjects: Subject[] = [
		{ name: 'bare React', url: `${bare.url}/login`, isSignedIn: false, aim: null },
		{ name: 'login', url: `${portal.url}/login`, isSignedIn: false, aim: 1.7 },
		{ name: 'home', url: `${portal.url}/`, isSignedIn: true, aim: 2.2 },
		{ name: 'crm', url: `${portal.url}/crm`, isSignedIn: true, aim: 2.4 },
	];
	const pages = await Promise.all(subjects.map((subject) => openPage(browser, subject, portal.url)));
	const loads = subjects.map((): Load[] => []);
	// Turn by turn, so that whatever else the machine does meets all of them; the first turn warms up.
	for (let round = 0; round <= rounds; round++) {
		for (const [index, { url }] of subjects.entries()) {
			const page = pages[index];
			if (page === undefined) continue;
			const load = await loadCold(page, url);
			if (round > 0) loads[index]?.push(load);
		}
	}
	const paints = loads.map((own) => median(own.map(({ paint }) => paint)));
	const bareMs = paints[0] ?? Number.NaN;
	let isOver = false;
	console.table(
		subjects.map(({ name, aim }, index) => {
			const own = loads[index] ?? [];
			const ratio = (paints[index] ?? Number.NaN) / bareMs;
			isOver ||= aim !== null && ratio > aim;
			return {
				page: name,
				paintMs: Math.round(paints[index] ?? Number.NaN),
				ratio: ratio.toFixed(2),
				aim: aim ?? '',
				headingMs: Math.round(median(own.map(({ heading }) => heading))),
				scripts: median(own.map(({ scripts }) => scripts)),
			};
		}),
	);
	process.exitCode = isOver ? 1 : 0;
} finally {
	await browser.close();
	await Promise.all([portal.dispose(), bare.dispose(), rm(bareFolder, { recursive: true, force: true })]);
}

async function openPage(from: Browser, { isSignedIn }: Subject, portalUrl: string): Promise<Page> {
	const context = await from.newContext({
		locale: 'de-AT',
		viewport: { width: 1440, height: 900 },
		baseURL: portalUrl,
	});
	const page = await context.newPage();
	if (isSignedIn) await signInAt(page, '/notifications');
	await page.addInitScript(() => {
		const notes = window as unknown as { headingAt: number };
		new MutationObserver((_, observer) => {
			if (document.querySelector('h1') === null) return;
			notes.headingAt = performance.now();
			observer.disconnect();
		}).observe(document, { childList: true, subtree: true });
	});
	return page;
}

async function loadCold(page: Page, url: string): Promise<Load> {
	await page.goto('about:blank');
	const cdp = await page.context().newCDPSession(page);
	await cdp.send('Network.enable');
	await cdp.send('Network.clearBrowserCache');
	await cdp.send('Network.emulateNetworkConditions', slowLine);
	await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowCpu });
	await page.goto(url);
	await page.locator('h1').waitFor();
	await settled(page);
	const load = await page.evaluate(() => ({
		paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
		heading: (window as unknown as { headingAt: number }).headingAt,
		scripts: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
	}));
	await cdp.detach();
	return load;
}

function median(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
