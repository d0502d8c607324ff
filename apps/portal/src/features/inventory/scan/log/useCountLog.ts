import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CountCalls } from '../../../../data/inventory.ts';
import { useHost } from '../../../../host/host.tsx';
import type { OfflineStore } from '../../../../kit/offline/offlineStore.ts';
import { type CountLog, type CountLogState, openCountLog } from './countLog.ts';

/** Where a log lies and whose it is. */
export interface CountLogPlace {
	readonly store: OfflineStore;
	readonly owner: string;
	readonly lfdnr: number;
	readonly device: string;
	/** Null without a session. */
	readonly calls: CountCalls | null;
}

/** The log of a count, which goes to the server by itself as soon as there is one. */
export function useCountLog({ store, owner, lfdnr, device, calls }: CountLogPlace): {
	log: CountLog;
	state: CountLogState;
} {
	const { locks, connection } = useHost();
	const [log] = useState(() =>
		openCountLog({
			store,
			owner,
			lfdnr,
			calls,
			device,
			locks,
			after(ms, callback) {
				const timer = window.setTimeout(callback, ms);
				return () => window.clearTimeout(timer);
			},
		}),
	);
	useEffect(() => {
		const wake = () => {
			if (!connection.isDown() && document.visibilityState === 'visible') void log.sync();
		};
		const stop = connection.subscribe(wake);
		document.addEventListener('visibilitychange', wake);
		return () => {
			stop();
			document.removeEventListener('visibilitychange', wake);
		};
	}, [connection, log]);
	const state = useSyncExternalStore(log.subscribe, log.state);
	const hasUnkept = state.entries.some(({ status }) => status === 'unkept');
	useEffect(() => {
		if (!hasUnkept) return;
		// The browser asks before the page goes with what is nowhere else yet.
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		window.addEventListener('beforeunload', ask);
		return () => window.removeEventListener('beforeunload', ask);
	}, [hasUnkept]);
	return { log, state };
}
