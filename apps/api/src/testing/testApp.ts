import { identityOf } from '@kontor/domain/identity';
import type { DataRight } from '@kontor/domain/permissions';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { createApp } from '../app.ts';
import { hashPassword } from '../auth/password.ts';
import { type Config, readConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { createLog } from '../log.ts';
import { demoAccounts } from '../seed/seed.ts';
import { createTestDatabase } from './testDatabase.ts';

/** The tokens of a session. */
export interface Tokens {
	readonly bearer: string;
	readonly refreshToken: string;
}

/** A user that a test has made, with its password. */
export interface TestUser {
	readonly userId: number;
	readonly username: string;
	readonly password: string;
}

/** A whole server on a database of its own, spoken to without a port, with a clock and a log in the test's hands. */
export interface TestApp {
	readonly app: FastifyInstance;
	readonly database: Database;
	/** Milliseconds since 1970 by the server's clock. */
	now(): number;
	/** Lets time pass for the server. */
	advance(seconds: number): void;
	/** Sets the server's clock, forth or back, without any time passing. */
	setClock(seconds: number): void;
	/** Everything logged so far. */
	logged(): string;
	/** Asks; `bearer` goes into the header, `body` is sent as JSON. */
	ask(method: InjectOptions['method'], path: string, options?: AskOptions): Promise<LightMyRequestResponse>;
	/** Signs in with a demo account or the given password. */
	signIn(username: string, password?: string): Promise<Tokens>;
	/** A user with these apps. */
	createUser(user: NewUser): Promise<TestUser>;
	close(): Promise<void>;
}

/** What `ask` sends beside method and path. */
export interface AskOptions {
	readonly bearer?: string;
	readonly body?: unknown;
	readonly headers?: Record<string, string>;
	readonly remoteAddress?: string;
}

/** What distinguishes a test's user. */
export interface NewUser {
	readonly username: string;
	readonly apps?: readonly number[];
	readonly rights?: readonly DataRight[];
	readonly admin?: boolean;
	readonly disabled?: boolean;
	readonly firma?: number;
}

const TEST_PASSWORD = 'geheim & lang genug';

// One hash for all: its salt does not matter to any test, its time would.
let testPasswordHash: Promise<string> | null = null;

/** A server for tests; `env` holds variables as an operator would set them. */
export async function createTestApp(env: Record<string, string> = {}): Promise<TestApp> {
	const config: Config = readConfig({ KONTOR_RATE_LIMIT: '1000000', KONTOR_LOG: 'debug', ...env });
	const database = await createTestDatabase(config.poolSize);
	const begun = Date.now();
	let passed = 0;
	let set = 0;
	let logged = '';
	const now = () => Date.now() + passed + set;
	// Stands still unless a test moves it, so that a slow machine ends no wait.
	const steady = () => begun + passed;
	const log = createLog(config.logLevel, (lines) => {
		logged += lines;
	});
	const app = await createApp({ database, config, log, now, steady });
	await app.ready();

	function ask(method: InjectOptions['method'], path: string, options: AskOptions = {}) {
		const { bearer, body, headers, remoteAddress } = options;
		// A text is JSON too, unless whoever asks says what it is.
		const isText = typeof body === 'string' && headers?.['content-type'] === undefined;
		return app.inject({
			method,
			url: path,
			headers: {
				...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
				...(isText && { 'content-type': 'application/json' }),
				...headers,
			},
			...(body !== undefined && { payload: isText ? JSON.stringify(body) : (body as object) }),
			...(remoteAddress !== undefined && { remoteAddress }),
		} as InjectOptions);
	}

	return {
		app,
		database,
		now,
		advance: (seconds) => {
			passed += seconds * 1000;
		},
		setClock: (seconds) => {
			set += seconds * 1000;
		},
		logged: () => {
			log.flush();
			return logged;
		},
		ask,
		signIn: async (username, password = demoPassword(username)) => {
			const response = await ask('POST', '/api/v1/login', { body: { username, password } });
			if (response.statusCode !== 200) throw new Error(`${username} cannot sign in: ${response.body}`);
			return response.json<Tokens>();
		},
		createUser: async ({ username, apps = [], rights = [], admin = false, disabled = false, firma = 1 }) => {
			testPasswordHash ??= hashPassword(TEST_PASSWORD);
			const password_hash = await testPasswordHash;
			const { user_id } = await database.db
				.insertInto('users')
				.values({ username, identity: identityOf(username), password_hash, admin, disabled, firma })
				.returning('user_id')
				.executeTakeFirstOrThrow();
			const permitted = apps.map((app_id) => ({ user_id, app_id }));
			if (permitted.length > 0) await database.db.insertInto('user_apps').values(permitted).execute();
			const granted = rights.map((key) => ({ user_id, key }));
			if (granted.length > 0) await database.db.insertInto('user_rights').values(granted).execute();
			return { userId: user_id, username, password: TEST_PASSWORD };
		},
		close: async () => {
			await app.close();
			await database.close();
		},
	};
}

function demoPassword(username: string): string {
	return demoAccounts.find((account) => account.username === username)?.password ?? TEST_PASSWORD;
}
