import { addDays } from '@kontor/german/date';
import { viennaToday } from '@kontor/german/dateTime';
import type { Locator, Page } from '@playwright/test';
import { convertIcsCalendar } from 'ts-ics';
import { expect, signInAt, test } from '../journey.ts';

/** A week far from all demo data, whose Monday is no holiday. */
const WEEK = '/calv2?view=week&date=2031-06-16';

function drawer(page: Page) {
	return page.getByRole('dialog', { name: /Termin$/ });
}

async function make(page: Page, title: string): Promise<void> {
	await page.getByRole('button', { name: 'Neuer Termin' }).press('Enter');
	await drawer(page)
		.getByRole('textbox', { name: /^Titel/ })
		.fill(title);
	await page.keyboard.press('Control+Enter');
	await expect(drawer(page)).toHaveCount(0);
}

test('an appointment is made, moved, cancelled and put back by keys alone', async ({ page }) => {
	await signInAt(page, WEEK);
	await make(page, 'Tastentermin');
	const made = page.getByRole('button', { name: /^Tastentermin, Mo, 16\. Juni 2031, 09:00/ });
	await made.press(' ');
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('Enter');
	const moved = page.getByRole('button', { name: /^Tastentermin, Di, 17\. Juni 2031, 09:05 bis 09:35/ });
	await expect(moved).toBeVisible();
	await page.reload();
	await moved.press('Enter');
	await drawer(page).getByRole('button', { name: 'Löschen' }).press('Enter');
	await expect(moved).toHaveCount(0);
	await page.getByRole('button', { name: 'Rückgängig' }).press('Enter');
	await expect(moved).toBeVisible();
});

test('two people see what the other has moved, and a taken time explains itself', async ({ page, browser }) => {
	await signInAt(page, '/calv2?view=week&date=2031-06-23');
	await make(page, 'Geteilt');
	const other = await browser.newPage();
	await signInAt(other, '/calv2?view=week&date=2031-06-23');
	const seen = other.getByRole('button', { name: /^Geteilt, Mo, 23\. Juni 2031, 09:00/ });
	await seen.press(' ');
	await other.keyboard.press('ArrowRight');
	await other.keyboard.press('Enter');
	await expect(other.getByRole('button', { name: /^Geteilt, Di, 24\. Juni 2031/ })).toBeVisible();
	await expect(other.getByText(/Geteilt verschoben/).first()).toBeVisible();
	// The stream of events wakes the first one, who has done nothing.
	await expect(page.getByRole('button', { name: /^Geteilt, Di, 24\. Juni 2031, 09:00/ })).toBeVisible({
		timeout: 15_000,
	});
	await make(page, 'Zweiter');
	const second = page.getByRole('button', { name: /^Zweiter, Mo, 23\. Juni 2031, 09:00/ });
	await second.press(' ');
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('Enter');
	await expect(page.getByText(/Belegt durch „Geteilt“/).first()).toBeVisible();
	await expect(second).toBeVisible();
	await other.close();
});

/** Chooses in a field of several by its keys alone. */
async function choose(page: Page, label: string, text: string, option: RegExp): Promise<void> {
	const field = drawer(page).getByRole('combobox', { name: label });
	await field.focus();
	await page.keyboard.type(text);
	await expect(page.getByRole('option', { name: option }).first()).toBeVisible();
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Enter');
	await page.keyboard.press('Escape');
}

test('a patient is booked with room and device by keys alone, the number comes along', async ({ page }) => {
	await signInAt(page, '/calv2?view=week&date=2031-07-07');
	await page.getByRole('button', { name: 'Neuer Termin' }).press('Enter');
	await expect(drawer(page).getByRole('textbox', { name: /^Titel/ })).toBeFocused();
	await page.keyboard.type('Messung');
	await choose(page, 'Personen, Räume, Geräte', 'Kabine', /^Kabine/);
	await choose(page, 'Personen, Räume, Geräte', 'Ganganalyse', /^Ganganalyse/);
	await choose(page, 'Patient oder Kunde', 'Huber', /Huber/);
	await expect(drawer(page).getByRole('textbox', { name: /^Telefon/ })).not.toHaveValue('');
	await page.keyboard.press('Control+Enter');
	await expect(drawer(page)).toHaveCount(0);
	await expect(page.getByRole('button', { name: /^Messung, .*Huber.*Mo, 7\. Juli 2031, 09:00/ })).toBeVisible();
});

