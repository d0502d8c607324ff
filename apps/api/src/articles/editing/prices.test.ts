import { addDays } from '@kontor/german/date';
import { viennaToday } from '@kontor/german/dateTime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failEachQuery } from '../../testing/failEachQuery.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let server: TestApp;
let demo: string;
let supplier: number;
const today = viennaToday(Date.now());
const day = (count: number) => addDays(today, count) ?? '';

beforeAll(async () => {
	server = await createTestApp();
	({ bearer: demo } = await server.signIn('demo'));
	const row = await server.database.db
		.selectFrom('addresses')
		.select('lfdnr')
		.where('kd_lieferant', '=', true)
		.executeTakeFirstOrThrow();
	supplier = row.lfdnr;
});
afterAll(() => server.close());

async function article(): Promise<string> {
	const art_nr = `P${crypto.randomUUID().slice(0, 12)}`;
	await server.database.db.insertInto('articles').values({ art_nr, name: 'Bepreist' }).execute();
	return art_nr;
}

interface Row {
	id: number;
	version: number;
	validity: string;
	validFrom: string | null;
	validTo: string | null;
	netPrice: string;
}

const terms = {
	priceList: 'STD',
	unit: 'STK',
	minQuantity: '1',
	customerGroup: null,
	customer: null,
	validFrom: null,
	validTo: null,
	netPrice: null,
	grossPrice: null,
};

const costs = {
	supplierNumber: '',
	minQuantity: '1',
	validFrom: null,
	validTo: null,
	listPrice: '100',
	discount: '0',
	discount2: '0',
	purchasePrice: null,
};

/** Sale and purchase prices obey the same rules about days; each with a price of so many euros. */
const kinds = [
	{
		name: 'sale',
		path: 'prices/sales',
		body: (price: string) => ({ ...terms, netPrice: price }),
		more: {},
		field: 'netPrice',
	},
	{
		name: 'purchase',
		path: 'prices/purchases',
		body: (price: string) => ({ ...costs, listPrice: price }),
		more: () => ({ supplier }),
		field: 'listPrice',
	},
] as const;

