import { type BearerClaims, bearerClaims } from './bearer.ts';
import { ApiProblem } from './problem.ts';
import type { SessionState } from './sessionState.ts';
import type { SessionMessage, SessionWorld } from './sessionWorld.ts';
import { createTokenCalls, type Grant, isRefusal, withBearer } from './tokenCalls.ts';
import type { Model } from './types.ts';
import { underLock } from './underLock.ts';

export type { SessionState } from './sessionState.ts';

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
	/** Whoever sits here has read as whom the link has signed in. */
	confirmLink(): void;
	/** Looks again after the tab slept or the network came back. */
	wake(): void;
	/**
	 * Sends a request with the bearer, after a renewal that is due or under way; after a 401 it renews once and sends the
	 * request once more. A bearer refused right after its renewal ends the session.
	 */
	fetch(request: Request): Promise<Response>;
}

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
/** Stands in the storage while there is no refresh token because the server has ended the session: nobody has left. */
export const SESSION_ENDED_KEY = 'kontor.sessionEnded';

/** Stands in the storage while nobody has confirmed a sign-in by link; a reload must not hide it. */
export const BY_LINK_KEY = 'kontor.signedInByLink';

const MAX_JITTER_MS = 5_000;
/** A bearer that lives shorter than the renewal's lead would be renewed without a pause. */
const MIN_RENEWAL_GAP_MS = 5_000;
const MAX_BACKOFF_MS = 60_000;
/** How long a tab waits for the bearer another tab has just fetched. */
const PEER_WAIT_MS = 500;
const MAX_TAKEOVERS = 3;

