import { Problem } from '../problem.ts';

/** What is read: `search` for an answer that somebody waits for, `file` for one that is sent for as long as it is taken. */
export type ReadKind = 'search' | 'file';

/** How many statements or transactions of heavy reads may run at once, of each kind and of both. */
export type Places = Readonly<Record<ReadKind | 'all', number>>;

/** Hands out the places; who has taken one gives it back by calling what it got, once. */
export interface Turns {
	/** Waits for a turn of a user. Fails when the signal says that nobody waits any more, or with a problem after ten seconds. */
	take(user: number, kind: ReadKind, signal: AbortSignal): Promise<() => void>;
}

/** More than so many of one user never run at once, however large the pool. */
export const MAX_OF_USER = 3;

const LONGEST_WAIT_MS = 10_000;
const RETRY_SECONDS = 2;

interface Waiting {
	readonly kind: ReadKind;
	readonly start: () => void;
}

interface User {
	readonly running: Record<ReadKind, number>;
	waiting: Waiting[];
	/** Number of the last turn, 0 for who has had none. */
	lastTurn: number;
}

/**
 * The share of heavy reads in a pool of connections. Something is always left for all other requests, which are over in
 * milliseconds: two of five connections as long as nobody takes a file, and one of them then. Only of two in all one
 * search and one file may have both, for the file may take minutes.
 */
export function placesOf(poolSize: number): Places {
	const all = Math.max(2, poolSize - 1);
	return {
		all,
		search: Math.max(1, Math.min(poolSize - 1, Math.ceil(poolSize * 0.6))),
		file: Math.max(1, Math.floor(poolSize / 2)),
	};
}

/**
 * Fair turns: a free place goes to the user who has the fewest, and of those to whoever had the longest to wait since the
 * last turn. The last free place is only for who has none, so that nobody's many reads make another one wait for their end.
 */
export function createTurns(places: Places): Turns {
	const users = new Map<number, User>();
	let turn = 0;
	const running: Record<ReadKind, number> = { search: 0, file: 0 };

	const freeOf = (kind: ReadKind) => Math.min(places.all - running.search - running.file, places[kind] - running[kind]);

	function mayStart({ running: own }: User, kind: ReadKind): boolean {
		if (own.search + own.file >= MAX_OF_USER) return false;
		return freeOf(kind) > (own[kind] === 0 ? 0 : 1);
	}

	function startNext(): void {
		for (;;) {
			const ready = [...users.values()].flatMap((user) => {
				const next = user.waiting.find(({ kind }) => mayStart(user, kind));
				return next === undefined ? [] : [{ user, next, count: user.running.search + user.running.file }];
			});
			const first = ready.sort((a, b) => a.count - b.count || a.user.lastTurn - b.user.lastTurn)[0];
			if (first === undefined) return;
			const { user, next } = first;
			user.waiting = user.waiting.filter((one) => one !== next);
			user.lastTurn = ++turn;
			user.running[next.kind]++;
			running[next.kind]++;
			next.start();
		}
	}

	function giveBack(id: number, user: User, kind: ReadKind): void {
		user.running[kind]--;
		running[kind]--;
		forgetIdle(id, user);
		startNext();
	}

	function forgetIdle(id: number, { running: own, waiting }: User): void {
		if (own.search + own.file + waiting.length === 0) users.delete(id);
	}

	function take(id: number, kind: ReadKind, signal: AbortSignal): Promise<() => void> {
		return new Promise((resolve, reject) => {
			if (signal.aborted) return reject(signal.reason);
			const user = users.get(id) ?? { running: { search: 0, file: 0 }, waiting: [], lastTurn: 0 };
			users.set(id, user);
			const giveUp = (reason: unknown) => {
				end();
				user.waiting = user.waiting.filter((one) => one !== own);
				forgetIdle(id, user);
				reject(reason);
			};
			const leave = () => giveUp(signal.reason);
			const late = setTimeout(() => giveUp(new Problem('unavailable', { retryAfter: RETRY_SECONDS })), LONGEST_WAIT_MS);
			const end = () => {
				clearTimeout(late);
				signal.removeEventListener('abort', leave);
			};
			const own: Waiting = {
				kind,
				start: () => {
					end();
					resolve(() => giveBack(id, user, kind));
				},
			};
			signal.addEventListener('abort', leave, { once: true });
			user.waiting.push(own);
			startNext();
		});
	}

	return { take };
}
