import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../testing/hostileTexts.ts';
import {
	checkTime,
	defaultTime,
	formatGermanTime,
	isTime,
	isWithin,
	minutesOf,
	nearestTime,
	parseGermanTime,
	roundUpToStep,
	stepTime,
	timesOf,
} from './time.ts';

const anyTime = fc
	.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
	.map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

test.each([
	['0930', '09:30'],
	['930', '09:30'],
	['9:30', '09:30'],
	['9.30', '09:30'],
	['09:30', '09:30'],
	['9', '09:00'],
	['23', '23:00'],
	['0', '00:00'],
	['9:5', '09:05'],
	['12:0', '12:00'],
	['1530', '15:30'],
	['200', '02:00'],
	['0000', '00:00'],
	['2359', '23:59'],
	[' 9:30\u00a0', '09:30'],
	['\t0930\n', '09:30'],
])('%j typed is the time %s', (text, time) => {
	expect(parseGermanTime(text)).toEqual({ ok: true, value: time });
});

test.each([
	'83',
	'25',
	'24:00',
	'2400',
	'12:60',
	'1260',
	'99:12',
	'9:',
	':30',
	'9:300',
	'09300',
	'9 30',
	'9-30',
	'9,30',
	'-9',
	'9:30:00',
	'9 Uhr',
	'٠٩:٣٠',
	'',
	' ',
])('%j is never guessed into a time', (text) => {
	expect(parseGermanTime(text)).toEqual({ ok: false, code: 'timeInvalid' });
});

test('what is shown can be typed again', () => {
	fc.assert(
		fc.property(anyTime, (time) => {
			expect(parseGermanTime(formatGermanTime(time))).toEqual({ ok: true, value: time });
			expect(parseGermanTime(time.replace(':', ''))).toEqual({ ok: true, value: time });
			expect(isTime(time)).toBe(true);
		}),
	);
});

test.each([
	['09:30', '09:30'],
	['09:30:15', '09:30'],
	['9:30', ''],
	['09:30:60', ''],
	['24:00', ''],
	['24:00:00', ''],
	['', ''],
])('%j is shown as %j', (time, shown) => {
	expect(formatGermanTime(time)).toBe(shown);
});

test.each([
	['09:00', {}, '09:00'],
	['09:01', {}, '09:05'],
	['09:58', {}, '10:00'],
	['23:55', {}, '23:55'],
	['23:56', {}, '23:55'],
	['23:59', {}, '23:55'],
	['17:58', { max: '17:59' }, '17:55'],
	['17:58', { max: '18:00' }, '18:00'],
	['14:58', { min: '14:58' }, '15:00'],
	['14:59', { min: '14:58', max: '14:59' }, '14:59'],
	['08:58', { min: '09:00' }, '08:58'],
	['18:01', { max: '18:00' }, '18:01'],
	['09:01', { step: 15 }, '09:15'],
	['24:00', {}, '24:00'],
] as const)('%s within %j is rounded up to %s', (time, limits, rounded) => {
	expect(roundUpToStep(time, limits)).toBe(rounded);
});

test('rounding twice is rounding once, and never leaves the bounds', () => {
	fc.assert(
		fc.property(anyTime, anyTime, anyTime, fc.constantFrom(1, 5, 10, 15, 30, 60), (time, a, b, step) => {
			const [min = a, max = b] = [a, b].sort();
			const once = roundUpToStep(time, { min, max, step });
			expect(roundUpToStep(once, { min, max, step })).toBe(once);
			expect(isWithin(once, { min, max })).toBe(isWithin(time, { min, max }));
		}),
	);
});

test.each([
	['09:23', 1, {}, '09:25'],
	['09:23', -1, {}, '09:20'],
	['09:25', 1, {}, '09:30'],
	['09:25', -1, {}, '09:20'],
	['09:58', 1, {}, '10:00'],
	['23:55', 1, {}, null],
	['23:58', 1, {}, null],
	['00:00', -1, {}, null],
	['18:00', 1, { max: '18:00' }, null],
	['07:00', 1, { min: '08:02' }, '08:05'],
	['', 1, {}, '08:00'],
	['abc', -1, {}, '08:00'],
	['', 1, { min: '10:00' }, '10:00'],
	['', 1, { max: '07:30' }, '07:30'],
	['', 1, { min: '09:01', max: '09:04' }, null],
] as const)('from %j a step of %i within %j leads to %j', (time, direction, limits, next) => {
	expect(stepTime(time, direction, limits)).toBe(next);
});

test('bounds belong to what is allowed', () => {
	const limits = { min: '08:00', max: '18:00' };
	expect(checkTime('08:00', limits)).toBeNull();
	expect(checkTime('18:00', limits)).toBeNull();
	expect(checkTime('07:59', limits)).toBe('timeTooEarly');
	expect(checkTime('18:01', limits)).toBe('timeTooLate');
	expect(checkTime('8:00', limits)).toBe('timeInvalid');
	expect(isWithin('00:00') && isWithin('23:59')).toBe(true);
	// Bounds that are no times bound nothing.
	expect(isWithin('23:59', { min: 'x', max: 'y' })).toBe(true);
});

test('a list offers the times of the grid alone, and no hour without a minute', () => {
	expect(timesOf()).toHaveLength(288);
	expect(timesOf().at(-1)).toBe('23:55');
	expect(timesOf().includes(defaultTime)).toBe(true);
	expect(timesOf({ min: '14:58', max: '15:11' })).toEqual(['15:00', '15:05', '15:10']);
	expect(timesOf({ min: '14:58', max: '14:59' })).toEqual([]);
	expect(timesOf({ min: '18:00', max: '08:00' })).toEqual([]);
	expect(nearestTime(['08:00', '09:00'], '08:30')).toBe('09:00');
	expect(minutesOf('08:30')).toBe(510);
});

test('any text may be taken for a time', () => {
	fc.assert(
		fc.property(anyText, anyText, (a, b) => {
			for (const run of [
				() => parseGermanTime(a),
				() => formatGermanTime(a),
				() => checkTime(a, { min: b, max: b }),
				() => roundUpToStep(a, { min: b }),
				() => stepTime(a, 1, { max: b }),
				() => timesOf({ min: a, max: b }),
			]) {
				expect(run).not.toThrow();
			}
		}),
	);
});

test('a shown time cut short is no time, rather than another one', () => {
	for (const cut of ['09:3', '10:2', '10.2', '23:5']) expect(parseGermanTime(cut).ok).toBe(false);
	expect(parseGermanTime('9:5')).toEqual({ ok: true, value: '09:05' });
});
