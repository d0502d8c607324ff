import { expect, test } from 'vitest';
import { clampDate, dayOfKey } from './calendarKeys.ts';

/** A Wednesday. */
const day = '2026-07-15';

test.each([
	['ArrowLeft', false, '2026-07-14'],
	['ArrowRight', false, '2026-07-16'],
	['ArrowUp', false, '2026-07-08'],
	['ArrowDown', false, '2026-07-22'],
	['Home', false, '2026-07-13'],
	['End', false, '2026-07-19'],
	['PageUp', false, '2026-06-15'],
	['PageDown', false, '2026-08-15'],
	['PageUp', true, '2025-07-15'],
	['PageDown', true, '2027-07-15'],
	['a', false, null],
	['Tab', false, null],
])('%s (Shift: %s) leads to %s', (key, isShift, next) => {
	expect(dayOfKey(key, isShift, day, {})).toBe(next);
});

test('no key leads beyond the bounds or the calendar', () => {
	expect(dayOfKey('PageDown', true, day, { max: '2026-07-20' })).toBe('2026-07-20');
	expect(dayOfKey('ArrowUp', false, day, { min: day })).toBe(day);
	expect(dayOfKey('ArrowRight', false, '9999-12-31', {})).toBeNull();
	expect(clampDate('2026-01-01', { min: '2026-02-01', max: '2026-03-01' })).toBe('2026-02-01');
});
