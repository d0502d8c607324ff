import { expect, test } from 'vitest';
import { ApiProblem } from './problem.ts';
import { REFRESH_TOKEN_KEY, SESSION_ENDED_KEY } from './session.ts';
import { seededRandom, settle, TURNS_OF_ADVANCE, until } from './testing/fakeBrowser.ts';
import { BEARER_SECONDS } from './testing/fakeServer.ts';
import { ask, setUp, setUpSignedIn } from './testing/newSession.ts';

const untilRenewal = (BEARER_SECONDS - 59) * 1000;

test('a stored refresh token signs in at startup', async () => {
	const { server, openTab, browser } = setUp();
	const session = openTab();
	expect(session.state()).toEqual({ status: 'starting', isUnreachable: false });
	await session.start(null);
	expect(session.state()).toMatchObject({ status: 'signedIn', userId: 'anna' });
	expect(browser.stored.get(REFRESH_TOKEN_KEY)).toBe(server.currentTokens()[0]);
});

test('without a stored token nobody is signed in and the server is not asked', async () => {
	const { server, openTab, browser } = setUp();
	browser.stored.clear();
	const session = openTab();
	await session.start(null);
	expect(session.state()).toEqual({ status: 'signedOut', reason: 'none' });
	expect(server.refreshes).toBe(0);
});

test.each([400, 401, 403])('a refusal (%i) at startup is only logged and leaves nobody signed in', async (status) => {
	const { server, openTab, browser } = setUp();
	server.trouble = status;
	const session = openTab();
	await session.start(null);
	expect(session.state()).toEqual({ status: 'signedOut', reason: 'none' });
	expect([...browser.stored.keys()]).toEqual([SESSION_ENDED_KEY]);
	expect(browser.logged).toEqual([`refresh refused {"status":${status}}`]);
});

test('A01: six calls with an expired bearer make one refresh, and each is sent once more', async () => {
	const { server, session } = await setUpSignedIn();
	server.expireBearers();
	const answers = await Promise.all(Array.from({ length: 6 }, () => ask(session)));
	expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
	expect(server.refreshes).toBe(1);
	expect(server.calls).toHaveLength(12);
});

test('the body of a request is sent again with the new bearer', async () => {
	const { server, session } = await setUpSignedIn();
	server.expireBearers();
	await ask(session, '/v1/dashboard/search', { method: 'POST', body: '{"q":"Müller"}' });
	expect(server.calls.map(({ body }) => body)).toEqual(['{"q":"Müller"}', '{"q":"Müller"}']);
	expect(server.calls[0]?.bearer).not.toBe(server.calls[1]?.bearer);
});

test('a second 401, right after the refresh, ends the session and is not retried', async () => {
	const { server, session, browser } = await setUpSignedIn();
	server.refusesBearers = true;
	const answers = await Promise.all(Array.from({ length: 6 }, () => ask(session)));
	expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(401));
	expect([server.calls.length, server.refreshes]).toEqual([12, 1]);
	expect(session.state()).toEqual({ status: 'signedOut', reason: 'ended' });
	await settle();
	expect([server.currentTokens(), browser.pendingTimers()]).toEqual([[], 0]);
});

test('a 401 for a bearer that has been renewed meanwhile needs no further refresh', async () => {
	let turns = 0;
	const { server, session } = await setUpSignedIn({ turns: () => turns });
	server.expireBearers();
	turns = 30;
	const slow = ask(session);
	turns = 0;
	await ask(session);
	expect((await slow).status).toBe(200);
	expect(server.refreshes).toBe(1);
});

