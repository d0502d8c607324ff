import { addDays } from '@kontor/german/date';
import { viennaToday } from '@kontor/german/dateTime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failEachQuery } from '../../testing/failEachQuery.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let server: TestApp;
let demo: string;
let verkauf: string;
const today = viennaToday(Date.now());
const tomorrow = addDays(today, 1) ?? '';

beforeAll(async () => {
	server = await createTestApp();
	({ bearer: demo } = await server.signIn('demo'));
	({ bearer: verkauf } = await server.signIn('verkauf'));
});
afterAll(() => server.close());

async function article(): Promise<string> {
	const art_nr = `E${crypto.randomUUID().slice(0, 12)}`;
	await server.database.db.insertInto('articles').values({ art_nr, name: 'Bearbeitet' }).execute();
	return art_nr;
}

async function read(path: string, bearer = demo) {
	const response = await server.ask('GET', `/api/v1/articles/${path}`, { bearer });
	expect([path, response.statusCode, response.body]).toEqual([path, 200, response.body]);
	return response.json();
}

function put(nr: string, record: object, version: number, bearer = demo) {
	return server.ask('PUT', `/api/v1/articles/${nr}/record`, {
		bearer,
		body: record,
		headers: { 'if-match': `"${version}"` },
	});
}

async function recordOf(nr: string) {
	const { version, ...record } = await read(`${nr}/record`);
	return { version, record };
}

describe('an article is edited', () => {
	test('with everything that describes it, and is found by its new name and pack', async () => {
		const nr = await article();
		const { version, record } = await recordOf(nr);
		const changed = {
			...record,
			articleDescription: 'Xylophonhalter Spezial',
			gtin: '9012345678906',
			articleType: 'HM',
			articleCategory: 'REHA',
			articleGroup: 'BAD',
			packs: [{ unit: 'KTN', quantity: '12.00', gtin: '19001234567893' }],
			lotDuty: true,
			vpe: '12.00',
			minStock: '3.00',
		};
		const response = await put(nr, changed, version);
		expect([response.statusCode, response.body]).toEqual([200, response.body]);
		expect(response.json()).toEqual({ ...changed, version: version + 1 });
		expect(response.headers.etag).toBe(`"${version + 1}"`);
		for (const q of ['spezial xylophon', '9012345678906', '19001234567893']) {
			const found = await server.ask('POST', '/api/v1/articles/search/filtered', { bearer: demo, body: { q } });
			expect(found.json().rows.map(({ artNr }: { artNr: string }) => artNr)).toContain(nr);
		}
		expect(await read(`${nr}/characteristics`)).toMatchObject({ vpe: '12.00', minStock: '3.00' });
	});

	test('of two editors the second is told what is stored now', async () => {
		const nr = await article();
		const { version, record } = await recordOf(nr);
		await put(nr, { ...record, note: 'Erste' }, version);
		const second = await put(nr, { ...record, note: 'Zweite' }, version);
		expect([second.statusCode, second.json().current]).toMatchObject([412, { note: 'Erste', version: version + 1 }]);
	});

	test.each([
		[{ articleDescription: ' ' }, 'body.articleDescription', 'missing'],
		[{ gtin: '9012345678907' }, 'body.gtin', 'gtinCheckDigit'],
		[{ unit: 'ELLE' }, 'body.unit', 'notFound'],
		[{ vat: 'X' }, 'body.vat', 'notFound'],
		[{ articleType: 'VB', articleCategory: 'REHA' }, 'body.articleCategory', 'notFound'],
		[{ articleType: 'HM', articleCategory: 'REHA', articleGroup: 'ARM' }, 'body.articleGroup', 'notFound'],
		[{ articleGroup: 'MOB' }, 'body.articleGroup', 'notFound'],
		[{ vpe: '0' }, 'body.vpe', 'outOfRange'],
		[{ minStock: '-1' }, 'body.minStock', 'outOfRange'],
		[{ packs: [{ unit: 'KTN', quantity: '0', gtin: '' }] }, 'body.packs.0.quantity', 'outOfRange'],
		[{ packs: [{ unit: 'KTN', quantity: '2', gtin: '12345678' }] }, 'body.packs.0.gtin', 'gtinCheckDigit'],
		[{ packs: [1, 2].map(() => ({ unit: 'KTN', quantity: '2', gtin: '' })) }, 'body.packs.1.unit', 'notAllowed'],
	])('but not with %o', async (wrong, field, code) => {
		const nr = await article();
		const { version, record } = await recordOf(nr);
		const response = await put(nr, { ...record, ...wrong }, version);
		expect([response.statusCode, response.json().fields]).toEqual([422, { [field]: code }]);
		expect((await recordOf(nr)).version).toBe(version);
	});

	test('only with the right to', async () => {
		const nr = await article();
		const { version, record } = await recordOf(nr);
		expect((await put(nr, record, version, verkauf)).statusCode).toBe(403);
	});

	test('whole or not at all', async () => {
		const nr = await article();
		await failEachQuery(server, async () => {
			const { version, record } = await recordOf(nr);
			const packs = [{ unit: 'KTN', quantity: String(version + 1), gtin: '' }];
			return () => put(nr, { ...record, packs, note: `Version ${version}` }, version);
		});
	}, 60_000);
});

