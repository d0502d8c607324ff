import type { Locator, Page } from '@playwright/test';
import { expect, signInAt, test } from '../journey.ts';

/** A company of the demo data. */
const CUSTOMER = 1150;

/** A patient of the demo data with an insurer and no exemption. */
const PATIENT = 1500;

async function press(page: Page, target: Locator): Promise<void> {
	await target.focus();
	await page.keyboard.press('Enter');
}

/** Types over what stands in a field. */
async function enter(page: Page, field: Locator, text: string): Promise<void> {
	await field.focus();
	await page.keyboard.press('Control+A');
	await page.keyboard.type(text);
}

/** Issues the open draft and says its number. */
async function issue(page: Page, type: string): Promise<string> {
	await expect(page.getByRole('heading', { level: 1, name: `${type} (Entwurf)` })).toBeVisible();
	await press(page, page.getByRole('main').getByRole('button', { name: 'Ausstellen' }));
	const question = page.getByRole('alertdialog');
	await press(page, question.getByRole('button', { name: 'Ausstellen' }));
	const heading = page.getByRole('heading', { level: 1, name: new RegExp(`^${type} [A-Z]{2}-`) });
	// A server's first paper waits for the press, which starts with it.
	await expect(heading).toBeVisible({ timeout: 30_000 });
	return /[A-Z]{2}-\d{4}-\d+/.exec((await heading.textContent()) ?? '')?.[0] ?? '';
}

/** Takes the open document over into another one, as much of its first position as is said. */
async function takeOver(page: Page, type: string, quantity?: string): Promise<void> {
	await press(page, page.getByRole('main').getByRole('button', { name: 'Übernehmen in' }));
	await press(page, page.getByRole('menuitem', { name: type, exact: true }));
	const dialog = page.getByRole('dialog', { name: `Übernehmen in ${type}` });
	if (quantity !== undefined) await enter(page, dialog.getByRole('textbox').first(), quantity);
	await press(page, dialog.getByRole('button', { name: 'Entwurf anlegen' }));
	await expect(page.getByRole('heading', { level: 1, name: `${type} (Entwurf)` })).toBeVisible();
}

test('a quote becomes an order, two deliveries, an invoice and a credit for a part, by keys alone', async ({
	page,
}) => {
	test.setTimeout(120_000);
	await signInAt(page, `/business?lfdnr=${CUSTOMER}&typeId=10`);
	await expect(page.getByRole('heading', { level: 1, name: 'Angebot (Entwurf)' })).toBeVisible();
	await page.getByRole('combobox', { name: 'Artikel hinzufügen' }).focus();
	// Goods without lots and serial numbers, which no delivery asks for.
	await page.keyboard.type('gehstock');
	await expect(page.getByRole('option').first()).toBeVisible();
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Enter');
	await enter(page, page.getByRole('textbox', { name: 'Menge Position 1' }), '4');
	await issue(page, 'Angebot');

	await takeOver(page, 'Auftrag');
	const order = await issue(page, 'Auftrag');
	const orderUrl = page.url();

	await takeOver(page, 'Lieferschein', '1');
	const first = await issue(page, 'Lieferschein');
	await page.goto(orderUrl);
	await expect(page.getByRole('main').getByText('teilgeliefert')).toBeVisible();
	await takeOver(page, 'Lieferschein');
	const second = await issue(page, 'Lieferschein');

	await takeOver(page, 'Rechnung');
	const invoice = await issue(page, 'Rechnung');
	await takeOver(page, 'Gutschrift', '1');
	const credit = await issue(page, 'Gutschrift');

	// The whole chain stands on a map that arrow keys walk, and every paper leads to every other one.
	await page.getByRole('tab', { name: /^Vorgangskette/ }).focus();
	await page.keyboard.press('Enter');
	await page.getByRole('link', { name: order }).focus();
	await page.keyboard.press('ArrowDown');
	await expect(page.getByRole('link', { name: first })).toBeFocused();
	await page.keyboard.press('ArrowRight');
	await expect(page.getByRole('link', { name: second })).toBeFocused();
	await page.keyboard.press('ArrowDown');
	await expect(page.getByRole('link', { name: invoice })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { level: 1, name: `Rechnung ${invoice}` })).toBeVisible();
	await expect(page.getByRole('link', { name: credit })).toBeVisible();
	await page.goto(orderUrl);
	await expect(page.getByRole('main').getByText(/^(geliefert|abgeschlossen)$/)).toBeVisible();
	await page.getByRole('tab', { name: /^Verlauf/ }).click();
	await expect(page.getByText('Übernommen in Lieferschein')).toHaveCount(2);
});

test('an estimate of a patient is shared with the insurer, in the draft, on paper and in the order that follows', async ({
	page,
}) => {
	test.setTimeout(120_000);
	await signInAt(page, `/business?lfdnr=${PATIENT}&typeId=15`);
	await expect(page.getByRole('heading', { level: 1, name: 'Kostenvoranschlag (Entwurf)' })).toBeVisible();
	await page.getByRole('combobox', { name: 'Artikel hinzufügen' }).focus();
	await page.keyboard.type('RO100631');
	await expect(page.getByRole('option').first()).toBeVisible();
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Enter');
	await enter(page, page.getByRole('textbox', { name: 'Preis Position 1' }), '358');
	await enter(page, page.getByRole('textbox', { name: 'Menge Position 1' }), '2');
	const amounts = page.getByRole('main');
	const shareOf = (payer: string) =>
		amounts.getByText(`Anteil ${payer}`, { exact: true }).locator('xpath=following::dd[1]');
	// Ten percent of € 859,20.
	await expect(shareOf('Patient')).toHaveText('€ 85,92');
	await expect(shareOf('Kasse')).toHaveText('€ 773,28');
	await page.getByLabel('Befreiung').selectOption('Rezeptgebührenbefreit');
	await expect(shareOf('Patient')).toHaveText('€ 0,00');
	await page.getByLabel('Befreiung').selectOption('keine');
	await expect(shareOf('Patient')).toHaveText('€ 85,92');
	await issue(page, 'Kostenvoranschlag');

	await page.getByRole('tab', { name: 'PDF' }).click();
	const paper = page.getByRole('tabpanel');
	await expect(paper.getByText('€ 773,28')).toBeAttached({ timeout: 30_000 });
	await expect(paper.getByText('€ 85,92')).toBeAttached();
	await takeOver(page, 'Auftrag');
	await expect(shareOf('Patient')).toHaveText('€ 85,92');
});
