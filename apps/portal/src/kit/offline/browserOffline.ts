import { browserKeyShelf, type KeyShelf } from '../draft/keyShelf.ts';
import type { KeptLine, OfflineStore } from './offlineStore.ts';

interface Row {
	readonly key: string;
	readonly owner: string;
	/** `owner log` of a line; empty for what was put under a name. */
	readonly log: string;
	readonly id: string;
	readonly seq: number;
	readonly isSent: 0 | 1;
	readonly nonce: Uint8Array<ArrayBuffer>;
	readonly secret: ArrayBuffer;
}

const NAME = 'kontor.offline';
const STORE = 'rows';
const OWNER_KEY = 'lastOwner';
const NONCE_BYTES = 12;

/** The store of this browser: an IndexedDB whose texts are encrypted with a key that can be used but not read. */
export function browserOffline(window: Window & typeof globalThis): OfflineStore {
	const { indexedDB, crypto, navigator } = window;
	const keys = browserKeyShelf(indexedDB, 'offline');
	const channel = typeof window.BroadcastChannel === 'function' ? new window.BroadcastChannel(NAME) : null;
	let opened: Promise<IDBDatabase> | null = null;
	let key: Promise<CryptoKey> | null = null;
	let last = 0;

	function open(): Promise<IDBDatabase> {
		opened ??= new Promise<IDBDatabase>((resolve, reject) => {
			const opening = indexedDB.open(NAME, 1);
			opening.onupgradeneeded = () => {
				const rows = opening.result.createObjectStore(STORE, { keyPath: 'key' });
				rows.createIndex('byLog', ['log', 'seq']);
				rows.createIndex('byOwner', ['owner', 'isSent']);
			};
			opening.onerror = () => reject(opening.error);
			opening.onsuccess = () => {
				// A newer build changes the shape: it must not wait for this page.
				opening.result.onversionchange = () => {
					opening.result.close();
					opened = null;
				};
				resolve(opening.result);
			};
		}).catch((error: unknown) => {
			opened = null;
			throw error;
		});
		return opened;
	}

	async function run<T>(
		mode: IDBTransactionMode,
		task: (rows: IDBObjectStore) => IDBRequest<T> | null,
	): Promise<T | null> {
		const database = await open();
		return new Promise((resolve, reject) => {
			// A crash of the machine, too, must find what was promised to be kept.
			const transaction = database.transaction(STORE, mode, { durability: 'strict' });
			const request = task(transaction.objectStore(STORE));
			transaction.oncomplete = () => resolve(request === null ? null : request.result);
			transaction.onabort = () => reject(transaction.error);
		});
	}

	async function encrypt(text: string): Promise<Pick<Row, 'nonce' | 'secret'>> {
		key ??= keyOf(keys, crypto.subtle);
		const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
		const plain = new TextEncoder().encode(text);
		return { nonce, secret: await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, await key, plain) };
	}

	async function decrypt({ nonce, secret }: Row): Promise<string | null> {
		try {
			const known = await keys.get();
			if (known === null) return null;
			return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce }, known, secret));
		} catch {
			// Written with a key that is gone: there is no text.
			return null;
		}
	}

	async function write(rows: readonly Row[]): Promise<void> {
		await run('readwrite', (store) => {
			for (const row of rows) store.put(row);
			return null;
		});
		channel?.postMessage('changed');
	}

	async function rowsOf(log: string): Promise<Row[]> {
		const range = IDBKeyRange.bound([log, 0], [log, Number.MAX_SAFE_INTEGER]);
		return (await run<Row[]>('readonly', (store) => store.index('byLog').getAll(range))) ?? [];
	}

	/** Rises with each line of this page, and from page to page. */
	function nextSeq(): number {
		last = Math.max(last + 1, Date.now() * 1000);
		return last;
	}

	return {
		async lastOwner() {
			const row = await run<Row | undefined>('readonly', (store) => store.get(OWNER_KEY));
			return row?.owner ?? null;
		},
		async read(owner, name) {
			const row = await run<Row | undefined>('readonly', (store) => store.get(`${owner}/${name}`));
			return row == null ? null : decrypt(row);
		},
		async put(owner, name, text) {
			const plain = { owner, log: '', id: '', seq: 0, isSent: 1 } as const;
			const row = { ...plain, key: `${owner}/${name}`, ...(await encrypt(text)) };
			const nobody = new ArrayBuffer(0);
			await write([row, { ...plain, key: OWNER_KEY, nonce: new Uint8Array(nobody), secret: nobody }]);
		},
		async append(owner, log, lines) {
			const rows = await Promise.all(
				lines.map(
					async ({ id, text, isSent }): Promise<Row> => ({
						key: `${owner}/${log}/${id}`,
						owner,
						log: `${owner}/${log}`,
						id,
						seq: nextSeq(),
						isSent: isSent ? 1 : 0,
						...(await encrypt(text)),
					}),
				),
			);
			await write(rows);
		},
		async lines(owner, log) {
			const rows = await rowsOf(`${owner}/${log}`);
			const found = await Promise.all(
				rows.map(async (row): Promise<KeptLine | null> => {
					const text = await decrypt(row);
					return text === null ? null : { id: row.id, text, isSent: row.isSent === 1 };
				}),
			);
			return found.filter((line) => line !== null);
		},
		async markSent(owner, log, ids) {
			const wanted = new Set(ids);
			const rows = await rowsOf(`${owner}/${log}`);
			await write(rows.filter(({ id }) => wanted.has(id)).map((row) => ({ ...row, isSent: 1 })));
		},
		async countUnsent(owner) {
			return (
				(await run<number>('readonly', (store) => store.index('byOwner').count(IDBKeyRange.only([owner, 0])))) ?? 0
			);
		},
		async erase(owner) {
			const range = IDBKeyRange.bound([owner, 0], [owner, 1]);
			const found = (await run<IDBValidKey[]>('readonly', (store) => store.index('byOwner').getAllKeys(range))) ?? [];
			await run('readwrite', (store) => {
				for (const one of found) store.delete(one);
				return store.delete(OWNER_KEY);
			});
			const others = (await run<number>('readonly', (store) => store.count())) ?? 0;
			// What somebody else has not sent yet must stay readable for them.
			if (others === 0) {
				key = null;
				await keys.remove();
			}
			channel?.postMessage('changed');
		},
		async room() {
			const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
			return quota === undefined || usage === undefined ? null : quota - usage;
		},
		listen(listener) {
			channel?.addEventListener('message', listener);
			return () => channel?.removeEventListener('message', listener);
		},
	};
}

async function keyOf(keys: KeyShelf, subtle: SubtleCrypto): Promise<CryptoKey> {
	const known = await keys.get();
	return known ?? keys.add(await subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']));
}
