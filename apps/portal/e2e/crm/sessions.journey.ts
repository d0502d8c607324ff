import type { BrowserContext, Page } from '@playwright/test';
import { expect, signInAt, test } from '../journey.ts';
import { endSession, field, freshName, next, signInAgain, toGeneralStep, wizard } from './entering.ts';

/** The session dies on the server; the next question of the user finds out, and the user signs in again. */
async function signInAnew(page: Page, context: BrowserContext): Promise<void> {
	await endSession(page, context);
	await page.getByRole('combobox', { name: /durchsuchen/ }).fill(freshName());
	await signInAgain(page);
}

/** What is typed in a step after the session has been ended there before. */
type Typed = readonly (readonly [path: string, text: string])[];

const runs: readonly {
	readonly kind: string;
	readonly name: string;
	readonly flags: readonly string[];
	readonly steps: readonly (readonly [heading: string, typed: Typed])[];
}[] = [
	{
		kind: 'Person',
		name: 'person.lastname',
		flags: ['Patient', 'Mitarbeiter', 'Arzt'],
		steps: [
			['Patient', [['patient.allergies', 'Latexallergie']]],
			['Mitarbeiter', [['employee.staffId', 'P-4711']]],
			['Arzt', [['doctor.hvnr', '123456']]],
		],
	},
	{
		kind: 'Firma oder Einrichtung',
		name: 'organisation.name',
		flags: ['Firma', 'Lieferant', 'Krankenkasse'],
		steps: [
			['Firma', [['company.contractNumber', 'V-17']]],
			['Lieferant', [['supplier.kdNr', 'K-18']]],
			['Krankenkasse', [['insurer.contractPartnerNumber', 'VP-19']]],
		],
	},
];

for (const { kind, name, flags, steps } of runs) {
	test(`a session that ends in each step of a new address (${kind}) loses nothing`, async ({ page, context }) => {
		test.slow();
		const called = freshName();
		await signInAt(page, wizard);
		await page.getByLabel(kind, { exact: true }).check();
		for (const flag of flags) await page.getByLabel(flag, { exact: true }).check();
		await signInAnew(page, context);
		for (const flag of flags) await expect(page.getByLabel(flag, { exact: true })).toBeChecked();
		await toGeneralStep(page);

		await field(page, name).fill(called);
		await field(page, 'contact.note').fill('Läutet zweimal.');
		await signInAnew(page, context);
		await expect(field(page, name)).toHaveValue(called);
		await expect(field(page, 'contact.note')).toHaveValue('Läutet zweimal.');
		await next(page).click();

		for (const [heading, typed] of steps) {
			await expect(page.getByRole('heading', { level: 2, name: heading, exact: true }).first()).toBeVisible();
			for (const [path, text] of typed) await field(page, path).fill(text);
			await signInAnew(page, context);
			for (const [path, text] of typed) await expect(field(page, path)).toHaveValue(text);
			await next(page).click();
		}

		await expect(page.getByRole('heading', { name: 'Zusammenfassung' })).toBeFocused();
		await signInAnew(page, context);
		await expect(page.getByRole('heading', { name: 'Zusammenfassung' })).toBeVisible();
		for (const [, typed] of steps) for (const [, text] of typed) await expect(page.getByText(text)).toBeVisible();
		await page.getByRole('button', { name: 'Adresse anlegen' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(called);
	});
}
