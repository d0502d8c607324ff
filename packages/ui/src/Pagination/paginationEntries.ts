/** What stands in the bar: a page, or a gap where pages are left out. */
export type PaginationEntry = { kind: 'page'; page: number } | { kind: 'gap'; after: number };

/**
 * The pages to show for page `page` of `count`: first, last, the current one and its neighbours. A gap never hides a
 * single page, and the bar has the same number of entries wherever it stands, so that no button moves away.
 */
export function paginationEntries(page: number, count: number): PaginationEntry[] {
	const most = 7;
	if (count <= most) return pages(1, count);
	if (page <= 4) return [...pages(1, 5), { kind: 'gap', after: 5 }, ...pages(count, count)];
	if (page >= count - 3) return [...pages(1, 1), { kind: 'gap', after: 1 }, ...pages(count - 4, count)];
	return [
		...pages(1, 1),
		{ kind: 'gap', after: 1 },
		...pages(page - 1, page + 1),
		{ kind: 'gap', after: page + 1 },
		...pages(count, count),
	];
}

function pages(from: number, to: number): PaginationEntry[] {
	return Array.from({ length: to - from + 1 }, (_, index) => ({ kind: 'page', page: from + index }));
}
