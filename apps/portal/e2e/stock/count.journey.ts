import type { Page } from '@playwright/test';
import { apiOf } from '../api.ts';
import { copyOfPortal } from '../connection/deploy.ts';
import { expect, fillSignIn, signInAt, test } from '../journey.ts';
import { startServer } from '../server.ts';

interface Scanned {
	readonly artNr: string;
	readonly articleDescription: string;
	readonly gtin: string;
}

/** Types codes like a hardware scanner, one after the other without a pause. */
function scan(page: Page, codes: readonly string[]): Promise<void> {
	return page.evaluate((all) => {
		for (const code of all) {
			for (const key of [...code, 'Enter']) {
				const target = document.activeElement ?? document.body;
				target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
			}
		}
	}, codes);
}

test('sixty articles are counted on a phone through a cut network, a reload and a crash, counted again, posted', async ({
	browser,
}) => {
	test.setTimeout(240_000);
	const server = await startServer();
	try {
		const lead = await apiOf(server.url, 'demo');
		const { lfdnr } = await lead<{ lfdnr: number }>('POST', '/inventory/sessions', {
			title: 'Inventur im Keller',
			warehouse: 'ZENTRAL',
			kind: 'permanent',
			keyDate: null,
			isBlind: true,
			shelves: ['A-01', 'A-02', 'A-03'],
			limits: { pieces: null, percent: null, value: null },
		});
		const { articles } = await lead<{ articles: Scanned[] }>('GET', `/inventory/sessions/${lfdnr}/articles`);
		const sixty = articles.slice(0, 60);
		expect(sixty).toHaveLength(60);
		const codes = (from: number, to: number) => sixty.slice(from, to).map(({ gtin, artNr }) => gtin || artNr);
		const address = `${server.url}/inventory/scan?session=${lfdnr}`;

		const phone = await browser.newContext({ locale: 'de-AT', viewport: { width: 390, height: 844 } });
		let page = await phone.newPage();
		await signInAt(page, address, 'admin');
		await expect(page.getByText('Scannen Sie den ersten Artikel.')).toBeVisible();
		await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
		await scan(page, codes(0, 20));
		await expect(page.getByText('Alles übertragen')).toBeVisible();
		await expect(page.getByText('20 von', { exact: false }).first()).toBeVisible();
		await expect(page.getByText('Erwartet')).toHaveCount(0);

		await server.stop();
		await scan(page, codes(20, 40));
		await expect(page.getByText('Keine Verbindung, 20 Einträge warten')).toBeVisible();
		await page.reload();
		await expect(page.getByText('Keine Verbindung, 20 Einträge warten')).toBeVisible();
		await scan(page, codes(40, 50));
		await expect(page.getByText('Keine Verbindung, 30 Einträge warten')).toBeVisible();
		// A crash: the page is gone without a word.
		await page.close({ runBeforeUnload: false });
		page = await phone.newPage();
		await page.goto(address);
		await expect(page.getByText('Keine Verbindung, 30 Einträge warten')).toBeVisible();
		await scan(page, codes(50, 60));
		await expect(page.getByText('Keine Verbindung, 40 Einträge warten')).toBeVisible();
		const last = page.getByRole('region', { name: 'Zuletzt gescannt' }).getByRole('listitem');
		await expect(last).toHaveCount(5);
		await expect(last.first()).toContainText(sixty[59]?.articleDescription ?? '');
		// No other page of the portal is served by what is kept for this one.
		const elsewhere = await phone.newPage();
		await expect(elsewhere.goto(`${server.url}/crm`)).rejects.toThrow();
		await elsewhere.close();

		await server.start();
		await expect(page.getByText('Alles übertragen')).toBeVisible({ timeout: 90_000 });
		const again = await apiOf(server.url, 'demo');
		const lines = `/inventory/sessions/${lfdnr}/lines/search`;
		const { rows } = await again<{ rows: { counted: string | null }[] }>('POST', lines, { size: 200 });
		const counted = rows.filter((row) => row.counted !== null);
		expect(counted.map((row) => row.counted)).toEqual(Array(60).fill('1.00'));

		const desk = await browser.newContext({ locale: 'de-AT', viewport: { width: 1440, height: 900 } });
		const leader = await desk.newPage();
		await signInAt(leader, `${server.url}/inventory?session=${lfdnr}&tab=review`, 'demo');
		const first = sixty[0] as Scanned;
		await leader.getByRole('searchbox', { name: 'Artikel der Inventur suchen' }).fill(first.artNr);
		await expect(leader.getByRole('grid')).toHaveAttribute('aria-rowcount', '2');
		await leader.getByRole('grid').getByRole('checkbox').last().click();
		await leader.getByRole('button', { name: 'Nachzählen lassen' }).click();
		await leader.getByRole('dialog').getByRole('button', { name: 'Nachzählen lassen' }).click();
		await expect(leader.getByText('Offen, 2. Zählung')).toBeVisible();

		await leader.goto(address);
		await expect(leader.getByText('Ein Artikel ist nachzuzählen', { exact: false })).toBeVisible();
		await scan(leader, [first.gtin || first.artNr, first.gtin || first.artNr]);
		await expect(leader.getByText('Alles übertragen')).toBeVisible();

		await leader.goto(`${server.url}/inventory?session=${lfdnr}`);
		await leader.getByRole('button', { name: 'Zählung beenden' }).click();
		await leader.getByRole('button', { name: 'Freigeben' }).click();
		await expect(leader.getByRole('button', { name: 'Buchen' })).toBeDisabled();

		const poster = await desk.browser()?.newContext({ locale: 'de-AT', viewport: { width: 1440, height: 900 } });
		const other = await poster?.newPage();
		if (other === undefined) throw new Error('No second page');
		await other.goto(`${server.url}/inventory?session=${lfdnr}`);
		await fillSignIn(other, 'admin');
		await other.getByRole('button', { name: 'Buchen' }).click();
		await other.getByRole('dialog').getByRole('button', { name: 'Buchen' }).click();
		await expect(other.getByRole('region', { name: 'Meldungen' })).toContainText('Die Inventur ist gebucht.');
		const stock = await again<{ rows: { warehouse: { code: string }; inventory: string }[] }>(
			'GET',
			`/articles/${encodeURIComponent(first.artNr)}/stock`,
		);
		const central = stock.rows.filter((row) => row.warehouse.code === 'ZENTRAL');
		const sum = central.reduce((total, row) => total + Number(row.inventory), 0);
		expect(sum).toBe(2);
	} finally {
		await server.dispose();
	}
});

