/**
 * `KONTOR_DATA=… pnpm bench:list [path]`: the address list of the built portal in Chromium, over the server and data of
 * that folder, its pages fetched as they come into sight: frames while it scrolls, how much of a core the page itself
 * needed for the dearest of them, and how long rows take after a jump. On a busy machine frames wait for others; what the
 * page needed does not. `path` narrows the list (`/crm?addressType=kd_patient`). Ends with 1 when the dearest frame is over
 * its limit. Build the portal first (`pnpm build`).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../../../scripts/chromiumPath.ts';
import { accounts } from '../e2e/journey.ts';

const rounds = 3;
const frameLimitMs = 50;
/** Rows of the list without a filter, which shows no more, and of one that jumps can still lead somewhere in. */
const WHOLE_LIST = 50_000;
const NARROWED_LIST = 1_000;
const port = process.env.PORT ?? '4873';
const path = process.argv[2] ?? '/crm';

interface Round {
	readonly frames: number;
	readonly longestMs: number;
	readonly overLimit: number;
	/** Milliseconds from each jump to its rows. */
	readonly jumps: readonly number[];
}

/** What is read of an event of Chromium's trace; `tdur` in microseconds. */
interface TraceEvent {
	readonly name: string;
	readonly pid: number;
	readonly tid: number;
	readonly tdur?: number;
	readonly args?: { readonly name?: string };
}

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
	const page = await browser.newPage({ locale: 'de-AT', viewport: { width: 1440, height: 900 } });
	await page.goto(`http://localhost:${port}${path}`);
	await page.getByLabel('Benutzername').fill(accounts.demo.username);
	await page.getByLabel('Passwort', { exact: true }).fill(accounts.demo.password);
	await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
	const grid = page.getByRole('grid', { name: 'Adressen' });
	await grid.locator('[data-index="0"] a').first().waitFor({ timeout: 60_000 });
	const hits = Number(await grid.getAttribute('aria-rowcount')) - 1;
	console.log(`${hits} hits of ${path}`);
	const least = path === '/crm' ? WHOLE_LIST : NARROWED_LIST;
	if (hits < least) {
		console.error(
			`The list has ${hits} rows, and the bench measures ${least}: make them with KONTOR_DATA=… pnpm seed --scale 100.`,
		);
		process.exitCode = 1;
	} else await measure(page);
} finally {
	await browser.close();
	server.kill('SIGTERM');
	if (server.exitCode === null) await once(server, 'exit');
}

async function measure(page: Page): Promise<void> {
	const results: (Round & { dearestMs: number })[] = [];
	for (let round = 0; round <= rounds; round++) {
		await browser.startTracing(page, { categories: ['toplevel'] });
		const result = await scrollThrough(page);
		const dearestMs = dearestTask(await browser.stopTracing());
		// The first round warms up.
		if (round > 0) results.push({ ...result, dearestMs });
	}
	console.table(
		results.map(({ frames, overLimit, longestMs, dearestMs }) => ({
			frames,
			overLimit,
			longestMs: Math.round(longestMs),
			dearestMs: Math.round(dearestMs),
		})),
	);
	const longest = median(results.map(({ longestMs }) => longestMs));
	const dearest = median(results.map(({ dearestMs }) => dearestMs));
	const jump = median(results.flatMap(({ jumps }) => jumps));
	console.log(`longest frame while scrolling: median of ${rounds} rounds ${Math.round(longest)} ms`);
	console.log(`dearest task of the page, time of its core: ${Math.round(dearest)} ms`);
	console.log(`rows after a jump: median ${Math.round(jump)} ms`);
	process.exitCode = dearest <= frameLimitMs ? 0 : 1;
}

/** Scrolls like a fast wheel, with jumps as by the scroll bar between the stretches. */
function scrollThrough(page: Page): Promise<Round> {
	return page.evaluate(async (limit) => {
		const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
		const grid = document.querySelector('[role="grid"]');
		const scroller = grid?.parentElement;
		if (!grid || !scroller) throw new Error('There is no list');
		scroller.scrollTop = 0;
		await nextFrame();
		const frames: number[] = [];
		const jumps: number[] = [];
		for (let stretch = 1; stretch <= 4; stretch++) {
			let before = await nextFrame();
			for (let frame = 0; frame < 60; frame++) {
				scroller.scrollTop += 400;
				const now = await nextFrame();
				frames.push(now - before);
				before = now;
			}
			// To another depth each time: pages that are here already would prove nothing.
			scroller.scrollTop = scroller.scrollHeight * ((stretch + Math.random()) / 6);
			const start = performance.now();
			await nextFrame();
			while (grid.querySelector('[aria-busy="true"][data-index]') !== null) await nextFrame();
			jumps.push(performance.now() - start);
		}
		const overLimit = frames.filter((time) => time > limit).length;
		return { frames: frames.length, longestMs: Math.max(...frames), overLimit, jumps };
	}, frameLimitMs);
}

/** Milliseconds of processor time of the dearest task on the main thread of the page. */
function dearestTask(trace: Buffer): number {
	const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
	const main = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
	const times = traceEvents.flatMap(({ pid, tid, tdur }) =>
		tdur !== undefined && main.some((thread) => thread.pid === pid && thread.tid === tid) ? [tdur / 1000] : [],
	);
	if (times.length === 0) throw new Error('Chromium has traced no task of the page');
	return times.reduce((most, time) => Math.max(most, time), 0);
}

function median(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
