import type { Browser, Page } from '@playwright/test';
import { type AccountName, accounts, expect, settled, signInAt, test } from '../journey.ts';

/** Somebody at another workstation: a browser that knows nothing of the first. */
async function elsewhere(browser: Browser, url: string, name: AccountName): Promise<Page> {
	const context = await browser.newContext({ baseURL: url });
	const page = await context.newPage();
	await signInAt(page, '/', name);
	return page;
}

/** Where a widget stands and how large it is, from the upper left of its dashboard. */
async function boxOf(page: Page, name: string): Promise<{ x: number; y: number; width: number; height: number }> {
	const widget = await page.getByRole('region', { name, exact: true }).boundingBox();
	const first = await page.getByRole('main').getByRole('heading', { level: 1 }).boundingBox();
	if (widget === null || first === null) throw new Error(`${name} is not there`);
	const { width, height } = widget;
	const x = widget.x - first.x;
	const y = widget.y - first.y;
	return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}

/** The bearer of somebody, to act for a colleague without a browser. */
async function bearerOf(url: string, name: AccountName): Promise<string> {
	const response = await fetch(`${url}/api/v1/login`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(accounts[name]),
	});
	return ((await response.json()) as { bearer: string }).bearer;
}

async function assignTask(url: string, title: string): Promise<number> {
	const response = await fetch(`${url}/api/v1/task`, {
		method: 'PUT',
		headers: { 'content-type': 'application/json', authorization: `Bearer ${await bearerOf(url, 'admin')}` },
		body: JSON.stringify({ title, assignees: [{ type: 'USER', id: 1 }], dueDate: '2026-01-05T00:00:00' }),
	});
	return ((await response.json()) as { lfdnr: number }).lfdnr;
}

test('a dashboard arranged by keys is the same after a reload, in another browser and at a width visited meanwhile', async ({
	page,
	browser,
	server,
}) => {
	await page.setViewportSize({ width: 1600, height: 1000 });
	// A place on its way to another is none.
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await signInAt(page, '/', 'verkauf');
	await page.getByRole('button', { name: 'Bearbeiten' }).click();
	const before = await boxOf(page, 'Uhr');
	const stored = page.waitForResponse((answer) => answer.url().endsWith('/user/settings/WEB_dashboard'));
	await page.getByRole('button', { name: 'Uhr verschieben' }).focus();
	await page.keyboard.press('Shift+ArrowDown');
	expect((await stored).status()).toBe(200);
	await page.getByRole('button', { name: 'Letzte Interaktionen verschieben' }).focus();
	await page.keyboard.press('ArrowUp');
	await expect(page.getByText(/^Letzte Interaktionen: Spalte 7 von 12, Zeile \d+$/)).toBeAttached();
	await page.getByRole('button', { name: 'Fertig' }).click();
	const clock = await boxOf(page, 'Uhr');
	const interactions = await boxOf(page, 'Letzte Interaktionen');
	expect(clock.height).toBeGreaterThan(before.height);

	await page.setViewportSize({ width: 390, height: 844 });
	await expect.poll(async () => (await boxOf(page, 'Uhr')).width).toBeGreaterThan(300);
	await page.setViewportSize({ width: 1600, height: 1000 });
	await expect.poll(() => boxOf(page, 'Uhr')).toEqual(clock);
	await settled(page);
	await page.reload();
	await expect.poll(() => boxOf(page, 'Uhr')).toEqual(clock);

	const other = await elsewhere(browser, server.url, 'verkauf');
	await other.setViewportSize({ width: 1600, height: 1000 });
	await expect.poll(() => boxOf(other, 'Uhr')).toEqual(clock);
	expect(await boxOf(other, 'Letzte Interaktionen')).toEqual(interactions);
	await other.context().close();
});

