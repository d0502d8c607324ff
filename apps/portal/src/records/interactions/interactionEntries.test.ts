import { expect, it } from 'vitest';
import { byMonth } from './interactionEntries.tsx';

const at = (dateTime: string) => ({ key: dateTime, title: 'Anruf', dateTime, time: dateTime });

it('names a month where it has several entries; single ones of several months follow each other', () => {
	const days = ['2026-11-20', '2026-11-02', '2026-09-14', '2026-08-03', '2026-05-09', '2026-05-01'];
	const groups = byMonth(days.map((day) => at(`${day}T10:00`)));
	expect(groups.map(({ heading, entries }) => [heading, entries.length])).toEqual([
		['November 2026', 2],
		[null, 2],
		['Mai 2026', 2],
	]);
});
