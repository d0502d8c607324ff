import { compareDecimals } from '@kontor/german/number';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failEachQuery } from '../../testing/failEachQuery.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { type NewMovement, postMovements } from './postMovements.ts';

let server: TestApp;
let demo: string;
let verkauf: string;

beforeAll(async () => {
	server = await createTestApp();
	({ bearer: demo } = await server.signIn('demo'));
	({ bearer: verkauf } = await server.signIn('verkauf'));
});
afterAll(() => server.close());

async function article(values: Record<string, unknown> = {}): Promise<{ nr: string; id: number }> {
	const nr = `S${crypto.randomUUID().slice(0, 12)}`;
	const { id } = await server.database.db
		.insertInto('articles')
		.values({ name: 'Lagerware', ...values, art_nr: nr })
		.returning('id')
		.executeTakeFirstOrThrow();
	return { nr, id };
}

const movement = (article: number, quantity: string, more: Partial<NewMovement> = {}): NewMovement => ({
	article,
	warehouse: 'ZENTRAL',
	lot: '',
	serial: '',
	quantity,
	at: null,
	kind: quantity.startsWith('-') ? 'delivery' : 'receipt',
	wfCid: null,
	unitCost: null,
	note: '',
	...more,
});

function post(...movements: NewMovement[]): Promise<void> {
	return server.database.db.transaction().execute((db) => postMovements(db, 1, movements));
}

async function get(path: string, bearer = demo) {
	const response = await server.ask('GET', `/api/v1/articles/${path}`, { bearer });
	expect([path, response.statusCode, response.body]).toEqual([path, 200, response.body]);
	return response.json();
}

function ask(nr: string, body: object, bearer = demo, headers: Record<string, string> = {}) {
	return server.ask('POST', `/api/v1/articles/${nr}/movements`, { bearer, body, headers });
}

