import type { SessionWorld } from './sessionWorld.ts';

const LOCK_NAME = 'kontor.refresh';

/** Runs a renewal while no other tab runs one, where the browser can see to that. */
export async function underLock<T>(locks: SessionWorld['locks'], task: () => Promise<T>): Promise<T> {
	if (locks === null) return task();
	let hasBegun = false;
	try {
		return await locks.request(LOCK_NAME, () => {
			hasBegun = true;
			return task();
		});
	} catch (error) {
		// Locks are refused in some embedded views; the server's grace window covers tabs that race without them.
		if (hasBegun) throw error;
		return task();
	}
}