test.each(Array.from({ length: 20 }, (_, seed) => seed))(
	'5.4: 1 000 parallel calls with an expired bearer make one refresh and 1 000 retries (seed %i)',
	async (seed) => {
		const random = seededRandom(seed);
		let isStorm = false;
		const turns = () => (isStorm ? Math.floor(random() * 12) : 0);
		const { server, session } = await setUpSignedIn({ random, turns, hasLocks: seed % 2 === 0 });
		server.expireBearers();
		isStorm = true;
		const answers = await Promise.all(Array.from({ length: 1000 }, () => ask(session)));
		expect(answers.every(({ ok }) => ok)).toBe(true);
		expect(server.refreshes).toBe(1);
		expect(server.calls).toHaveLength(2000);
	},
);

test('a call waits for a renewal that is under way and needs no second try', async () => {
	let turns = 0;
	const { server, session, browser } = await setUpSignedIn({ turns: () => turns });
	turns = 2 * TURNS_OF_ADVANCE;
	await browser.advance(untilRenewal);
	expect(server.refreshes).toBe(1);
	server.expireBearers();
	turns = 0;
	expect((await ask(session)).status).toBe(200);
	expect([server.calls.length, server.refreshes]).toEqual([1, 1]);
});

test('a call that comes before a late timer starts the renewal that is due and waits for it', async () => {
	const { server, session, browser } = await setUpSignedIn();
	browser.sleep(untilRenewal + 1000);
	server.expireBearers();
	expect((await ask(session)).status).toBe(200);
	expect([server.calls.length, server.refreshes]).toEqual([1, 1]);
});

test('while renewals fail, calls go on with the bearer that still holds', async () => {
	const { server, session, browser } = await setUpSignedIn();
	server.trouble = 503;
	await browser.advance(untilRenewal);
	const { refreshes } = server;
	expect((await ask(session)).status).toBe(200);
	expect(server.refreshes).toBe(refreshes);
});

test('a call that has waited for a renewal is not sent for the person who signs in meanwhile', async () => {
	let turns = 0;
	const { server, session, browser } = await setUpSignedIn({ turns: () => turns });
	turns = 3 * TURNS_OF_ADVANCE;
	await browser.advance(untilRenewal);
	turns = 0;
	const late = ask(session, '/v1/user');
	await session.signIn({ username: 'bert', password: 'x' });
	expect((await late).status).toBe(401);
	expect(session.state()).toMatchObject({ status: 'signedIn', userId: 'bert' });
	expect(server.calls).toHaveLength(1);
});

test.each([true, false])('A02: timer and 401 at the same moment share one refresh (locks %s)', async (hasLocks) => {
	let turns = 0;
	const { server, session, browser } = await setUpSignedIn({ turns: () => turns, hasLocks });
	await browser.advance(untilRenewal - 1);
	server.expireBearers();
	// The timer fires between the 401 and the answer of the refresh it has started.
	turns = TURNS_OF_ADVANCE - 10;
	const [answer] = await Promise.all([ask(session), browser.advance(1)]);
	expect(answer.status).toBe(200);
	expect(server.refreshes).toBe(1);
});

test('the bearer is renewed 59 s before it expires, and again before the next one does', async () => {
	const { server, browser } = await setUpSignedIn();
	await browser.advance(untilRenewal - 1);
	expect(server.refreshes).toBe(0);
	await browser.advance(1);
	expect(server.refreshes).toBe(1);
	await browser.advance(untilRenewal);
	expect(server.refreshes).toBe(2);
});

test('the renewal comes up to 5 s earlier by chance, so that tabs do not meet', async () => {
	const { server, browser } = await setUpSignedIn({ random: () => 1 });
	await browser.advance(untilRenewal - 5000);
	expect(server.refreshes).toBe(1);
});

test('A04: a bearer of 30 days is not renewed at once but in its time', async () => {
	const parts = setUp();
	parts.server.bearerSeconds = 30 * 24 * 3600;
	const session = parts.openTab();
	await session.start(null);
	await parts.browser.advance(29 * 24 * 3600 * 1000);
	expect(parts.server.refreshes).toBe(1);
	await parts.browser.advance(24 * 3600 * 1000);
	expect(parts.server.refreshes).toBe(2);
});

