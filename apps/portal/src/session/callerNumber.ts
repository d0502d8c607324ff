const PARAMETER = 'tel';
const MAX_LENGTH = 40;

// In memory only: a telephone number belongs into no address, history or storage of the browser.
let caller: string | null = null;
const listeners = new Set<(number: string | null) => void>();

/**
 * Takes the number of an incoming call (`/crm/call?tel=…`, or `#tel=…`, which reaches no log of any server) out of the
 * address bar and its history entry. Runs before anything is rendered, so that it stands in no title, link or log.
 */
export function takeCallerNumber(location: Location, history: History): void {
	if (location.pathname !== '/crm/call') return;
	const query = new URLSearchParams(location.search);
	const fragment = new URLSearchParams(location.hash.replace(/^#/, ''));
	const number = query.get(PARAMETER) ?? fragment.get(PARAMETER);
	if (number === null) return;
	history.replaceState(history.state, '', location.pathname);
	// A plus in an address is a blank.
	const plain = number.trim().slice(0, MAX_LENGTH);
	caller = /^[0-9+/()\-. ]{3,}$/.test(plain) ? plain.replace(/^(?=43|49|41)(?=\d{9,})/, '+') : null;
}

/** Takes the number of the next call as well, where the telephone system opens it in a page that waits already. */
export function followCallerNumber(window: Window): void {
	window.addEventListener('hashchange', () => {
		if (!window.location.hash.includes(`${PARAMETER}=`)) return;
		takeCallerNumber(window.location, window.history);
		for (const listener of listeners) listener(caller);
	});
}

/** Tells of each number that calls from now on, until the returned function is called. */
export function watchCallerNumber(listener: (number: string | null) => void): () => void {
	listeners.add(listener);
	return () => void listeners.delete(listener);
}

/** The number that is calling; null where nobody is. */
export function callerNumber(): string | null {
	return caller;
}

/** Stories and links within the portal say who is calling. */
export function setCallerNumber(number: string | null): void {
	caller = number;
}
