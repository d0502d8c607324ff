import { createSession, REFRESH_TOKEN_KEY, type Session } from '../session.ts';
import { createFakeBrowser, type FakeBrowserOptions } from './fakeBrowser.ts';
import { createFakeServer } from './fakeServer.ts';

/** Where fake sessions look for the API. */
export const baseUrl = 'http://kontor.test/api';

const LEAD_MS = 59_000;
const LONGEST_TIMER_MS = 2_147_483_647;

/** Renews 59 s and the jitter before expiry, as the portal's rule does. */
export function nextStep(times: { iat: number; exp: number }, elapsedMs: number, jitterMs: number) {
	const rest = (times.exp - times.iat) * 1000 - LEAD_MS - jitterMs - elapsedMs;
	if (rest <= 0) return { kind: 'renew' } as const;
	return { kind: 'wait', ms: Math.min(rest, LONGEST_TIMER_MS) } as const;
}

/** A fake server and a browser that has a stored refresh token of `anna` and no tab yet. */
export function setUp(options: Partial<FakeBrowserOptions> & { turns?: () => number } = {}) {
	const server = createFakeServer(options.turns);
	const browser = createFakeBrowser({ fetch: server.fetch, ...options });
	browser.stored.set(REFRESH_TOKEN_KEY, server.signInAs('anna').refreshToken);
	function openTab(): Session {
		return createSession({ baseUrl, world: browser.openTab(), nextStep });
	}
	return { server, browser, openTab };
}

/** Opens a tab and waits until it is signed in as `anna`. */
export async function setUpSignedIn(options: Parameters<typeof setUp>[0] = {}) {
	const parts = setUp(options);
	const session = parts.openTab();
	await session.start(null);
	parts.server.refreshes = 0;
	parts.server.rotations = 0;
	return { ...parts, session };
}

/** Asks for a resource through the session. */
export function ask(session: Session, path = '/v1/apps', init: RequestInit = {}): Promise<Response> {
	return session.fetch(new Request(`${baseUrl}${path}`, init));
}
