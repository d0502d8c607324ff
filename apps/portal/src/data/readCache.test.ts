import { describe, expect, test } from 'vitest';
import { createReadCache } from './readCache.ts';

const names = (count: number) => Array.from({ length: count }, (_, index) => `read ${index}`);

describe('what was read', () => {
	test('is kept up to a number, the oldest goes first, and what is shown stays', () => {
		const { cache, show } = createReadCache(3);
		const [first = '', ...others] = names(6);
		const leave = show(first, false);
		for (const name of [first, ...others]) cache.set(name, { data: name });
		expect([...cache.keys()]).toEqual([first, 'read 3', 'read 4', 'read 5']);
		leave();
		cache.set('read 6', { data: 6 });
		expect([...cache.keys()]).not.toContain(first);
	});

	test('counts as new when it was changed last', () => {
		const { cache } = createReadCache(2);
		for (const name of ['a', 'b', 'a', 'c']) cache.set(name, { data: name });
		expect([...cache.keys()]).toEqual(['a', 'c']);
	});

	test('once and for all is forgettable while no screen shows it, and nothing else is', () => {
		const { show, isForgettable } = createReadCache();
		const leaveMaster = [show('states', true), show('states', true)];
		const leaveOther = show('task', false);
		expect(isForgettable('states')).toBe(false);
		leaveMaster[0]?.();
		expect(isForgettable('states')).toBe(false);
		leaveMaster[1]?.();
		leaveOther();
		expect([isForgettable('states'), isForgettable('task')]).toEqual([true, false]);
	});
});
