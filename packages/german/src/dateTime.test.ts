import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../testing/hostileTexts.ts';
import {
	clockOddity,
	dateOf,
	formatGermanDateTime,
	formatRelative,
	instantOf,
	timeOf,
	viennaTime,
	viennaToday,
} from './dateTime.ts';

test.each(['2026-07-15T00:00:00', '2026-07-15T00:00', '2026-07-15T00:00:00.123'])(
	'%s is that day in every zone',
	(text) => {
		expect([dateOf(text), timeOf(text), formatGermanDateTime(text)]).toEqual([
			'2026-07-15',
			'00:00',
			'15.07.2026, 00:00',
		]);
	},
);

test('times of the hours that clocks skip or repeat are shown as written', () => {
	expect(formatGermanDateTime('2026-03-29T02:30:00')).toBe('29.03.2026, 02:30');
	expect(formatGermanDateTime('2026-10-25T02:30:00')).toBe('25.10.2026, 02:30');
	expect(formatGermanDateTime('2026-03-08T02:30:00')).toBe('08.03.2026, 02:30');
});

test.each([
	'',
	'2026-07-15',
	'2026-07-15 10:00:00',
	'2026-07-15T24:00:00',
	'2026-07-15T10:60:00',
	'2026-07-15T10:00:60',
	'2026-02-30T10:00:00',
	'2026-07-15T10:00:00Z',
	'2026-07-15T10:00:00+01:00',
	'2026-07-15T1:00',
	'x2026-07-15T10:00',
])('%j is no zone-less time', (text) => {
	expect([dateOf(text), timeOf(text), formatGermanDateTime(text)]).toEqual([null, null, '']);
});

test.each([
	['2026-01-05T13:07:00Z', '2026-01-05T13:07:00.000Z'],
	['2026-01-05T14:07:00+01:00', '2026-01-05T13:07:00.000Z'],
	['2026-01-05T08:07:00-05:00', '2026-01-05T13:07:00.000Z'],
	['2026-01-05T13:07:00+00:00', '2026-01-05T13:07:00.000Z'],
	['2026-01-05T23:07:00+10:00', '2026-01-05T13:07:00.000Z'],
	['2026-01-05T13:07:00.250Z', '2026-01-05T13:07:00.250Z'],
	// Without a zone it is Vienna's wall clock, in winter and in summer.
	['2026-01-05T14:07:00', '2026-01-05T13:07:00.000Z'],
	['2026-07-05T14:07:00', '2026-07-05T12:07:00.000Z'],
	['2026-07-05T14:07', '2026-07-05T12:07:00.000Z'],
	// The change in spring: 01:59 is winter, 02:30 does not exist, 03:00 is summer.
	['2026-03-29T01:59:00', '2026-03-29T00:59:00.000Z'],
	['2026-03-29T02:30:00', '2026-03-29T01:30:00.000Z'],
	['2026-03-29T03:00:00', '2026-03-29T01:00:00.000Z'],
	// The change in autumn: the first 02:30 counts.
	['2026-10-25T01:59:00', '2026-10-24T23:59:00.000Z'],
	['2026-10-25T02:30:00', '2026-10-25T00:30:00.000Z'],
	['2026-10-25T03:00:00', '2026-10-25T02:00:00.000Z'],
])('%s is the instant %s', (text, instant) => {
	const ms = instantOf(text);
	expect(ms === null ? null : new Date(ms).toISOString()).toBe(instant);
});

test.each([
	'',
	'Z',
	'2026-01-05',
	'2026-01-05T25:00:00Z',
	'2026-02-30T10:00:00Z',
	'2026-01-05T10:00:00+15:00',
	'gestern',
])('%j is no instant', (text) => {
	expect(instantOf(text)).toBeNull();
});

/** Saturday, 15 August 2026, 14:30 in Vienna. */
const now = Date.parse('2026-08-15T12:30:00Z');

test.each([
	['2026-08-15T12:30:00Z', 'gerade eben'],
	['2026-08-15T12:29:01Z', 'gerade eben'],
	['2026-08-15T12:29:00Z', 'vor 1 Minute'],
	['2026-08-15T12:28:00Z', 'vor 2 Minuten'],
	['2026-08-15T14:25:00', 'vor 5 Minuten'],
	['2026-08-15T11:31:00Z', 'vor 59 Minuten'],
	['2026-08-15T11:30:00Z', 'heute, 13:30'],
	['2026-08-15T00:00:00', 'heute, 00:00'],
	['2026-08-14T23:59:00', 'gestern, 23:59'],
	['2026-08-14T14:07:00', 'gestern, 14:07'],
	['2026-08-13T22:00:00Z', 'gestern, 00:00'],
	['2026-08-13T21:59:00Z', 'Donnerstag, 23:59'],
	['2026-08-12T08:05:00', 'Mittwoch, 08:05'],
	['2026-08-11T08:05:00', 'Dienstag, 08:05'],
	['2026-08-10T08:05:00', 'Montag, 08:05'],
	['2026-08-09T08:05:00', 'Sonntag, 08:05'],
	['2026-08-08T23:59:00', '08.08.2026, 23:59'],
	['2025-12-31T23:30:00Z', '01.01.2026, 00:30'],
	// A server clock a little ahead is no future, a real one is written out.
	['2026-08-15T12:35:00Z', 'gerade eben'],
	['2026-08-15T12:35:01Z', '15.08.2026, 14:35'],
	['2026-08-16T12:30:00Z', '16.08.2026, 14:30'],
	['irgendwann', ''],
])('sent at %s is said as %j', (sent, text) => {
	expect(formatRelative(sent, now)).toBe(text);
});

