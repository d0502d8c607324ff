/** Of sentences about fields only those that there are. */
export function sentencesOf<Field extends string>(
	all: Readonly<Partial<Record<Field, string | undefined>>>,
): Partial<Record<Field, string>> {
	const found = Object.entries(all).filter(([, sentence]) => sentence !== undefined);
	// The names of the fields are those that were given.
	return Object.fromEntries(found) as Partial<Record<Field, string>>;
}
