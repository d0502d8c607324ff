import { useEffect, useEffectEvent } from 'react';
import type { Host } from '../host/host.tsx';

const STREAM = '/api/v1/notifications/stream';
const LOCK = 'kontor.live';
/** The page loads what it shows first. */
const BEGIN_MS = 3_000;
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/** Parts of the stream of changes. */
export interface LiveParts {
	/** Shared by the tabs of this browser; without them, nothing is heard. */
	readonly locks: Host['locks'];
	/** Adds the bearer. */
	readonly fetch: (request: Request) => Promise<Response>;
	/** The user's notifications, or anything, may have changed. */
	readonly onChanged: () => void;
	/** A task was changed. */
	readonly onTaskChanged: (lfdnr: number) => void;
	/** Appointments have changed, in this tab's hearing. */
	readonly onCalendar: () => void;
	/** Listens while the page is hidden too; asked when it is hidden or shown. */
	readonly isAwakeHidden: () => boolean;
}

/** Said to the other tabs of this browser when appointments have changed. */
export const CALENDAR_CHANGED = 'calendar';

const calendarListeners = new Set<() => void>();

/** Calls `listener` when this tab has heard from the server that appointments have changed; the answer ends it. */
export function onCalendarChange(listener: () => void): () => void {
	calendarListeners.add(listener);
	return () => {
		calendarListeners.delete(listener);
	};
}

/** Tells whoever shows appointments in this tab. */
export function tellCalendarChange(): void {
	for (const listener of calendarListeners) listener();
}

/**
 * Hears from the server that something has changed, while the page is visible. One tab of a browser listens and tells the
 * others, since a browser has six connections to a server; when it goes or sleeps, another one takes over.
 */
export function useLiveChanges(parts: LiveParts): void {
	const { locks, fetch, onChanged, onTaskChanged, onCalendar, isAwakeHidden } = parts;
	const changed = useEffectEvent(onChanged);
	const taskChanged = useEffectEvent(onTaskChanged);
	const calendar = useEffectEvent(onCalendar);
	const ask = useEffectEvent(fetch);
	const isAwake = useEffectEvent(() => document.visibilityState === 'visible' || isAwakeHidden());

	useEffect(() => {
		if (locks === null) return;
		const lock = locks;
		let stop = new AbortController();
		let isRunning = false;

		function run(): void {
			if (isAwake() && isRunning) return;
			stop.abort();
			isRunning = isAwake();
			if (!isRunning) return;
			stop = new AbortController();
			const { signal } = stop;
			// Giving up the wait for the lock rejects, and so does a tab that another one has taken it from.
			lock.request(LOCK, { signal }, () => listen(signal)).catch(() => {});
		}

		async function listen(signal: AbortSignal): Promise<void> {
			let pause = FIRST_PAUSE_MS;
			await sleep(BEGIN_MS, signal);
			while (!signal.aborted) {
				const hasHeard = await follow(signal);
				pause = hasHeard ? FIRST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS);
				await sleep(pause, signal);
			}
		}

		/** True where the stream had begun before it ended. */
		async function follow(signal: AbortSignal): Promise<boolean> {
			let hasBegun = false;
			try {
				const { ok, body } = await ask(new Request(STREAM, { signal }));
				if (!ok || body === null) return false;
				const reader = body.pipeThrough(new TextDecoderStream()).getReader();
				for (let rest = ''; ; ) {
					const { done, value } = await reader.read();
					if (done) return hasBegun;
					// What happened while nobody listened is not told again.
					if (!hasBegun) {
						changed();
						calendar();
					}
					hasBegun = true;
					const events = (rest + value).split('\n\n');
					rest = events.pop() ?? '';
					if (events.some((event) => event.startsWith('event: changed'))) changed();
					for (const event of events) {
						const lfdnr = /^event: task\ndata: ([1-9][0-9]*)$/.exec(event)?.[1];
						if (lfdnr !== undefined) taskChanged(Number(lfdnr));
					}
					if (events.some((event) => event.startsWith('event: calendar'))) calendar();
				}
			} catch {
				return hasBegun;
			}
		}

		run();
		document.addEventListener('visibilitychange', run);
		return () => {
			stop.abort();
			document.removeEventListener('visibilitychange', run);
		};
	}, [locks]);
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		const timer = setTimeout(resolve, ms);
		signal.addEventListener('abort', () => {
			clearTimeout(timer);
			resolve();
		});
	});
}
