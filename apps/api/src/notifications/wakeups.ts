/**
 * Hears of changes and of time: `changed` = the notifications may be others, `calendar` = the appointments may be, `beat` =
 * still here, `end` = no more, a number = this task was changed.
 */
export type Sleeper = (event: 'changed' | 'calendar' | 'beat' | 'end' | number) => void;

/** A user who waits; `firma` of the tasks that concern them, null without the app. */
export interface Waiting {
	readonly userId: number;
	readonly firma: number | null;
}

/** The users who wait in this process for changes. */
export interface Wakeups {
	/** Waits for changes; null where that user waits in too many places already. The answer ends it. */
	wait(who: Waiting, sleeper: Sleeper): (() => void) | null;
	/** The notifications of a user have changed. */
	wake(userId: number): void;
	/** A task of a firma was changed, or what was said about it. */
	wakeForTask(firma: number, lfdnr: number): void;
	/** Appointments have changed; who may see which is asked when they are read. */
	wakeCalendars(): void;
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
	const sleepers = new Map<number, Map<Sleeper, number | null>>();
	let isClosed = false;
	const timer = setInterval(() => tellAll('beat'), BEAT_MS);
	timer.unref();

	function tellAll(event: Parameters<Sleeper>[0]): void {
		for (const own of sleepers.values()) for (const sleeper of [...own.keys()]) sleeper(event);
	}

	return {
		wait({ userId, firma }, sleeper) {
			const own = sleepers.get(userId) ?? new Map<Sleeper, number | null>();
			if (own.size >= MOST_OF_USER) return null;
			sleepers.set(userId, own);
			own.set(sleeper, firma);
			if (isClosed) sleeper('end');
			return () => {
				own.delete(sleeper);
				if (own.size === 0 && sleepers.get(userId) === own) sleepers.delete(userId);
			};
		},
		wake(userId) {
			for (const sleeper of [...(sleepers.get(userId)?.keys() ?? [])]) sleeper('changed');
		},
		wakeForTask(firma, lfdnr) {
			for (const own of sleepers.values()) {
				for (const [sleeper, ofFirma] of [...own]) if (ofFirma === firma) sleeper(lfdnr);
			}
		},
		wakeCalendars: () => tellAll('calendar'),
		wakeAll() {
			tellAll('changed');
			tellAll('calendar');
		},
		close() {
			isClosed = true;
			clearInterval(timer);
			tellAll('end');
		},
	};
}