describe('a new article', () => {
	const values = {
		articleDescription: 'Neue Ware',
		artNr2: '',
		gtin: '',
		articleType: null,
		articleCategory: null,
		articleGroup: null,
		unit: 'STK',
		vat: 'N',
		statisticGroup: null,
		statisticCode: null,
		commissionGroup: null,
		revenueGroup: null,
		objectType: null,
		objectTypeGroup: null,
		note: '',
		packs: [],
		isActive: true,
		isStocked: true,
		isDiscountable: true,
		isOrderable: true,
		lotDuty: false,
		serialDuty: false,
		needsApproval: false,
		isRental: false,
		isMedicalDevice: false,
		vpe: '1',
		minStock: '4',
	};
	const create = (artNr: string, more: object = {}, headers: Record<string, string> = {}, bearer = demo) =>
		server.ask('POST', '/api/v1/articles', { bearer, body: { artNr, ...values, ...more }, headers });

	test('has its number for ever, whatever signs are in it, and is found at once', async () => {
		const artNr = `Größe +/1 ${crypto.randomUUID().slice(0, 8)}`;
		const response = await create(artNr);
		expect([response.statusCode, response.body]).toEqual([201, response.body]);
		expect(response.json()).toMatchObject({ articleDescription: 'Neue Ware', minStock: '4.00', version: 1 });
		expect(await read(`${encodeURIComponent(artNr)}/inventory`)).toMatchObject({ inventory: '0.00', minStock: '4.00' });
		const again = await create(artNr);
		expect(again.statusCode).toBe(409);
	});

	test.each([
		['lists', 'notAllowed'],
		['  ', 'missing'],
		[' RO1', 'notAllowed'],
	])('is not called %o', async (artNr, code) => {
		const response = await create(artNr, { unit: 'ELLE' });
		expect([response.statusCode, response.json().fields]).toEqual([
			422,
			{ 'body.artNr': code, 'body.unit': 'notFound' },
		]);
	});

	test('is made once by ten equal requests, needs its right, and is stored whole or not at all', async () => {
		const artNr = `N${crypto.randomUUID().slice(0, 8)}`;
		const key = { 'idempotency-key': 'q83vASNFZ4mrze8BARTIKEL' };
		const all = await Promise.all(Array.from({ length: 10 }, () => create(artNr, {}, key)));
		expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
		expect((await create(`${artNr}-2`, {}, {}, verkauf)).statusCode).toBe(403);
		let count = 0;
		const packs = [{ unit: 'KTN', quantity: '3', gtin: '' }];
		await failEachQuery(server, async () => () => create(`${artNr}-F${count++}`, { packs }));
	}, 60_000);
});

test('what it costs to draw commission from is kept by who may not see it, and changed by who may', async () => {
	const nr = await article();
	const { version, record } = await recordOf(nr);
	expect((await put(nr, { ...record, dbzk: '12.5' }, version)).json()).toMatchObject({ dbzk: '12.500' });
	const { password } = await server.createUser({ username: 'pflege', apps: [5], rights: ['articlesEdit'] });
	const { bearer } = await server.signIn('pflege', password);
	const { version: next, ...open } = await read(`${nr}/record`, bearer);
	expect(open).not.toHaveProperty('dbzk');
	expect((await put(nr, { ...open, note: 'Regal 7' }, next, bearer)).statusCode).toBe(200);
	const lost = await put(nr, open, next, bearer);
	expect([lost.statusCode, lost.body]).toEqual([412, expect.not.stringContaining('dbzk')]);
	const refused = await put(nr, { ...open, dbzk: '1' }, next + 1, bearer);
	expect([refused.statusCode, refused.json().fields]).toEqual([422, { 'body.dbzk': 'notAllowed' }]);
	expect((await recordOf(nr)).record).toMatchObject({ dbzk: '12.500', note: 'Regal 7' });
});

