/**
 * `KONTOR_DATA=… pnpm bench:editor [positions]`: the editor of documents of the built portal in Chromium, over the server
 * and demo data of that folder, with a draft of 300 positions: for each key in its fields the time until it is painted, and
 * how much of a core the page needed for the dearest task. On a busy machine a key waits for others; what the page needed
 * does not. Ends with 1 when the dearest task of the median key is over its limit. Build the portal first (`pnpm build`).
 */
import type { Browser, Page } from '@playwright/test';
import { apiOf } from '../e2e/api.ts';
import { withBuiltPortal } from './builtPortal.ts';
import { dearestTask } from './trace.ts';

const limitMs = 50;
const positions = Number(process.argv[2] ?? 300);

/** Keys in one field of a line in the middle. */
const fields = [
	{ name: 'Menge', keys: '1234' },
	{ name: 'Preis', keys: '9876' },
	{ name: 'Bezeichnung', keys: ' Text mit Ersatzteilen' },
	{ name: 'Rabatt in Prozent', keys: '12' },
] as const;

await withBuiltPortal(4874, async ({ url, browser, openAt }) => {
	const page = await openAt(`/business?wf_cid=${await makeDraft(url)}`);
	await page.getByLabel(`Menge Position ${positions}`, { exact: true }).waitFor({ timeout: 60_000 });
	await measure(browser, page);
});

/** Number of a stored draft with so many positions. */
async function makeDraft(url: string): Promise<string> {
	const ask = await apiOf(url, 'demo');
	const lines = Array.from({ length: positions }, (_, index) => ({
		...{ kind: 'article', text: `Rollstuhl Leicht SB 43, Ausführung ${index}`, quantity: '2', price: '389.5' },
	}));
	const draft = { customerId: 1001, typeId: 20, documentFoot: { orderReference: '' }, positions: lines };
	const { wf_cid } = await ask<{ wf_cid: string }>('POST', '/business/document', draft);
	return wf_cid;
}

async function measure(browser: Browser, page: Page): Promise<void> {
	const rows: {
		field: string;
		median: number;
		p95: number;
		longest: number;
		cpuMedian: number;
		cpuP95: number;
		cpuLongest: number;
	}[] = [];
	for (const { name, keys } of fields) {
		const field = page.getByLabel(`${name} Position ${Math.ceil(positions / 2)}`, { exact: true });
		await field.click();
		await field.press('End');
		// The first key warms up.
		await timeOf(page, keys[0] ?? '1');
		const paints: number[] = [];
		const tasks: number[] = [];
		for (const key of [...keys.slice(1), 'Backspace', 'Backspace']) {
			await browser.startTracing(page, { categories: ['toplevel'] });
			paints.push(await timeOf(page, key));
			tasks.push(dearestTask(await browser.stopTracing()));
		}
		rows.push({
			field: name,
			median: at(paints, 0.5),
			p95: at(paints, 0.95),
			longest: at(paints, 1),
			cpuMedian: at(tasks, 0.5),
			cpuP95: at(tasks, 0.95),
			cpuLongest: at(tasks, 1),
		});
	}
	console.log(
		`${positions} positions, milliseconds of each key: until it is painted, and its dearest task (time of its core)`,
	);
	console.table(rows);
	process.exitCode = rows.every(({ cpuMedian }) => cpuMedian <= limitMs) ? 0 : 1;
}

/** Milliseconds from a key until it is painted; returns once all that follows it is done. */
async function timeOf(page: Page, key: string): Promise<number> {
	await page.evaluate(() => {
		const seen = window as Window & { painted?: Promise<number> };
		seen.painted = new Promise((resolve) => {
			const heard = () => {
				const start = performance.now();
				requestAnimationFrame(() => {
					const channel = new MessageChannel();
					channel.port1.onmessage = () => resolve(performance.now() - start);
					channel.port2.postMessage(null);
				});
			};
			addEventListener('keydown', heard, { capture: true, once: true });
		});
	});
	await page.keyboard.press(key === ' ' ? 'Space' : key);
	return page.evaluate(async () => {
		const painted = await (window as Window & { painted?: Promise<number> }).painted;
		await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }));
		return painted ?? Number.NaN;
	});
}

/** The value that so large a part of all does not exceed, to a tenth. */
function at(values: readonly number[], part: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	return Math.round((sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN) * 10) / 10;
}
