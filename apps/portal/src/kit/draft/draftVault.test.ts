import { expect, test } from 'vitest';
import { createDraftSafe, type SafeWorld } from './draftSafe.ts';
import { createDraftVault } from './draftVault.ts';
import type { KeyShelf } from './keyShelf.ts';

const secret = 'Huber 1237 010180 Latexallergie AT611904300234573201';
const HOUR = 60 * 60 * 1000;

function memoryStorage() {
	const entries = new Map<string, string>();
	return {
		entries,
		getItem: (key: string) => entries.get(key) ?? null,
		setItem: (key: string, value: string) => void entries.set(key, value),
		removeItem: (key: string) => void entries.delete(key),
	};
}

function shelf(): KeyShelf {
	let kept: CryptoKey | null = null;
	return {
		get: async () => kept,
		add: async (key) => {
			kept ??= key;
			return kept;
		},
		remove: async () => {
			kept = null;
		},
	};
}

/** A browser whose clock only `pass` moves; each vault of it is the page after another reload. */
function browser(changes: Partial<Pick<SafeWorld, 'keys' | 'subtle'>> = {}) {
	const timers = new Set<{ at: number; callback: () => void }>();
	let now = Date.parse('2026-11-28T09:24:00Z');
	const counted = { encryptions: 0 };
	const subtle = new Proxy(crypto.subtle, {
		get(target, name: keyof SubtleCrypto) {
			if (name === 'encrypt') counted.encryptions += 1;
			return target[name].bind(target);
		},
	});
	const world = {
		storage: memoryStorage(),
		keys: shelf(),
		subtle,
		randomBytes: (count: number) => crypto.getRandomValues(new Uint8Array(count)),
		...changes,
	};
	const clock = {
		now: () => now,
		after(ms: number, callback: () => void) {
			const timer = { at: now + ms, callback };
			timers.add(timer);
			return () => timers.delete(timer);
		},
	};
	function pass(ms: number): void {
		now += ms;
		for (const timer of [...timers].filter(({ at }) => at <= now)) {
			timers.delete(timer);
			timer.callback();
		}
	}
	function open(owner: string | null = 'anna') {
		const vault = createDraftVault({ ...clock, openSafe: async () => createDraftSafe(world) });
		if (owner !== null) vault.claim(owner);
		return vault;
	}
	return { ...world, world, clock, counted, pass, open };
}

test('any number of drafts are there again after a reload, each under its name', async () => {
	const page = browser();
	const vault = page.open();
	const names = Array.from({ length: 30 }, (_, index) => `place/${index}`);
	for (const name of names) vault.slot(name).write(() => `${name} ${secret}`);
	await vault.flush();
	const again = page.open();
	for (const name of names) expect(await again.slot(name).read()).toBe(`${name} ${secret}`);
	again.slot('place/7').erase();
	await again.flush();
	const third = page.open();
	expect([await third.slot('place/7').read(), await third.slot('place/8').read()]).toEqual([null, `place/8 ${secret}`]);
});

test('nothing of it can be read in the storage, not even its name, and no two writes look alike', async () => {
	const page = browser();
	const vault = page.open();
	async function stored(): Promise<string> {
		vault.slot('addresses/1001/patient').write(() => secret);
		await vault.flush();
		expect([...page.storage.entries.keys()]).toEqual(['kontor.draft']);
		return page.storage.entries.get('kontor.draft') ?? '';
	}
	const first = await stored();
	for (const word of [...secret.split(' '), '1001', 'patient', 'anna']) expect(atob(first)).not.toContain(word);
	expect(await stored()).not.toBe(first);
});

test('the storage is written after a pause and not with each key, and at the latest after two seconds', async () => {
	const page = browser();
	const vault = page.open();
	const slot = vault.slot('a');
	let text = '';
	let written = 0;
	for (const stored of [1, 2]) {
		for (let key = 0; key < 20; key++) {
			text += 'x';
			slot.write(() => {
				written += 1;
				return text;
			});
			page.pass(100);
		}
		await vault.flush();
		expect(page.counted.encryptions).toBe(stored);
		// Not even its text is made with each key: a document of hundreds of positions is long.
		expect(written).toBe(stored);
	}
	slot.write(() => secret);
	page.pass(299);
	await vault.slot('a').read();
	expect(page.counted.encryptions).toBe(2);
	page.pass(1);
	await vault.flush();
	expect(page.counted.encryptions).toBe(3);
	expect(await page.open().slot('a').read()).toBe(secret);
});

test('a long entry comes back as it was', async () => {
	const page = browser();
	const vault = page.open();
	const long = 'Rollstühle „Leicht“ € '.repeat(3000);
	vault.slot('a').write(() => long);
	await vault.flush();
	expect(await page.open().slot('a').read()).toBe(long);
});

test('what is saved is gone from the storage at once', async () => {
	const page = browser();
	const vault = page.open();
	vault.slot('a').write(() => secret);
	await vault.flush();
	vault.slot('a').erase();
	await vault.slot('a').read();
	expect(page.storage.entries.size).toBe(0);
});

test('a session that ends and begins anew keeps what was typed up to the last key', async () => {
	const vault = browser().open();
	vault.slot('a').write(() => secret);
	vault.claim('anna');
	expect(await vault.slot('a').read()).toBe(secret);
});

