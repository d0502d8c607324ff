import { surnameMeasure } from '@kontor/german/surname';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { surnamePairs } from '../testing/surnamePairs.ts';
import { createTestDatabase } from '../testing/testDatabase.ts';
import { globalSearch } from './search.ts';

let database: Database;
beforeAll(async () => {
	database = await createTestDatabase();
});
afterAll(() => database.close());

async function surnamesFoundBy(text: string): Promise<string[]> {
	const scope = { firma: 1, subject: { admin: false, apps: ['crm'], rights: [] } } as const;
	const { hits } = await globalSearch(database.db, text, scope);
	const ids = hits.map(({ id }) => id);
	const { rows } = await database.pool.query<{ surname: string }>(
		`select case when is_person then lastname else display_name end as surname
			from addresses where lfdnr = any($1) order by array_position($1, lfdnr)`,
		[ids],
	);
	return rows.map(({ surname }) => surname);
}

test('of sixty surnames as they are heard or mistyped, the nearest spelling comes first', async () => {
	const missed: string[] = [];
	for (const [typed, nearest] of surnamePairs) {
		const found = await surnamesFoundBy(typed);
		const words = found[0]?.split(/[ -]/) ?? [];
		const isFirst = nearest.split(',').some((surname) => words.includes(surname));
		if (!isFirst) missed.push(`${typed} for ${nearest}: ${found.slice(0, 6).join(', ')}`);
	}
	expect(surnamePairs.length).toBeGreaterThanOrEqual(60);
	expect(missed).toEqual([]);
}, 60_000);

test('who is called so by the last name stands before everybody who only has a first name that sounds alike', async () => {
	for (const typed of ['Meyr', 'Maiyer', 'Kerrn', 'Hahnn', 'Reesch', 'Schneyder', 'Kröger', 'Haass']) {
		const isMeant = (await surnamesFoundBy(typed)).map((surname) => surnameMeasure(typed)(surname) !== null);
		expect(isMeant[0], typed).toBe(true);
		expect(isMeant.lastIndexOf(true), typed).toBeLessThan(isMeant.includes(false) ? isMeant.indexOf(false) : 99);
	}
});
