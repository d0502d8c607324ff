import { expect, test } from 'vitest';
import {
	calendarHref,
	daysOf,
	rangeInWords,
	rangeOf,
	readCalendarQuery,
	stepped,
	views,
	weekOf,
} from './calendarQuery.ts';

const usual = { today: '2026-11-28', view: 'workweek', own: 7 } as const;

test('the address bar says what is looked at; what it does not say, or not rightly, is as usual', () => {
	const asked = readCalendarQuery({}, usual);
	expect(asked).toMatchObject({
		view: 'workweek',
		date: '2026-11-28',
		appointment: null,
		filters: { resource: ['7'] },
	});
	expect(readCalendarQuery({ view: 'quer', date: '2026-02-30', appointment: 'x' }, usual)).toMatchObject({
		view: 'workweek',
		date: '2026-11-28',
		appointment: null,
	});
	const chosen = readCalendarQuery(
		{ view: 'month', date: '2026-12-01', location: '1,2,x,0', appointment: '12' },
		usual,
	);
	expect(chosen).toMatchObject({ view: 'month', date: '2026-12-01', appointment: 12 });
	expect([chosen.filters.location, chosen.filters.resource]).toEqual([['1', '2'], []]);
	const href = calendarHref(chosen);
	expect(readCalendarQuery(Object.fromEntries(new URL(href, 'http://x').searchParams), usual)).toEqual(chosen);
});

test('what a new appointment is about comes from the address bar, and nothing else does', () => {
	const asked = readCalendarQuery({ new: 'DOCUMENT:4960' }, usual);
	expect(asked.about).toEqual({ type: 'DOCUMENT', id: 4960 });
	expect(new URL(calendarHref(asked), 'http://x').searchParams.get('new')).toBe('DOCUMENT:4960');
	for (const text of ['', 'ARTICLE:1', 'TASK:0', 'TASK:1x', 'ADDRESS:']) {
		expect(readCalendarQuery({ new: text }, usual).about).toBeNull();
	}
});

test('weeks begin on Monday, a list on its day, and the new year has week 53', () => {
	expect(daysOf('workweek', '2026-11-29')).toEqual([
		...['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'],
	]);
	expect(daysOf('week', '2027-01-01').at(0)).toBe('2026-12-28');
	expect(weekOf('2027-01-01')).toBe(53);
	expect(daysOf('list', '2026-11-29').at(0)).toBe('2026-11-29');
	expect(rangeOf(daysOf('week', '2026-11-29'))).toEqual({ from: '2026-11-23', to: '2026-11-30' });
	expect(daysOf('threedays', '2026-11-29')).toEqual(['2026-11-29', '2026-11-30', '2026-12-01']);
	expect(daysOf('month', '2026-11-15').at(0)).toBe('2026-10-26');
});

test.each(views)('a step forth and back in %s comes back to what was looked at', (view) => {
	const there = stepped(view, stepped(view, '2026-11-15', 1), -1);
	expect(daysOf(view, there)).toEqual(daysOf(view, '2026-11-15'));
	expect(daysOf(view, stepped(view, '2026-11-15', 1))).not.toEqual(daysOf(view, '2026-11-15'));
});

test.each([
	['week', '2026-11-25', '23.–29. November 2026'],
	['week', '2026-12-01', '30. November – 6. Dezember 2026'],
	['week', '2026-12-30', '28. Dezember 2026 – 3. Jänner 2027'],
	['day', '2026-01-05', '5. Jänner 2026'],
	['month', '2026-01-31', 'Jänner 2026'],
] as const)('%s of %s is "%s"', (view, date, words) => {
	expect(rangeInWords(view, date)).toBe(words);
});
