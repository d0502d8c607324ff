import { addDays } from '@kontor/domain/date';
import { viennaToday } from '@kontor/domain/dateTime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { discPng } from '../../seed/accounts.ts';
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

function addPrice(nr: string, price: object, headers: Record<string, string> = {}) {
	const base = {
		priceList: 'STD',
		unit: 'STK',
		minQuantity: '1',
		customerGroup: null,
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
		expect([late.statusCode, late.json().fields]).toEqual([409, { 'body.validFrom': 'overlaps' }]);
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

describe('a picture', () => {
	const send = (nr: string, image: string | null) =>
		server.ask('PUT', `/api/v1/articles/${nr}/image`, { bearer: demo, body: { image } });

	test('is kept without what a camera has written into it', async () => {
		const nr = await article();
		const exif = Buffer.from('Exif\0\0GPS 48.2082 16.3738');
		const jpeg = Buffer.concat([
			Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1, 0xff, 0xe1, 0, exif.length + 2]),
			exif,
			Buffer.from([0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9]),
		]);
		const { image } = (await send(nr, jpeg.toString('base64'))).json();
		expect(Buffer.from(image, 'base64').toString('latin1')).not.toContain('GPS');
		expect((await read(nr)).hasImage).toBe(true);
		expect((await read(`${nr}/image`)).image).toBe(image);
		const png = discPng(16, [1, 2, 3]).toString('base64');
		expect((await send(nr, png)).json().image).toBe(png);
		await send(nr, null);
		expect(await read(`${nr}/image`)).toEqual({ image: null });
	});

	test.each([
		['that draws by script', Buffer.from('<svg onload="alert(1)"/>'), 'invalid'],
		['that ends in the middle', discPng(16, [1, 2, 3]).subarray(0, 40), 'invalid'],
		['of too many bytes', Buffer.concat([discPng(16, [1, 2, 3]), Buffer.alloc(172_000)]), 'tooLong'],
	])('%s is refused', async (_, bytes, code) => {
		const response = await send(await article(), bytes.toString('base64'));
		expect([response.statusCode, response.json().fields]).toEqual([422, { 'body.image': code }]);
	});
});
