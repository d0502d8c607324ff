import type { Page } from '@playwright/test';
import { goTo } from '../everyScreen.ts';
import { expect, settled, signInAt, test } from '../journey.ts';

const crm = '/crm/addresses/1500';

/** Each form that stands in a page, and how it is opened; without a path it follows from the one before. */
const forms: readonly { name: string; path?: string; open?: (page: Page) => Promise<void> }[] = [
	{ name: 'Kontaktdaten', path: `${crm}?tab=contactData`, open: edit },
	{ name: 'Patient', path: `${crm}?tab=patient`, open: edit },
	{ name: 'Aufgabe erstellen', path: '/task/new' },
	{
		name: 'Neue Adresse',
		path: '/crm/addresses/new',
		open: (page) => page.getByLabel('Patient', { exact: true }).check(),
	},
	{
		name: 'Neue Adresse, Allgemein',
		async open(page) {
			await next(page);
			await page.getByLabel(/^Nachname/).fill('Ohnegleichen');
		},
	},
	{
		name: 'Neue Adresse, Patient',
		async open(page) {
			await next(page);
			await expect(page.getByLabel('Allergien')).toBeVisible();
		},
	},
];

async function next(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Weiter', exact: true }).click();
}

async function edit(page: Page): Promise<void> {
	await page.getByRole('main').getByRole('button', { name: 'Bearbeiten', exact: true }).first().click();
	await expect(page.getByRole('button', { name: 'Speichern', exact: true })).toBeVisible();
}

for (const size of [
	{ width: 1280, height: 420 },
	{ width: 390, height: 500 },
]) {
	test(`the buttons of a form are in sight however long it is and whichever field is worked at, at ${size.width} pixels`, async ({
		page,
	}) => {
		page.on('dialog', (dialog) => void dialog.accept());
		await page.setViewportSize(size);
		await signInAt(page, '/notifications');
		for (const { name, path, open } of forms) {
			if (path !== undefined) await goTo(page, { name, path, route: 'crm' });
			await settled(page);
			await open?.(page);
			const submit = page.getByRole('main').locator('button[type=submit]').last();
			const fields = page.locator('main form').last().locator('input, select, textarea');
			const last = (await fields.count()) - 1;
			for (const index of [0, Math.floor(last / 2), last]) {
				await fields.nth(index).evaluate((field) => field.scrollIntoView({ block: 'center', behavior: 'instant' }));
				await expect(submit, `${name}, at field ${index}`).toBeInViewport({ ratio: 0.9 });
			}
		}
	});
}
