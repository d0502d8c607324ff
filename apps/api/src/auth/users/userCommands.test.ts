import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestUser, type Tokens } from '../../testing/testApp.ts';
import { changePassword, disableUser, enableUser, endSessions } from './userCommands.ts';

const newPassword = 'ein ganz neues Kennwort';

let server: TestApp;
let count = 0;

beforeAll(async () => {
	server = await createTestApp();
});
afterAll(() => server.close());

function someUser(): Promise<TestUser> {
	return server.createUser({ username: `bedient${++count}` });
}

async function signInStatus(username: string, password: string): Promise<number> {
	return (await server.ask('POST', '/api/v1/login', { body: { username, password } })).statusCode;
}

/** What a session's tokens are answered with: the bearer, then the refresh token. */
async function statuses({ bearer, refreshToken }: Tokens): Promise<[number, number]> {
	const asked = await server.ask('GET', '/api/v1/user', { bearer });
	const renewed = await server.ask('POST', '/api/v1/refresh', { body: { refreshToken } });
	return [asked.statusCode, renewed.statusCode];
}

async function audited(subject: string): Promise<string[]> {
	const { rows } = await server.database.pool.query<{ action: string }>(
		"select action from audit_log where subject = $1 and remote = 'console' order by id",
		[subject],
	);
	return rows.map(({ action }) => action);
}

function outputOf(stream: Readable | null): Promise<string> {
	return stream === null ? Promise.resolve('') : text(stream);
}

/** Runs a command as an operator does, with something on its standard input or without any. */
async function command(args: readonly string[], input: string | null) {
	const child = spawn(process.execPath, [join(import.meta.dirname, 'userCommands.ts'), ...args], {
		env: { PATH: process.env.PATH, DATABASE_URL: server.database.url },
		stdio: [input === null ? 'ignore' : 'pipe', 'pipe', 'pipe'],
	});
	child.stdin?.end(input);
	const ended = once(child, 'close');
	const [output, failure] = await Promise.all([outputOf(child.stdout), outputOf(child.stderr)]);
	const [code] = await ended;
	return { code, output: output.trim(), failure: failure.trim() };
}

describe('the tokens of a session are refused at once', () => {
	test('when its user is disabled, and stay so when the user is enabled again', async () => {
		const user = await someUser();
		const tokens = await server.signIn(user.username);
		const bystander = await server.signIn('demo');
		await disableUser(server.database, user.username.toUpperCase());
		expect(await statuses(tokens)).toEqual([401, 401]);
		expect(await signInStatus(user.username, user.password)).toBe(401);
		await enableUser(server.database, user.username);
		expect(await statuses(tokens)).toEqual([401, 401]);
		expect(await signInStatus(user.username, user.password)).toBe(200);
		expect(await statuses(bystander)).toEqual([200, 200]);
		expect(await audited(`user/${user.userId}`)).toEqual(['userDisabled', 'userEnabled']);
	});

	test('when its user has got another password, by a command or by hand', async () => {
		const user = await someUser();
		const tokens = await server.signIn(user.username);
		await changePassword(server.database, user.username, newPassword);
		expect(await statuses(tokens)).toEqual([401, 401]);
		expect(await signInStatus(user.username, user.password)).toBe(401);
		const later = await server.signIn(user.username, newPassword);
		await server.database.pool.query('update users set password_hash = $2 where user_id = $1', [user.userId, 'other']);
		expect(await statuses(later)).toEqual([401, 401]);
		expect(await audited(`user/${user.userId}`)).toEqual(['passwordChanged']);
	});

	test('when an operator ends the sessions of one user, or of all', async () => {
		const user = await someUser();
		const [tokens, bystander] = [await server.signIn(user.username), await server.signIn('demo')];
		expect(await endSessions(server.database, user.username)).toBe(1);
		expect(await statuses(tokens)).toEqual([401, 401]);
		expect(await statuses(bystander)).toEqual([200, 200]);
		expect(await endSessions(server.database, null)).toBeGreaterThan(0);
		expect(await statuses(bystander)).toEqual([401, 401]);
		expect(await audited('user/*')).toEqual(['sessionsEnded']);
	});
});

test('a sign-in whose password is changed while it is checked starts no session', async () => {
	const user = await someUser();
	const operator = await server.database.pool.connect();
	await operator.query('begin');
	await operator.query('update users set password_hash = $2 where user_id = $1', [user.userId, 'other']);
	const signingIn = signInStatus(user.username, user.password);
	const blocked = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
	// Asked outside of the transaction, which sees the activity of its first look alone.
	while ((await server.database.pool.query(blocked)).rowCount === 0) await delay(5);
	await operator.query('commit');
	operator.release();
	expect(await signingIn).toBe(401);
});

test('a user who is not there and a short password are refused, and nothing changes', async () => {
	await expect(disableUser(server.database, 'niemand')).rejects.toThrow(/no user niemand/);
	await expect(endSessions(server.database, '')).rejects.toThrow(/no user/);
	const user = await someUser();
	await expect(changePassword(server.database, user.username, 'zu kurz')).rejects.toThrow(/12/);
	expect(await signInStatus(user.username, user.password)).toBe(200);
});

describe('the commands, without a terminal,', () => {
	test('take the password from a pipe', async () => {
		const { username } = await someUser();
		const changed = await command(['user:password', '--name', username], `${newPassword}\n`);
		expect(changed).toMatchObject({ code: 0, failure: '', output: expect.stringContaining(username) });
		expect(await signInStatus(username, newPassword)).toBe(200);
	});

	test('need nothing on their standard input', async () => {
		const { username, password } = await someUser();
		expect(await command(['user:disable', '--name', username], null)).toMatchObject({ code: 0, failure: '' });
		expect(await signInStatus(username, password)).toBe(401);
	});

	test.each([
		[['user:password', '--name', 'demo'], 'a password has at least 12 characters'],
		[['user:disable'], 'there is no user ; --name names one'],
		[['user:disable', '--all'], '--all stands alone, with sessions:end'],
		[['user:enable', '--name', 'niemand'], 'there is no user niemand; --name names one'],
	] as const)('%j says in one sentence what is wrong', async (args, sentence) => {
		expect(await command(args, null)).toEqual({ code: 1, output: '', failure: sentence });
	});
});
