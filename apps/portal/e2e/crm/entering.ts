import type { AddressDraft } from '@kontor/domain/wizard/draft';
import { newNonPersonOf, newPersonOf } from '@kontor/domain/wizard/request';
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { accounts, fillSignIn } from '../journey.ts';

/** Where a new address is entered. */
export const wizard = '/crm/addresses/new';

/** A name nobody else has, so that journeys do not meet each other's people. */
export function freshName(): string {
	const letters = 'bcdfghklmnprstvw';
	const syllable = () =>
		`${letters[Math.floor(Math.random() * letters.length)]}${'aeiou'[Math.floor(Math.random() * 5)]}`;
	return `X${Array.from({ length: 6 }, syllable).join('')}`;
}

/** A birth date that hardly anybody else has who is called the same. */
export function freshBirthDate(): string {
	const upTo = (last: number) => 1 + Math.floor(Math.random() * last);
	return `${upTo(28)}.${upTo(12)}.${1920 + upTo(60)}`;
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

/** Creates an address as another workplace does; gives its number. */
export async function createAddress(request: APIRequestContext, draft: AddressDraft): Promise<number> {
	const login = await request.post('/api/v1/login', { data: accounts.demo });
	const isPerson = draft.kind === 'person';
	const answer = await request.post(`/api/v1/crm/addresses/new${isPerson ? '/person' : ''}`, {
		headers: {
			Authorization: `Bearer ${(await login.json()).bearer}`,
			'Idempotency-Key': digits(32),
		},
		data: isPerson ? newPersonOf(draft) : newNonPersonOf(draft),
	});
	expect(answer.status(), await answer.text()).toBe(201);
	return (await answer.json()).lfdnr;
}

/** Ends the session on the server; the next question of the user finds out. */
export async function endSession(page: Page, context: BrowserContext): Promise<void> {
	const refreshToken = await page.evaluate(() => localStorage.getItem('kontor.refreshToken'));
	await context.request.post('/api/v1/logout', { data: { refreshToken } });
}

/** Signs in again where the session has been found to have ended. */
export async function signInAgain(page: Page): Promise<void> {
	await expect(page.getByText('Ihre Sitzung ist abgelaufen.')).toBeVisible();
	await fillSignIn(page, 'demo');
}

/** A valid Austrian VAT number, by its check digit. */
export function freshUid(): string {
	const seven = digits(7);
	const sum = [...seven].reduce((total, digit, index) => {
		const weighed = Number(digit) * (index % 2 === 0 ? 1 : 2);
		return total + (weighed > 9 ? weighed - 9 : weighed);
	}, 0);
	return `ATU${seven}${(((6 - sum) % 10) + 10) % 10}`;
}

/** A valid Austrian IBAN of a bank code that does not exist, by its check digits. */
export function freshIban(): string {
	const account = `99999${digits(11)}`;
	const check = 98n - (BigInt(`${account}102900`) % 97n);
	return `AT${String(check).padStart(2, '0')}${account}`;
}

/** Random digits. */
export function digits(count: number): string {
	return Array.from({ length: count }, () => String(Math.floor(Math.random() * 10))).join('');
}
