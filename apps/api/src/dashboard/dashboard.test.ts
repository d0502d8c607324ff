import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let server: TestApp;

beforeAll(async () => {
	server = await createTestApp();
});
afterAll(() => server.close());

interface Opened {
	type: string;
	id: string;
	name: string;
	addressLfdnr: number | null;
}

async function person(username: string, apps: number[]) {
	const user = await server.createUser({ username, apps });
	const { bearer } = await server.signIn(username);
	const { bearer: elsewhere } = await server.signIn(username);
	return {
		...user,
		bearer,
		note: async (type: string, id: string) =>
			(await server.ask('POST', '/api/v1/dashboard/opened', { bearer, body: { type, id } })).statusCode,
		// From another workstation.
		list: async (): Promise<Opened[]> =>
			(await server.ask('GET', '/api/v1/dashboard/opened', { bearer: elsewhere })).json(),
	};
}

describe('what was opened last', () => {
	test('is known at every workstation, the newest first and each once, with the names of now', async () => {
		const { note, list } = await person('oeffnet', [1, 4, 5]);
		const { db } = server.database;
		const document = await db.selectFrom('documents').selectAll().limit(1).executeTakeFirstOrThrow();
		const article = await db.selectFrom('articles').selectAll().limit(1).executeTakeFirstOrThrow();
		expect([
			await note('ADDRESS', '1001'),
			await note('DOCUMENT', String(document.wf_cid)),
			await note('ARTICLE', article.art_nr),
			await note('TASK', '1'),
			await note('ADDRESS', '1001'),
		]).toEqual([204, 204, 204, 204, 204]);
		const opened = await list();
		expect(opened.map(({ type, id }) => `${type} ${id}`)).toEqual([
			'ADDRESS 1001',
			'TASK 1',
			`ARTICLE ${article.art_nr}`,
			`DOCUMENT ${document.wf_cid}`,
		]);
		expect(opened[3]).toMatchObject({ addressLfdnr: document.address_lfdnr });
		expect(opened[3]?.name).toContain(document.name);
		const { rows } = await server.database.pool.query(
			"update tasks set title = 'Umbenannt' where lfdnr = 1 returning lfdnr",
		);
		expect(rows).toHaveLength(1);
		expect((await list())[1]).toMatchObject({ name: 'Umbenannt' });
	});

	test('goes where the right goes, and with the record', async () => {
		const { userId, note, list } = await person('verliert', [1, 4]);
		await note('ADDRESS', '1002');
		await note('TASK', '2');
		await note('ARTICLE', '1');
		expect((await list()).map(({ type }) => type)).toEqual(['TASK', 'ADDRESS']);
		await server.database.pool.query('delete from user_apps where user_id = $1 and app_id = 1', [userId]);
		expect((await list()).map(({ type }) => type)).toEqual(['TASK']);
		await note('TASK', '3');
		const { rows } = await server.database.pool.query(
			'select type, id from opened_records where user_id = $1 order by id',
			[userId],
		);
		expect(rows).toEqual([
			{ type: 'TASK', id: '2' },
			{ type: 'TASK', id: '3' },
		]);
		await server.database.pool.query('update tasks set deleted_at = now() where lfdnr = 3');
		expect((await list()).map(({ id }) => id)).toEqual(['2']);
		await server.database.pool.query('update tasks set deleted_at = null where lfdnr = 3');
	});

	test('is not longer than twenty, and nothing that is not a record', async () => {
		const { userId, note, list } = await person('viel-offen', [1]);
		for (let lfdnr = 1001; lfdnr < 1031; lfdnr++) await note('ADDRESS', String(lfdnr));
		for (const id of ['0', '01', 'x', '9999999999', "1' or 1=1"]) expect(await note('ADDRESS', id)).toBe(204);
		const opened = await list();
		expect(opened).toHaveLength(20);
		expect(opened[0]?.id).toBe('1030');
		const { rows } = await server.database.pool.query(
			'select count(*)::int as count from opened_records where user_id = $1',
			[userId],
		);
		expect(rows[0].count).toBeLessThanOrEqual(21);
	});

	test('never tells of another firma', async () => {
		const other = await server.createUser({ username: 'andere-firma', apps: [1, 4], firma: 2 });
		const { bearer } = await server.signIn(other.username);
		await server.ask('POST', '/api/v1/dashboard/opened', { bearer, body: { type: 'ADDRESS', id: '1001' } });
		expect((await server.ask('GET', '/api/v1/dashboard/opened', { bearer })).json()).toEqual([]);
	});
});

describe('failed sign-ins', () => {
	test('are counted by hour, those of a day ago apart, without a name', async () => {
		const { bearer } = await server.signIn('admin');
		const ask = async () => (await server.ask('GET', '/api/v1/dashboard/failed-logins', { bearer })).json();
		const before = await ask();
		await server.database.pool.query(
			`insert into audit_log (action, at) select 'signInFailed', now() - ago from unnest($1::interval[]) as ago`,
			[['1 minute', '2 minutes', '5 hours', '23 hours 59 minutes', '25 hours', '47 hours', '49 hours']],
		);
		const after = await ask();
		expect(after.count - before.count).toBe(4);
		expect(after.countBefore - before.countBefore).toBe(2);
		expect(after.hours).toHaveLength(24);
		expect([after.hours[23] - before.hours[23], after.hours[18] - before.hours[18], after.hours[0]]).toEqual([2, 1, 1]);
		const { bearer: clerk } = await server.signIn('verkauf');
		expect((await server.ask('GET', '/api/v1/dashboard/failed-logins', { bearer: clerk })).statusCode).toBe(403);
	});
});
