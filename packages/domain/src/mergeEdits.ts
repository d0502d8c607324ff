/** Three states of a record: what both edits began from, what the user has made of it, what somebody else has stored. */
export interface EditedVersions<Whole> {
	readonly base: Whole;
	readonly mine: Whole;
	readonly stored: Whole;
}

/** What has become of two edits of the same record. */
export interface MergedEdits<Whole, Field> {
	/** What is stored, with every edit of the user that does not contradict it. */
	readonly merged: Whole;
	/** The fields that both have changed, each to something that means something else: the user has to choose. */
	readonly conflicts: readonly Field[];
}

/** How the fields of a record are reached. */
export interface FieldAccess<Whole, Field> {
	/** The value of a field. */
	readonly valueOf: (record: Whole, field: Field) => unknown;
	/** Whether a field means the same in two records, though it may be written otherwise. */
	readonly isSame: (one: Whole, other: Whole, field: Field) => boolean;
	/** A record with one field as another record has it. */
	readonly take: (into: Whole, field: Field, from: Whole) => Whole;
}

/**
 * Brings together two edits of the same record, field by field; only `fields` are looked at. Another spelling is an edit
 * as well, but never one that contradicts another.
 */
export function mergeEdits<Whole, Field>(
	fields: readonly Field[],
	{ base, mine, stored }: EditedVersions<Whole>,
	access: FieldAccess<Whole, Field>,
): MergedEdits<Whole, Field> {
	const isWritten = (one: Whole, other: Whole, field: Field) =>
		JSON.stringify(access.valueOf(one, field)) === JSON.stringify(access.valueOf(other, field));
	const { isSame, take } = access;
	const conflicts: Field[] = [];
	let merged = stored;
	for (const field of fields) {
		if (isWritten(base, stored, field)) merged = take(merged, field, mine);
		else if (isSame(base, mine, field) || isSame(mine, stored, field)) continue;
		else if (isSame(base, stored, field)) merged = take(merged, field, mine);
		else conflicts.push(field);
	}
	return { merged, conflicts };
}
