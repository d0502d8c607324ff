import { type BearerClaims, bearerClaims } from './bearer.ts';
import { createClient } from './client.ts';
import { ApiProblem } from './problem.ts';
import type { SessionMessage, SessionWorld } from './sessionWorld.ts';
import type { Model } from './types.ts';

/** Where a session stands. `userId` and `epoch` change with the person: key everything that belongs to them by `epoch`. */
export type SessionState =
	/** The stored refresh token is being tried; `isUnreachable` once the server did not answer (it is asked again). */
	| { readonly status: 'starting'; readonly isUnreachable: boolean }
	/** `logout` = on purpose, here or in another tab; `ended` = the server refused the refresh token. */
	| { readonly status: 'signedOut'; readonly reason: 'none' | 'logout' | 'ended' }
	/** `hasHandover` = a link brought a sign-in of someone else: ask, then `takeHandover` or `dropHandover`. */
	| { readonly status: 'signedIn'; readonly userId: string; readonly epoch: number; readonly hasHandover: boolean };

/** What a session is made of. */
export interface SessionOptions {
	/** Where the API lives, e.g. `/api`. */
	baseUrl: string;
	world: SessionWorld;
	/**
	 * What to do with a bearer `elapsedMs` after it arrived; `jitterMs` (0–5 000) is how much earlier than needed to
	 * renew, so that tabs do not meet.
	 */
	nextStep: (
		times: { iat: number; exp: number },
		elapsedMs: number,
		jitterMs: number,
	) => { kind: 'renew' } | { kind: 'wait'; ms: number };
}

/** One tab's view of a sign-in; the bearer lives only in memory, the refresh token in the storage all tabs share. */
export interface Session {
	state(): SessionState;
	/** Calls back after each change of state; returns how to stop. */
	subscribe(listener: () => void): () => void;
	/** Tries the stored refresh token, then the one a link brought; failures are only logged. Call it once. */
	start(linkToken: string | null): Promise<void>;
	/** Signs in, or rejects with `ApiProblem`. */
	signIn(credentials: Model<'Credentials'>): Promise<void>;
	/** Signs out in all tabs at once; the server is told as well as can be. */
	signOut(): void;
	/** Goes on as the person of the link. */
	takeHandover(): void;
	/** Stays the same person and ends the link's sign-in. */
	dropHandover(): void;
	/** Looks again after the tab slept or the network came back. */
	wake(): void;
	/** Sends a request with the bearer; after a 401 it renews once and sends the request once more. */
	fetch(request: Request): Promise<Response>;
}

type Tokens = Model<'Tokens'>;
type Outcome = { kind: 'renewed' } | { kind: 'ended' } | { kind: 'unavailable'; problem: ApiProblem };

interface Active {
	readonly bearer: string;
	readonly claims: BearerClaims;
	/** When it arrived, by the monotonic clock. */
	readonly since: number;
	readonly jitterMs: number;
}

/** Key of the refresh token in the storage. */
export const REFRESH_TOKEN_KEY = 'kontor.refreshToken';

const LOCK_NAME = 'kontor.refresh';
const MAX_JITTER_MS = 5_000;
/** A bearer that lives shorter than the renewal's lead would be renewed without a pause. */
const MIN_RENEWAL_GAP_MS = 5_000;
const MAX_BACKOFF_MS = 60_000;
const REFRESH_TIMEOUT_MS = 20_000;
/** How long a tab waits for the bearer another tab has just fetched. */
const PEER_WAIT_MS = 500;
const MAX_TAKEOVERS = 3;

