/**
 * `pnpm bench:ui`: mounts a hundred of each input in Chromium, from a production build, and compares them with a hundred
 * labelled native inputs of the same run; then the time per key in a form of a hundred inputs, and a table of 50 000 rows:
 * first paint and the longest frame while it scrolls, and a dashboard of 20 widgets: the longest frame while one is dragged. Medians of several rounds, in turn, so that a busy moment of the
 * machine strikes all alike. Ends with 1 when DateField, keys, table or dashboard exceed their limits.
 */
import { join } from 'node:path';
import { build, preview } from 'vite';
import { openChromium } from './openChromium.ts';

const rounds = 15;
const limits = { dateRatio: 10, keyMs: 16, paintMs: 150, frameMs: 50 };

const root = join(import.meta.dirname, 'ui');
const outDir = join(import.meta.dirname, '..', 'node_modules', '.bench-ui');
await build({ root, base: './', logLevel: 'error', build: { outDir, emptyOutDir: true, target: 'es2024' } });
const server = await preview({ root, logLevel: 'error', build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
const browser = await openChromium();
try {
	const page = await browser.newPage({
		locale: 'de-AT',
		reducedMotion: 'reduce',
		viewport: { width: 1440, height: 900 },
	});
	page.on('pageerror', (error) => console.error(error));
	await page.goto(server.resolvedUrls?.local[0] ?? '');
	const kinds = await page.evaluate(() => ['native', ...window.kinds()]);
	const times = new Map<string, number[]>(kinds.map((kind) => [kind, []]));
	for (let round = 0; round < rounds; round++) {
		for (const kind of kinds) {
			const time = await page.evaluate((name) => window.mount(name), kind);
			// The first rounds warm up compiler and style sheets.
			if (round >= 3) times.get(kind)?.push(time);
		}
	}
	const native = median(times.get('native') ?? []);
	const rows = kinds.map((kind) => {
		const time = median(times.get(kind) ?? []);
		return { input: kind, 'ms per 100': round1(time), ratio: round1(time / native) };
	});
	console.table(rows);

	const keys = await page.evaluate(() => window.typeKeys(60));
	const key = median(keys.slice(10));
	console.log(
		`key in a form of 100 inputs: median ${round1(key)} ms, longest ${round1(Math.max(...keys.slice(10)))} ms`,
	);

	await page.evaluate(() => window.table(1000));
	const table = await page.evaluate(() => window.table(50_000));
	console.log(`table of 50 000 rows: first paint ${round1(table.paint)} ms`);
	console.log(`longest of ${table.frames} frames while scrolling: ${round1(table.longestFrame)} ms`);

	await page.evaluate(() => window.drag(20));
	const drag = await page.evaluate(() => window.drag(20));
	console.log(`longest of ${drag.frames} frames while one of 20 widgets is dragged: ${round1(drag.longestFrame)} ms`);

	const date = rows.find(({ input }) => input === 'DateField')?.ratio ?? Number.POSITIVE_INFINITY;
	const isKept =
		date <= limits.dateRatio &&
		key <= limits.keyMs &&
		table.paint <= limits.paintMs &&
		table.longestFrame <= limits.frameMs &&
		drag.longestFrame <= limits.frameMs;
	process.exitCode = isKept ? 0 : 1;
} finally {
	await browser.close();
	await server.close();
}

function median(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function round1(value: number): number {
	return Math.round(value * 10) / 10;
}
