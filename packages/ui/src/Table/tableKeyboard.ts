/**
 * The row a key leads to from row `index` of `rowCount`, or null when the key does not move between rows.
 * `pageSize` is the number of fully visible rows; the result never leaves the list.
 */
export function nextRow(key: string, index: number, rowCount: number, pageSize: number): number | null {
	if (rowCount === 0) return null;
	const last = rowCount - 1;
	const page = Math.max(1, pageSize - 1);
	switch (key) {
		case 'ArrowDown':
			return Math.min(last, index + 1);
		case 'ArrowUp':
			return Math.max(0, index - 1);
		case 'PageDown':
			return Math.min(last, index + page);
		case 'PageUp':
			return Math.max(0, index - page);
		case 'Home':
			return 0;
		case 'End':
			return last;
		default:
			return null;
	}
}

/** The position `key` (ArrowLeft, ArrowRight) leads to among `count` things in a line, or null for other keys. */
export function nextInLine(key: string, index: number, count: number): number | null {
	if (key === 'ArrowRight') return Math.min(count - 1, index + 1);
	if (key === 'ArrowLeft') return Math.max(0, index - 1);
	return null;
}
