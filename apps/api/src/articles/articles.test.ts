import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let server: TestApp;
let demo: string;
/** Has the app, and none of the rights. */
let verkauf: string;

interface Row {
	artNr: string;
	artNr2: string;
	articleDescription: string;
	gtin: string;
	articleType: { code: string } | null;
	netPrice: string | null;
	inventory: string | null;
	available: string | null;
	stockState: string | null;
	dep?: string | null;
}

beforeAll(async () => {
	server = await createTestApp();
	({ bearer: demo } = await server.signIn('demo'));
	({ bearer: verkauf } = await server.signIn('verkauf'));
});
afterAll(() => server.close());

async function search(filter: object, bearer = demo): Promise<{ rows: Row[]; total: number }> {
	const response = await server.ask('POST', '/api/v1/articles/search/filtered', { bearer, body: filter });
	expect([response.statusCode, response.body]).toEqual([200, response.body]);
	return response.json();
}

async function get(path: string, bearer = demo) {
	const response = await server.ask('GET', `/api/v1/articles/${path}`, { bearer });
	expect([path, response.statusCode, response.body]).toEqual([path, 200, response.body]);
	return response.json();
}

async function article(values: { art_nr?: string; [column: string]: unknown } = {}): Promise<string> {
	const art_nr = values.art_nr ?? `T${crypto.randomUUID().slice(0, 12)}`;
	await server.database.db
		.insertInto('articles')
		.values({ name: 'Prüfling', ...values, art_nr })
		.execute();
	return art_nr;
}

async function idOf(nr: string): Promise<number> {
	const row = await server.database.db
		.selectFrom('articles')
		.select('id')
		.where('art_nr', '=', nr)
		.executeTakeFirstOrThrow();
	return row.id;
}

describe('the list finds an article', () => {
	test.each([
		['by its number', { q: 'RO100030' }],
		['by the beginning of its number in small letters', { q: 'ro10003' }],
		['by its GTIN', { q: '2000000000305' }],
		['by its GTIN with the zeros of another symbol', { q: '02000000000305' }],
		['by words of its name in any order', { q: 'sb leicht 40 rollstuhl' }],
		['by beginnings of words', { q: 'rollst leich' }],
		['with a slip of the keyboard', { q: 'Rolstuhl' }],
		['by the number as `key`', { key: 'RO100030' }],
		['by words of the name as `articleDescription`', { articleDescription: 'stuhl rollstuhl'.split(' ')[1] }],
	])('%s', async (_, filter) => {
		const { rows, total } = await search({ ...filter, size: 200 });
		expect(total).toBeGreaterThan(0);
		expect(rows.map(({ articleDescription }) => articleDescription).join()).toMatch(/Roll/);
	});

	test('the exact number is first, whatever else holds its digits', async () => {
		const nr = await article({ name: 'Zweiter Treffer 4711' });
		const { rows } = await search({ q: nr });
		expect(rows[0]?.artNr).toBe(nr);
		const { rows: byCarton } = await search({ q: (await carton()).gtin });
		expect(byCarton[0]?.artNr).toBe((await carton()).art_nr);
	});

	test('a sign of a pattern is a sign', async () => {
		await article({ name: 'Rabatt 50%_Aktion' });
		expect((await search({ q: '%%%' })).total).toBe(0);
		expect((await search({ key: '%' })).total).toBe(0);
	});

	test('of its own firma alone', async () => {
		const nr = await article({ firma: 2 });
		expect((await search({ key: nr })).total).toBe(0);
		expect((await server.ask('GET', `/api/v1/articles/${nr}`, { bearer: demo })).statusCode).toBe(404);
	});
});

async function carton(): Promise<{ art_nr: string; gtin: string; quantity: string }> {
	return server.database.db
		.selectFrom('article_packs')
		.innerJoin('articles', 'articles.id', 'article_packs.article_id')
		.select(['art_nr', 'gtin', 'article_packs.quantity'])
		.orderBy('article_packs.id')
		.executeTakeFirstOrThrow();
}

