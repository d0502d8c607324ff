import { type AddressDraft, valueAt, withValue } from './draft.ts';
import type { FieldPath } from './fields.ts';

/** What has become of two changes of the same record. */
export interface Merge {
	/** All changes that do not contradict each other; where they do, what is stored. */
	readonly merged: AddressDraft;
	/** The fields that both have changed, each to something else. */
	readonly conflicts: readonly FieldPath[];
}

/**
 * Brings together what the user has made of a record (`mine`) and what somebody else has stored meanwhile (`stored`), both
 * begun from `base`; only the fields of `paths` are looked at.
 */
export function mergeChanges(
	paths: readonly FieldPath[],
	versions: { base: AddressDraft; mine: AddressDraft; stored: AddressDraft },
): Merge {
	const { base, mine, stored } = versions;
	const isSame = (one: AddressDraft, other: AddressDraft, path: FieldPath) =>
		JSON.stringify(valueAt(one, path)) === JSON.stringify(valueAt(other, path));
	const changed = paths.filter((path) => !isSame(base, mine, path) && !isSame(mine, stored, path));
	const conflicts = changed.filter((path) => !isSame(base, stored, path));
	const merged = changed
		.filter((path) => !conflicts.includes(path))
		.reduce((result, path) => withValue(result, path, valueAt(mine, path)), stored);
	return { merged, conflicts };
}
