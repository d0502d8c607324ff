import { type AddressDraft, emptyDraft, withValue } from '@kontor/domain/wizard/draft';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect, signInAt, test } from '../journey.ts';
import { counterJobs } from './counterJobs.ts';
import { createAddress, digits, field, freshName, freshSvnr, toGeneralStep, wizard } from './entering.ts';

/** Whoever works at the counter: each press of a button or of a key that types nothing counts. */
class Hands {
	count = 0;
	readonly page: Page;
	constructor(page: Page) {
		this.page = page;
	}
	async click(target: Locator): Promise<void> {
		this.count++;
		await target.click();
	}
	async press(key: string): Promise<void> {
		this.count++;
		await this.page.keyboard.press(key);
	}
	/** Types text without counting it: that is the same however good the screens are. */
	async type(text: string): Promise<void> {
		await this.page.keyboard.type(text);
	}
}

async function person(
	request: APIRequestContext,
	flags: AddressDraft['flags'] = ['isConsumer'],
): Promise<{ lfdnr: number; name: string }> {
	const name = freshName();
	let draft = withValue({ ...emptyDraft(), flags }, 'person.lastname', name);
	draft = withValue(draft, 'person.firstname', 'Hannelore');
	draft = withValue(draft, 'contact.tel', '01 522 33 44');
	draft = withValue(draft, 'contact.mobile', '0664 123 45 67');
	return { lfdnr: await createAddress(request, draft), name };
}

/** A message as it stands on the screen; the same words are also spoken. */
function told(page: Page, text: string): Locator {
	return page.getByRole('region', { name: 'Meldungen' }).getByText(text);
}

