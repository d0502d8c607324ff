import { Problem } from '../../problem.ts';

/** How many requests one user, or one address without a session, may make; counted by each process for itself. */
export interface RateLimit {
	readonly requests: number;
	readonly seconds: number;
}

/** Counts a request of somebody; throws `tooManyRequests` beyond the limit. */
export type Admit = (who: string) => void;

/** The limits of one process. Each counts for itself, so that no flood of made-up addresses touches who is signed in. */
export interface RateLimits {
	/** Requests of a user. */
	readonly user: Admit;
	/** Refresh tokens of a session; a token that nobody was given counts for its address. */
	readonly session: Admit;
	/** Requests without a session, by operation and address. */
	readonly address: Admit;
	/** Files and pages of the portal, by address. */
	readonly files: Admit;
}

// An office of fifty behind one address, each with a browser that has none of the portal's seventy files yet, asks for
// 3500 of them at once; the limit of one user is 300.
const SHARE_OF_FILES = 20;

const MAX_KEYS = 20_000;

/** The limits, all of the same size but that of files; `elapsed` counts milliseconds and is never set back. */
export function createRateLimits(limit: RateLimit, elapsed: () => number): RateLimits {
	return {
		user: createRateLimit(limit, elapsed),
		session: createRateLimit(limit, elapsed),
		address: createRateLimit(limit, elapsed),
		files: createRateLimit({ ...limit, requests: limit.requests * SHARE_OF_FILES }, elapsed),
	};
}

/** Counts requests in windows of fixed length, of at most `maxKeys` at a time; the oldest window makes room. */
export function createRateLimit({ requests, seconds }: RateLimit, elapsed: () => number, maxKeys = MAX_KEYS): Admit {
	// In the order of their starts.
	const windows = new Map<string, { readonly start: number; count: number }>();

	function makeRoom(time: number): void {
		for (const [who, { start }] of windows) {
			if (time - start < seconds * 1000 && windows.size < maxKeys) return;
			windows.delete(who);
		}
	}

	return (who) => {
		const time = elapsed();
		const window = windows.get(who);
		if (window === undefined || time - window.start >= seconds * 1000) {
			windows.delete(who);
			makeRoom(time);
			windows.set(who, { start: time, count: 1 });
			return;
		}
		window.count++;
		if (window.count <= requests) return;
		throw new Problem('tooManyRequests', { retryAfter: seconds - (time - window.start) / 1000 });
	};
}
