import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, isoWeek, weekdayOf } from './date.ts';
import { formatWeek, mondayOfWeek } from './week.ts';

test.each([
	[2026, 53, '2026-12-28'],
	[2027, 1, '2027-01-04'],
	[2025, 1, '2024-12-30'],
	[2026, 1, '2025-12-29'],
	[2026, 29, '2026-07-13'],
	[2027, 53, null],
	[2026, 54, null],
	[2026, 0, null],
	[2026, 1.5, null],
	[1000, 1, null],
	[1000, 2, '1000-01-06'],
	[0, 1, null],
	[10_000, 1, null],
])('week %2$i of %1$i starts on %3$s', (year, week, monday) => {
	expect(mondayOfWeek({ year, week })).toBe(monday);
});

test('a Monday and its week lead to each other', () => {
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 3_000_000 }), (days) => {
			const date = addDays('1000-01-06', days) ?? '2026-07-15';
			const monday = addDays(date, 1 - (weekdayOf(date) ?? 1));
			expect(mondayOfWeek(isoWeek(date) ?? { year: 0, week: 0 })).toBe(monday);
		}),
	);
});

test('titles name the week as KW', () => {
	expect(formatWeek('2021-01-01')).toBe('KW53');
	expect(formatWeek('2024-12-30')).toBe('KW1');
	expect(formatWeek('2024-12-32')).toBe('');
});
