import type { Page } from '@playwright/test';
import { expect, fillSignIn, signInAt, test } from '../journey.ts';
import { endSession, field, freshName, freshSvnr, signInAgain, toGeneralStep, wizard } from './entering.ts';

/** Goes on by Tab until this field has the focus. */
async function tabTo(page: Page, path: string): Promise<void> {
	for (let presses = 0; presses < 40; presses++) {
		if (await field(page, path).evaluate((element) => element === document.activeElement)) return;
		await page.keyboard.press('Tab');
	}
	throw new Error(`Tab does not lead to ${path}`);
}

test('a plain person takes a few keys, from the list of addresses on', async ({ page }) => {
	const lastname = freshName();
	await signInAt(page, '/crm');
	await page.getByRole('link', { name: 'Neue Adresse' }).press('Enter');
	await page.getByLabel('Konsument').focus();
	const begun = Date.now();
	await page.keyboard.press('Space');
	await page.keyboard.press('Enter');
	await expect(field(page, 'person.salutation')).toBeFocused();
	await tabTo(page, 'person.firstname');
	await page.keyboard.type('Anna');
	await page.keyboard.press('Tab');
	await page.keyboard.type(lastname);
	await page.keyboard.press('Tab');
	await page.keyboard.type('5.1.1980');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { name: 'Zusammenfassung' })).toBeFocused();
	await page.keyboard.press('Control+Enter');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${lastname} Anna`);
	expect(Date.now() - begun).toBeLessThan(60_000);
	await expect(page).toHaveURL(/\/crm\/addresses\/\d+$/);
});

test('a patient with all parts is made by keyboard alone', async ({ page }) => {
	const lastname = freshName();
	await signInAt(page, wizard);
	for (const flag of ['Patient', 'Mitarbeiter', 'Arzt']) {
		await page.getByLabel(flag, { exact: true }).focus();
		await page.keyboard.press('Space');
	}
	await page.keyboard.press('Enter');
	await expect(field(page, 'person.salutation')).toBeFocused();
	await page.keyboard.press('f');
	await tabTo(page, 'person.firstname');
	await page.keyboard.type('Elisabeth');
	await page.keyboard.press('Tab');
	await page.keyboard.type(lastname);
	await page.keyboard.press('Tab');
	await page.keyboard.type('15031945');
	await tabTo(page, 'contact.zip');
	await page.keyboard.type('1040');
	await expect(page.getByLabel('Ort')).toHaveValue('Wien');
	await tabTo(page, 'contact.street');
	await page.keyboard.type('Wiedner Hauptstraße 12/2/14');
	await tabTo(page, 'contact.mobile');
	await page.keyboard.type('0664 012 34 56');
	await page.keyboard.press('Enter');

	await expect(field(page, 'patient.svnr')).toBeFocused();
	await page.keyboard.type(freshSvnr('150345'));
	await tabTo(page, 'patient.healthInsuranceCompany');
	await page.keyboard.press('ArrowDown');
	await tabTo(page, 'patient.diabetes');
	await page.keyboard.press('Space');
	await tabTo(page, 'patient.allergies');
	await page.keyboard.type('Latex');
	await page.keyboard.press('Control+Enter');

	await expect(field(page, 'employee.staffId')).toBeFocused();
	await page.keyboard.type('P-17');
	await page.keyboard.press('Enter');
	await expect(field(page, 'doctor.hvnr')).toBeFocused();
	await page.keyboard.type('123456');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { name: 'Zusammenfassung' })).toBeFocused();
	await page.keyboard.press('Control+Enter');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${lastname} Elisabeth`);
	await page.getByRole('tab', { name: 'Patient' }).click();
	await expect(page.getByText('Latex')).toBeVisible();
	await page.getByRole('tab', { name: 'Arzt' }).click();
	await expect(page.getByText('123456')).toBeVisible();
});