/** A session that has not started yet. */
export function createSession({ baseUrl, world, nextStep }: SessionOptions): Session {
	const { storage, clock } = world;
	const calls = createTokenCalls(baseUrl, world);
	const listeners = new Set<() => void>();
	let state: SessionState = { status: 'starting', isUnreachable: false };
	let active: Active | null = null;
	/** Counts the persons of this tab: what was begun for one must not reach the next. */
	let epoch = 0;
	let renewal: Promise<Outcome> | null = null;
	/** The refresh token this tab knew together with its bearer; another one in the storage means another tab renewed. */
	let knownToken: string | null = null;
	let handover: Grant | null = null;
	let failures = 0;
	let cancelTimer = () => {};
	let onPeerBearer = () => {};

	function publish(next: SessionState): void {
		state = next;
		for (const listener of [...listeners]) listener();
	}

	function publishSignedIn(): void {
		if (active === null) return;
		const isByLink = storage.getItem(BY_LINK_KEY) !== null;
		publish({ status: 'signedIn', userId: active.claims.sub, epoch, hasHandover: handover !== null, isByLink });
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

	function keep({ tokens, claims }: Grant): void {
		storage.removeItem(SESSION_ENDED_KEY);
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
		// Before the token goes: the other tabs ask why as soon as it is gone.
		if (reason === 'logout') storage.removeItem(SESSION_ENDED_KEY);
		else storage.setItem(SESSION_ENDED_KEY, '1');
		storage.removeItem(REFRESH_TOKEN_KEY);
		storage.removeItem(BY_LINK_KEY);
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

	function isDue({ claims, since, jitterMs }: Active): boolean {
		const elapsed = clock.now() - since;
		return elapsed >= MIN_RENEWAL_GAP_MS && nextStep(claims, elapsed, jitterMs).kind === 'renew';
	}

	function onTimer(): void {
		if (active === null) return;
		if (isDue(active)) void renew(active.bearer);
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
		return underLock(world.locks, async () => {
			for (let turn = 0; turn < MAX_TAKEOVERS; turn++) {
				if (epoch !== begun) return { kind: 'ended' };
				if (active !== before) return { kind: 'renewed' };
				const token = storage.getItem(REFRESH_TOKEN_KEY);
				if (token === null) return ended(whyGone());
				if (token !== knownToken && (await peerRenewed())) return { kind: 'renewed' };
				const outcome = await exchangeStored(token, begun);
				if (outcome !== 'takenOver') return outcome;
			}
			return unavailable(new ApiProblem('network'));
		});
	}

	/** `takenOver` when the token was refused but another tab has put another one in place meanwhile. */
	async function exchangeStored(token: string, begun: number): Promise<Outcome | 'takenOver'> {
		const answer = await calls.exchange(token);
		const stored = storage.getItem(REFRESH_TOKEN_KEY);
		if (epoch !== begun) {
			if (!(answer instanceof ApiProblem)) calls.tellLogout(answer.tokens.refreshToken, answer.tokens.bearer);
			return { kind: 'ended' };
		}
		if (answer instanceof ApiProblem) {
			if (!isRefusal(answer)) return unavailable(answer);
			if (stored !== null && stored !== token) return 'takenOver';
			world.log('refresh refused', { status: answer.status });
			return ended('ended');
		}
		if (stored === null) {
			calls.tellLogout(answer.tokens.refreshToken, answer.tokens.bearer);
			return ended(whyGone());
		}
		// Another tab was further on: its token stays, the bearer of this answer is as good.
		if (stored !== token) adopt(answer.tokens.bearer, answer.claims);
		else keep(answer);
		return { kind: 'renewed' };
	}

	function ended(reason: 'logout' | 'ended'): Outcome {
		const isStartup = state.status === 'starting';
		forget(isStartup ? 'none' : reason);
		if (!isStartup) world.channel?.post({ kind: 'ended', reason });
		return { kind: 'ended' };
	}

	/** Why there is no refresh token any more, which this tab did not take away. */
	function whyGone(): 'logout' | 'ended' {
		return storage.getItem(SESSION_ENDED_KEY) === null ? 'logout' : 'ended';
	}

	function unavailable(problem: ApiProblem): Outcome {
		retryLater(problem);
		return { kind: 'unavailable', problem };
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

	function onMessage(message: SessionMessage): void {
		if (message.kind === 'ended') {
			if (state.status !== 'signedOut') forget(message.reason);
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
			if (state.status === 'signedIn') forget(whyGone());
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
		const answer = await calls.exchange(linkToken);
		if (answer instanceof ApiProblem) {
			world.log('sign-in by link failed', { kind: answer.kind, status: answer.status });
			if (state.status === 'starting') publish({ status: 'signedOut', reason: 'none' });
		} else if (epoch !== begun || active?.claims.sub === answer.claims.sub) {
			calls.tellLogout(answer.tokens.refreshToken, answer.tokens.bearer);
		} else if (active === null) {
			storage.setItem(BY_LINK_KEY, '1');
			keep(answer);
		} else {
			handover = answer;
			publishSignedIn();
		}
	}

	async function signIn(credentials: Model<'Credentials'>): Promise<void> {
		const grant = await calls.signIn(credentials);
		storage.removeItem(BY_LINK_KEY);
		replace(grant);
	}

	function replace(grant: Grant): void {
		const previous = storage.getItem(REFRESH_TOKEN_KEY);
		if (previous !== null) calls.tellLogout(previous, active?.bearer ?? null);
		leave();
		keep(grant);
		publishSignedIn();
	}

	function signOut(): void {
		const token = storage.getItem(REFRESH_TOKEN_KEY);
		const bearer = active?.bearer ?? null;
		forget('logout');
		world.channel?.post({ kind: 'ended', reason: 'logout' });
		if (token !== null) calls.tellLogout(token, bearer);
	}

	function takeHandover(): void {
		const taken = handover;
		handover = null;
		if (taken === null) return;
		storage.setItem(BY_LINK_KEY, '1');
		replace(taken);
	}

	function confirmLink(): void {
		storage.removeItem(BY_LINK_KEY);
		publishSignedIn();
	}

	function dropHandover(): void {
		const dropped = handover;
		handover = null;
		if (dropped === null) return;
		calls.tellLogout(dropped.tokens.refreshToken, dropped.tokens.bearer);
		publishSignedIn();
	}

	/** A call sent beside a renewal would most likely meet a 401 of its own. After a failed one the bearer may still hold. */
	async function renewalAtHand(): Promise<void> {
		if (renewal === null && active !== null && failures === 0 && isDue(active)) void renew(active.bearer);
		if (renewal !== null) await renewal;
	}

	/** The server takes the refresh token, but not what it gives for it: only a new sign-in can help. */
	function endRefused({ bearer }: Active): void {
		const token = storage.getItem(REFRESH_TOKEN_KEY);
		world.log('bearer refused right after its renewal', {});
		ended('ended');
		if (token !== null) calls.tellLogout(token, bearer);
	}

	async function fetch(request: Request): Promise<Response> {
		const begun = epoch;
		const before = active;
		await renewalAtHand();
		// What one person has asked for is never sent for the next.
		const used = epoch === begun || before === null ? active : before;
		const sent = before === null ? epoch : begun;
		const first = await world.fetch(withBearer(request.clone(), used?.bearer ?? null));
		if (first.status !== 401 || used === null || epoch !== sent) return first;
		const outcome = await renew(used.bearer);
		if (outcome.kind === 'unavailable') throw outcome.problem;
		if (outcome.kind === 'ended' || epoch !== sent || active === null) return first;
		const fresh = active;
		const second = await world.fetch(withBearer(request, fresh.bearer));
		if (second.status === 401 && epoch === sent && active === fresh) endRefused(fresh);
		return second;
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
		confirmLink,
		wake,
		fetch,
	};
}
