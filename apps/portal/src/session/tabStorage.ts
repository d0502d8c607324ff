import type { SessionWorld } from '@kontor/api-client/sessionWorld';

/**
 * A storage that goes on in the memory of this page with what the browser does not keep, because it is blocked or full;
 * `onRefused` hears of each key once.
 */
export function tabStorage(open: () => Storage, onRefused: (key: string) => void): SessionWorld['storage'] {
	const memory = new Map<string, string>();
	const told = new Set<string>();

	function tried<T>(task: (storage: Storage) => T): T | null {
		try {
			return task(open());
		} catch {
			return null;
		}
	}

	function isKept(key: string, value: string): boolean {
		const put = (storage: Storage) => {
			storage.setItem(key, value);
			return true;
		};
		if (tried(put)) return true;
		// The value of before is of no more use, and its room may be enough.
		tried((storage) => storage.removeItem(key));
		return tried(put) ?? false;
	}

	return {
		getItem: (key) => memory.get(key) ?? tried((storage) => storage.getItem(key)),
		setItem(key, value) {
			if (isKept(key, value)) {
				memory.delete(key);
				return;
			}
			memory.set(key, value);
			if (told.has(key)) return;
			told.add(key);
			onRefused(key);
		},
		removeItem(key) {
			memory.delete(key);
			tried((storage) => storage.removeItem(key));
		},
	};
}
