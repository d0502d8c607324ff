/** The longest redirect target that is followed; anything longer leads home. */
export const MAX_REDIRECT_LENGTH = 2000;

const ORIGIN = 'https://kontor.invalid';

/**
 * The path to go to after sign-in: the given one if it is a path of this portal, else `/`. Refused are other origins in
 * every spelling (`//`, `\`, encoded slashes in front, blanks and control characters inside, schemes), the login page
 * itself, and anything longer than {@link MAX_REDIRECT_LENGTH}. A `refreshToken` in its query is taken out.
 */
export function safeRedirect(raw: string | null | undefined): string {
	if (!raw || raw.length > MAX_REDIRECT_LENGTH || !isPlainPath(raw)) return '/';
	const target = URL.canParse(raw, ORIGIN) ? new URL(raw, ORIGIN) : null;
	if (target?.origin !== ORIGIN || isForeign(target.pathname) || isLogin(target.pathname)) return '/';
	// Deleting re-encodes the whole query, so an innocent one stays as it was typed.
	if (target.searchParams.has('refreshToken')) target.searchParams.delete('refreshToken');
	return target.pathname + target.search + target.hash;
}

/** The login page that leads back to the requested path (with its query); home needs no way back. */
export function loginHref(requestedPathWithQuery: string): string {
	const target = safeRedirect(requestedPathWithQuery);
	return target === '/' ? '/login' : `/login?redirectTo=${encodeURIComponent(target)}`;
}

/** A path without what browsers drop (tabs, line breaks, outer blanks) or read as a slash. */
function isPlainPath(text: string): boolean {
	// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
	return text.startsWith('/') && !/[\u0000-\u0020\u007f-\u00a0\\]/.test(text);
}

/** Two slashes in front, even encoded, would name another origin once somebody decodes or joins them. */
function isForeign(pathname: string): boolean {
	return /^(?:\/|%2f|%5c){2}/i.test(pathname);
}

function isLogin(path: string): boolean {
	const [, first = ''] = path.split('/');
	return safeDecode(first).toLowerCase() === 'login';
}

function safeDecode(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
