import { expect, settled, signInAt, test } from '../journey.ts';

test('a search is saved and shared, a colleague opens it, and deleting it is taken back', async ({
	page,
	browser,
	baseURL,
}, info) => {
	const name = `Rechnungen Graz ${info.repeatEachIndex}`;
	await signInAt(page, '/documents');
	await page.getByRole('button', { name: 'Filter hinzufügen' }).focus();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('searchbox', { name: 'Filter suchen' })).toBeFocused();
	await page.keyboard.type('belegart');
	await page.keyboard.press('Enter');
	await page
		.getByRole('dialog', { name: 'Filter Belegart' })
		.getByRole('checkbox', { name: 'Rechnung', exact: true })
		.check();
	await page.keyboard.press('Escape');
	await expect(page.getByRole('button', { name: 'Belegart: Rechnung' })).toBeVisible();
	await expect(page).toHaveURL(/documentType~RE/);

	await page.getByRole('button', { name: 'Filter speichern' }).click();
	await page.getByRole('menuitem', { name: 'Als neuen Filter speichern …' }).click();
	const dialog = page.getByRole('dialog', { name: 'Filter speichern' });
	await dialog.getByRole('textbox', { name: /Name/ }).fill(name);
	await dialog.getByRole('checkbox', { name: 'Mit allen teilen' }).check();
	await dialog.getByRole('button', { name: 'Speichern' }).click();
	const tab = page.getByRole('navigation', { name: 'Gespeicherte Filter' }).getByRole('link', { name });
	await expect(tab).toHaveAttribute('aria-current', 'true');
	await expect(tab).toContainText(/\d/);

	const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'de-AT' });
	const colleague = await context.newPage();
	await signInAt(colleague, '/documents', 'admin');
	await colleague.getByRole('navigation', { name: 'Gespeicherte Filter' }).getByRole('link', { name }).click();
	await expect(colleague.getByRole('button', { name: 'Belegart: Rechnung' })).toBeVisible();
	await colleague.getByRole('button', { name: 'Filter speichern' }).click();
	await expect(colleague.getByRole('menuitem', { name: `„${name}“ löschen` })).toHaveCount(0);
	await context.close();

	await page.getByRole('button', { name: 'Filter speichern' }).click();
	await page.getByRole('menuitem', { name: `„${name}“ löschen` }).click();
	await expect(tab).toHaveCount(0);
	await page.getByRole('button', { name: 'Rückgängig' }).click();
	await expect(tab).toHaveAttribute('aria-current', 'true');
	await page.reload();
	await expect(tab).toHaveAttribute('aria-current', 'true');
});

test('hits are walked through, an interaction and a task are noted at a document', async ({ page }) => {
	await signInAt(page, '/documents?f=documentType~RE');
	const first = page.getByRole('grid', { name: 'Dokumente' }).getByRole('link').first();
	const number = await first.textContent();
	await first.click();
	await expect(page.getByRole('heading', { level: 1, name: `Rechnung ${number}` })).toBeVisible();
	await expect(page.getByRole('navigation', { name: 'Treffer der Suche' })).toContainText('1 von');
	await page.keyboard.press('Alt+PageDown');
	await expect(page.getByRole('navigation', { name: 'Treffer der Suche' })).toContainText('2 von');
	await page.keyboard.press('Alt+PageUp');
	await expect(page.getByRole('heading', { level: 1, name: `Rechnung ${number}` })).toBeVisible();

	await page.getByRole('tab', { name: 'Interaktionen' }).click();
	await page.getByRole('button', { name: 'Interaktion erfassen' }).click();
	const drawer = page.getByRole('dialog', { name: 'Interaktion erfassen' });
	const subject = `Mahnung besprochen ${Date.now()}`;
	await drawer.getByRole('combobox', { name: 'Betreff' }).fill(subject);
	await drawer.getByRole('button', { name: 'Speichern' }).click();
	await expect(page.getByRole('tabpanel').getByText(subject)).toBeVisible();

	await page.getByRole('tab', { name: 'Aufgaben' }).click();
	await page.getByRole('tabpanel').getByRole('link', { name: 'Aufgabe erstellen' }).click();
	await page.getByLabel('Titel').fill('Zahlung nachfragen');
	await page.getByRole('main').getByRole('button', { name: 'Aufgabe erstellen' }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Zahlung nachfragen' })).toBeVisible();
	await page.getByRole('main').getByRole('link', { name: /^RE / }).click();
	await expect(page.getByRole('heading', { level: 1, name: `Rechnung ${number}` })).toBeVisible();
});

test('on a phone documents are found, opened and read by thumb', async ({ browser, baseURL }) => {
	const context = await browser.newContext({
		baseURL: baseURL ?? '',
		locale: 'de-AT',
		viewport: { width: 390, height: 800 },
		hasTouch: true,
	});
	const page = await context.newPage();
	await signInAt(page, '/documents');
	await page
		.getByRole('navigation', { name: 'Ansichten' })
		.getByRole('link', { name: /^Offen/ })
		.tap();
	await expect(page).toHaveURL(/view=open/);
	await settled(page);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
	await page
		.getByRole('main')
		.getByRole('link', { name: /-20\d\d-/ })
		.first()
		.tap();
	await expect(page.getByRole('tab', { name: /^Positionen/ })).toBeVisible();
	await page.getByRole('tab', { name: /^Vorgangskette/ }).tap();
	await expect(page.getByRole('region', { name: 'Vorgangskette' })).toBeVisible();
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
	await context.close();
});
