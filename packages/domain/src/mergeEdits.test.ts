import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FieldAccess, mergeEdits } from './mergeEdits.ts';

type Texts = Readonly<Record<string, string>>;

const access: FieldAccess<Texts, string> = {
	valueOf: (record, field) => record[field],
	// Big and small letters mean the same.
	isSame: (one, other, field) => one[field]?.toLowerCase() === other[field]?.toLowerCase(),
	take: (into, field, from) => ({ ...into, [field]: from[field] ?? '' }),
};

test.each([
	['only I have changed it', 'a', 'b', 'a', 'b', false],
	['only somebody else has', 'a', 'a', 'c', 'c', false],
	['both to the same', 'a', 'b', 'b', 'b', false],
	['nobody has', 'a', 'a', 'a', 'a', false],
	['both to something else: what is stored stands until I choose', 'a', 'b', 'c', 'c', true],
	['I have only written it otherwise', 'a', 'A', 'a', 'A', false],
	['I have only written it otherwise, and somebody else has changed it', 'a', 'A', 'b', 'b', false],
	['somebody else has only written it otherwise, and I have changed it', 'a', 'b', 'A', 'b', false],
	['both to the same, written otherwise', 'a', 'b', 'B', 'B', false],
])('a field when %s', (_, base, mine, stored, value, isConflict) => {
	const merged = mergeEdits(
		['field'],
		{ base: { field: base }, mine: { field: mine }, stored: { field: stored } },
		access,
	);
	expect(merged).toEqual({ merged: { field: value }, conflicts: isConflict ? ['field'] : [] });
});

test('nothing that either of both has typed is lost without being a conflict', () => {
	const values = fc.record({ a: fc.constantFrom('', 'x', 'y', 'z'), b: fc.constantFrom('', 'x', 'y', 'z') });
	fc.assert(
		fc.property(values, values, values, (base, mine, stored) => {
			const { merged, conflicts } = mergeEdits(['a', 'b'], { base, mine, stored }, access);
			for (const field of ['a', 'b'] as const) {
				if (conflicts.includes(field)) continue;
				expect(merged[field]).toBe(mine[field] === base[field] ? stored[field] : mine[field]);
			}
		}),
	);
});
