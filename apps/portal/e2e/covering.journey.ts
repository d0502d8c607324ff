import type { Page } from '@playwright/test';
import { expect, signInAt, test } from './journey.ts';

const widths = [390, 768, 1440];

/** A screen, and what is opened on it before the toast comes. */
interface Scene {
	readonly name: string;
	readonly path: string;
	readonly open?: (page: Page) => Promise<void>;
}

const scenes: readonly Scene[] = [
	{ name: 'Home', path: '/' },
	{ name: 'CRM', path: '/crm' },
	{ name: 'Adresse', path: '/crm/addresses/1500' },
	{ name: 'Kontaktdaten', path: '/crm/addresses/1500?tab=contactData', open: (page) => press(page, 'Bearbeiten') },
	{ name: 'Dokumente', path: '/crm/addresses/1500?tab=documents' },
	{ name: 'Aufgaben', path: '/crm/addresses/1500?tab=tasks' },
	{
		name: 'Interaktion erfassen',
		path: '/crm/addresses/1500?tab=interactions',
		open: (page) => openLayer(page, /^Interaktion erfassen|^Erfassen|^Neue Interaktion/),
	},
	{
		name: 'Kontaktperson anlegen',
		path: '/crm/addresses/1500?tab=contactPersons',
		open: (page) => openLayer(page, /^Kontaktperson anlegen|^Anlegen|^Neue Kontaktperson/),
	},
	{ name: 'Kundengruppen', path: '/crm/addresses/1500?tab=customerGroups' },
	{
		name: 'Neue Adresse',
		path: '/crm/addresses/new',
		async open(page) {
			await page.getByLabel('Konsument').check();
			await press(page, 'Weiter');
			await expect(page.getByLabel('Anrede')).toBeVisible();
		},
	},
	{ name: 'Benachrichtigungen', path: '/notifications' },
	{ name: 'Kein Zugriff', path: '/nopermission' },
	{ name: 'Nicht gefunden', path: '/gibt/es/nicht' },
];

test('no toast and no bar covers a control, on no screen, at no width', async ({ page, context }) => {
	test.setTimeout(300_000);
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await signInAt(page, '/');
	for (const { name, path, open } of scenes) {
		await page.setViewportSize({ width: 1440, height: 900 });
		await page.goto(path);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await page.waitForLoadState('networkidle');
		await open?.(page);
		await context.setOffline(true);
		await expect(page.getByRole('region', { name: 'Meldungen' })).toBeVisible();
		for (const width of widths) {
			await page.setViewportSize({ width, height: 844 });
			// The row of tabs brings the chosen one into sight a moment after each change of width.
			await expect.poll(() => coveredControls(page), `${name} at ${width}`).toEqual([]);
		}
		await context.setOffline(false);
		await expect(page.getByRole('region', { name: 'Meldungen' })).not.toContainText('Aktivieren Sie');
	}
});

async function press(page: Page, name: string): Promise<void> {
	await page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
}

async function openLayer(page: Page, name: RegExp): Promise<void> {
	await page.getByRole('main').getByRole('button', { name }).first().click();
	await expect(page.getByRole('dialog')).toBeVisible();
}

/** What cannot be pressed in its middle although it is scrolled into sight, and what lies there instead. */
function coveredControls(page: Page): Promise<string[]> {
	return page.evaluate(async () => {
		const selector = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [role="tab"]';
		const isReachable = (element: HTMLElement) =>
			element.checkVisibility({ visibilityProperty: true }) &&
			element.closest('[inert], [aria-hidden="true"]') === null;
		const isOf = (element: HTMLElement, hit: Element | null) =>
			hit !== null &&
			(element.contains(hit) ||
				hit.closest('label')?.control === element ||
				// The picture of a check box lies on its input, within the same frame.
				(element.matches('[type="checkbox"], [type="radio"]') && element.parentElement?.contains(hit) === true));
		const names = (element: Element | null) =>
			element === null
				? 'nothing'
				: `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
		const covered: string[] = [];
		for (const element of [...document.querySelectorAll<HTMLElement>(selector)].filter(isReachable)) {
			// A row of tabs fades out at its ends, until it is scrolled to what lies there.
			const isTab = element.matches('[role="tab"]');
			element.scrollIntoView({ block: 'nearest', inline: isTab ? 'center' : 'nearest' });
			if (isTab) await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
			// What reaches over two lines has its middle between them; its first line is pressed.
			const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
			// What is there for readers alone has no place of its own.
			if (width <= 1 || height <= 1 || getComputedStyle(element).clipPath !== 'none') continue;
			const hit = document.elementFromPoint(left + width / 2, top + height / 2);
			if (!isOf(element, hit)) covered.push(`${names(element)} lies under ${names(hit)}`);
		}
		return covered;
	});
}
