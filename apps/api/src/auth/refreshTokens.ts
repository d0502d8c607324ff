import { createHash, createHmac, type KeyObject, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { createBatch } from './batch.ts';

/** How long a session lives, in seconds. */
export interface Lifetimes {
	/** A bearer. */
	readonly bearer: number;
	/** A session without a refresh. */
	readonly idle: number;
	/** A session in all. */
	readonly session: number;
	/** A used refresh token still gives its successor for this long. */
	readonly grace: number;
}

/** A session's next tokens: the refresh token to hand out and how long the session may last. */
export interface Renewal {
	readonly sessionId: string;
	readonly userId: number;
	readonly refreshToken: string;
	/** Milliseconds since 1970. */
	readonly absoluteExpiry: number;
}

/** What came of presenting a refresh token; `reuse` has ended the session. */
export type RefreshOutcome =
	| { readonly kind: 'renewed'; readonly renewal: Renewal }
	| { readonly kind: 'reuse'; readonly userId: number; readonly sessionId: string }
	| { readonly kind: 'refused' };

/** A fresh opaque token of 256 bits. */
export function newRefreshToken(): string {
	return randomBytes(32).toString('base64url');
}

/** What is stored of a token. */
export function hashOfToken(token: string): Buffer {
	return createHash('sha256').update(token).digest();
}

/**
 * The token that follows: derived, so that a client whose answer got lost can be given the same one again although only
 * its hash is stored, and only by someone who holds the token before it and the installation's key.
 */
export function successorOf(token: string, key: KeyObject): string {
	return createHmac('sha256', key).update(token).digest('base64url');
}

/** The session a token was given to, whether it still holds or not; null for a token that nobody was given. */
export function createTokenLookup(pool: Pool): (token: string) => Promise<string | null> {
	return createBatch(async (tokens: readonly string[]) => {
		const { rows } = await pool.query<{ hash: string; session_id: string }>({
			name: 'sessionsOfTokens',
			text: "select encode(token_hash, 'hex') as hash, session_id from refresh_tokens where token_hash = any($1::bytea[])",
			values: [tokens.map(hashOfToken)],
		});
		const found = new Map(rows.map(({ hash, session_id }) => [hash, session_id]));
		return tokens.map((token) => found.get(hashOfToken(token).toString('hex')) ?? null);
	});
}

// One statement: of any number of racers with the same token exactly one finds it unused.
const ROTATE = `with used as (
	update refresh_tokens t set used_at = $2::timestamptz
	from sessions s join users u using (user_id)
	where t.token_hash = $1 and t.used_at is null and t.expires_at > $2::timestamptz
		and s.session_id = t.session_id and s.ended_at is null and s.absolute_expiry > $2::timestamptz and not u.disabled
	returning t.token_id, t.session_id, s.user_id, s.absolute_expiry
), successor as (
	insert into refresh_tokens (session_id, parent_id, token_hash, created_at, expires_at)
	select session_id, token_id, $3, $2::timestamptz, least($2::timestamptz + $4 * interval '1 second', absolute_expiry)
	from used
), touched as (
	update sessions set last_used_at = $2::timestamptz where session_id in (select session_id from used)
)
select session_id, user_id, absolute_expiry from used`;

const FIND_USED = `select t.session_id, s.user_id, s.absolute_expiry,
	t.used_at + $3 * interval '1 second' >= $2::timestamptz or (next.used_at is null and next.expires_at > $2::timestamptz)
		as is_retry
from refresh_tokens t
	join sessions s using (session_id)
	join users u using (user_id)
	join refresh_tokens next on next.parent_id = t.token_id
where t.token_hash = $1 and s.ended_at is null and s.absolute_expiry > $2::timestamptz and not u.disabled`;

const END_SESSION = `update sessions set ended_at = $2::timestamptz, end_reason = $3
where session_id = $1 and ended_at is null`;

const END_SESSION_OF_TOKEN = `update sessions set ended_at = $2::timestamptz, end_reason = 'signOut'
where ended_at is null and session_id = (select session_id from refresh_tokens where token_hash = $1)
returning session_id, user_id`;

interface SessionRow {
	session_id: string;
	user_id: number;
	absolute_expiry: string;
}

/**
 * Exchanges a refresh token (RFC 9700, 4.14.2). A token is used once. Presented again within the grace time, or while
 * its successor is still unused (the answer got lost), it gives that same successor; any older one is taken for stolen
 * and ends its session, and with that every token and bearer of it.
 */
export async function rotate(
	pool: Pool,
	token: string,
	key: KeyObject,
	lifetimes: Lifetimes,
	now: number,
): Promise<RefreshOutcome> {
	const hash = hashOfToken(token);
	const time = new Date(now).toISOString();
	const refreshToken = successorOf(token, key);
	const rotated = await pool.query<SessionRow>({
		name: 'rotate',
		text: ROTATE,
		values: [hash, time, hashOfToken(refreshToken), lifetimes.idle],
	});
	const winner = rotated.rows[0];
	if (winner !== undefined) return { kind: 'renewed', renewal: toRenewal(winner, refreshToken) };

	const replayed = await pool.query<SessionRow & { is_retry: boolean }>({
		name: 'findUsedToken',
		text: FIND_USED,
		values: [hash, time, lifetimes.grace],
	});
	const used = replayed.rows[0];
	if (used === undefined) return { kind: 'refused' };
	if (used.is_retry) return { kind: 'renewed', renewal: toRenewal(used, refreshToken) };
	await pool.query(END_SESSION, [used.session_id, time, 'tokenReuse']);
	return { kind: 'reuse', userId: used.user_id, sessionId: used.session_id };
}

/** Ends the session any of whose tokens this is; null when there is none that holds. */
export async function endSessionOf(
	pool: Pool,
	token: string,
	now: number,
): Promise<{ sessionId: string; userId: number } | null> {
	const { rows } = await pool.query<SessionRow>(END_SESSION_OF_TOKEN, [
		hashOfToken(token),
		new Date(now).toISOString(),
	]);
	const [row] = rows;
	return row === undefined ? null : { sessionId: row.session_id, userId: row.user_id };
}

// Waits for a change of the password or of the permission to sign in that is under way, and starts nothing after it.
const START_SESSION = `with holder as (
	select user_id from users where user_id = $1 and password_hash = $8 and not disabled for share
), session as (
	insert into sessions (user_id, created_at, last_used_at, absolute_expiry, remote, user_agent)
	select user_id, $2::timestamptz, $2::timestamptz, $2::timestamptz + $3 * interval '1 second', $4, $5 from holder
	returning session_id, user_id, absolute_expiry
), token as (
	insert into refresh_tokens (session_id, token_hash, created_at, expires_at)
	select session_id, $6, $2::timestamptz, least($2::timestamptz + $7 * interval '1 second', absolute_expiry) from session
)
select session_id, user_id, absolute_expiry from session`;

/** Starts a session with its first refresh token; null when the password that was checked no longer holds. */
export async function startSession(
	pool: Pool,
	{ userId, passwordHash }: { readonly userId: number; readonly passwordHash: string },
	from: { readonly remote: string; readonly userAgent: string },
	lifetimes: Lifetimes,
	now: number,
): Promise<Renewal | null> {
	const refreshToken = newRefreshToken();
	const { rows } = await pool.query<SessionRow>(START_SESSION, [
		userId,
		new Date(now).toISOString(),
		lifetimes.session,
		from.remote,
		from.userAgent,
		hashOfToken(refreshToken),
		lifetimes.idle,
		passwordHash,
	]);
	const [row] = rows;
	return row === undefined ? null : toRenewal(row, refreshToken);
}

function toRenewal(row: SessionRow, refreshToken: string): Renewal {
	return {
		sessionId: row.session_id,
		userId: row.user_id,
		refreshToken,
		absoluteExpiry: Date.parse(row.absolute_expiry),
	};
}
