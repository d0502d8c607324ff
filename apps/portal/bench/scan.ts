/**
 * `pnpm bench:scan [--cpu 4]`: the scan page of the built portal on a phone of 390 px in Chromium, over a server of its own.
 * Sixty codes come from a hardware scanner, ten a second, and sixty more lie before the camera one after the other. Says how
 * many were lost or counted twice, by what the server has in the end, and how long the main thread was held: tasks of more
 * than 50 ms as the page itself observes them, and the dearest task by the time of its core, for on a busy machine tasks
 * wait for others. `--cpu` slows the page down as a phone would. Ends with 1 after a lost or double code or a task of more
 * than 50 ms of work. Build the portal first (`pnpm build`).
 */
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../../../scripts/chromiumPath.ts';
import { apiOf } from '../e2e/api.ts';
import { signInAt } from '../e2e/journey.ts';
import { startServer } from '../e2e/server.ts';
import { dearestTask } from './trace.ts';

const { values } = parseArgs({ options: { cpu: { type: 'string', default: '1' } } });
const CODES = 60;
const LONG_MS = 50;

declare global {
	interface Window {
		/** Milliseconds of each task of more than 50 ms, as the browser tells the page. */
		longTasks: number[];
		/** Holds a code before the camera, or nothing: its modules as 0 and 1. */
		hold: (modules: string | null) => void;
	}
}

const server = await startServer();
const executablePath = chromiumPath();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...chromiumFlags] });
try {
	const ask = await apiOf(server.url, 'demo');
	const { lfdnr } = await ask<{ lfdnr: number }>('POST', '/inventory/sessions', {
		title: 'Messung',
		warehouse: 'ZENTRAL',
		kind: 'permanent',
		keyDate: null,
		isBlind: true,
		shelves: [],
		limits: { pieces: null, percent: null, value: null },
	});
	const { articles } = await ask<{ articles: { artNr: string; gtin: string }[] }>(
		'GET',
		`/inventory/sessions/${lfdnr}/articles`,
	);
	const known = articles.filter(({ gtin }) => gtin.length === 13);
	if (known.length < 2 * CODES) throw new Error(`The count has ${known.length} articles with an EAN-13`);
	const byWedge = known.slice(0, CODES);
	const byCamera = known.slice(CODES, 2 * CODES);

	const phone = await browser.newContext({ locale: 'de-AT', viewport: { width: 390, height: 844 }, hasTouch: true });
	await phone.addInitScript(prepare);
	const page = await phone.newPage();
	await signInAt(page, `${server.url}/inventory/scan?session=${lfdnr}`, 'admin');
	await page.getByText('Scannen Sie den ersten Artikel.').waitFor();
	const cpu = await phone.newCDPSession(page);
	await cpu.send('Emulation.setCPUThrottlingRate', { rate: Number(values.cpu) });

	const rounds: [string, () => Promise<void>][] = [
		['hardware scanner', () => type(page, byWedge)],
		['camera', () => show(page, byCamera)],
	];
	for (const [name, play] of rounds) {
		await page.evaluate(() => {
			window.longTasks = [];
		});
		await browser.startTracing(page, { categories: ['toplevel'] });
		const begun = performance.now();
		await play();
		const seconds = (performance.now() - begun) / 1_000;
		const work = dearestTask(await browser.stopTracing());
		const long = await page.evaluate(() => window.longTasks);
		console.log(
			`${name.padEnd(18)}${CODES} codes in ${seconds.toFixed(1)} s, tasks of more than ${LONG_MS} ms: ${long.length}` +
				`${long.length > 0 ? ` (longest ${Math.max(...long).toFixed(0)} ms)` : ''}, dearest task ${work.toFixed(1)} ms of work`,
		);
		if (work > LONG_MS) process.exitCode = 1;
	}

	await page.getByText('Alles übertragen').waitFor({ timeout: 60_000 });
	const counted = new Map<string, string>();
	for (let at = 1; ; at++) {
		const { rows } = await ask<{ rows: { artNr: string; counted: string | null }[] }>(
			'POST',
			`/inventory/sessions/${lfdnr}/lines/search`,
			{ page: at, size: 200 },
		);
		for (const row of rows) if (row.counted !== null) counted.set(row.artNr, row.counted);
		if (rows.length < 200) break;
	}
	const shown = [...byWedge, ...byCamera];
	const lost = shown.filter(({ artNr }) => !counted.has(artNr)).length;
	const double = [...counted.values()].filter((count) => count !== '1.00').length;
	const strange = counted.size - (shown.length - lost);
	console.log(`of ${shown.length} codes lost ${lost}, counted twice ${double}, read that were not shown ${strange}`);
	if (lost + double + strange > 0) process.exitCode = 1;
} finally {
	await browser.close();
	await server.dispose();
}

