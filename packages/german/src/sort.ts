/** How to sort texts. */
export interface SortOptions {
	/** Digits inside texts count as numbers: Artikel 2 before Artikel 10. The database sorts names without. */
	readonly numeric?: boolean;
	/** Z before A; empty texts stay last. */
	readonly descending?: boolean;
}

const names = new Intl.Collator('de-AT');
const numbered = new Intl.Collator('de-AT', { numeric: true });

/**
 * Compares two texts as an Austrian dictionary does (DIN 5007-1: ä like a, ß like ss), for `Array.sort`. Equal to the
 * database's collation `de_at`. Empty, blank and missing texts come last in both directions.
 */
export function compareGerman(
	a: string | null | undefined,
	b: string | null | undefined,
	options: SortOptions = {},
): number {
	const left = a?.trim() ? a : null;
	const right = b?.trim() ? b : null;
	if (left === null || right === null) return Number(left === null) - Number(right === null);
	const order = (options.numeric ? numbered : names).compare(left, right);
	return options.descending ? -order : order;
}
