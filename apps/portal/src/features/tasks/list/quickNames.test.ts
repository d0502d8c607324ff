import { expect, test } from 'vitest';
import { assigneesNamed } from './quickNames.ts';

const user = (id: number, name: string) => ({ type: 'USER' as const, id, name });
const assignable = [
	user(1, 'anna'),
	user(2, 'anna.huber'),
	user(3, 'jürgen.öller'),
	{ type: 'WORK_GROUP' as const, id: 1, name: 'Verkauf' },
];

test('a user and a group of one name are told apart by their letters, and any other spelling means neither', () => {
	const both = [...assignable, user(9, 'verkauf')];
	expect(assigneesNamed(['verkauf'], both).found.map(({ type }) => type)).toEqual(['USER']);
	expect(assigneesNamed(['Verkauf'], both).found.map(({ type }) => type)).toEqual(['WORK_GROUP']);
	expect(assigneesNamed(['VERKAUF'], both)).toEqual({ found: [], unknown: ['VERKAUF'] });
});

test.each<[readonly string[], readonly string[], readonly string[]]>([
	[['verkauf'], ['Verkauf'], []],
	// The whole name counts more than the beginning of another.
	[['anna'], ['anna'], []],
	[['ann'], [], ['ann']],
	[['juergen'], ['jürgen.öller'], []],
	[['verk.', 'Verkauf'], ['Verkauf'], []],
	[['niemand', 'jür'], ['jürgen.öller'], ['niemand']],
	[[], [], []],
])('%j means %j, and nobody is meant by %j', (names, found, unknown) => {
	const named = assigneesNamed(names, assignable);
	expect(named.found.map(({ name }) => name)).toEqual(found);
	expect(named.unknown).toEqual(unknown);
});
