import type { Locator, Page } from '@playwright/test';
import axe from 'axe-core';
import { screenCode } from '../src/screenCode.ts';
import { everyScreen, goTo, passedThrough } from './everyScreen.ts';
import { expect, settled, signInAt, test } from './journey.ts';

test('every screen is on the walk', () => {
	const walked = new Set<string>([...everyScreen.map(({ route }) => route), ...passedThrough]);
	expect(Object.keys(screenCode).filter((route) => !walked.has(route))).toEqual([]);
});

test.describe('in two halves, which run beside each other', () => {
	test.describe.configure({ mode: 'parallel' });
	for (const half of [0, 1]) {
		test(`no screen breaks a rule of accessibility, in no mode, nor scrolls sideways, at no width (${half + 1} of 2)`, async ({
			page,
		}) => {
			test.setTimeout(600_000);
			// A colour on its way from one mode to another is none of either.
			await page.emulateMedia({ reducedMotion: 'reduce' });
			await page.goto('/login');
			await expect(page.getByLabel('Benutzername')).toBeVisible();
			if (half === 0) await expectCleanScreen(page, 'Login');
			await signInAt(page, '/crm');
			for (const scene of everyScreen.filter((_, index) => index % 2 === half)) {
				await goTo(page, scene);
				await settled(page);
				await scene.open?.(page);
				await expectCleanScreen(page, scene.name);
			}
		});
	}
});

for (const { display, ...size } of [
	{ display: 'desk', width: 1440, height: 900 },
	{ display: 'phone', width: 390, height: 844 },
]) {
	test(`nothing that stands is moved by what arrives, on no screen of a ${display}`, async ({ page }) => {
		test.setTimeout(300_000);
		await page.setViewportSize(size);
		await signInAt(page, '/notifications');
		// On a fast machine everything arrives before the first paint, so that nothing that stands could be moved.
		let asked = 0;
		await page.route(/\/v1\/(?!events)/, async (route) => {
			asked += 1;
			await new Promise((resolve) => setTimeout(resolve, (asked % 4) * 100));
			// A screen that was left in the meantime has given its question up.
			await route.continue().catch(() => {});
		});
		const moved: string[] = [];
		for (const scene of everyScreen) {
			await goTo(page, scene);
			await settled(page);
			const { sum, parts } = await layoutShift(page);
			if (sum > 0.02) moved.push(`${scene.name}: ${sum.toFixed(3)} by ${parts.join(', ')}`);
		}
		expect(moved).toEqual([]);
	});
}

test('the mode chosen in the user menu is the one of the screen, after a reload too', async ({ page }) => {
	await signInAt(page, '/notifications');
	await page.getByRole('button', { name: /^Benutzermenü/ }).click();
	await page.getByRole('menuitemradio', { name: 'Dunkel' }).click();
	await expect(page.locator('html')).toHaveAttribute('data-k-mode', 'dark');
	await page.reload();
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(page.locator('html')).toHaveAttribute('data-k-mode', 'dark');
});

test('on a phone the navigation is a drawer that closes where it led', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await signInAt(page, '/notifications');
	await page.getByRole('button', { name: 'Navigation öffnen' }).click();
	await page.getByRole('dialog', { name: 'Navigation' }).getByRole('link', { name: /^CRM/ }).click();
	await expect(page).toHaveURL('/crm');
	await expect(page.getByRole('dialog', { name: 'Navigation' })).toHaveCount(0);
});

test('title and way name what is open', async ({ page }) => {
	await signInAt(page, '/crm?q=Gruber');
	await expect(page).toHaveTitle(/Gruber.*Kontor$/);
	await page.goto('/crm');
	await expect(page).toHaveTitle(/CRM - Suche.*Kontor$/);
	await page.goto('/crm/addresses/1500');
	await expect(page).toHaveTitle(/^(?:\(\d+\) )?Adresse - .+ - 1500 - Kontor$/);
	const [, name = ''] = (await page.title()).split(' - ');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
	await expect(page.getByRole('navigation', { name: 'Sie sind hier' })).toContainText('CRM');
	await page.goto('/gibt/es/nicht');
	await expect(page).toHaveTitle(/^(?:\(\d+\) )?Nicht gefunden/);
});

