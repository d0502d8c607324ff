/** The bearer is renewed this long before it expires (spec.md, section 4). */
export const RENEW_BEFORE_EXPIRY_MS = 59_000;

/** The longest delay a browser timer takes; a greater one fires at once. */
export const MAX_TIMER_MS = 2_147_483_647;

/** Times of a bearer in seconds since 1970 by the server's clock, as its claims `iat` and `exp` say. */
export interface TokenTimes {
	readonly iat: number;
	readonly exp: number;
}

/** What the session's timer does next: renew now, or wait and ask again. */
export type NextStep = { readonly kind: 'renew' } | { readonly kind: 'wait'; readonly ms: number };

/**
 * Milliseconds from the arrival of a bearer to its renewal: lifetime (`exp` − `iat`, so the local clock does not
 * matter) less 59 s less the jitter (0–5 s, drawn by the caller), never negative; 0 for times that make no sense.
 */
export function renewAfterMs(times: TokenTimes, jitterMs = 0): number {
	const lifetime = (times.exp - times.iat) * 1000;
	const delay = lifetime - RENEW_BEFORE_EXPIRY_MS - Math.max(0, jitterMs);
	return Number.isFinite(delay) ? Math.max(0, delay) : 0;
}

/**
 * The next step once `elapsedMs` (of a monotonic clock) have gone by since the bearer arrived. A `wait` never exceeds
 * what a timer takes: when it ends, ask again.
 */
export function nextRenewalStep(times: TokenTimes, elapsedMs: number, jitterMs = 0): NextStep {
	const rest = renewAfterMs(times, jitterMs) - Math.max(0, elapsedMs);
	if (!(rest > 0)) return { kind: 'renew' };
	return { kind: 'wait', ms: Math.min(Math.ceil(rest), MAX_TIMER_MS) };
}
