import type { Browser, Page } from '@playwright/test';
import { expect, signInAt, test } from '../journey.ts';

/** A company of the demo data. */
const COMPANY = 1001;

async function secondUser(browser: Browser, baseURL: string | undefined, path: string): Promise<Page> {
	const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'de-AT' });
	const page = await context.newPage();
	await signInAt(page, path, 'verkauf');
	return page;
}

/** Makes a task by the API's own door in the portal, and says its number. */
async function makeTask(page: Page, title: string): Promise<number> {
	await page.getByLabel('Titel').fill(title);
	await page.getByRole('main').getByRole('button', { name: 'Aufgabe erstellen' }).click();
	await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
	return Number(/\/task\/(\d+)$/.exec(page.url())?.[1]);
}

test('a task goes from an address through assignment and a comment with a mention to done by keys on the board', async ({
	page,
	browser,
	baseURL,
}) => {
	await signInAt(page, `/crm/addresses/${COMPANY}?tab=tasks`);
	await page.getByRole('tabpanel').getByRole('link', { name: 'Aufgabe erstellen' }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Aufgabe erstellen' })).toBeVisible();
	const title = 'Lieferung nachfragen';
	const lfdnr = await makeTask(page, title);
	await expect(page).toHaveTitle(new RegExp(`- ${lfdnr} -`));

	await page.getByRole('button', { name: 'Zuständig bearbeiten' }).click();
	const assignees = page.getByRole('group', { name: 'Zuständig' });
	await assignees.getByRole('combobox').fill('verkauf');
	await page.getByRole('option', { name: 'verkauf', exact: true }).click();
	await page.keyboard.press('Escape');
	await assignees.getByRole('button', { name: 'Speichern' }).click();
	await expect(assignees.getByRole('button', { name: 'Zuständig bearbeiten' })).toBeVisible();
	await expect(assignees.getByText('verkauf', { exact: true })).toBeVisible();

	const comment = page.getByRole('textbox', { name: 'Kommentar' });
	await comment.pressSequentially('Bitte heute noch, @verk');
	await page.getByRole('option', { name: 'verkauf', exact: true }).click();
	await comment.press('Control+Enter');
	await expect(page.getByText('@verkauf')).toBeVisible();
	await expect(page.getByText('demo hat die Aufgabe verkauf zugewiesen.')).toBeVisible();

	const other = await secondUser(browser, baseURL, `/task?view=board&q=${encodeURIComponent(title)}`);
	const card = other.getByRole('link', { name: title });
	await card.focus();
	await other.keyboard.press('Space');
	await other.keyboard.press('ArrowRight');
	await other.keyboard.press('Enter');
	await expect(other.getByRole('status').filter({ hasText: `„${title}“ nach In Arbeit verschoben.` })).toHaveCount(1);
	await expect(other.getByRole('region', { name: /^In Arbeit/ }).getByRole('link', { name: title })).toBeFocused();
	await other.keyboard.press('Space');
	for (const _ of ['Wartet', 'Erledigt']) await other.keyboard.press('ArrowRight');
	await other.keyboard.press('Enter');
	await expect(other.getByRole('region', { name: /^Erledigt/ }).getByRole('link', { name: title })).toBeFocused();

	// Whoever has the task open sees it without doing anything. Two moves of one person within a minute are one change.
	await expect(page.getByRole('button', { name: 'Status: Erledigt' })).toBeVisible({ timeout: 15_000 });
	await expect(page.getByText('verkauf hat den Status von „Offen“ auf „Erledigt“ geändert.')).toBeVisible();
});

test('two people edit one task: different fields do not meet, the same field is chosen from', async ({
	page,
	browser,
	baseURL,
}) => {
	await signInAt(page, '/task/new');
	const lfdnr = await makeTask(page, 'Zu zweit');
	const other = await secondUser(browser, baseURL, `/task/${lfdnr}`);
	for (const editor of [page, other]) await editor.getByRole('button', { name: 'Beschreibung bearbeiten' }).click();
	await other.getByRole('textbox', { name: 'Beschreibung' }).fill('Fassung des anderen');
	await other.getByRole('button', { name: 'Speichern' }).click();
	await expect(other.getByText('Fassung des anderen')).toBeVisible();
	await other.getByRole('button', { name: 'Fällig bearbeiten' }).click();
	await other.getByRole('textbox', { name: /Fällig am/ }).fill('morgen');
	await other.getByRole('group', { name: 'Fällig' }).getByRole('button', { name: 'Speichern' }).click();
	await expect(other.getByRole('group', { name: 'Fällig' }).getByText('morgen')).toBeVisible();

	// The title was not touched by anybody else.
	await page.getByRole('button', { name: 'Titel bearbeiten' }).click();
	await page.getByRole('textbox', { name: 'Titel' }).fill('Zu zweit geändert');
	await page.getByRole('textbox', { name: 'Titel' }).press('Enter');
	await expect(page.getByRole('heading', { level: 1, name: 'Zu zweit geändert' })).toBeVisible();

	await page.getByRole('textbox', { name: 'Beschreibung' }).fill('Meine Fassung');
	await page.getByRole('form', { name: 'Beschreibung bearbeiten' }).getByRole('button', { name: 'Speichern' }).click();
	const choice = page.getByRole('alert');
	await expect(choice.getByText('Fassung des anderen')).toBeVisible();
	await choice.getByRole('button', { name: 'Meine Eingabe behalten' }).click();
	await expect(page.getByText('demo hat die Beschreibung geändert.')).toBeVisible();
	await other.reload();
	await expect(other.getByText('Meine Fassung')).toBeVisible();
	await expect(other.getByRole('heading', { level: 1, name: 'Zu zweit geändert' })).toBeVisible();
});

test('J01, J03: a text belongs to its task, and half a comment is there again after a reload', async ({ page }) => {
	await signInAt(page, '/task/new');
	const first = await makeTask(page, 'Erste von zweien');
	await page.goto('/task/new');
	const second = await makeTask(page, 'Zweite von zweien');
	await page.goto(`/task/${first}`);
	await page.getByRole('button', { name: 'Beschreibung bearbeiten' }).click();
	await page.getByRole('textbox', { name: 'Beschreibung' }).fill('Nur für die erste');
	// The answer of the save comes while the other task is open.
	await page.route('**/description', async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 600));
		await route.continue();
	});
	await page.getByRole('button', { name: 'Speichern' }).click();
	await page.getByRole('navigation').getByRole('link', { name: 'Aufgaben' }).first().click();
	await page.getByRole('searchbox', { name: 'Aufgaben suchen' }).fill(String(second));
	await page.getByRole('link', { name: 'Alle', exact: true }).click();
	await page.getByRole('link', { name: 'Zweite von zweien' }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Zweite von zweien' })).toBeVisible();
	const comment = page.getByRole('textbox', { name: 'Kommentar' });
	const kept = () => page.evaluate(() => window.sessionStorage.getItem('kontor.draft'));
	const before = await kept();
	await comment.fill('Halb geschrieben');
	await expect.poll(kept).not.toBe(before);
	await expect(page.getByText('Nur für die erste')).toHaveCount(0);
	await page.reload();
	await expect(page.getByRole('textbox', { name: 'Kommentar' })).toHaveValue('Halb geschrieben');
	await expect(page.getByRole('group', { name: 'Beschreibung' }).getByText('keine Angabe')).toBeVisible();
	await expect(page.getByText('hat die Beschreibung')).toHaveCount(0);
	await page.goto(`/task/${first}`);
	await expect(page.getByText('Nur für die erste')).toBeVisible();
});

test('on a phone the state changes by thumb, and a deleted task is told apart from none', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await signInAt(page, '/task/new');
	const lfdnr = await makeTask(page, 'Unterwegs');
	await page.getByRole('button', { name: 'Status: Offen' }).click();
	await page.getByRole('menuitem', { name: 'Wartet' }).click();
	await expect(page.getByRole('button', { name: 'Status: Wartet' })).toBeVisible();
	expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
	await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
	await page.getByRole('menuitem', { name: 'Löschen' }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Aufgaben' })).toBeVisible();
	await page.goto(`/task/${lfdnr}`);
	await expect(page.getByRole('heading', { level: 1, name: 'Aufgabe gelöscht' })).toBeVisible();
	await page.getByRole('button', { name: 'Wiederherstellen' }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Unterwegs' })).toBeVisible();
	await page.goto('/task/99999999');
	await expect(page.getByRole('heading', { level: 1, name: 'Aufgabe nicht gefunden' })).toBeVisible();
});
