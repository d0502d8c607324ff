import { expect, test } from 'vitest';
import { placePopup } from './placePopup.ts';

const view = { left: 0, top: 0, right: 1000, bottom: 800 };

test('a popup that fits is below its anchor, lined up with its start', () => {
	const anchor = { left: 100, top: 100, right: 300, bottom: 136 };
	expect(placePopup(anchor, view, { align: 'start', width: 240, height: 200 })).toEqual({
		left: 100,
		top: 140,
		maxHeight: 652,
		side: 'below',
	});
});

test('aligned to the end it lines up with the right edge of its anchor', () => {
	const anchor = { left: 700, top: 100, right: 900, bottom: 136 };
	expect(placePopup(anchor, view, { align: 'end', width: 240, height: 200 }).left).toBe(660);
});

test('near the bottom it opens upwards and ends at its anchor', () => {
	const anchor = { left: 100, top: 700, right: 300, bottom: 736 };
	expect(placePopup(anchor, view, { align: 'start', width: 240, height: 200 })).toMatchObject({
		side: 'above',
		top: 496,
	});
});

test('where it fits on neither side it takes the roomier one and scrolls inside', () => {
	const anchor = { left: 100, top: 300, right: 300, bottom: 336 };
	expect(placePopup(anchor, view, { align: 'start', width: 240, height: 2000 })).toMatchObject({
		side: 'below',
		top: 340,
		maxHeight: 452,
	});
});

test('it never leaves the visible part of the page, such as the one above an on-screen keyboard', () => {
	const keyboard = { left: 0, top: 50, right: 390, bottom: 400 };
	const anchor = { left: 300, top: 200, right: 380, bottom: 236 };
	const place = placePopup(anchor, keyboard, { align: 'start', width: 300, height: 500 });
	expect(place).toMatchObject({ left: 82, side: 'below', maxHeight: 152 });
	expect(place.top + place.maxHeight).toBeLessThanOrEqual(keyboard.bottom);
});

test('wider than the view it starts at the left margin', () => {
	const anchor = { left: 20, top: 10, right: 100, bottom: 46 };
	expect(placePopup(anchor, view, { align: 'end', width: 1200, height: 100 }).left).toBe(8);
});
