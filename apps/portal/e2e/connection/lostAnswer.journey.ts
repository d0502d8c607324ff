import type { Locator, Page } from '@playwright/test';
import { field, freshName, toGeneralStep, wizard } from '../crm/entering.ts';
import { expect, signInAt } from '../journey.ts';
import { test } from './proxy.ts';

const COMPANY = 1002;

test('an interaction whose answer is lost is not taken for saved, and the second try makes no second one', async ({
	page,
	between,
}) => {
	await signInAt(page, `/crm/addresses/${COMPANY}?tab=interactions`);
	await page.getByRole('button', { name: 'Interaktion erfassen' }).click();
	const drawer = page.getByRole('dialog');
	await drawer.getByLabel('Betreff').fill('Antwort verloren');
	between.loseAnswer(/POST .*\/interactions/);
	await saveTwice(page, drawer.getByLabel('Betreff'), 'Antwort verloren');
	await expect(drawer).toHaveCount(0);
	await page.reload();
	await expect(page.getByRole('button', { name: '„Antwort verloren“ löschen' })).toHaveCount(1);
});

test('an interaction whose answer is lost is made once, also by who reloads before the second try', async ({
	page,
	between,
}) => {
	await signInAt(page, `/crm/addresses/${COMPANY}?tab=interactions`);
	await page.getByRole('button', { name: 'Interaktion erfassen' }).click();
	await page.getByRole('dialog').getByLabel('Betreff').fill('Neu geladen');
	between.loseAnswer(/POST .*\/interactions/);
	await page.getByRole('button', { name: 'Speichern' }).click();
	await expect(page.getByRole('dialog').getByText(/Ihre Eingabe ist noch da\./)).toBeVisible();
	await expect.poll(() => page.evaluate(() => sessionStorage.getItem('kontor.draft'))).not.toBeNull();
	page.once('dialog', (dialog) => void dialog.accept());
	await page.reload();
	await expect(page.getByRole('dialog').getByLabel('Betreff')).toHaveValue('Neu geladen');
	await page.getByRole('button', { name: 'Speichern' }).click();
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await page.reload();
	await expect(page.getByRole('button', { name: '„Neu geladen“ löschen' })).toHaveCount(1);
});

test('a new address whose answer is lost is not taken for made, and the second try makes no second one', async ({
	page,
	between,
}) => {
	const lastname = freshName();
	await signInAt(page, wizard);
	await toGeneralStep(page, 'Konsument');
	await field(page, 'person.firstname').fill('Anna');
	await field(page, 'person.lastname').fill(lastname);
	await page.keyboard.press('Control+Enter');
	await expect(page.getByRole('heading', { name: 'Zusammenfassung' })).toBeFocused();
	between.loseAnswer(/POST \/api\/v1\/crm\/addresses\/new\/person/);
	await page.getByRole('button', { name: 'Adresse anlegen' }).click();
	await expect(page.getByRole('alert').first()).toBeVisible();
	await expect(page).toHaveURL(wizard);
	await page.getByRole('button', { name: 'Adresse anlegen' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${lastname} Anna`);
	await page.goto(`/crm?q=${lastname}`);
	await expect(page.getByText('1 Eintrag').first()).toBeVisible();
});

test('contact data whose answer is lost are not taken for saved, and the second try meets no conflict with the first', async ({
	page,
	between,
}) => {
	await signInAt(page, '/crm/addresses/1502?tab=contactData');
	await page.getByRole('button', { name: 'Bearbeiten' }).first().click();
	between.loseAnswer(/PUT .*\/crm\/addresses\/1502/);
	const mail = page.getByLabel('E-Mail');
	await mail.fill('verloren@example.at');
	await saveTwice(page, mail, 'verloren@example.at');
	await expect(page.getByText('Die Änderungen sind gespeichert.').first()).toBeVisible();
	await expect(page.getByRole('dialog', { name: 'Inzwischen geändert' })).toHaveCount(0);
});

/** Saves while the answer is lost: what was typed is still there and a failure is told; then saves again. */
async function saveTwice(page: Page, input: Locator, typed: string): Promise<void> {
	const save = page.getByRole('button', { name: 'Speichern' });
	await save.click();
	await expect(page.getByRole('alert').first()).toBeVisible();
	await expect(input).toHaveValue(typed);
	await save.click();
}