/** A session that has not started yet. */
export function createSession({ baseUrl, world, nextStep }: SessionOptions): Session {
	const { storage, clock } = world;
	const client = createClient({ baseUrl, fetch: (request) => world.fetch(request), timeoutMs: REFRESH_TIMEOUT_MS });
	const listeners = new Set<() => void>();
	let state: SessionState = { status: 'starting', isUnreachable: false };
	let active: Active | null = null;
	/** Counts the persons of this tab: what was begun for one must not reach the next. */
	let epoch = 0;
	let renewal: Promise<Outcome> | null = null;
	/** The refresh token this tab knew together with its bearer; another one in the storage means another tab renewed. */
	let knownToken: string | null = null;
	let handover: { tokens: Tokens; claims: BearerClaims } | null = null;
	let failures = 0;
	let cancelTimer = () => {};
	let onPeerBearer = () => {};

	function publish(next: SessionState): void {
		state = next;
		for (const listener of [...listeners]) listener();
	}

	function publishSignedIn(): void {
		if (active === null) return;
		publish({ status: 'signedIn', userId: active.claims.sub, epoch, hasHandover: handover !== null });
	}

	function adopt(bearer: string, claims: BearerClaims): void {
		const isOther = state.status === 'signedOut' || (active !== null && active.claims.sub !== claims.sub);
		if (isOther) epoch += 1;
		active = { bearer, claims, since: clock.now(), jitterMs: world.random() * MAX_JITTER_MS };
		knownToken = storage.getItem(REFRESH_TOKEN_KEY);
		failures = 0;
		arm();
		if (isOther || state.status !== 'signedIn') publishSignedIn();
	}

	function keep(tokens: Tokens, claims: BearerClaims): void {
		storage.setItem(REFRESH_TOKEN_KEY, tokens.refreshToken);
		adopt(tokens.bearer, claims);
		world.channel?.post({ kind: 'renewed', bearer: tokens.bearer });
	}

	function leave(): void {
		epoch += 1;
		active = null;
		renewal = null;
		knownToken = null;
		failures = 0;
		cancelTimer();
	}

	function forget(reason: 'none' | 'logout' | 'ended'): void {
		leave();
		dropHandover();
		storage.removeItem(REFRESH_TOKEN_KEY);
		publish({ status: 'signedOut', reason });
	}

	function arm(): void {
		cancelTimer();
		if (active === null) return;
		const { claims, since, jitterMs } = active;
		const elapsed = clock.now() - since;
		const step = nextStep(claims, elapsed, jitterMs);
		const wait = step.kind === 'wait' ? step.ms : 0;
		cancelTimer = clock.after(Math.max(wait, MIN_RENEWAL_GAP_MS - elapsed, 0), onTimer);
	}

	function onTimer(): void {
		if (active === null) return;
		const elapsed = clock.now() - active.since;
		const isDue = elapsed >= MIN_RENEWAL_GAP_MS && nextStep(active.claims, elapsed, active.jitterMs).kind === 'renew';
		if (isDue) void renew(active.bearer);
		else arm();
	}

	function retryLater(problem: ApiProblem): void {
		world.log('refresh failed', { kind: problem.kind, status: problem.status });
		const backoff = Math.min(MAX_BACKOFF_MS, 1000 * 2 ** failures);
		failures += 1;
		cancelTimer();
		cancelTimer = clock.after(problem.retryAfterMs ?? backoff * (0.5 + world.random() / 2), () => {
			void renew(active?.bearer ?? null);
		});
		if (state.status === 'starting') publish({ status: 'starting', isUnreachable: true });
	}

	/** Renews unless `used` is no longer the bearer; all who ask meanwhile share one renewal. */
	function renew(used: string | null): Promise<Outcome> {
		if (active !== null && active.bearer !== used) return Promise.resolve({ kind: 'renewed' });
		if (renewal !== null) return renewal;
		const mine = runRenewal().finally(() => {
			if (renewal === mine) renewal = null;
		});
		renewal = mine;
		return mine;
	}

	async function runRenewal(): Promise<Outcome> {
		const begun = epoch;
		const before = active;
		return locked(async () => {
			for (let turn = 0; turn < MAX_TAKEOVERS; turn++) {
				if (epoch !== begun) return { kind: 'ended' };
				if (active !== before) return { kind: 'renewed' };
				const token = storage.getItem(REFRESH_TOKEN_KEY);
				if (token === null) return ended('logout');
				if (token !== knownToken && (await peerRenewed())) return { kind: 'renewed' };
				const outcome = await exchangeStored(token, begun);
				if (outcome !== 'takenOver') return outcome;
			}
			return unavailable(new ApiProblem('network'));
		});
	}

	/** `takenOver` when the token was refused but another tab has put another one in place meanwhile. */
	async function exchangeStored(token: string, begun: number): Promise<Outcome | 'takenOver'> {
		const answer = await exchange(token);
		const stored = storage.getItem(REFRESH_TOKEN_KEY);
		if (epoch !== begun) {
			if (!(answer instanceof ApiProblem)) tellLogout(answer.tokens.refreshToken, answer.tokens.bearer);
			return { kind: 'ended' };
		}
		if (answer instanceof ApiProblem) {
			if (!isRefusal(answer)) return unavailable(answer);
			if (stored !== null && stored !== token) return 'takenOver';
			world.log('refresh refused', { status: answer.status });
			return ended('ended');
		}
		if (stored === null) {
			tellLogout(answer.tokens.refreshToken, answer.tokens.bearer);
			return ended('logout');
		}
		// Another tab was further on: its token stays, the bearer of this answer is as good.
		if (stored !== token) adopt(answer.tokens.bearer, answer.claims);
		else keep(answer.tokens, answer.claims);
		return { kind: 'renewed' };
	}

	function ended(reason: 'logout' | 'ended'): Outcome {
		const isStartup = state.status === 'starting';
		forget(isStartup ? 'none' : reason);
		if (!isStartup) world.channel?.post({ kind: 'ended' });
		return { kind: 'ended' };
	}

	function unavailable(problem: ApiProblem): Outcome {
		retryLater(problem);
		return { kind: 'unavailable', problem };
	}

	async function exchange(refreshToken: string): Promise<{ tokens: Tokens; claims: BearerClaims } | ApiProblem> {
		try {
			return withClaims(await client.request('post', '/v1/refresh', { body: { refreshToken } }));
		} catch (error) {
			return error instanceof ApiProblem ? error : new ApiProblem('network', { cause: error });
		}
	}

	function peerRenewed(): Promise<boolean> {
		if (world.channel === null) return Promise.resolve(false);
		return new Promise((resolve) => {
			const cancel = clock.after(PEER_WAIT_MS, () => finish(false));
			function finish(didRenew: boolean): void {
				cancel();
				onPeerBearer = () => {};
				resolve(didRenew);
			}
			onPeerBearer = () => finish(true);
		});
	}

	async function locked(task: () => Promise<Outcome>): Promise<Outcome> {
		if (world.locks === null) return task();
		let hasBegun = false;
		try {
			return await world.locks.request(LOCK_NAME, () => {
				hasBegun = true;
				return task();
			});
		} catch (error) {
			// Locks are refused in some embedded views; the server's grace window covers tabs that race without them.
			if (hasBegun) throw error;
			return task();
		}
	}

	function tellLogout(refreshToken: string, bearer: string | null): void {
		const teller = createClient({ baseUrl, fetch: (request) => world.fetch(withBearer(request, bearer)) });
		teller
			.request('post', '/v1/logout', { body: { refreshToken } }, { keepalive: true })
			.catch(() => world.log('logout did not reach the server', {}));
	}

	function onMessage(message: SessionMessage): void {
		if (message.kind === 'ended') {
			if (state.status !== 'signedOut') forget('logout');
			return;
		}
		const claims = bearerClaims(message.bearer);
		const isOlder = active !== null && claims !== null && claims.iat < active.claims.iat;
		if (claims === null || isOlder || storage.getItem(REFRESH_TOKEN_KEY) === null) return;
		adopt(message.bearer, claims);
		onPeerBearer();
	}

	function wake(): void {
		const token = storage.getItem(REFRESH_TOKEN_KEY);
		if (token === null) {
			if (state.status === 'signedIn') forget('logout');
			return;
		}
		if (state.status === 'signedIn' && failures === 0) onTimer();
		else void renew(active?.bearer ?? null);
	}

	async function start(linkToken: string | null): Promise<void> {
		knownToken = storage.getItem(REFRESH_TOKEN_KEY);
		world.channel?.listen(onMessage);
		world.onStorage(REFRESH_TOKEN_KEY, wake);
		const outcome = knownToken === null ? null : await renew(null);
		if (linkToken !== null && outcome?.kind !== 'unavailable') await useLink(linkToken);
		else if (outcome === null && state.status === 'starting') publish({ status: 'signedOut', reason: 'none' });
	}

	async function useLink(linkToken: string): Promise<void> {
		if (linkToken === knownToken) return;
		const begun = epoch;
		const answer = await exchange(linkToken);
		if (answer instanceof ApiProblem) {
			world.log('sign-in by link failed', { kind: answer.kind, status: answer.status });
			if (state.status === 'starting') publish({ status: 'signedOut', reason: 'none' });
		} else if (epoch !== begun || active?.claims.sub === answer.claims.sub) {
			tellLogout(answer.tokens.refreshToken, answer.tokens.bearer);
		} else if (active === null) {
			keep(answer.tokens, answer.claims);
		} else {
			handover = answer;
			publishSignedIn();
		}
	}

	async function signIn(credentials: Model<'Credentials'>): Promise<void> {
		const { tokens, claims } = withClaims(await client.request('post', '/v1/login', { body: credentials }));
		replace(tokens, claims);
	}

	function replace(tokens: Tokens, claims: BearerClaims): void {
		const previous = storage.getItem(REFRESH_TOKEN_KEY);
		if (previous !== null) tellLogout(previous, active?.bearer ?? null);
		leave();
		keep(tokens, claims);
		publishSignedIn();
	}

	function signOut(): void {
		const token = storage.getItem(REFRESH_TOKEN_KEY);
		const bearer = active?.bearer ?? null;
		forget('logout');
		world.channel?.post({ kind: 'ended' });
		if (token !== null) tellLogout(token, bearer);
	}

	function takeHandover(): void {
		const taken = handover;
		handover = null;
		if (taken !== null) replace(taken.tokens, taken.claims);
	}

	function dropHandover(): void {
		const dropped = handover;
		handover = null;
		if (dropped === null) return;
		tellLogout(dropped.tokens.refreshToken, dropped.tokens.bearer);
		publishSignedIn();
	}

	async function fetch(request: Request): Promise<Response> {
		if (active === null && renewal !== null) await renewal;
		const begun = epoch;
		const used = active;
		const first = await world.fetch(withBearer(request.clone(), used?.bearer ?? null));
		if (first.status !== 401 || used === null || epoch !== begun) return first;
		const outcome = await renew(used.bearer);
		if (outcome.kind === 'unavailable') throw outcome.problem;
		if (outcome.kind === 'ended' || epoch !== begun || active === null) return first;
		return world.fetch(withBearer(request, active.bearer));
	}

	return {
		state: () => state,
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		start,
		signIn,
		signOut,
		takeHandover,
		dropHandover,
		wake,
		fetch,
	};
}

function withClaims(tokens: Tokens): { tokens: Tokens; claims: BearerClaims } {
	const claims = typeof tokens.bearer === 'string' ? bearerClaims(tokens.bearer) : null;
	if (claims === null || typeof tokens.refreshToken !== 'string') throw new ApiProblem('garbage', { status: 200 });
	return { tokens, claims };
}

function withBearer(request: Request, bearer: string | null): Request {
	if (bearer !== null) request.headers.set('Authorization', `Bearer ${bearer}`);
	return request;
}

/** Only these answers of the server mean that a refresh token is of no more use. */
function isRefusal({ status }: ApiProblem): boolean {
	return status === 400 || status === 401 || status === 403;
}
