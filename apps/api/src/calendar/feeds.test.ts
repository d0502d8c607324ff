import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let server: TestApp;
let demo: string;
let clerk: string;
let patient: number;

beforeAll(async () => {
	server = await createTestApp();
	({ bearer: demo } = await server.signIn('demo'));
	const user = await server.createUser({ username: 'empfang', apps: [2] });
	({ bearer: clerk } = await server.signIn('empfang', user.password));
	const { lfdnr } = await server.database.db
		.insertInto('addresses')
		.values({ is_person: true, lastname: 'Geheimnisvoll', kd_patient: true })
		.returning('lfdnr')
		.executeTakeFirstOrThrow();
	patient = lfdnr;
	const response = await server.ask('POST', '/api/v1/calv2/appointments', {
		bearer: demo,
		body: {
			...{ title: 'Anprobe, Fuß; links', start: '2026-12-24T20:00:00', end: '2026-12-24T20:30:00', allDay: false },
			...{ type: 1, state: 1, scope: 1, location: 1, resources: [1], addresses: [patient], objects: [] },
			...{ documents: [], telNr: '0316', text: 'Diagnose', conflictResolution: 'none', overbookReason: '' },
		},
	});
	expect(response.statusCode).toBe(201);
});
afterAll(() => server.close());

async function create(level: string, bearer = demo) {
	return server.ask('POST', '/api/v1/calv2/feeds', { bearer, body: { bezeichnung: 'Outlook', level } });
}

function read(file: string, headers: Record<string, string> = {}) {
	return server.ask('GET', `/api/v1/calv2/feed/${file}`, { headers });
}

test('a feed without persons tells titles, a full one names too, and equal states give equal bytes and 304 (C30)', async () => {
	const { file } = (await create('withoutPersons')).json();
	const first = await read(file);
	expect(first.headers['content-type']).toBe('text/calendar; charset=utf-8');
	expect(first.body).toContain(String.raw`SUMMARY:Anprobe\, Fuß\; links`);
	expect(first.body).not.toContain('Geheimnisvoll');
	expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' });
	const second = await read(file);
	expect(second.body).toBe(first.body);
	// Not by luck within a second: an entry is dated by its last change, whenever it is read.
	const { pool } = server.database;
	await pool.query("update appointments set changed_at = '2026-01-05T07:08:09Z'");
	const stamps = (await read(file)).body.match(/^DTSTAMP:.*(?=\r$)/gm) ?? [];
	expect(new Set(stamps)).toEqual(new Set(['DTSTAMP:20260105T070809Z']));
	const dated = await read(file);
	const known = await read(file, { 'if-none-match': String(dated.headers.etag) });
	expect([known.statusCode, known.body]).toEqual([304, '']);
	const full = (await create('full')).json();
	expect((await read(full.file)).body.replaceAll('\r\n ', '')).toContain(': Geheimnisvoll');
});

test('"nur beschäftigt" tells no name, number, title or place (C31)', async () => {
	const { file } = (await create('busy')).json();
	const { body } = await read(file);
	expect(body).toContain('SUMMARY:Beschäftigt');
	expect(body).toContain('CLASS:PRIVATE');
	const { rows } = await server.database.pool.query<{ word: string }>(`
		select title as word from appointments union select display_name from addresses
			where lfdnr in (select address_lfdnr from appointment_addresses)
		union select bezeichnung from calendar_locations`);
	expect(rows.length).toBeGreaterThan(100);
	expect(rows.filter(({ word }) => body.includes(word))).toEqual([]);
	expect(body).not.toContain('DESCRIPTION');
});

test('a full feed needs the right to data of patients, and says nobody when it is lost', async () => {
	expect((await create('full', clerk)).json().fields).toEqual({ 'body.level': 'notAllowed' });
	const { file } = (await create('full')).json();
	await server.database.db.deleteFrom('user_rights').where('user_id', '=', 1).where('key', '=', 'health').execute();
	expect((await read(file)).body).not.toContain('Geheimnisvoll');
	await server.database.db.insertInto('user_rights').values({ user_id: 1, key: 'health' }).execute();
});

test('an ended feed, a wrong secret and one of a disabled user are one 404, and nobody ends another one’s', async () => {
	const { file, lfdnr } = (await create('busy')).json();
	const end = (bearer: string) => server.ask('DELETE', `/api/v1/calv2/feeds/${lfdnr}`, { bearer });
	expect((await end(clerk)).statusCode).toBe(404);
	await server.database.db.updateTable('users').set({ disabled: true }).where('user_id', '=', 1).execute();
	const disabled = await read(file);
	await server.database.db.updateTable('users').set({ disabled: false }).where('user_id', '=', 1).execute();
	// Being disabled has ended the session.
	({ bearer: demo } = await server.signIn('demo'));
	expect((await read(file)).statusCode).toBe(200);
	expect((await end(demo)).statusCode).toBe(204);
	expect((await end(demo)).statusCode).toBe(404);
	const [ended, wrong] = [await read(file), await read(`${'A'.repeat(43)}.ics`)];
	const bare = ({ statusCode, body }: typeof ended) => [statusCode, { ...JSON.parse(body), requestId: '' }];
	expect(bare(ended)).toEqual(bare(wrong));
	expect(bare(disabled)).toEqual(bare(wrong));
	expect(ended.statusCode).toBe(404);
});

test('a feed is replaced by one with another address: the old one ends with it, and only one’s own', async () => {
	const old = (await create('busy')).json();
	const replace = (bearer: string) =>
		server.ask('POST', '/api/v1/calv2/feeds', {
			bearer,
			body: { bezeichnung: 'Outlook', level: 'busy', replaces: old.lfdnr },
		});
	const refused = await replace(clerk);
	expect([refused.statusCode, refused.json().fields]).toEqual([422, { 'body.replaces': 'notFound' }]);
	expect((await read(old.file)).statusCode).toBe(200);
	const { file } = (await replace(demo)).json();
	expect([(await read(old.file)).statusCode, (await read(file)).statusCode]).toEqual([404, 200]);
});

test('the secret stands neither in the log nor in the database', async () => {
	const { file } = (await create('busy')).json();
	await read(file);
	const secret = file.slice(0, 43);
	expect(server.logged()).not.toContain(secret);
	const { rows } = await server.database.pool.query('select * from calendar_feeds');
	expect(JSON.stringify(rows)).not.toContain(secret);
	const listed = await server.ask('GET', '/api/v1/calv2/feeds', { bearer: demo });
	expect(listed.body).not.toContain(secret);
	expect(listed.json()[0].fetchedAt).not.toBeNull();
});
