import type { Browser } from 'playwright';
import type { Mode, Shots } from './shoot.ts';

/** One story in one mode, before and after; `pixels` differ, and `difference` shows them in red. */
export interface Comparison {
	id: string;
	mode: Mode;
	kind: 'same' | 'changed' | 'added' | 'removed' | 'unsteady' | 'failed';
	pixels: number;
	before?: Buffer | undefined;
	after?: Buffer | undefined;
	difference?: Buffer | undefined;
	reason?: string | undefined;
}

/** Compares the pictures of one story; null stands for a story that is not there. */
export type Compare = (id: string, before: Shots | null, after: Shots | null) => Promise<Comparison[]>;

/** Makes ready to compare: the browser decodes the pictures, so no decoder has to be installed. */
export async function comparer(browser: Browser): Promise<Compare> {
	const page = await browser.newPage();

	async function compareOne(id: string, mode: Mode, before?: Buffer, after?: Buffer): Promise<Comparison> {
		if (!before) return { id, mode, kind: 'added', pixels: 0, after };
		if (!after) return { id, mode, kind: 'removed', pixels: 0, before };
		if (before.equals(after)) return { id, mode, kind: 'same', pixels: 0 };
		const sources = [before, after].map((picture) => `data:image/png;base64,${picture.toString('base64')}`);
		const { pixels, url } = await page.evaluate(differenceOf, sources);
		if (pixels === 0) return { id, mode, kind: 'same', pixels };
		const difference = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
		return { id, mode, kind: 'changed', pixels, before, after, difference };
	}

	return async (id, before, after) => {
		for (const shots of [before, after])
			if (shots && 'failure' in shots) return [{ id, mode: 'light', kind: 'failed', pixels: 0, reason: shots.failure }];
		const [old, now] = [before ?? {}, after ?? {}] as [Partial<Record<Mode, Buffer>>, Partial<Record<Mode, Buffer>>];
		const modes = (['light', 'dark', 'contrast'] as const).filter((mode) => mode in old || mode in now);
		const all: Comparison[] = [];
		for (const mode of modes) all.push(await compareOne(id, mode, old[mode], now[mode]));
		return all;
	};
}

/** Runs in the page: counts the pixels that differ in any way and paints them red on a pale picture of what is now. */
async function differenceOf(sources: string[]): Promise<{ pixels: number; url: string }> {
	const pictures = await Promise.all(
		sources.map(async (source) => createImageBitmap(await (await fetch(source)).blob())),
	);
	const width = Math.max(...pictures.map((picture) => picture.width));
	const height = Math.max(...pictures.map((picture) => picture.height));
	const contexts = pictures.map((picture) => {
		const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
		context?.drawImage(picture, 0, 0);
		return context;
	});
	const [before, after] = contexts.map((context) => context?.getImageData(0, 0, width, height));
	const context = contexts[1];
	if (!before || !after || !context) throw new Error('There is no canvas to compare on');
	const now = new Uint32Array(after.data.buffer);
	const old = new Uint32Array(before.data.buffer);
	const shown = new ImageData(width, height);
	let pixels = 0;
	for (let place = 0; place < now.length; place++) {
		const isOther = now[place] !== old[place];
		if (isOther) pixels += 1;
		const channels = isOther ? [235, 0, 60, 255] : [...after.data.subarray(place * 4, place * 4 + 3), 60];
		shown.data.set(channels, place * 4);
	}
	context.clearRect(0, 0, width, height);
	context.putImageData(shown, 0, 0);
	return { pixels, url: context.canvas.toDataURL() };
}