describe('the ledger', () => {
	test('is only ever added to', async () => {
		const { id } = await article();
		await post(movement(id, '5'));
		for (const statement of [
			'update stock_movements set quantity = 7 where article_id = $1',
			'delete from stock_movements where article_id = $1',
		]) {
			await expect(server.database.pool.query(statement, [id])).rejects.toThrow(/only ever added/);
		}
	});

	test('sums to the balances after many random movements of eight writers at once', async () => {
		const articles = await Promise.all(Array.from({ length: 6 }, () => article()));
		const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
		async function write(): Promise<void> {
			for (let round = 0; round < 40; round++) {
				await post(
					...Array.from({ length: 5 }, () =>
						movement(pick(articles).id, (pick([-3, -1, 0.25, 2, 7]) * (1 + Math.floor(Math.random() * 3))).toFixed(2), {
							warehouse: pick(['ZENTRAL', 'WIEN']),
							lot: pick(['', 'A', 'B']),
						}),
					),
				);
			}
		}
		await Promise.all(Array.from({ length: 8 }, write));
		const { rows } = await server.database.pool.query(
			`select article_id, warehouse, lot, serial, sum(quantity)::text as ledger, (
				select quantity::text from stock_balances b where (b.article_id, b.warehouse, b.lot, b.serial) = (m.article_id, m.warehouse, m.lot, m.serial)) as balance
			from stock_movements m where article_id = any($1::int[]) group by 1, 2, 3, 4`,
			[articles.map(({ id }) => id)],
		);
		expect(rows.length).toBeGreaterThan(20);
		for (const { ledger, balance } of rows) expect(compareDecimals(ledger, balance)).toBe(0);
		for (const { nr, id } of articles) {
			const { rows: sums } = await server.database.pool.query(
				'select sum(quantity)::text as ledger from stock_movements where article_id = $1',
				[id],
			);
			expect(compareDecimals((await get(`${nr}/inventory`)).inventory, sums[0].ledger)).toBe(0);
		}
	}, 60_000);

	test('runs in one order, over pages, past filters, and ends at the stock', async () => {
		const { nr, id } = await article();
		const at = '2026-03-02T10:00:00Z';
		await post(movement(id, '10', { at }), movement(id, '-4', { at }), movement(id, '6', { at, warehouse: 'WIEN' }));
		await post(movement(id, '3', { at: '2026-03-01T10:00:00Z' }));
		const first = await get(`${nr}/movements?size=2`);
		const second = await get(`${nr}/movements?size=2&page=2`);
		expect(first.total).toBe(4);
		const balances = [...first.rows, ...second.rows].map(({ balance }: { balance: string }) => balance);
		expect(balances).toEqual(['15.00', '9.00', '13.00', '3.00']);
		expect((await get(`${nr}/inventory`)).inventory).toBe('15.00');
		const here = await get(`${nr}/movements?warehouse=ZENTRAL`);
		expect(here.rows.map(({ balance }: { balance: string }) => balance)).toEqual(['9.00', '13.00', '3.00']);
		const out = await get(`${nr}/movements?kind=delivery`);
		expect(out.rows.map(({ balance }: { balance: string }) => balance)).toEqual(['9.00']);
		expect((await get(`${nr}/movements?from=2026-03-02&to=2026-03-02`)).total).toBe(3);
		const wrong = await server.ask('GET', `/api/v1/articles/${nr}/movements?from=2026-02-30`, { bearer: demo });
		expect([wrong.statusCode, wrong.json().fields]).toEqual([422, { 'query.from': 'dateInvalid' }]);
	});

	test('moves the average price, and begins anew where nothing was there', async () => {
		const { nr, id } = await article();
		const dep = async () => (await get(`${nr}/characteristics`)).dep;
		await post(movement(id, '8', { unitCost: '5' }));
		await post(movement(id, '12', { unitCost: '4.20' }));
		expect(await dep()).toBe('4.520');
		await post(movement(id, '-23'));
		await post(movement(id, '12', { unitCost: '4.20' }));
		expect(await dep()).toBe('4.200');
	});

	test('takes nothing of before a count', async () => {
		const { id } = await article();
		await post(
			movement(id, '5', { at: '2026-03-01T08:00:00Z' }),
			movement(id, '-1', { at: '2026-03-02T08:00:00Z', kind: 'count' }),
		);
		await expect(post(movement(id, '2', { at: '2026-03-01T20:00:00Z' }))).rejects.toMatchObject({ code: 'conflict' });
		await post(movement(id, '2', { at: '2026-03-01T20:00:00Z', warehouse: 'WIEN' }));
	});
});

