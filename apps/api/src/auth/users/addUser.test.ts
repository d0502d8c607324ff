import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { addUser, readApps, readRights } from './addUser.ts';

let server: TestApp;

beforeAll(async () => {
	server = await createTestApp();
});
afterAll(() => server.close());

const huber = {
	username: 'Huber',
	password: 'eine lange Losung',
	admin: false,
	apps: ['crm', 'articles'],
	rights: ['health'],
} as const;

test('a user that an operator adds signs in and has the named apps and rights alone', async () => {
	await addUser(server.database, huber);
	const { bearer } = await server.signIn('huber', huber.password);
	expect((await server.ask('GET', '/api/v1/crm/addresses/types', { bearer })).statusCode).toBe(200);
	const apps = (await server.ask('GET', '/api/v1/apps', { bearer })).json<
		{ appId: number; hasPermission: boolean }[]
	>();
	expect(apps.filter(({ hasPermission }) => hasPermission).map(({ appId }) => appId)).toEqual([1, 5]);
	expect((await server.ask('GET', '/api/v1/user', { bearer })).json().rights).toEqual(['health']);
});

test('a name in use is refused, whatever its capitals, and nothing changes', async () => {
	await addUser(server.database, { ...huber, username: 'mayer' });
	await expect(addUser(server.database, { ...huber, username: 'MAYER' })).rejects.toThrow(/in use/);
});

test.each([
	['MÜLLNER', 'müllner'],
	['Mu\u0308hl', 'MÜHL'],
	['ｋｌｅｉｎ', 'klein'],
	['Ga\u200bbriel ', 'gabriel'],
])('a user added as %j signs in as %j, and the name is stored as it is seen', async (username, typed) => {
	const userId = await addUser(server.database, { ...huber, username });
	await server.signIn(typed, huber.password);
	await server.signIn(username, huber.password);
	await expect(addUser(server.database, { ...huber, username: typed })).rejects.toThrow(/in use/);
	const { rows } = await server.database.pool.query('select username from users where user_id = $1', [userId]);
	expect(rows[0].username).toBe(username.normalize('NFC').replace('\u200b', '').trim());
});

test('a short password and an empty name are refused', async () => {
	await expect(addUser(server.database, { ...huber, username: 'kurz', password: '11 Zeichen!' })).rejects.toThrow(/12/);
	await expect(addUser(server.database, { ...huber, username: '  ' })).rejects.toThrow(/name/);
});

test('apps are named by their keys', () => {
	expect(readApps(' crm, articles ,')).toEqual(['crm', 'articles']);
	expect(() => readApps('crm,alles')).toThrow(/no app alles.*crm/);
});

test('rights are named by their keys', () => {
	expect(readRights(' health, bank ,')).toEqual(['health', 'bank']);
	expect(() => readRights('health,alles')).toThrow(/no right alles.*health/);
});
