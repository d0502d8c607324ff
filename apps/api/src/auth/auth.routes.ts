import { identityOf } from '@kontor/domain/identity';
import type { Pool } from 'pg';
import { type Answer, type Api, type Context, servePublic } from '../contract/contract.ts';
import { Problem } from '../problem.ts';
import { createAccountLookup } from './accounts.ts';
import type { RecordAudit } from './audit.ts';
import { signBearer } from './bearer.ts';
import type { RateLimits } from './limits/rateLimit.ts';
import type { Throttle } from './limits/throttle.ts';
import { createTurns } from './limits/turns.ts';
import { checkPassword } from './password.ts';
import {
	createTokenLookup,
	endSessionOf,
	type Lifetimes,
	type Renewal,
	rotate,
	startSession,
} from './refreshTokens.ts';
import type { Keys } from './secret.ts';

/** What signing in is made of. */
export interface AuthParts {
	readonly pool: Pool;
	readonly keys: Keys;
	readonly lifetimes: Lifetimes;
	readonly throttle: Throttle;
	readonly limits: RateLimits;
	readonly audit: RecordAudit;
	readonly now: () => number;
}

type Handler<Id extends 'login' | 'refresh' | 'logout'> = Parameters<typeof servePublic<Id>>[2];

// Each check of a password costs 19 MiB and tens of milliseconds of a core; more at once would stall everything else.
const turnLimits = { atOnce: 2, perKey: 30, strangers: 60 };

/** Serves login, refresh and logout. */
export function authRoutes(api: Api, parts: AuthParts): void {
	const { pool, keys, lifetimes, throttle, limits, audit, now } = parts;
	const findAccount = createAccountLookup(pool, now);
	const findSessionOf = createTokenLookup(pool);
	const takeTurn = createTurns(turnLimits);

	const signIn: Handler<'login'> = async ({ body: { username, password } }, context) => {
		const identity = identityOf(username);
		const account = await findAccount({ identity, remote: context.ip });
		const isKnown = account?.isKnownThere === true;
		// The throttle has a count of its own for whom it knows from this address.
		if (!isKnown) limits.address(`login ${context.ip}`);
		const key = isKnown ? `account ${account.userId}` : `address ${context.ip}`;
		const fits = await takeTurn({ key, isKnown }, async () => {
			await throttle.begin(username, context.ip);
			return checkPassword(password, account?.passwordHash ?? null);
		});
		const from = { remote: context.ip, userAgent: context.userAgent };
		const renewal = account !== null && fits ? await startSession(pool, account, from, lifetimes, now()) : null;
		if (renewal === null) {
			await audit({ action: 'signInFailed', ...(account && { userId: account.userId }), ...origin(context) });
			throw new Problem('wrongCredentials');
		}
		await throttle.succeeded(username, context.ip);
		await audit({ action: 'signIn', userId: renewal.userId, sessionId: renewal.sessionId, ...origin(context) });
		return tokens(renewal);
	};
	servePublic(api, 'login', signIn, 'handler');

	const renew: Handler<'refresh'> = async ({ body: { refreshToken } }, context) => {
		if (!(await isGivenOut('refresh', refreshToken, context))) throw new Problem('sessionEnded');
		const outcome = await rotate(pool, refreshToken, keys.refresh, lifetimes, now());
		if (outcome.kind === 'renewed') return tokens(outcome.renewal);
		if (outcome.kind === 'reuse') {
			const { userId, sessionId } = outcome;
			await audit({ action: 'tokenReuse', userId, sessionId, ...origin(context) });
		}
		throw new Problem('sessionEnded');
	};
	servePublic(api, 'refresh', renew, 'handler');

	const signOut: Handler<'logout'> = async ({ body: { refreshToken } }, context) => {
		if (!(await isGivenOut('logout', refreshToken, context))) return undefined;
		const ended = await endSessionOf(pool, refreshToken, now());
		if (ended !== null) await audit({ action: 'signOut', ...ended, ...origin(context) });
		return undefined;
	};
	servePublic(api, 'logout', signOut, 'handler');

	/** Whether a token was ever given out. Its session is counted then; one that was made up counts for the address. */
	async function isGivenOut(operation: string, refreshToken: string, { ip }: Context): Promise<boolean> {
		const sessionId = await findSessionOf(refreshToken);
		if (sessionId === null) limits.address(`${operation} ${ip}`);
		else limits.session(sessionId);
		return sessionId !== null;
	}

	function tokens({ userId, sessionId, refreshToken, absoluteExpiry }: Renewal): Answer<'login'> {
		const issuedAt = Math.floor(now() / 1000);
		const expiresAt = Math.min(issuedAt + lifetimes.bearer, Math.floor(absoluteExpiry / 1000));
		return { bearer: signBearer({ userId, sessionId, issuedAt, expiresAt }, keys.bearer), refreshToken };
	}
}

function origin({ ip, requestId }: Context): { remote: string; requestId: string } {
	return { remote: ip, requestId };
}