describe('the list', () => {
	test('all pages together hold every article once, in every order', async () => {
		for (const sort of ['relevance', 'artNr', 'artNr2', 'articleDescription', 'articleGroup', 'inventory', 'dep']) {
			for (const direction of ['asc', 'desc']) {
				const seen: string[] = [];
				for (let page = 1; ; page++) {
					const { rows, total } = await search({ sort, direction, page, size: 200 });
					seen.push(...rows.map(({ artNr }) => artNr));
					if (page * 200 >= total) {
						expect([sort, direction, new Set(seen).size, seen.length]).toEqual([sort, direction, total, total]);
						break;
					}
				}
			}
		}
	});

	test('shows the price of today with three decimals, and none where none holds', async () => {
		const nr = await article();
		const id = await idOf(nr);
		await server.database.pool.query(
			`insert into article_sale_prices (article_id, valid_from, valid_to, net_price, gross_price)
			select $1, v.since, v.until, v.net, v.gross from (select (now() at time zone 'Europe/Vienna')::date as day) today,
			lateral (values (null, today.day - 1, 5, 6), (today.day + 1, null, 7, 8.4)) v (since, until, net, gross)`,
			[id],
		);
		expect((await search({ key: nr })).rows[0]).toMatchObject({ netPrice: null, grossPrice: null });
		await server.database.pool.query(
			`insert into article_sale_prices (article_id, valid_from, valid_to, net_price, gross_price)
			select $1, day, day, 6.125, 7.35 from (select (now() at time zone 'Europe/Vienna')::date as day) today`,
			[id],
		);
		expect((await search({ key: nr })).rows[0]).toMatchObject({ netPrice: '6.125', grossPrice: '7.350' });
	});

	test.each(['negative', 'none', 'low', 'available'])('filters by the state of stock: %s', async (state) => {
		const nr = await article();
		const quantity = { negative: -1, none: 0, low: 2, available: 5 }[state];
		await server.database.pool.query('update article_stock set on_hand = $2, min_stock = 3 where article_id = $1', [
			await idOf(nr),
			quantity,
		]);
		const { rows } = await search({ stockState: [state], size: 200, sort: 'artNr', direction: 'desc' });
		expect(new Set(rows.map(({ stockState }) => stockState))).toEqual(new Set([state]));
		expect(rows.map(({ artNr }) => artNr)).toContain(nr);
	});

	test('filters by type, group, supplier and warehouse together', async () => {
		const { rows: suppliers } = await server.database.pool.query(
			'select supplier_lfdnr as supplier from article_purchase_prices order by id limit 1',
		);
		const supplier = suppliers[0].supplier;
		const all = await search({ supplier, size: 200 });
		const narrowed = await search({
			supplier,
			articleType: ['HM', 'HB'],
			warehouse: ['WIEN'],
			isActive: true,
			size: 200,
		});
		expect(narrowed.total).toBeGreaterThan(0);
		expect(narrowed.total).toBeLessThan(all.total);
		expect(narrowed.rows.every(({ articleType }) => ['HM', 'HB'].includes(articleType?.code ?? ''))).toBe(true);
		expect((await search({ articleGroup: ['MOB'], articleType: ['VB'] })).total).toBe(0);
	});
});

test('categories follow the types, groups follow both', async () => {
	const post = async (path: string, body: object): Promise<{ code: string }[]> =>
		(await server.ask('POST', `/api/v1/articlesFilteredDependencies/${path}`, { bearer: demo, body })).json();
	const codes = (list: { code: string }[]) => list.map(({ code }) => code);
	expect(codes(await post('dependenciesCategories', { articleType: ['HB'] }))).toEqual(['KOMP', 'BAND', 'ORTHO']);
	expect(codes(await post('dependenciesGroups', { articleType: ['HB'], articleCategory: ['BAND'] }))).toEqual([
		'BEIN',
		'RUMPF',
		'ARM',
	]);
	expect(codes(await post('dependenciesGroups', { articleType: ['VB'], articleCategory: ['BAND'] }))).toEqual([]);
	expect(await post('dependenciesCategories', {})).toEqual(await get('categories'));
	expect(await post('dependenciesGroups', {})).toEqual(await get('groups'));
	expect(codes(await get('types'))).toEqual(['HM', 'HB', 'VB', 'MG', 'DL', 'MW']);
});

