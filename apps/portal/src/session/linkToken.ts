const PARAMETER = 'refreshToken';
const opaqueToken = /^[A-Za-z0-9_-]{43}$/;

/**
 * Takes a sign-in handed over in the query (`?refreshToken=…`) out of the address bar and its history entry, and returns
 * it, or null without a usable one. Runs before anything is rendered, so that the token reaches no title, link or log.
 */
export function takeLinkToken(location: Location, history: History): string | null {
	const query = new URLSearchParams(location.search);
	const token = query.get(PARAMETER);
	if (token === null) return null;
	query.delete(PARAMETER);
	const rest = query.toString();
	history.replaceState(history.state, '', location.pathname + (rest === '' ? '' : `?${rest}`) + location.hash);
	return opaqueToken.test(token) ? token : null;
}
