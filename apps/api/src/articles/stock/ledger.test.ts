import { addDecimals, compareDecimals } from '@kontor/german/number';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { timesOf } from '../../testing/timesOf.ts';
import { type NewMovement, postMovements } from './postMovements.ts';

let server: TestApp;
let demo: string;

beforeAll(async () => {
	server = await createTestApp();
	({ bearer: demo } = await server.signIn('demo'));
});
afterAll(() => server.close());

async function article(): Promise<{ nr: string; id: number }> {
	const nr = `L${crypto.randomUUID().slice(0, 12)}`;
	const { id } = await server.database.db
		.insertInto('articles')
		.values({ name: 'Geführt', art_nr: nr })
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

async function get(path: string) {
	const response = await server.ask('GET', `/api/v1/articles/${path}`, { bearer: demo });
	expect([path, response.statusCode, response.body]).toEqual([path, 200, response.body]);
	return response.json();
}

describe('the ledger of stock', () => {
	test(
		'sums to the balances after 10 000 random movements of eight writers at once',
		async () => {
			const articles = await Promise.all(Array.from({ length: 8 }, () => article()));
			const ids = articles.map(({ id }) => id);
			const seed = Date.now();
			const random = fc.record({
				article: fc.constantFrom(...ids),
				quantity: fc.tuple(fc.constantFrom(-3, -1, 0.25, 2, 7), fc.integer({ min: 1, max: 3 })),
				warehouse: fc.constantFrom('ZENTRAL', 'WIEN', 'GRAZ'),
				lot: fc.constantFrom('', 'A', 'B'),
				at: fc.date({ min: new Date('2026-01-01'), max: new Date('2026-06-28'), noInvalidDate: true }),
			});
			const movements = fc
				.sample(random, { numRuns: timesOf(10_000), seed })
				.map(({ quantity: [one, times], at, ...rest }) =>
					movement(rest.article, (one * times).toFixed(2), {
						...rest,
						quantity: (one * times).toFixed(2),
						at: at.toISOString(),
					}),
				);
			const left = [...movements];
			async function write(): Promise<void> {
				while (left.length > 0) await post(...left.splice(0, 25));
			}
			await Promise.all(Array.from({ length: 8 }, write));
			const sums = `select article_id, warehouse, lot, serial, sum(quantity) from stock_movements where article_id = any($1::int[])
			group by 1, 2, 3, 4`;
			const balances = `select article_id, warehouse, lot, serial, quantity from stock_balances where article_id = any($1::int[])`;
			const { rows } = await server.database.pool.query(
				`select count(*)::int as movements, (select count(*)::int from (${sums} except ${balances}) as apart) as unkept,
				(select count(*)::int from (${balances} except ${sums}) as apart) as unmoved
			from stock_movements where article_id = any($1::int[])`,
				[ids],
			);
			expect([`seed ${seed}`, rows]).toEqual([
				`seed ${seed}`,
				[{ movements: movements.length, unkept: 0, unmoved: 0 }],
			]);
			for (const { nr, id } of articles) {
				const sum = movements
					.filter(({ article }) => article === id)
					.reduce((total, { quantity }) => addDecimals(total, quantity), '0');
				expect(compareDecimals((await get(`${nr}/inventory`)).inventory, sum)).toBe(0);
			}
		},
		timesOf(120_000),
	);

	// V05: each receipt moves the average that the one before has left.
	test('moves the average price by sixteen receipts at once as by one after the other', async () => {
		const { nr, id } = await article();
		const prices = Array.from({ length: 16 }, (_, index) => (4 + index / 2).toFixed(3));
		await Promise.all(prices.map((unitCost) => post(movement(id, '2', { unitCost }))));
		const { dep } = await get(`${nr}/characteristics`);
		const mean = prices.reduce((sum, price) => sum + Number(price), 0) / prices.length;
		// Rounded to three decimals after each receipt.
		expect(Math.abs(Number(dep) - mean)).toBeLessThan(0.01);
	});

	test('runs back from the stock and ends at the stock whatever the page, the warehouse or the kind', async () => {
		const { nr, id } = await article();
		const places = ['ZENTRAL', 'WIEN'];
		for (let round = 0; round < 12; round++) {
			await post(
				...Array.from({ length: 12 }, (_, index) =>
					movement(id, String((index % 5) - 2 || 3), {
						warehouse: places[(round + index) % 2] ?? 'WIEN',
						// Many in one instant, and some dated back.
						at: `2026-0${1 + ((round * 7 + index) % 6)}-10T08:00:00.000Z`,
					}),
				),
			);
		}
		for (const [query, stock] of [
			['', (await get(`${nr}/inventory`)).inventory],
			...places.map((place) => [`&warehouse=${place}`, null] as const),
		] as const) {
			const rows: { quantity: string; balance: string }[] = [];
			for (let page = 1; page <= 3; page++)
				rows.push(...(await get(`${nr}/movements?size=50&page=${page}${query}`)).rows);
			const [first] = rows;
			const lying = rows.reduce((sum, { quantity }) => addDecimals(sum, quantity), '0');
			expect(compareDecimals(first?.balance ?? '', stock ?? lying)).toBe(0);
			for (const [index, row] of rows.entries()) {
				const before = rows[index + 1]?.balance ?? '0';
				expect(compareDecimals(row.balance, addDecimals(before, row.quantity))).toBe(0);
			}
			const kinds = await get(`${nr}/movements?size=200&kind=delivery${query}`);
			for (const { id: at, balance } of kinds.rows) {
				expect(
					(await get(`${nr}/movements?size=200${query}`)).rows.find((row: { id: string }) => row.id === at)?.balance,
				).toBe(balance);
				break;
			}
		}
	}, 60_000);
});

test('what is cancelled of an order is neither kept for ever nor reserved again when some comes back', async () => {
	const { nr, id } = await article();
	await post(movement(id, '20'));
	const { rows } = await server.database.pool.query(
		`insert into documents (document_type_id, nr, name, date, state, state_rank, address_lfdnr)
		select id, 'V-' || gen_random_uuid(), 'Auftrag', current_date, 'offen', 20, 1700 from document_types where short_type = 'AU'
		returning wf_cid`,
	);
	const wfCid: number = rows[0].wf_cid;
	const open = (quantity: string) =>
		server.database.pool.query('update document_positions set open_quantity = $2 where wf_cid = $1', [wfCid, quantity]);
	await server.database.pool.query(
		`insert into document_positions (wf_cid, firma, position, kind, article_number, quantity, open_quantity, price, amount, unit)
		values ($1, 1, 1, 'article', $2, 10, 10, 10, 100, 'STK')`,
		[wfCid, nr],
	);
	expect(await get(`${nr}/inventory`)).toMatchObject({ inventory: '20.00', reserved: '10.00', available: '10.00' });
	await post(movement(id, '-7', { wfCid }));
	await open('3');
	expect(await get(`${nr}/inventory`)).toMatchObject({ inventory: '13.00', reserved: '3.00', available: '10.00' });
	await open('0');
	expect(await get(`${nr}/inventory`)).toMatchObject({ inventory: '13.00', reserved: '0.00', available: '13.00' });
	await post(movement(id, '2', { kind: 'return', wfCid }));
	expect(await get(`${nr}/inventory`)).toMatchObject({ inventory: '15.00', reserved: '0.00', available: '15.00' });
});

test('a serial number is of one piece, which does not come in twice and is named where that is a duty', async () => {
	const nr = `L${crypto.randomUUID().slice(0, 12)}`;
	await server.database.db.insertInto('articles').values({ name: 'Gerät', art_nr: nr, serial_duty: true }).execute();
	const ask = (body: object) =>
		server.ask('POST', `/api/v1/articles/${nr}/movements`, {
			bearer: demo,
			body: { kind: 'receipt', warehouse: 'WIEN', quantity: '1', ...body },
		});
	expect((await ask({})).json().fields).toEqual({ 'body.serial': 'missing' });
	expect((await ask({ serial: 'S1', quantity: '2' })).json().fields).toEqual({ 'body.quantity': 'outOfRange' });
	expect((await ask({ serial: 'S1' })).statusCode).toBe(201);
	expect((await ask({ serial: 'S1' })).json().fields).toEqual({ 'body.serial': 'inUse' });
	expect((await ask({ serial: 'S1', kind: 'transfer', toWarehouse: 'GRAZ' })).statusCode).toBe(201);
	expect((await get(`${nr}/stock`)).rows).toMatchObject([
		{ warehouse: { code: 'GRAZ' }, serial: 'S1', inventory: '1.00' },
	]);
});