describe('an article', () => {
	test.each(['A/B 1', 'plus+plus', 'Größe Ü', '50%', 'a?b#c', '...', 'types ', '日本'])(
		'with the number %s is there in every path',
		async (number) => {
			await article({ art_nr: number, name: 'Sonderling' });
			const nr = encodeURIComponent(number);
			expect(await get(nr)).toMatchObject({ artNr: number, articleDescription: 'Sonderling' });
			for (const part of ['image', 'checkboxes', 'inventory', 'characteristics', 'prices/sales', 'prices/purchases']) {
				await get(`${nr}/${part}`);
			}
			expect((await search({ key: number })).rows[0]?.artNr).toBe(number);
		},
	);

	test('that is not there is 404 with all its parts', async () => {
		for (const part of [
			'',
			'/image',
			'/checkboxes',
			'/inventory',
			'/characteristics',
			'/prices/sales',
			'/prices/purchases',
		]) {
			const response = await server.ask('GET', `/api/v1/articles/gibt-es-nicht${part}`, { bearer: demo });
			expect([part, response.statusCode]).toEqual([part, 404]);
		}
	});

	test('tells its names, rate of today, packs and suppliers', async () => {
		const { art_nr, gtin, quantity } = await carton();
		const base = await get(art_nr);
		expect(base).toMatchObject({
			names: { unit: 'Packung', articleType: 'Verbrauchsartikel', vat: 'Normalsatz' },
			vatPercent: '20.0000',
			packs: [{ unit: 'KTN', quantity, gtin }],
		});
		expect(base.suppliers).toHaveLength(1);
		expect(base.suppliers[0].name).not.toBe('');
	});

	test('the rate is that of the day', async () => {
		const nr = await article({ vat_code: 'L' });
		expect((await get(nr)).vatPercent).toBe('4.9000');
	});
});

test.each([
	['article_sale_prices', 'net_price, gross_price', '1, 1'],
	[
		'article_purchase_prices',
		'supplier_lfdnr, list_price, net_price, purchase_price',
		'(select min(supplier_lfdnr) from article_purchase_prices), 1, 1, 1',
	],
])(
	'two prices that overlap are refused by the database, and two that are moved in one save are not: %s',
	async (table, columns, values) => {
		const id = await idOf(await article());
		const { pool } = server.database;
		const add = (from: string | null, to: string | null) =>
			pool.query(`insert into ${table} (article_id, valid_from, valid_to, ${columns}) values ($1, $2, $3, ${values})`, [
				id,
				from,
				to,
			]);
		await add('2026-01-01', '2026-06-30');
		await add('2026-07-01', '2026-12-31');
		for (const [from, to] of [
			['2026-06-30', '2026-06-30'],
			['2026-12-31', null],
			[null, '2026-01-01'],
			[null, null],
		] as const)
			await expect(add(from, to)).rejects.toMatchObject({ code: '23P01' });
		await pool.query(
			`update ${table} set valid_to = case when valid_from = '2026-01-01' then '2026-08-31'::date else valid_to end,
			valid_from = case when valid_from = '2026-07-01' then '2026-09-01'::date else valid_from end where article_id = $1`,
			[id],
		);
	},
);