test('a second tab shows what the first one arranges, and neither loses what it has arranged itself', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1600, height: 1000 });
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await signInAt(page, '/', 'admin');
	const second = await page.context().newPage();
	await second.emulateMedia({ reducedMotion: 'reduce' });
	await second.setViewportSize({ width: 1600, height: 1000 });
	await second.goto('/');
	await expect(second.getByRole('button', { name: 'Bearbeiten' })).toBeEnabled();
	await page.getByRole('button', { name: 'Bearbeiten' }).click();
	await page.getByRole('button', { name: 'Uhr verschieben' }).focus();
	const before = (await boxOf(page, 'Uhr')).height;
	await page.keyboard.press('Shift+ArrowDown');
	await expect.poll(async () => (await boxOf(page, 'Uhr')).height).toBeGreaterThan(before);
	const clock = await boxOf(page, 'Uhr');
	await expect.poll(() => boxOf(second, 'Uhr')).toEqual(clock);
	await second.getByRole('button', { name: 'Bearbeiten' }).click();
	await second.getByRole('button', { name: 'Uhr verschieben' }).focus();
	await second.keyboard.press('Shift+ArrowDown');
	await expect.poll(async () => (await boxOf(second, 'Uhr')).height).toBeGreaterThan(clock.height);
	const taller = await boxOf(second, 'Uhr');
	await expect.poll(() => boxOf(page, 'Uhr')).toEqual(taller);
	await second.close();
});

test('of two windows that do not hear of each other none loses what it arranged: it is merged, or somebody is asked', async ({
	page,
	browser,
	server,
}) => {
	await page.setViewportSize({ width: 1600, height: 1000 });
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await signInAt(page, '/', 'admin');
	const other = await elsewhere(browser, server.url, 'admin');
	await other.emulateMedia({ reducedMotion: 'reduce' });
	await other.setViewportSize({ width: 1600, height: 1000 });
	const dialog = other.getByRole('alertdialog', { name: 'Dashboard in einem anderen Fenster geändert' });
	async function makeTaller(one: Page): Promise<void> {
		const { height } = await boxOf(one, 'Uhr');
		await one.getByRole('button', { name: 'Uhr verschieben' }).focus();
		await one.keyboard.press('Shift+ArrowDown');
		await expect.poll(async () => (await boxOf(one, 'Uhr')).height).toBeGreaterThan(height);
	}
	async function stored(one: Page, act: () => Promise<void>): Promise<void> {
		const answer = one.waitForResponse(
			(response) => response.url().endsWith('/user/settings/WEB_dashboard') && response.status() === 200,
		);
		await act();
		await answer;
	}
	for (const one of [page, other]) await one.getByRole('button', { name: 'Bearbeiten' }).click();

	// Both at the same width: asked, and what was chosen is what both find.
	await stored(page, () => makeTaller(page));
	await stored(page, () => makeTaller(page));
	await makeTaller(other);
	await expect(dialog).toBeVisible();
	const mine = await boxOf(other, 'Uhr');
	expect(await boxOf(page, 'Uhr')).not.toEqual(mine);
	await stored(other, () => dialog.getByRole('button', { name: 'Meine Anordnung behalten' }).click());
	await page.reload();
	await expect.poll(() => boxOf(page, 'Uhr')).toEqual(mine);

	// Each at a width of its own: both are kept, and nobody is asked.
	await page.setViewportSize({ width: 390, height: 844 });
	await page.getByRole('button', { name: 'Bearbeiten' }).click();
	await stored(page, () => makeTaller(page));
	const { height } = await boxOf(page, 'Uhr');
	await stored(other, () => makeTaller(other));
	await expect(dialog).toBeHidden();
	const wide = await boxOf(other, 'Uhr');
	await page.reload();
	await expect.poll(async () => (await boxOf(page, 'Uhr')).height).toBe(height);
	await page.setViewportSize({ width: 1600, height: 1000 });
	await expect.poll(() => boxOf(page, 'Uhr')).toEqual(wide);
	await other.context().close();
});

