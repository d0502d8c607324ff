import { checkGtin } from '@kontor/domain/gtin';
import { checkIban } from '@kontor/domain/iban';
import { checkSvnr } from '@kontor/domain/svnr';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { addressTypes } from '../search/search.ts';
import { createTestDatabase } from '../testing/testDatabase.ts';
import { seedDemo } from './seed.ts';

let database: Database;

beforeAll(async () => {
	database = await createTestDatabase();
});
afterAll(() => database.close());

async function rows<Row>(statement: ReturnType<typeof sql<Row>>): Promise<Row[]> {
	return (await statement.execute(database.db)).rows;
}

test('the demo data hold addresses of each type, documents, interactions and articles', async () => {
	for (const type of addressTypes) {
		const [found] = await rows(
			sql<{ count: number }>`select count(*)::int as count from addresses where ${sql.ref(type)}`,
		);
		expect(found?.count, type).toBeGreaterThan(0);
	}
	for (const table of ['documents', 'interactions', 'articles', 'contact_persons', 'notifications']) {
		const [found] = await rows(sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`);
		expect(found?.count, table).toBeGreaterThan(0);
	}
});

test('numbers of insurance have valid check digits and serials that are never given out', async () => {
	const found = await rows(
		sql<{ svnr: string; svnr_dat: string }>`select svnr, svnr_dat from address_health where svnr <> ''`,
	);
	expect(found.length).toBeGreaterThan(100);
	for (const { svnr, svnr_dat } of found) {
		expect(checkSvnr(svnr + svnr_dat)).toBeNull();
		expect(Number(svnr.slice(0, 3))).toBeGreaterThanOrEqual(900);
	}
});

test('bank accounts have valid check digits', async () => {
	const found = await rows(sql<{ iban: string }>`select iban from address_bank`);
	expect(found.length).toBeGreaterThan(10);
	for (const { iban } of found) expect(checkIban(iban)).toBeNull();
});

test('numbers on articles and their packs have valid check digits, and most articles have a price of today', async () => {
	const found = await rows(
		sql<{ gtin: string }>`select ean as gtin from articles where ean <> '' union all select gtin from article_packs`,
	);
	expect(found.length).toBeGreaterThan(1_000);
	for (const { gtin } of found) expect([gtin, checkGtin(gtin)]).toEqual([gtin, null]);
	const [priced] = await rows(sql<{ share: number }>`
		select avg((exists (select from article_sale_prices price where price.article_id = articles.id and price_list = 'STD' and min_quantity = 1
			and daterange(valid_from, valid_to, '[]') @> current_date))::int)::float as share from articles`);
	expect(priced?.share).toBeGreaterThan(0.95);
	expect(priced?.share).toBeLessThan(1);
});

test('families share their household', async () => {
	const [found] = await rows(sql<{ count: number }>`
		select count(*)::int as count from (
			select from addresses where is_person group by lastname, street, plz having count(*) > 1) as households`);
	expect(found?.count).toBeGreaterThan(50);
});

test('every person sounds like its name: the phonetic codes are filled', async () => {
	const [found] = await rows(sql<{ count: number }>`
		select count(*)::int as count from addresses where is_person and phonetic = '{}' and length(lastname) > 5`);
	expect(found?.count).toBe(0);
});

test('nothing of the demo data lies in the future', async () => {
	const [found] = await rows(sql<{ count: number }>`
		select ((select count(*) from notifications where send_date > now())
			+ (select count(*) from interactions where at > now())
			+ (select count(*) from documents where date > current_date))::int as count`);
	expect(found?.count).toBe(0);
});

test('demo data are loaded once', async () => {
	expect(await seedDemo(database)).toBe(false);
});

test('a database that holds other users is refused', async () => {
	await sql`delete from installation where key = 'demo'`.execute(database.db);
	await expect(seedDemo(database)).rejects.toThrow(/users already/);
});
