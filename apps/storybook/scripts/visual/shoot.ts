import type { Browser, Page } from 'playwright';
import { origin, serveFolder } from './serveFolder.ts';

/** The modes a picture is taken in. */
export type Mode = 'light' | 'dark' | 'contrast';

/** One picture, a PNG; null where the story did not get that far, with the reason. */
export type Shots = Partial<Record<Mode, Buffer>> | { failure: string };

/** A built Storybook, open in a browser. */
export interface OpenStorybook {
	/** Ids of its stories with the width and height each asks for. */
	stories: ReadonlyMap<string, { width: number; height: number }>;
	/** Plays a story to its end and takes a picture in each mode; null when there is no such story. */
	shoot: (id: string, modes: readonly Mode[]) => Promise<Shots | null>;
}

const regular = { width: 1280, height: 800 };

interface StorybookWindow {
	__STORYBOOK_PREVIEW__: { extract: () => Promise<Record<string, ExtractedStory>> };
	__STORYBOOK_ADDONS_CHANNEL__?: { last: (event: string) => unknown };
}

interface ExtractedStory {
	storyGlobals?: { viewport?: { value?: string } };
	parameters?: { viewport?: { options?: Record<string, { styles?: { width?: string; height?: string } }> } };
}

/** Opens the Storybook in a folder; its files never leave the disk, no server is needed. */
export async function openStorybook(browser: Browser, folder: string): Promise<OpenStorybook> {
	const context = await browser.newContext({
		locale: 'de-AT',
		timezoneId: 'Europe/Vienna',
		reducedMotion: 'reduce',
		viewport: regular,
	});
	await serveFolder(context, folder);
	const page = await context.newPage();
	await page.clock.setFixedTime(new Date('2026-07-15T10:00:00+02:00'));
	await page.goto(`${origin}/iframe.html`);
	await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
	const sizes = await page.evaluate(extractSizes, regular);
	const stories = new Map(Object.entries(sizes));
	return { stories, shoot };

	async function shoot(id: string, modes: readonly Mode[]): Promise<Shots | null> {
		const size = stories.get(id);
		if (!size) return null;
		try {
			await page.setViewportSize(size);
			await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story`);
			await page.waitForFunction(hasFinished, undefined, { timeout: 60_000 });
			await page.evaluate(() => document.fonts.ready);
			const shots: Partial<Record<Mode, Buffer>> = {};
			for (const mode of modes) shots[mode] = await shootMode(page, mode);
			return shots;
		} catch (error) {
			return { failure: String(error) };
		}
	}
}

async function shootMode(page: Page, mode: Mode): Promise<Buffer> {
	await page.evaluate((name) => document.documentElement.setAttribute('data-k-mode', name), mode);
	return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
}

/** Runs in the page. */
function hasFinished(): boolean {
	const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookWindow;
	return Boolean(channel?.last('storyFinished'));
}

/** Runs in the page. */
async function extractSizes(usual: { width: number; height: number }) {
	const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookWindow;
	const stories = Object.entries(await preview.extract());
	return Object.fromEntries(
		stories.map(([id, { storyGlobals, parameters }]) => {
			const styles = parameters?.viewport?.options?.[storyGlobals?.viewport?.value ?? '']?.styles;
			const pixels = (length: string | undefined, otherwise: number) => Number.parseInt(length ?? '', 10) || otherwise;
			return [id, { width: pixels(styles?.width, usual.width), height: pixels(styles?.height, usual.height) }];
		}),
	);
}
