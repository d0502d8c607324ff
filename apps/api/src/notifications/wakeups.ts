/** Hears of changes and of time: `changed` = the notifications may be others, `beat` = still here, `end` = no more. */
export type Sleeper = (event: 'changed' | 'beat' | 'end') => void;

/** Who waits in this process for changed notifications. */
export interface Wakeups {
	/** Waits for changes of a user; null where that user waits in too many places already. The answer ends it. */
	wait(userId: number, sleeper: Sleeper): (() => void) | null;
	/** The notifications of a user have changed. */
	wake(userId: number): void;
	/** Something may have been missed: everybody looks again. */
	wakeAll(): void;
	/** Ends all waiting, and whoever comes later is ended at once. */
	close(): void;
}

// A browser has one stream; nobody works in so many at once.
const MOST_OF_USER = 10;
const BEAT_MS = 25_000;

/** Waiting of one process; something is heard at least every 25 s, so that nothing between takes the silence for the end. */
export function createWakeups(): Wakeups {
	const sleepers = new Map<number, Set<Sleeper>>();
	let isClosed = false;
	const timer = setInterval(() => tellAll('beat'), BEAT_MS);
	timer.unref();

	function tellAll(event: Parameters<Sleeper>[0]): void {
		for (const own of sleepers.values()) for (const sleeper of [...own]) sleeper(event);
	}

	return {
		wait(userId, sleeper) {
			const own = sleepers.get(userId) ?? new Set<Sleeper>();
			if (own.size >= MOST_OF_USER) return null;
			sleepers.set(userId, own);
			own.add(sleeper);
			if (isClosed) sleeper('end');
			return () => {
				own.delete(sleeper);
				if (own.size === 0 && sleepers.get(userId) === own) sleepers.delete(userId);
			};
		},
		wake(userId) {
			for (const sleeper of [...(sleepers.get(userId) ?? [])]) sleeper('changed');
		},
		wakeAll: () => tellAll('changed'),
		close() {
			isClosed = true;
			clearInterval(timer);
			tellAll('end');
		},
	};
}
