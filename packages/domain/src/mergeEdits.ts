/** What has become of two edits of the same record. */
export interface MergedEdits<Values> {
	/** Everything that only one of both has changed; where both have, what the user wants (`mine`). */
	readonly values: Values;
	/** The fields that both have changed, each to something else: the user has to choose. */
	readonly conflicts: readonly (keyof Values)[];
}

/**
 * Brings together what the user has made of a record (`mine`) and what somebody else has stored meanwhile (`stored`), both
 * begun from `base`, field by field.
 */
export function mergeEdits<Values extends Readonly<Record<string, string>>>(
	base: Values,
	mine: Values,
	stored: Values,
): MergedEdits<Values> {
	const fields: (keyof Values)[] = Object.keys(stored);
	const conflicts = fields.filter(
		(field) => mine[field] !== base[field] && stored[field] !== base[field] && mine[field] !== stored[field],
	);
	const untouched = fields.filter((field) => mine[field] === base[field]);
	const taken = Object.fromEntries(untouched.map((field) => [field, stored[field]]));
	return { values: { ...mine, ...taken }, conflicts };
}
