import type { SessionMessage, SessionWorld } from '@kontor/api-client/sessionWorld';
import { tabStorage } from './tabStorage.ts';

const CHANNEL = 'kontor.session';

type Watch = (fetch: SessionWorld['fetch']) => SessionWorld['fetch'];

/**
 * The real browser, as a session sees it. What a browser refuses (storage, locks, channels) is done without; `onRefused`
 * hears which key it does not keep.
 */
export function browserWorld(
	window: Window & typeof globalThis,
	watch: Watch,
	onRefused: (key: string) => void,
): SessionWorld {
	return {
		fetch: watch((request) => window.fetch(request)),
		storage: tabStorage(() => window.localStorage, onRefused),
		onStorage(key, listener) {
			window.addEventListener('storage', (event) => {
				// A null key means that everything was cleared.
				if (event.key === key || event.key === null) listener();
			});
		},
		locks: window.navigator.locks
			? { request: (name, task) => Promise.resolve(window.navigator.locks.request(name, task)) }
			: null,
		channel: channelOf(window),
		clock: {
			now: () => window.performance.now(),
			after(ms, callback) {
				const timer = window.setTimeout(callback, ms);
				return () => window.clearTimeout(timer);
			},
		},
		random: Math.random,
		log: (event, details) => console.warn(`session: ${event}`, details),
	};
}

function channelOf(window: Window & typeof globalThis): SessionWorld['channel'] {
	if (typeof window.BroadcastChannel !== 'function') return null;
	const channel = new window.BroadcastChannel(CHANNEL);
	return {
		post: (message) => channel.postMessage(message),
		listen(listener) {
			channel.addEventListener('message', ({ data }: MessageEvent<SessionMessage>) => listener(data));
		},
	};
}
