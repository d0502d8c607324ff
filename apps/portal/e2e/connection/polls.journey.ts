import type { Page } from '@playwright/test';
import { expect, fillSignIn, settled, signInAt, test } from '../journey.ts';

/** How often something was asked for so far; the stream of events, which wakes the polls, is closed. */
async function counted(page: Page, path: string): Promise<() => number> {
	let count = 0;
	await page.route('**/api/v1/notifications/stream*', (route) => route.abort());
	page.on('request', (asked) => {
		if (asked.url().endsWith(path)) count += 1;
	});
	return () => count;
}

async function see(page: Page, visibility: 'hidden' | 'visible'): Promise<void> {
	await page.evaluate((state) => {
		Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
		document.dispatchEvent(new Event('visibilitychange'));
	}, visibility);
}

test('Y28: the bell asks each minute, and again after a session that every call has refused', async ({ page }) => {
	const asked = await counted(page, '/notifications/unread');
	await page.clock.install();
	await signInAt(page, '/notifications');
	await settled(page);
	for (let minute = 0; minute < 3; minute++) {
		const before = asked();
		await page.clock.fastForward(60_000);
		await expect.poll(asked).toBe(before + 1);
		await settled(page);
	}

	// The refresh works, and what it gives is refused: only a new sign-in can help.
	const others = /\/api\/v1\/(?!login|refresh|logout|notifications\/stream)/;
	await page.route(others, (route) =>
		route.fulfill({
			status: 401,
			contentType: 'application/problem+json',
			json: { type: '/problems/unauthorized', title: 'x', status: 401, code: 'unauthorized', requestId: 'a-1' },
		}),
	);
	await page.clock.fastForward(60_000);
	await expect(page).toHaveURL(/\/login/);
	await page.unroute(others);
	await fillSignIn(page, 'demo');
	await expect(page.getByRole('button', { name: /^Benachrichtigungen/ })).toBeVisible();
	await settled(page);
	const before = asked();
	await page.clock.fastForward(60_000);
	await expect.poll(asked).toBe(before + 1);
});

test('a tab that nobody sees asks nothing, and looks at once when it is seen again', async ({ page }) => {
	const asked = await counted(page, '/notifications/unread');
	await page.clock.install();
	await signInAt(page, '/notifications');
	await settled(page);
	const before = asked();
	await see(page, 'hidden');
	for (let minute = 0; minute < 5; minute++) await page.clock.fastForward(60_000);
	await settled(page);
	expect(asked()).toBe(before);
	await see(page, 'visible');
	await expect.poll(asked).toBe(before + 1);
});

test('widgets that show one answer ask for it anew once every five minutes, however many they are', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1600, height: 1800 });
	const asked = await counted(page, '/dashboard/trade');
	await page.clock.install();
	await signInAt(page, '/');
	for (const name of ['Kunden heute', 'Offene Positionen', 'Monatsstatistik', 'Jahresstatistik'])
		await expect(page.getByRole('region', { name, exact: true }).getByRole('link')).toBeVisible();
	await settled(page);
	expect(asked()).toBe(1);
	for (const times of [2, 3]) {
		await page.clock.fastForward(5 * 60_000 + 1_000);
		await expect.poll(asked).toBe(times);
		await settled(page);
		expect(asked()).toBe(times);
	}
});
