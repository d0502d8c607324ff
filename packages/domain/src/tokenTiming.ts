/** The bearer is renewed this long before it expires (spec.md, section 4). */
export const RENEW_BEFORE_EXPIRY_MS = 59_000;

/** The longest delay a browser timer takes; a greater one fires at once. */
export const MAX_TIMER_MS = 2_147_483_647;

/** No bearer is renewed sooner after its arrival, so that senseless times cannot make a storm of refreshes. */
export const MIN_RENEW_MS = 1_000;

/** Times of a bearer in seconds since 1970 by the server's clock, as its claims `iat` and `exp` say. */
export interface TokenTimes {
	readonly iat: number;
	readonly exp: number;
}

/** What the session's timer does next: renew now, or wait and ask again. */
export type RenewalStep = { readonly kind: 'renew' } | { readonly kind: 'wait'; readonly ms: number };

/** Reads the times out of a bearer (a JWT, not verified here); `null` if it is none or lacks them. */
export function tokenTimesOf(bearer: string): TokenTimes | null {
	const [, payload = ''] = bearer.split('.', 2);
	try {
		const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
		if (typeof claims !== 'object' || claims === null || !('iat' in claims) || !('exp' in claims)) return null;
		const { iat, exp } = claims;
		return typeof iat === 'number' && typeof exp === 'number' ? { iat, exp } : null;
	} catch {
		return null;
	}
}

/**
 * Milliseconds from the arrival of a bearer to its renewal: its lifetime (`exp` − `iat`, so the local clock does not
 * matter) less 59 s less the jitter (0–5 s, drawn by the caller). A bearer that lives no longer than that is renewed at
 * half its life; never sooner than {@link MIN_RENEW_MS}.
 */
export function renewAfterMs(times: TokenTimes, jitterMs = 0): number {
	const lifetime = (times.exp - times.iat) * 1000;
	const early = lifetime - RENEW_BEFORE_EXPIRY_MS;
	const delay = early > 0 ? early - Math.max(0, jitterMs) : lifetime / 2;
	return Number.isFinite(delay) ? Math.max(MIN_RENEW_MS, delay) : MIN_RENEW_MS;
}

/**
 * The next step once `elapsedMs` (by a monotonic clock) have gone by since the bearer arrived: `renew` when its time has
 * come or is past. A `wait` never exceeds what a timer takes; when it ends, ask again.
 */
export function nextRenewalStep(times: TokenTimes, elapsedMs: number, jitterMs = 0): RenewalStep {
	const rest = renewAfterMs(times, jitterMs) - Math.max(0, elapsedMs);
	if (!(rest > 0)) return { kind: 'renew' };
	return { kind: 'wait', ms: Math.min(Math.ceil(rest), MAX_TIMER_MS) };
}