describe('sale prices', () => {
	test('of today come first, then coming, then past ones, with margins over what a piece costs', async () => {
		const nr = await article();
		const id = await idOf(nr);
		await server.database.pool.query('update article_stock set dep = 950 where article_id = $1', [id]);
		await server.database.pool.query(
			`insert into article_sale_prices (article_id, valid_from, valid_to, net_price, gross_price) values
				($1, null, current_date - 1, 1000, 1200), ($1, current_date + 10, null, 1300, 1560),
				($1, current_date, current_date + 9, 1250, 1500)`,
			[id],
		);
		const { isPricedToday, rows } = await get(`${nr}/prices/sales`);
		expect(isPricedToday).toBe(true);
		expect(rows.map(({ validity }: { validity: string }) => validity)).toEqual(['now', 'future', 'past']);
		expect(rows[0]).toMatchObject({ netPrice: '1250.000', factor: '1.31579', db1: '300.000', ra: '31.58' });
	});

	test('for one customer are for who may see customers', async () => {
		const nr = await article();
		await server.database.pool.query(
			`insert into article_sale_prices (article_id, customer_lfdnr, net_price, gross_price) values ($1, 1700, 3, 3.6)`,
			[await idOf(nr)],
		);
		const { password } = await server.createUser({ username: 'nur-artikel', apps: [5] });
		const { bearer } = await server.signIn('nur-artikel', password);
		expect((await get(`${nr}/prices/sales`)).rows[0].customer).toMatchObject({ lfdnr: 1700 });
		expect((await get(`${nr}/prices/sales`, bearer)).rows).toEqual([]);
	});

	test('are made for one customer beside those for all, by who may see customers, and never for a group, too', async () => {
		const nr = await article();
		const terms = { priceList: 'STD', unit: 'STK', minQuantity: '1', customerGroup: null, customer: null };
		const days = { validFrom: '2027-01-01', validTo: null, netPrice: '5', grossPrice: null };
		const add = (more: object, bearer = demo) =>
			server.ask('POST', `/api/v1/articles/${nr}/prices/sales`, { bearer, body: { ...terms, ...days, ...more } });
		expect((await add({})).statusCode).toBe(201);
		expect((await add({ customer: 1700, netPrice: '4' })).json().rows).toHaveLength(2);
		expect((await add({ customer: 1701, netPrice: '3' })).json().rows).toHaveLength(3);
		expect((await add({ customer: 1700, netPrice: '2' })).statusCode).toBe(409);
		expect((await add({ customer: 2147483647 })).json().fields).toEqual({ 'body.customer': 'notFound' });
		const { rows } = await server.database.pool.query('select code from customer_groups order by code limit 1');
		expect((await add({ customer: 1702, customerGroup: rows[0].code })).json().fields).toEqual({
			'body.customer': 'notAllowed',
		});
		const { password } = await server.createUser({ username: 'preise', apps: [5], rights: ['articlesEdit'] });
		const { bearer } = await server.signIn('preise', password);
		expect((await add({ customer: 1702 }, bearer)).json().fields).toEqual({ 'body.customer': 'notAllowed' });
		const all = (await get(`${nr}/prices/sales`)).rows;
		const own = all.find((row: { customer: { lfdnr: number } | null }) => row.customer?.lfdnr === 1701);
		const change = (customer: number | null) =>
			server.ask('PUT', `/api/v1/articles/${nr}/prices/sales/${own.id}`, {
				bearer: demo,
				body: { ...terms, ...days, customer },
				headers: { 'if-match': `"${own.version}"` },
			});
		expect((await change(1700)).statusCode).toBe(409);
		expect((await change(1702)).json().customer).toMatchObject({ lfdnr: 1702 });
	});
});

describe('who has no right to costs', () => {
	const secret = /"(?:dep|dbzk|db1|ra|factor|purchasePrice|listPrice|discount2?)"/;

	test('gets none of them anywhere', async () => {
		const nr = 'IN100015';
		for (const part of ['', '/checkboxes', '/inventory', '/characteristics', '/prices/sales']) {
			const { body } = await server.ask('GET', `/api/v1/articles/${nr}${part}`, { bearer: verkauf });
			expect(body).not.toMatch(secret);
		}
		const { body } = await server.ask('POST', '/api/v1/articles/search/filtered', { bearer: verkauf, body: { q: nr } });
		expect(body).not.toMatch(secret);
		expect(JSON.stringify(await get(`${nr}/characteristics`))).toMatch(secret);
		expect(JSON.stringify(await search({ q: nr }))).toMatch(secret);
		const refused = await server.ask('GET', `/api/v1/articles/${nr}/prices/purchases`, { bearer: verkauf });
		expect(refused.statusCode).toBe(403);
		const keys = (await get('user/permissions', verkauf)).map(({ key }: { key: string }) => key);
		expect(keys).toEqual(['overview', 'stock', 'salePrices', 'movements', 'commissionedOrdered', 'openOffers']);
	});

	test('cannot narrow a list by them: there is no such filter for anybody', async () => {
		for (const key of ['dep', 'purchasePrice', 'db1', 'factor', 'ra', 'dbzk']) {
			const body = { [key]: '5' };
			const response = await server.ask('POST', '/api/v1/articles/search/filtered', { bearer: verkauf, body });
			expect([key, response.statusCode]).toEqual([key, 400]);
		}
	});

	test('cannot put articles in the order of their costs, in the list or in a file', async () => {
		for (const [path, body] of [
			['', { sort: 'dep' }],
			['/csv', { sort: 'dep', columns: ['artNr'] }],
			['/csv', { columns: ['artNr', 'dep'] }],
		] as const) {
			const response = await server.ask('POST', `/api/v1/articles/search/filtered${path}`, { bearer: verkauf, body });
			expect([response.statusCode, Object.values(response.json().fields)]).toEqual([403, ['notAllowed']]);
		}
	});
});

