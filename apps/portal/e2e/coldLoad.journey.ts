import type { Request } from '@playwright/test';
import { expect, settled, signInAt, test } from './journey.ts';

/** Screens that ask the server before their code is there, and what of theirs is asked. */
const screens = [
	{ path: '/', first: '/v1/dashboard/documents/last', reads: ['/v1/dashboard/interactions/last'] },
	{ path: '/crm?city=Wien', first: '/v1/crm/addresses/search/filtered', reads: [] },
	{ path: '/crm/addresses/1500', first: '/v1/crm/addresses/1500', reads: [] },
];

for (const { path, first, reads } of screens) {
	test(`a cold ${path} is answered before its code has come, and nothing is asked twice`, async ({ page }) => {
		await signInAt(page, '/notifications');
		const asked: string[] = [];
		page.on('request', (request) => asked.push(pathOf(request)));
		let release = () => {};
		const isReleased = new Promise<void>((resolve) => {
			release = resolve;
		});
		// All that the first script imports: React, the frame, the screens.
		await page.route(/\/assets\/(?!index-|start-|answerCheck-).*\.js$/, async (route) => {
			await isReleased;
			await route.continue();
		});
		const isAnswered = page.waitForResponse((response) => pathOf(response.request()) === `/api${first}`);
		await page.goto(path);
		expect((await isAnswered).status()).toBe(200);
		await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
		release();
		// All code of the screen at once is more than a busy machine runs in the usual time.
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
		await settled(page);
		for (const once of [first, ...reads, '/v1/user', '/v1/apps', '/v1/user/settings', '/v1/refresh']) {
			expect(
				asked.filter((one) => one === `/api${once}`),
				once,
			).toHaveLength(1);
		}
	});
}

function pathOf(request: Request): string {
	return new URL(request.url()).pathname;
}
