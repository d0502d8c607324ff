import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { securityHeaders } from './headers.ts';
import { createLog } from './log.ts';
import { createTestApp, type TestApp, type Tokens } from './testing/testApp.ts';

const folder = mkdtempSync(join(tmpdir(), 'kontor-portal-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Kontor</title>');
writeFileSync(join(folder, 'version.json'), '{"version":"V2.0.14-R1","build":"abc"}');
writeFileSync(join(folder, 'assets/main-abc123.js'), 'export const plain = 1;');
writeFileSync(join(folder, 'assets/main-abc123.js.br'), 'brotli');
writeFileSync(join(folder, 'assets/main-abc123.js.gz'), 'gzip');
writeFileSync(join(folder, '.secret'), 'x');

let server: TestApp;
let tokens: Tokens;

beforeAll(async () => {
	server = await createTestApp({ KONTOR_PORTAL: folder });
	tokens = await server.signIn('demo');
});
afterAll(async () => {
	await server.close();
	rmSync(folder, { recursive: true });
});

const SEARCH = '/api/v1/crm/addresses/search/filtered';

function search(payload: string | Buffer, headers: Record<string, string> = { 'content-type': 'application/json' }) {
	const authorization = `Bearer ${tokens.bearer}`;
	return server.app.inject({ method: 'POST', url: SEARCH, payload, headers: { authorization, ...headers } });
}

describe('every answer', () => {
	test.each([
		['GET', '/'],
		['GET', '/version.json'],
		['GET', '/assets/main-abc123.js'],
		['GET', '/assets/gone.js'],
		['GET', '/api/v1/company'],
		['GET', '/api/v1/user'],
		['GET', '/api/v1/nowhere'],
		['DELETE', '/api/v1/user'],
		['POST', '/api/v1/login'],
		['GET', '/api/%zz'],
		['GET', '/healthz'],
		['PUT', '/crm'],
	] as const)('of %s %s carries the security headers and no name of the software', async (method, path) => {
		const { headers } = await server.ask(method, path);
		expect(headers).toMatchObject(securityHeaders);
		expect(headers.server).toBeUndefined();
		expect(headers['x-powered-by']).toBeUndefined();
		expect(headers['set-cookie']).toBeUndefined();
		expect(headers['access-control-allow-origin']).toBeUndefined();
		expect(String(headers['content-type'] ?? 'charset=utf-8')).toMatch(/charset=utf-8/i);
		if (path.startsWith('/api')) expect(headers['cache-control']).toBe('no-store');
	});

	test('allows no script but the own ones', () => {
		const policy = securityHeaders['content-security-policy'] ?? '';
		expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
		for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
			expect(policy).toContain(part);
	});

	test('lets the portal print a PDF from a hidden frame', () => {
		expect(securityHeaders['content-security-policy']).toContain("frame-src 'self' blob:;");
	});

	test('that is an error has the one shape, in German, without anything of the inside', async () => {
		const { db } = server.database;
		const spoilt = await server.createUser({ username: 'kaputt', apps: [1] });
		const session = await server.signIn(spoilt.username);
		await db.updateTable('users').set({ user_lvl: 5 }).where('user_id', '=', spoilt.userId).execute();
		await server.database.pool.query('alter table users rename column email to e_mail');
		const response = await server.ask('GET', '/api/v1/user', { bearer: session.bearer });
		await server.database.pool.query('alter table users rename column e_mail to email');
		expect(response.statusCode).toBe(500);
		expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
		expect(response.json()).toEqual({
			type: '/problems/internal',
			title: 'Es ist ein unerwarteter Fehler aufgetreten.',
			status: 500,
			code: 'internal',
			requestId: expect.stringMatching(/^[\w-]+$/),
		});
		expect(server.logged()).toContain(`"id":"${response.json<{ requestId: string }>().requestId}"`);
	});
});

describe('a path', () => {
	test.each([
		['POST', '/api/v1/user', 'GET'],
		['GET', '/api/v1/login', 'POST'],
		['DELETE', '/api/v1/dashboard/search', 'GET, POST'],
		['GET', '/api/v1/notifications/7/read', 'PATCH'],
		['HEAD', '/api/v1/user', 'GET'],
		['OPTIONS', '/api/v1/user', 'GET'],
		['TRACE', '/api/v1/crm/addresses/types', 'GET'],
		['POST', '/crm/addresses', 'GET, HEAD'],
	] as const)('asked with %s %s says 405 and what it allows: %s', async (method, path, allow) => {
		const response = await server.ask(method, path);
		expect(response.statusCode).toBe(405);
		expect(response.headers.allow).toBe(allow);
	});

	test.each([
		'/api',
		'/api/',
		'/api/v1',
		'/api/v1/users',
		'/api/v2/user',
		'/api/v1/user/',
		'/API/../api/x',
		'/api/v1//user',
	])('%s is unknown below /api, not a page of the portal', async (path) => {
		const response = await server.ask('GET', path);
		expect(response.statusCode).toBe(404);
		expect(response.json()).toMatchObject({ code: 'unknownPath' });
	});

	test.each([
		'/crm/addresses/7',
		'/crm/addresses/%',
		'/crm/%00',
		'/crm/%E0%A4%A',
		'//crm',
		'/crm//addresses',
		'/..%2f..%2fx',
	])('%s is answered by the page of the portal, which says in its own words what is not there', async (path) => {
		const response = await server.ask('GET', path);
		expect(response.statusCode).toBe(200);
		expect(response.body).toContain('<title>Kontor</title>');
		expect(response.headers).toMatchObject({ ...securityHeaders, 'cache-control': 'no-cache' });
	});

	test.each(['/api/v1/%zz', '/api/v1/crm/addresses/%ff', `/api/v1/crm/addresses/${'1'.repeat(300)}`])(
		'%s is malformed',
		async (path) => {
			expect((await server.ask('GET', path, { bearer: tokens.bearer })).statusCode).toBe(400);
		},
	);
});

describe('a body', () => {
	test.each<[string, string | Buffer, Record<string, string>, number]>([
		['of another type', '{}', { 'content-type': 'text/plain' }, 415],
		['of no type', '{}', {}, 415],
		['of XML', '<a/>', { 'content-type': 'application/xml' }, 415],
		['in another charset', '{}', { 'content-type': 'application/json; charset=iso-8859-1' }, 415],
		['in UTF-8', '{}', { 'content-type': 'application/json; charset=UTF-8' }, 200],
		['with broken UTF-8', Buffer.from('7b226e616d65223a22ff227d', 'hex'), { 'content-type': 'application/json' }, 400],
		['that breaks off', '{"name":"a', { 'content-type': 'application/json' }, 400],
		['that is empty', '', { 'content-type': 'application/json' }, 400],
		['with a byte order mark', '\ufeff{}', { 'content-type': 'application/json' }, 200],
		['above 1 MiB', `{"name":"${'x'.repeat(1_048_576)}"}`, { 'content-type': 'application/json' }, 413],
		['just below 1 MiB', `{"name":"${'x'.repeat(1_048_000)}"}`, { 'content-type': 'application/json' }, 400],
		['with __proto__', '{"__proto__":{"a":1}}', { 'content-type': 'application/json' }, 400],
		['with constructor.prototype', '{"constructor":{"prototype":{}}}', { 'content-type': 'application/json' }, 400],
	])('%s', async (_, payload, headers, status) => {
		expect((await search(payload, headers)).statusCode).toBe(status);
	});

	test('of half a million brackets is refused before it is parsed, which would take half a second', async () => {
		for (const json of ['['.repeat(500_000), '['.repeat(500_000) + ']'.repeat(500_000), '{"a":'.repeat(190_000)]) {
			const begin = performance.now();
			expect((await search(json)).statusCode).toBe(400);
			expect(performance.now() - begin).toBeLessThan(150);
		}
	});

	test('names the field and why it was refused', async () => {
		const refusals = [
			['{"name":5}', { 'body.name': 'invalid' }],
			['{"size":0}', { 'body.size': 'outOfRange' }],
			['{"size":"10"}', { 'body.size': 'invalid' }],
			['{"addressType":["kd_patient","x"]}', { 'body.addressType.1': 'invalid' }],
			['{"firma":2}', { 'body.firma': 'notAllowed' }],
			['{"<script>":2}', { body: 'notAllowed' }],
			[`{"name":"${'x'.repeat(201)}"}`, { 'body.name': 'tooLong' }],
			['{"name":"a\\u0000"}', { 'body.name': 'invalid' }],
			['{"customerGroup":[""]}', { 'body.customerGroup.0': 'tooShort' }],
		] as const;
		for (const [json, fields] of refusals) expect((await search(json)).json()).toMatchObject({ fields });
	});

	test('where none is allowed is refused', async () => {
		const { bearer } = tokens;
		const response = await server.ask('PATCH', '/api/v1/notifications/1/read', { bearer, body: { read: 1 } });
		expect(response.json()).toMatchObject({ status: 400, fields: { body: 'notAllowed' } });
	});
});

describe('the portal', () => {
	test('may keep files with a hash in their name for a year, compressed as the browser likes', async () => {
		const ask = (encoding: string) =>
			server.ask('GET', '/assets/main-abc123.js', { headers: { 'accept-encoding': encoding } });
		const plain = await ask('identity');
		expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
		expect(plain.body).toBe('export const plain = 1;');
		expect((await ask('gzip, br')).headers['content-encoding']).toBe('br');
		expect((await ask('gzip')).headers['content-encoding']).toBe('gzip');
		expect((await ask('br')).headers['content-type']).toMatch(/javascript/);
	});

	test.each(['/', '/crm', '/crm/addresses/1?tab=documents', '/articles/AB.12', '/login?refreshToken=x', '/.secret'])(
		'%s is its page, asked for anew each time',
		async (path) => {
			const response = await server.ask('GET', path);
			expect(response.statusCode).toBe(200);
			expect(response.body).toContain('<title>Kontor</title>');
			expect(response.headers['cache-control']).toBe('no-cache');
		},
	);

	test('has no page in place of a file that is gone', async () => {
		for (const path of ['/assets/main-old999.js', '/assets/', '/assets/../../package.json', '/assets/%2e%2e/app.ts']) {
			const response = await server.ask('GET', path);
			expect(response.body).not.toContain('dependencies');
			if (path.startsWith('/assets/main')) expect(response.statusCode).toBe(404);
		}
	});

	test('has a script that was put in place right after it, or another, was asked for in vain', async () => {
		const fresh = '/assets/main-new456.js';
		expect((await server.ask('GET', fresh)).statusCode).toBe(404);
		writeFileSync(join(folder, fresh), 'export const fresh = 1;');
		const response = await server.ask('GET', fresh);
		expect(response.body).toBe('export const fresh = 1;');
		expect(response.headers['cache-control']).toContain('immutable');
	});

	test.each(['/robots.txt', '/favicon.ico', '/manifest.webmanifest', '/crm/gone.js?v=1', '/.well-known/security.txt'])(
		'has no page in place of %s, which names a file and no screen',
		async (path) => {
			const response = await server.ask('GET', path);
			expect(response.statusCode).toBe(404);
			expect(response.body).not.toContain('<title>');
		},
	);

	test('tells its version, never from a cache', async () => {
		const response = await server.ask('GET', '/version.json');
		expect(response.json()).toEqual({ version: 'V2.0.14-R1', build: 'abc' });
		expect(response.headers['cache-control']).toBe('no-cache');
	});
});

test('readiness follows the database, health does not', async () => {
	expect((await server.ask('GET', '/readyz')).statusCode).toBe(200);
	const other = await createTestApp();
	await other.database.close();
	expect((await other.ask('GET', '/healthz')).statusCode).toBe(200);
	const response = await other.ask('GET', '/readyz');
	expect(response.statusCode).toBe(503);
	expect(response.headers['retry-after']).toBe('2');
	await other.app.close();
});

test('health says when the bundled database is being brought back, and that this process lives', async () => {
	const healthOf = async (isRunning: boolean) => {
		const app = await createApp({
			database: { ...server.database, isRunning: () => isRunning },
			config: readConfig({}),
			log: createLog('silent', () => {}),
		});
		const response = await app.inject('/healthz');
		await app.close();
		return [response.statusCode, response.json()];
	};
	expect(await healthOf(true)).toEqual([200, { status: 'ok', database: 'ok' }]);
	expect(await healthOf(false)).toEqual([200, { status: 'ok', database: 'restarting' }]);
});

test('a user may make 300 requests in ten seconds, others are not slowed down by that', async () => {
	const limited = await createTestApp({ KONTOR_RATE_LIMIT: '300' });
	const [{ bearer }, other] = [await limited.signIn('demo'), await limited.signIn('verkauf')];
	const statuses = [];
	for (let i = 0; i < 301; i++)
		statuses.push((await limited.ask('GET', '/api/v1/util/genders', { bearer })).statusCode);
	expect(statuses.lastIndexOf(200)).toBe(299);
	const refused = await limited.ask('GET', '/api/v1/util/genders', { bearer });
	expect(refused.statusCode).toBe(429);
	expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(10);
	expect((await limited.ask('GET', '/api/v1/util/genders', { bearer: other.bearer })).statusCode).toBe(200);
	limited.advance(10);
	expect((await limited.ask('GET', '/api/v1/util/genders', { bearer })).statusCode).toBe(200);
	await limited.close();
});

test('who asks for something public too often keeps nobody behind the same address from renewing or signing out', async () => {
	const limited = await createTestApp({ KONTOR_RATE_LIMIT: '20' });
	const staff = [await limited.signIn('demo'), await limited.signIn('verkauf')];
	const statuses = [];
	for (let i = 0; i < 30; i++) statuses.push((await limited.ask('GET', '/api/v1/company')).statusCode);
	expect(statuses.filter((status) => status === 429)).toHaveLength(10);
	expect((await limited.ask('POST', '/api/v1/refresh', { body: { refreshToken: 'x'.repeat(43) } })).statusCode).toBe(
		401,
	);
	for (const { refreshToken } of staff) {
		const renewed = await limited.ask('POST', '/api/v1/refresh', { body: { refreshToken } });
		expect(renewed.statusCode).toBe(200);
		const body = { refreshToken: renewed.json<{ refreshToken: string }>().refreshToken };
		expect((await limited.ask('POST', '/api/v1/logout', { body })).statusCode).toBe(204);
	}
	const hammered = [];
	for (let i = 0; i < 22; i++)
		hammered.push(
			(await limited.ask('POST', '/api/v1/refresh', { body: { refreshToken: 'y'.repeat(43) } })).statusCode,
		);
	expect(hammered.at(-1)).toBe(429);
	await limited.close();
});

test('what stands outside of the API is limited by address, each kind for itself', async () => {
	const limited = await createTestApp({ KONTOR_RATE_LIMIT: '10', KONTOR_PORTAL: folder });
	const asked = async (path: string, times: number, remoteAddress = '10.1.1.1') => {
		const found: Record<string, number> = {};
		for (let i = 0; i < times; i++) {
			const { statusCode, headers } = await limited.ask('GET', path, { remoteAddress });
			found[statusCode] = (found[statusCode] ?? 0) + 1;
			// What such a client has sent ahead goes with its connection.
			if (statusCode === 429) expect(headers).toMatchObject({ connection: 'close', 'retry-after': expect.any(String) });
		}
		return found;
	};
	expect(await asked('/assets/none.js', 12)).toEqual({ 404: 10, 429: 2 });
	expect(await asked('/healthz', 12)).toEqual({ 200: 10, 429: 2 });
	// A page and its files, for a whole office; also what no router can read.
	expect(await asked('/%zz', 202)).toEqual({ 200: 200, 429: 2 });
	expect(await asked('/crm', 1)).toEqual({ 429: 1 });
	expect(await asked('/crm', 1, '10.1.1.2')).toEqual({ 200: 1 });
	limited.advance(10);
	expect(await asked('/crm', 1)).toEqual({ 200: 1 });
	await limited.close();
});

test('a client cannot choose its address by X-Forwarded-For unless a trusted proxy says so', async () => {
	const attempt = async (app: TestApp) => {
		await app.ask('POST', '/api/v1/login', {
			body: { username: 'demo', password: 'falsch' },
			headers: { 'x-forwarded-for': '203.0.113.9' },
			remoteAddress: '10.1.1.1',
		});
		const { rows } = await app.database.pool.query<{ remote: string }>(
			'select remote from login_failures order by id desc',
		);
		return rows[0]?.remote;
	};
	expect(await attempt(server)).toBe('10.1.1.1');
	const behindProxy = await createTestApp({ KONTOR_TRUSTED_PROXIES: '10.1.1.0/24' });
	expect(await attempt(behindProxy)).toBe('203.0.113.9');
	await behindProxy.close();
});

test('the log holds no token, password, search text, number of a person or line a client made up', async () => {
	const secrets = ['1234010180', 'Suchtext-Ä', 'kennwort-xy', 'forged'];
	await server.ask('POST', '/api/v1/login', { body: { username: 'forged\r\n{"event":"x"}', password: 'kennwort-xy' } });
	await server.ask('GET', `/api/v1/dashboard/search?q=${encodeURIComponent('Suchtext-Ä')}`, tokens);
	await server.ask('GET', '/api/v1/crm/addresses/1234010180', tokens);
	await server.ask('GET', '/1234010180?forged=%0d%0a');
	await server.ask('GET', `/login?refreshToken=${tokens.refreshToken}`);
	await server.ask('POST', '/api/v1/refresh', { body: { refreshToken: tokens.refreshToken } });
	await search('{"name":"Suchtext-Ä"}');
	await server.ask('GET', '/api/v1/kennwort-xy/1234010180', { headers: { 'user-agent': 'forged' } });
	const lines = server.logged();
	for (const secret of [...secrets, encodeURIComponent('Suchtext-Ä'), tokens.bearer, tokens.refreshToken]) {
		expect(lines).not.toContain(secret);
	}
	for (const line of lines.trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow();
	expect(lines).toContain('"route":"searchDashboard"');
});

test('what is not HTTP gets a problem too', async () => {
	await server.app.listen({ port: 0, host: '127.0.0.1' });
	const port = server.app.addresses().find((address) => typeof address === 'object')?.port ?? 0;
	const answerTo = (text: string) =>
		new Promise<string>((resolve) => {
			let answer = '';
			const socket = connect(port, '127.0.0.1', () => socket.write(text));
			socket.on('data', (data) => {
				answer += data;
			});
			socket.on('close', () => resolve(answer));
		});
	const malformed = await answerTo('GET / HTTP/1.1\r\nbroken\r\n\r\n');
	expect(malformed).toMatch(/^HTTP\/1.1 400 /);
	expect(malformed).toContain('"code":"malformed"');
	expect(malformed).toContain('x-content-type-options: nosniff');
	const tooLarge = await answerTo(`GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`);
	expect(tooLarge).toMatch(/^HTTP\/1.1 431 /);
	const smuggled = await answerTo(
		'POST /api/v1/login HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
	);
	expect(smuggled).toMatch(/^HTTP\/1.1 400 /);
});

test('a connection over which nothing goes is let go after five minutes, so that no answer is kept for nobody', () => {
	expect(server.app.server.timeout).toBe(300_000);
});

test('a client that hangs up in the middle of a body is no failure of the server', async () => {
	const own = await createTestApp();
	await own.app.listen({ port: 0, host: '127.0.0.1' });
	const port = own.app.addresses().find((address) => typeof address === 'object')?.port ?? 0;
	const isRequested = new Promise<void>((resolve) => own.app.server.once('request', () => resolve()));
	const isClosed = new Promise<void>((resolve) => {
		own.app.server.once('connection', (incoming) => incoming.once('close', () => resolve()));
	});
	const socket = connect(port, '127.0.0.1', () =>
		socket.write(
			'POST /api/v1/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
		),
	);
	await isRequested;
	socket.destroy();
	await isClosed;
	expect((await own.ask('GET', '/healthz')).statusCode).toBe(200);
	expect(own.logged()).not.toContain('"failed"');
	await own.close();
});
