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
import type { Host } from '../host/host.tsx';
import { createDraftVault, type DraftVault } from '../kit/draft/draftVault.ts';
import { followSession } from '../kit/draft/followSession.ts';
import type { OfflineStore } from '../kit/offline/offlineStore.ts';
import { leaveField } from '../screen/leaveField.ts';
import { fetchFrom, type Reply } from './answers.ts';
import { everyday, storyNow } from './everyday.ts';
import { memoryOffline } from './memoryOffline.ts';
import { missingElement } from './missingElement.ts';

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
	/** What has been entered before and is not saved yet, by its place, such as `newAddress`. */
	drafts?: Readonly<Record<string, unknown>>;
	/** The Diskretmodus is on. */
	isDiscreet?: boolean;
	/** Store of this device for counting without a network. */
	offline?: OfflineStore;
	/** The connection, for stories that lose it. */
	connection?: Connection;
	/** The clock that screens look at, for stories in which time passes. */
	clock?: () => number;
}

// Screens come in chunks of their own, which a busy machine takes its time to serve.
configure({ asyncUtilTimeout: 10_000, getElementError: missingElement });

const USER_ID = '1';
const signedIn: SessionState = { status: 'signedIn', userId: USER_ID, epoch: 1, hasHandover: false };
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
	drafts = {},
	isDiscreet = false,
	connection = steadyConnection,
	offline = memoryOffline(),
	clock = () => storyNow,
}: StoryPortalProps) {
	const host: Host = {
		connection,
		ownBuild: OWN_BUILD,
		newestBuild: async () => newestBuild,
		settings: notesOf(isDiscreet ? { 'kontor.discreet': 'on' } : {}),
		tabNotes: notesOf({}),
		drafts: vaultWith(drafts),
		openOffline: async () => offline,
		keepScanPage: () => {},
		tabs: null,
		locks: null,
		reload: onReload,
	};
	const toasts: ToastQueue = createToastQueue();
	const watched = storySession(session, onSignIn);
	followSession(watched, host.drafts, { leaveField, here: () => path });
	return {
		location: memoryLocation({ path }),
		app: {
			host,
			toasts,
			clock,
			client: createClient({
				baseUrl: '/api',
				fetch: fetchFrom([...everyday, ...replies]),
				loadCheck: loadAnswerCheck,
			}),
			session: watched,
		},
	};
}

/** Settings and notes that last as long as the story. */
function notesOf(initial: Record<string, string>): Pick<Storage, 'getItem' | 'setItem'> {
	const notes = new Map(Object.entries(initial));
	return { getItem: (key) => notes.get(key) ?? null, setItem: (key, value) => notes.set(key, value) };
}

/** A vault that keeps drafts as long as the story, with what the person of the story has entered before. */
function vaultWith(drafts: Readonly<Record<string, unknown>>): DraftVault {
	const vault = createDraftVault({
		openSafe: async () => ({
			read: async () => null,
			write: async () => {},
			erase: () => {},
			forgetKey: () => {},
			destroy: async () => {},
		}),
		now: () => storyNow,
		after(ms, callback) {
			const timer = setTimeout(callback, ms);
			return () => clearTimeout(timer);
		},
	});
	vault.claim(USER_ID);
	for (const [place, entry] of Object.entries(drafts)) vault.slot(place).write(() => JSON.stringify(entry));
	return vault;
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
		confirmLink: () => become(signedIn),
		wake: () => {},
		fetch: (request) => window.fetch(request),
	};
}
