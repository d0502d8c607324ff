import { expect, type Page } from '@playwright/test';

/** Where a new address is entered. */
export const wizard = '/crm/addresses/new';

/** A name nobody else has, so that journeys do not meet each other's people. */
export function freshName(): string {
	const letters = 'bcdfghklmnprstvw';
	const syllable = () =>
		`${letters[Math.floor(Math.random() * letters.length)]}${'aeiou'[Math.floor(Math.random() * 5)]}`;
	return `X${Array.from({ length: 6 }, syllable).join('')}`;
}

/** A valid insurance number that is never issued (serial from 900 on), by its check digit. */
export function freshSvnr(date: string): string {
	const weights = [3, 7, 9, 5, 8, 4, 2, 1, 6];
	for (;;) {
		const serial = String(900 + Math.floor(Math.random() * 100));
		const sum = [...serial, ...date].reduce((total, digit, index) => total + Number(digit) * (weights[index] ?? 0), 0);
		if (sum % 11 !== 10) return `${serial}${sum % 11}${date}`;
	}
}

/** The input of a field, where two parts have fields of one name. */
export function field(page: Page, path: string) {
	return page.locator(`[id="field-${path}"]`);
}

/** The button that leads to the next step. */
export function next(page: Page) {
	return page.getByRole('button', { name: 'Weiter', exact: true });
}

/** Chooses these kinds of address and goes on to the first fields. */
export async function toGeneralStep(page: Page, ...flags: readonly string[]): Promise<void> {
	for (const flag of flags) await page.getByLabel(flag, { exact: true }).check();
	await next(page).click();
	await expect(page.locator('[id="field-contact.zip"]')).toBeVisible();
}
