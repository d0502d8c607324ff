import { expect, test } from 'vitest';
import { createRateLimit } from './rateLimit.ts';

const limit = { requests: 2, seconds: 10 };

function limited(maxKeys?: number) {
	let time = 0;
	const admit = createRateLimit(limit, () => time, maxKeys);
	return {
		isAdmitted: (who: string) => {
			try {
				admit(who);
				return true;
			} catch {
				return false;
			}
		},
		advance: (seconds: number) => {
			time += seconds * 1000;
		},
	};
}

test('a limit holds for its window, and for each by itself', () => {
	const { isAdmitted, advance } = limited();
	expect([1, 2, 3].map(() => isAdmitted('a'))).toEqual([true, true, false]);
	expect(isAdmitted('b')).toBe(true);
	advance(10);
	expect(isAdmitted('a')).toBe(true);
});

test('made-up keys push out the oldest window alone, and never all', () => {
	const { isAdmitted, advance } = limited(100);
	expect([1, 2].map(() => isAdmitted('old'))).toEqual([true, true]);
	advance(1);
	for (let i = 0; i < 98; i++) isAdmitted(`made-up ${i}`);
	expect([1, 2, 3].map(() => isAdmitted('staff'))).toEqual([true, true, false]);
	expect(isAdmitted('old')).toBe(false);
	for (let i = 0; i < 50; i++) isAdmitted(`more ${i}`);
	expect(isAdmitted('staff')).toBe(false);
	expect(isAdmitted('old')).toBe(true);
});

test('a window that is over makes room before one that still counts', () => {
	const { isAdmitted, advance } = limited(2);
	isAdmitted('a');
	advance(9);
	expect([1, 2, 3].map(() => isAdmitted('b'))).toEqual([true, true, false]);
	advance(1);
	expect([1, 2, 3].map(() => isAdmitted('a'))).toEqual([true, true, false]);
	isAdmitted('c');
	expect(isAdmitted('a')).toBe(false);
});
