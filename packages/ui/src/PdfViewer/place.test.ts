import { expect, test } from 'vitest';
import { type PageBox, placeInSight, scrollTopFor } from './place.ts';

const height = 600;

/** Pages of these heights with 16 pixels around and between them. */
function stack(heights: readonly number[]): { boxes: PageBox[]; contentHeight: number } {
	let top = 16;
	const boxes = heights.map((each) => {
		const box = { top, height: each };
		top += each + 16;
		return box;
	});
	return { boxes, contentHeight: top };
}

const portrait = Array.from({ length: 12 }, () => 1000);

function place(heights: readonly number[], scrollTop: number) {
	const { boxes, contentHeight } = stack(heights);
	return placeInSight(boxes, { scrollTop, height, contentHeight });
}

test.each([
	['at the beginning', portrait, 0, 1],
	['within a page', portrait, 3000, 4],
	['in the gap below a page', portrait, 1016 - 200, 1],
	['at the end, though the last page is small', [1000, 1000, 100], 2164 - 600, 3],
	['of pages that all fit into the window', [100, 100, 100], 0, 1],
] as const)('%s', (_, heights, scrollTop, page) => {
	expect(place(heights, scrollTop).page).toBe(page);
});

test.each([0, 1, 500, 1010, 5555, 9000, 12_208 - 600])(
	'a place at %i stays where it is when every page grows',
	(scrollTop) => {
		const before = place(portrait, scrollTop);
		const { boxes } = stack(portrait.map((each) => each * 2));
		const after = scrollTopFor(boxes, before);
		const box = boxes[before.page - 1];
		expect((after + before.at - (box?.top ?? 0)) / (box?.height ?? 1)).toBeCloseTo(before.fraction, 6);
		const { boxes: same } = stack(portrait);
		expect(scrollTopFor(same, before)).toBeCloseTo(scrollTop, 6);
	},
);

test('a page above that tells its size late moves the window along', () => {
	const before = place(portrait, 5000);
	const { boxes } = stack([700, ...portrait.slice(1)]);
	expect(scrollTopFor(boxes, before)).toBe(5000 - 300);
});

test('a document without pages has a place all the same', () => {
	expect(scrollTopFor([], placeInSight([], { scrollTop: 0, height: 0, contentHeight: 0 }))).toBe(0);
});
