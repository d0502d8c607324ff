import { createContext, type ReactNode, use } from 'react';
import type { DraftVault } from '../kit/draft/draftVault.ts';
import type { OfflineStore } from '../kit/offline/offlineStore.ts';
import type { Connection } from './connection.ts';

/** Words between the tabs of one browser, such as `settings`; never data. */
export interface Tabs {
	post(word: string): void;
	/** The answer ends it. */
	listen(listener: (word: string) => void): () => void;
}

/** What the shell needs of the page it lives in. */
export interface Host {
	readonly connection: Connection;
	/** The name of the build this page runs. */
	readonly ownBuild: string;
	/** The name of the build the server offers now; null if it does not say. */
	newestBuild(): Promise<string | null>;
	/** Settings of this browser; never anything about a person. */
	readonly settings: Pick<Storage, 'getItem' | 'setItem'>;
	/** Notes of this tab that outlive a reload. */
	readonly tabNotes: Pick<Storage, 'getItem' | 'setItem'>;
	/** Keeps what is being entered over a reload and the end of a session. */
	readonly drafts: DraftVault;
	/** Keeps what is counted without a network; its code is fetched when it is first needed. */
	openOffline(): Promise<OfflineStore>;
	/** Has the browser keep the page where stock is counted, so that it opens without a network. */
	keepScanPage(): void;
	/** The other tabs of this browser; null where it knows none. */
	readonly tabs: Tabs | null;
	/** What only one tab does at a time; null where tabs cannot agree. */
	readonly locks: Pick<LockManager, 'request'> | null;
	/** Loads the page anew. */
	reload(): void;
}

const HostContext = createContext<Host | null>(null);

/** Gives the host to what is inside; the real one enters in `main.tsx`. */
export function HostProvider({ host, children }: { host: Host; children: ReactNode }) {
	return <HostContext value={host}>{children}</HostContext>;
}

/** The page the shell lives in. */
export function useHost(): Host {
	const host = use(HostContext);
	if (host === null) throw new Error('useHost needs a HostProvider around it');
	return host;
}
