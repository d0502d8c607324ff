import { expect, signInAt, test } from '../journey.ts';

test("the browser's own ways ask before an unsaved change is left", async ({ page }) => {
	await signInAt(page, '/crm');
	await page.goto('/notifications');
	await page.goto('/crm');
	await page.getByRole('grid', { name: 'Adressen' }).getByRole('link').first().click();
	await page.getByRole('tab', { name: 'Kontaktdaten' }).click();
	await page.getByRole('button', { name: 'Bearbeiten' }).first().click();
	const note = page.getByLabel('Notiz', { exact: true });
	await note.fill('Noch nicht gespeichert.');
	const { href } = new URL(page.url());
	const question = page.getByRole('alertdialog', { name: 'Änderungen verwerfen?' });

	await page.goBack();
	await question.getByRole('button', { name: 'Hier bleiben' }).click();
	await expect(note).toHaveValue('Noch nicht gespeichert.');
	expect(page.url()).toBe(href);

	const asked = page.waitForEvent('dialog');
	// Playwright's own reload would wait for the page that does not come.
	const reload = page.evaluate(() => window.location.reload());
	const dialog = await asked;
	expect(dialog.type()).toBe('beforeunload');
	await dialog.dismiss();
	await reload;
	await expect(note).toHaveValue('Noch nicht gespeichert.');

	await page.goBack();
	await question.getByRole('button', { name: 'Verwerfen' }).click();
	await expect(page).toHaveURL(/\/crm$/);
	await expect(page.getByRole('grid', { name: 'Adressen' })).toBeVisible();
	await page.goForward();
	await expect(page).toHaveURL(href);
});

test('an address becomes a doctor later, and is none any more once that is taken away', async ({ page }) => {
	await signInAt(page, '/crm/addresses/1702?tab=contactData');
	await page.getByRole('button', { name: 'Hinzufügen' }).click();
	await page.getByRole('menuitem', { name: 'Arzt' }).click();
	await page.getByLabel('HV-Nummer').fill('654321');
	await page.getByRole('button', { name: 'Speichern' }).click();
	await expect(page.getByRole('tab', { name: 'Arzt', selected: true })).toBeVisible();
	await page.reload();
	await expect(page.getByText('654321')).toBeVisible();

	await page.getByRole('tab', { name: 'Kontaktdaten' }).click();
	await page.getByRole('button', { name: 'Rolle „Arzt“ entfernen' }).click();
	const question = page.getByRole('alertdialog', { name: 'Rolle „Arzt“ entfernen?' });
	await expect(question.getByText('HV-Nummer')).toBeVisible();
	await question.getByRole('button', { name: 'Entfernen' }).click();
	await expect(page.getByRole('tab', { name: 'Arzt' })).toHaveCount(0);
});
