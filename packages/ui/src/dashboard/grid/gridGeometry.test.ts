import { describe, expect, test } from 'vitest';
import { gridGeometry } from './gridGeometry.ts';

describe('the breakpoint is that of the measured width', () => {
	test.each([
		[320, 'xxs', 2],
		[479, 'xxs', 2],
		[480, 'xs', 4],
		[600, 'sm', 6],
		[960, 'md', 10],
		[1280, 'lg', 12],
		[3000, 'lg', 12],
	])('%s px is %s with %s columns', (width, breakpoint, columns) => {
		expect(gridGeometry(width)).toMatchObject({ breakpoint, columns });
	});
});

test('columns and gaps fill the width to the pixel', () => {
	for (const width of [333, 601, 1279, 1283]) {
		const { boxOf, columns } = gridGeometry(width);
		const box = boxOf({ id: 'a', x: columns - 1, y: 0, width: 1, height: 1 });
		expect(box.left + box.width).toBe(width);
	}
});

test('pixels lead back to the place and size they came from', () => {
	const geometry = gridGeometry(1000);
	const widget = { id: 'a', x: 3, y: 5, width: 4, height: 6 };
	const box = geometry.boxOf(widget);
	expect(geometry.placeAt(box.left, box.top)).toEqual({ x: 3, y: 5 });
	expect(geometry.sizeOf(box.width, box.height)).toEqual({ width: 4, height: 6 });
	expect(geometry.heightOf(11)).toBe(box.top + box.height);
});