/** In the page, before it begins: watches its tasks, and puts a picture in the place of its camera. */
function prepare(): void {
	window.longTasks = [];
	new PerformanceObserver((list) => {
		for (const { duration } of list.getEntries()) window.longTasks.push(duration);
	}).observe({ type: 'longtask' });
	const canvas = document.createElement('canvas');
	[canvas.width, canvas.height] = [1280, 720];
	const paint = canvas.getContext('2d');
	let held: string | null = null;
	window.hold = (modules) => {
		held = modules;
	};
	let turn = 0;
	setInterval(() => {
		if (paint === null) return;
		// A hand trembles: no two frames are alike.
		const shift = turn++ % 3;
		paint.fillStyle = 'rgb(128 128 128)';
		paint.fillRect(0, 0, 1280, 720);
		if (held === null) return;
		paint.fillStyle = 'rgb(235 235 235)';
		paint.fillRect(420 + shift, 240, 440, 240);
		paint.fillStyle = 'rgb(20 20 20)';
		for (const [index, module] of [...held].entries())
			if (module === '1') paint.fillRect(497 + shift + index * 3, 260, 3, 200);
	}, 50);
	navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(20);
}

/** Keys as a hardware scanner sends them, 8 ms apart, a code every 100 ms. */
async function type(page: Page, codes: readonly { gtin: string }[]): Promise<void> {
	await page.evaluate(
		async (all) => {
			const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
			for (const code of all) {
				const start = performance.now();
				for (const [index, key] of [...code, 'Enter'].entries()) {
					const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
					Object.defineProperty(press, 'timeStamp', { value: start + index * 8 });
					(document.activeElement ?? document.body).dispatchEvent(press);
				}
				await pause(Math.max(0, 100 - (performance.now() - start)));
			}
		},
		codes.map(({ gtin }) => gtin),
	);
	await page.getByText(new RegExp(`^${CODES} von`)).waitFor();
}

/** Holds each code before the camera until it is counted, then nothing until the page has seen that it is gone. */
async function show(page: Page, codes: readonly { gtin: string }[]): Promise<void> {
	for (const [index, { gtin }] of codes.entries()) {
		await page.evaluate((modules) => window.hold(modules), modulesOf(gtin));
		await page.getByText(new RegExp(`^${CODES + index + 1} von`)).waitFor({ timeout: 20_000 });
		// Longer than a code is locked: one that is still in sight then would count again.
		await page.waitForTimeout(700);
		await page.evaluate(() => window.hold(null));
		await page.waitForTimeout(700);
	}
}

/** The bars of an EAN-13 (GS1 General Specifications, 5.2.1.2). */
function modulesOf(ean: string): string {
	const left = [
		'0001101',
		'0011001',
		'0010011',
		'0111101',
		'0100011',
		'0110001',
		'0101111',
		'0111011',
		'0110111',
		'0001011',
	];
	const even = ['000000', '001011', '001101', '001110', '010011', '011001', '011100', '010101', '010110', '011010'];
	const digits = [...ean].map(Number);
	const inverted = (modules: string) => [...modules].map((bit) => (bit === '1' ? '0' : '1')).join('');
	const codeOf = (digit: number | undefined) => left[digit ?? 0] ?? '';
	const turned = (modules: string) => [...inverted(modules)].reverse().join('');
	const parity = even[digits[0] ?? 0] ?? '';
	const first = digits.slice(1, 7).map((digit, at) => (parity[at] === '1' ? turned(codeOf(digit)) : codeOf(digit)));
	const second = digits.slice(7).map((digit) => inverted(codeOf(digit)));
	return `101${first.join('')}01010${second.join('')}101`;
}
