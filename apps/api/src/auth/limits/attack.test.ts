import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestUser, type Tokens } from '../../testing/testApp.ts';

// One address, as all behind a company's router have it.
const shared = '198.51.100.7';

let server: TestApp;
let staff: readonly TestUser[];

beforeAll(async () => {
	server = await createTestApp({ KONTOR_RATE_LIMIT: '300' });
	staff = await Promise.all(Array.from({ length: 20 }, (_, i) => server.createUser({ username: `belegschaft${i}` })));
	for (const user of staff) expect((await signIn(user)).statusCode).toBe(200);
});
afterAll(() => server.close());

function post(path: 'login' | 'refresh' | 'logout', body: object) {
	return server.ask('POST', `/api/v1/${path}`, { body, remoteAddress: shared });
}

function signIn({ username, password }: Pick<TestUser, 'username' | 'password'>) {
	return post('login', { username, password });
}

/** Signs in, renews and signs out as the portal does; gives the statuses. */
async function workDay(user: TestUser): Promise<number[]> {
	const signedIn = await signIn(user);
	if (signedIn.statusCode !== 200) return [signedIn.statusCode];
	const renewed = await post('refresh', { refreshToken: signedIn.json<Tokens>().refreshToken });
	if (renewed.statusCode !== 200) return [200, renewed.statusCode];
	const { bearer, refreshToken } = renewed.json<Tokens>();
	const asked = await server.ask('GET', '/api/v1/user', { bearer, remoteAddress: shared });
	return [200, 200, asked.statusCode, (await post('logout', { refreshToken })).statusCode];
}

describe('while somebody attacks from the address that all staff share', () => {
	test('with wrong sign-ins, made-up tokens and anonymous requests, all staff sign in, renew and sign out', async () => {
		const times = Array.from({ length: 310 }, (_, i) => i);
		const attacks = [
			times.map((i) => signIn({ username: `fremd${i}`, password: 'falsch' })),
			times.map(() => post('refresh', { refreshToken: randomBytes(32).toString('base64url') })),
			times.map(() => post('logout', { refreshToken: randomBytes(32).toString('base64url') })),
			times.map(() => server.ask('GET', '/api/v1/company', { remoteAddress: shared })),
		].map((requests) => Promise.all(requests));

		expect(await Promise.all(staff.map(workDay))).toEqual(staff.map(() => [200, 200, 200, 204]));

		// The attack itself has met every limit.
		for (const answers of await Promise.all(attacks))
			expect(answers.map(({ statusCode }) => statusCode)).toContain(429);
		for (const user of staff.slice(0, 3)) expect(await workDay(user)).toEqual([200, 200, 200, 204]);
	});

	test('with wrong passwords for a named colleague, that colleague signs in without a wait', async () => {
		const [colleague] = staff;
		if (colleague === undefined) throw new Error('no staff');
		for (let i = 0; i < 15; i++) expect((await signIn({ ...colleague, password: 'falsch' })).statusCode).toBe(401);
		expect(await workDay(colleague)).toEqual([200, 200, 200, 204]);
	});

	test('with 40 wrong passwords an hour for a named colleague, only that one waits, there alone, and what is open goes on', async () => {
		const [, colleague, other] = staff;
		if (colleague === undefined || other === undefined) throw new Error('no staff');
		const home = '203.0.113.77';
		const fromHome = () =>
			server.ask('POST', '/api/v1/login', {
				body: { username: colleague.username, password: colleague.password },
				remoteAddress: home,
			});
		expect((await fromHome()).statusCode).toBe(200);
		const open = (await signIn(colleague)).json<Tokens>();
		for (let i = 0; i < 40; i++) expect((await signIn({ ...colleague, password: 'falsch' })).statusCode).toBe(401);

		const refused = await signIn(colleague);
		expect([refused.statusCode, refused.json().code]).toEqual([429, 'tooManySignIns']);
		expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3600);
		// Tries that are not checked lengthen nothing.
		for (let i = 0; i < 5; i++) expect((await signIn({ ...colleague, password: 'falsch' })).statusCode).toBe(429);
		expect((await fromHome()).statusCode).toBe(200);
		expect((await post('refresh', { refreshToken: open.refreshToken })).statusCode).toBe(200);
		expect(await workDay(other)).toEqual([200, 200, 200, 204]);
		server.advance(3600);
		expect((await signIn(colleague)).statusCode).toBe(200);
	});

	test('with parallel wrong passwords for one colleague, another one need not wait for their checks', async () => {
		const [named, other] = staff;
		if (named === undefined || other === undefined) throw new Error('no staff');
		let checked = 0;
		const attack = Array.from({ length: 20 }, () =>
			signIn({ ...named, password: 'falsch' }).finally(() => {
				checked++;
			}),
		);
		expect((await signIn(other)).statusCode).toBe(200);
		expect(checked).toBeLessThan(15);
		await Promise.all(attack);
	});
});

test('a clock that is set back by an hour lengthens no wait and no limit', async () => {
	const limited = await createTestApp({ KONTOR_RATE_LIMIT: '10' });
	const { bearer } = await limited.signIn('demo');
	const ask = async () => (await limited.ask('GET', '/api/v1/user', { bearer })).statusCode;
	const guess = async () =>
		(await limited.ask('POST', '/api/v1/login', { body: { username: 'fremd', password: 'falsch' } })).statusCode;
	for (let i = 0; i < 10; i++) expect(await ask()).toBe(200);
	for (let i = 0; i < 5; i++) expect(await guess()).toBe(401);
	expect([await ask(), await guess()]).toEqual([429, 429]);

	limited.setClock(-3600);
	limited.advance(10);
	// The bearer is from the future now; the portal renews it.
	expect(await ask()).toBe(401);
	expect(await guess()).toBe(401);
	expect((await limited.signIn('demo')).bearer).not.toBe('');
	await limited.close();
});

test('a proxy that nobody has named is warned about once, in words', async () => {
	const forwarded = (app: TestApp, remoteAddress: string) =>
		app.ask('GET', '/healthz', { headers: { 'x-forwarded-for': '203.0.113.9' }, remoteAddress });
	const warnings = (app: TestApp) =>
		app
			.logged()
			.split('\n')
			.filter((line) => line.includes('untrustedProxy'));
	for (let i = 0; i < 3; i++) await forwarded(server, '10.1.1.1');
	const [warning, ...others] = warnings(server);
	expect(others).toEqual([]);
	expect(JSON.parse(warning ?? '{}')).toMatchObject({
		level: 'warn',
		peer: '10.1.1.1',
		message: expect.stringMatching(/KONTOR_TRUSTED_PROXIES nennt diese Adresse nicht/),
	});

	const behind = await createTestApp({ KONTOR_TRUSTED_PROXIES: '10.1.1.1' });
	await forwarded(behind, '10.1.1.1');
	await behind.ask('GET', '/healthz', { remoteAddress: '10.9.9.9' });
	expect(warnings(behind)).toEqual([]);
	await forwarded(behind, '10.1.1.2');
	expect(warnings(behind)).toHaveLength(1);
	await behind.close();
});
