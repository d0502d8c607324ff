import { createHmac, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { appOfId, dataRights } from '@kontor/domain/permissions';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadKeys } from '../auth/secret.ts';
import { currentContract, isPublic, type Operation, readOperations } from '../contract/contract.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { samples, urlOf } from './samples.ts';

const operations = readOperations(currentContract());
const everyApp = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

let server: TestApp;
const bearers = new Map<string, string | undefined>();

/** Who asks, and what comes of it for an operation behind a session. */
const credentials = [
	['no token', 401],
	['garbage', 401],
	['alg none', 401],
	['alg RS256', 401],
	['wrong key', 401],
	['expired', 401],
	['not yet valid', 401],
	['for another audience', 401],
	['with a changed session', 401],
	['refresh token as bearer', 401],
	['signed-out session', 401],
	['session ended by token reuse', 401],
	['disabled user', 401],
	['missing app permission', 'forbidden'],
	['app not licensed', 'forbidden'],
	['admin without the apps', 'forbidden'],
	['normal', 'allowed'],
	['admin', 'allowed'],
] as const;

type Credential = (typeof credentials)[number][0];

beforeAll(async () => {
	// The rows take longer than a bearer lives, and a stream must end for its answer to be there.
	server = await createTestApp({ KONTOR_BEARER_SECONDS: '3600', KONTOR_STREAM_SECONDS: '0' });
	const { db, pool } = server.database;
	// Each user that may read it has the same sample notification; numbers of the demo data stay untouched.
	const user = (username: string, apps: readonly number[] = everyApp, admin = false) =>
		server.createUser({ username, apps, admin, rights: dataRights });
	const normal = await user('matrix-normal');
	const admin = await user('matrix-admin', everyApp, true);
	await user('matrix-ohne', []);
	await user('matrix-admin-ohne', [], true);
	const unlicensed = await user('matrix-lizenz');
	const gone = await user('matrix-weg');

	const session = await server.signIn(normal.username);
	const disabled = await server.signIn(gone.username);
	await db.updateTable('users').set({ disabled: true }).where('user_id', '=', gone.userId).execute();
	const signedOut = await server.signIn(normal.username);
	await server.ask('POST', '/api/v1/logout', { body: { refreshToken: signedOut.refreshToken } });
	const stolen = await server.signIn(normal.username);
	await db
		.updateTable('sessions')
		.set({ ended_at: new Date().toISOString(), end_reason: 'tokenReuse' })
		.where('session_id', '=', claimsOf(stolen.bearer).sid)
		.execute();

	const { bearer: key } = await loadKeys(db, null);
	const claims = claimsOf(session.bearer);
	const now = Math.floor(Date.now() / 1000);
	const signed = (changes: object, secret: Uint8Array | KeyObject = key) =>
		new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(secret);
	const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

	expect((await server.ask('GET', '/api/v1/user', { bearer: await signed({}) })).statusCode).toBe(200);
	const all: Record<Credential, string | undefined> = {
		'no token': undefined,
		garbage: 'not.a.token',
		'alg none': new UnsecuredJWT(claims).encode(),
		'alg RS256': await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'JWT' }).sign(privateKey),
		'wrong key': await signed({}, createHmac('sha256', 'x').digest()),
		expired: await signed({ iat: now - 400, nbf: now - 400, exp: now - 1 }),
		'not yet valid': await signed({ nbf: now + 3500 }),
		'for another audience': await signed({ aud: 'elsewhere' }),
		'with a changed session': changedPayload(session.bearer, { sid: claimsOf(signedOut.bearer).sid }),
		'refresh token as bearer': session.refreshToken,
		'signed-out session': signedOut.bearer,
		'session ended by token reuse': stolen.bearer,
		'disabled user': disabled.bearer,
		'missing app permission': (await server.signIn('matrix-ohne')).bearer,
		'app not licensed': (await server.signIn(unlicensed.username)).bearer,
		'admin without the apps': (await server.signIn('matrix-admin-ohne')).bearer,
		normal: session.bearer,
		admin: (await server.signIn(admin.username)).bearer,
	};
	for (const [name, bearer] of Object.entries(all)) bearers.set(name, bearer);
	await pool.query('truncate app_access');
});
afterAll(() => server.close());

