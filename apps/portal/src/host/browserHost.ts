import { createDraftVault } from '../kit/draft/draftVault.ts';
import type { OfflineStore } from '../kit/offline/offlineStore.ts';
import { createConnection } from './connection.ts';
import type { Host, Tabs } from './host.tsx';

/** The real page. `entryUrl` is the address of the entry chunk, whose name is the name of the build. */
export function browserHost(window: Window & typeof globalThis, entryUrl: string): Host {
	function after(ms: number, callback: () => void): () => void {
		const timer = window.setTimeout(callback, ms);
		return () => window.clearTimeout(timer);
	}

	const connection = createConnection({ probe: fetchVersion, after });
	window.addEventListener('online', () => connection.browserSays(true));
	window.addEventListener('offline', () => connection.browserSays(false));
	if (!window.navigator.onLine) connection.browserSays(false);

	const drafts = createDraftVault({
		async openSafe() {
			const { browserSafe } = await import('../kit/draft/browserSafe.ts');
			return browserSafe(
				window,
				guarded(() => window.sessionStorage),
			);
		},
		now: () => Date.now(),
		after,
	});
	// A page that is left may not come back.
	window.document.addEventListener('visibilitychange', () => {
		if (window.document.visibilityState === 'hidden') void drafts.flush();
	});

	function fetchVersion(): Promise<Response> {
		return window.fetch('/version.json', { cache: 'no-store', signal: AbortSignal.timeout(10_000) });
	}

	let offline: Promise<OfflineStore> | null = null;

	return {
		connection,
		ownBuild: new URL(entryUrl).pathname.replace(/^.*\//, ''),
		async newestBuild() {
			const response = await fetchVersion();
			if (!response.ok) return null;
			const { build } = (await response.json()) as { build?: unknown };
			return typeof build === 'string' ? build : null;
		},
		settings: guarded(() => window.localStorage),
		tabNotes: guarded(() => window.sessionStorage),
		drafts,
		openOffline() {
			offline ??= import('../kit/offline/browserOffline.ts').then(
				({ browserOffline }) => browserOffline(window),
				(error: unknown) => {
					offline = null;
					throw error;
				},
			);
			return offline;
		},
		keepScanPage() {
			// While it is developed, each file is served anew.
			if (!import.meta.env.PROD) return;
			void window.navigator.storage?.persist?.();
			window.navigator.serviceWorker?.register('/scan-worker.js', { scope: '/inventory/scan' }).catch(() => {});
		},
		tabs: tabsOf(window),
		locks: window.navigator.locks ?? null,
		reload: () => void drafts.flush().finally(() => window.location.reload()),
	};
}

function tabsOf(window: Window & typeof globalThis): Tabs | null {
	if (typeof window.BroadcastChannel !== 'function') return null;
	const channel = new window.BroadcastChannel('kontor.words');
	return {
		post: (word) => channel.postMessage(word),
		listen(listener) {
			const hear = ({ data }: MessageEvent<string>) => listener(data);
			channel.addEventListener('message', hear);
			return () => channel.removeEventListener('message', hear);
		},
	};
}

/** A storage that forgets at once where the browser blocks it or has no room left. */
function guarded(storage: () => Storage): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
	return {
		getItem(key) {
			try {
				return storage().getItem(key);
			} catch {
				return null;
			}
		},
		setItem(key, value) {
			try {
				storage().setItem(key, value);
			} catch {
				// What a browser refuses to keep is merely asked again.
			}
		},
		removeItem(key) {
			try {
				storage().removeItem(key);
			} catch {
				// It has kept nothing.
			}
		},
	};
}
