import { isAbort } from '@kontor/api-client/problem';

type Fetch = (request: Request) => Promise<Response>;

/** Whether the server can be reached: by what the browser says and, above that, by how calls fare. */
export interface Connection {
	isDown(): boolean;
	/** Calls back after each change; returns how to stop. */
	subscribe(listener: () => void): () => void;
	/** A fetch whose successes and failures count. */
	watch(fetch: Fetch): Fetch;
	/** The browser says it has lost or found the network. */
	browserSays(isOnline: boolean): void;
}

/** What a connection needs of the world. */
export interface ConnectionOptions {
	/** Asks the server for something small; rejects if it cannot be reached. */
	probe: () => Promise<unknown>;
	/** Calls back once after `ms`; returns how to cancel. */
	after: (ms: number, callback: () => void) => () => void;
}

/** A change that does not last this long is none: adapters and VPNs flap. */
const DEBOUNCE_MS = 1000;
const PROBE_EVERY_MS = 5000;
/** One failed call may be the call's own fault. */
const FAILURES_THAT_COUNT = 2;

/** A connection that is believed to be up. */
export function createConnection({ probe, after }: ConnectionOptions): Connection {
	const listeners = new Set<() => void>();
	let isBrowserOffline = false;
	let failures = 0;
	let losses = 0;
	let isDown = false;
	let cancelChange: (() => void) | null = null;
	let cancelProbe: (() => void) | null = null;

	function evaluate(): void {
		const looksDown = isBrowserOffline || failures >= FAILURES_THAT_COUNT;
		if (failures > 0 || isBrowserOffline) probeLater();
		if (looksDown === isDown) {
			cancelChange?.();
			cancelChange = null;
		} else {
			cancelChange ??= after(DEBOUNCE_MS, () => {
				cancelChange = null;
				isDown = looksDown;
				for (const listener of [...listeners]) listener();
			});
		}
	}

	function probeLater(): void {
		cancelProbe ??= after(PROBE_EVERY_MS, () => {
			cancelProbe = null;
			probeNow();
		});
	}

	function probeNow(): void {
		const asked = losses;
		probe().then(() => succeeded(asked), failed);
	}

	/** `begun` is how often the browser had lost the network when the call was sent. */
	function succeeded(begun: number): void {
		// An answer that was on its way already says nothing about now.
		if (begun !== losses) return;
		// Browsers are wrong about it behind a VPN or a virtual network card.
		isBrowserOffline = false;
		failures = 0;
		cancelProbe?.();
		cancelProbe = null;
		evaluate();
	}

	function failed(): void {
		failures += 1;
		evaluate();
	}

	return {
		isDown: () => isDown,
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		watch: (fetch) => async (request) => {
			const begun = losses;
			try {
				const response = await fetch(request);
				succeeded(begun);
				return response;
			} catch (error) {
				if (!isAbort(error)) failed();
				throw error;
			}
		},
		browserSays(isOnline) {
			isBrowserOffline = !isOnline;
			// Being back on a network is not yet reaching the server: a probe has to succeed.
			if (!isOnline) {
				losses += 1;
				failures = FAILURES_THAT_COUNT;
			}
			evaluate();
			if (isOnline && failures > 0) probeNow();
		},
	};
}
