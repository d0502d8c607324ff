import { createDraftSafe, type DraftSafe, type SafeWorld } from './draftSafe.ts';
import { browserKeyShelf } from './keyShelf.ts';

/** The safe of this browser, in a storage of the tab. */
export function browserSafe({ indexedDB, crypto }: Window, storage: SafeWorld['storage']): DraftSafe {
	return createDraftSafe({
		storage,
		keys: browserKeyShelf(indexedDB),
		subtle: crypto.subtle,
		randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
	});
}