test('a supplier is made with its account', async ({ page }) => {
	const name = `${freshName()} Medizintechnik GmbH`;
	await signInAt(page, wizard);
	await page.getByLabel('Firma oder Einrichtung').check();
	await page.getByLabel('Lieferant', { exact: true }).check();
	await page.getByRole('button', { name: 'Weiter', exact: true }).click();
	await field(page, 'organisation.name').fill(name);
	await page.getByRole('button', { name: 'Weiter', exact: true }).click();
	await field(page, 'supplier.uid').fill('atu 13585627');
	await field(page, 'supplierPayment.iban').fill('AT46 9999 9123 4567 8902');
	await page.getByRole('button', { name: 'Weiter', exact: true }).click();
	await expect(page.getByRole('group', { name: 'Bitte prüfen Sie diese Angabe' })).toBeFocused();
	await field(page, 'supplierPayment.iban').fill('AT46 9999 9123 4567 8901');
	await page.getByRole('button', { name: 'Weiter', exact: true }).click();
	await page.getByRole('button', { name: 'Adresse anlegen' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
	await page.getByRole('tab', { name: 'Lieferant' }).click();
	await expect(page.getByText('AT46 9999 9123 4567 8901')).toBeVisible();
});

test('each kind of duplicate is found, and its ways on lead on', async ({ page }) => {
	const lastname = freshName();
	const svnr = freshSvnr('050180');
	await signInAt(page, wizard);
	await toGeneralStep(page, 'Patient');
	await field(page, 'person.firstname').fill('Annemarie');
	await field(page, 'person.lastname').fill(lastname);
	await field(page, 'person.dateOfBirth').fill('5.1.1980');
	await page.getByLabel('Telefon', { exact: true }).fill('0732 098 76 54');
	await page.getByRole('button', { name: 'Weiter', exact: true }).click();
	await field(page, 'patient.svnr').fill(svnr);
	await page.getByRole('button', { name: 'Weiter', exact: true }).click();
	await page.getByRole('button', { name: 'Adresse anlegen' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${lastname} Annemarie`);

	const assistant = page.getByRole('dialog', { name: 'Gibt es diese Person schon?' });
	await page.goto(wizard);
	await toGeneralStep(page, 'Patient');
	await field(page, 'person.firstname').fill('Annemarie');
	await field(page, 'person.lastname').fill(lastname);
	await field(page, 'person.dateOfBirth').fill('5.1.1980');
	await page.getByRole('button', { name: 'Weiter', exact: true }).click();
	await expect(assistant.getByText('gleiches Geburtsdatum')).toBeVisible();
	await assistant.getByRole('button', { name: 'Zurück zur Eingabe' }).click();
	await field(page, 'person.firstname').fill('Berta');
	await field(page, 'person.lastname').fill(freshName());
	await field(page, 'person.dateOfBirth').fill('6.1.1981');
	await page.getByRole('button', { name: 'Weiter', exact: true }).click();
	await expect(page.getByRole('heading', { level: 2, name: 'Patient' })).toBeVisible();
	await field(page, 'patient.svnr').fill(svnr);
	await page.keyboard.press('Tab');
	await page.keyboard.press('Tab');
	// Said beside the fields: nobody is stopped while typing.
	await page.getByRole('main').getByRole('button', { name: 'Vergleichen' }).click();
	await expect(assistant.getByText('gleiche Versicherungsnummer')).toBeVisible();
	await assistant.getByRole('button', { name: 'Öffnen' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${lastname} Annemarie`);
});

test('a session that ends in the middle of a step loses nothing', async ({ page, context }) => {
	const lastname = freshName();
	await signInAt(page, wizard);
	await toGeneralStep(page, 'Patient');
	await field(page, 'person.lastname').fill(lastname);
	await page.getByRole('button', { name: 'Weiter', exact: true }).click();
	await page.getByLabel('Allergien').fill('Latexallergie');

	await endSession(page, context);
	await page.getByLabel('Versichertengruppe').focus();
	// The next call is refused, and so is the refresh after it.
	await field(page, 'patient.svnr').fill(freshSvnr('010180'));
	await page.keyboard.press('Tab');
	await page.keyboard.press('Tab');
	await signInAgain(page);
	await expect(page.getByLabel('Allergien')).toHaveValue('Latexallergie');

	page.on('dialog', (dialog) => void dialog.accept());
	await page.reload();
	await expect(page.getByLabel('Allergien')).toHaveValue('Latexallergie');
	const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
	expect(stored).not.toContain('Latexallergie');
	expect(stored).not.toContain(lastname);

	await page.getByRole('button', { name: /^Benutzermenü/ }).click();
	await page.getByRole('menuitem', { name: 'Abmelden' }).click();
	const question = page.getByRole('alertdialog', { name: 'Ohne Speichern abmelden?' });
	await question.getByRole('button', { name: 'Abmelden' }).click();
	await expect(page).toHaveURL(/\/login/);
	expect(await page.evaluate(() => sessionStorage.getItem('kontor.draft'))).toBeNull();
	await page.goto(`/login?redirectTo=${encodeURIComponent(wizard)}`);
	await fillSignIn(page, 'demo');
	await expect(page.getByRole('heading', { level: 2, name: 'Art' })).toBeVisible();
});

test('two who change one address at once choose field by field', async ({ page, context }) => {
	const path = '/crm/addresses/1501?tab=contactData';
	await signInAt(page, path);
	const other = await context.newPage();
	await other.goto(path);
	for (const editor of [page, other]) await editor.getByRole('button', { name: 'Bearbeiten' }).first().click();
	await other.getByLabel('Telefon', { exact: true }).fill('01 098 76 54');
	await other.getByLabel('E-Mail').fill('andere@example.at');
	await other.getByRole('button', { name: 'Speichern' }).click();
	await expect(other.getByText('Die Änderungen sind gespeichert.').first()).toBeVisible();

	await page.getByLabel('Telefon', { exact: true }).fill('01 012 34 56');
	await page.getByLabel('Notiz', { exact: true }).fill('Bitte läuten.');
	await page.getByRole('button', { name: 'Speichern' }).click();
	const dialog = page.getByRole('dialog', { name: 'Inzwischen geändert' });
	await dialog.getByLabel('01 012 34 56').check();
	await dialog.getByRole('button', { name: 'Speichern' }).click();
	await expect(page.getByText('Die Änderungen sind gespeichert.').first()).toBeVisible();
	await expect(page.getByText('01 012 34 56').first()).toBeVisible();
	await expect(page.getByText('andere@example.at').first()).toBeVisible();
	await expect(page.getByRole('button', { name: 'Bitte läuten.' })).toBeVisible();
});

test('who may not see health data sees neither the step nor the tab nor the values', async ({ page }) => {
	const seen: string[] = [];
	page.on('response', async (response) => {
		if (response.url().includes('/api/v1/crm/')) seen.push(await response.text().catch(() => ''));
	});
	await signInAt(page, wizard, 'verkauf');
	await page.getByLabel('Patient', { exact: true }).check();
	await page.getByLabel('Patient', { exact: true }).press('Enter');
	await expect(field(page, 'person.salutation')).toBeFocused();
	await expect(page.getByRole('navigation', { name: 'Schritte zur neuen Adresse' }).getByText('Patient')).toHaveCount(
		0,
	);
	await page.goto('/crm/addresses/1501');
	await expect(page.getByRole('tab', { name: 'Kontaktdaten' })).toBeVisible();
	await expect(page.getByRole('tab', { name: 'Patient', exact: true })).toHaveCount(0);
	expect(seen.join(' ')).not.toMatch(/"svnrDat"|"diseases"|"iban"/);
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

	test('a new address is made without scrolling sideways', async ({ page }) => {
		const lastname = freshName();
		await signInAt(page, wizard);
		await page.getByLabel('Konsument').check();
		await page.getByRole('button', { name: 'Weiter', exact: true }).tap();
		await field(page, 'person.lastname').fill(lastname);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
		await page.getByRole('button', { name: 'Weiter', exact: true }).tap();
		await page.getByRole('button', { name: 'Adresse anlegen' }).tap();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(lastname);
	});
});
