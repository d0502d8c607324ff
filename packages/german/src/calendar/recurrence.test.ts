import fc from 'fast-check';
import { RRuleTemporal } from 'rrule-temporal';
import { describe, expect, test } from 'vitest';
import { addDays, weekdayOf } from '../date.ts';
import { addMonths } from '../dateMonth.ts';
import { clockOddity } from '../dateTime.ts';
import { holidayName } from '../holidays.ts';
import {
	checkRule,
	frequencies,
	monthRules,
	nextWorkday,
	nominalDays,
	occurrencesOf,
	type RecurrenceRule,
	seriesLimits,
	skipsMonths,
} from './recurrence.ts';

const weekly: RecurrenceRule = {
	frequency: 'weekly',
	interval: 1,
	weekdays: [],
	monthRule: 'day',
	count: 4,
	until: null,
	holidays: 'keep',
};

function daysOf(rule: RecurrenceRule, firstDay: string): (string | null)[] {
	return occurrencesOf(rule, firstDay)
		.map(({ day }) => day)
		.filter((day) => day !== null);
}

const someDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days) ?? '');
const ruleParts = {
	interval: fc.integer({ min: 1, max: 6 }),
	weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 7 }),
	monthRule: fc.constantFrom(...monthRules),
	count: fc.integer({ min: 1, max: 12 }),
	until: fc.constant(null),
	holidays: fc.constant('keep' as const),
};
const someRule = fc.record({ ...ruleParts, frequency: fc.constantFrom(...frequencies) });

const rfcDays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** The same rule in the words of RFC 5545. */
function rfcRule(rule: RecurrenceRule, firstDay: string, time: string): string {
	const weekday = rfcDays[Number(weekdayOf(firstDay)) - 1];
	const parts = [`FREQ=${rule.frequency.toUpperCase()}`, `INTERVAL=${rule.interval}`, 'WKST=MO'];
	parts.push(rule.until === null ? `COUNT=${rule.count}` : `UNTIL=${rule.until.replaceAll('-', '')}T120000Z`);
	if (rule.frequency === 'weekly' && rule.weekdays.length > 0) {
		parts.push(`BYDAY=${rule.weekdays.map((day) => rfcDays[day - 1]).join(',')}`);
	}
	if (rule.frequency === 'monthly' || rule.frequency === 'yearly') {
		if (rule.frequency === 'yearly') parts.push(`BYMONTH=${Number(firstDay.slice(5, 7))}`);
		const nth = Math.floor((Number(firstDay.slice(8)) - 1) / 7) + 1;
		parts.push(
			{
				day: `BYMONTHDAY=${Number(firstDay.slice(8))}`,
				lastDay: 'BYMONTHDAY=-1',
				weekday: `BYDAY=${nth}${weekday}`,
				lastWeekday: `BYDAY=-1${weekday}`,
			}[rule.monthRule],
		);
	}
	const start = `${firstDay.replaceAll('-', '')}T${time.replace(':', '')}00`;
	return `DTSTART;TZID=Europe/Vienna:${start}\nRRULE:${parts.join(';')}`;
}

/** The days that another program names, at most as many as a series may have. */
function oracleDays(rule: RecurrenceRule, firstDay: string, time: string): string[] {
	const oracle = new RRuleTemporal({ rruleString: rfcRule(rule, firstDay, time) });
	return oracle.all((_, index) => index < seriesLimits.count).map((date) => date.toPlainDate().toString());
}

/** No series lasts longer than this day. */
function horizonOf(firstDay: string): string {
	return addMonths(firstDay, seriesLimits.years * 12) ?? '';
}

test('10 000 random rules name the days that the rules of RFC 5545 name', () => {
	fc.assert(
		fc.property(someRule, someDay, (rule, firstDay) => {
			const expected = oracleDays(rule, firstDay, '09:00');
			const found: string[] = [];
			for (const day of nominalDays(rule, firstDay)) {
				if (found.push(day) === rule.count) break;
			}
			expect(found).toEqual(expected);
			expect(daysOf(rule, firstDay)).toEqual(expected.filter((day) => day <= horizonOf(firstDay)));
		}),
		{ numRuns: 10_000 },
	);
}, 600_000);

