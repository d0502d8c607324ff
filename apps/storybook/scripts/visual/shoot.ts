import type { Browser, Page } from 'playwright';

/** The modes a picture is taken in. */
export type Mode = 'light' | 'dark' | 'contrast';

/** One PNG in each mode, or the reason why there is none. */
export type Shots = Partial<Record<Mode, Buffer>> | { failure: string };

/**
 * Plays a story to its end and takes a picture in each mode; null when there is no such story. Stories of one component
 * follow each other in one page, as in Storybook itself; `isAfresh` loads it anew.
 */
export type Shoot = (id: string, modes: readonly Mode[], isAfresh: boolean) => Promise<Shots | null>;

/** What a picture of a story needs to know of it: its component and the CSS pixels it asks for. */
export interface StoryFrame {
	title: string;
	width: number;
	height: number;
}

const regular = { width: 1280, height: 800 };

interface StorybookWindow {
	__STORYBOOK_PREVIEW__: { ready: () => Promise<unknown>; extract: () => Promise<Record<string, ExtractedStory>> };
	__STORYBOOK_ADDONS_CHANNEL__?: {
		last: (event: string) => unknown;
		once: (event: string, listener: () => void) => void;
		emit: (event: string, payload: object) => void;
	};
}

interface ExtractedStory {
	title: string;
	storyGlobals?: { viewport?: { value?: string } };
	parameters?: { viewport?: { options?: Record<string, { styles?: { width?: string; height?: string } }> } };
}

/** All stories that are served at an origin, by their ids. */
export async function readStories(browser: Browser, origin: string): Promise<ReadonlyMap<string, StoryFrame>> {
	const page = await browser.newPage();
	await page.goto(`${origin}/iframe.html`);
	await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
	const frames = await page.evaluate(readFrames, regular);
	await page.close();
	return new Map(Object.entries(frames));
}

/** Opens a page for the stories at an origin. It shares no storage with other pages and lives at one fixed moment. */
export async function openStage(
	browser: Browser,
	origin: string,
	stories: ReadonlyMap<string, StoryFrame>,
): Promise<Shoot> {
	const context = await browser.newContext({
		locale: 'de-AT',
		timezoneId: 'Europe/Vienna',
		reducedMotion: 'reduce',
		viewport: regular,
	});
	await context.clock.setFixedTime(new Date('2026-07-15T10:00:00+02:00'));
	await context.addInitScript(leaveNothingToChance);
	let page = await openPage();
	let session = await context.newCDPSession(page);
	let shownTitle: string | null = null;
	return shoot;

	async function openPage(): Promise<Page> {
		const opened = await context.newPage();
		opened.setDefaultTimeout(60_000);
		// A form with unsaved input asks before it is left.
		opened.on('dialog', (dialog) => void dialog.accept());
		return opened;
	}

	async function shoot(id: string, modes: readonly Mode[], isAfresh: boolean): Promise<Shots | null> {
		const story = stories.get(id);
		if (!story) return null;
		const { title, width, height } = story;
		try {
			await page.setViewportSize({ width, height });
			if (isAfresh || title !== shownTitle) await load(id);
			else await page.evaluate(playNext, id);
			shownTitle = title;
			const whole = await page.evaluate(holdStill);
			if (whole > height) {
				await page.setViewportSize({ width, height: whole });
				await page.evaluate(holdStill);
			}
			const shots: Partial<Record<Mode, Buffer>> = {};
			for (const mode of modes) shots[mode] = await shootMode(mode);
			return shots;
		} catch (error) {
			await page.close().catch(() => undefined);
			page = await openPage();
			session = await context.newCDPSession(page);
			shownTitle = null;
			return { failure: String(error) };
		}
	}

	async function load(id: string): Promise<void> {
		// axe has its own run; here it would cost more than all pictures.
		const query = `id=${id}&viewMode=story&globals=a11y.manual:!true`;
		await page.goto(`${origin}/iframe.html?${query}`, { waitUntil: 'commit' });
		await page.waitForFunction(hasFinished);
	}

	async function shootMode(mode: Mode): Promise<Buffer> {
		await page.evaluate(paintIn, mode);
		// Half the time of Playwright's own pictures: these are compressed little. A picture beyond the window would resize
		// it for a moment, and what floats would move.
		const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
		return Buffer.from(data, 'base64');
	}
}

interface ChanceWindow {
	leaveNothingToChance?: () => void;
}

/** Runs in the page before all else, and again before each story: it finds nothing stored, and the same chance. */
function leaveNothingToChance(): void {
	let state = 1;
	Math.random = () => {
		state = (state * 48_271) % 2_147_483_647;
		return state / 2_147_483_647;
	};
	(window as ChanceWindow).leaveNothingToChance = leaveNothingToChance;
	if (window !== window.top) return;
	localStorage.clear();
	sessionStorage.clear();
}

/** Runs in the page: goes to another story without loading anew, and is done when that one is played. */
async function playNext(id: string): Promise<void> {
	const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookWindow;
	document.querySelector('style[data-visual]')?.remove();
	document.documentElement.setAttribute('data-k-mode', 'light');
	(window as ChanceWindow).leaveNothingToChance?.();
	window.scrollTo(0, 0);
	await new Promise<void>((resolve, reject) => {
		for (const event of ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing'])
			channel?.once(event, resolve);
		setTimeout(() => reject(new Error('The story was not played within a minute')), 60_000);
		channel?.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
	});
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
	style.setAttribute('data-visual', '');
	if (!document.querySelector('style[data-visual]')) document.head.append(style);
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
async function readFrames(usual: { width: number; height: number }) {
	const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookWindow;
	await preview.ready();
	const stories = Object.entries(await preview.extract());
	return Object.fromEntries(
		stories.map(([id, { title, storyGlobals, parameters }]) => {
			const styles = parameters?.viewport?.options?.[storyGlobals?.viewport?.value ?? '']?.styles;
			const pixels = (length: string | undefined, otherwise: number) => Number.parseInt(length ?? '', 10) || otherwise;
			return [id, { title, width: pixels(styles?.width, usual.width), height: pixels(styles?.height, usual.height) }];
		}),
	);
}