describe('a posting by hand', () => {
	test('of goods that have come is there at once, in its warehouse and lot', async () => {
		const { nr } = await article({ lot_duty: true });
		const body = {
			kind: 'receipt',
			warehouse: 'WIEN',
			// A mark nobody sees came along with it; the lot is the one that is seen.
			lot: 'L\u200b7',
			expiry: '2027-05-31',
			quantity: '12.5',
			unitCost: '3.2',
		};
		const response = await ask(nr, body);
		expect([response.statusCode, response.body]).toEqual([201, response.body]);
		expect(response.json()).toMatchObject({
			inventory: '12.50',
			available: '12.50',
			rows: [{ warehouse: { code: 'WIEN' }, lot: 'L7', expiry: '2027-05-31', isExpired: false, inventory: '12.50' }],
		});
		// A second label without its expiry never empties a known one.
		await ask(nr, { kind: 'receipt', warehouse: 'WIEN', lot: 'L7', quantity: '1' });
		expect((await get(`${nr}/stock`)).rows[0].expiry).toBe('2027-05-31');
	});

	test('that moves goods changes no sum', async () => {
		const { nr, id } = await article();
		await post(movement(id, '10'));
		const { rows, inventory } = (
			await ask(nr, { kind: 'transfer', warehouse: 'ZENTRAL', toWarehouse: 'GRAZ', quantity: '4' })
		).json();
		expect(inventory).toBe('10.00');
		expect(
			rows.map((row: { warehouse: { code: string }; inventory: string }) => `${row.warehouse.code} ${row.inventory}`),
		).toEqual(['ZENTRAL 6.00', 'GRAZ 4.00']);
	});

	test.each([
		[{ quantity: '0' }, 'body.quantity', 'outOfRange'],
		[{ kind: 'receipt', quantity: '-1' }, 'body.quantity', 'outOfRange'],
		[{ warehouse: 'MOND' }, 'body.warehouse', 'notFound'],
		[{ kind: 'transfer' }, 'body.toWarehouse', 'missing'],
		[{ toWarehouse: 'WIEN' }, 'body.toWarehouse', 'notAllowed'],
		[{ note: ' \u200b' }, 'body.note', 'missing'],
		[{ lot: '\u200b', expiry: '2027-01-01' }, 'body.lot', 'missing'],
		[{ unitCost: '2' }, 'body.unitCost', 'notAllowed'],
		[{ expiry: '2027-01-01' }, 'body.lot', 'missing'],
		[{ lot: 'A', expiry: '2027-02-30' }, 'body.expiry', 'dateInvalid'],
	])('with %o is refused at its field', async (wrong, field, code) => {
		const { nr } = await article();
		const response = await ask(nr, { kind: 'correction', warehouse: 'ZENTRAL', quantity: '1', note: 'Fund', ...wrong });
		expect([response.statusCode, response.json().fields]).toEqual([422, { [field]: code }]);
	});

	test('of what is not kept in stock, or without its lot, is refused', async () => {
		const body = { kind: 'receipt', warehouse: 'ZENTRAL', quantity: '1' };
		const { nr } = await article({ is_stocked: false });
		expect((await ask(nr, body)).json().fields).toEqual({ 'body.kind': 'notAllowed' });
		const { nr: traced } = await article({ lot_duty: true });
		expect((await ask(traced, body)).json().fields).toEqual({ 'body.lot': 'missing' });
	});

	test('needs its right', async () => {
		const { nr } = await article();
		expect((await ask(nr, { kind: 'receipt', warehouse: 'ZENTRAL', quantity: '1' }, verkauf)).statusCode).toBe(403);
	});

	test('is made once by ten equal requests', async () => {
		const { nr } = await article();
		const body = { kind: 'receipt', warehouse: 'ZENTRAL', quantity: '3' };
		const key = { 'idempotency-key': 'q83vASNFZ4mrze8BLAGER' };
		await Promise.all(Array.from({ length: 10 }, () => ask(nr, body, demo, key)));
		expect((await get(`${nr}/inventory`)).inventory).toBe('3.00');
	});

	test('is stored whole or not at all', async () => {
		const { nr } = await article();
		await failEachQuery(
			server,
			async () => () => ask(nr, { kind: 'receipt', warehouse: 'ZENTRAL', lot: 'L', quantity: '1', unitCost: '2' }),
		);
	}, 60_000);
});

