import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../testing/hostileTexts.ts';
import {
	addDays,
	ageOn,
	checkDate,
	dateOfParts,
	dayNumberOf,
	daysBetween,
	formatGermanDate,
	isCalendarDate,
	isoWeek,
	monthName,
	parseGermanDate,
	partsOf,
	weekdayName,
	weekdayOf,
} from './date.ts';

const FIRST_DAY = -354_285;
const LAST_DAY = 2_932_896;
/** Any day from 1000-01-01 to 9999-12-31, as the calendar of the language's own library writes it. */
const anyDay = fc
	.integer({ min: FIRST_DAY, max: LAST_DAY })
	.map((number) => ({ number, date: new Date(number * 86_400_000).toISOString().slice(0, 10) }));

test.each(['2024-02-29', '2000-02-29', '1000-01-01', '9999-12-31', '2026-12-31', '2026-04-30'])(
	'%s is a day',
	(text) => {
		expect(isCalendarDate(text)).toBe(true);
	},
);

test.each([
	'2023-02-29',
	'1900-02-29',
	'2100-02-29',
	'2024-02-30',
	'2024-02-31',
	'2024-04-31',
	'2024-06-31',
	'2024-09-31',
	'2024-11-31',
	'2024-01-32',
	'2024-13-01',
	'2024-00-10',
	'2024-01-00',
	'0999-12-31',
	'0000-01-01',
	'10000-01-01',
	'24-01-01',
	'2024-1-1',
	'2024-01-01T00:00:00',
	' 2024-01-01',
	'2024-01-01\n',
	'٢٠٢٤-٠١-٠١',
	'',
])('%j is no day', (text) => {
	expect(isCalendarDate(text)).toBe(false);
	expect(partsOf(text)).toBeNull();
	expect([formatGermanDate(text), formatGermanDate(text, 'long'), weekdayName(text)]).toEqual(['', '', '']);
	expect([weekdayOf(text), isoWeek(text), dayNumberOf(text), addDays(text, 1)]).toEqual([null, null, null, null]);
	expect([daysBetween(text, '2026-01-01'), daysBetween('2026-01-01', text)]).toEqual([null, null]);
	expect([ageOn(text, '2026-01-01'), ageOn('2026-01-01', text)]).toEqual([null, null]);
});

test('days are counted like the calendar counts them, over nine thousand years', () => {
	fc.assert(
		fc.property(anyDay, ({ number, date }) => {
			expect(isCalendarDate(date)).toBe(true);
			expect(dayNumberOf(date)).toBe(number);
			expect(weekdayOf(date)).toBe(new Date(number * 86_400_000).getUTCDay() || 7);
			expect(addDays('1970-01-01', number)).toBe(date);
		}),
		{ numRuns: 1000 },
	);
	expect(dayNumberOf('1000-01-01')).toBe(FIRST_DAY);
	expect(dayNumberOf('9999-12-31')).toBe(LAST_DAY);
});

test('the turns of all years and of all Februaries are counted right', () => {
	for (let year = 1000; year < 9999; year++) {
		for (const [month, day] of [
			[1, 1],
			[1, 28],
			[2, 0],
			[11, 31],
		] as const) {
			const number = Date.UTC(year, month, day) / 86_400_000;
			expect(addDays('1970-01-01', number)).toBe(new Date(number * 86_400_000).toISOString().slice(0, 10));
		}
	}
});

test('the days on which clocks change are days like others', () => {
	expect(addDays('2026-03-28', 1)).toBe('2026-03-29');
	expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
	expect(addDays('2026-10-25', 1)).toBe('2026-10-26');
	expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
	expect(daysBetween('2026-10-26', '2026-10-24')).toBe(-2);
});

test('arithmetic leaves the calendar with no day rather than a wrong one', () => {
	expect(addDays('1000-01-01', -1)).toBeNull();
	expect(addDays('9999-12-31', 1)).toBeNull();
	expect(addDays('1000-01-01', -1_000_000)).toBeNull();
	for (const days of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e20]) expect(addDays('2026-01-01', days)).toBeNull();
	fc.assert(
		fc.property(anyDay, fc.integer({ min: -1e6, max: 1e6 }), ({ date, number }, days) => {
			const later = addDays(date, days);
			if (later === null) expect(number + days < FIRST_DAY || number + days > LAST_DAY).toBe(true);
			else expect(daysBetween(date, later)).toBe(days);
		}),
	);
});

test.each([
	['2020-12-28', 2020, 53],
	['2020-12-31', 2020, 53],
	['2021-01-01', 2020, 53],
	['2021-01-03', 2020, 53],
	['2021-01-04', 2021, 1],
	['2023-01-01', 2022, 52],
	['2023-01-02', 2023, 1],
	['2024-12-29', 2024, 52],
	['2024-12-30', 2025, 1],
	['2025-12-28', 2025, 52],
	['2025-12-29', 2026, 1],
	['2026-12-28', 2026, 53],
	['2027-01-01', 2026, 53],
	['2027-01-03', 2026, 53],
	['2027-01-04', 2027, 1],
	['1000-01-01', 1000, 1],
	['9999-12-31', 9999, 52],
])('%s lies in a week of %i, number %i', (date, year, week) => {
	expect(isoWeek(date)).toEqual({ year, week });
});

