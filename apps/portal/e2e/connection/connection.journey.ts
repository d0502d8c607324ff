import type { Page } from '@playwright/test';
import { expect, test as journey, settled, signInAt } from '../journey.ts';
import { startServer } from '../server.ts';
import { copyOfPortal, type Deploy } from './deploy.ts';

const test = journey.extend<{ deployed: { url: string; portal: Deploy } }>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
	deployed: async ({}, use) => {
		const portal = await copyOfPortal();
		const server = await startServer({ KONTOR_PORTAL: portal.folder });
		await use({ url: server.url, portal });
		await server.dispose();
		await portal.dispose();
	},
});

/** Counts from now on how often the page is loaded. */
function loadsOf(page: Page): () => number {
	let loads = 0;
	page.on('load', () => {
		loads += 1;
	});
	return () => loads;
}

const offline = 'Aktivieren Sie Ihre Internetverbindung um Kontor verwenden zu können!';

test('a lost connection is said once and for as long as it lasts, its return once', async ({ page, context }) => {
	await signInAt(page, '/crm');
	await expect(page.getByRole('grid', { name: 'Adressen' })).toBeVisible();
	await context.setOffline(true);
	await expect(page.getByRole('listitem').filter({ hasText: offline })).toHaveCount(1);
	await context.setOffline(false);
	await expect(page.getByRole('listitem').filter({ hasText: 'Internetverbindung hergestellt!' })).toHaveCount(1);
	await expect(page.getByRole('listitem').filter({ hasText: offline })).toHaveCount(0);
});

test('a list that cannot be read says so and never looks empty', async ({ page }) => {
	const server = await startServer();
	try {
		await signInAt(page, `${server.url}/crm`);
		await expect(page.getByRole('grid', { name: 'Adressen' })).toBeVisible();
		await server.stop();
		await page.getByRole('searchbox', { name: 'Adressen suchen' }).fill('Gruber');
		await expect(page.getByRole('button', { name: 'Erneut versuchen' }).first()).toBeVisible();
		await expect(page.getByText('Keine Einträge gefunden.')).toHaveCount(0);
		await server.start();
		await page.getByRole('button', { name: 'Erneut versuchen' }).first().click();
		await expect(
			page
				.getByRole('grid', { name: 'Adressen' })
				.getByText(/Gruber/)
				.first(),
		).toBeVisible();
	} finally {
		await server.dispose();
	}
});

test('a new version is offered and loaded with one reload', async ({ page, deployed }) => {
	await signInAt(page, `${deployed.url}/crm`);
	await expect(page.getByRole('grid', { name: 'Adressen' })).toBeVisible();
	await deployed.portal.announce('another-build');
	await page.evaluate(() => window.dispatchEvent(new Event('focus')));
	await expect(page.getByText('Eine neue Version ist verfügbar.')).toBeVisible();
	const loads = loadsOf(page);
	await page.getByRole('button', { name: 'Jetzt Aktualisieren' }).click();
	await expect.poll(loads).toBe(1);
	await expect(page.getByRole('grid', { name: 'Adressen' })).toBeVisible();
	await expect(page.getByText('Eine neue Version ist verfügbar.')).toHaveCount(0);
	expect(loads()).toBe(1);
});

test('after a deploy a missing chunk loads the page anew once, and then the new one works', async ({
	page,
	deployed,
}) => {
	await signInAt(page, `${deployed.url}/notifications`);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	const loads = loadsOf(page);
	await deployed.portal.replaceScripts();
	await page.getByRole('navigation').getByRole('link', { name: /^CRM/ }).click();
	await expect(page.getByRole('grid', { name: 'Adressen' })).toBeVisible();
	expect(loads()).toBe(1);
});

test('a chunk that is really missing ends in an error page, never in a loop', async ({ page, deployed }) => {
	await signInAt(page, `${deployed.url}/notifications`);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	const loads = loadsOf(page);
	await deployed.portal.removeScript('CrmSearchScreen');
	await page.getByRole('navigation').getByRole('link', { name: /^CRM/ }).click();
	await expect.poll(loads).toBe(1);
	await expect(
		page
			.getByRole('alert')
			.or(page.getByRole('button', { name: /Erneut versuchen|Neu laden/ }))
			.first(),
	).toBeVisible();
	await settled(page);
	expect(loads()).toBe(1);
});