test('a screen takes the focus when it arrives, but not from what was opened meanwhile', async ({ page }) => {
	await signInAt(page, '/crm');
	const user = page.getByRole('button', { name: /^Benutzermenü/ });
	await user.click();
	await expect(page.getByRole('menuitem', { name: 'Abmelden' })).toBeVisible();
	await page.keyboard.press('Escape');

	let release = () => {};
	const isReleased = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route('**/assets/*.js', async (route) => {
		await isReleased;
		await route.continue();
	});
	const late = page.getByRole('heading', { level: 1, name: 'Benachrichtigungen' });
	await page.getByRole('navigation').getByRole('link', { name: 'Benachrichtigungen' }).click();
	await expect(page).toHaveURL('/notifications');
	await user.click();
	await expect(late).toHaveCount(0);
	release();
	await expect(late).toBeVisible();
	await expect(page.getByRole('menuitem', { name: 'Abmelden' })).toBeVisible();

	await page.keyboard.press('Escape');
	await page.getByRole('navigation').getByRole('link', { name: 'CRM' }).first().click();
	await expect(page.getByRole('heading', { level: 1, name: 'CRM' })).toBeFocused();
});

test('what vanishes once its work is done leaves the focus nearby, not to the page as a whole', async ({ page }) => {
	await signInAt(page, '/crm?city=Wien');
	await page.getByRole('button', { name: 'Alle entfernen' }).press('Enter');
	await expect(page.getByRole('button', { name: 'Alle entfernen' })).toHaveCount(0);
	await expect(page.getByRole('main').getByRole('button', { name: 'Ort', exact: true }).first()).toBeFocused();
});

test('every tab of an address is as wide as the others', async ({ page }) => {
	await signInAt(page, '/crm/addresses/1500');
	const tabs = page.getByRole('tablist', { name: 'Bereiche der Adresse' });
	const widthOf = async (part: Locator) => Math.round((await part.boundingBox())?.width ?? 0);
	const wide = await widthOf(tabs.locator('..'));
	for (const tab of await tabs.getByRole('tab').all()) {
		await tab.click();
		const panel = page.getByRole('tabpanel', { name: (await tab.textContent()) ?? '' });
		await settled(page);
		const tabWidth = () =>
			panel.locator('section, [role=grid]').evaluateAll((parts) => {
				const right = Math.max(...parts.map((part) => part.getBoundingClientRect().right));
				return right - Math.min(...parts.map((part) => part.getBoundingClientRect().left));
			});
		// A tab's code arrives when it is opened first, and what it shows after that.
		await expect.poll(async () => Math.abs((await tabWidth()) - wide), (await tab.textContent()) ?? '').toBeLessThan(6);
	}
});

test('on paper an address is a whole sheet of dark on white, without anything to press', async ({ page }) => {
	await signInAt(page, '/crm/addresses/1500');
	await expect(page.getByText('PLZ und Ort')).toBeVisible();
	await setMode(page, 'dark');
	await page.emulateMedia({ media: 'print' });
	for (const role of ['navigation', 'banner', 'button', 'tab'] as const) {
		await expect(page.getByRole(role), role).toHaveCount(0);
	}
	const sheet = await page.evaluate(() => {
		const main = document.querySelector('main');
		const heading = document.querySelector('h1');
		return { isCut: main?.scrollHeight !== main?.clientHeight, ink: heading && getComputedStyle(heading).color };
	});
	expect(sheet.isCut).toBe(false);
	expect(sheet.ink).toMatch(/^rgb\(\d{1,2}, \d{1,2}, \d{1,2}\)$/);
});

