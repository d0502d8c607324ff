import { anyText } from '@kontor/german/testing/hostileTexts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_TIMER_MS, MIN_RENEW_MS, nextRenewalStep, renewAfterMs, tokenTimesOf } from './tokenTiming.ts';

const fiveMinutes = { iat: 1_000, exp: 1_300 };

test('a bearer is renewed 59 seconds before it expires', () => {
	expect(renewAfterMs(fiveMinutes)).toBe(241_000);
});

test('the jitter makes it earlier, never later', () => {
	expect(renewAfterMs(fiveMinutes, 5_000)).toBe(236_000);
	expect(renewAfterMs(fiveMinutes, -5_000)).toBe(241_000);
});

test('only the lifetime counts: a clock that is an hour wrong changes nothing', () => {
	fc.assert(
		fc.property(fc.integer({ min: -4e9, max: 4e9 }), (shift) => {
			expect(renewAfterMs({ iat: fiveMinutes.iat + shift, exp: fiveMinutes.exp + shift })).toBe(241_000);
		}),
	);
});

test('a bearer too short-lived for that is renewed at half its life', () => {
	expect(renewAfterMs({ iat: 0, exp: 59 })).toBe(29_500);
	expect(renewAfterMs({ iat: 0, exp: 30 }, 5_000)).toBe(15_000);
	expect(renewAfterMs({ iat: 0, exp: 60 })).toBe(MIN_RENEW_MS);
});

test.each([
	{ iat: 300, exp: 0 },
	{ iat: 5, exp: 5 },
	{ iat: Number.NaN, exp: 1 },
	{ iat: 0, exp: Number.POSITIVE_INFINITY },
	{ iat: -1e308, exp: 1e308 },
])('senseless times %j never make a storm', (times) => {
	expect(renewAfterMs(times)).toBe(MIN_RENEW_MS);
});

test('the next step waits for the rest of the time, and renews when it has come or is past', () => {
	expect(nextRenewalStep(fiveMinutes, 0)).toEqual({ kind: 'wait', ms: 241_000 });
	expect(nextRenewalStep(fiveMinutes, 240_999.5)).toEqual({ kind: 'wait', ms: 1 });
	expect(nextRenewalStep(fiveMinutes, 241_000)).toEqual({ kind: 'renew' });
	expect(nextRenewalStep(fiveMinutes, 1e12)).toEqual({ kind: 'renew' });
	expect(nextRenewalStep(fiveMinutes, 236_000, 5_000)).toEqual({ kind: 'renew' });
});

test('a clock that runs backwards does not lengthen the wait, an unknown time renews', () => {
	expect(nextRenewalStep(fiveMinutes, -1e9)).toEqual({ kind: 'wait', ms: 241_000 });
	expect(nextRenewalStep(fiveMinutes, Number.NaN)).toEqual({ kind: 'renew' });
});

test('a bearer of 30 days waits in steps a timer can take and is renewed in time', () => {
	const month = { iat: 0, exp: 30 * 86_400 };
	let elapsed = 0;
	let steps = 0;
	for (let step = nextRenewalStep(month, elapsed); step.kind === 'wait'; step = nextRenewalStep(month, elapsed)) {
		expect(step.ms).toBeLessThanOrEqual(MAX_TIMER_MS);
		elapsed += step.ms;
		steps++;
	}
	expect(steps).toBe(2);
	expect(elapsed).toBe(30 * 86_400_000 - 59_000);
});

test('whatever the times, a wait is a delay that a timer takes', () => {
	const any = fc.double();
	fc.assert(
		fc.property(any, any, any, any, (iat, exp, elapsed, jitter) => {
			const step = nextRenewalStep({ iat, exp }, elapsed, jitter);
			if (step.kind === 'renew') return;
			expect(Number.isInteger(step.ms)).toBe(true);
			expect(step.ms).toBeGreaterThan(0);
			expect(step.ms).toBeLessThanOrEqual(MAX_TIMER_MS);
		}),
	);
});

const jwt = (payload: string) => `x.${Buffer.from(payload).toString('base64url')}.y`;

test('the times of a bearer are read from its claims', () => {
	expect(tokenTimesOf(jwt('{"iat":1000,"exp":1300,"sub":"ü?>~"}'))).toEqual(fiveMinutes);
});

test.each([
	'',
	'x',
	'x.y.z',
	'..',
	jwt('null'),
	jwt('[]'),
	jwt('{'),
	jwt('{"iat":1}'),
	jwt('{"exp":1}'),
	jwt('{"iat":"1","exp":2}'),
	jwt('{"iat":1,"exp":"2"}'),
])('%j has no times', (bearer) => {
	expect(tokenTimesOf(bearer)).toBeNull();
});

test('any text may be asked for its times', () => {
	fc.assert(fc.property(anyText, (text) => void expect(() => tokenTimesOf(text)).not.toThrow()));
});
