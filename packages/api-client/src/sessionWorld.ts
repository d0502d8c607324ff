/** What tabs tell each other; it never leaves the browser. */
export type SessionMessage = { kind: 'renewed'; bearer: string } | { kind: 'ended'; reason: 'logout' | 'ended' };

/** Everything outside a session: the network, the other tabs, time and chance. */
export interface SessionWorld {
	fetch(request: Request): Promise<Response>;
	/** The storage all tabs share. */
	storage: {
		getItem(key: string): string | null;
		setItem(key: string, value: string): void;
		removeItem(key: string): void;
	};
	/** Calls back when another tab has changed the key. */
	onStorage(key: string, listener: () => void): void;
	/** One holder at a time over all tabs; null where the browser has no Web Locks. */
	locks: { request<T>(name: string, task: () => Promise<T>): Promise<T> } | null;
	/** The line to the other tabs; null where the browser has none. */
	channel: {
		post(message: SessionMessage): void;
		listen(listener: (message: SessionMessage) => void): void;
	} | null;
	clock: {
		/** Milliseconds of a clock that never jumps. */
		now(): number;
		/** Calls back once after `ms` (at most 2 147 483 647); returns how to cancel. */
		after(ms: number, callback: () => void): () => void;
	};
	/** A number from 0 to 1. */
	random(): number;
	/** Notes an event for the developer's console; details never hold tokens. */
	log(event: string, details: Record<string, unknown>): void;
}
