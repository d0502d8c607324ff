import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeEdits } from './mergeEdits.ts';

test.each([
	['only I have changed it', 'a', 'b', 'a', 'b', false],
	['only somebody else has', 'a', 'a', 'c', 'c', false],
	['both to the same', 'a', 'b', 'b', 'b', false],
	['nobody has', 'a', 'a', 'a', 'a', false],
	['both to something else: mine stands until I choose', 'a', 'b', 'c', 'b', true],
])('a field when %s', (_, base, mine, stored, value, isConflict) => {
	const merged = mergeEdits({ field: base }, { field: mine }, { field: stored });
	expect(merged).toEqual({ values: { field: value }, conflicts: isConflict ? ['field'] : [] });
});

test('nothing that either of both has typed is lost without being a conflict', () => {
	const values = fc.record({ a: fc.constantFrom('', 'x', 'y', 'z'), b: fc.constantFrom('', 'x', 'y', 'z') });
	fc.assert(
		fc.property(values, values, values, (base, mine, stored) => {
			const merged = mergeEdits(base, mine, stored);
			for (const field of ['a', 'b'] as const) {
				const changedByMe = mine[field] !== base[field];
				const changedByOther = stored[field] !== base[field];
				if (changedByMe) expect(merged.values[field]).toBe(mine[field]);
				if (changedByOther && merged.values[field] !== stored[field]) expect(merged.conflicts).toContain(field);
			}
		}),
	);
});
