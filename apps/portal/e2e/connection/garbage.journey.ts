import type { Page } from '@playwright/test';
import { expect, signInAt } from '../journey.ts';
import { type Answer, test } from './proxy.ts';

const json = (body: string): Answer => ({ status: 200, contentType: 'application/json', body });

const answers: Readonly<Record<string, Answer>> = {
	'a failure': {
		status: 500,
		contentType: 'application/problem+json',
		body: JSON.stringify({
			type: '/problems/test',
			title: 'Das ist ein Test.',
			status: 500,
			code: 'test',
			requestId: 'a',
		}),
	},
	'a page of a proxy': { status: 200, contentType: 'text/html', body: '<!doctype html><h1>Wartung</h1>' },
	nothing: { status: 204 },
	'half a body': json('{"rows":[{"lfdnr":12,"na'),
	'an empty object': json('{}'),
	'an empty list': json('[]'),
	'a list of something else': json('[{"nid":"x","read":0,"type":7}]'),
	'a page of something else': json('{"rows":[{}],"total":"viele"}'),
};
/** An empty list is a fair answer where the contract has a list. */
const screens = { '/': ['an empty list'], '/notifications': ['an empty list'], '/crm': [], '/crm/addresses/1500': [] };

for (const [path, fair] of Object.entries<string[]>(screens)) {
	test(`F5: whatever the server answers, ${path} never looks empty and offers another try`, async ({
		page,
		between,
	}) => {
		const troubles = troublesOf(page);
		await signInAt(page, '/task');
		for (const [name, answer] of Object.entries(answers)) {
			if (fair.includes(name)) continue;
			between.answer(/ \/api\/v1\/(?!refresh|user$|apps$)/, answer);
			await page.goto(path);
			await expect(
				page.getByRole('main').getByRole('button', { name: 'Erneut versuchen' }).first(),
				name,
			).toBeVisible();
			await expect(page.locator('body'), name).not.toContainText(
				/Keine Einträge gefunden|keine neuen Nachrichten|undefined|null|NaN|\[object/,
			);
		}
		expect(troubles).toEqual([]);
	});
}

test('F5: whatever the server answers instead of the user, the portal offers another try, which helps', async ({
	page,
	between,
}) => {
	const troubles = troublesOf(page);
	await signInAt(page, '/task');
	for (const [name, answer] of Object.entries(answers)) {
		between.answer(/ \/api\/v1\/user$/, answer);
		await page.goto('/notifications');
		const retry = page.getByRole('main').getByRole('button', { name: 'Erneut versuchen' });
		await expect(retry, name).toBeVisible();
		between.answer(/./, null);
		await retry.click();
		await expect(page.getByRole('heading', { level: 1, name: 'Benachrichtigungen' }), name).toBeVisible();
	}
	expect(troubles).toEqual([]);
});

/** What a page complains about, beside the browser's own lines about refused requests. */
function troublesOf(page: Page): string[] {
	const troubles: string[] = [];
	page.on('pageerror', (error) => troubles.push(error.message));
	page.on('console', (message) => {
		const isOfNetwork = message.text().startsWith('Failed to load resource');
		if (message.type() === 'error' && !isOfNetwork) troubles.push(message.text());
	});
	return troubles;
}