test('a series leaves out a holiday, and a taken day is told before it is made', async ({ page }) => {
	// Whit Monday is 2 June 2031.
	await signInAt(page, '/calv2?view=week&date=2031-05-26');
	await make(page, 'Im Weg');
	await page.goto('/calv2?view=week&date=2031-05-19');
	await page.getByRole('button', { name: 'Neuer Termin' }).press('Enter');
	const form = drawer(page);
	await form.getByRole('textbox', { name: /^Titel/ }).fill('Serie');
	await form.getByRole('combobox', { name: 'Wiederholung' }).selectOption('weekly');
	await form.getByRole('combobox', { name: 'Endet' }).selectOption('3');
	await form.getByRole('combobox', { name: 'Bei Konflikten' }).selectOption('skip');
	await form.getByRole('button', { name: 'Termine prüfen' }).press('Enter');
	await expect(form.getByText('1 Termin ist belegt.')).toBeVisible();
	await expect(form.getByText('entfällt: Pfingstmontag')).toBeVisible();
	await form.getByRole('button', { name: '2 Termine anlegen' }).press('Enter');
	await expect(drawer(page)).toHaveCount(0);
	await expect(page.getByRole('button', { name: /^Serie, Mo, 19\. Mai 2031, 09:00/ })).toBeVisible();
});

test.describe('at 390 pixels, by thumb', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

	test('an appointment is made, dragged after a long press, moved by fields, and its state taken on', async ({
		page,
	}) => {
		await signInAt(page, '/calv2?view=day&date=2031-07-14');
		await page.getByRole('button', { name: 'Neuer Termin' }).tap();
		await drawer(page)
			.getByRole('textbox', { name: /^Titel/ })
			.fill('Daumen');
		await drawer(page).getByRole('button', { name: 'Speichern' }).tap();
		const made = page.getByRole('button', { name: /^Daumen, Mo, 14\. Juli 2031, 09:00/ });
		await expect(made).toBeVisible();
		await swipe(page, made);
		await dragByThumb(page, made, 60);
		const dragged = page.getByRole('button', { name: /^Daumen, Mo, 14\. Juli 2031, 10:00 bis 10:30/ });
		await expect(dragged).toBeVisible();
		await dragged.tap();
		await drawer(page).getByRole('button', { name: 'Weitere Aktionen' }).tap();
		await page.getByRole('menuitem', { name: 'Verschieben …' }).tap();
		const dialog = page.getByRole('dialog', { name: 'Daumen verschieben' });
		await dialog.getByRole('textbox', { name: /^Beginn/ }).fill('15.7.2031 11:00');
		await dialog.getByRole('combobox', { name: 'Dauer' }).selectOption('60');
		await expect(dialog.getByText('Diese Zeit ist frei.')).toBeVisible();
		await dialog.getByRole('button', { name: 'Verschieben' }).tap();
		await expect(dialog).toHaveCount(0);
		await page.goto('/calv2?view=list&date=2031-07-15');
		await expect(page.getByRole('button', { name: /^Daumen, Di, 15\. Juli 2031, 11:00 bis 12:00/ })).toBeVisible();
		await page.getByRole('button', { name: 'Status von Daumen' }).tap();
		await page.getByRole('menuitem', { name: 'Abgesagt' }).tap();
		await expect(page.getByRole('button', { name: /^Daumen,.*Abgesagt/ })).toBeVisible();
		// Nothing is wider than the screen.
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
	});
});

test('a feed that is made here is read by another program, and is the same byte for byte while nothing changes', async ({
	page,
}) => {
	// A feed holds the year ahead.
	const day = addDays(viennaToday(Date.now()), 100) ?? '';
	await signInAt(page, `/calv2?view=day&date=${day}`);
	await make(page, 'Abo, Fuß; links');
	await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
	await page.getByRole('menuitem', { name: 'Kalender abonnieren …' }).click();
	const dialog = page.getByRole('dialog', { name: 'Kalender abonnieren' });
	await dialog.getByRole('textbox', { name: /^Name/ }).fill('Outlook');
	await dialog.getByRole('combobox', { name: 'Was andere Programme erfahren' }).selectOption('withoutPersons');
	await dialog.getByRole('button', { name: 'Adresse erstellen' }).click();
	const address = (await dialog.getByText(/\.ics$/).textContent()) ?? '';
	const first = await page.request.get(address);
	const text = await first.text();
	const event = convertIcsCalendar(undefined, text).events?.find(({ summary }) => summary === 'Abo, Fuß; links');
	expect(event?.start.local?.timezone).toBe('Europe/Vienna');
	const shown = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Vienna' });
	expect(shown.format(event?.start.date)).toBe(`${day} 09:00`);
	expect(await (await page.request.get(address)).text()).toBe(text);
	const again = await page.request.get(address, { headers: { 'if-none-match': first.headers().etag ?? '' } });
	expect(again.status()).toBe(304);
	await dialog.getByRole('button', { name: 'Outlook beenden' }).click();
	await expect(dialog.getByText('Sie haben noch keinen Kalender abonniert.')).toBeVisible();
	expect((await page.request.get(address)).status()).toBe(404);
});

