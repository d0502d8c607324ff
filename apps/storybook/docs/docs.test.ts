import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumFlags, chromiumPath } from '../../../scripts/chromiumPath.ts';
import { storybookOfWorkingTree } from '../scripts/visual/built.ts';
import { serveFolder } from '../scripts/visual/serveFolder.ts';

interface Entry {
	id: string;
	type: 'docs' | 'story';
}

interface DocsWindow {
	__STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, payload: object) => void };
	axe: typeof axe;
}

let browser: Browser;
let server: Awaited<ReturnType<typeof serveFolder>>;
let pages: Page[] = [];
let ids: string[] = [];

beforeAll(async () => {
	const folder = storybookOfWorkingTree();
	const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
		entries: Record<string, Entry>;
	};
	ids = Object.values(entries).flatMap(({ id, type }) => (type === 'docs' ? [id] : []));
	const executablePath = chromiumPath();
	browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...chromiumFlags] });
	const context = await browser.newContext({ locale: 'de-AT', timezoneId: 'Europe/Vienna', reducedMotion: 'reduce' });
	await context.addInitScript({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') });
	server = await serveFolder(folder);
	const { origin } = server;
	// Each draws on one core. The last page first, so that the one examined first is a change like any other.
	pages = await Promise.all(
		Array.from({ length: 2 }, async () => {
			const page = await context.newPage();
			await page.goto(`${origin}/iframe.html?viewMode=docs&id=${ids.at(-1)}`);
			await page.locator('#storybook-docs h1').first().waitFor();
			return page;
		}),
	);
}, 600_000);

afterAll(async () => {
	await browser?.close();
	server?.close();
});

test('each page of the documentation is shown whole and has nothing axe objects to', async () => {
	const faults: string[] = [];
	const left = [...ids];
	async function examineAll(page: Page): Promise<void> {
		page.on('pageerror', (error) => faults.push(String(error)));
		for (let id = left.shift(); id !== undefined; id = left.shift()) {
			const before = await page.evaluate(show, id);
			// The page before may be drawn once more meanwhile: no two that follow each other have one heading.
			await page.waitForFunction(isAnother, before);
			const found = await page.evaluate(examine);
			faults.push(...found.map((fault) => `${id}: ${fault}`));
		}
	}
	await Promise.all(pages.map(examineAll));
	expect(ids.length).toBeGreaterThan(80);
	// It is an element with a style and nothing of its own.
	expect(faults).toEqual(['grundlagen-visuallyhidden--docs: says nothing of its props']);
}, 300_000);

/** Runs in the page: goes to another page without loading anew; the heading of the one before. */
function show(id: string): string {
	const before = document.querySelector('#storybook-docs h1')?.textContent ?? '';
	const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as DocsWindow;
	channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' });
	return before;
}

/** Runs in the page. */
function isAnother(before: string): boolean {
	const heading = document.querySelector('#storybook-docs h1')?.textContent;
	return heading !== undefined && heading !== null && heading !== before;
}

/** Runs in the page; the stories in it are examined by their own tests. */
async function examine(): Promise<string[]> {
	const { axe } = window as unknown as DocsWindow;
	const { violations } = await axe.run(
		{ include: '#storybook-docs', exclude: '.docs-story' },
		{
			resultTypes: ['violations'],
		},
	);
	const faults = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id} ${node.target.join(' ')}`));
	const headings = [...document.querySelectorAll('#storybook-docs h2')].map((heading) => heading.textContent);
	const isComponent = headings.includes('When');
	return isComponent && !headings.includes('Props') ? [...faults, 'says nothing of its props'] : faults;
}