describe.each(kinds)('a $name price', ({ path, body, more, field }) => {
	const extra = () => (typeof more === 'function' ? more() : more);
	const add = (nr: string, price: string, days: object, bearer = demo) =>
		server.ask('POST', `/api/v1/articles/${nr}/${path}`, { bearer, body: { ...body(price), ...extra(), ...days } });
	const change = (nr: string, { id, version }: Row, content: object, bearer = demo) =>
		server.ask('PUT', `/api/v1/articles/${nr}/${path}/${id}`, {
			bearer,
			body: content,
			headers: { 'if-match': `"${version}"` },
		});
	const remove = (nr: string, { id }: Row) =>
		server.ask('DELETE', `/api/v1/articles/${nr}/${path}/${id}`, { bearer: demo });
	const rowsOf = async (nr: string): Promise<Row[]> => {
		const all = (await server.ask('GET', `/api/v1/articles/${nr}/${path}`, { bearer: demo })).json();
		return Array.isArray(all) ? all : all.rows;
	};
	async function priced(): Promise<{ nr: string; now: Row; future: Row }> {
		const nr = await article();
		await add(nr, '10', { validFrom: day(-30), validTo: day(9) });
		await add(nr, '12', { validFrom: day(10), validTo: null });
		const rows = await rowsOf(nr);
		const [now, future] = [
			rows.find(({ validity }) => validity === 'now'),
			rows.find(({ validity }) => validity === 'future'),
		];
		if (now === undefined || future === undefined) throw new Error(JSON.stringify(rows));
		return { nr, now, future };
	}

	test('that is to come is changed in everything, under its version', async () => {
		const { nr, future } = await priced();
		const response = await change(nr, future, { ...body('13.5'), validFrom: day(20), validTo: day(40) });
		expect([response.statusCode, response.body]).toEqual([200, response.body]);
		expect(response.json()).toMatchObject({ [field]: '13.500', validFrom: day(20), validTo: day(40), version: 2 });
		expect(response.headers.etag).toBe('"2"');
		const second = await change(nr, future, { ...body('14'), validFrom: day(20) });
		expect([second.statusCode, second.json().current]).toMatchObject([412, { [field]: '13.500', version: 2 }]);
	});

	test('that holds is ended today or later, and keeps everything else', async () => {
		const { nr, now } = await priced();
		const ended = await change(nr, now, { ...body('10'), validFrom: now.validFrom, validTo: today });
		expect([ended.statusCode, ended.json()]).toMatchObject([200, { validTo: today, [field]: '10.000' }]);
		const row = { ...now, version: 2 };
		const dearer = await change(nr, row, { ...body('11'), validFrom: now.validFrom, validTo: today });
		expect([dearer.statusCode, Object.values(dearer.json().fields)]).toEqual([422, expect.arrayContaining(['inUse'])]);
		const before = await change(nr, row, { ...body('10'), validFrom: now.validFrom, validTo: day(-1) });
		expect([before.statusCode, before.json().fields]).toEqual([422, { 'body.validTo': 'dateTooEarly' }]);
	});

	test('never moves over days on which another one holds, and is told which', async () => {
		const { nr, now, future } = await priced();
		const late = await change(nr, now, { ...body('10'), validFrom: now.validFrom, validTo: day(15) });
		expect([late.statusCode, late.json().inTheWay]).toEqual([
			409,
			{ id: future.id, validFrom: day(10), validTo: null },
		]);
		const early = await change(nr, future, { ...body('12'), validFrom: day(5) });
		expect([early.statusCode, early.json().inTheWay]).toMatchObject([409, { id: now.id }]);
	});

	test('does not reach back into days that are over', async () => {
		const { nr, future } = await priced();
		for (const validFrom of [day(-1), null]) {
			const response = await change(nr, future, { ...body('12'), validFrom, validTo: day(-1) });
			expect(response.statusCode).toBe(422);
		}
	});

	test('whose days are over is neither changed nor taken away; one to come is', async () => {
		const { nr, now, future } = await priced();
		await add(nr, '8', { validFrom: day(-60), validTo: day(-31) });
		const past = (await rowsOf(nr)).find(({ validity }) => validity === 'past');
		if (past === undefined) throw new Error('no past price');
		const changed = await change(nr, past, { ...body('8'), validFrom: past.validFrom, validTo: past.validTo });
		expect([changed.statusCode, changed.json().fields]).toEqual([422, { 'path.id': 'inUse' }]);
		expect((await remove(nr, past)).statusCode).toBe(422);
		expect((await remove(nr, now)).statusCode).toBe(422);
		expect((await remove(nr, future)).statusCode).toBe(200);
		expect((await remove(nr, future)).statusCode).toBe(404);
		expect((await rowsOf(nr)).map(({ validity }) => validity)).toEqual(['now', 'past']);
	});

	test('of another article is none of this one', async () => {
		const { future } = await priced();
		expect((await change(await article(), future, { ...body('1'), validFrom: day(10) })).statusCode).toBe(404);
	});

	test('needs its rights', async () => {
		const { nr, future } = await priced();
		const { bearer: verkauf } = await server.signIn('verkauf');
		expect((await change(nr, future, { ...body('1'), validFrom: day(10) }, verkauf)).statusCode).toBe(403);
		if (field !== 'listPrice') return;
		const { password } = await server.createUser({ username: 'ohne-preise', apps: [5], rights: ['articlesEdit'] });
		const { bearer } = await server.signIn('ohne-preise', password);
		const refused = await change(nr, future, { ...body('1'), validFrom: day(10) }, bearer);
		expect([refused.statusCode, refused.body]).toEqual([403, expect.not.stringContaining('12.000')]);
	});

	test('is changed whole or not at all', async () => {
		const { nr, future } = await priced();
		let { version } = future;
		await failEachQuery(server, async () => {
			const row = (await rowsOf(nr)).find(({ id }) => id === future.id) ?? future;
			version = row.version;
			return () => change(nr, row, { ...body(String(20 + version)), validFrom: day(10) });
		});
	}, 60_000);

	test('of any random changes: no two share a day, and each day has exactly one or none', async () => {
		const nr = await article();
		const random = (count: number) => Math.floor(Math.random() * count);
		let most = 0;
		const noTwoShareADay = (rows: Row[]) => {
			most = Math.max(most, rows.length);
			for (let count = 0; count < 90; count++) {
				const at = day(count);
				const holding = rows.filter(
					({ validFrom, validTo }) => (validFrom ?? '') <= at && (validTo ?? '9999-12-31') >= at,
				);
				expect(holding.length).toBeLessThanOrEqual(1);
			}
		};
		await Promise.all(
			Array.from({ length: 4 }, async () => {
				for (let round = 0; round < 12; round++) {
					const from = random(60);
					const days = { validFrom: day(from), validTo: random(3) === 0 ? null : day(from + random(20)) };
					const rows = await rowsOf(nr);
					noTwoShareADay(rows);
					const row = rows[random(rows.length)];
					const dice = random(4);
					if (row === undefined || dice < 2) await add(nr, String(1 + round), { ...days, endsOthers: dice === 0 });
					else if (dice === 2) await change(nr, row, { ...body('5'), ...days });
					else await remove(nr, row);
				}
			}),
		);
		noTwoShareADay(await rowsOf(nr));
		expect(most).toBeGreaterThan(1);
	}, 60_000);
});
