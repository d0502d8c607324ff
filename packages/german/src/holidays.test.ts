import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../testing/hostileTexts.ts';
import { addDays, weekdayOf } from './date.ts';
import { easterSunday, holidayName } from './holidays.ts';

test.each([
	['2026-01-01', 'Neujahr'],
	['2026-01-06', 'Heilige Drei Könige'],
	['2026-04-06', 'Ostermontag'],
	['2026-05-01', 'Staatsfeiertag'],
	['2026-05-14', 'Christi Himmelfahrt'],
	['2026-05-25', 'Pfingstmontag'],
	['2026-06-04', 'Fronleichnam'],
	['2026-08-15', 'Mariä Himmelfahrt'],
	['2026-10-26', 'Nationalfeiertag'],
	['2026-11-01', 'Allerheiligen'],
	['2026-12-08', 'Mariä Empfängnis'],
	['2026-12-25', 'Christtag'],
	['2026-12-26', 'Stefanitag'],
	['2027-03-29', 'Ostermontag'],
	['2027-05-27', 'Fronleichnam'],
	// Ascension Day falls on it.
	['2008-05-01', 'Staatsfeiertag'],
])('%s is %s', (date, name) => {
	expect(holidayName(date)).toBe(name);
});

test.each(['2026-04-03', '2026-04-05', '2026-05-24', '2026-12-24', '2026-12-31', '2026-02-30', ''])(
	'%j is no public holiday',
	(date) => {
		expect(holidayName(date)).toBeNull();
	},
);

test('a year has thirteen public holidays, twelve where two of them meet', () => {
	for (let year = 1900; year < 2200; year++) {
		const days = Array.from({ length: 366 }, (_, day) => addDays(`${year}-01-01`, day) ?? '');
		const names = days.filter((day) => day.startsWith(String(year)) && holidayName(day) !== null);
		expect(names).toHaveLength(addDays(easterSunday(year), 39) === `${year}-05-01` ? 12 : 13);
	}
});

test.each([
	[1818, '1818-03-22'],
	[1943, '1943-04-25'],
	[1954, '1954-04-18'],
	[1981, '1981-04-19'],
	[2000, '2000-04-23'],
	[2024, '2024-03-31'],
	[2025, '2025-04-20'],
	[2026, '2026-04-05'],
	[2038, '2038-04-25'],
	[2049, '2049-04-18'],
	[2076, '2076-04-19'],
	[2285, '2285-03-22'],
])('Easter of %i is on %s', (year, date) => {
	expect(easterSunday(year)).toBe(date);
});

test('Easter is always a Sunday from 22 March to 25 April', () => {
	for (let year = 1000; year < 10_000; year++) {
		const easter = easterSunday(year);
		expect(weekdayOf(easter)).toBe(7);
		expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true);
	}
});

test('any text may be asked for its holiday', () => {
	fc.assert(fc.property(anyText, (text) => holidayName(text) === null || text.length === 10));
});
