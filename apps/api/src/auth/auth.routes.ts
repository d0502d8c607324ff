import { createHash } from 'node:crypto';
import { identityOf } from '@kontor/domain/identity';
import type { Pool } from 'pg';
import { type Answer, type Api, type Context, servePublic } from '../contract/contract.ts';
import { Problem } from '../problem.ts';
import type { RecordAudit } from './audit.ts';
import { signBearer } from './bearer.ts';
import { checkPassword } from './password.ts';
import type { Admit } from './rateLimit.ts';
import { endSessionOf, type Lifetimes, type Renewal, rotate, startSession } from './refreshTokens.ts';
import type { Keys } from './secret.ts';
import type { Throttle } from './throttle.ts';

/** What signing in is made of. */
export interface AuthParts {
	readonly pool: Pool;
	readonly keys: Keys;
	readonly lifetimes: Lifetimes;
	readonly throttle: Throttle;
	readonly admit: Admit;
	readonly audit: RecordAudit;
	readonly now: () => number;
}

interface UserRow {
	user_id: number;
	password_hash: string;
	disabled: boolean;
}

type Handler<Id extends 'refresh' | 'logout'> = Parameters<typeof servePublic<Id>>[2];

// A whole company may renew and sign out from one address; each token has a limit of its own.
const SHARED_ADDRESS = 10;

/** Serves login, refresh and logout. */
export function authRoutes(api: Api, parts: AuthParts): void {
	const { pool, keys, lifetimes, throttle, admit, audit, now } = parts;

	servePublic(api, 'login', async ({ body: { username, password } }, context) => {
		await throttle.begin(username, context.ip);
		const user = await findUser(pool, username);
		const fits = await checkPassword(password, user?.password_hash ?? null);
		if (user === null || !fits || user.disabled) {
			await audit({ action: 'signInFailed', ...(user && { userId: user.user_id }), ...origin(context) });
			throw new Problem('wrongCredentials');
		}
		const from = { remote: context.ip, userAgent: context.userAgent };
		const renewal = await startSession(pool, user.user_id, from, lifetimes, now());
		await throttle.succeeded(username, context.ip);
		await audit({ action: 'signIn', userId: renewal.userId, sessionId: renewal.sessionId, ...origin(context) });
		return tokens(renewal);
	});

	const renew: Handler<'refresh'> = async ({ body: { refreshToken } }, context) => {
		admitToken(refreshToken);
		const outcome = await rotate(pool, refreshToken, keys.refresh, lifetimes, now());
		if (outcome.kind === 'renewed') return tokens(outcome.renewal);
		if (outcome.kind === 'reuse') {
			const { userId, sessionId } = outcome;
			await audit({ action: 'tokenReuse', userId, sessionId, ...origin(context) });
		}
		throw new Problem('sessionEnded');
	};
	servePublic(api, 'refresh', renew, SHARED_ADDRESS);

	const signOut: Handler<'logout'> = async ({ body: { refreshToken } }, context) => {
		admitToken(refreshToken);
		const ended = await endSessionOf(pool, refreshToken, now());
		if (ended !== null) await audit({ action: 'signOut', ...ended, ...origin(context) });
		return undefined;
	};
	servePublic(api, 'logout', signOut, SHARED_ADDRESS);

	/** Who hammers with one token is stopped; the others behind the same address are not. */
	function admitToken(refreshToken: string): void {
		admit(`token ${createHash('sha256').update(refreshToken).digest('base64')}`);
	}

	function tokens({ userId, sessionId, refreshToken, absoluteExpiry }: Renewal): Answer<'login'> {
		const issuedAt = Math.floor(now() / 1000);
		const expiresAt = Math.min(issuedAt + lifetimes.bearer, Math.floor(absoluteExpiry / 1000));
		return { bearer: signBearer({ userId, sessionId, issuedAt, expiresAt }, keys.bearer), refreshToken };
	}
}

async function findUser(pool: Pool, username: string): Promise<UserRow | null> {
	const { rows } = await pool.query<UserRow>({
		name: 'userByName',
		text: 'select user_id, password_hash, disabled from users where identity = $1',
		values: [identityOf(username)],
	});
	return rows[0] ?? null;
}

function origin({ ip, requestId }: Context): { remote: string; requestId: string } {
	return { remote: ip, requestId };
}
