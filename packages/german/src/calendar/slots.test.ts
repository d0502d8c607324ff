import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freeSlots, intersection, occupied, overlaps, type Span, union } from './slots.ts';

const someSpans = fc.array(
	fc
		.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 30 }))
		.map(([start, length]): Span => ({ start: start * 5, end: (start + length) * 5 })),
	{ maxLength: 12 },
);
const holds = (spans: readonly Span[], minute: number) =>
	spans.some(({ start, end }) => start <= minute && minute < end);

test('one that ends when the other begins is not in its way', () => {
	expect(overlaps({ start: 540, end: 570 }, { start: 570, end: 600 })).toBe(false);
	expect(overlaps({ start: 540, end: 571 }, { start: 570, end: 600 })).toBe(true);
	expect(overlaps({ start: 570, end: 600 }, { start: 540, end: 571 })).toBe(true);
});

test('a union and an intersection hold the minutes they should, in order and without overlaps', () => {
	fc.assert(
		fc.property(someSpans, someSpans, (a, b) => {
			const joined = union([...a, ...b]);
			const common = intersection([a, b]);
			for (let minute = 0; minute < 1700; minute += 5) {
				expect(holds(joined, minute)).toBe(holds(a, minute) || holds(b, minute));
				expect(holds(common, minute)).toBe(holds(a, minute) && holds(b, minute));
			}
			for (const spans of [joined, common]) {
				for (const [index, span] of spans.entries()) {
					expect(span.start).toBeLessThan(span.end);
					expect(span.start).toBeGreaterThanOrEqual(spans[index - 1]?.end ?? Number.NEGATIVE_INFINITY);
				}
			}
		}),
	);
	expect(intersection([])).toEqual([]);
});

test('reserves count on both sides (C25)', () => {
	const busy = [occupied({ start: 540, end: 570 }, { before: 10, after: 15 })];
	expect(busy).toEqual([{ start: 530, end: 585 }]);
	const question = { open: [{ start: 540, end: 720 }], busy, length: 30, before: 10, after: 15, from: 540, count: 3 };
	expect(freeSlots(question)).toEqual([
		{ start: 595, end: 625 },
		{ start: 650, end: 680 },
	]);
	expect(freeSlots({ ...question, count: 1 })).toEqual([{ start: 595, end: 625 }]);
	expect(freeSlots({ ...question, length: 0 })).toEqual([]);
	expect(freeSlots({ ...question, busy: [], from: 603 })[0]).toEqual({ start: 605, end: 635 });
});

test('each slot that is offered can be booked, and none before the first is left out', () => {
	const question = fc.record({
		open: someSpans,
		busy: someSpans,
		length: fc.integer({ min: 1, max: 12 }).map((steps) => steps * 5),
		before: fc.constantFrom(0, 5, 10),
		after: fc.constantFrom(0, 15),
		from: fc.integer({ min: 0, max: 1500 }),
		count: fc.integer({ min: 1, max: 5 }),
	});
	fc.assert(
		fc.property(question, (asked) => {
			const fits = (start: number) => {
				const span = { start, end: start + asked.length };
				return (
					union(asked.open).some((open) => open.start <= span.start && span.end <= open.end) &&
					!union(asked.busy).some((busy) => overlaps(busy, occupied(span, asked)))
				);
			};
			const slots = freeSlots(asked);
			for (const { start } of slots) expect([fits(start), start >= asked.from, start % 5]).toEqual([true, true, 0]);
			for (let start = Math.ceil(asked.from / 5) * 5; start < (slots[0]?.start ?? 1700); start += 5) {
				expect(fits(start)).toBe(false);
			}
		}),
	);
});
