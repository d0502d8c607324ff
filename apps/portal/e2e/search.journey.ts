import { readFile } from 'node:fs/promises';
import { expect, settled, signInAt, test } from './journey.ts';

const spellings = ['Müller', 'Mueller', 'Muller', 'MÜLLER'];

test('Müller, Mueller, Muller and MÜLLER are one set, the exact name first', async ({ page }) => {
	await signInAt(page, '/crm');
	const box = page.getByRole('searchbox', { name: 'Adressen suchen' });
	const grid = page.getByRole('grid', { name: 'Adressen' });
	await expect(grid.getByRole('row').nth(2)).toBeVisible();
	const counts: (string | null)[] = [];
	for (const spelling of spellings) {
		await box.fill(spelling);
		// The first row under the head is the best hit: the name as it was typed.
		await expect(grid.getByRole('row').nth(1)).toContainText(new RegExp(`(^|\\s)${spelling}\\b`, 'iu'));
		counts.push(await grid.getAttribute('aria-rowcount'));
	}
	expect(Number(counts[0])).toBeGreaterThan(2);
	expect(new Set(counts).size).toBe(1);
});

test('the global search finds, is driven by keys alone and opens what it found', async ({ page }) => {
	await signInAt(page, '/notifications');
	await page.getByRole('heading', { level: 1 }).waitFor();
	await page.keyboard.press('/');
	const box = page.getByRole('combobox', { name: 'Kontor durchsuchen (mind. 3 Zeichen)' });
	await expect(box).toBeFocused();
	await page.keyboard.type('Mu');
	await expect(page.getByText('Geben Sie mindestens 3 Zeichen ein, um die Suche zu starten.').first()).toBeVisible();
	await page.keyboard.type('eller');
	const hits = page.getByRole('listbox', { name: 'Suchergebnisse' }).getByRole('option');
	await expect(hits.first()).toContainText(/M(ü|ue|u)ller/i);
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/crm\/addresses\/\d+$/);
	await expect(page.getByRole('heading', { level: 1 })).toContainText(/M(ü|ue|u)ller/i);
});

test('an address opens, shows its tab from the query, and back returns to the same place of the list', async ({
	page,
}) => {
	await signInAt(page, '/crm');
	const grid = page.getByRole('grid', { name: 'Adressen' });
	await expect(grid.getByRole('row').nth(5)).toBeVisible();
	await grid.hover();
	await page.mouse.wheel(0, 6000);
	const scroller = () =>
		grid.evaluate((element) => {
			let box: Element | null = element;
			while (box !== null && box.scrollTop === 0) box = box.parentElement;
			return (
				box?.scrollTop ?? [...element.querySelectorAll('*')].find(({ scrollTop }) => scrollTop > 0)?.scrollTop ?? 0
			);
		});
	await expect.poll(scroller).toBeGreaterThan(3000);
	const link = grid.getByRole('row').nth(8).getByRole('link').first();
	const href = await link.getAttribute('href');
	const before = await scroller();
	await link.click();
	await expect(page).toHaveURL(href ?? '');
	await page.getByRole('tab', { name: 'Interaktionen' }).click();
	await expect(page).toHaveURL(`${href}?tab=interactions`);
	await expect(page.getByRole('tab', { name: 'Interaktionen' })).toHaveAttribute('aria-selected', 'true');
	await page.goBack();
	await expect(page).toHaveURL('/crm');
	await expect(grid.locator(`a[href="${href}"]`)).toBeVisible();
	await expect.poll(async () => Math.abs((await scroller()) - before)).toBeLessThan(4);
});

test('a number of the social insurance never stands in the address', async ({ page, server }) => {
	await signInAt(page, '/crm');
	const answer = page.waitForResponse((response) => response.url().endsWith('/addresses/search/filtered'));
	await page.getByRole('searchbox', { name: 'Adressen suchen' }).fill('1237 010180');
	await answer;
	await expect(page.getByRole('grid', { name: 'Adressen' })).toBeVisible();
	expect(page.url()).not.toMatch(/1237|010180/);
	expect(server.log()).not.toMatch(/1237.?010180/);
});

test('the whole result of a search is saved as a file that Excel reads, only with the columns its user may have', async ({
	page,
}) => {
	await signInAt(page, '/crm?city=Graz&sort=name', 'verkauf');
	const grid = page.getByRole('grid', { name: 'Adressen' });
	await expect(grid.getByRole('row').nth(1)).toBeVisible();
	await page.getByRole('button', { name: 'Ansicht' }).click();
	await page.getByRole('button', { name: 'Als CSV speichern' }).click();
	const dialog = page.getByRole('dialog', { name: 'Als CSV-Datei speichern' });
	await dialog.getByRole('checkbox', { name: 'Alle Spalten' }).check();
	await expect(dialog.getByRole('checkbox', { name: /SV-Nummer|IBAN/ })).toHaveCount(0);
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		dialog.getByRole('button', { name: 'Speichern' }).click(),
	]);
	expect(download.suggestedFilename()).toBe('Adressen.csv');
	const file = await readFile(await download.path(), 'utf8');
	expect(file.startsWith('\uFEFFNummer;Name;Typ;')).toBe(true);
	// Like the list, the file has a head.
	await expect(grid).toHaveAttribute('aria-rowcount', `${file.split('\r\n').length - 1}`);
	await expect(dialog).toHaveCount(0);
});

test('from an address of a list the keys lead through all its hits, and back leads to the list', async ({ page }) => {
	await signInAt(page, '/crm?q=Müller');
	const grid = page.getByRole('grid', { name: 'Adressen' });
	const hits = grid.locator('[data-index] a[data-primary]');
	await settled(page);
	const second = (await hits.nth(1).getAttribute('href')) ?? '';
	const third = (await hits.nth(2).getAttribute('href')) ?? '';
	const total = Number(await grid.getAttribute('aria-rowcount')) - 1;
	await hits.nth(1).click();
	const place = page.getByRole('navigation', { name: 'Treffer der Suche' });
	await expect(place).toContainText(`2 von ${total.toLocaleString('de-AT')}`);
	await page.keyboard.press('Alt+PageDown');
	await expect(page).toHaveURL(third);
	await expect(place).toContainText('3 von');
	await page.keyboard.press('Alt+PageUp');
	await expect(page).toHaveURL(second);
	await page.goBack();
	await expect(page).toHaveURL(/\/crm\?q=M/);
});

test('the Space bar looks into a hit beside the list; it follows the keys, Escape closes it and Enter opens the hit', async ({
	page,
}) => {
	await signInAt(page, '/crm?q=Müller');
	const grid = page.getByRole('grid', { name: 'Adressen' });
	const hits = grid.locator('[data-index] a[data-primary]');
	await hits.first().focus();
	await page.keyboard.press('Space');
	const preview = page.getByRole('complementary', { name: 'Vorschau' });
	const numberOf = async (index: number) => (await hits.nth(index).getAttribute('href'))?.split('/').pop();
	await expect(preview.getByText(`Kundennr. ${await numberOf(0)}`)).toBeVisible();
	await page.keyboard.press('ArrowDown');
	await expect(preview.getByText(`Kundennr. ${await numberOf(1)}`)).toBeVisible();
	await expect(preview.getByText('Letzte Interaktionen')).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(preview).toHaveCount(0);
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/crm\/addresses\/\d+$/);
});
