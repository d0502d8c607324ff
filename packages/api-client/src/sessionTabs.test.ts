import { expect, test } from 'vitest';
import { REFRESH_TOKEN_KEY, type Session } from './session.ts';
import { seededRandom, settle, until } from './testing/fakeBrowser.ts';
import { ask, setUp } from './testing/newSession.ts';

type Setting = { hasLocks: boolean; hasChannel: boolean };

const settings: Setting[] = [
	{ hasLocks: true, hasChannel: true },
	{ hasLocks: true, hasChannel: false },
	{ hasLocks: false, hasChannel: true },
	{ hasLocks: false, hasChannel: false },
];

async function openTabs(count: number, options: Parameters<typeof setUp>[0]) {
	const parts = setUp(options);
	const tabs: Session[] = [];
	for (let index = 0; index < count; index++) {
		const tab = parts.openTab();
		await tab.start(null);
		tabs.push(tab);
	}
	await settle();
	parts.server.refreshes = 0;
	parts.server.rotations = 0;
	return { ...parts, tabs };
}

test.each(settings.flatMap((setting) => Array.from({ length: 13 }, (_, seed) => ({ ...setting, seed }))))(
	'5.5, A03: 20 tabs waking with an expired bearer never sign out (locks $hasLocks, channel $hasChannel, seed $seed)',
	async ({ hasLocks, hasChannel, seed }) => {
		const random = seededRandom(seed);
		let isAwake = false;
		const turns = () => (isAwake ? Math.floor(random() * 8) : 0);
		const { server, tabs, browser } = await openTabs(20, { hasLocks, hasChannel, random, turns });
		server.expireBearers();
		isAwake = true;
		const answers = Promise.all(tabs.flatMap((tab) => [ask(tab), ask(tab, '/v1/notifications')]));
		await browser.advance(600 * 20);
		expect((await answers).every(({ ok }) => ok)).toBe(true);
		expect(tabs.every((tab) => tab.state().status === 'signedIn')).toBe(true);
		expect(server.reuses).toBe(0);
		if (hasLocks && hasChannel) expect(server.rotations).toBe(1);
	},
);

test('5.5: when the answer of a refresh is lost after the server took it, no tab is signed out', async () => {
	const { server, tabs, browser } = await openTabs(20, {});
	server.expireBearers();
	server.trouble = 'loseAnswer';
	await Promise.allSettled(tabs.map((tab) => ask(tab)));
	server.trouble = 'none';
	await browser.advance(3000);
	const answers = await Promise.all(tabs.map((tab) => ask(tab)));
	expect(answers.every(({ ok }) => ok)).toBe(true);
	expect(server.reuses).toBe(0);
});

test('20 tabs opened at once sign in with one rotation', async () => {
	const { server, browser, openTab } = setUp();
	const tabs = Array.from({ length: 20 }, openTab);
	const started = Promise.all(tabs.map((tab) => tab.start(null)));
	await browser.advance(600 * 20);
	await started;
	expect(tabs.every((tab) => tab.state().status === 'signedIn')).toBe(true);
	expect(server.rotations).toBe(1);
});

test('one tab renews by its timer and the others take over its bearer', async () => {
	const { server, tabs, browser } = await openTabs(5, { random: seededRandom(7) });
	await browser.advance(241_000);
	expect(server.rotations).toBe(1);
	server.calls.length = 0;
	await Promise.all(tabs.map((tab) => ask(tab)));
	expect(new Set(server.calls.map(({ bearer }) => bearer)).size).toBe(1);
});

test.each([
	{ hasStorageEvents: true, hasChannel: false },
	{ hasStorageEvents: false, hasChannel: true },
])('A12: signing out reaches the other tabs at once (channel $hasChannel)', async (setting) => {
	const { tabs, browser } = await openTabs(3, setting);
	tabs[0]?.signOut();
	await settle();
	expect(tabs.map((tab) => tab.state())).toEqual(Array(3).fill({ status: 'signedOut', reason: 'logout' }));
	expect([browser.stored.size, browser.pendingTimers()]).toEqual([0, 0]);
});