test('so do rules with a last day, and rules at an hour over which the clocks are put forward', () => {
	const someSpring = fc
		.tuple(fc.integer({ min: 2000, max: 2060 }), fc.integer({ min: 0, max: 60 }))
		.map(([year, days]) => addDays(`${year}-02-01`, days) ?? '');
	const rules = fc.record({
		...ruleParts,
		frequency: fc.constantFrom('daily', 'weekly', 'monthly'),
		interval: fc.integer({ min: 1, max: 2 }),
		lasts: fc.option(fc.integer({ min: 0, max: 90 })),
		time: fc.constantFrom('02:30', '02:30', '09:00'),
	});
	let skipped = 0;
	fc.assert(
		fc.property(rules, someSpring, ({ lasts, time, ...some }, firstDay) => {
			const isPossible = (day: string) => clockOddity(day, time) !== 'timeSkipped';
			// A series begins with an appointment, which no editor lets begin at a time that does not exist.
			fc.pre(isPossible(firstDay));
			const rule = lasts === null ? some : { ...some, count: null, until: addDays(firstDay, lasts) };
			const days = occurrencesOf(rule, firstDay, isPossible);
			skipped += days.filter(({ day }) => day === null).length;
			const expected = oracleDays(rule, firstDay, time).filter((day) => day <= horizonOf(firstDay));
			expect(days.flatMap(({ day }) => day ?? [])).toEqual(expected);
		}),
		{ numRuns: 1_000 },
	);
	expect(skipped).toBeGreaterThan(50);
}, 60_000);

describe('of a month without such a day (C17)', () => {
	const monthly: RecurrenceRule = { ...weekly, frequency: 'monthly' };
	const yearly: RecurrenceRule = { ...weekly, frequency: 'yearly' };

	test('"am 31." leaves it out, "am letzten Tag" takes its last one', () => {
		expect(daysOf(monthly, '2026-01-31')).toEqual(['2026-01-31', '2026-03-31', '2026-05-31', '2026-07-31']);
		const last = { ...monthly, monthRule: 'lastDay' as const };
		expect(daysOf(last, '2026-01-31')).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']);
	});

	test('29 February comes in leap years alone, or as the last day of each February', () => {
		expect([...nominalDays(yearly, '2024-02-29')].slice(0, 2)).toEqual(['2024-02-29', '2028-02-29']);
		expect(daysOf({ ...yearly, monthRule: 'lastDay' }, '2024-02-29')).toEqual([
			'2024-02-29',
			'2025-02-28',
			'2026-02-28',
			'2027-02-28',
		]);
	});

	test('the choice is needed only where it makes a difference', () => {
		expect(skipsMonths(monthly, '2026-01-31')).toBe(true);
		expect(skipsMonths(monthly, '2026-01-28')).toBe(false);
		expect(skipsMonths(yearly, '2024-02-29')).toBe(true);
		expect(skipsMonths(yearly, '2024-02-28')).toBe(false);
		expect(skipsMonths(yearly, '2024-03-29')).toBe(false);
		expect(skipsMonths(weekly, '2024-02-29')).toBe(false);
		expect(skipsMonths({ ...monthly, monthRule: 'lastDay' }, '2026-01-31')).toBe(false);
		expect(skipsMonths(monthly, '')).toBe(false);
	});
});

describe('on a public holiday (C21)', () => {
	test('an appointment is kept, skipped or moved to the next working day, and the count counts what takes place', () => {
		expect(daysOf(weekly, '2026-03-30')).toEqual(['2026-03-30', '2026-04-06', '2026-04-13', '2026-04-20']);
		expect(daysOf({ ...weekly, holidays: 'skip' }, '2026-03-30')).toEqual([
			'2026-03-30',
			'2026-04-13',
			'2026-04-20',
			'2026-04-27',
		]);
		expect(daysOf({ ...weekly, holidays: 'nextWorkday' }, '2026-03-30')).toEqual([
			'2026-03-30',
			'2026-04-07',
			'2026-04-13',
			'2026-04-20',
		]);
		expect(occurrencesOf({ ...weekly, holidays: 'skip' }, '2026-03-30')[1]).toEqual({
			originalDay: '2026-04-06',
			day: null,
			holiday: 'Ostermontag',
		});
	});

	test('Christmas moves over the Sunday, and two holidays make one appointment', () => {
		expect(nextWorkday('2026-12-25')).toBe('2026-12-28');
		const daily = { ...weekly, frequency: 'daily', count: 5, holidays: 'nextWorkday' } as const;
		// The working days after are days of the series themselves.
		expect(daysOf(daily, '2026-12-24')).toEqual(['2026-12-24', '2026-12-27', '2026-12-28', '2026-12-29', '2026-12-30']);
		const both = { ...weekly, weekdays: [5, 6], count: 3, holidays: 'nextWorkday' } as const;
		expect(daysOf(both, '2026-12-25')).toEqual(['2026-12-28', '2027-01-04', '2027-01-02']);
	});

	test('no rule with an end takes place on one, twice on a day, or more often than counted', () => {
		const rules = fc.record({
			...{ frequency: fc.constantFrom(...frequencies), interval: fc.integer({ min: 1, max: 4 }) },
			weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 7 }),
			monthRule: fc.constantFrom(...monthRules),
			count: fc.integer({ min: 1, max: 80 }),
			until: fc.constant(null),
			holidays: fc.constantFrom('skip' as const, 'nextWorkday' as const),
		});
		fc.assert(
			fc.property(rules, someDay, (rule, firstDay) => {
				const days = daysOf(rule, firstDay);
				expect(new Set(days).size).toBe(days.length);
				expect(days.length).toBeLessThanOrEqual(rule.count);
				for (const day of days) expect(holidayName(day ?? '')).toBeNull();
			}),
			{ numRuns: 300 },
		);
	});
});

