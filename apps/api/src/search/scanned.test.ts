import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let server: TestApp;
let demo: string;

beforeAll(async () => {
	server = await createTestApp();
	({ bearer: demo } = await server.signIn('demo'));
});
afterAll(() => server.close());

async function scan(code: string, bearer = demo): Promise<{ type: string; match: string }[]> {
	const response = await server.ask('POST', '/api/v1/scan', { bearer, body: { code } });
	expect([code, response.statusCode]).toEqual([code, 200]);
	return response.json().hits;
}

test('a scanned code finds article, document and address, compared whole, each only for who may open it', async () => {
	const { rows } = await server.database.pool.query(
		"select nr, wf_cid::text as wf_cid, address_lfdnr as lfdnr from documents where nr <> '' and firma = 1 order by wf_cid limit 1",
	);
	const { nr, wf_cid, lfdnr } = rows[0];
	expect(await scan('2000000000305')).toMatchObject([{ type: 'ARTICLE', artNr: 'RO100030', match: 'gtin' }]);
	expect(await scan(` ${nr} `)).toMatchObject([{ type: 'DOCUMENT', match: 'documentNumber', wf_cid, lfdnr }]);
	expect(await scan('1700')).toMatchObject([{ type: 'ADDRESS', match: 'addressNumber', lfdnr: 1700 }]);
	for (const code of ['200000000030', nr.slice(0, -1), '0001700', '%', 'RO10003']) expect(await scan(code)).toEqual([]);
	const { password } = await server.createUser({ username: 'nur-lager', apps: [5] });
	const { bearer } = await server.signIn('nur-lager', password);
	expect([await scan(nr, bearer), await scan('1700', bearer)]).toEqual([[], []]);
	const { password: other } = await server.createUser({ username: 'nur-crm', apps: [1] });
	const { bearer: crm } = await server.signIn('nur-crm', other);
	expect(await scan('2000000000305', crm)).toEqual([]);
});

test('an article whose number is the number of an address gives both to choose from', async () => {
	await server.database.db.insertInto('articles').values({ art_nr: '1701', name: 'Namensvetter' }).execute();
	expect((await scan('1701')).map(({ type }) => type)).toEqual(['ARTICLE', 'ADDRESS']);
});

test('suppliers are found by words of their name in any order, or by their number', async () => {
	const find = async (q: string) =>
		(await server.ask('POST', '/api/v1/articles/search/suppliers', { bearer: demo, body: { q } })).json();
	const [first] = await find('');
	expect(first).toMatchObject({ lfdnr: expect.any(Number), name: expect.stringMatching(/./) });
	expect(await find(String(first.lfdnr))).toContainEqual(first);
	expect(await find(first.name.split(' ').toReversed().join(' '))).toContainEqual(first);
	expect(await find('gibtesnichtxyz')).toEqual([]);
});
