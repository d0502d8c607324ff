import type { Database } from './database/database.ts';
import type { Log } from './log.ts';
import { startListening } from './notifications/listening.ts';
import type { Wakeups } from './notifications/wakeups.ts';
import { startPurging } from './purge/purge.ts';
import { startTellingDue } from './tasks/taskDue.ts';

/** What the jobs of a server work with. */
export interface JobParts {
	readonly database: Pick<Database, 'db' | 'pool' | 'url'>;
	readonly wakeups: Wakeups;
	readonly log: Log;
	/** Milliseconds since 1970. */
	readonly now: () => number;
}

/** Starts what a server does without being asked; the answer ends it, after what is under way. */
export function startJobs({ database, wakeups, log, now }: JobParts): () => Promise<void> {
	const ends = [
		startPurging(database.pool, log),
		startListening({ url: database.url, wakeups, log }),
		startTellingDue(database.db, log, now),
	];
	return async () => {
		await Promise.all(ends.map((end) => end()));
	};
}
