/** One key that outlives the page. */
export interface KeyShelf {
	get(): Promise<CryptoKey | null>;
	/** Puts the key there unless there is one already; resolves with the one that is there then. */
	add(key: CryptoKey): Promise<CryptoKey>;
	remove(): Promise<void>;
}

/**
 * The place of a key in this browser: an IndexedDB, which can keep a key without anybody being able to read it. Each name
 * is a key of its own.
 */
export function browserKeyShelf(indexedDb: IDBFactory, name: 'draft' | 'offline' = 'draft'): KeyShelf {
	const STORE = 'keys';

	function run<T>(mode: IDBTransactionMode, task: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
		return new Promise((resolve, reject) => {
			const opening = indexedDb.open('kontor', 1);
			opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
			opening.onerror = () => reject(opening.error);
			opening.onsuccess = () => {
				const database = opening.result;
				const transaction = database.transaction(STORE, mode);
				const request = task(transaction.objectStore(STORE));
				transaction.oncomplete = () => resolve(request.result);
				transaction.onabort = () => reject(transaction.error);
				// Closes once the transaction is through.
				database.close();
			};
		});
	}

	async function get(): Promise<CryptoKey | null> {
		return (await run<CryptoKey | undefined>('readonly', (store) => store.get(name))) ?? null;
	}

	return {
		get,
		async add(key) {
			// Another tab may have been faster; its key is as good.
			await run('readwrite', (store) => store.add(key, name)).catch(() => {});
			const kept = await get();
			if (kept === null) throw new Error('This browser keeps no keys.');
			return kept;
		},
		async remove() {
			await run('readwrite', (store) => store.delete(name));
		},
	};
}