test('shortly after midnight, minutes still count and yesterday is yesterday', () => {
	const midnight = Date.parse('2026-08-14T22:10:00Z');
	expect(formatRelative('2026-08-14T23:50:00', midnight)).toBe('vor 20 Minuten');
	expect(formatRelative('2026-08-14T22:50:00', midnight)).toBe('gestern, 22:50');
});

test('today is the day in Vienna, wherever the process runs', () => {
	expect(viennaToday(Date.parse('2026-08-14T21:59:59Z'))).toBe('2026-08-14');
	expect(viennaToday(Date.parse('2026-08-14T22:00:00Z'))).toBe('2026-08-15');
	expect(viennaToday(Date.parse('2026-12-31T23:00:00Z'))).toBe('2027-01-01');
	for (const ms of [Number.NaN, Number.POSITIVE_INFINITY, 8.64e15, -8.64e15, Date.parse('0999-06-01T00:00:00Z')]) {
		expect(viennaToday(ms)).toBe('');
		expect(formatRelative('2026-08-15T12:30:00Z', ms)).toBe('');
	}
});

test('any text may be a time, any number a now', () => {
	fc.assert(
		fc.property(anyText, fc.double(), (text, ms) => {
			expect(typeof formatRelative(text, ms)).toBe('string');
			expect(typeof formatGermanDateTime(text)).toBe('string');
			expect(typeof viennaToday(ms)).toBe('string');
		}),
	);
});

test('Vienna wall clock and instant belong together on every day', () => {
	const ms = fc.integer({
		min: Date.parse('1990-01-01T00:00:00Z') / 60_000,
		max: Date.parse('2037-01-01T00:00:00Z') / 60_000,
	});
	fc.assert(
		fc.property(ms, (minutes) => {
			const instant = minutes * 60_000;
			const text = formatRelative(new Date(instant).toISOString(), instant + 30 * 86_400_000);
			const [, day, month, year, time] = /^(\d\d)\.(\d\d)\.(\d{4}), (\d\d:\d\d)$/.exec(text) ?? [];
			const back = instantOf(`${year}-${month}-${day}T${time}:00`);
			// In the repeated hour of autumn the first one is meant, an hour earlier.
			expect([0, 3_600_000]).toContain(instant - (back ?? Number.NaN));
		}),
	);
});

test('the time in Vienna follows its clock through summer and winter, wherever the process runs', () => {
	expect(viennaTime(Date.parse('2026-08-14T21:59:59Z'))).toBe('23:59');
	expect(viennaTime(Date.parse('2026-12-31T23:05:00Z'))).toBe('00:05');
	expect(viennaTime(Date.parse('2026-10-25T00:30:00Z'))).toBe('02:30');
	expect(viennaTime(Date.parse('2026-10-25T01:30:00Z'))).toBe('02:30');
	expect(viennaTime(Number.NaN)).toBe('');
});

test.each([
	['2026-03-29', '01:59', null],
	['2026-03-29', '02:00', 'timeSkipped'],
	['2026-03-29', '02:30', 'timeSkipped'],
	['2026-03-29', '02:59', 'timeSkipped'],
	['2026-03-29', '03:00', null],
	['2026-10-25', '01:59', null],
	['2026-10-25', '02:00', 'timeTwice'],
	['2026-10-25', '02:30', 'timeTwice'],
	['2026-10-25', '02:59', 'timeTwice'],
	['2026-10-25', '03:00', null],
	['2026-07-15', '02:30', null],
	['1850-07-15', '02:30', null],
	['1000-01-01', '00:00', null],
	['9999-12-31', '23:59', null],
	['2026-02-30', '02:30', null],
	['2026-03-29', '2:30', null],
	['', '', null],
])('the clocks of Vienna at %s %s: %s', (date, time, oddity) => {
	expect(clockOddity(date, time)).toBe(oddity);
});

test('a time that the clocks of Vienna show is never one they skip', () => {
	const from = Date.parse('1900-01-01T00:00:00Z') / 60_000;
	const to = Date.parse('2037-01-01T00:00:00Z') / 60_000;
	fc.assert(
		fc.property(fc.integer({ min: from, max: to }), (minutes) => {
			const ms = minutes * 60_000;
			expect(clockOddity(viennaToday(ms), viennaTime(ms))).not.toBe('timeSkipped');
		}),
	);
});