describe('documents bear on stock', () => {
	async function position(
		nr: string,
		type: string,
		rank: number,
		quantity: string,
		open: string,
		unit = 'STK',
	): Promise<number> {
		const { rows } = await server.database.pool.query(
			`insert into documents (document_type_id, nr, name, date, state, state_rank, address_lfdnr)
			select id, 'T-' || gen_random_uuid(), 'Prüfbeleg', current_date, 'offen', $2, 1700 from document_types where short_type = $1
			returning wf_cid`,
			[type, rank],
		);
		await server.database.pool.query(
			`insert into document_positions (wf_cid, firma, position, kind, article_number, quantity, open_quantity, price, amount, unit)
			values ($1, 1, 1, 'article', $2, $3::numeric, $4, 10, $3::numeric * 10, $5)`,
			[rows[0].wf_cid, nr, quantity, open, unit],
		);
		return rows[0].wf_cid;
	}

	test('what is open of an order is reserved and not available; done, drafts and cancelled ones are not', async () => {
		const { nr, id } = await article();
		await post(movement(id, '100'));
		const order = await position(nr, 'AU', 20, '3', '3');
		await position(nr, 'AU', 10, '50', '50');
		await position(nr, 'AU', 99, '50', '50');
		expect(await get(`${nr}/inventory`)).toMatchObject({ inventory: '100.00', reserved: '3.00', available: '97.00' });
		const list = (
			await server.ask('POST', '/api/v1/articles/search/filtered', { bearer: demo, body: { key: nr } })
		).json();
		expect(list.rows[0]).toMatchObject({ reserved: '3.00', available: '97.00' });
		expect(await get(`${nr}/commissionedOrdered`)).toMatchObject([
			{
				kind: 'commissioned',
				document: { wf_cid: String(order), shortType: 'AU', customer: { lfdnr: 1700 } },
				open: '3.00',
			},
		]);
		await post(movement(id, '-3', { wfCid: order }));
		await server.database.pool.query('update document_positions set open_quantity = 0 where wf_cid = $1', [order]);
		expect(await get(`${nr}/inventory`)).toMatchObject({ inventory: '97.00', reserved: '0.00', available: '97.00' });
		expect((await get(`${nr}/movements`)).rows[0].document).toMatchObject({ wf_cid: String(order) });
	});

	test('open offers are listed, and name nobody to who may not see customers', async () => {
		const { nr } = await article();
		await position(nr, 'AN', 20, '2', '2');
		await position(nr, 'AN', 80, '2', '2');
		expect(await get(`${nr}/openOffers`)).toMatchObject([
			{ quantity: '2.00', price: '10.000', document: { customer: { lfdnr: 1700 } } },
		]);
		const { password } = await server.createUser({ username: 'lager-allein', apps: [5] });
		const { bearer } = await server.signIn('lager-allein', password);
		expect((await get(`${nr}/openOffers`, bearer))[0].document.customer).toBeNull();
		const body = await server.ask('GET', `/api/v1/articles/${nr}/movements`, { bearer });
		expect(body.body).not.toContain('unitCost');
	});

	test('sales are invoices less credit notes, in every view the same', async () => {
		const { nr } = await article();
		await position(nr, 'RE', 20, '3', '0');
		await position(nr, 'RE', 90, '2', '0', 'PAAR');
		await position(nr, 'GU', 20, '-1', '0');
		await position(nr, 'RE', 10, '9', '9');
		await position(nr, 'LS', 20, '9', '9');
		const statistic = async (path: string) => {
			const response = await server.ask('GET', `/api/v1/statistics/article/${nr}/${path}`, { bearer: demo });
			expect([path, response.statusCode, response.body]).toEqual([path, 200, response.body]);
			return response.json();
		};
		const all = { net: '40.00', quantity: '4.00', documents: 3 };
		expect(await statistic('totalrevenue')).toEqual(all);
		const year = await statistic('revenue?dPoint=year');
		expect(year).toHaveLength(4);
		expect(year.at(-1)).toMatchObject(all);
		expect(await statistic('revenue?dPoint=month&from=2026-01-01&to=2026-12-31')).toHaveLength(12);
		expect(await statistic('SaleDataPerAddress')).toMatchObject([{ address: { lfdnr: 1700 }, ...all }]);
		expect(await statistic('SaleDataSM')).toMatchObject([
			{ characteristic: { code: 'PAAR' }, quantity: '2.00' },
			{ characteristic: { code: 'STK' }, quantity: '2.00' },
		]);
		expect(await statistic('SaleDataSMPerAddress/PAAR')).toMatchObject([{ quantity: '2.00', net: '20.00' }]);
		const refused = await server.ask('GET', `/api/v1/statistics/article/${nr}/revenue`, { bearer: verkauf });
		expect(refused.statusCode).toBe(403);
	});

	test('warehouses are named with what lies there, their value to who may see costs', async () => {
		const { password } = await server.createUser({ username: 'statistik', apps: [3, 5] });
		const { bearer } = await server.signIn('statistik', password);
		const read = async (token: string) =>
			(await server.ask('GET', '/api/v1/statistics/warehouses', { bearer: token })).json();
		const mine = await read(demo);
		expect(mine.map(({ warehouse }: { warehouse: { code: string } }) => warehouse.code)).toEqual([
			'ZENTRAL',
			'WIEN',
			'GRAZ',
			'LINZ',
		]);
		expect(Number(mine[0].value)).toBeGreaterThan(0);
		expect(JSON.stringify(await read(bearer))).not.toContain('value');
	});
});
