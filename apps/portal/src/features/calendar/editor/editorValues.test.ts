import { expect, test } from 'vitest';
import { appointmentOf, previewOf } from '../../../testing/calendar.ts';
import { type EditorValues, servedErrors, valuesOf, withAllDay, withDuration, withStart } from './editorValues.ts';
import { deviatingInWords } from './reaches.ts';

const values = valuesOf(appointmentOf(previewOf({})));

function times({ start, end, allDay }: EditorValues) {
	return [start, end, allDay];
}

test('the end goes along with the start, the length stays', () => {
	expect(times(withStart(values, '2026-11-24T23:30:00'))).toEqual([
		'2026-11-24T23:30:00',
		'2026-11-25T00:15:00',
		false,
	]);
	expect(times(withDuration(values, 60))).toEqual(['2026-11-23T09:00:00', '2026-11-23T10:00:00', false]);
	// While a start is being typed the end waits.
	expect(times(withStart(values, '24.1'))).toEqual(['24.1', '2026-11-23T09:45:00', false]);
	expect(times(withStart(values, null))).toEqual([null, '2026-11-23T09:45:00', false]);
});

test('a whole day is the day of the start, and back again a time of it', () => {
	const whole = withAllDay(values, true, 45);
	expect(times(whole)).toEqual(['2026-11-23T00:00:00', '2026-11-24T00:00:00', true]);
	expect(times(withAllDay(whole, false, 45))).toEqual(['2026-11-23T09:00:00', '2026-11-23T09:45:00', false]);
	for (const start of [null, '', '30.2.', '2026-02-30T09:00:00']) {
		expect(times(withAllDay({ ...values, start }, true, 45))).toEqual([null, null, true]);
	}
});

test('those changed alone are named where they would be meant (C13)', () => {
	const series = {
		...appointmentOf(previewOf({ serialNumber: 9 })),
		deviating: ['2026-11-16T14:00:00', '2026-11-30T15:00:00'],
	};
	expect(deviatingInWords(series, 'this')).toBe('');
	expect(deviatingInWords(series, 'following')).toBe(
		'Einzeln geändert wurde Mo, 30. November 2026, 15:00. Dieser Termin behält seine eigenen Angaben.',
	);
	expect(deviatingInWords(series, 'all')).toBe(
		'Einzeln geändert wurden Mo, 16. November 2026, 14:00; Mo, 30. November 2026, 15:00. Diese Termine behalten ihre eigenen Angaben.',
	);
});

test('what the server refuses is said at its field', () => {
	expect(
		servedErrors({
			'body.appointment.start': 'timeSkipped',
			'body.resources.0': 'notFound',
			'body.rule.interval': 'notAllowed',
			'body.allDay': 'notAllowed',
		}),
	).toEqual({
		start: 'Diese Uhrzeit gibt es an diesem Tag nicht, weil die Uhren vorgestellt werden.',
		resources: 'Dieser Eintrag steht nicht mehr zur Auswahl.',
		rule: 'Die Termine der Serie würden einander überschneiden.',
		allDay: 'Das ist hier nicht möglich.',
	});
});
