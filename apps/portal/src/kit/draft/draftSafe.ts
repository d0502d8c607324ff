import type { KeyShelf } from './keyShelf.ts';

/** One text in the storage of a tab, encrypted with a key that can be used but not read. */
export interface DraftSafe {
	/** The text as it was last written; null where there is none that can be read. */
	read(): Promise<string | null>;
	/** Replaces the text; a later call wins over an earlier one. */
	write(text: string): Promise<void>;
	/** Takes the text out of the storage; what is being written does not get there any more. */
	erase(): void;
	/** The key may be another one from now on. */
	forgetKey(): void;
	/** Erases the text, and the key for all tabs. */
	destroy(): Promise<void>;
}

/** What a safe is made of. */
export interface SafeWorld {
	/** Lives as long as the tab. */
	readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
	/** Keeps the key for all tabs; rejects or answers null where the browser keeps none. */
	readonly keys: KeyShelf;
	/** Undefined on a page that is not served securely. */
	readonly subtle: SubtleCrypto | undefined;
	readonly randomBytes: (count: number) => Uint8Array<ArrayBuffer>;
}

const STORAGE_KEY = 'kontor.draft';
const NONCE_BYTES = 12;

/** A safe that keeps nothing where the browser offers no encryption or no place for a key. */
export function createDraftSafe({ storage, keys, subtle, randomBytes }: SafeWorld): DraftSafe {
	let key: Promise<CryptoKey> | null = null;
	/** Counts writes and erasures: what was begun before the last of them must not land after it. */
	let turn = 0;

	async function keyFor(crypto: SubtleCrypto): Promise<CryptoKey> {
		const known = await keys.get();
		return known ?? keys.add(await crypto.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']));
	}

	async function encrypted(crypto: SubtleCrypto, text: string): Promise<string> {
		key ??= keyFor(crypto);
		const nonce = randomBytes(NONCE_BYTES);
		const plain = new TextEncoder().encode(text);
		const secret = await crypto.encrypt({ name: 'AES-GCM', iv: nonce }, await key, plain);
		return btoa(binaryText(nonce) + binaryText(new Uint8Array(secret)));
	}

	async function decrypted(crypto: SubtleCrypto, stored: string): Promise<string | null> {
		const known = await keys.get();
		if (known === null) return null;
		const bytes = Uint8Array.from(atob(stored), (character) => character.charCodeAt(0));
		const nonce = bytes.slice(0, NONCE_BYTES);
		const plain = await crypto.decrypt({ name: 'AES-GCM', iv: nonce }, known, bytes.slice(NONCE_BYTES));
		return new TextDecoder().decode(plain);
	}

	function erase(): void {
		turn += 1;
		storage.removeItem(STORAGE_KEY);
	}

	return {
		async read() {
			const stored = storage.getItem(STORAGE_KEY);
			if (stored === null || subtle === undefined) return null;
			// Of another key, or not written by a safe: there is no text.
			return decrypted(subtle, stored).catch(() => null);
		},
		async write(text) {
			turn += 1;
			const mine = turn;
			if (subtle === undefined) return;
			try {
				const secret = await encrypted(subtle, text);
				if (mine === turn) storage.setItem(STORAGE_KEY, secret);
			} catch {
				// A browser that keeps no key: the text lasts as long as the page.
				key = null;
			}
		},
		erase,
		forgetKey() {
			key = null;
		},
		async destroy() {
			erase();
			key = null;
			await keys.remove().catch(() => {});
		},
	};
}

/** As many bytes as one call may take. */
const PIECE = 8192;

/** Bytes as a text of one character each, by pieces: byte by byte a long document would hold up the keys typed meanwhile. */
function binaryText(bytes: Uint8Array): string {
	let text = '';
	for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
	return text;
}
