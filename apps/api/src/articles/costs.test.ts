import { articleExportColumns } from '@kontor/domain/stock/articleExport';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

const NR = 'RO100030';
const sorts = [
	'relevance',
	'artNr',
	'artNr2',
	'articleDescription',
	'articleType',
	'articleCategory',
	'articleGroup',
	'inventory',
	'dep',
] as const;

let server: TestApp;
/** May see costs. */
let demo: string;
/** Has all apps that show articles and may edit them, and no right to costs. */
let editor: string;
let supplier: number;
/** Answers to the editor, and to who may see costs. */
let before: Map<string, string>;
let seen: Map<string, string>;

beforeAll(async () => {
	server = await createTestApp();
	({ bearer: demo } = await server.signIn('demo'));
	const { password } = await server.createUser({
		username: 'ohne-kosten',
		apps: [1, 3, 5],
		rights: ['articlesEdit', 'prices'],
	});
	({ bearer: editor } = await server.signIn('ohne-kosten', password));
	const { rows } = await server.database.pool.query(
		`select supplier_lfdnr as supplier from article_purchase_prices join articles on articles.id = article_id where art_nr = $1`,
		[NR],
	);
	supplier = rows[0].supplier;
	[before, seen] = [await answers(editor), await answers(demo)];
});
afterAll(() => server.close());

/** All that somebody can ask of articles: method, path and body. */
function questions(): [method: 'GET' | 'POST', path: string, body?: object][] {
	const lists = [
		...sorts.map((sort) => ({ sort, direction: 'asc' })),
		{ sort: 'inventory', direction: 'desc' },
		...['negative', 'none', 'low', 'available'].map((state) => ({ stockState: [state] })),
		{ q: 'Rollstuhl' },
		{ supplier },
		{ warehouse: ['WIEN'] },
	].map((filter) => ({ size: 200, ...filter }));
	const parts = [
		...['', '/record', '/image', '/checkboxes', '/inventory', '/characteristics', '/prices/sales', '/prices/purchases'],
		...['/movements', '/commissionedOrdered', '/stock', '/openOffers'],
	];
	const columns = articleExportColumns.map(({ key }) => key);
	const sales = ['totalrevenue', 'revenue', 'SaleDataPerAddress', 'SaleDataSM', 'SaleDataSMPerAddress/STK'];
	return [
		...lists.map((body): ['POST', string, object] => ['POST', 'articles/search/filtered', body]),
		['POST', 'articles/search/filtered/csv', { columns: columns.filter((key) => key !== 'dep') }],
		['POST', 'articles/search/filtered/csv', { sort: 'dep', columns: ['artNr'] }],
		['POST', 'articles/search/filtered/csv', { columns }],
		['POST', 'articles/search/code', { code: NR }],
		['POST', 'articles/search/suppliers', { q: 'a' }],
		['POST', 'scan', { code: NR }],
		['GET', 'dashboard/search?q=Rollstuhl'],
		['GET', 'statistics/warehouses'],
		...parts.map((part): ['GET', string] => ['GET', `articles/${NR}${part}`]),
		...sales.map((part): ['GET', string] => ['GET', `statistics/article/${NR}/${part}`]),
	];
}

async function answers(bearer: string): Promise<Map<string, string>> {
	const all = new Map<string, string>();
	for (const [method, path, body] of questions()) {
		const response = await server.ask(method, `/api/v1/${path}`, { bearer, ...(body && { body }) });
		// Each problem has an id of its own.
		const text = response.statusCode < 400 ? response.body : Object.keys(response.json().fields ?? {}).join();
		all.set(`${method} ${path} ${JSON.stringify(body ?? {})}`, `${response.statusCode} ${text}`);
	}
	return all;
}

/** All that articles cost becomes another figure in another order. */
async function changeCosts(): Promise<void> {
	await server.database.pool.query(`
		update article_stock set dep = 1 + article_id * 7919 % 10007;
		update article_purchase_prices set list_price = 3 + id * 7907 % 10009, net_price = 2 + id * 7907 % 10009,
			purchase_price = 1 + id * 7907 % 10009, discount = id % 40, discount2 = id % 7;
		update articles set dbzk = 1 + id * 7901 % 10037;
		alter table stock_movements disable trigger user;
		update stock_movements set unit_cost = 1 + id * 7883 % 10039 where unit_cost is not null;
		alter table stock_movements enable trigger user;`);
}

describe('who has no right to costs', () => {
	test('reads no field of costs in any answer', async () => {
		const fields = /"(?:dep|dbzk|db1|ra|factor|purchasePrice|listPrice|discount2?|unitCost|value)":/;
		for (const [question, answer] of before)
			expect([question, fields.exec(answer)?.[0]]).toEqual([question, undefined]);
		const told = [...seen.values()].join('\n');
		for (const field of ['dep', 'dbzk', 'db1', 'ra', 'factor', 'purchasePrice', 'listPrice', 'unitCost', 'value'])
			expect(told).toContain(`"${field}":`);
	});

	// V10: neither a field nor the order of rows, the number of hits, a margin or a refusal tells what something costs.
	test('is answered the same by every list, detail, file, sort and filter, whatever articles cost', async () => {
		await changeCosts();
		const [after, changed] = [await answers(editor), await answers(demo)];
		for (const [question, answer] of before) expect([question, after.get(question)]).toEqual([question, answer]);
		const told = [...seen].flatMap(([question, answer]) => (changed.get(question) === answer ? [] : [question]));
		// Who may see costs sees that they are others now, in each place that shows them.
		for (const place of ['/characteristics', '/prices/sales', '/prices/purchases', '/movements', '/record'])
			expect(told).toContain(`GET articles/${NR}${place} {}`);
		expect(told).toContain('GET statistics/warehouses {}');
		expect(told).toContain('POST articles/search/filtered {"size":200,"sort":"dep","direction":"asc"}');
	}, 60_000);
});
