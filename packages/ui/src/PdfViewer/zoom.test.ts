import { expect, test } from 'vitest';
import { fitZoom, nextZoom } from './zoom.ts';

test.each([
	[1, 'in', 1.25],
	[1, 'out', 0.8],
	[0.93, 'in', 1],
	[0.93, 'out', 0.8],
	[4, 'in', 4],
	[0.25, 'out', 0.25],
	[0.1, 'out', 0.1],
	[6, 'in', 6],
] as const)('from %d %s: %d', (zoom, direction, next) => {
	expect(nextZoom(zoom, direction)).toBe(next);
});

test.each([
	[800, 400, 0.5],
	[800, 4000, 1.5],
	[800, 10, 0.25],
	[0, 400, 1],
	[800, 0, 1],
])('a page %i wide in %i pixels: %d', (page, room, zoom) => {
	expect(fitZoom(page, room)).toBe(zoom);
});
