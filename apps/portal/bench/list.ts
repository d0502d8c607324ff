/**
 * `KONTOR_DATA=… pnpm bench:list [path]`: the address list of the built portal in Chromium, over the server and data of
 * that folder, its pages fetched as they come into sight: frames while it scrolls, how much of a core the page itself
 * needed for the dearest of them, and how long rows take after a jump. On a busy machine frames wait for others; what the
 * page needed does not. `path` narrows the list (`/crm?addressType=kd_patient`). Ends with 1 when the dearest frame is over
 * its limit. Build the portal first (`pnpm build`).
 */
import type { Browser, Page } from '@playwright/test';
import { withBuiltPortal } from './builtPortal.ts';
import { dearestTask } from './trace.ts';

const rounds = 3;
const frameLimitMs = 50;
/** Rows of the list without a filter, which shows no more, and of one that jumps can still lead somewhere in. */
const WHOLE_LIST = 50_000;
const NARROWED_LIST = 1_000;
const path = process.argv[2] ?? '/crm';

interface Round {
	readonly frames: number;
	readonly longestMs: number;
	readonly overLimit: number;
	/** Milliseconds from each jump to its rows. */
	readonly jumps: readonly number[];
}

await withBuiltPortal(4873, async ({ browser, openAt }) => {
	const page = await openAt(path);
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
	} else await measure(browser, page);
});

async function measure(browser: Browser, page: Page): Promise<void> {
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

function median(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