test.each([
	{ hasStorageEvents: true, hasChannel: false },
	{ hasStorageEvents: false, hasChannel: true },
	{ hasStorageEvents: true, hasChannel: true },
])('a session that one tab finds ended has ended for all, and nobody has signed out (%o)', async (setting) => {
	const { server, tabs } = await openTabs(3, setting);
	server.expireBearers();
	server.endFamilies();
	if (tabs[0]) await ask(tabs[0]);
	await settle();
	expect(tabs.map((tab) => tab.state())).toEqual(Array(3).fill({ status: 'signedOut', reason: 'ended' }));
});

test('a tab that slept while the session ended knows that nobody has signed out, and one of later that somebody has', async () => {
	const { server, tabs } = await openTabs(2, { hasStorageEvents: false, hasChannel: false });
	server.expireBearers();
	server.endFamilies();
	if (tabs[0]) await ask(tabs[0]);
	tabs[1]?.wake();
	expect(tabs[1]?.state()).toEqual({ status: 'signedOut', reason: 'ended' });
	await tabs[0]?.signIn({ username: 'anna', password: 'x' });
	tabs[1]?.wake();
	await settle();
	expect(tabs[1]?.state()).toMatchObject({ status: 'signedIn' });
	tabs[0]?.signOut();
	tabs[1]?.wake();
	expect(tabs[1]?.state()).toEqual({ status: 'signedOut', reason: 'logout' });
});

test.each(settings)(
	'signing in reaches the tabs that wait at the login screen (channel $hasChannel)',
	async (setting) => {
		const { tabs, browser } = await openTabs(3, setting);
		tabs[0]?.signOut();
		await settle();
		await tabs[1]?.signIn({ username: 'bert', password: 'x' });
		await browser.advance(1000);
		expect(tabs.map((tab) => tab.state())).toEqual(
			Array(3).fill(expect.objectContaining({ status: 'signedIn', userId: 'bert' })),
		);
	},
);

test('a tab that works on while another person signs in elsewhere becomes that person with a new epoch', async () => {
	const { tabs } = await openTabs(2, {});
	const before = tabs[1]?.state();
	await tabs[0]?.signIn({ username: 'bert', password: 'x' });
	await settle();
	const after = tabs[1]?.state();
	expect(after).toMatchObject({ status: 'signedIn', userId: 'bert' });
	expect(after).not.toMatchObject({ epoch: before?.status === 'signedIn' ? before.epoch : -1 });
});

test('a tab that missed the sign-out (sleeping, back/forward cache) notices it when it wakes', async () => {
	const { tabs, browser } = await openTabs(1, {});
	browser.stored.delete(REFRESH_TOKEN_KEY);
	tabs[0]?.wake();
	expect(tabs[0]?.state()).toEqual({ status: 'signedOut', reason: 'logout' });
});

test('a refusal of a token that another tab has already replaced signs nobody out', async () => {
	const { server, browser, openTab } = setUp({ hasLocks: false, hasChannel: false });
	server.endFamilies();
	const session = openTab();
	const started = session.start(null);
	browser.stored.set(REFRESH_TOKEN_KEY, server.signInAs('anna').refreshToken);
	await started;
	expect(session.state()).toMatchObject({ status: 'signedIn', userId: 'anna' });
});

test('a late answer never overwrites the newer token another tab has stored', async () => {
	let turns = 0;
	const { server, browser, tabs } = await openTabs(1, { hasLocks: false, hasChannel: false, turns: () => turns });
	server.expireBearers();
	const answer = tabs[0] && ask(tabs[0]);
	turns = 20;
	await until(() => server.refreshes === 1);
	browser.stored.set(REFRESH_TOKEN_KEY, 'newer');
	expect((await answer)?.status).toBe(200);
	expect(browser.stored.get(REFRESH_TOKEN_KEY)).toBe('newer');
});
