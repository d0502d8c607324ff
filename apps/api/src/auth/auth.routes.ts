import type { Pool } from 'pg';
import { type Answer, type Api, type Context, servePublic } from '../contract/contract.ts';
import { Problem } from '../problem.ts';
import type { RecordAudit } from './audit.ts';
import { signBearer } from './bearer.ts';
import { checkPassword } from './password.ts';
import { endSessionOf, type Lifetimes, type Renewal, rotate, startSession } from './refreshTokens.ts';
import type { Keys } from './secret.ts';
import type { Throttle } from './throttle.ts';

/** What signing in is made of. */
export interface AuthParts {
	readonly pool: Pool;
	readonly keys: Keys;
	readonly lifetimes: Lifetimes;
	readonly throttle: Throttle;
	readonly audit: RecordAudit;
	readonly now: () => number;
}

interface UserRow {
	user_id: number;
	password_hash: string;
	disabled: boolean;
}

/** Serves login, refresh and logout. */
export function authRoutes(api: Api, parts: AuthParts): void {
	const { pool, keys, lifetimes, throttle, audit, now } = parts;

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

	servePublic(api, 'refresh', async ({ body: { refreshToken } }, context) => {
		const outcome = await rotate(pool, refreshToken, keys.refresh, lifetimes, now());
		if (outcome.kind === 'renewed') return tokens(outcome.renewal);
		if (outcome.kind === 'reuse') {
			const { userId, sessionId } = outcome;
			await audit({ action: 'tokenReuse', userId, sessionId, ...origin(context) });
		}
		throw new Problem('sessionEnded');
	});

	servePublic(api, 'logout', async ({ body: { refreshToken } }, context) => {
		const ended = await endSessionOf(pool, refreshToken, now());
		if (ended !== null) await audit({ action: 'signOut', ...ended, ...origin(context) });
		return undefined;
	});

	function tokens({ userId, sessionId, refreshToken, absoluteExpiry }: Renewal): Answer<'login'> {
		const issuedAt = Math.floor(now() / 1000);
		const expiresAt = Math.min(issuedAt + lifetimes.bearer, Math.floor(absoluteExpiry / 1000));
		return { bearer: signBearer({ userId, sessionId, issuedAt, expiresAt }, keys.bearer), refreshToken };
	}
}

async function findUser(pool: Pool, username: string): Promise<UserRow | null> {
	const { rows } = await pool.query<UserRow>({
		name: 'userByName',
		text: 'select user_id, password_hash, disabled from users where lower(username) = lower($1)',
		values: [username],
	});
	return rows[0] ?? null;
}

function origin({ ip, requestId }: Context): { remote: string; requestId: string } {
	return { remote: ip, requestId };
}
