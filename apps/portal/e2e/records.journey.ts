import type { Page } from '@playwright/test';
import { expect, signInAt, test } from './journey.ts';

/** A company of the demo data, with contact persons; no patient. */
const COMPANY = 1001;

function drawer(page: Page) {
	return page.getByRole('dialog');
}

async function noteInteraction(page: Page, subject: string, text = ''): Promise<void> {
	await page.getByRole('button', { name: 'Interaktion erfassen' }).click();
	await drawer(page).getByLabel('Betreff').fill(subject);
	await drawer(page).getByLabel('Text').fill(text);
	await drawer(page).getByRole('button', { name: 'Speichern' }).click();
	await expect(drawer(page)).toHaveCount(0);
}

test('an interaction is noted, edited, deleted, and put back from the toast and after a reload', async ({ page }) => {
	await signInAt(page, `/crm/addresses/${COMPANY}?tab=interactions`);
	const history = page.getByRole('region', { name: 'Verlauf' });
	await noteInteraction(page, 'Probe gebracht', 'Zwei Muster, Größe M.');
	await expect(history.getByText('Zwei Muster, Größe M.')).toBeVisible();

	await page.getByRole('button', { name: '„Probe gebracht“ bearbeiten' }).click();
	await drawer(page).getByLabel('Text').fill('Drei Muster.');
	await drawer(page).getByLabel('Text').press('Control+Enter');
	await expect(history.getByText('Drei Muster.')).toBeVisible();

	await page.getByRole('button', { name: '„Probe gebracht“ löschen' }).click();
	await expect(history.getByText('Probe gebracht')).toHaveCount(0);
	await page.getByRole('button', { name: 'Rückgängig' }).click();
	await expect(history.getByText('Drei Muster.')).toBeVisible();

	await page.getByRole('button', { name: '„Probe gebracht“ löschen' }).click();
	await expect(history.getByText('Probe gebracht')).toHaveCount(0);
	await page.reload();
	await page.getByText('Gelöscht in den letzten 30 Tagen').click();
	await page.getByRole('button', { name: '„Probe gebracht“ wiederherstellen' }).click();
	await expect(history.getByText('Drei Muster.')).toBeVisible();
});

test('what was typed is there again after a reload and after a new sign-in, and asked about before it is given up', async ({
	page,
}) => {
	await signInAt(page, `/crm/addresses/${COMPANY}?tab=interactions`);
	await page.getByRole('button', { name: 'Interaktion erfassen' }).click();
	await typeAndKeep(page, 'Betreff', 'Mitten im Satz');
	page.on('dialog', (dialog) => void dialog.accept());
	await page.reload();
	await expect(drawer(page).getByLabel('Betreff')).toHaveValue('Mitten im Satz');
	await typeAndKeep(page, 'Text', 'geht es weiter');
	await page.evaluate(() => window.localStorage.clear());
	await page.reload();
	await signInAt(page, `/crm/addresses/${COMPANY}?tab=interactions`);
	await expect(drawer(page).getByLabel('Text')).toHaveValue('geht es weiter');
	await page.keyboard.press('Escape');
	await page.getByRole('alertdialog').getByRole('button', { name: 'Verwerfen' }).click();
	await expect(drawer(page)).toHaveCount(0);
	await page.reload();
	await expect(page.getByRole('button', { name: 'Interaktion erfassen' })).toBeVisible();
	await expect(drawer(page)).toHaveCount(0);
});

test('two people edit one contact person: the second chooses field by field', async ({ page, browser, baseURL }) => {
	await signInAt(page, `/crm/addresses/${COMPANY}?tab=contactPersons`);
	await page.getByRole('button', { name: 'Kontaktperson anlegen' }).click();
	await drawer(page).getByLabel('Vorname').fill('Zoë');
	await drawer(page).getByLabel('Nachname').fill('Zweifach');
	await drawer(page).getByLabel('Abteilung').selectOption('Einkauf');
	await drawer(page).getByRole('button', { name: 'Speichern' }).click();
	await expect(page.getByText('Zoë Zweifach')).toBeVisible();

	const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', locale: 'de-AT' });
	const other = await elsewhere.newPage();
	await signInAt(other, `/crm/addresses/${COMPANY}?tab=contactPersons`, 'admin');
	for (const editor of [page, other]) await editor.getByText('Zoë Zweifach').click();
	await drawer(other).getByLabel('Funktion').selectOption('Leitung');
	await drawer(other).getByLabel('Notiz').fill('Nur vormittags');
	await drawer(other).getByRole('button', { name: 'Speichern' }).click();
	await expect(drawer(other)).toHaveCount(0);
	await elsewhere.close();

	await drawer(page).getByLabel('Funktion').selectOption('Assistenz');
	await drawer(page).getByRole('button', { name: 'Speichern' }).click();
	await expect(drawer(page).getByLabel('Notiz')).toHaveValue('Nur vormittags');
	await drawer(page).getByRole('button', { name: 'Funktion: meine Eingabe behalten' }).click();
	await drawer(page).getByRole('button', { name: 'Speichern' }).click();
	await expect(drawer(page)).toHaveCount(0);

	await page.getByText('Zoë Zweifach').click();
	await expect(drawer(page).getByLabel('Funktion')).toHaveValue('3');
	await drawer(page).getByRole('button', { name: 'Entfernen' }).click();
	await page.getByRole('alertdialog').getByRole('button', { name: 'Entfernen' }).click();
	await expect(page.getByText('Zoë Zweifach')).toHaveCount(0);
});

test('on a phone a group is added and left by keys alone, and nothing scrolls sideways', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await signInAt(page, `/crm/addresses/${COMPANY}?tab=customerGroups`);
	await page.getByLabel('Kundengruppe hinzufügen').focus();
	await page.keyboard.type('messe');
	await expect(page.getByRole('option', { name: /Messekontakte/ })).toBeVisible();
	await page.keyboard.press('Enter');
	await page.keyboard.press('Enter');
	const remove = page.getByRole('button', { name: 'Kundengruppe „Messekontakte“ entfernen' });
	await expect(remove).toBeVisible();
	expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
	await remove.press('Enter');
	await expect(remove).toHaveCount(0);
});

/** Types into the drawer; done once the draft is encrypted and stored, a moment after the last key. */
async function typeAndKeep(page: Page, label: string, text: string): Promise<void> {
	const kept = () => page.evaluate(() => window.sessionStorage.getItem('kontor.draft'));
	const before = await kept();
	await drawer(page).getByLabel(label).fill(text);
	await expect.poll(kept).not.toBe(before);
}
