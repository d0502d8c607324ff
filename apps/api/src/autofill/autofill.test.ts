import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let server: TestApp;
let bearer: string;

beforeAll(async () => {
	server = await createTestApp();
	({ bearer } = await server.signIn('demo'));
});
afterAll(() => server.close());

async function ask<Row>(path: string, body: object): Promise<Row[]> {
	const response = await server.ask('POST', `/api/v1/${path}`, { bearer, body });
	expect(response.statusCode).toBe(200);
	return response.json<Row[]>();
}

async function cities(plz: string, country?: string): Promise<string[]> {
	const places = await ask<{ city: string }>('util/autofill/city', { plz, ...(country && { country }) });
	return places.map(({ city }) => city);
}

async function streets(plz: string, query: string): Promise<string[]> {
	const found = await ask<{ street: string }>('util/autofill/street', { plz, query });
	return found.map(({ street }) => street);
}

describe('the places of a postcode', () => {
	test('come with their province; the one it is named after first, the others by name', async () => {
		expect(await ask('util/autofill/city', { plz: '1040', country: 'AT' })).toEqual([
			{ plz: '1040', city: 'Wien', province: 'Wien' },
		]);
		const [first, ...others] = await cities('6600');
		expect(first).toBe('Reutte');
		expect(others.length).toBeGreaterThan(5);
		expect(others).toEqual([...others].sort(new Intl.Collator('de-AT').compare));
	});

	test('are known for every Austrian postcode; without a country Austria is meant', async () => {
		const { rows } = await server.database.pool.query<{ count: number }>(
			`select count(distinct plz)::int as count from places where country = 'AT' and position = 1`,
		);
		expect(rows[0]?.count).toBe(2229);
		expect(await cities('9992')).toEqual(['Iselsberg-Stronach']);
	});

	test.each(['A-1040', ' 1040 ', '10 40', 'AT-1040'])('are found for %j as well', async (plz) => {
		expect(await cities(plz)).toEqual(['Wien']);
	});

	test.each([
		['80331', 'DE'],
		['01067', 'DE'],
		['1040', 'DE'],
		['9999', 'AT'],
		['104', 'AT'],
		['', 'AT'],
		['%', 'AT'],
		['1040', 'XX'],
	])('of %j in %s are not known: an empty answer, no error', async (plz, country) => {
		expect(await cities(plz, country)).toEqual([]);
	});
});

describe('the streets of a postcode', () => {
	test.each([
		'Wiedner Hauptstraße',
		'Wiedner Hauptstr.',
		'Wiedner Hauptstr',
		'wiedner haupts',
		'Wiedner-Hauptstrasse',
		'WIEDNER HAUPTSTRASSE',
		'Hauptstr',
	])('are found by %j', async (query) => {
		expect(await streets('1040', query)).toEqual(['Wiedner Hauptstraße']);
	});

	test.each([
		['8010', 'Hans Sachs G', 'Hans-Sachs-Gasse'],
		['8010', 'Munzgrabenstr', 'Münzgrabenstraße'],
		['8010', 'Muenzgraben', 'Münzgrabenstraße'],
		['1030', 'Landstrasser Hauptstr.', 'Landstraßer Hauptstraße'],
		['1090', 'Rossauer L', 'Roßauer Lände'],
		['1100', 'Laaer Bergstr', 'Laaer-Berg-Straße'],
		['6020', 'Maria Theresien Str.', 'Maria-Theresien-Straße'],
		['2340', 'josef schoeffel', 'Josef Schöffel-Platz'],
	])('of %s: %j finds %s', async (plz, query, street) => {
		expect(await streets(plz, query)).toEqual([street]);
	});

	test('that begin with the text stand before those of which a later word does', async () => {
		expect(await streets('9020', 'Villacher')).toEqual(['Villacher Ring', 'Villacher Straße']);
		expect(await streets('1040', 'Wied')).toEqual(['Wiedner Gürtel', 'Wiedner Hauptstraße']);
		expect(await streets('1050', 'Haupt')).toEqual(['Wiedner Hauptstraße']);
		const found = await streets('1010', 'Kärntner');
		expect(found).toEqual(['Kärntner Ring', 'Kärntner Straße']);
	});

	test('are at most twenty, with the place they lie in', async () => {
		expect(await streets('1010', '')).toHaveLength(20);
		expect(await ask('crm/addresses/new/street', { plz: '1040', query: 'Karlsg' })).toEqual([
			{ street: 'Karlsgasse', city: 'Wien' },
		]);
	});

	test.each(['%', '_', '%%%', '\\', 'Xqwz', 'Wiedner Hauptstraße 12'])('are none for %j', async (query) => {
		expect(await streets('1040', query)).toEqual([]);
	});

	test('of a postcode that nobody knows are none, German ones among them', async () => {
		expect(await streets('80331', 'Haupt')).toEqual([]);
		expect(await streets('', '')).toEqual([]);
	});

	test('are read through an index: only those of the postcode', async () => {
		const { pool } = server.database;
		await pool.query(
			`insert into streets (plz, name, city)
			select (2000 + n % 200)::text, 'Prüfstraße ' || n, 'Ort' from generate_series(1, 6000) as n`,
		);
		await pool.query('analyze streets');
		const { rows } = await sql<{ 'QUERY PLAN': string }>`explain
			select name from streets where country = 'AT' and plz = '2001' and street_words like '% prufstr%'
			order by name limit 20`.execute(server.database.db);
		const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
		expect(plan).toContain('streets_pkey');
		expect(plan).not.toContain('Seq Scan');
	});
});

test.each([
	['Anna', 'weiblich'],
	['Herr', 'männlich'],
	['Frau Kim', 'weiblich'],
	['Dr. Günther', 'männlich'],
	['Kim', null],
	['Xqwz', null],
	['', null],
])('the gender suggested for %j is %j', async (name, bezeichnung) => {
	const query = new URLSearchParams({ name });
	const { gender } = (await server.ask('GET', `/api/v1/util/autofill/gender?${query}`, { bearer })).json();
	const genders: { lfdnr: number; bezeichnung: string }[] = (
		await server.ask('GET', '/api/v1/util/genders', { bearer })
	).json();
	expect(genders.find(({ lfdnr }) => lfdnr === gender)?.bezeichnung ?? null).toBe(bezeichnung);
	expect(server.logged()).not.toContain('name=');
});