test('the unit that stock is counted in stays once something was posted', async () => {
	const nr = await article();
	await server.ask('POST', `/api/v1/articles/${nr}/movements`, {
		bearer: demo,
		body: { kind: 'receipt', warehouse: 'WIEN', quantity: '1' },
	});
	const { version, record } = await recordOf(nr);
	const response = await put(nr, { ...record, unit: 'PAAR' }, version);
	expect([response.statusCode, response.json().fields]).toEqual([422, { 'body.unit': 'inUse' }]);
});

describe('a code that nobody knows', () => {
	const assign = (nr: string, code: string, more: object = {}, bearer = demo) =>
		server.ask('POST', `/api/v1/articles/${nr}/codes`, {
			bearer,
			body: { code, unit: 'STK', quantity: '1', ...more },
		});
	const scan = async (code: string) =>
		(await server.ask('POST', '/api/v1/scan', { bearer: demo, body: { code } })).json().hits;

	test('becomes the GTIN of an article, then of its packs, and opens it', async () => {
		const nr = await article();
		expect((await assign(nr, '4006381333931')).json()).toMatchObject({ gtin: '4006381333931', version: 2 });
		expect((await assign(nr, '14006381333938', { unit: 'KTN', quantity: '12' })).json().packs).toEqual([
			{ unit: 'KTN', quantity: '12.00', gtin: '14006381333938' },
		]);
		expect(await scan('14006381333938')).toMatchObject([
			{ type: 'ARTICLE', artNr: nr, match: 'pack', quantity: '12.00' },
		]);
		expect((await assign(nr, 'HERSTELLER-7')).json()).toMatchObject({ artNr2: 'HERSTELLER-7' });
		expect(await scan('HERSTELLER-7')).toMatchObject([{ artNr: nr, match: 'artNr2' }]);
	});

	test('is never taken from another article, and replaces nothing', async () => {
		const nr = await article();
		const known = await article();
		await assign(known, '96385074');
		for (const code of ['96385074', known]) {
			const response = await assign(nr, code);
			expect([code, response.statusCode]).toEqual([code, 409]);
		}
		await assign(nr, 'ERSTE');
		expect((await assign(nr, 'ZWEITE')).statusCode).toBe(409);
		expect((await assign(nr, 'X1', { quantity: '0' })).json().fields).toEqual({ 'body.quantity': 'outOfRange' });
		expect((await assign(nr, 'X1', {}, verkauf)).statusCode).toBe(403);
	});
});

function addPrice(nr: string, price: object, headers: Record<string, string> = {}) {
	const base = {
		priceList: 'STD',
		unit: 'STK',
		minQuantity: '1',
		customerGroup: null,
		customer: null,
		grossPrice: null,
		validTo: null,
	};
	return server.ask('POST', `/api/v1/articles/${nr}/prices/sales`, {
		bearer: demo,
		body: { ...base, ...price },
		headers,
	});
}

