import { expect, test } from 'vitest';
import { taskRows } from '../../../testing/tasks.ts';
import { spokenTarget, targetBeside, targetsOf } from './boardTargets.ts';

const states = [
	{ lfdnr: 1, bezeichnung: 'Offen', done: false },
	{ lfdnr: 2, bezeichnung: 'In Arbeit', done: false },
	{ lfdnr: 4, bezeichnung: 'Erledigt', done: true },
	{ lfdnr: 5, bezeichnung: 'Abgebrochen', done: true },
] as const;
const [first] = taskRows(1);
const row = {
	...(first as NonNullable<typeof first>),
	status: states[0],
	nextStates: [
		{ ...states[1], blocked: null },
		{ ...states[2], blocked: 'openItems' as const },
	],
};

test('a column is open where the server lets the card go, and says why it is not', () => {
	expect(targetsOf(row, states).map(({ state, closed }) => [state, closed])).toEqual([
		[1, null],
		[2, null],
		[4, 'Die Checkliste hat noch offene Punkte.'],
		[5, 'Von „Offen“ aus nicht möglich.'],
	]);
});

test('arrows go from column to column, stop at the ends and never skip one that is closed', () => {
	const targets = targetsOf(row, states);
	expect(targetBeside(targets, 2, 1)?.state).toBe(4);
	expect(targetBeside(targets, 1, -1)).toBeNull();
	expect(targetBeside(targets, 5, 1)).toBeNull();
});

test('a held card is spoken of with the column and, where it is closed, the reason', () => {
	expect(targetsOf(row, states).map(spokenTarget)).toEqual([
		'Spalte Offen.',
		'Spalte In Arbeit.',
		'Spalte Erledigt: geschlossen. Die Checkliste hat noch offene Punkte.',
		'Spalte Abgebrochen: geschlossen. Von „Offen“ aus nicht möglich.',
	]);
});