/** Checks what is shown by all rules, by the rules of colour in the other modes, and its edges on four displays. */
async function expectCleanScreen(page: Page, name: string): Promise<void> {
	await page.evaluate(axe.source);
	expect(await violations(page), `${name}, Hell`).toEqual([]);
	for (const mode of ['dark', 'contrast']) {
		await setMode(page, mode);
		expect(await violations(page, ['color-contrast', 'link-in-text-block']), `${name}, ${mode}`).toEqual([]);
	}
	await setMode(page, 'light');
	for (const width of [320, 390, 768, 1440]) {
		await page.setViewportSize({ width, height: 844 });
		await expect.poll(() => brokenEdges(page), `${name} at ${width} px`).toEqual([]);
	}
}

/** What reaches over an edge it has to keep, and buttons of a head that are not of one height. */
function brokenEdges(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const found: string[] = [];
		const isSeen = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 1;
		const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
		if (document.documentElement.scrollWidth > window.innerWidth) found.push('the screen scrolls sideways');
		const way = document.querySelector('nav[aria-label="Sie sind hier"]');
		for (const step of way?.querySelectorAll('li') ?? []) {
			const { right } = step.getBoundingClientRect();
			if (isSeen(step) && right > (way?.getBoundingClientRect().right ?? 0) + 1) found.push(`way: ${step.textContent}`);
		}
		const buttons = [...document.querySelectorAll('main header > :nth-child(2) :is(button, a)')];
		const heights = new Set(
			buttons.filter(isSeen).flatMap((button) => {
				return button.closest('[popover]') ? [] : [Math.round(button.getBoundingClientRect().height)];
			}),
		);
		if (heights.size > 1) found.push(`buttons of the head: ${[...heights].join(', ')} px`);
		const bell = edge('header button[aria-label^="Benachrichtigungen"]');
		const count = edge('header button[aria-label^="Benachrichtigungen"] + [aria-hidden]');
		if (bell && count && (count.right > bell.right || count.top < bell.top)) found.push('the count of the bell');
		return found;
	});
}

/** Only colours change with the mode, so the screen need not load anew. */
function setMode(page: Page, mode: string): Promise<void> {
	return page.evaluate((value) => document.documentElement.setAttribute('data-k-mode', value), mode);
}

/** What breaks the rules, all of them unless some are named; naming what keeps them takes longer than finding it. */
function violations(page: Page, rules?: string[]): Promise<string[]> {
	return page.evaluate(async (runOnly) => {
		const { axe: checker } = window as unknown as { axe: typeof axe };
		const { violations: found } = await checker.run({ resultTypes: ['violations'], ...(runOnly && { runOnly }) });
		return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
	}, rules);
}

/** The browser's measure of layout shift since the page began to load, and the elements that moved. */
function layoutShift(page: Page): Promise<{ sum: number; parts: string[] }> {
	return page.evaluate(
		() =>
			new Promise((resolve) => {
				new PerformanceObserver((list) => {
					const shifts = list.getEntries() as (PerformanceEntry & {
						value: number;
						hadRecentInput: boolean;
						sources: { node: Node | null }[];
					})[];
					const own = shifts.filter(({ hadRecentInput }) => !hadRecentInput);
					const nodes = own.flatMap(({ sources }) => sources.map(({ node }) => node));
					const named = nodes.map((node) => {
						const element = node instanceof Element ? node : node?.parentElement;
						return `${element?.tagName.toLowerCase()} "${(element?.textContent ?? '').trim().slice(0, 30)}"`;
					});
					resolve({ sum: own.reduce((sum, { value }) => sum + value, 0), parts: [...new Set(named)].slice(0, 6) });
				}).observe({ type: 'layout-shift', buffered: true });
				// Where nothing moved the observer is never called.
				setTimeout(() => resolve({ sum: 0, parts: [] }), 200);
			}),
	);
}
