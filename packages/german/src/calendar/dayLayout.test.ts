import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layoutDay, moved, pieceOn, resized } from './dayLayout.ts';
import { DAY_MINUTES } from './wallTime.ts';

const LEAST = 24;

const someDay = fc.array(
	fc
		.tuple(fc.integer({ min: 0, max: 287 }), fc.integer({ min: 1, max: 60 }))
		.map(([start, length]) => ({ start: start * 5, end: Math.min(DAY_MINUTES, (start + length) * 5) })),
	{ maxLength: 25 },
);

describe('the appointments of a day (C06)', () => {
	test('never meet, are high enough, and fill their column', () => {
		fc.assert(
			fc.property(someDay, (day) => {
				const boxes = layoutDay(day, LEAST);
				expect(boxes).toHaveLength(day.length);
				for (const box of boxes) {
					expect(box.end - box.start).toBeGreaterThanOrEqual(LEAST);
					expect([box.start >= 0, box.end <= DAY_MINUTES]).toEqual([true, true]);
					expect([box.column >= 0, box.column + box.width <= 1 + 1e-9, box.width > 0]).toEqual([true, true, true]);
					const inTime = boxes.filter((other) => other.start < box.end && box.start < other.end);
					for (const other of inTime) {
						if (other === box) continue;
						const apart =
							other.column >= box.column + box.width - 1e-9 || box.column >= other.column + other.width - 1e-9;
						expect(apart).toBe(true);
					}
					// What stands to the right of it at some time begins where it ends; if nothing does, it reaches the edge.
					const right = inTime.filter((other) => other.column > box.column).map(({ column }) => column);
					expect(box.column + box.width).toBeCloseTo(Math.min(1, ...right));
					if (inTime.length === 1) expect(box.column + box.width).toBeCloseTo(1);
				}
			}),
			{ numRuns: 1_000 },
		);
	});

	test('of the reported day stand beside each other, and the lone one has all of the breadth', () => {
		const at = (start: number, end: number) => ({ start, end });
		const three = [at(540, 570), at(540, 570), at(540, 570)];
		const day = [at(540, 720), ...three, at(545, 550), at(555, 560), at(715, 720), at(900, 930)];
		const boxes = layoutDay(day, LEAST);
		expect(boxes.find(({ start }) => start === 900)).toMatchObject({ column: 0, width: 1 });
		expect(boxes.find(({ entry }) => entry.end === 720 && entry.start === 540)).toMatchObject({ column: 0 });
		expect(boxes.find(({ entry }) => entry.start === 715)).toMatchObject({ start: 696 + 19, end: 739 });
	});

	test('of the last minutes stay within the day', () => {
		expect(layoutDay([{ start: 1435, end: 1440 }], LEAST)).toMatchObject([{ start: 1416, end: 1440 }]);
	});
});

describe('over midnight (C08)', () => {
	const day = 20_000;
	const at = (minutes: number) => day * DAY_MINUTES + minutes;

	test('an appointment has a piece on each day, with marks where it goes on', () => {
		const night = { start: at(1410), end: at(1470) };
		expect(pieceOn(night, day)).toEqual({ start: 1410, end: 1440, fromBefore: false, goesOn: true });
		expect(pieceOn(night, day + 1)).toEqual({ start: 0, end: 30, fromBefore: true, goesOn: false });
		expect(pieceOn(night, day + 2)).toBeNull();
	});

	test('an end at midnight makes no piece on the next day', () => {
		const late = { start: at(1320), end: at(1440) };
		expect(pieceOn(late, day)).toEqual({ start: 1320, end: 1440, fromBefore: false, goesOn: false });
		expect(pieceOn(late, day + 1)).toBeNull();
	});
});

test('moving keeps the length, and nothing gets shorter than a step', () => {
	expect(moved({ start: 540, end: 585 }, 1440)).toEqual({ start: 1980, end: 2025 });
	expect(resized({ start: 540, end: 585 }, 15)).toEqual({ start: 540, end: 600 });
	expect(resized({ start: 540, end: 585 }, -90)).toEqual({ start: 540, end: 545 });
});
