import { type AddressDraft, emptyDraft, withValue } from '@kontor/domain/wizard/draft';
import type { FieldPath } from '@kontor/domain/wizard/fields';
import type { Locator, Page } from '@playwright/test';
import { expect, signInAt, test } from '../journey.ts';
import {
	createAddress,
	endSession,
	field,
	freshIban,
	freshName,
	freshUid,
	next,
	signInAgain,
	toGeneralStep,
	wizard,
} from './entering.ts';

type Texts = Partial<Record<FieldPath, string>>;

function draftOf(texts: Texts, begin: Partial<AddressDraft>): AddressDraft {
	const paths = Object.keys(texts) as FieldPath[];
	return paths.reduce((draft, path) => withValue(draft, path, texts[path] ?? ''), { ...emptyDraft(), ...begin });
}

async function enter(page: Page, texts: Texts): Promise<void> {
	for (const [path, text] of Object.entries(texts)) await field(page, path).fill(text);
}

function complementDialog(page: Page): Locator {
	return page.getByRole('dialog', { name: 'Adresse ergänzen' });
}

/** The existing address is the only one of its name, and the draft is gone. */
async function expectNothingElse(page: Page, name: string): Promise<void> {
	await page.goto(`/crm?q=${name}`);
	const rows = page.getByRole('grid', { name: 'Adressen' }).getByRole('link', { name });
	await expect(rows).toHaveCount(1);
	await page.goto(wizard);
	await expect(page.getByRole('heading', { level: 2, name: 'Art' })).toBeVisible();
	await expect(page.getByText('Ihr Entwurf wurde wiederhergestellt.')).toHaveCount(0);
}

test('what was entered completes the person that was met after the general step, through the end of the session', async ({
	page,
	context,
}) => {
	const lastname = freshName();
	const named = { 'person.firstname': 'Hannelore', 'person.lastname': lastname };
	const known = {
		...named,
		'person.dateOfBirth': '1961-03-07',
		'contact.tel': '0732 012 34 56',
		'contact.email': 'a@b.at',
	};
	const lfdnr = await createAddress(context.request, draftOf(known, { flags: ['isConsumer'] }));

	await signInAt(page, wizard);
	await toGeneralStep(page, 'Konsument', 'Angehöriger');
	await enter(page, {
		...named,
		'person.dateOfBirth': '7.3.1961',
		'contact.tel': '0732 065 43 21',
		'contact.mobile': '0664 123 45 67',
		'contact.email': 'c@d.at',
	});
	await next(page).click();
	await page.getByRole('button', { name: 'Ergänzen' }).click();
	const dialog = complementDialog(page);
	await expect(dialog.getByText(`„${lastname} Hannelore“ (Kundennr. ${lfdnr})`)).toBeVisible();
	await dialog.getByRole('button', { name: 'Übernehmen' }).click();
	await expect(dialog.getByText('Bitte wählen Sie.')).toHaveCount(2);

	await dialog.getByLabel('0732 065 43 21').check();
	await dialog.getByLabel('a@b.at').check();
	await endSession(page, context);
	await dialog.getByRole('button', { name: 'Übernehmen' }).click();
	await signInAgain(page);
	await dialog.getByLabel('0732 065 43 21').check();
	await dialog.getByLabel('a@b.at').check();
	await dialog.getByRole('button', { name: 'Übernehmen' }).click();
	await expect(page.getByText('Ihre Eingabe ist in diese Adresse übernommen.').first()).toBeVisible();

	await page.reload();
	const shown = page.getByRole('main');
	for (const text of ['0732 065 43 21', 'a@b.at', '0664 123 45 67']) await expect(shown.getByText(text)).toBeVisible();
	await expect(shown.getByText('Angehöriger').first()).toBeVisible();
	await expectNothingElse(page, lastname);
});

test('what was entered completes the company that was met before saving, also after a reload', async ({
	page,
	context,
}) => {
	const name = freshName();
	const uid = freshUid();
	const iban = freshIban();
	const known = { 'organisation.name': `${name} GmbH`, 'supplier.uid': uid };
	await createAddress(context.request, draftOf(known, { kind: 'organisation', flags: ['isSupplier'] }));

	await signInAt(page, wizard);
	await toGeneralStep(page, 'Firma oder Einrichtung', 'Lieferant');
	await enter(page, { 'organisation.name': `${freshName()} KG`, 'contact.zip': '8010', 'contact.city': 'Graz' });
	await next(page).click();
	await expect(field(page, 'supplier.uid')).toBeVisible();
	await enter(page, { 'supplier.uid': uid, 'supplierPayment.iban': iban });
	await next(page).click();
	await page.getByRole('button', { name: 'Adresse anlegen' }).click();
	await page.getByRole('button', { name: 'Ergänzen' }).click();
	const dialog = complementDialog(page);
	await dialog.getByLabel(`${name} GmbH`).check();
	page.on('dialog', (question) => void question.accept());
	await page.reload();
	await dialog.getByLabel(`${name} GmbH`).check();
	await dialog.getByRole('button', { name: 'Übernehmen' }).click();
	await expect(page.getByText('Ihre Eingabe ist in diese Adresse übernommen.').first()).toBeVisible();

	await expect(page.getByText('Graz')).toBeVisible();
	await page.getByRole('tab', { name: 'Lieferant' }).click();
	await expect(page.getByText(iban.replace(/(.{4})(?=.)/g, '$1 '))).toBeVisible();
	await expectNothingElse(page, name);
});