test('the jobs at the counter take as many presses as docs/counter.md says, none more than before', async ({
	page,
	context,
}) => {
	test.slow();
	const jobs = counterJobs();
	const { lfdnr, name } = await person(context.request);
	const counts: Record<string, number> = {};

	await test.step('sign in and find', async () => {
		await page.goto('/');
		const hands = new Hands(page);
		await page.getByLabel('Benutzername').focus();
		await hands.type('demo');
		await hands.press('Tab');
		await hands.type('demo-kontor');
		await hands.press('Enter');
		await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
		await hands.press('/');
		await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
		await hands.type(name);
		await expect(page.getByRole('option', { name: new RegExp(name) }).first()).toBeVisible();
		await hands.press('Enter');
		await expect(page).toHaveURL(new RegExp(`/crm/addresses/${lfdnr}$`));
		counts['sign in and find somebody (by name, birth date or number)'] = hands.count;
	});

	await test.step('call back and note it', async () => {
		await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
		const hands = new Hands(page);
		await hands.click(page.getByRole('main').getByRole('link', { name: /^0664/ }));
		await expect(page.getByRole('button', { name: 'Gespräch erfassen' })).toBeFocused();
		await hands.press('Enter');
		await expect(page.getByLabel('Betreff')).toHaveValue('Anruf');
		await hands.press('Control+Enter');
		await expect(told(page, 'Interaktion gespeichert.')).toBeVisible();
		counts['call back at one of two numbers and note the talk'] = hands.count;
	});

	await test.step('a new patient with carrier and representative', async () => {
		const representative = await person(context.request, ['isAdultRepresentation']);
		const lastname = freshName();
		await page.goto('/crm');
		const hands = new Hands(page);
		await expect(page.getByRole('searchbox', { name: 'Adressen suchen' })).toBeFocused();
		await hands.type(`${lastname} Anna 6.7.1953`);
		await hands.click(page.getByRole('link', { name: /neu anlegen$/ }));
		await hands.click(page.getByLabel('Patient', { exact: true }));
		await hands.press('Control+Enter');
		await expect(field(page, 'person.salutation')).toBeFocused();
		await expect(field(page, 'person.lastname')).toHaveValue(lastname);
		await expect(field(page, 'person.dateOfBirth')).toHaveValue('06.07.1953');
		await hands.type('f');
		await hands.click(field(page, 'contact.zip'));
		await hands.type('1040');
		await expect(field(page, 'contact.city')).toHaveValue('Wien');
		await hands.click(field(page, 'contact.street'));
		await hands.type('Wiedner Hauptstraße 12/2/14');
		await hands.click(field(page, 'contact.tel'));
		await hands.type(`0732 0${digits(7)}`);
		await hands.click(field(page, 'contact.adultRepresentation'));
		await hands.type(representative.name);
		await expect(page.getByRole('option', { name: new RegExp(representative.name) })).toBeVisible();
		await hands.press('Enter');
		await hands.press('Control+Enter');
		await expect(field(page, 'patient.svnr')).toBeFocused();
		await hands.type(freshSvnr('060753'));
		await hands.press('Tab');
		await hands.type('b');
		await hands.press('Control+Enter');
		await expect(page.getByRole('heading', { name: 'Zusammenfassung' })).toBeFocused();
		await hands.press('Control+Enter');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${lastname} Anna`);
		const facts = page.locator('[aria-label="Auf einen Blick"]');
		await expect(facts).toContainText('06.07.1953');
		await expect(facts).toContainText(representative.name);
		await expect(facts.locator('div', { hasText: 'Krankenkasse' }).last()).not.toContainText('unbekannt');
		counts['new patient with carrier and representative'] = hands.count;
	});

	await test.step('a duplicate', async () => {
		const known = await person(context.request);
		await page.goto(wizard);
		await toGeneralStep(page, 'Konsument');
		await field(page, 'person.firstname').fill('Hannelore');
		await field(page, 'person.lastname').fill(known.name);
		await field(page, 'contact.mobile').fill('0664 123 45 67');
		const hands = new Hands(page);
		await hands.press('Control+Enter');
		const assistant = page.getByRole('dialog', { name: 'Gibt es diese Person schon?' });
		await hands.click(assistant.getByRole('button', { name: 'Öffnen' }).first());
		await expect(page).toHaveURL(new RegExp(`/crm/addresses/${known.lfdnr}$`));
		counts['hit a duplicate while entering and open it'] = hands.count;
	});

	await test.step('another interaction', async () => {
		await page.goto(`/crm/addresses/${lfdnr}`);
		const hands = new Hands(page);
		await expect(page.getByRole('button', { name: 'Interaktion', exact: true })).toBeVisible();
		await hands.press('Alt+i');
		await expect(page.getByLabel('Betreff')).toBeFocused();
		await hands.type('Abholung besprochen');
		await hands.press('Control+Enter');
		await expect(told(page, 'Interaktion gespeichert.')).toBeVisible();
		counts['note an interaction'] = hands.count;
	});

	await test.step('another telephone number', async () => {
		await page.goto(`/crm/addresses/${lfdnr}`);
		const hands = new Hands(page);
		await hands.click(page.getByRole('button', { name: 'Telefon bearbeiten' }));
		await expect(page.locator('[id="field-contact.tel"]')).toBeFocused();
		await hands.type('01 999 88 77');
		await hands.press('Control+Enter');
		await expect(told(page, 'Die Änderungen sind gespeichert.')).toBeVisible();
		await expect(page.getByRole('link', { name: /^01 999 88 77/ })).toBeVisible();
		counts['change a phone number'] = hands.count;
	});

	await test.step('a prescription', async () => {
		await page.goto(`/crm/addresses/${lfdnr}`);
		const hands = new Hands(page);
		await hands.click(page.getByRole('tab', { name: 'Dateien' }));
		// The button, the file and "Öffnen" of the system's own dialog.
		hands.count += 3;
		const file = { name: 'Verordnung.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') };
		await page.locator('input[type=file]:not([capture])').setInputFiles(file);
		await hands.click(page.getByRole('button', { name: 'Speichern' }));
		await expect(page.getByRole('list', { name: 'Dateien', exact: true })).toContainText('Verordnung.pdf');
		counts['attach a prescription'] = hands.count;
	});

	await test.step('a task', async () => {
		await page.goto(`/crm/addresses/${lfdnr}`);
		const hands = new Hands(page);
		await expect(page.getByRole('link', { name: 'Aufgabe', exact: true })).toBeVisible();
		await hands.press('Alt+a');
		await expect(page.getByLabel(/^Titel/)).toBeFocused();
		await hands.type('Rückruf wegen Lieferung');
		await hands.press('Control+Enter');
		await expect(page).not.toHaveURL(/\/task\/new/);
		counts['a task about an address'] = hands.count;
	});

	await test.step('two that are one', async () => {
		const other = await person(context.request);
		await page.goto(`/crm/addresses/${lfdnr}`);
		const hands = new Hands(page);
		await hands.click(page.getByRole('button', { name: 'Weitere Aktionen' }));
		await hands.click(page.getByRole('menuitem', { name: 'Zusammenführen …' }));
		const search = page.getByRole('combobox', { name: /Andere Adresse/ });
		await search.focus();
		await hands.type(other.name);
		await expect(page.getByRole('option', { name: new RegExp(other.name) })).toBeVisible();
		await hands.press('Enter');
		await expect(page.getByRole('radiogroup', { name: 'Name' })).toBeVisible();
		await hands.click(page.getByRole('button', { name: 'Zusammenführen', exact: true }));
		await expect(page.getByRole('button', { name: 'Wieder trennen' })).toBeVisible();
		counts['make one of two addresses'] = hands.count;
		await page.goto(`/crm/addresses/${other.lfdnr}`);
		await expect(page.getByText(`Nr. ${other.lfdnr} war dieselbe wie`)).toBeVisible();
		await page.getByRole('link', { name: /öffnen$/ }).click();
		await expect(page).toHaveURL(new RegExp(`/crm/addresses/${lfdnr}$`));
		await page.getByRole('button', { name: 'Wieder trennen' }).click();
		await expect(told(page, 'Die Adressen sind wieder getrennt.')).toBeVisible();
		await page.goto(`/crm/addresses/${other.lfdnr}`);
		await expect(page.getByRole('heading', { level: 1, name: other.name })).toBeVisible();
	});

	await test.step('print', async () => {
		await page.goto(`/crm/addresses/${lfdnr}`);
		await page.evaluate(() => {
			window.print = () => document.documentElement.setAttribute('data-printing', '');
		});
		const hands = new Hands(page);
		await expect(page.getByRole('button', { name: 'Weitere Aktionen' })).toBeVisible();
		await hands.press('Alt+p');
		await expect(page.locator('[data-printing]').first()).toBeAttached();
		counts['print an address'] = hands.count;
	});

	expect(counts).toEqual(Object.fromEntries(jobs.map(({ job, after }) => [job, after])));
	const possible = jobs.flatMap(({ before, after }) => (before === null ? [] : [{ before, after }]));
	for (const { before, after } of possible) expect(after).toBeLessThanOrEqual(before);
	const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
	expect(sum(possible.map(({ after }) => after))).toBeLessThanOrEqual(
		(sum(possible.map(({ before }) => before)) * 2) / 3,
	);
});

test('a telephone system opens who is calling, and the number stands in no address', async ({ page, context }) => {
	const { lfdnr } = await person(context.request);
	const number = `0699${String(lfdnr).padStart(7, '4')}`;
	const login = await context.request.post('/api/v1/login', { data: { username: 'demo', password: 'demo-kontor' } });
	const { bearer } = await login.json();
	const headers = { Authorization: `Bearer ${bearer}`, 'If-Match': '"1"' };
	const path = `/api/v1/crm/addresses/${lfdnr}`;
	const known = await (await context.request.get(path, { headers: { Authorization: headers.Authorization } })).json();
	const { salutation, titleBefore, titleAfter, firstname, lastname, gender, dateOfBirth, address, telNote } = known;
	const data = { salutation, titleBefore, titleAfter, firstname, lastname, gender, dateOfBirth, address, telNote };
	const rest = { tel: '', mobile: number, mobileNote: '', email: '', note: '', creditLimit: null };
	expect((await context.request.put(`${path}/contactData`, { headers, data: { ...data, ...rest } })).status()).toBe(
		200,
	);
	await page.goto(`/crm/call?tel=${number}`);
	expect(page.url()).not.toContain(number);
	await signInAt(page, `/crm/call#tel=${number}`);
	await expect(page).toHaveURL(`/crm/addresses/${lfdnr}?tab=interactions`);
	await expect(page.getByRole('dialog', { name: 'Interaktion erfassen' })).toBeVisible();
});
