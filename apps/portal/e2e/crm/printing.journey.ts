import { expect, signInAt, test } from '../journey.ts';

test('a list is printed whole, with its head and all columns, and copied as cells', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await signInAt(page, '/crm?city=Graz');
	const grid = page.getByRole('grid', { name: 'Adressen' });
	await expect(grid.getByRole('link').first()).toBeVisible();
	const total = Number(await grid.getAttribute('aria-rowcount')) - 1;
	expect(total).toBeGreaterThan(100);

	// The dialog of the browser cannot be operated; what it would print is looked at while it would be open.
	await page.evaluate(() => {
		window.print = () => document.documentElement.setAttribute('data-printing', '');
	});
	await page.keyboard.press('Control+p');
	await expect(page.locator('[data-printing]')).toBeAttached();
	await page.emulateMedia({ media: 'print' });
	const sheet = page.locator('table[data-k-sheet]');
	await expect(sheet).toBeVisible();
	await expect(grid).toBeHidden();
	await expect(sheet.locator('tbody tr')).toHaveCount(total);
	expect(await sheet.locator('thead').evaluate((head) => getComputedStyle(head).display)).toBe('table-header-group');
	const widths = await sheet.evaluate((table) => [table.scrollWidth, table.parentElement?.clientWidth ?? 0]);
	expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
	// Two dozen rows to a page: no empty ones follow the last.
	const pages = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g) ?? [];
	expect(pages.length).toBeGreaterThan(1);
	expect(pages.length).toBeLessThanOrEqual(Math.ceil(total / 18));
	await page.emulateMedia({ media: null });
	await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
	await expect(sheet).toHaveCount(0);

	await grid.getByRole('link').first().focus();
	await page.keyboard.press('Control+a');
	await page.keyboard.press('Control+c');
	await expect(page.getByText(`${total} Zeilen kopiert`)).toBeAttached();
	const lines = (await page.evaluate(() => navigator.clipboard.readText())).split(/\r?\n/);
	expect(lines).toHaveLength(total + 1);
	expect(lines[0]?.split('\t').slice(0, 2)).toEqual(['Name', 'Nummer']);
});
