import { expect, test } from 'vitest';
import { tabStorage } from './tabStorage.ts';

/** A storage with room for so many characters, as the one of a browser has. */
function roomFor(characters: number): Storage {
	const entries = new Map<string, string>();
	const used = () => [...entries].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
	return {
		get length() {
			return entries.size;
		},
		key: (index) => [...entries.keys()][index] ?? null,
		clear: () => entries.clear(),
		getItem: (key) => entries.get(key) ?? null,
		setItem(key, value) {
			const own = entries.has(key) ? key.length + (entries.get(key)?.length ?? 0) : 0;
			if (used() - own + key.length + value.length > characters) {
				throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
			}
			entries.set(key, value);
		},
		removeItem: (key) => entries.delete(key),
	};
}

test('what fits is kept by the browser', () => {
	const browser = roomFor(100);
	const refused: string[] = [];
	const storage = tabStorage(
		() => browser,
		(key) => refused.push(key),
	);
	storage.setItem('token', 'a');
	expect([browser.getItem('token'), storage.getItem('token'), refused]).toEqual(['a', 'a', []]);
	storage.removeItem('token');
	expect([browser.getItem('token'), storage.getItem('token')]).toEqual([null, null]);
});

test('in a full storage a sign-in lasts as long as the page, the one of before is gone, and it is told once', () => {
	const browser = roomFor(12);
	const refused: string[] = [];
	const storage = tabStorage(
		() => browser,
		(key) => refused.push(key),
	);
	storage.setItem('token', 'old');
	for (const token of ['much longer', 'longer still']) {
		storage.setItem('token', token);
		expect([browser.getItem('token'), storage.getItem('token')]).toEqual([null, token]);
	}
	expect(refused).toEqual(['token']);
	storage.setItem('token', 'short');
	expect([browser.getItem('token'), storage.getItem('token')]).toEqual(['short', 'short']);
	storage.removeItem('token');
	expect(storage.getItem('token')).toBeNull();
});

test('a blocked storage is one without room', () => {
	const refused: string[] = [];
	const storage = tabStorage(
		() => {
			throw new DOMException('Access is denied.', 'SecurityError');
		},
		(key) => refused.push(key),
	);
	expect(storage.getItem('token')).toBeNull();
	storage.setItem('token', 'a');
	expect([storage.getItem('token'), refused]).toEqual(['a', ['token']]);
	storage.removeItem('token');
	expect(storage.getItem('token')).toBeNull();
});
