import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockOf, dateTimeOfMinute, formatDuration, minuteOf, snap } from './wallTime.ts';

test.each([
	['1970-01-01T00:00:00', 0],
	['1970-01-02T00:05', 1445],
	['1969-12-31T23:59:59', -1],
	['2026-03-29T02:30:00', 29_579_190],
])('%s is minute %i', (text, minute) => {
	expect(minuteOf(text)).toBe(minute);
});

test.each(['', '2026-02-30T08:00:00', '2026-01-01', '2026-01-01T24:00:00', '2026-01-01T08:00:00Z'])(
	'%j is no time',
	(text) => {
		expect(minuteOf(text)).toBeNull();
	},
);

test('a time comes back from its minute, also at the changes of the clocks', () => {
	fc.assert(
		fc.property(fc.integer({ min: -400_000_000, max: 2_000_000_000 }), (minute) => {
			expect(minuteOf(dateTimeOfMinute(minute) ?? '')).toBe(minute);
		}),
	);
	expect(dateTimeOfMinute(Number(minuteOf('2026-03-29T01:55:00')) + 10)).toBe('2026-03-29T02:05:00');
	expect(dateTimeOfMinute(Number(minuteOf('9999-12-31T23:55:00')) + 5)).toBeNull();
});

test('a pointer lands on the next step', () => {
	expect([snap(2), snap(3), snap(547), snap(548)]).toEqual([0, 5, 545, 550]);
	expect([clockOf(0), clockOf(545), clockOf(1440)]).toEqual(['00:00', '09:05', '24:00']);
});

test.each([
	[0, '0 Min.'],
	[45, '45 Min.'],
	[60, '1 Std.'],
	[90, '1 Std. 30 Min.'],
	[1440, '1 Tag'],
	[2880, '2 Tage'],
])('%i minutes are %s', (minutes, text) => {
	expect(formatDuration(minutes)).toBe(text);
});
