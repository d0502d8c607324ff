import { test as base, expect, type Page } from '@playwright/test';
import { type Server, startServer } from './server.ts';

export { expect } from '@playwright/test';

/** The demo accounts of a fresh server. */
export const accounts = {
	demo: { username: 'demo', password: 'demo-kontor' },
	verkauf: { username: 'verkauf', password: 'verkauf-kontor' },
	admin: { username: 'admin', password: 'admin-kontor' },
} as const;

/** Name of a demo account. */
export type AccountName = keyof typeof accounts;

/** Journeys share one server unless they stop or change it: then they start their own with `startServer`. */
export const test = base.extend<Record<never, never>, { server: Server }>({
	server: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
		async ({}, use) => {
			const server = await startServer();
			await use(server);
			await server.dispose();
		},
		{ scope: 'worker' },
	],
	baseURL: async ({ server }, use) => use(server.url),
});

/** Fills the sign-in form that is on the screen and sends it. */
export async function fillSignIn(page: Page, name: AccountName): Promise<void> {
	await page.getByLabel('Benutzername').fill(accounts[name].username);
	await page.getByLabel('Passwort', { exact: true }).fill(accounts[name].password);
	await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
}

/** Waits until nothing more has arrived for half a second; the stream of events, which never ends, does not count. */
export async function settled(page: Page): Promise<void> {
	await page.waitForFunction(() => {
		const seen = window as Window & { arrived?: { count: number; at: number } };
		const count = performance.getEntriesByType('resource').length;
		if (seen.arrived?.count !== count) seen.arrived = { count, at: performance.now() };
		return document.readyState === 'complete' && performance.now() - seen.arrived.at > 500;
	});
}

/** Opens a path as somebody who is not signed in yet, signs in, and arrives at that path. */
export async function signInAt(page: Page, path: string, name: AccountName = 'demo'): Promise<void> {
	await page.goto(path);
	await fillSignIn(page, name);
	await expect(page.getByRole('navigation').first()).toBeVisible();
}