test('what a colleague does is in bell, title, widget and every tab at once, and one tab listens for all', async ({
	page,
	server,
}) => {
	const streams = new Set<unknown>();
	page.context().on('request', (asked) => {
		if (asked.url().endsWith('/notifications/stream')) streams.add(asked);
	});
	page.context().on('requestfinished', (asked) => void streams.delete(asked));
	page.context().on('requestfailed', (asked) => void streams.delete(asked));
	await signInAt(page, '/', 'demo');
	const second = await page.context().newPage();
	await second.goto('/notifications');
	const bell = (one: Page, count: number) =>
		expect(one.getByRole('button', { name: `Benachrichtigungen, ${count} ungelesene` })).toBeVisible({
			timeout: 15_000,
		});
	await bell(page, 12);
	await bell(second, 12);
	await expect(second).toHaveTitle('(12) Notifications - Kontor');

	// O04: a browser has six connections to a server; the eighth tab must not wait for one.
	const others: Page[] = [];
	for (let count = 0; count < 6; count++) {
		const one = await page.context().newPage();
		await one.goto('/notifications?view=unread');
		others.push(one);
	}
	await bell(others.at(-1) as Page, 12);

	const task = await assignTask(server.url, 'Rückruf der Reise');
	for (const one of [page, second]) {
		await bell(one, 13);
		await expect(one).toHaveTitle(/^\(13\) /);
	}
	await expect(second.getByRole('tab', { name: /Ungelesen/ })).toContainText('13');
	await expect(page.getByRole('region', { name: 'Offene Aufgaben' })).toContainText('Rückruf der Reise');
	await expect(page.getByRole('region', { name: 'Benachrichtigungen' })).toContainText('Rückruf der Reise');
	await expect(others.at(-1) as Page).toHaveTitle(/^\(13\) /);
	expect(streams.size).toBe(1);
	for (const one of others) await one.close();

	// The tab that listens goes; the other one takes over.
	await page.close();
	await assignTask(server.url, 'Noch ein Rückruf der Reise');
	await bell(second, 14);

	await second
		.getByRole('link', { name: /: Rückruf der Reise|Rückruf der Reise/ })
		.first()
		.click();
	await expect(second.getByRole('link', { name: 'Aufgabe öffnen' })).toHaveAttribute('href', /\/task\/\d+/);
	await second.getByRole('button', { name: 'Als gelesen markieren', exact: true }).click();
	await bell(second, 13);
	await second.getByRole('button', { name: 'Alle als gelesen markieren' }).click();
	await expect(second).toHaveTitle('Notifications - Kontor');
	await second.getByRole('button', { name: 'Rückgängig' }).click();
	await bell(second, 13);

	// O01: the task is deleted; nothing is counted for it any more, and whoever opens it is told so.
	const bearer = await bearerOf(server.url, 'admin');
	const { nid } = (
		(await (
			await fetch(`${server.url}/api/v1/notifications`, {
				headers: { authorization: `Bearer ${await bearerOf(server.url, 'demo')}` },
			})
		).json()) as { nid: number; taskLfdnr: number | null }[]
	).find(({ taskLfdnr }) => taskLfdnr === task) ?? { nid: 0 };
	await fetch(`${server.url}/api/v1/task/${task}`, {
		method: 'DELETE',
		headers: { authorization: `Bearer ${bearer}`, 'if-match': '"1"' },
	});
	await second.goto(`/notifications?nid=${nid}`);
	await expect(second.getByText('Der Eintrag ist nicht mehr vorhanden.')).toBeVisible();
	await second.close();
});

test('what was opened at one workstation is found at the other', async ({ page, browser, server }) => {
	await signInAt(page, '/crm/addresses/1500', 'admin');
	await expect(page).toHaveTitle(/^(?:\(\d+\) )?Adresse - .+ - 1500 - /);
	const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
	const other = await elsewhere(browser, server.url, 'admin');
	await other.getByRole('link', { name: `Adresse ${name}` }).click();
	await expect(other).toHaveURL(/\/crm\/addresses\/1500/);
	await other.context().close();
});
