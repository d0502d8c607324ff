import { type AmountLine, amountsOf } from '@kontor/domain/trade/amounts';
import { checkGtin } from '@kontor/german/gtin';
import { checkIban } from '@kontor/german/iban';
import { checkSvnr } from '@kontor/german/svnr';
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

test('the amounts of the documents are those of the one function that computes them', async () => {
	const found = await rows(sql<{
		is_gross: boolean;
		discount: string;
		net: string;
		vat: string;
		gross: string;
		lines: AmountLine[];
		amounts: string[];
	}>`
		select is_gross, documents.discount::text, net::text, vat::text, gross::text,
			json_agg(json_build_object('kind', kind, 'quantity', quantity::text, 'price', price::text,
				'discount', positions.discount::text, 'discount2', discount2::text, 'vatRate', vat_rate::text) order by position) as lines,
			array_agg(amount::text order by position) as amounts
		from (select * from documents where exists (select from document_positions of where of.wf_cid = documents.wf_cid)
			order by hashint4(wf_cid) limit 1000) as documents
		join document_positions positions using (wf_cid)
		group by wf_cid, is_gross, documents.discount, net, vat, gross`);
	expect(found).toHaveLength(1000);
	for (const { is_gross, discount, lines, amounts: stored, ...sums } of found) {
		const amounts = amountsOf({ lines, isGross: is_gross, discount });
		expect(sums).toEqual({ net: amounts.net, vat: amounts.vat, gross: amounts.gross });
		expect(stored).toEqual(amounts.lines);
	}
});

test('chains add up: what follow-ups drew and what is open is the quantity, and what is paid and open the amount', async () => {
	const wrong = await rows(sql`
		select id from document_positions source
		where open_quantity <> quantity - coalesce((select sum(quantity) from position_links where from_position = source.id), 0)
			and quantity > 0`);
	expect(wrong).toEqual([]);
	const unpaid = await rows(sql`
		select wf_cid from documents join document_types types on types.id = document_type_id
		where is_payable and open_amount <> gross - coalesce((select sum(amount) from document_payments paid
			where paid.wf_cid = documents.wf_cid), 0)`);
	expect(unpaid).toEqual([]);
});

test('numbers have no gap in any type and year', async () => {
	const gaps = await rows(sql`
		select document_type_id, extract(year from date) from documents group by 1, 2
		having count(*) <> max(right(nr, 5)::integer)`);
	expect(gaps).toEqual([]);
});

test('the calendar has three branches, 20 people, 12 rooms and devices, full weeks, series, absences and who waits', async () => {
	const found = await rows(sql`
		select (select count(*) from calendar_locations)::int as branches,
			(select count(*) from calendar_resources where kind = 'PERSON')::int as people,
			(select count(*) from calendar_resources where kind <> 'PERSON')::int as rooms,
			(select max(count) between 400 and 600 from (select count(*) from appointments
				group by date_trunc('week', starts_at)) as weeks) as full_weeks,
			(select count(*) from appointment_series)::int as series,
			exists (select from appointments where all_day) as absences,
			(select count(*) from calendar_waiting where ended_at is null)::int as waiting`);
	expect(found).toEqual([
		{ branches: 3, people: 20, rooms: 12, full_weeks: true, series: 3, absences: true, waiting: 9 },
	]);
});

test('demo data are loaded once', async () => {
	expect(await seedDemo(database)).toBe(false);
});

test('a database that holds other users is refused', async () => {
	await sql`delete from installation where key = 'demo'`.execute(database.db);
	await expect(seedDemo(database)).rejects.toThrow(/users already/);
});
