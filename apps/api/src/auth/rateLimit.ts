import { Problem } from '../problem.ts';

/** How many requests one user, or one address without a session, may make; counted by each process for itself. */
export interface RateLimit {
	readonly requests: number;
	readonly seconds: number;
}

const MAX_KEYS = 20_000;

/** Counts a request of somebody, who may make `share` times as many as the limit says; throws `tooManyRequests` beyond. */
export type Admit = (who: string, share?: number) => void;

/** Counts requests in windows of fixed length; the returned function throws `tooManyRequests` beyond the limit. */
export function createRateLimit({ requests, seconds }: RateLimit, now: () => number): Admit {
	let windows = new Map<string, { start: number; count: number }>();

	return (who, share = 1) => {
		const time = now();
		const window = windows.get(who);
		// A clock that was set back begins a window as well.
		if (window === undefined || time < window.start || time - window.start >= seconds * 1000) {
			if (windows.size >= MAX_KEYS) windows = new Map();
			windows.set(who, { start: time, count: 1 });
			return;
		}
		window.count++;
		if (window.count <= requests * share) return;
		throw new Problem('tooManyRequests', { retryAfter: seconds - (time - window.start) / 1000 });
	};
}