describe('a sale price', () => {
	test('from tomorrow on ends the one of today tonight', async () => {
		const nr = await article();
		await addPrice(nr, { validFrom: null, netPrice: '10' });
		const response = await addPrice(nr, { validFrom: tomorrow, netPrice: '12.345', endsOthers: true });
		expect([response.statusCode, response.body]).toEqual([201, response.body]);
		expect(response.json().rows).toMatchObject([
			{ validity: 'now', validFrom: null, validTo: today, netPrice: '10.000', grossPrice: '12.000' },
			{ validity: 'future', validFrom: tomorrow, validTo: null, netPrice: '12.345', grossPrice: '14.814' },
		]);
	});

	test('given with tax keeps that price to the cent', async () => {
		const nr = await article();
		const { rows } = (await addPrice(nr, { validFrom: null, netPrice: null, grossPrice: '4.00' })).json();
		expect(rows[0]).toMatchObject({ netPrice: '3.333', grossPrice: '4.000', isGross: true });
	});

	test('that would share a day with another one is refused, and two at once are not both stored', async () => {
		const nr = await article();
		await addPrice(nr, { validFrom: tomorrow, netPrice: '10' });
		const late = await addPrice(nr, { validFrom: null, netPrice: '9', endsOthers: true });
		expect([late.statusCode, late.json()]).toMatchObject([
			409,
			{ fields: { 'body.validFrom': 'overlaps' }, inTheWay: { validFrom: tomorrow, validTo: null } },
		]);
		const other = await article();
		const both = await Promise.all(['1', '2'].map((netPrice) => addPrice(other, { validFrom: null, netPrice })));
		expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
		// Of another kind it holds beside it.
		expect((await addPrice(nr, { validFrom: tomorrow, netPrice: '8', minQuantity: '10' })).statusCode).toBe(201);
	});

	test.each([
		[{ validFrom: '2026-02-30', netPrice: '1' }, 'body.validFrom', 'dateInvalid'],
		[{ validFrom: '2026-05-02', validTo: '2026-05-01', netPrice: '1' }, 'body.validTo', 'dateTooEarly'],
		[{ validFrom: null, netPrice: null }, 'body.netPrice', 'missing'],
		[{ validFrom: null, netPrice: '1', grossPrice: '2' }, 'body.grossPrice', 'notAllowed'],
		[{ validFrom: null, netPrice: '-1' }, 'body.netPrice', 'outOfRange'],
		[{ validFrom: null, netPrice: '1', priceList: 'NIX' }, 'body.priceList', 'notFound'],
		[{ validFrom: null, netPrice: '1', minQuantity: '0' }, 'body.minQuantity', 'outOfRange'],
	])('with %o is refused at its field', async (wrong, field, code) => {
		const response = await addPrice(await article(), wrong);
		expect([response.statusCode, response.json().fields]).toEqual([422, { [field]: code }]);
	});

	test('can be taken away as long as it has not held', async () => {
		const nr = await article();
		await addPrice(nr, { validFrom: null, netPrice: '10' });
		const { rows } = (await addPrice(nr, { validFrom: tomorrow, netPrice: '11', endsOthers: true })).json();
		const remove = (id: number) => server.ask('DELETE', `/api/v1/articles/${nr}/prices/sales/${id}`, { bearer: demo });
		expect((await remove(rows[0].id)).statusCode).toBe(422);
		expect((await remove(rows[1].id)).json().rows).toHaveLength(1);
		expect((await remove(rows[1].id)).statusCode).toBe(404);
	});

	test('is made once by ten equal requests, and whole or not at all', async () => {
		const nr = await article();
		const key = { 'idempotency-key': 'q83vASNFZ4mrze8BPREIS' };
		const all = await Promise.all(
			Array.from({ length: 10 }, () => addPrice(nr, { validFrom: null, netPrice: '3' }, key)),
		);
		expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
		const other = await article();
		let quantity = 1;
		await failEachQuery(
			server,
			async () => () => addPrice(other, { validFrom: null, netPrice: '3', minQuantity: String(quantity++) }),
		);
	}, 60_000);
});

test('a purchase price is the list price less both discounts, for a supplier, by who may see costs', async () => {
	const nr = await article();
	const { lfdnr } = await server.database.db
		.selectFrom('addresses')
		.select('lfdnr')
		.where('kd_lieferant', '=', true)
		.executeTakeFirstOrThrow();
	const body = {
		supplier: lfdnr,
		minQuantity: '1',
		validFrom: null,
		validTo: null,
		listPrice: '100',
		discount: '10',
		discount2: '10',
	};
	const ask = (bearer: string, content: object = body) =>
		server.ask('POST', `/api/v1/articles/${nr}/prices/purchases`, { bearer, body: content });
	const { password } = await server.createUser({ username: 'ohne-kosten', apps: [5], rights: ['articlesEdit'] });
	const { bearer } = await server.signIn('ohne-kosten', password);
	expect((await ask(bearer)).statusCode).toBe(403);
	expect((await ask(demo)).json()).toMatchObject([
		{ netPrice: '81.000', purchasePrice: '81.000', supplier: { lfdnr } },
	]);
	expect((await ask(demo)).statusCode).toBe(409);
	expect((await ask(demo, { ...body, supplier: 1700 })).json().fields).toEqual({ 'body.supplier': 'notFound' });
	expect((await ask(demo, { ...body, discount: '101' })).json().fields).toEqual({ 'body.discount': 'outOfRange' });
});
