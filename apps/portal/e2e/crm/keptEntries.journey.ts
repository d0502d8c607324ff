import { emptyDraft, withValue } from '@kontor/domain/wizard/draft';
import type { APIRequestContext, Page } from '@playwright/test';
import { accounts, expect, fillSignIn, signInAt, test } from '../journey.ts';
import { createAddress, endSession, field, freshName, signInAgain } from './entering.ts';

const told = 'Ihre noch nicht gespeicherte Eingabe ist wieder da.';

async function newConsumer(request: APIRequestContext): Promise<number> {
	const draft = withValue({ ...emptyDraft(), flags: ['isConsumer'] }, 'person.lastname', freshName());
	return createAddress(request, draft);
}

/** Loads the page anew, whatever it asks; what was typed is stored a moment after the last key. */
async function reload(page: Page, typing: () => Promise<void>): Promise<void> {
	const kept = () => page.evaluate(() => sessionStorage.getItem('kontor.draft'));
	const before = await kept();
	await typing();
	await expect.poll(kept).not.toBe(before);
	page.once('dialog', (dialog) => void dialog.accept());
	await page.reload();
}

function editSection(page: Page) {
	return page.getByRole('button', { name: 'Bearbeiten' }).first();
}

/** A street without a place is asked about once. */
async function saveOdd(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Speichern', exact: true }).click();
	await page.getByRole('button', { name: 'Trotzdem speichern' }).click();
}

test('a section of an address is as it was left: after the end of the session, after a reload, and once only', async ({
	page,
	context,
}) => {
	const path = `/crm/addresses/${await newConsumer(context.request)}?tab=contactData`;
	await signInAt(page, path);
	await editSection(page).click();
	await field(page, 'contact.note').fill('Läutet zweimal.');
	await endSession(page, context);
	await page.getByRole('button', { name: 'Speichern' }).click();
	await signInAgain(page);
	await expect(page).toHaveURL(path);
	await expect(field(page, 'contact.note')).toHaveValue('Läutet zweimal.');
	await expect(page.getByText(told)).toBeVisible();

	await reload(page, () => field(page, 'contact.street').fill('Hauptplatz 1'));
	await expect(field(page, 'contact.street')).toHaveValue('Hauptplatz 1');
	await expect(field(page, 'contact.note')).toHaveValue('Läutet zweimal.');
	const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
	expect(stored).not.toContain('Hauptplatz');

	await saveOdd(page);
	await expect(page.getByText('Die Änderungen sind gespeichert.').first()).toBeVisible();
	await page.reload();
	await expect(page.getByRole('button', { name: 'Läutet zweimal.' })).toBeVisible();
	await expect(page.getByText(told)).toHaveCount(0);
});

test('what others have stored meanwhile is neither lost nor overwritten by what was left', async ({
	page,
	context,
}) => {
	const path = `/crm/addresses/${await newConsumer(context.request)}?tab=contactData`;
	await signInAt(page, path);
	await editSection(page).click();
	await reload(page, () => field(page, 'contact.note').fill('Von mir.'));
	await expect(field(page, 'contact.note')).toHaveValue('Von mir.');

	const other = await context.newPage();
	await other.goto(path);
	await editSection(other).click();
	await field(other, 'contact.street').fill('Ring 2');
	await saveOdd(other);
	await expect(other.getByText('Ring 2')).toBeVisible();

	await reload(page, () => field(page, 'contact.note').fill('Noch von mir.'));
	await page.getByRole('button', { name: 'Speichern' }).click();
	await expect(page.getByText('Die Änderungen sind gespeichert.').first()).toBeVisible();
	await expect(page.getByRole('button', { name: 'Noch von mir.' })).toBeVisible();
	await expect(page.getByText('Ring 2')).toBeVisible();
});

test('a role that is being added is as it was left', async ({ page, context }) => {
	await signInAt(page, `/crm/addresses/${await newConsumer(context.request)}?tab=contactData`);
	await page.getByRole('button', { name: 'Hinzufügen' }).click();
	await page.getByRole('menuitem', { name: 'Arzt' }).click();
	await field(page, 'doctor.hvnr').fill('654321');
	await endSession(page, context);
	await page.getByRole('button', { name: 'Speichern' }).click();
	await signInAgain(page);
	await expect(field(page, 'doctor.hvnr')).toHaveValue('654321');
	await page.getByRole('button', { name: 'Speichern' }).click();
	await expect(page.getByRole('tab', { name: 'Arzt', selected: true })).toBeVisible();
});

test('a drawer is as it was left after another tab has found the session ended, or has signed out, and for nobody else', async ({
	page,
	context,
}) => {
	const path = `/crm/addresses/${await newConsumer(context.request)}?tab=contactPersons`;
	await signInAt(page, path);
	const lastname = page.getByRole('dialog').getByLabel('Nachname');
	await page.getByRole('button', { name: 'Kontaktperson anlegen' }).click();
	await lastname.fill('Unterbrochen');
	const other = await context.newPage();
	await other.goto('/crm');
	await expect(other.getByRole('grid', { name: 'Adressen' })).toBeVisible();
	await endSession(other, context);
	await other.getByRole('combobox', { name: /durchsuchen/ }).fill(freshName());
	await signInAgain(page);
	await expect(page).toHaveURL(path);
	await expect(lastname).toHaveValue('Unterbrochen');

	await lastname.fill('Abgemeldet');
	await other.goto('/crm');
	await other.getByRole('button', { name: /^Benutzermenü/ }).click();
	await other.getByRole('menuitem', { name: 'Abmelden' }).click();
	await expect(page.getByText('Sie sind abgemeldet.')).toBeVisible();
	expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('draft')))).toEqual([]);
	await fillSignIn(page, 'demo');
	await expect(page).toHaveURL(path);
	await expect(lastname).toHaveValue('Abgemeldet');

	await other.goto('/crm');
	await other.getByRole('button', { name: /^Benutzermenü/ }).click();
	await other.getByRole('menuitem', { name: 'Abmelden' }).click();
	await expect(page.getByText('Sie sind abgemeldet.')).toBeVisible();
	await fillSignIn(page, 'verkauf');
	await expect(page.getByRole('button', { name: `Benutzermenü von ${accounts.verkauf.username}` })).toBeVisible();
	await page.goto(path);
	await expect(page.getByRole('button', { name: 'Kontaktperson anlegen' })).toBeVisible();
	await expect(page.getByRole('dialog')).toHaveCount(0);
});
