import { expect, test } from 'vitest';
import {
	checkAppointmentTime,
	durationOf,
	formatAppointmentTime,
	shiftedByDays,
	skippedField,
	startingAt,
} from './appointmentTime.ts';

const time = (start: string, end: string, allDay = false) => ({ start, end, allDay });

test.each([
	[time('2026-05-13T09:00:00', '2026-05-13T09:05:00'), null],
	[time('2026-05-13T00:00:00', '2026-05-14T00:00:00', true), null],
	[time('2026-05-13T23:30:00', '2026-05-14T00:30:00'), null],
	[time('2026-05-13', '2026-05-13T09:05:00'), { field: 'start', code: 'dateInvalid' }],
	[time('2026-05-13T09:00:00', ''), { field: 'end', code: 'dateInvalid' }],
	[time('2026-05-13T09:03:00', '2026-05-13T09:30:00'), { field: 'start', code: 'invalid' }],
	[time('2026-05-13T09:00:00', '2026-05-13T09:31:00'), { field: 'end', code: 'invalid' }],
	[time('2026-05-13T09:00:00', '2026-05-14T00:00:00', true), { field: 'start', code: 'invalid' }],
	[time('2026-05-13T09:00:00', '2026-05-13T09:00:00'), { field: 'end', code: 'outOfRange' }],
	[time('2026-05-13T09:00:00', '2026-06-13T09:05:00'), { field: 'end', code: 'outOfRange' }],
	[time('2026-03-29T02:30:00', '2026-03-29T03:30:00'), { field: 'start', code: 'timeSkipped' }],
	[time('2026-03-29T01:30:00', '2026-03-29T02:30:00'), { field: 'end', code: 'timeSkipped' }],
	[time('2026-03-29T01:30:00', '2026-03-29T03:00:00'), null],
	// There twice; it stays as it was typed.
	[time('2026-10-25T02:30:00', '2026-10-25T03:00:00'), null],
])('%o is checked', (value, problem) => {
	expect(checkAppointmentTime(value)).toEqual(problem);
});

test('the length stays when the start moves, over both changes of the clocks (C02)', () => {
	const saturday = time('2026-03-28T09:00:00', '2026-03-28T09:45:00');
	expect(startingAt(saturday, '2026-03-29T09:00:00')).toEqual(time('2026-03-29T09:00:00', '2026-03-29T09:45:00'));
	const wholeDay = time('2026-10-24T00:00:00', '2026-10-25T00:00:00', true);
	expect(startingAt(wholeDay, '2026-10-25T00:00:00')).toEqual(time('2026-10-25T00:00:00', '2026-10-26T00:00:00', true));
	expect(startingAt(saturday, 'nie')).toBeNull();
	expect(startingAt(saturday, '9999-12-31T23:55:00')).toBeNull();
	expect([durationOf(saturday), durationOf(time('x', 'y')), durationOf(time('x', '2026-03-28T09:45:00'))]).toEqual([
		45, 0, 0,
	]);
});

test.each([
	[time('2026-05-13T09:00:00', '2026-05-13T09:30:00'), 'Mi, 13. Mai 2026, 09:00 bis 09:30'],
	[time('2026-05-13T23:30:00', '2026-05-14T00:30:00'), 'Mi, 13. Mai 2026, 23:30 bis Do, 14. Mai 2026, 00:30'],
	[time('2026-05-13T00:00:00', '2026-05-14T00:00:00', true), 'Mi, 13. Mai 2026, ganztägig'],
	[time('2026-05-13T00:00:00', '2026-05-16T00:00:00', true), 'Mi, 13. Mai 2026 bis Fr, 15. Mai 2026, ganztägig'],
])('%o reads "%s"', (value, words) => {
	expect(formatAppointmentTime(value)).toBe(words);
});

test('a shift by days changes the days alone, over both changes of the clocks (C02)', () => {
	expect(shiftedByDays(time('2026-03-28T23:30:00', '2026-03-29T00:30:00'), 1)).toEqual(
		time('2026-03-29T23:30:00', '2026-03-30T00:30:00'),
	);
	expect(shiftedByDays(time('2026-10-24T00:00:00', '2026-10-25T00:00:00', true), 1)).toEqual(
		time('2026-10-25T00:00:00', '2026-10-26T00:00:00', true),
	);
	expect(shiftedByDays(time('9999-12-31T09:00:00', '9999-12-31T10:00:00'), 1)).toBeNull();
	expect(shiftedByDays(time('9999-12-30T23:00:00', '9999-12-31T01:00:00'), 1)).toBeNull();
});

test('the end that the clocks skip is named, of a whole day none is', () => {
	expect(skippedField(time('2026-03-29T02:55:00', '2026-03-29T03:30:00'))).toBe('start');
	expect(skippedField(time('2026-03-28T23:30:00', '2026-03-29T02:00:00'))).toBe('end');
	expect(skippedField(time('2026-03-29T01:55:00', '2026-03-29T03:00:00'))).toBeNull();
	expect(skippedField(time('2026-03-29T00:00:00', '2026-03-30T00:00:00', true))).toBeNull();
	expect(skippedField(time('', ''))).toBeNull();
});
