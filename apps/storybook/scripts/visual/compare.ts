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

/** What was taken of one story each time it was played, in one Storybook; null stands for a story that is not there. */
export type Takes = readonly (Shots | null)[];

/** Compares the takes of one story in some modes. `unsteady` asks for a further take: nothing is certain yet. */
export type Compare = (id: string, modes: readonly Mode[], before: Takes, after: Takes) => Promise<Comparison[]>;

/** Makes ready to compare: the browser decodes the pictures, so no decoder has to be installed. */
export async function comparer(browser: Browser): Promise<Compare> {
	const page = await browser.newPage();

	async function compareMode(id: string, mode: Mode, befores: Takes, afters: Takes): Promise<Comparison> {
		const [old, now] = [picturesOf(befores, mode), picturesOf(afters, mode)];
		const [before, after] = [old.at(-1), now.at(-1)];
		if (befores.every((take) => take === null)) return { id, mode, kind: 'added', pixels: 0, after };
		if (afters.every((take) => take === null)) return { id, mode, kind: 'removed', pixels: 0, before };
		if (!before || !after)
			return { id, mode, kind: 'failed', pixels: 0, reason: failureOf([...befores, ...afters]), before, after };
		// A change shows in every take; what two takes have in common is not changed.
		if (old.some((picture) => now.some((other) => picture.equals(other)))) return { id, mode, kind: 'same', pixels: 0 };
		const { pixels, url } = await page.evaluate(
			differenceOf,
			[before, after].map((picture) => `data:image/png;base64,${picture.toString('base64')}`),
		);
		if (pixels === 0) return { id, mode, kind: 'same', pixels };
		const difference = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
		const kind = isRepeated(old) && isRepeated(now) ? 'changed' : 'unsteady';
		return { id, mode, kind, pixels, before, after, difference };
	}

	return async (id, modes, before, after) => {
		const all: Comparison[] = [];
		for (const mode of modes) all.push(await compareMode(id, mode, before, after));
		return all;
	};
}

function picturesOf(takes: Takes, mode: Mode): Buffer[] {
	return takes.flatMap((take) => (take && !('failure' in take) && take[mode] ? [take[mode]] : []));
}

function failureOf(takes: Takes): string | undefined {
	return takes.flatMap((take) => (take && 'failure' in take ? [take.failure] : []))[0];
}

function isRepeated(pictures: readonly Buffer[]): boolean {
	return pictures.some((picture, place) => pictures.slice(place + 1).some((other) => picture.equals(other)));
}

/**
 * Runs in the page: counts the pixels that differ and paints them red on a pale picture of what is now. Edges that are
 * painted over twice may be rounded to a neighbouring shade; two shades of 256 are therefore no difference.
 */
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
	const [old, now] = [before.data, after.data];
	const differsAt = (at: number) => Math.abs((now[at] ?? 0) - (old[at] ?? 0)) > 2;
	const shown = new ImageData(width, height);
	let pixels = 0;
	for (let place = 0; place < width * height; place++) {
		const at = place * 4;
		const isOther = differsAt(at) || differsAt(at + 1) || differsAt(at + 2) || differsAt(at + 3);
		if (isOther) pixels += 1;
		const channels = isOther ? [235, 0, 60, 255] : [...now.subarray(at, at + 3), 60];
		shown.data.set(channels, at);
	}
	context.clearRect(0, 0, width, height);
	context.putImageData(shown, 0, 0);
	return { pixels, url: context.canvas.toDataURL() };
}
