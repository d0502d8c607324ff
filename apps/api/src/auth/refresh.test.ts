import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type Tokens } from '../testing/testApp.ts';

let server: TestApp;

beforeAll(async () => {
	server = await createTestApp();
});
afterAll(() => server.close());

function refresh(refreshToken: string) {
	return server.ask('POST', '/api/v1/refresh', { body: { refreshToken } });
}

async function renewed(refreshToken: string): Promise<Tokens> {
	const response = await refresh(refreshToken);
	expect(response.statusCode).toBe(200);
	return response.json<Tokens>();
}

async function userStatus({ bearer }: Tokens): Promise<number> {
	return (await server.ask('GET', '/api/v1/user', { bearer })).statusCode;
}

async function tokenCount(): Promise<number> {
	const row = await server.database.db
		.selectFrom('refresh_tokens')
		.select(({ fn }) => fn.countAll<string>().as('count'))
		.executeTakeFirstOrThrow();
	return Number(row.count);
}

async function auditCount(action: string): Promise<number> {
	const row = await server.database.db
		.selectFrom('audit_log')
		.select(({ fn }) => fn.countAll<string>().as('count'))
		.where('action', '=', action)
		.executeTakeFirstOrThrow();
	return Number(row.count);
}

describe('a refresh token', () => {
	test('gives new tokens each time, and all bearers of the session hold', async () => {
		const first = await server.signIn('demo');
		const second = await renewed(first.refreshToken);
		const third = await renewed(second.refreshToken);
		expect(new Set([first, second, third].map(({ refreshToken }) => refreshToken)).size).toBe(3);
		for (const tokens of [first, second, third]) expect(await userStatus(tokens)).toBe(200);
	});

	test('is stored as its hash alone', async () => {
		const { refreshToken } = await server.signIn('demo');
		const { pool } = server.database;
		const { rows } = await pool.query("select encode(token_hash, 'base64') as hash from refresh_tokens");
		expect(JSON.stringify(rows)).not.toContain(Buffer.from(refreshToken, 'base64url').toString('base64'));
	});

	test('presented 200 times at once makes one row, and all get the same successor', async () => {
		const { refreshToken } = await server.signIn('demo');
		const before = await tokenCount();
		const responses = await Promise.all(Array.from({ length: 200 }, () => refresh(refreshToken)));
		expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
		expect(new Set(responses.map((response) => response.json<Tokens>().refreshToken)).size).toBe(1);
		expect(await tokenCount()).toBe(before + 1);
	});

	test('within the grace time gives the same successor although that was used already', async () => {
		const first = await server.signIn('demo');
		const second = await renewed(first.refreshToken);
		await renewed(second.refreshToken);
		server.advance(29);
		expect((await renewed(first.refreshToken)).refreshToken).toBe(second.refreshToken);
	});

	test('gives the same successor after any time while that is unused: the answer got lost', async () => {
		const first = await server.signIn('demo');
		const second = await renewed(first.refreshToken);
		server.advance(3600);
		const again = await renewed(first.refreshToken);
		expect(again.refreshToken).toBe(second.refreshToken);
		expect(await userStatus(again)).toBe(200);
		await renewed(again.refreshToken);
	});

	test('older than that ends the whole session at once: newest token, all bearers, with an audit entry', async () => {
		const first = await server.signIn('demo');
		const other = await server.signIn('demo');
		const second = await renewed(first.refreshToken);
		const third = await renewed(second.refreshToken);
		server.advance(31);
		const reuses = await auditCount('tokenReuse');

		expect((await refresh(first.refreshToken)).statusCode).toBe(401);

		for (const tokens of [first, second, third]) {
			expect(await userStatus(tokens)).toBe(401);
			expect((await refresh(tokens.refreshToken)).statusCode).toBe(401);
		}
		expect(await userStatus(other)).toBe(200);
		expect(await auditCount('tokenReuse')).toBe(reuses + 1);
	});

	test('a replay that races with the holder of the newest token leaves nobody signed in', async () => {
		const first = await server.signIn('demo');
		const second = await renewed(first.refreshToken);
		const third = await renewed(second.refreshToken);
		server.advance(60);
		await Promise.all([
			refresh(first.refreshToken),
			refresh(third.refreshToken),
			refresh(first.refreshToken),
			refresh(third.refreshToken),
		]);
		expect((await refresh(third.refreshToken)).statusCode).toBe(401);
		expect(await userStatus(third)).toBe(401);
	});

	test.each([
		['never given out', 'q83vASNFZ4mrze8BI0VniavN7wEjRWeJq83vASNFZ4k', 401],
		['too short', 'abc', 400],
		['with a foreign letter', 'ü83vASNFZ4mrze8BI0VniavN7wEjRWeJq83vASNFZ4k', 400],
		['empty', '', 400],
	])('%s is refused', async (_, refreshToken, status) => {
		expect((await refresh(refreshToken)).statusCode).toBe(status);
	});
});

describe('a session', () => {
	test('ends after eight hours without a refresh', async () => {
		const tokens = await server.signIn('demo');
		server.advance(8 * 3600 - 5);
		const next = await renewed(tokens.refreshToken);
		server.advance(8 * 3600 + 5);
		expect((await refresh(next.refreshToken)).statusCode).toBe(401);
	});

	test('ends after twelve hours however often it is refreshed, and no bearer outlives it', async () => {
		let tokens = await server.signIn('demo');
		for (let hour = 0; hour < 11; hour++) {
			server.advance(3600);
			tokens = await renewed(tokens.refreshToken);
		}
		server.advance(3600 - 60);
		tokens = await renewed(tokens.refreshToken);
		expect(await userStatus(tokens)).toBe(200);
		server.advance(61);
		expect(await userStatus(tokens)).toBe(401);
		expect((await refresh(tokens.refreshToken)).statusCode).toBe(401);
	});

	test('a bearer lives five minutes', async () => {
		const tokens = await server.signIn('demo');
		server.advance(299);
		expect(await userStatus(tokens)).toBe(200);
		server.advance(2);
		expect(await userStatus(tokens)).toBe(401);
	});

	test('ends by signing out, at once and for every token of it; a second time is no error', async () => {
		const first = await server.signIn('demo');
		const second = await renewed(first.refreshToken);
		const signOut = () => server.ask('POST', '/api/v1/logout', { body: { refreshToken: second.refreshToken } });
		expect((await signOut()).statusCode).toBe(204);
		expect((await signOut()).statusCode).toBe(204);
		expect(await userStatus(first)).toBe(401);
		expect((await refresh(first.refreshToken)).statusCode).toBe(401);
		expect((await refresh(second.refreshToken)).statusCode).toBe(401);
	});

	test('ends when its user is disabled', async () => {
		const user = await server.createUser({ username: 'gekündigt' });
		const tokens = await server.signIn(user.username);
		await server.database.db.updateTable('users').set({ disabled: true }).where('user_id', '=', user.userId).execute();
		expect(await userStatus(tokens)).toBe(401);
		expect((await refresh(tokens.refreshToken)).statusCode).toBe(401);
	});
});
