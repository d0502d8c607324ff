import { emptyDraft, withValue } from '@kontor/domain/wizard/draft';
import { expect, signInAt, test } from '../journey.ts';
import { createAddress, field, freshIban, freshName, freshSvnr } from './entering.ts';

const person = (lastname: string) => withValue(emptyDraft(), 'person.lastname', lastname);
const organisation = (name: string) =>
	withValue({ ...emptyDraft(), kind: 'organisation' as const }, 'organisation.name', name);

test('a home and a representative are seen from both sides', async ({ page, context: { request } }) => {
	const [own, home, other] = [freshName(), freshName(), freshName()];
	const lfdnr = await createAddress(request, { ...person(own), flags: ['isConsumer'] });
	await createAddress(request, { ...organisation(home), flags: ['isResidence'] });
	await createAddress(request, { ...person(other), flags: ['isAdultRepresentation'] });

	await signInAt(page, `/crm/addresses/${lfdnr}?tab=contactData`);
	await page.getByRole('button', { name: 'Bearbeiten' }).nth(1).click();
	for (const [path, name] of [
		['contact.residence', home],
		['contact.adultRepresentation', other],
	] as const) {
		await field(page, path).fill(name);
		await page.getByRole('option', { name }).click();
	}
	await page.getByRole('button', { name: 'Speichern' }).click();
	await expect(page.getByText('Die Änderungen sind gespeichert.').first()).toBeVisible();

	// The head of an address may name somebody too.
	const overview = page.getByRole('tabpanel', { name: 'Übersicht' });
	for (const [there, name, back] of [
		['Wohnt in', home, 'Hier wohnen'],
		['Vertreten durch', other, 'Vertritt'],
	] as const) {
		await page.getByRole('tab', { name: 'Übersicht' }).click();
		await expect(overview.getByText(there, { exact: true })).toBeVisible();
		await overview.getByRole('link', { name }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
		await expect(overview.getByText(back, { exact: true })).toBeVisible();
		await overview.getByRole('link', { name: own }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(own);
	}
});

test('a customer group is replaced in its place, for the address and for the list of the group', async ({
	page,
	context: { request },
}) => {
	const name = freshName();
	const draft = withValue(person(name), 'contact.customerGroup', 'STAMM');
	const lfdnr = await createAddress(request, { ...draft, flags: ['isConsumer'] });
	await signInAt(page, `/crm/addresses/${lfdnr}?tab=customerGroups`);
	await page.getByRole('button', { name: 'Kundengruppe „Stammkunden“ ersetzen' }).click();
	await page.keyboard.type('Diab');
	await expect(page.getByRole('option', { name: /Diabetiker/ })).toBeVisible();
	await page.keyboard.press('Enter');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('button', { name: 'Kundengruppe „Diabetiker“ ersetzen' })).toBeFocused();
	await page.reload();
	await expect(page.getByRole('listitem').filter({ hasText: 'DIAB' })).toBeVisible();
	await expect(page.getByText('STAMM')).toHaveCount(0);

	await page.goto(`/crm?q=${name}&customerGroup=DIAB`);
	await expect(page.getByRole('grid', { name: 'Adressen' }).getByRole('link', { name })).toBeVisible();
	await page.goto(`/crm?q=${name}&customerGroup=STAMM`);
	await expect(page.getByRole('status').filter({ hasText: 'Keine Einträge gefunden.' })).toBeVisible();
});

test('the printed sheet has what the address has, and for whom may not read them no health and no bank data', async ({
	page,
	browser,
	server,
	context: { request },
}) => {
	const iban = freshIban().replace(/(.{4})(?=.)/g, '$1 ');
	const svnr = freshSvnr('050180');
	const patient = withValue(person(freshName()), 'patient.allergies', 'Latexallergie');
	const supplier = withValue(organisation(freshName()), 'supplierPayment.iban', iban.replaceAll(' ', ''));
	const addresses = [
		await createAddress(request, {
			...withValue(patient, 'patient.svnr', { svnr: svnr.slice(0, 4), svnrDat: svnr.slice(4) }),
			flags: ['isPatient'],
		}),
		await createAddress(request, {
			...withValue(supplier, 'supplier.kdNr', 'K-4711'),
			flags: ['isSupplier'],
		}),
	];
	const secrets = ['Latexallergie', `${svnr.slice(0, 4)} ${svnr.slice(4)}`, iban];

	/** What of an address is on paper. */
	async function printed(on: typeof page, lfdnr: number): Promise<string> {
		await on.goto(`/crm/addresses/${lfdnr}?tab=documents`);
		await on.evaluate(() => {
			window.print = () => document.body.setAttribute('data-printed', '');
		});
		await on.getByRole('button', { name: 'Weitere Aktionen' }).click();
		await on.getByRole('menuitem', { name: 'Drucken' }).click();
		await expect(on.locator('body[data-printed]')).toBeVisible();
		await on.emulateMedia({ media: 'print' });
		// biome-ignore lint/performance/useDomNodeTextContent: only what is rendered is on paper.
		const text = await on.locator('body').innerText();
		await on.emulateMedia({ media: 'screen' });
		return text;
	}

	await signInAt(page, '/crm');
	const sheets = [await printed(page, addresses[0] ?? 0), await printed(page, addresses[1] ?? 0)].join();
	for (const text of ['Person', 'K-4711', ...secrets]) expect(sheets).toContain(text);
	for (const text of ['Drucken', 'Alle Dokumente', 'Dashboard']) expect(sheets).not.toContain(text);

	const context = await browser.newContext({ baseURL: server.url });
	const seller = await context.newPage();
	await signInAt(seller, '/crm', 'verkauf');
	const allowed = [await printed(seller, addresses[0] ?? 0), await printed(seller, addresses[1] ?? 0)].join();
	expect(allowed).toContain('K-4711');
	for (const text of secrets) expect(allowed).not.toContain(text);
	await context.close();
});
