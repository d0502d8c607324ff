import type { Page } from '@playwright/test';
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
	await page.reload();
	await expect(page.getByRole('button', { name: /^Geteilt, Di, 24\. Juni 2031, 09:00/ })).toBeVisible();
	await make(page, 'Zweiter');
	const second = page.getByRole('button', { name: /^Zweiter, Mo, 23\. Juni 2031, 09:00/ });
	await second.press(' ');
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('Enter');
	await expect(page.getByText(/Belegt durch „Geteilt“/).first()).toBeVisible();
	await expect(second).toBeVisible();
	await other.close();
});