test('a bearer that lives shorter than the lead is renewed at most every 5 s', async () => {
	const parts = setUp();
	parts.server.bearerSeconds = 30;
	const session = parts.openTab();
	await session.start(null);
	await parts.browser.advance(60_000);
	expect(parts.server.refreshes).toBeLessThanOrEqual(13);
});

test.each(['network', 'garbage', 'loseAnswer', 429, 500, 503] as const)(
	'A07, A14: a refresh that fails (%s) never signs out and succeeds later',
	async (trouble) => {
		const { server, session, browser } = await setUpSignedIn();
		server.trouble = trouble;
		server.expireBearers();
		await expect(ask(session)).rejects.toBeInstanceOf(ApiProblem);
		expect(session.state()).toMatchObject({ status: 'signedIn' });
		server.trouble = 'none';
		await browser.advance(2000);
		expect((await ask(session)).status).toBe(200);
		expect(server.reuses).toBe(0);
	},
);

test('retries wait longer each time, at most a minute', async () => {
	const { server, session, browser } = await setUpSignedIn({ random: () => 1 });
	server.trouble = 503;
	await browser.advance(untilRenewal - 5000);
	server.refreshes = 0;
	await browser.advance(10 * 60_000);
	expect(server.refreshes).toBeGreaterThan(8);
	expect(server.refreshes).toBeLessThan(20);
	expect(session.state()).toMatchObject({ status: 'signedIn' });
});

test('a server that cannot be reached at startup is asked again, and the screen can say so', async () => {
	const { server, openTab, browser } = setUp();
	server.trouble = 'network';
	const session = openTab();
	await session.start(null);
	expect(session.state()).toEqual({ status: 'starting', isUnreachable: true });
	server.trouble = 'none';
	await browser.advance(2000);
	expect(session.state()).toMatchObject({ status: 'signedIn', userId: 'anna' });
});

test('a refused refresh ends the session, and a call that waited for it gets its 401', async () => {
	const { server, session, browser } = await setUpSignedIn();
	server.expireBearers();
	server.endFamilies();
	expect((await ask(session)).status).toBe(401);
	expect(session.state()).toEqual({ status: 'signedOut', reason: 'ended' });
	expect([...browser.stored.keys()]).toEqual([SESSION_ENDED_KEY]);
	expect(browser.pendingTimers()).toBe(0);
	await session.signIn({ username: 'anna', password: 'x' });
	expect([...browser.stored.keys()]).toEqual([REFRESH_TOKEN_KEY]);
});

test('signing out clears storage and timers at once, even when the server is unreachable', async () => {
	const { server, session, browser } = await setUpSignedIn();
	const token = browser.stored.get(REFRESH_TOKEN_KEY);
	session.signOut();
	expect(session.state()).toEqual({ status: 'signedOut', reason: 'logout' });
	expect([browser.stored.size, browser.pendingTimers()]).toEqual([0, 0]);
	await settle();
	expect(server.logouts).toEqual([token]);
});

test('a refresh under way while the user signs out signs nobody in again', async () => {
	const { server, session, browser } = await setUpSignedIn();
	server.expireBearers();
	const answer = ask(session);
	await Promise.resolve();
	session.signOut();
	expect((await answer).status).toBe(401);
	await settle();
	expect(session.state()).toMatchObject({ status: 'signedOut' });
	expect(browser.stored.size).toBe(0);
	expect(server.currentTokens()).toEqual([]);
});

test('a call of one person is never sent again with the bearer of the next', async () => {
	let turns = 0;
	const { server, session } = await setUpSignedIn({ turns: () => turns });
	server.expireBearers();
	const late = ask(session, '/v1/user');
	turns = 30;
	await until(() => server.refreshes === 1);
	turns = 0;
	session.signOut();
	await session.signIn({ username: 'bert', password: 'x' });
	expect((await late).status).toBe(401);
	expect(session.state()).toMatchObject({ userId: 'bert' });
	expect(server.calls).toHaveLength(1);
});

