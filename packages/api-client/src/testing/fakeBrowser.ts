import type { SessionMessage, SessionWorld } from '../sessionWorld.ts';

interface FakeTab {
	world: SessionWorld;
	onStorage: () => void;
	onMessage: (message: SessionMessage) => void;
}

/** What a fake browser is made of. */
export interface FakeBrowserOptions {
	fetch: (request: Request) => Promise<Response>;
	hasLocks?: boolean;
	hasChannel?: boolean;
	hasStorageEvents?: boolean;
	random?: () => number;
}

/** A browser whose tabs share storage, locks, a channel and one clock that only `advance` moves. */
export function createFakeBrowser({
	fetch,
	hasLocks = true,
	hasChannel = true,
	hasStorageEvents = true,
	random = () => 0,
}: FakeBrowserOptions) {
	const stored = new Map<string, string>();
	const tabs: FakeTab[] = [];
	const timers = new Map<object, { at: number; callback: () => void }>();
	const logged: string[] = [];
	let now = 0;
	let lockQueue: Promise<unknown> = Promise.resolve();

	function changed(by: FakeTab): void {
		if (!hasStorageEvents) return;
		for (const tab of tabs) if (tab !== by) queueMicrotask(tab.onStorage);
	}

	function openTab(): SessionWorld {
		const tab: FakeTab = { world: createWorld(() => tab), onStorage: () => {}, onMessage: () => {} };
		tabs.push(tab);
		return tab.world;
	}

	function createWorld(self: () => FakeTab): SessionWorld {
		return {
			fetch,
			random,
			log: (event, details) => logged.push(`${event} ${JSON.stringify(details)}`),
			storage: {
				getItem: (key) => stored.get(key) ?? null,
				setItem(key, value) {
					stored.set(key, value);
					changed(self());
				},
				removeItem(key) {
					if (stored.delete(key)) changed(self());
				},
			},
			onStorage: (_key, listener) => {
				self().onStorage = listener;
			},
			locks: hasLocks ? { request: (_name, task) => lock(task) } : null,
			channel: hasChannel
				? {
						post: (message) => {
							for (const tab of tabs) if (tab !== self()) setImmediate(() => tab.onMessage(message));
						},
						listen: (listener) => {
							self().onMessage = listener;
						},
					}
				: null,
			clock: {
				now: () => now,
				after(ms, callback) {
					const timer = {};
					timers.set(timer, { at: now + ms, callback });
					return () => timers.delete(timer);
				},
			},
		};
	}

	function lock<T>(task: () => Promise<T>): Promise<T> {
		const run = lockQueue.then(task);
		lockQueue = run.catch(() => {});
		return run;
	}

	/** Moves the clock and lets everything that becomes due happen in its order. */
	async function advance(ms: number): Promise<void> {
		const end = now + ms;
		for (;;) {
			await settle();
			const [next] = [...timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at);
			if (!next) break;
			timers.delete(next[0]);
			now = Math.max(now, next[1].at);
			next[1].callback();
		}
		now = end;
		await settle();
	}

	/** Moves the clock without any timer, as a machine that sleeps does. */
	function sleep(ms: number): void {
		now += ms;
	}

	return { openTab, advance, sleep, stored, logged, pendingTimers: () => timers.size };
}

/** Turns of the event loop that `settle` waits, and `advance` before each timer. */
export const TURNS_OF_ADVANCE = 40;

/** Waits until promises and turns already on their way have run. */
export async function settle(): Promise<void> {
	for (let turn = 0; turn < TURNS_OF_ADVANCE; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** Waits turn by turn until something is so. */
export async function until(isSo: () => boolean): Promise<void> {
	for (let turn = 0; !isSo(); turn++) {
		if (turn > 1000) throw new Error('This never came to be');
		await new Promise((resolve) => setImmediate(resolve));
	}
}

/** A small generator of numbers from 0 to 1, the same for the same seed. */
export function seededRandom(seed: number): () => number {
	let state = seed * 2_654_435_761 + 1;
	return () => {
		state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) | 0;
		return ((state ^ (state >>> 13)) >>> 0) / 4_294_967_296;
	};
}
