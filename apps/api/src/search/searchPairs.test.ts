import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { type SearchPair, searchPairs } from '../testing/searchPairs.ts';
import { createTestDatabase } from '../testing/testDatabase.ts';
import { nameCodes } from './nameCodes.ts';
import { globalSearch } from './search.ts';

let database: Database;
let pairs: readonly SearchPair[];

beforeAll(async () => {
	database = await createTestDatabase();
	await addRareNames();
	pairs = await searchPairs(database.pool);
});

/** People with names that the demo data have none or few of. */
async function addRareNames(): Promise<void> {
	const lastnames = "D'Angelo O'Brien D'Alessio N'Diaye L'Heureux O'Connor D'Agostino M'Bappe".split(' ');
	const firstnames = 'Mae Joe Zoe Eric Marc Dominic Viktor Benedikt Erik Frederic'.split(' ');
	const people = firstnames.flatMap((firstname, index) =>
		lastnames.slice(index % 2).map((own, at) => ({
			is_person: true,
			firstname,
			lastname: at % 3 === 0 ? `${own.slice(2)}er${'nohri'.charAt(index % 5)}` : own,
			street: `Sankt-Veit-Gasse ${index * 10 + at}`,
			plz: '3100',
			city: 'St. Pölten',
		})),
	);
	const rows = people.map((person) => ({ ...person, phonetic: nameCodes(`${person.lastname} ${person.firstname}`) }));
	await database.db.insertInto('addresses').values(rows).execute();
}
afterAll(() => database.close());

async function foundBy(text: string): Promise<{ id: number; name: string }[]> {
	const scope = { firma: 1, subject: { admin: false, apps: ['crm'], rights: [] } } as const;
	const { hits } = await globalSearch(database.db, text, scope);
	return hits.flatMap(({ type, id, name }) => (type === 'ADDRESS' ? [{ id, name }] : []));
}

test('the pairs are many, of many kinds and the same in every run', async () => {
	expect(pairs.length).toBeGreaterThan(500);
	expect(new Set(pairs.map(({ kind }) => kind)).size).toBeGreaterThan(40);
	expect(await searchPairs(database.pool)).toEqual(pairs);
});

test('of a hundred meant addresses 97 are among the first five, and of no kind less than two thirds', async () => {
	const missed: SearchPair[] = [];
	for (const pair of pairs) {
		const first = (await foundBy(pair.text)).slice(0, 5);
		if (!first.some(({ id }) => id === pair.lfdnr)) missed.push(pair);
	}
	const faults = missed.map(({ kind, text, name }) => `${kind}: ${text} for ${name}`).join('\n');
	expect(1 - missed.length / pairs.length, faults).toBeGreaterThanOrEqual(0.97);
	for (const [kind, some] of Map.groupBy(missed, (pair) => pair.kind)) {
		const all = pairs.filter((pair) => pair.kind === kind);
		expect(some.length / all.length, kind).toBeLessThanOrEqual(1 / 3);
	}
}, 120_000);

test('the exact name is first, however many are called alike and in whatever order its words are typed', async () => {
	const { rows } = await database.pool.query<{ name: string }>(
		'select display_name as name from addresses order by md5(lfdnr::text) limit 400',
	);
	for (const { name } of rows) expect((await foundBy(name))[0]?.name, name).toBe(name);
	const inOtherWords = pairs.filter(({ kind }) =>
		/^(?:first name first|with comma|with title|capitals|taken apart)$/.test(kind),
	);
	expect(inOtherWords.length).toBeGreaterThan(60);
	for (const { text, name } of inOtherWords) expect((await foundBy(text))[0]?.name, text).toBe(name);
}, 120_000);

test('a title that is typed does not hide who is stored without it; alone, it is a word', async () => {
	const person = { is_person: true, lastname: 'Drosselbart', firstname: 'Prosper' };
	await database.db
		.insertInto('addresses')
		.values([person, { is_person: true, lastname: 'Dr. Xaverl' }])
		.execute();
	for (const text of [
		'Dr. Prosper Drosselbart',
		'dr Drosselbart',
		'Univ.-Prof. DDr. Drosselbart',
		'Dipl.-Ing. Drosselbart',
	]) {
		expect((await foundBy(text))[0]?.name, text).toBe('Drosselbart Prosper');
	}
	expect((await foundBy('Dr. Xaverl'))[0]?.name).toBe('Dr. Xaverl');
	expect((await foundBy('Pros Dross'))[0]?.name).toBe('Drosselbart Prosper');
});
