import { expect, test } from 'vitest';
import { createDraftVault, type KeyShelf, type VaultWorld } from './draftVault.ts';

const secret = 'Huber 1237 010180 Latexallergie AT611904300234573201';

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

function world(changes: Partial<Pick<VaultWorld, 'keys' | 'subtle'>> = {}) {
	const storage = memoryStorage();
	return {
		storage,
		keys: shelf(),
		subtle: crypto.subtle,
		randomBytes: (count: number) => crypto.getRandomValues(new Uint8Array(count)),
		...changes,
	};
}

test('a draft is there again after a reload', async () => {
	const browser = world();
	await createDraftVault(browser).write(secret);
	expect(await createDraftVault(browser).read()).toBe(secret);
});

test('the draft of a record stands beside that of an address; signing out forgets both', async () => {
	const browser = world();
	const vault = createDraftVault(browser);
	await vault.write('Adresse');
	await vault.record.write('Interaktion');
	const reloaded = createDraftVault(browser);
	expect([await reloaded.read(), await reloaded.record.read()]).toEqual(['Adresse', 'Interaktion']);
	reloaded.record.erase();
	expect([await reloaded.read(), await reloaded.record.read()]).toEqual(['Adresse', null]);
	await reloaded.record.write('Interaktion');
	await reloaded.eraseAll();
	expect([await reloaded.read(), await reloaded.record.read()]).toEqual([null, null]);
	expect(browser.storage.entries.size).toBe(0);
});

test('nothing of it can be read in the storage, and no two writes look alike', async () => {
	const browser = world();
	const vault = createDraftVault(browser);
	await vault.write(secret);
	const [first = ''] = browser.storage.entries.values();
	await vault.write(secret);
	const [second] = browser.storage.entries.values();
	for (const word of secret.split(' ')) expect(atob(first)).not.toContain(word);
	expect(second).not.toBe(first);
});

test('the key cannot be taken out', async () => {
	const browser = world();
	await createDraftVault(browser).write(secret);
	const key = await browser.keys.get();
	if (key === null) throw new Error('No key');
	await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
});

test('after a sign-out nothing is left, and what another tab has stored cannot be read any more', async () => {
	const browser = world();
	const otherTab = { ...browser, storage: memoryStorage() };
	const vault = createDraftVault(browser);
	await vault.write(secret);
	await createDraftVault(otherTab).write(secret);
	await vault.eraseAll();
	expect(browser.storage.entries.size).toBe(0);
	expect(await vault.read()).toBeNull();
	expect(otherTab.storage.entries.size).toBe(1);
	expect(await createDraftVault(otherTab).read()).toBeNull();
});

test('a session that another tab has ended keeps the draft, a sign-out in another tab does not', async () => {
	const browser = world();
	const vault = createDraftVault(browser);
	await vault.write(secret);
	await vault.lock();
	expect(await vault.read()).toBe(secret);
	await browser.keys.remove();
	await vault.lock();
	expect(await vault.read()).toBeNull();
	expect(browser.storage.entries.size).toBe(0);
});

test('a write that is still under way does not come back after the erasure', async () => {
	const browser = world();
	const vault = createDraftVault(browser);
	const writing = vault.write(secret);
	vault.erase();
	await writing;
	expect(browser.storage.entries.size).toBe(0);
	expect(await vault.read()).toBeNull();
});

test('the last of several writes counts, whichever is done first', async () => {
	const browser = world();
	const vault = createDraftVault(browser);
	await Promise.all(['a', 'b', 'c'].map((text) => vault.write(text)));
	expect(await createDraftVault(browser).read()).toBe('c');
});

test('what somebody else has put there is no draft', async () => {
	const browser = world();
	await createDraftVault(browser).write(secret);
	for (const text of ['', 'AAAA', '<script>', 'Ä']) {
		browser.storage.entries.set([...browser.storage.entries.keys()][0] ?? '', text);
		expect(await createDraftVault(browser).read()).toBeNull();
	}
});

const broken: KeyShelf = {
	get: () => Promise.reject(new Error('blocked')),
	add: () => Promise.reject(new Error('blocked')),
	remove: () => Promise.reject(new Error('blocked')),
};

test.each([
	['without encryption', { subtle: undefined }],
	['without a place for the key', { keys: broken }],
])('%s the draft lives in memory alone', async (_, changes) => {
	const browser = world(changes);
	const vault = createDraftVault(browser);
	await vault.write(secret);
	expect(browser.storage.entries.size).toBe(0);
	expect(await vault.read()).toBe(secret);
	expect(await createDraftVault(browser).read()).toBeNull();
	await vault.eraseAll();
	expect(await vault.read()).toBeNull();
});
