import { createClient } from '@kontor/api-client/client';
import type { Session, SessionState } from '@kontor/api-client/session';
import { createToastQueue, type ToastQueue } from '@kontor/ui/Toast';
import { useState } from 'react';
import { configure } from 'storybook/test';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { App } from '../App.tsx';
import { loadAnswerCheck } from '../data/answerCheck.ts';
import type { Connection } from '../host/connection.ts';
import type { DraftSlot, DraftVault } from '../host/draftVault.ts';
import type { Host } from '../host/host.tsx';
import { fetchFrom, type Reply } from './answers.ts';
import { everyday, storyNow } from './everyday.ts';

/** Props of StoryPortal. */
export interface StoryPortalProps {
	/** Path and query to show. */
	path: string;
	/** What the server answers other than on an ordinary day. */
	replies?: readonly Reply[];
	/** Who is signed in; somebody by default. */
	session?: SessionState;
	/** What happens when somebody tries to sign in; nothing by default. */
	onSignIn?: Session['signIn'];
	/** The build the server offers. */
	newestBuild?: string;
	/** Told when the page would be loaded anew. */
	onReload?: () => void;
	/** What has been entered before and is not saved yet. */
	draft?: string;
	/** The same for an interaction or a contact person. */
	recordDraft?: string;
	/** The Diskretmodus is on. */
	isDiscreet?: boolean;
	/** The connection, for stories that lose it. */
	connection?: Connection;
}

// Screens come in chunks of their own, which a busy machine takes its time to serve.
configure({ asyncUtilTimeout: 10_000 });

const signedIn: SessionState = { status: 'signedIn', userId: '1', epoch: 1, hasHandover: false };
const OWN_BUILD = 'story.js';

/** The whole portal without a server, a real address bar or a real clock. */
export function StoryPortal(props: StoryPortalProps) {
	const [world] = useState(() => worldOf(props));
	return (
		<Router hook={world.location.hook} searchHook={world.location.searchHook}>
			<App {...world.app} />
		</Router>
	);
}

function worldOf({
	path,
	replies = [],
	session = signedIn,
	onSignIn = async () => {},
	newestBuild = OWN_BUILD,
	onReload = () => {},
	draft,
	recordDraft,
	isDiscreet = false,
	connection = steadyConnection,
}: StoryPortalProps) {
	const host: Host = {
		connection,
		ownBuild: OWN_BUILD,
		newestBuild: async () => newestBuild,
		settings: notesOf(isDiscreet ? { 'kontor.discreet': 'on' } : {}),
		tabNotes: notesOf({}),
		drafts: vaultWith(draft ?? null, recordDraft ?? null),
		reload: onReload,
	};
	const toasts: ToastQueue = createToastQueue();
	return {
		location: memoryLocation({ path }),
		app: {
			host,
			toasts,
			clock: () => storyNow,
			client: createClient({
				baseUrl: '/api',
				fetch: fetchFrom([...everyday, ...replies]),
				loadCheck: loadAnswerCheck,
			}),
			session: storySession(session, onSignIn),
		},
	};
}

/** Settings and notes that last as long as the story. */
function notesOf(initial: Record<string, string>): Pick<Storage, 'getItem' | 'setItem'> {
	const notes = new Map(Object.entries(initial));
	return { getItem: (key) => notes.get(key) ?? null, setItem: (key, value) => notes.set(key, value) };
}

/** Keeps drafts as long as the story. */
function vaultWith(draft: string | null, recordDraft: string | null): DraftVault {
	const address = slotWith(draft);
	const record = slotWith(recordDraft);
	return {
		...address,
		record,
		eraseAll: async () => {
			address.erase();
			record.erase();
		},
		lock: async () => {},
	};
}

function slotWith(draft: string | null): DraftSlot {
	let kept = draft;
	return {
		read: async () => kept,
		write: async (text) => {
			kept = text;
		},
		erase: () => {
			kept = null;
		},
	};
}

const steadyConnection: Connection = {
	isDown: () => false,
	subscribe: () => () => {},
	watch: (fetch) => fetch,
	browserSays: () => {},
};

/** A session that changes only by its own buttons. */
function storySession(initial: SessionState, signIn: Session['signIn']): Session {
	let state = initial;
	const listeners = new Set<() => void>();
	function become(next: SessionState): void {
		state = next;
		for (const listener of listeners) listener();
	}
	return {
		state: () => state,
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		start: async () => {},
		signIn,
		signOut: () => become({ status: 'signedOut', reason: 'logout' }),
		takeHandover: () => become(signedIn),
		dropHandover: () => become(signedIn),
		wake: () => {},
		fetch: (request) => window.fetch(request),
	};
}
