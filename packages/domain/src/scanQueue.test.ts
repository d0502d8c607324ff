import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_SCANS, pushScan } from './scanQueue.ts';

test('the last scans are at most five, newest first, and the oldest is dropped', () => {
	fc.assert(
		fc.property(fc.array(fc.string()), (scans) => {
			const queue = scans.reduce<readonly string[]>(pushScan, []);
			expect(queue).toEqual([...scans].reverse().slice(0, 5));
		}),
	);
	expect(MAX_SCANS).toBe(5);
});

test('the same code scanned twice stands in the list twice', () => {
	expect(pushScan(['4006381333931'], '4006381333931')).toEqual(['4006381333931', '4006381333931']);
});

test('a queue that is shown is never changed in place', () => {
	const queue = Object.freeze(['a', 'b', 'c', 'd', 'e']);
	expect(pushScan(queue, 'f')).toEqual(['f', 'a', 'b', 'c', 'd']);
	expect(queue).toEqual(['a', 'b', 'c', 'd', 'e']);
});