test('two tabs of one phone agree, and each entry reaches the server once', async ({ browser, server }) => {
	const lead = await apiOf(server.url, 'demo');
	const { articles } = await lead<{ articles: Scanned[] }>('GET', '/inventory/sessions/1/articles');
	const [one, two] = articles;
	const context = await browser.newContext({ locale: 'de-AT', viewport: { width: 390, height: 844 } });
	const address = `${server.url}/inventory/scan?session=1`;
	const page = await context.newPage();
	await signInAt(page, address, 'admin');
	await expect(page.getByText('Scannen Sie den ersten Artikel.')).toBeVisible();
	const tab = await context.newPage();
	await tab.goto(address);
	await expect(tab.getByText('Scannen Sie den ersten Artikel.')).toBeVisible();
	await Promise.all([scan(page, [one?.gtin ?? '']), scan(tab, [two?.gtin ?? ''])]);
	for (const each of [page, tab]) {
		await expect(each.getByRole('region', { name: 'Zuletzt gescannt' }).getByRole('listitem')).toHaveCount(2);
		await expect(each.getByText('Alles übertragen')).toBeVisible();
	}
	const { counters } = await lead<{ counters: { name: string; entries: number }[] }>('GET', '/inventory/sessions/1');
	expect(counters.find(({ name }) => name === 'admin')?.entries).toBe(2);
});

test('what waits on a phone outlives a new version and reaches the server once', async ({ page }) => {
	const portal = await copyOfPortal();
	const server = await startServer({ KONTOR_PORTAL: portal.folder });
	try {
		const lead = await apiOf(server.url, 'demo');
		const { articles } = await lead<{ articles: Scanned[] }>('GET', '/inventory/sessions/1/articles');
		const codes = articles
			.filter(({ gtin }) => gtin !== '')
			.slice(0, 3)
			.map(({ gtin }) => gtin);
		await signInAt(page, `${server.url}/inventory/scan?session=1`, 'admin');
		await expect(page.getByText('Scannen Sie den ersten Artikel.')).toBeVisible();
		const upload = '**/v1/inventory/sessions/1/scans';
		await page.route(upload, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
		await scan(page, codes);
		await expect(page.getByText('Keine Verbindung, 3 Einträge warten')).toBeVisible();
		await portal.announce('another-build');
		await page.evaluate(() => window.dispatchEvent(new Event('focus')));
		await page.getByRole('button', { name: 'Jetzt Aktualisieren' }).click();
		await expect(page.getByText('Eine neue Version ist verfügbar.')).toHaveCount(0);
		await expect(page.getByText('Keine Verbindung, 3 Einträge warten')).toBeVisible();
		await page.unroute(upload);
		await expect(page.getByText('Alles übertragen')).toBeVisible({ timeout: 60_000 });
		const { counters } = await lead<{ counters: { name: string; entries: number }[] }>('GET', '/inventory/sessions/1');
		expect(counters.find(({ name }) => name === 'admin')?.entries).toBe(3);
	} finally {
		await server.dispose();
		await portal.dispose();
	}
});
