import type { Browser, Page } from 'playwright';

/** The modes a picture is taken in. */
export type Mode = 'light' | 'dark' | 'contrast';

/** One PNG in each mode, or the reason why there is none. */
export type Shots = Partial<Record<Mode, Buffer>> | { failure: string };

/** Plays a story to its end and takes a picture in each mode; null when there is no such story. */
export type Shoot = (id: string, modes: readonly Mode[]) => Promise<Shots | null>;

/** The part of a browser window a story asks for, in CSS pixels. */
export interface Size {
	width: number;
	height: number;
}

const regular: Size = { width: 1280, height: 800 };

interface StorybookWindow {
	__STORYBOOK_PREVIEW__: { ready: () => Promise<unknown>; extract: () => Promise<Record<string, ExtractedStory>> };
	__STORYBOOK_ADDONS_CHANNEL__?: { last: (event: string) => unknown };
}

interface ExtractedStory {
	storyGlobals?: { viewport?: { value?: string } };
	parameters?: { viewport?: { options?: Record<string, { styles?: { width?: string; height?: string } }> } };
}

/** Ids of all stories that are served at an origin, with the size each asks for. */
export async function readStories(browser: Browser, origin: string): Promise<ReadonlyMap<string, Size>> {
	const page = await browser.newPage();
	await page.goto(`${origin}/iframe.html`);
	await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
	const sizes = await page.evaluate(readSizes, regular);
	await page.close();
	return new Map(Object.entries(sizes));
}

/** Opens a page for the stories at an origin. It shares no storage with other pages and lives at one fixed moment. */
export async function openStage(browser: Browser, origin: string, stories: ReadonlyMap<string, Size>): Promise<Shoot> {
	const context = await browser.newContext({
		locale: 'de-AT',
		timezoneId: 'Europe/Vienna',
		reducedMotion: 'reduce',
		viewport: regular,
	});
	await context.clock.setFixedTime(new Date('2026-07-15T10:00:00+02:00'));
	await context.addInitScript(forgetAndForesee);
	let page = await openPage();
	return shoot;

	async function openPage(): Promise<Page> {
		const opened = await context.newPage();
		// A form with unsaved input asks before it is left.
		opened.on('dialog', (dialog) => void dialog.accept());
		return opened;
	}

	async function shoot(id: string, modes: readonly Mode[]): Promise<Shots | null> {
		const size = stories.get(id);
		if (!size) return null;
		try {
			await page.setViewportSize(size);
			// axe has its own run; here it would cost more than all pictures.
			await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
			await page.waitForFunction(hasFinished, undefined, { timeout: 60_000 });
			const height = await page.evaluate(holdStill);
			if (height > size.height) {
				await page.setViewportSize({ ...size, height });
				await page.evaluate(holdStill);
			}
			const shots: Partial<Record<Mode, Buffer>> = {};
			for (const mode of modes) shots[mode] = await shootMode(page, mode);
			return shots;
		} catch (error) {
			await page.close().catch(() => undefined);
			page = await openPage();
			return { failure: String(error) };
		}
	}
}

async function shootMode(page: Page, mode: Mode): Promise<Buffer> {
	await page.evaluate(paintIn, mode);
	const session = await page.context().newCDPSession(page);
	try {
		// Half the time of Playwright's own pictures: these are compressed little. A picture beyond the window would resize
		// it for a moment, and what floats would move.
		const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
		return Buffer.from(data, 'base64');
	} finally {
		await session.detach();
	}
}

/** Runs in the page before all else: a story finds nothing that an earlier one has stored, and no chance. */
function forgetAndForesee(): void {
	let state = 1;
	Math.random = () => {
		state = (state * 48_271) % 2_147_483_647;
		return state / 2_147_483_647;
	};
	if (window !== window.top) return;
	localStorage.clear();
	sessionStorage.clear();
}

/** Runs in the page. */
function hasFinished(): boolean {
	const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookWindow;
	const ends = ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing'];
	return ends.some((event) => Boolean(channel?.last(event)));
}

/** Runs in the page: ends all that moves by itself, waits until nothing loads or changes, and answers with the height. */
async function holdStill(): Promise<number> {
	const style = document.createElement('style');
	// Films show another picture each time.
	style.textContent = `*, ::before, ::after, ::backdrop { animation: none !important; transition: none !important;
caret-color: transparent !important; scroll-behavior: auto !important; } video { visibility: hidden !important; }`;
	document.head.append(style);
	await document.fonts.ready;
	const started = performance.now();
	let changed = started;
	const observer = new MutationObserver(() => {
		changed = performance.now();
	});
	observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
	while (performance.now() - started < 3000) {
		await new Promise((resolve) => setTimeout(resolve, 30));
		const isLoading = [...document.images].some((image) => !image.complete);
		if (!isLoading && performance.now() - changed > 90) break;
	}
	observer.disconnect();
	// What scrolls without an end is not shown to its end.
	return Math.min(document.documentElement.scrollHeight, 6000);
}

/** Runs in the page: shows a mode, and is done when it is painted. */
async function paintIn(mode: Mode): Promise<void> {
	document.documentElement.setAttribute('data-k-mode', mode);
	await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Runs in the page. */
async function readSizes(usual: Size) {
	const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookWindow;
	await preview.ready();
	const stories = Object.entries(await preview.extract());
	return Object.fromEntries(
		stories.map(([id, { storyGlobals, parameters }]) => {
			const styles = parameters?.viewport?.options?.[storyGlobals?.viewport?.value ?? '']?.styles;
			const pixels = (length: string | undefined, otherwise: number) => Number.parseInt(length ?? '', 10) || otherwise;
			return [id, { width: pixels(styles?.width, usual.width), height: pixels(styles?.height, usual.height) }];
		}),
	);
}
