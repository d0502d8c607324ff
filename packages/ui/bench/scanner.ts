/**
 * `pnpm bench:scanner <folder> [--itf 14] [--looks 30] [--fallback] [--json <file>]`: plays a folder of pictures with an
 * expected.tsv (columns file, format, text; format `none`: nothing may be read) as a fake camera stream through the real
 * dialog in Chromium, and prints recall per format, false reads, times and the main thread's longest task. A trembling
 * hand holds each picture before the camera until it is read or the decoder has looked `looks` times. Allowed ITF lengths
 * are those of expected.tsv, as a company allows those of its labels; `--itf 14` is the dialog's own default.
 * `--fallback` withholds WebAssembly. Ends with 1 after a false read or when a track stays live.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { build, preview } from 'vite';
import { openChromium } from './openChromium.ts';
import { type Expected, isFalse, type MainThread, mainThreadOf, type Played, reportOf } from './scanner/report.ts';

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		itf: { type: 'string' },
		looks: { type: 'string', default: '30' },
		fallback: { type: 'boolean', default: false },
		json: { type: 'string' },
	},
});

/** Fewer codes give no share worth a name. */
const MIN_CODES = 20;

const [folder] = positionals;
if (!folder || !existsSync(join(folder, 'expected.tsv'))) {
	console.error('Usage: pnpm bench:scanner <folder with pictures and an expected.tsv>');
	process.exit(1);
}

const pictures = readExpected(folder);
const withCode = pictures.filter(({ format }) => format !== 'none').length;
if (withCode < MIN_CODES) {
	console.error(`${folder} has ${withCode} pictures with a code, and shares of fewer than ${MIN_CODES} say nothing.`);
	process.exit(1);
}
const itfLengths = values.itf ?? lengthsOf(pictures.filter(({ format }) => format === 'itf'));
const { played, main, liveTracks } = await play(resolve(folder));
if (values.json) writeFileSync(values.json, JSON.stringify(played));
console.log(reportOf(played, main, itfLengths));
console.log(`live tracks after closing: ${liveTracks}`);
process.exitCode = played.some(isFalse) || liveTracks > 0 ? 1 : 0;

function readExpected(from: string): Expected[] {
	const [head = '', ...lines] = readFileSync(join(from, 'expected.tsv'), 'utf8').split(/\r?\n/);
	const columns = head.split('\t');
	const cell = (cells: string[], name: string) => cells[columns.indexOf(name)] ?? '';
	return lines
		.filter((line) => line.trim() !== '')
		.map((line) => line.split('\t'))
		.map((cells) => ({ file: cell(cells, 'file'), format: cell(cells, 'format'), text: cell(cells, 'text') }));
}

function lengthsOf(codes: readonly Expected[]): string {
	return [...new Set(codes.map(({ text }) => text.length))].sort((a, b) => a - b).join(',');
}

async function play(from: string): Promise<{ played: Played[]; main: MainThread; liveTracks: number }> {
	const root = join(import.meta.dirname, 'scanner');
	const outDir = join(import.meta.dirname, '..', 'node_modules', '.bench-scanner');
	await build({ root, base: './', logLevel: 'error', build: { outDir, emptyOutDir: true, target: 'es2024' } });
	const server = await preview({ root, logLevel: 'error', build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
	const browser = await openChromium();
	try {
		const page = await browser.newPage({ locale: 'de-AT', reducedMotion: 'reduce' });
		page.on('pageerror', (error) => console.error(error));
		await page.route('**/pictures/*', (route) => {
			const name = decodeURIComponent(new URL(route.request().url()).pathname.split('/').at(-1) ?? '');
			return route.fulfill({ path: join(from, name) });
		});
		if (values.fallback) await page.route('**/*.wasm', (route) => route.abort());
		await page.goto(`${server.resolvedUrls?.local[0]}?itf=${itfLengths}`);
		await page.evaluate(() => window.ready());
		await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', 'blink.user_timing'] });
		const all: Played[] = [];
		for (const picture of pictures) all.push({ ...picture, ...(await shown(page, picture)) });
		const trace = await browser.stopTracing();
		await page.keyboard.press('Escape');
		await page.getByRole('dialog').waitFor({ state: 'detached' });
		const live = await page.evaluate(() => window.liveTracks());
		return { played: all, main: mainThreadOf(trace.toString('utf8')), liveTracks: live };
	} finally {
		await browser.close();
		await server.close();
	}
}

function shown(page: Page, { file }: Expected) {
	const url = `pictures/${encodeURIComponent(file)}`;
	return page.evaluate(([address, looks]) => window.show(address, looks), [url, Number(values.looks)] as const);
}
