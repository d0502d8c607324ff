import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';

/** What a bearer says; times in seconds since 1970. */
export interface BearerClaims {
	readonly userId: number;
	readonly sessionId: string;
	readonly issuedAt: number;
	readonly expiresAt: number;
}

const ISSUER = 'kontor';
const AUDIENCE = 'kontor-api';
const LEEWAY_SECONDS = 5;

// Comparing the whole header text is the narrowest list of algorithms there is: `none`, RS256 or an added `kid` fail.
const HEADER = encode({ alg: 'HS256', typ: 'JWT' });

/** Signs a bearer: a JWT (RFC 7519) with HS256, good for one audience and one session. */
export function signBearer(claims: BearerClaims, key: KeyObject): string {
	const { userId, sessionId, issuedAt, expiresAt } = claims;
	const payload = encode({
		iss: ISSUER,
		aud: AUDIENCE,
		sub: String(userId),
		sid: sessionId,
		iat: issuedAt,
		nbf: issuedAt,
		exp: expiresAt,
	});
	return `${HEADER}.${payload}.${signature(payload, key).toString('base64url')}`;
}

/** The claims of a bearer of ours that holds at `now` (seconds), else null; whether its session holds is asked elsewhere. */
export function readBearer(token: string, key: KeyObject, now: number): BearerClaims | null {
	const [header, payload, mac, ...rest] = token.split('.');
	if (header !== HEADER || payload === undefined || mac === undefined || rest.length > 0) return null;
	const expected = signature(payload, key);
	const given = Buffer.from(mac, 'base64url');
	if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
	return readClaims(JSON.parse(Buffer.from(payload, 'base64url').toString()), now);
}

function readClaims(claims: Record<string, unknown>, now: number): BearerClaims | null {
	const { iss, aud, sub, sid, iat, nbf, exp } = claims;
	if (iss !== ISSUER || aud !== AUDIENCE) return null;
	if (typeof sub !== 'string' || typeof sid !== 'string') return null;
	if (typeof iat !== 'number' || typeof nbf !== 'number' || typeof exp !== 'number') return null;
	if (exp <= now || nbf > now + LEEWAY_SECONDS || iat > now + LEEWAY_SECONDS) return null;
	return { userId: Number(sub), sessionId: sid, issuedAt: iat, expiresAt: exp };
}

function signature(payload: string, key: KeyObject): Buffer {
	return createHmac('sha256', key).update(`${HEADER}.${payload}`).digest();
}

function encode(value: object): string {
	return Buffer.from(JSON.stringify(value)).toString('base64url');
}