test('every operation of the contract has its row, and there is no other', () => {
	expect(Object.keys(samples).sort()).toEqual(operations.map(({ id }) => id).sort());
});

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
	test.each(credentials)('asked with: %s', async (credential, outcome) => {
		if (credential === 'app not licensed') await license(false);
		try {
			await ownNotification(credential);
			const sample = samples[operation.id];
			const bearer = bearers.get(credential);
			const response = await server.ask(operation.method, urlOf(operation.path, sample), {
				...(bearer !== undefined && { bearer }),
				...(sample.body !== undefined && { body: sample.body }),
				...(sample.header !== undefined && { headers: sample.header }),
			});
			const expected = expectedStatus(operation, outcome);
			expect(response.statusCode).toBe(expected);
			expect(operation.statuses).toContain(expected);
			if (expected < 400) return;
			const current = expected === 412 ? ['current'] : [];
			const fields = ['code', ...current, 'requestId', 'status', 'title', 'type'];
			expect(Object.keys(response.json<object>()).sort()).toEqual(fields);
			if (expected === 401) expect(response.headers['www-authenticate']).toBe('Bearer');
		} finally {
			if (credential === 'app not licensed') await license(true);
		}
	});
});

describe.each(
	operations.flatMap((operation) =>
		operation.permissions.length < 2 ? [] : operation.permissions.map((permission) => [operation, permission] as const),
	),
)('$0.id', (operation, permission) => {
	test(`is refused to who lacks ${permission} alone, and the refusal is in the audit log`, async () => {
		const { userId } = await server.createUser({
			username: `ohne-${operation.id}-${permission}`,
			apps: everyApp.filter((appId) => appOfId(appId)?.key !== permission),
			rights: dataRights.filter((right) => right !== permission),
		});
		const { bearer } = await server.signIn(`ohne-${operation.id}-${permission}`);
		const { body, header: headers = {}, ...sample } = samples[operation.id];
		const ask = { bearer, headers, ...(body !== undefined && { body }) };
		expect((await server.ask(operation.method, urlOf(operation.path, sample), ask)).statusCode).toBe(403);
		const { rows } = await server.database.pool.query(
			"select subject from audit_log where user_id = $1 and action = 'forbidden'",
			[userId],
		);
		expect(rows).toEqual([{ subject: operation.id }]);
	});
});

test('a refusal that depends on what the request names is in the audit log as well', async () => {
	const { userId } = await server.createUser({ username: 'ohne-artikel', apps: [1] });
	const { bearer } = await server.signIn('ohne-artikel');
	const { path } = operations.find(({ id }) => id === 'recordAppAccess') ?? { path: '' };
	expect((await server.ask('GET', urlOf(path, { query: { appId: '5' } }), { bearer })).statusCode).toBe(403);
	const { rows } = await server.database.pool.query('select action, subject from audit_log where user_id = $1', [
		userId,
	]);
	expect(rows).toContainEqual({ action: 'forbidden', subject: 'recordAppAccess' });
});

function expectedStatus(operation: Operation, outcome: (typeof credentials)[number][1]): number {
	const { id, permissions } = operation;
	const { status } = samples[id];
	if (isPublic(operation) || outcome === 'allowed') return status;
	if (outcome !== 'forbidden') return outcome;
	// Its permission is asked of the app it names.
	const needsApp = !permissions.includes('signedIn') || id === 'recordAppAccess';
	return needsApp ? 403 : status;
}

async function license(licensed: boolean): Promise<void> {
	await server.database.db.updateTable('apps').set({ licensed }).execute();
}

/** The sample's notification belongs to whoever asks. */
async function ownNotification(credential: Credential): Promise<void> {
	const bearer = bearers.get(credential);
	const { sub } = bearer?.startsWith('ey') ? claimsOf(bearer) : { sub: '1' };
	const { id } = samples.markNotificationRead.path ?? {};
	await server.database.pool.query(
		`insert into notifications (nid, user_id, subject, from_user) values ($1, $2, 'x', 'y')
		on conflict (nid) do update set user_id = excluded.user_id`,
		[id, Number(sub)],
	);
}

function claimsOf(bearer: string): { sub: string; sid: string; [claim: string]: unknown } {
	return JSON.parse(Buffer.from(bearer.split('.')[1] ?? '', 'base64url').toString());
}

function changedPayload(bearer: string, changes: object): string {
	const [header, , signature] = bearer.split('.');
	const payload = Buffer.from(JSON.stringify({ ...claimsOf(bearer), ...changes })).toString('base64url');
	return `${header}.${payload}.${signature}`;
}
