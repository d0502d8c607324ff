/** The places of the rows that a selection touches, from the first to the last; those between need not be in sight. */
export function rowsInSelection(grid: HTMLElement, selection: Selection | null): number[] {
	if (selection === null || selection.isCollapsed || selection.rangeCount === 0) return [];
	const places = [...grid.querySelectorAll<HTMLElement>('[data-index]')]
		.filter((row) => selection.containsNode(row, true))
		.map((row) => Number(row.dataset.index));
	if (places.length === 0) return [];
	const first = Math.min(...places);
	return Array.from({ length: Math.max(...places) - first + 1 }, (_, offset) => first + offset);
}