test('A11: each person has an epoch of their own', async () => {
	const { session } = await setUpSignedIn();
	const first = session.state();
	session.signOut();
	await session.signIn({ username: 'bert', password: 'x' });
	const second = session.state();
	if (first.status !== 'signedIn' || second.status !== 'signedIn') throw new Error('both are signed in');
	expect(second.epoch).toBeGreaterThan(first.epoch);
});

test('a link signs in when nobody is, and is used once', async () => {
	const { server, openTab, browser } = setUp();
	browser.stored.clear();
	const link = server.signInAs('linda').refreshToken;
	const session = openTab();
	await session.start(link);
	expect(session.state()).toMatchObject({ userId: 'linda', hasHandover: false });
	expect(browser.stored.get(REFRESH_TOKEN_KEY)).not.toBe(link);
});

test('5.6: a sign-in by link says so until it is confirmed, through reloads too, and never of the next person', async () => {
	const { server, openTab, browser } = setUp();
	browser.stored.clear();
	const session = openTab();
	await session.start(server.signInAs('mallory').refreshToken);
	expect(session.state()).toMatchObject({ userId: 'mallory', isByLink: true });
	const reloaded = openTab();
	await reloaded.start(null);
	expect(reloaded.state()).toMatchObject({ userId: 'mallory', isByLink: true });
	reloaded.confirmLink();
	expect(reloaded.state()).toMatchObject({ userId: 'mallory', isByLink: false });

	browser.stored.clear();
	const other = openTab();
	await other.start(server.signInAs('mallory').refreshToken);
	other.signOut();
	await other.signIn({ username: 'bert', password: 'x' });
	expect(other.state()).toMatchObject({ userId: 'bert', isByLink: false });
});

test('a link that is refused is only logged', async () => {
	const { openTab, browser } = setUp();
	browser.stored.clear();
	const session = openTab();
	await session.start('unknown'.padEnd(43, '_'));
	expect(session.state()).toEqual({ status: 'signedOut', reason: 'none' });
	expect(browser.logged.join()).not.toContain('unknown');
});

test('5.6: a link of someone else never replaces the session silently', async () => {
	const { server, openTab, browser } = setUp();
	const session = openTab();
	await session.start(server.signInAs('mallory').refreshToken);
	expect(session.state()).toMatchObject({ userId: 'anna', hasHandover: true });
	session.dropHandover();
	expect(session.state()).toMatchObject({ userId: 'anna', hasHandover: false });
	await settle();
	expect(server.currentTokens()).toEqual([browser.stored.get(REFRESH_TOKEN_KEY)]);
});

test('5.6: the user may go on as the person of the link, which ends the own session', async () => {
	const { server, openTab, browser } = setUp();
	const session = openTab();
	await session.start(server.signInAs('linda').refreshToken);
	session.takeHandover();
	expect(session.state()).toMatchObject({ userId: 'linda', hasHandover: false, isByLink: true });
	await settle();
	expect(server.currentTokens()).toEqual([browser.stored.get(REFRESH_TOKEN_KEY)]);
});

test('a link of the same person keeps the session and ends the other one', async () => {
	const { server, openTab, browser } = setUp();
	const session = openTab();
	await session.start(server.signInAs('anna').refreshToken);
	expect(session.state()).toMatchObject({ userId: 'anna', hasHandover: false });
	await settle();
	expect(server.currentTokens()).toEqual([browser.stored.get(REFRESH_TOKEN_KEY)]);
});

test('after a sleep the bearer is renewed as soon as the tab wakes', async () => {
	const { server, session, browser } = await setUpSignedIn();
	await browser.advance(untilRenewal - 10_000);
	session.wake();
	await settle();
	expect(server.refreshes).toBe(0);
	server.trouble = 503;
	await browser.advance(10_000);
	server.trouble = 'none';
	server.refreshes = 0;
	session.wake();
	await settle();
	expect(server.refreshes).toBe(1);
});
