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
	/** The fields that both have changed, each to something else: the user has to choose. */
	readonly conflicts: readonly Field[];
}

/** How the fields of a record are reached. */
export interface FieldAccess<Whole, Field> {
	/** The value of a field; two values are the same when their JSON is. */
	readonly valueOf: (record: Whole, field: Field) => unknown;
	/** A record with one field as another record has it. */
	readonly take: (into: Whole, field: Field, from: Whole) => Whole;
}

/** Brings together two edits of the same record, field by field; only `fields` are looked at. */
export function mergeEdits<Whole, Field>(
	fields: readonly Field[],
	{ base, mine, stored }: EditedVersions<Whole>,
	access: FieldAccess<Whole, Field>,
): MergedEdits<Whole, Field> {
	const isSame = (one: Whole, other: Whole, field: Field) =>
		JSON.stringify(access.valueOf(one, field)) === JSON.stringify(access.valueOf(other, field));
	const changed = fields.filter((field) => !isSame(base, mine, field) && !isSame(mine, stored, field));
	const conflicts = changed.filter((field) => !isSame(base, stored, field));
	const merged = changed
		.filter((field) => !conflicts.includes(field))
		.reduce((result, field) => access.take(result, field, mine), stored);
	return { merged, conflicts };
}
