import { frequencies, monthRules, occurrencesOf, type RecurrenceRule } from '@kontor/german/calendar/recurrence';
import { addDays } from '@kontor/german/date';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysBetween, shiftedDays, shiftedRule } from './shiftedSeries.ts';

const weekly: RecurrenceRule = {
	frequency: 'weekly',
	interval: 1,
	weekdays: [],
	monthRule: 'day',
	count: 8,
	until: null,
	holidays: 'keep',
};

const someRule = fc.record({
	frequency: fc.constantFrom(...frequencies),
	interval: fc.integer({ min: 1, max: 3 }),
	weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 3 }),
	monthRule: fc.constantFrom(...monthRules),
	count: fc.constantFrom(8, null),
	until: fc.constant(null),
	holidays: fc.constant('keep' as const),
});
const someDay = fc.integer({ min: 0, max: 900 }).map((days) => addDays('2026-01-01', days) ?? '');

test('a shifted rule names the days of the rule, each as much later, or there is none', () => {
	let found = 0;
	fc.assert(
		fc.property(someRule, someDay, fc.integer({ min: -8, max: 8 }), (rule, firstDay, days) => {
			const ending = { ...rule, until: rule.count === null ? addDays(firstDay, 200) : null };
			const originals = occurrencesOf(ending, firstDay).map(({ originalDay }) => originalDay);
			const shifted = shiftedRule(ending, firstDay, days);
			// A rule begins with its first day, which names none itself where weekdays are chosen.
			if (shifted === null || originals.length === 0) return;
			found += 1;
			const first = addDays(firstDay, days) ?? '';
			expect(occurrencesOf(shifted, first).map(({ originalDay }) => originalDay)).toEqual(
				originals.map((day) => addDays(day, days)),
			);
		}),
		{ numRuns: 2_000 },
	);
	expect(found).toBeGreaterThan(500);
});

test.each([
	[{ frequency: 'monthly', monthRule: 'lastDay' }, '2026-01-31', 1],
	[{ frequency: 'monthly', monthRule: 'weekday' }, '2026-01-15', 1],
	[{ frequency: 'monthly' }, '2026-01-28', 1],
	[{ frequency: 'monthly' }, '2026-01-30', -5],
	[{ frequency: 'yearly' }, '2026-01-01', -1],
	[{ interval: 2, weekdays: [1, 5] }, '2026-01-05', 3],
	[{ until: '9999-12-31', count: null }, '2026-01-05', 1],
] as const)('%o from %s on has no rule %d days later', (rule, firstDay, days) => {
	expect(
		shiftedRule({ ...weekly, ...rule, weekdays: [...('weekdays' in rule ? rule.weekdays : [])] }, firstDay, days),
	).toBe(null);
});

test('a rule that stays is the same, and a weekday in another week counts from Monday', () => {
	expect(shiftedRule(weekly, '2026-01-05', 0)).toBe(weekly);
	expect(shiftedRule({ ...weekly, weekdays: [7] }, '2026-01-04', 1)?.weekdays).toEqual([1]);
	expect(shiftedRule({ ...weekly, weekdays: [1] }, '2026-01-05', -1)?.weekdays).toEqual([7]);
});

test('holidays are treated as a new series treats them (C21)', () => {
	const sundays = ['2026-03-29', '2026-04-05', '2026-04-12'];
	const days = (rule: 'keep' | 'skip' | 'nextWorkday') => shiftedDays(sundays, 1, rule).map(({ day }) => day);
	expect(days('keep')).toEqual(['2026-03-30', '2026-04-06', '2026-04-13']);
	expect(days('skip')).toEqual(['2026-03-30', null, '2026-04-13']);
	expect(days('nextWorkday')).toEqual(['2026-03-30', '2026-04-07', '2026-04-13']);
	expect(shiftedDays(sundays, 1, 'skip')[1]).toEqual({ originalDay: '2026-04-06', day: null, holiday: 'Ostermontag' });
	// The next working day is one of the series itself.
	expect(shiftedDays(['2026-04-05', '2026-04-06'], 1, 'nextWorkday').map(({ day }) => day)).toEqual([
		null,
		'2026-04-07',
	]);
	expect(shiftedDays(['9999-12-31'], 1, 'keep')[0]?.day).toBe('9999-12-31');
});

test('days are counted, whatever the time of the day', () => {
	expect(daysBetween('2026-03-28T23:00:00', '2026-03-30T01:00:00')).toBe(2);
	expect(daysBetween('morgen', 'gestern')).toBe(0);
});
