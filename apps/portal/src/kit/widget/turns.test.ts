import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('so many run at once, the others in the order they came, and who leaves early lets the next one go', () => {
	const turns = createTurns(2);
	const begun: string[] = [];
	const ends = ['a', 'b', 'c', 'd', 'e'].map((name) => turns.take(() => begun.push(name)));
	expect(begun).toEqual(['a', 'b']);
	ends[3]?.();
	ends[0]?.();
	ends[0]?.();
	expect(begun).toEqual(['a', 'b', 'c']);
	ends[1]?.();
	ends[2]?.();
	expect(begun).toEqual(['a', 'b', 'c', 'e']);
	ends[3]?.();
	turns.take(() => begun.push('f'));
	expect(begun).toEqual(['a', 'b', 'c', 'e', 'f']);
});