test('the last day belongs to a series, and no series lasts longer or has more than any may', () => {
	const until = { ...weekly, count: null, until: '2026-04-13' };
	expect(daysOf(until, '2026-03-30')).toEqual(['2026-03-30', '2026-04-06', '2026-04-13']);
	const daily = { ...until, frequency: 'daily' as const, until: '2099-01-01' };
	expect(daysOf(daily, '2026-03-30')).toHaveLength(seriesLimits.count);
	const rare = { ...until, frequency: 'monthly' as const, interval: 12, until: '2099-01-01' };
	expect(daysOf(rare, '2026-03-30').at(-1)).toBe('2029-03-30');
});

test('both days on which the clocks change are days like any other', () => {
	const daily = { ...weekly, frequency: 'daily' as const, count: 3 };
	expect(daysOf(daily, '2026-03-28')).toEqual(['2026-03-28', '2026-03-29', '2026-03-30']);
	expect(daysOf(daily, '2026-10-24')).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']);
});

test('a day on which its time does not exist is left out and not counted', () => {
	const isPossible = (day: string) => day !== '2026-03-29';
	const rule = { ...weekly, count: 3 };
	const named = occurrencesOf(rule, '2026-03-22', isPossible);
	expect(named.map(({ originalDay, day, holiday }) => [originalDay, day, holiday])).toEqual([
		['2026-03-22', '2026-03-22', null],
		['2026-03-29', null, null],
		['2026-04-05', '2026-04-05', holidayName('2026-04-05')],
		['2026-04-12', '2026-04-12', null],
	]);
	// Nor is one moved to such a day.
	const moved = occurrencesOf(
		{ ...weekly, count: 2, holidays: 'nextWorkday' },
		'2026-03-30',
		(day) => day !== '2026-04-07',
	);
	expect(moved.map(({ day }) => day)).toEqual(['2026-03-30', null, '2026-04-13']);
});

test('a series at the end of time ends with it', () => {
	expect(daysOf({ ...weekly, frequency: 'daily' }, '9999-12-30')).toEqual(['9999-12-30', '9999-12-31']);
	expect(daysOf({ ...weekly, frequency: 'monthly' }, '9999-11-30')).toEqual(['9999-11-30', '9999-12-30']);
	expect(nextWorkday('9999-12-31')).toBeNull();
	expect(occurrencesOf(weekly, 'kein Tag')).toEqual([]);
});

test.each([
	[{ interval: 0 }, 'interval', 'outOfRange'],
	[{ interval: 1.5 }, 'interval', 'outOfRange'],
	[{ interval: 100 }, 'interval', 'outOfRange'],
	[{ weekdays: [0] }, 'weekdays', 'outOfRange'],
	[{ weekdays: [8] }, 'weekdays', 'outOfRange'],
	[{ weekdays: [1.5] }, 'weekdays', 'outOfRange'],
	[{ count: null }, 'count', 'missing'],
	[{ count: 0 }, 'count', 'outOfRange'],
	[{ count: 367 }, 'count', 'outOfRange'],
	[{ count: 1.5 }, 'count', 'outOfRange'],
	[{ until: '2026-02-30' }, 'until', 'dateInvalid'],
	[{ until: '2026-03-29' }, 'until', 'dateTooEarly'],
])('%o makes no series', (broken, field, code) => {
	const rule = { ...weekly, ...broken };
	expect(checkRule(rule, '2026-03-30')).toEqual({ field, code });
	expect(occurrencesOf(rule, '2026-03-30')).toEqual([]);
});
