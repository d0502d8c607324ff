import { addDays, formatGermanDate } from '@kontor/german/date';
import { viennaToday } from '@kontor/german/dateTime';
import type { Page } from '@playwright/test';
import { expect, settled, signInAt, test } from '../journey.ts';

/** Types as a hardware scanner does: key after key without the pause of a hand. */
async function burst(page: Page, code: string): Promise<void> {
	await page.evaluate((text) => {
		const target = document.activeElement ?? document.body;
		for (const key of [...text, 'Enter']) {
			target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
		}
	}, code);
}

test('an article is found by a hardware scanner, gets a price from tomorrow on, and stock', async ({ page }) => {
	const today = viennaToday(Date.now());
	const tomorrow = addDays(today, 1) ?? '';
	await signInAt(page, '/task');
	await settled(page);
	await burst(page, '2000000000305');
	await expect(page.getByRole('heading', { level: 1, name: /Rollstuhl/ })).toBeVisible();
	await expect(page).toHaveURL(/\/articles\/RO100030$/);

	await page.getByRole('tab', { name: 'Verkaufspreise' }).click();
	await page.getByRole('button', { name: 'Neuer Preis' }).click();
	const drawer = page.getByRole('dialog', { name: 'Neuer Verkaufspreis' });
	await expect(drawer.getByLabel(/^Gültig ab/)).toHaveValue(formatGermanDate(tomorrow));
	await drawer.getByLabel(/^Preis netto/).fill('777,5');
	await drawer.getByRole('button', { name: 'Speichern' }).click();
	await expect(drawer).toBeHidden();
	const grid = page.getByRole('grid', { name: 'Verkaufspreise' });
	await expect(grid.getByText(`ab ${formatGermanDate(tomorrow)}`)).toBeVisible();
	await expect(grid.getByText('777,500')).toBeVisible();
	// Today still the price of before, which ends tonight.
	await expect(grid.getByText(new RegExp(`${formatGermanDate(today)}$`))).toBeVisible();

	await page.getByRole('tab', { name: 'Bestand', exact: true }).click();
	await page.getByRole('button', { name: 'Bestand buchen' }).click();
	const posting = page.getByRole('dialog', { name: 'Bestand buchen' });
	await posting.getByLabel(/^Lager/).selectOption({ label: 'Filiale Graz' });
	await posting.getByLabel(/^Seriennummer/).fill('SN-J-0001');
	await posting.getByLabel(/^Menge/).fill('1');
	await posting.getByRole('button', { name: 'Speichern' }).click();
	await expect(posting).toBeHidden();
	await expect(page.getByRole('grid', { name: 'Bestand je Lager' }).getByText('SN-J-0001')).toBeVisible();
	await page.getByRole('tab', { name: 'Bewegungen' }).click();
	await expect(page.getByRole('grid', { name: 'Bewegungen' }).getByText('+1,00').first()).toBeVisible();
});

test('a burst into a field stays text there', async ({ page }) => {
	await signInAt(page, '/articles');
	await settled(page);
	const field = page.getByRole('searchbox', { name: 'Artikel suchen' });
	await field.focus();
	await page.keyboard.type('2000000000305', { delay: 1 });
	await page.keyboard.press('Enter');
	await expect(field).toHaveValue('2000000000305');
	await expect(page.getByRole('grid').getByRole('link', { name: /Rollstuhl/ })).toBeVisible();
	await expect(page).toHaveURL(/\/articles\?q=2000000000305/);
});

test('costs are nowhere for who may not see them, and cannot be sorted by', async ({ page }) => {
	await signInAt(page, '/articles?sort=-dep', 'verkauf');
	await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
	await page.getByRole('button', { name: 'Ansicht' }).click();
	await expect(page.getByRole('checkbox', { name: 'Bestand' })).toBeAttached();
	await expect(page.getByRole('checkbox', { name: 'DEP' })).toHaveCount(0);
	await page.keyboard.press('Escape');
	await page.goto('/articles/RO100030?tab=purchasePrices');
	await expect(page.getByRole('tab', { name: 'Übersicht' })).toHaveAttribute('aria-selected', 'true');
	await expect(page.getByRole('tab', { name: 'Einkaufspreise' })).toHaveCount(0);
	await expect(page.getByText('Verpackungseinheit')).toBeVisible();
	await expect(page.getByText('DEP')).toHaveCount(0);
	await page.getByRole('tab', { name: 'Verkaufspreise' }).click();
	await expect(page.getByRole('columnheader', { name: 'Netto' })).toBeVisible();
	for (const name of ['Faktor', 'DB1', 'RA']) await expect(page.getByRole('columnheader', { name })).toHaveCount(0);
	await expect(page.getByRole('button', { name: 'Neuer Preis' })).toHaveCount(0);
});
