import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../testing/hostileTexts.ts';
import {
	checkDateTime,
	dateTimeOfWire,
	dateTimeWarning,
	formatDateTimeValue,
	noDateTime,
	parseGermanDateTime,
	shownTime,
	wireOfDateTime,
} from './dateTimeValue.ts';

test.each([
	['15.07.2026 09:30', { date: '2026-07-15', time: '09:30', isAllDay: false }],
	['15.7.2026, 930', { date: '2026-07-15', time: '09:30', isAllDay: false }],
	['15072026\u00a09', { date: '2026-07-15', time: '09:00', isAllDay: false }],
	[' 15.07.2026 (ganztägig) ', { date: '2026-07-15', time: null, isAllDay: true }],
	['15.07.2026 ganzta\u0308gig', { date: '2026-07-15', time: null, isAllDay: true }],
])('%j typed is a day with time', (text, value) => {
	expect(parseGermanDateTime(text)).toEqual({ ok: true, value });
});

test.each([
	['', 'dateMissing'],
	[' \u00a0', 'dateMissing'],
	['morgen um neun', 'inputInvalid'],
	['09:30', 'inputInvalid'],
	['15.07.2026 09:30 Uhr', 'inputInvalid'],
	['31.02.2026 09:30', 'dateInvalid'],
	['15.07.26', 'dateInvalid'],
	['15.07.2026', 'dateTimeTimeInvalid'],
	['15.07.2026 24:00', 'dateTimeTimeInvalid'],
	['15.07.2026 --:--', 'dateTimeTimeInvalid'],
])('%j is refused with its own reason: %s', (text, code) => {
	expect(parseGermanDateTime(text)).toEqual({ ok: false, code });
});

test.each([
	[noDateTime, 'dateMissing', null],
	[{ date: '2026-02-30', time: '09:30', isAllDay: false }, 'dateInvalid', null],
	[{ date: '2026-07-15', time: null, isAllDay: false }, 'dateTimeTimeInvalid', null],
	[{ date: '2026-07-15', time: '24:00', isAllDay: false }, 'dateTimeTimeInvalid', null],
	[{ date: '2026-07-15', time: '09:30', isAllDay: false }, null, '2026-07-15T09:30:00'],
	[{ date: '2026-07-15', time: null, isAllDay: true }, null, '2026-07-15T00:00:00'],
	[{ date: '2026-07-15', time: '09:30', isAllDay: true }, null, '2026-07-15T00:00:00'],
])('of %j the problem is %s and the wire %s', (value, problem, wire) => {
	expect(checkDateTime(value)).toBe(problem);
	expect(wireOfDateTime(value)).toBe(wire);
});

test('a whole day shows "(ganztägig)" and the time --:--', () => {
	const value = { date: '2026-07-15', time: '09:30', isAllDay: false };
	expect(formatDateTimeValue(value)).toBe('15.07.2026, 09:30');
	expect(formatDateTimeValue({ ...value, isAllDay: true })).toBe('15.07.2026 (ganztägig)');
	expect(formatDateTimeValue({ ...value, time: null })).toBe('15.07.2026, --:--');
	expect(formatDateTimeValue(noDateTime)).toBe('');
	expect(shownTime({ ...value, isAllDay: true })).toBe('--:--');
	expect(shownTime({ ...value, time: '9' })).toBe('--:--');
});

test('wire and value belong together, in no zone', () => {
	expect(dateTimeOfWire('2026-07-15T00:00:00')).toEqual({ date: '2026-07-15', time: '00:00', isAllDay: false });
	expect(dateTimeOfWire('2026-07-15T00:00:00', true)).toEqual({ date: '2026-07-15', time: null, isAllDay: true });
	expect(dateTimeOfWire('2026-07-15T00:00:00Z')).toBeNull();
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 1439 }), fc.boolean(), (minutes, isAllDay) => {
			const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
			const value = { date: '2026-10-25', time: isAllDay ? null : time, isAllDay };
			expect(dateTimeOfWire(wireOfDateTime(value) ?? '', isAllDay)).toEqual(value);
			expect(parseGermanDateTime(formatDateTimeValue(value))).toEqual({ ok: true, value });
		}),
	);
});

test('any text may be taken for a day with time', () => {
	fc.assert(
		fc.property(anyText, anyText, fc.boolean(), (a, b, isAllDay) => {
			for (const run of [
				() => parseGermanDateTime(a),
				() => dateTimeOfWire(a),
				() => formatDateTimeValue({ date: a, time: b, isAllDay }),
				() => checkDateTime({ date: a, time: b, isAllDay }),
			]) {
				expect(run).not.toThrow();
			}
		}),
	);
});

test('a day with time that the clocks skip is refused, one they show twice is only odd', () => {
	const skipped = { date: '2026-03-29', time: '02:30', isAllDay: false };
	const twice = { date: '2026-10-25', time: '02:30', isAllDay: false };
	expect([checkDateTime(skipped), wireOfDateTime(skipped), dateTimeWarning(skipped)]).toEqual([
		'timeSkipped',
		null,
		null,
	]);
	expect(parseGermanDateTime('29.03.2026 02:30')).toEqual({ ok: false, code: 'timeSkipped' });
	expect([checkDateTime(twice), wireOfDateTime(twice), dateTimeWarning(twice)]).toEqual([
		null,
		'2026-10-25T02:30:00',
		'timeTwice',
	]);
	expect(parseGermanDateTime('25.10.2026 02:30')).toEqual({ ok: true, value: twice });
	expect([checkDateTime({ ...skipped, isAllDay: true }), dateTimeWarning({ ...twice, isAllDay: true })]).toEqual([
		null,
		null,
	]);
	expect(dateTimeWarning({ ...twice, time: null })).toBeNull();
	expect(dateTimeWarning(noDateTime)).toBeNull();
});