test('a week is seven days from Monday to Sunday, and 4 January always lies in week 1', () => {
	fc.assert(
		fc.property(anyDay, ({ date }) => {
			const monday = addDays(date, 1 - (weekdayOf(date) ?? 0));
			const sunday = addDays(date, 7 - (weekdayOf(date) ?? 0));
			if (monday === null || sunday === null) return;
			expect(isoWeek(monday)).toEqual(isoWeek(date));
			expect(isoWeek(sunday)).toEqual(isoWeek(date));
			const next = addDays(sunday, 1);
			if (next !== null) expect(isoWeek(next)).not.toEqual(isoWeek(date));
			const year = date.slice(0, 4);
			expect(isoWeek(`${year}-01-04`)).toEqual({ year: Number(year), week: 1 });
		}),
	);
});

test('days are written in German, January as Jänner', () => {
	expect(formatGermanDate('2026-01-05')).toBe('05.01.2026');
	expect(formatGermanDate('2026-01-05', 'long')).toBe('5. Jänner 2026');
	const months = Array.from({ length: 12 }, (_, index) => monthName(index + 1));
	expect(months.join(' ')).toBe('Jänner Februar März April Mai Juni Juli August September Oktober November Dezember');
	expect([0, 13, 1.5, Number.NaN].map(monthName)).toEqual(['', '', '', '']);
});

test('days of the week are counted from Monday and named in German', () => {
	const week = Array.from({ length: 7 }, (_, index) => addDays('2026-01-05', index) ?? '');
	expect(week.map(weekdayOf)).toEqual([1, 2, 3, 4, 5, 6, 7]);
	expect(week.map(weekdayName).join(' ')).toBe('Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag');
});

test.each([
	['4.7.2017', '2017-07-04'],
	['04.07.2017', '2017-07-04'],
	['3.5.2014', '2014-05-03'],
	['01022024', '2024-02-01'],
	['31121999', '1999-12-31'],
	['29.02.2024', '2024-02-29'],
	['29.02.2000', '2000-02-29'],
	[' 31.07.2026 ', '2026-07-31'],
	['31.07.2026\u00a0', '2026-07-31'],
	['\t31.07.2026\n', '2026-07-31'],
	['1.1.1000', '1000-01-01'],
])('%j typed is the day %s', (text, date) => {
	expect(parseGermanDate(text)).toEqual({ ok: true, value: date });
});

test.each([
	'31.02.2024',
	'31.04.2024',
	'29.02.2023',
	'29.02.1900',
	'32.13.2024',
	'00.01.2024',
	'010224',
	'1022024',
	'1.1.24',
	'1.1.99',
	'1.1.0999',
	'1.1.02026',
	'3 1.07.2026',
	'31. 07.2026',
	'31.07.',
	'31.07',
	'1.1.1.2024',
	'001.01.2024',
	'31-07-2026',
	'31/07/2026',
	'2026-07-31',
	'heute',
	'31.07.2026x',
	'131121999',
	'311219990',
	'x31121999',
	'31121999x',
	'',
])('%j is never guessed into a day', (text) => {
	expect(parseGermanDate(text)).toEqual({ ok: false, code: 'dateInvalid' });
});

test('what is shown can be typed again', () => {
	fc.assert(
		fc.property(anyDay, ({ date }) => {
			expect(parseGermanDate(formatGermanDate(date))).toEqual({ ok: true, value: date });
			expect(parseGermanDate(formatGermanDate(date).replaceAll('.', ''))).toEqual({ ok: true, value: date });
			const parts = partsOf(date);
			expect(parts !== null && dateOfParts(parts)).toBe(date);
		}),
	);
});

test.each([
	['1980-01-01', '2026-01-01', 46],
	['1980-06-15', '2026-06-14', 45],
	['1980-06-15', '2026-06-15', 46],
	['1980-06-15', '2026-05-20', 45],
	['1980-06-15', '2026-07-01', 46],
	['2026-06-15', '2026-06-15', 0],
	['2026-06-15', '2026-12-31', 0],
	// Born on the leap day: older on 1 March of a common year.
	['2008-02-29', '2026-02-28', 17],
	['2008-02-29', '2026-03-01', 18],
	['2008-02-29', '2028-02-29', 20],
	['2026-06-16', '2026-06-15', null],
	['2027-01-01', '2026-12-31', null],
])('born on %s, the age on %s is %s', (birthDate, today, age) => {
	expect(ageOn(birthDate, today)).toBe(age);
});

test('any text may be taken for a day', () => {
	fc.assert(
		fc.property(anyText, anyText, fc.integer(), (a, b, days) => {
			for (const run of [
				() => parseGermanDate(a),
				() => formatGermanDate(a),
				() => isoWeek(a),
				() => ageOn(a, b),
				() => addDays(a, days),
			]) {
				expect(run).not.toThrow();
			}
		}),
	);
});

test('the first and the last day allowed belong to what is allowed', () => {
	const limits = { min: '2026-07-01', max: '2026-07-31' };
	expect([checkDate('2026-07-01', limits), checkDate('2026-07-31', limits), checkDate('1000-01-01')]).toEqual([
		null,
		null,
		null,
	]);
	expect(checkDate('2026-06-30', limits)).toBe('dateTooEarly');
	expect(checkDate('2026-08-01', limits)).toBe('dateTooLate');
	expect(checkDate('2026-07-32', limits)).toBe('dateInvalid');
});
