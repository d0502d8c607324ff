import { join } from 'node:path';
import type { Page } from 'playwright';
import { createServer, preview } from 'vite';
import { openChromium } from '../bench/openChromium.ts';
import { writeCameraFilm } from './cameraFilm.ts';

const article = '9012345678906';

/** The strictest policy the library works under, as its README names it: what it forbids becomes an error of the page. */
const policy = [
	"default-src 'self'",
	"script-src 'self' 'wasm-unsafe-eval'",
	"style-src 'self' 'unsafe-inline'",
	"img-src 'self' data: blob:",
	"worker-src 'self'",
	'frame-src blob:',
	"object-src 'none'",
	"base-uri 'none'",
	"frame-ancestors 'none'",
].join('; ');

/** Serves the app, built or for development, and uses it by hand in Chromium; says what does not work, '' for nothing. */
export async function lookIntoApp(app: string, kind: 'built' | 'dev'): Promise<string> {
	const film = join(app, 'camera.y4m');
	writeCameraFilm(film, article);
	const host = { port: 0, host: '127.0.0.1' };
	const server =
		kind === 'built'
			? await preview({
					root: app,
					configFile: false,
					logLevel: 'error',
					preview: { ...host, headers: { 'Content-Security-Policy': policy } },
				})
			: await (await createServer({ root: app, logLevel: 'error', server: { ...host, hmr: false } })).listen();
	const browser = await openChromium([
		'--use-fake-ui-for-media-stream',
		'--use-fake-device-for-media-stream',
		`--use-file-for-fake-video-capture=${film}`,
	]);
	try {
		const page = await browser.newPage({ locale: 'de-AT' });
		const problems: string[] = [];
		const loaded: string[] = [];
		page.on('pageerror', (error) => problems.push(String(error)));
		page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
		page.on('request', (request) => loaded.push(request.url()));
		const address = server.resolvedUrls?.local[0] ?? '';
		await page.goto(address);
		const seen = await use(page, kind, loaded);
		const foreign = loaded.filter((url) => !url.startsWith(address) && !/^(blob|data):/.test(url));
		return [...problems, ...seen, ...foreign.map((url) => `loaded from elsewhere: ${url}`)].join('\n');
	} finally {
		await browser.close();
		await server.close();
	}
}

async function use(page: Page, kind: 'built' | 'dev', loaded: readonly string[]): Promise<string[]> {
	const problems: string[] = [];
	function expectThat(is: boolean, problem: string): void {
		if (!is) problems.push(problem);
	}
	const output = page.locator('output');
	async function shows(part: string): Promise<void> {
		await output.filter({ hasText: part }).waitFor({ timeout: 20_000 });
	}
	const heavy = /wasm|Worker|pdf|bcmap|\.pfb|\.ttf|CalendarPopup|Figures/i;

	await page.getByLabel('Geburtsdatum').fill('15072026');
	await page.getByLabel('IBAN').pressSequentially('at611904300234573201');
	await page.keyboard.press('Tab');
	await shows('"date":"2026-07-15","iban":"AT611904300234573201"');
	expectThat((await page.getByLabel('Geburtsdatum').inputValue()) === '15.07.2026', 'the day is not brought into form');
	expectThat((await page.getByLabel('IBAN').inputValue()) === 'AT61 1904 3002 3457 3201', 'the IBAN is not grouped');

	const scan = page.getByRole('button', { name: 'Scannen' });
	const looks = await scan.evaluate((element) => {
		const { backgroundColor, borderRadius, fontFamily } = getComputedStyle(element);
		return `${backgroundColor} ${borderRadius} ${fontFamily}`;
	});
	expectThat(looks === 'rgb(91, 42, 134) 0px Georgia, serif', `the own theme does not reach the button: ${looks}`);

	const early = kind === 'built' ? loaded.filter((url) => heavy.test(new URL(url).pathname)) : [];
	expectThat(early.length === 0, `loaded before it is used: ${early.join(', ')}`);

	await page.getByRole('button', { name: /Kalender/ }).click();
	await page.getByRole('grid').waitFor();
	await page.keyboard.press('Escape');
	await scan.click();
	await shows(`"code":"${article}","format":"ean_13"`);
	await page.keyboard.press('Escape');
	await page.getByRole('dialog').waitFor({ state: 'detached' });
	await page.getByRole('button', { name: 'Zahlen' }).click();
	await page.getByText('Rechnung 4711', { exact: true }).first().waitFor();
	// The map of letters of this font, and the decoder of the scan: what the reader fetches only now.
	await page.getByText('Beilage', { exact: true }).waitFor();
	await page.waitForFunction(() => {
		const picture = document.querySelector('canvas');
		const scan = picture?.getContext('2d')?.getImageData(picture.width / 2, picture.height * 0.65, 1, 1).data;
		return scan?.[3] === 255 && (scan[0] ?? 255) < 50;
	});
	expectThat((await page.getByText(/unvollständig|beschädigt/).count()) === 0, 'a part of the PDF could not be read');
	await page
		.getByRole('img', { name: /Umsatz/ })
		.or(page.getByRole('figure', { name: /Umsatz/ }))
		.first()
		.waitFor();
	return problems;
}
