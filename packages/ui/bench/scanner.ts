/**
 * `pnpm bench:scanner <folder> [--itf 14] [--looks 30] [--fallback] [--json file]`: plays a folder of pictures with an
 * expected.tsv (columns file, format, text; format `none`: nothing may be read) as a fake camera stream through the real
 * dialog in Chromium. Each picture is held before the camera by a trembling hand until it is read or the decoder has
 * looked `looks` times. ITF lengths are those of expected.tsv unless given.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import type { Look, Shown } from './scanner/page.tsx';

interface Expected {
	file: string;
	format: string;
	text: string;
}

interface Played extends Expected, Shown {}

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		itf: { type: 'string' },
		looks: { type: 'string', default: '30' },
		fallback: { type: 'boolean', default: false },
		json: { type: 'string' },
	},
});

const [folder] = positionals;
if (!folder || !existsSync(join(folder, 'expected.tsv'))) {
	console.error('Usage: pnpm bench:scanner <folder with pictures and an expected.tsv>');
	process.exit(2);
}

const expected = readExpected(folder);
const itfLengths = values.itf ?? [...new Set(expected.filter(isItf).map(({ text }) => text.length))].sort().join(',');
const played = await play(resolve(folder), expected);
report(played);

function readExpected(from: string): Expected[] {
	const [head = '', ...lines] = readFileSync(join(from, 'expected.tsv'), 'utf8').split(/\r?\n/);
	const columns = head.split('\t');
	const cell = (cells: string[], name: string) => cells[columns.indexOf(name)] ?? '';
	return lines
		.filter((line) => line.trim() !== '')
		.map((line) => line.split('\t'))
		.map((cells) => ({ file: cell(cells, 'file'), format: cell(cells, 'format'), text: cell(cells, 'text') }));
}

function isItf({ format }: Expected): boolean {
	return format === 'itf';
}

async function play(from: string, pictures: readonly Expected[]): Promise<Played[]> {
	const root = join(import.meta.dirname, 'scanner');
	const outDir = join(import.meta.dirname, '..', 'node_modules', '.bench-scanner');
	await build({ root, base: './', logLevel: 'error', build: { outDir, emptyOutDir: true, target: 'es2024' } });
	const server = await preview({ root, logLevel: 'warn', build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
	const browser = await chromium.launch({
		...chromiumPath(),
		args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
	});
	try {
		const page = await browser.newPage({ locale: 'de-AT', reducedMotion: 'reduce' });
		page.on('pageerror', (error) => console.error(error));
		await page.route('**/pictures/*', (route) => {
			const name = decodeURIComponent(new URL(route.request().url()).pathname.split('/').at(-1) ?? '');
			return route.fulfill({ path: join(from, name) });
		});
		if (values.fallback) await page.route('**/*.wasm', (route) => route.abort());
		const [address = ''] = server.resolvedUrls?.local ?? [];
		await page.goto(`${address}?itf=${itfLengths}`);
		await page.evaluate(() => window.ready());
		await browser.startTracing(page, {
			categories: ['disabled-by-default-devtools.timeline', 'blink.user_timing'],
		});
		const all: Played[] = [];
		for (const picture of pictures) all.push({ ...picture, ...(await playOne(page, picture)) });
		const trace = await browser.stopTracing();
		tasksOf(trace);
		return all;
	} finally {
		await browser.close();
		await server.close();
	}
}

function playOne(page: Page, { file }: Expected): Promise<Shown> {
	const url = `pictures/${encodeURIComponent(file)}`;
	return page.evaluate(([address, looks]) => window.show(address, looks), [url, Number(values.looks)] as const);
}

/** KONTOR_CHROMIUM, else a Chromium on the PATH, else Playwright's own. */
function chromiumPath(): { executablePath?: string } {
	const folders = (process.env.PATH ?? '').split(delimiter);
	const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
	const found = [process.env.KONTOR_CHROMIUM, ...folders.flatMap((each) => names.map((name) => join(each, name)))];
	const executablePath = found.find((path) => path && existsSync(path));
	return executablePath ? { executablePath } : {};
}

function tasksOf(trace: Buffer): void {
	writeFileSync('/tmp/trace.json', trace);
}

function report(all: readonly Played[]): void {
	for (const { file, format, text, detected, looks, ms } of all)
		console.log(
			file,
			format,
			text,
			'=>',
			detected?.format,
			detected?.text,
			looks.length,
			looks.filter((l: Look) => l.isHit).length,
			Math.round(ms),
		);
	if (values.json) writeFileSync(values.json, JSON.stringify(all));
}