/** A swipe that begins on an appointment scrolls the day and moves nothing (C05). */
async function swipe(page: Page, target: Locator): Promise<void> {
	const moves: string[] = [];
	page.on('request', (request) => request.method() === 'PATCH' && moves.push(request.url()));
	const region = await page.getByRole('region', { name: /^Termine, / }).elementHandle();
	const before = await region?.evaluate((element) => element.scrollTop);
	const ended = await region?.evaluateHandle((element) => ({
		scrolling: new Promise((resolve) => element.addEventListener('scrollend', resolve, { once: true })),
	}));
	const box = await target.boundingBox();
	if (box === null) throw new Error('Nothing to swipe on');
	const finger = await page.context().newCDPSession(page);
	const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
		finger.send('Input.dispatchTouchEvent', {
			type,
			touchPoints: y === undefined ? [] : [{ x: box.x + 20, y }],
		});
	await touch('touchStart', box.y + 10);
	for (let way = 15; way <= 90; way += 15) await touch('touchMove', box.y + 10 - way);
	await touch('touchEnd');
	await ended?.evaluate(async ({ scrolling }) => void (await scrolling));
	expect(await region?.evaluate((element) => element.scrollTop)).toBeGreaterThan(Number(before));
	expect(moves).toEqual([]);
	await region?.evaluate((element, top) => element.scrollTo({ top }), before);
}

/** Presses long, moves down by pixels, lets go: with real touches, as the browser sees a finger. */
async function dragByThumb(page: Page, target: Locator, by: number): Promise<void> {
	await target.scrollIntoViewIfNeeded();
	const box = await target.boundingBox();
	if (box === null) throw new Error('Nothing to drag');
	const finger = await page.context().newCDPSession(page);
	const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
		finger.send('Input.dispatchTouchEvent', {
			type,
			touchPoints: y === undefined ? [] : [{ x: box.x + 20, y }],
		});
	const y = box.y + 10;
	await touch('touchStart', y);
	// The ghost shows that the long press has taken hold.
	await expect(page.locator('[data-ghost]')).toBeVisible();
	await touch('touchMove', y + by / 2);
	await touch('touchMove', y + by);
	await touch('touchEnd');
}

test('who waits is offered what becomes free, and booked', async ({ page }) => {
	await signInAt(page, '/calv2?view=week&date=2031-07-21');
	await make(page, 'Wird frei');
	await page.getByRole('button', { name: 'Warteliste' }).press('Enter');
	const list = page.getByRole('dialog', { name: 'Warteliste', exact: true });
	await list.getByRole('button', { name: 'Auf die Warteliste setzen' }).press('Enter');
	const form = page.getByRole('dialog', { name: 'Auf die Warteliste' });
	await form.getByRole('textbox', { name: /^Titel/ }).fill('Wartende');
	await form.getByRole('textbox', { name: /^Ab/ }).fill('21.7.2031');
	await page.keyboard.press('Control+Enter');
	await expect(list.getByText('Wartende')).toBeVisible();
	await list.getByRole('button', { name: 'Schließen' }).first().press('Enter');
	await page.getByRole('button', { name: /^Wird frei/ }).press('Enter');
	await drawer(page).getByRole('button', { name: 'Löschen' }).press('Enter');
	await page.getByRole('button', { name: 'Ansehen' }).press('Enter');
	await list.getByRole('button', { name: 'Wartende: diese Zeit geben' }).press('Enter');
	await page.keyboard.press('Control+Enter');
	await expect(page.getByRole('button', { name: /^Wartende, Mo, 21\. Juli 2031, 09:00/ })).toBeVisible();
	await page.getByRole('button', { name: 'Warteliste' }).press('Enter');
	await expect(list.getByRole('list', { name: 'Wartende' })).toBeVisible();
	await expect(list.getByText('Wartende')).toHaveCount(0);
});