test('a file holds exactly what the list holds, in its order, and every cell is safe', async () => {
	await article({ name: '=cmd|calc', art_nr: '0815-ÄÖ' });
	for (const filter of [
		{ q: 'cmd calc' },
		{ q: 'Rollator', sort: 'artNr', direction: 'desc' },
		{ articleType: ['MG'] },
	]) {
		const { rows } = await search({ ...filter, size: 200 });
		const body = { ...filter, columns: ['artNr', 'articleDescription', 'netPrice'] };
		const response = await server.ask('POST', '/api/v1/articles/search/filtered/csv', { bearer: demo, body });
		expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
		const [head, ...lines] = response.body.slice(1).trimEnd().split('\r\n');
		expect(head).toBe('Nummer;Bezeichnung;Preis netto');
		expect(lines.map((line) => line.split(';')[0])).toEqual(rows.map(({ artNr }) => artNr));
		expect(response.body).not.toMatch(/(?:^|;)=cmd/m);
	}
});

describe('a scanned code', () => {
	const scan = async (code: string): Promise<{ artNr: string; match: string; quantity: string }[]> =>
		(await server.ask('POST', '/api/v1/articles/search/code', { bearer: demo, body: { code } })).json().hits;

	test('of a carton is the article with the pieces of the carton', async () => {
		const { art_nr, gtin, quantity } = await carton();
		expect(await scan(gtin)).toMatchObject([{ artNr: art_nr, match: 'pack', quantity }]);
		expect(await scan(`01${gtin}17271231`)).toMatchObject([{ artNr: art_nr, match: 'pack', quantity }]);
	});

	test('is compared whole: no beginning, no likeness', async () => {
		expect(await scan('RO100030')).toMatchObject([{ artNr: 'RO100030', match: 'artNr', quantity: '1' }]);
		expect(await scan('RO10003')).toEqual([]);
		expect(await scan('2000000000306')).toEqual([]);
		expect(await scan('200000000030')).toEqual([]);
	});

	test('of the shop itself is read by the rule of its prefix, and is a plain number without one', async () => {
		await article({ art_nr: '12345', name: 'Lose Ware' });
		expect(await scan('2112345012506')).toEqual([]);
		await server.database.pool.query(
			`insert into own_code_rules values ('21', 'weight', 5, 3), ('28', 'pieces', 5, 0)`,
		);
		expect(await scan('2112345012506')).toMatchObject([{ artNr: '12345', match: 'artNr', quantity: '1.25' }]);
		expect(await scan('2812345000120')).toMatchObject([{ artNr: '12345', quantity: '12.00' }]);
		expect(await scan('2112345012507')).toEqual([]);
		expect(await scan('2000000000305')).toMatchObject([{ artNr: 'RO100030', quantity: '1.00' }]);
		await expect(
			server.database.pool.query(`insert into own_code_rules values ('90', 'weight', 5, 3)`),
		).rejects.toMatchObject({ code: '23514' });
		await server.database.pool.query('delete from own_code_rules');
	});

	test('that is the number of one and the code of another gives both to choose from', async () => {
		const code = '13404900';
		const a = await article({ art_nr2: code });
		const b = await article({ ean: '13404901' });
		const c = await article({ art_nr: '13404901' });
		expect((await scan(code)).map(({ artNr }) => artNr)).toEqual([a]);
		expect((await scan('13404901')).map(({ artNr, match }) => `${artNr} ${match}`)).toEqual([
			`${b} gtin`,
			`${c} artNr`,
		]);
	});
});
