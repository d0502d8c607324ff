import { expect, test } from 'vitest';
import { endOfWeek, mentionsOf, readQuickTask, taskDueOf } from './tasks.ts';

// A Wednesday.
const today = '2026-12-02';

test.each([
	['2026-11-30', '2026-12-06'],
	['2026-12-02', '2026-12-06'],
	['2026-12-06', '2026-12-06'],
	['2026-12-28', '2027-01-03'],
	['no day', 'no day'],
])('the week of %s ends on %s', (day, sunday) => {
	expect(endOfWeek(day)).toBe(sunday);
});

test.each([
	[null, 'none'],
	['2026-12-01', 'overdue'],
	['2026-12-02', 'today'],
	['2026-12-03', 'week'],
	['2026-12-06', 'week'],
	['2026-12-07', 'later'],
] as const)('a task for %s is due: %s', (day, due) => {
	expect(taskDueOf(day, today)).toBe(due);
});

test('mentions are numbers in brackets, each once, and nothing that was only typed', () => {
	expect(mentionsOf('@[7] und @[12], nochmals @[7]; nicht @huber, a@b.at, @[0], @[x]')).toEqual([7, 12]);
});

test.each([
	['Rückruf Huber morgen @verkauf', { title: 'Rückruf Huber', dueDate: '2026-12-03', names: ['verkauf'] }],
	['  Angebot   fr  ', { title: 'Angebot', dueDate: '2026-12-04', names: [] }],
	['Inventur kw51', { title: 'Inventur', dueDate: '2026-12-14', names: [] }],
	['Abholung 5.12.2026 um 10', { title: 'Abholung um 10', dueDate: '2026-12-05', names: [] }],
	['Heute morgen anrufen +2w', { title: 'Heute morgen anrufen', dueDate: '2026-12-16', names: [] }],
	['Kunde 0305 zurückrufen', { title: 'Kunde 0305 zurückrufen', dueDate: null, names: [] }],
	['morgen', { title: 'morgen', dueDate: null, names: [] }],
	['@lager @verkauf', { title: '', dueDate: null, names: ['lager', 'verkauf'] }],
	['max@example.at schreiben @', { title: 'max@example.at schreiben @', dueDate: null, names: [] }],
	['', { title: '', dueDate: null, names: [] }],
])('the line "%s" is read', (line, quick) => {
	expect(readQuickTask(line, today)).toEqual(quick);
});