test('another person who signs in finds nothing, and nothing stays', async () => {
	const page = browser();
	const vault = page.open();
	vault.slot('a').write(() => secret);
	await vault.flush();
	for (const later of [page.open('bert'), vault]) {
		later.claim('bert');
		expect(await later.slot('a').read()).toBeNull();
		await later.flush();
		expect(page.storage.entries.size).toBe(0);
		later.claim('anna');
		expect(await later.slot('a').read()).toBeNull();
	}
});

test('what is older than the longest session is forgotten, what was changed since is not', async () => {
	const page = browser();
	const vault = page.open();
	vault.slot('old').write(() => 'old');
	page.pass(11 * HOUR);
	vault.slot('new').write(() => 'new');
	page.pass(2 * HOUR);
	await vault.flush();
	const again = page.open();
	expect([await again.slot('old').read(), await again.slot('new').read()]).toEqual([null, 'new']);
});

test('the key cannot be taken out', async () => {
	const page = browser();
	const vault = page.open();
	vault.slot('a').write(() => secret);
	await vault.flush();
	const key = await page.keys.get();
	if (key === null) throw new Error('No key');
	await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
});

test('after a sign-out nothing is left, and what another tab has stored cannot be read any more', async () => {
	const page = browser();
	const storage = memoryStorage();
	const otherTab = { ...page.clock, openSafe: async () => createDraftSafe({ ...page.world, storage }) };
	const vault = page.open();
	const other = createDraftVault(otherTab);
	other.claim('anna');
	for (const tab of [vault, other]) {
		tab.slot('a').write(() => secret);
		await tab.flush();
	}
	await vault.eraseAll();
	vault.claim('anna');
	expect([page.storage.entries.size, await vault.slot('a').read()]).toEqual([0, null]);
	const reloaded = createDraftVault(otherTab);
	reloaded.claim('anna');
	expect(await reloaded.slot('a').read()).toBeNull();
});

test('a sign-out in another tab takes everything from the storage; the page keeps it for its person alone', async () => {
	for (const [next, expected] of [
		['anna', secret],
		['bert', null],
	] as const) {
		const page = browser();
		const vault = page.open();
		vault.slot('a').write(() => secret);
		await vault.flush();
		await page.keys.remove();
		await vault.lock('/crm/addresses/1001');
		vault.slot('a').write(() => secret);
		await vault.flush();
		expect([page.storage.entries.size, await page.keys.get()]).toEqual([0, null]);
		vault.claim(next);
		expect(await vault.slot('a').read()).toBe(expected);
		expect(vault.wayBack()).toBe(expected && '/crm/addresses/1001');
		await vault.flush();
		expect(await page.open(next).slot('a').read()).toBe(expected);
	}
});

test('what is under way does not come back after the erasure', async () => {
	const page = browser();
	const vault = page.open();
	vault.slot('a').write(() => secret);
	const flushing = vault.flush();
	await Promise.all([flushing, vault.eraseAll()]);
	page.pass(HOUR);
	expect([page.storage.entries.size, await vault.slot('a').read()]).toEqual([0, null]);
});

test('what is written before the stored drafts are read is newer than they are', async () => {
	const page = browser();
	const vault = page.open();
	vault.slot('a').write(() => 'old');
	vault.slot('b').write(() => 'old');
	vault.slot('c').write(() => 'old');
	await vault.flush();
	const again = page.open();
	again.slot('a').write(() => 'new');
	again.slot('b').erase();
	expect([await again.slot('a').read(), await again.slot('b').read(), await again.slot('c').read()]).toEqual([
		'new',
		null,
		'old',
	]);
});

test('nobody signed in keeps nothing', async () => {
	const page = browser();
	const vault = page.open(null);
	vault.slot('a').write(() => secret);
	await vault.flush();
	expect([page.storage.entries.size, await vault.slot('a').read()]).toEqual([0, null]);
});

test('what somebody else has put there is no draft', async () => {
	const page = browser();
	const vault = page.open();
	vault.slot('a').write(() => secret);
	await vault.flush();
	for (const text of ['', 'AAAA', '<script>', 'Ä']) {
		page.storage.entries.set('kontor.draft', text);
		expect(await page.open().slot('a').read()).toBeNull();
	}
});

test('without the code of the safe a draft lives in memory alone', async () => {
	const page = browser();
	const vault = createDraftVault({ ...page.clock, openSafe: () => Promise.reject(new Error('no network')) });
	vault.claim('anna');
	vault.slot('a').write(() => secret);
	await vault.flush();
	expect(await vault.slot('a').read()).toBe(secret);
	await vault.eraseAll();
	expect(await vault.slot('a').read()).toBeNull();
});

const broken: KeyShelf = {
	get: () => Promise.reject(new Error('blocked')),
	add: () => Promise.reject(new Error('blocked')),
	remove: () => Promise.reject(new Error('blocked')),
};

test.each([
	['without encryption', { subtle: undefined }],
	['without a place for the key', { keys: broken }],
])('%s a draft lives in memory alone', async (_, changes) => {
	const page = browser(changes as Partial<SafeWorld>);
	const vault = page.open();
	vault.slot('a').write(() => secret);
	await vault.flush();
	expect([page.storage.entries.size, await vault.slot('a').read()]).toEqual([0, secret]);
	expect(await page.open().slot('a').read()).toBeNull();
	await vault.eraseAll();
	expect(await vault.slot('a').read()).toBeNull();
});
