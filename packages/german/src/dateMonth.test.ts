import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../testing/hostileTexts.ts';
import { isCalendarDate, weekdayOf } from './date.ts';
import { addMonths, weeksOfMonth } from './dateMonth.ts';

test.each([
	['2026-01-15', 1, '2026-02-15'],
	['2026-01-31', 1, '2026-02-28'],
	['2024-01-31', 1, '2024-02-29'],
	['2024-02-29', 12, '2025-02-28'],
	['2026-03-31', -1, '2026-02-28'],
	['2026-01-15', -1, '2025-12-15'],
	['2026-12-15', 1, '2027-01-15'],
	['1000-01-15', -1, null],
	['9999-12-15', 1, null],
	['2026-01-15', 0.5, null],
	['2026-02-30', 1, null],
] as const)('%s and %s months is %s', (date, months, later) => {
	expect(addMonths(date, months)).toBe(later);
});

test('a month is shown in whole weeks from Monday, with their numbers', () => {
	const january = weeksOfMonth('2027-01-15');
	expect(january.map(({ week }) => week)).toEqual([53, 1, 2, 3, 4]);
	expect(january[0]?.days.slice(0, 5)).toEqual(['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01']);
	expect(weeksOfMonth('2027-02-01')).toHaveLength(4);
	expect(weeksOfMonth('2026-08-01')).toHaveLength(6);
});

test('at the ends of the calendar days are missing, not wrong', () => {
	const [first] = weeksOfMonth('1000-01-15');
	expect(first?.week).toBe(1);
	expect(first?.days.slice(0, 3)).toEqual([null, null, '1000-01-01']);
	expect(weeksOfMonth('9999-12-15').at(-1)?.days.slice(-3)).toEqual(['9999-12-31', null, null]);
	expect(weeksOfMonth('2026-02-30')).toEqual([]);
});

test('each day of each month is shown once, under its weekday', () => {
	fc.assert(
		fc.property(fc.integer({ min: 1001, max: 9998 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
			const start = `${year}-${String(month).padStart(2, '0')}`;
			const rows = weeksOfMonth(`${start}-01`);
			for (const { days } of rows) expect(days.map((day) => weekdayOf(day ?? ''))).toEqual([1, 2, 3, 4, 5, 6, 7]);
			const own = rows.flatMap(({ days }) => days).filter((day) => day?.startsWith(start));
			expect(own).toHaveLength(new Date(Date.UTC(year, month, 0)).getUTCDate());
			expect(new Set(own).size).toBe(own.length);
		}),
	);
});

test('any text may be asked for its month', () => {
	fc.assert(
		fc.property(anyText, fc.integer(), (text, months) => {
			expect(weeksOfMonth(text)).toHaveLength(isCalendarDate(text) ? weeksOfMonth(text).length : 0);
			expect(() => addMonths(text, months)).not.toThrow();
		}),
	);
});
