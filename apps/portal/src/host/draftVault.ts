/** One draft of this tab. */
export interface DraftSlot {
	/** The draft as it was last written; null where there is none that can be read. */
	read(): Promise<string | null>;
	/** Replaces the draft; a later call wins over an earlier one. */
	write(text: string): Promise<void>;
	/** Forgets the draft of this tab. */
	erase(): void;
}

/**
 * Keeps the draft of a new address, and beside it one of a `record` of an address, over a reload, a crash and the end of a
 * session, unreadable for whoever looks into the browser's storage (docs/decisions/0014-drafts.md): the text is encrypted
 * with a key that can be used but not read, and the key dies when anybody signs out.
 */
export interface DraftVault extends DraftSlot {
	/** What is being entered in a form beside the page: an interaction, a contact person. */
	readonly record: DraftSlot;
	/** Forgets all drafts and the key, so that no tab can read a draft any more: somebody signs out here. */
	eraseAll(): Promise<void>;
	/**
	 * The session has been ended by another tab, which has erased the key if somebody signed out there: what can still be
	 * read stays for its user, what cannot is forgotten.
	 */
	lock(): Promise<void>;
}

/** What a vault is made of. */
export interface VaultWorld {
	/** Lives as long as the tab. */
	readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
	/** Keeps the key for all tabs; rejects or answers null where the browser keeps none. */
	readonly keys: KeyShelf;
	/** Undefined on a page that is not served securely. */
	readonly subtle: SubtleCrypto | undefined;
	readonly randomBytes: (count: number) => Uint8Array<ArrayBuffer>;
}

/** One key that outlives the page. */
export interface KeyShelf {
	get(): Promise<CryptoKey | null>;
	/** Puts the key there unless there is one already; resolves with the one that is there then. */
	add(key: CryptoKey): Promise<CryptoKey>;
	remove(): Promise<void>;
}

const STORAGE_KEY = 'kontor.draft';
const RECORD_STORAGE_KEY = 'kontor.draft.record';
const NONCE_BYTES = 12;

/** A vault that keeps what it can: without encryption or a place for the key, a draft lasts as long as the page. */
export function createDraftVault(world: VaultWorld): DraftVault {
	const { storage, keys, subtle, randomBytes } = world;
	let key: Promise<CryptoKey> | null = null;

	async function decrypted(stored: string): Promise<string | null> {
		const known = subtle === undefined ? null : await keys.get();
		if (subtle === undefined || known === null) return null;
		const bytes = Uint8Array.from(atob(stored), (character) => character.charCodeAt(0));
		const nonce = bytes.slice(0, NONCE_BYTES);
		const plain = await subtle.decrypt({ name: 'AES-GCM', iv: nonce }, known, bytes.slice(NONCE_BYTES));
		return new TextDecoder().decode(plain);
	}

	async function keyFor(crypto: SubtleCrypto): Promise<CryptoKey> {
		const known = await keys.get();
		return known ?? keys.add(await crypto.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']));
	}

	function createSlot(storageKey: string) {
		let memory: string | null = null;
		/** Counts writes and erasures: what was begun before the last of them must not land after it. */
		let turn = 0;
		return {
			async read(): Promise<string | null> {
				if (memory !== null) return memory;
				const stored = storage.getItem(storageKey);
				if (stored === null) return null;
				// Of another key, or not written by this vault: there is no draft.
				return decrypted(stored).catch(() => null);
			},
			async write(text: string): Promise<void> {
				turn += 1;
				const mine = turn;
				memory = text;
				if (subtle === undefined) return;
				try {
					key ??= keyFor(subtle);
					const nonce = randomBytes(NONCE_BYTES);
					const secret = await subtle.encrypt(
						{ name: 'AES-GCM', iv: nonce },
						await key,
						new TextEncoder().encode(text),
					);
					const bytes = [...nonce, ...new Uint8Array(secret)];
					if (mine === turn) storage.setItem(storageKey, btoa(bytes.map((byte) => String.fromCharCode(byte)).join('')));
				} catch {
					key = null;
					// A browser that keeps no key, or no more text: the draft lasts as long as the page.
				}
			},
			erase(): void {
				turn += 1;
				memory = null;
				key = null;
				storage.removeItem(storageKey);
			},
			/** Leaves what is stored; `forget` then removes it unless something was written or erased meanwhile. */
			lock(): { forget: () => void } {
				memory = null;
				const mine = turn;
				return {
					forget: () => {
						if (mine === turn) storage.removeItem(storageKey);
					},
				};
			},
		};
	}

	const address = createSlot(STORAGE_KEY);
	const record = createSlot(RECORD_STORAGE_KEY);
	const slots = [address, record];

	return {
		read: address.read,
		write: address.write,
		erase: address.erase,
		record,
		async eraseAll() {
			for (const slot of slots) slot.erase();
			await keys.remove().catch(() => {});
		},
		async lock() {
			key = null;
			const locked = slots.map((slot) => slot.lock());
			const kept = await keys.get().catch(() => null);
			if (kept === null) for (const { forget } of locked) forget();
		},
	};
}

/** The place of the key in this browser: an IndexedDB, which can keep a key without anybody being able to read it. */
export function browserKeyShelf(indexedDb: IDBFactory): KeyShelf {
	const STORE = 'keys';
	const NAME = 'draft';

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
		return (await run<CryptoKey | undefined>('readonly', (store) => store.get(NAME))) ?? null;
	}

	return {
		get,
		async add(key) {
			// Another tab may have been faster; its key is as good.
			await run('readwrite', (store) => store.add(key, NAME)).catch(() => {});
			const kept = await get();
			if (kept === null) throw new Error('This browser keeps no keys.');
			return kept;
		},
		async remove() {
			await run('readwrite', (store) => store.delete(NAME));
		},
	};
}
