import { expect, fillSignIn, signInAt, test } from './journey.ts';

test('in the Diskretmodus names are gone from list, window title and new tabs, and the open address is shown', async ({
	page,
	context,
}) => {
	await signInAt(page, '/crm?q=Huber');
	const grid = page.getByRole('grid', { name: 'Adressen' });
	const first = grid.getByRole('row').nth(1).getByRole('link').first();
	await expect(first).toContainText('Huber');
	const name = (await first.textContent()) ?? '';
	await page.keyboard.press('Control+.');
	await expect(first).not.toContainText('Huber');
	await expect(first).toContainText(/Adresse \d+, Name verborgen/);
	await expect(page).toHaveTitle(/^(?:\(\d+\) )?CRM - Suche - Kontor$/);
	await expect(grid.locator('a[href^="tel:"]')).toHaveCount(0);

	const other = await context.newPage();
	await other.goto('/crm');
	await expect(other.getByRole('button', { name: 'Diskretmodus' })).toHaveAttribute('aria-pressed', 'true');
	await expect(other.getByRole('grid', { name: 'Adressen' }).getByText('Name verborgen').first()).toBeAttached();

	await first.click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
	await expect(page).toHaveTitle(/^(?:\(\d+\) )?Adresse - \d+ - Kontor$/);
	await page.reload();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
	await expect(page).toHaveTitle(/^(?:\(\d+\) )?Adresse - \d+ - Kontor$/);

	// Switched in one tab, switched in all.
	await page.keyboard.press('Control+.');
	await expect(page).toHaveTitle(/Huber/);
	await expect(other.getByRole('button', { name: 'Diskretmodus' })).toHaveAttribute('aria-pressed', 'false');
});

test('a workplace that begins in the Diskretmodus does so after each sign-in, whoever switched it off before', async ({
	page,
}) => {
	await signInAt(page, '/crm');
	const discreet = page.getByRole('button', { name: 'Diskretmodus' });
	await page.getByRole('button', { name: /^Benutzermenü/ }).click();
	await page.getByRole('menuitemradio', { name: 'Im Diskretmodus' }).click();
	await expect(discreet).toHaveAttribute('aria-pressed', 'false');

	async function signOutAndIn(): Promise<void> {
		await page.getByRole('button', { name: /^Benutzermenü/ }).click();
		await page.getByRole('menuitem', { name: 'Abmelden' }).click();
		await fillSignIn(page, 'verkauf');
	}

	await signOutAndIn();
	await expect(discreet).toHaveAttribute('aria-pressed', 'true');
	await discreet.click();
	await page.reload();
	await expect(discreet).toHaveAttribute('aria-pressed', 'false');
	await signOutAndIn();
	await expect(discreet).toHaveAttribute('aria-pressed', 'true');
});
