/** A document of a chain and those it follows from. */
interface Linked {
	readonly wf_cid: string;
	readonly from: readonly string[];
}

/** A document of a chain, or a payment below the document it came in for. */
export interface ChainEntry<Document extends Linked, Payment> extends Linked {
	readonly document: Document;
	readonly payment: Payment | null;
}

/** The documents of a chain, each followed by the payments that came in for it. */
export function entriesOf<Payment extends { readonly id: number }, Document extends Linked>(
	chain: readonly (Document & { readonly payments: readonly Payment[] })[],
): ChainEntry<Document, Payment>[] {
	return chain.flatMap((document) => [
		{ wf_cid: document.wf_cid, from: document.from, document, payment: null },
		...document.payments.map((payment) => ({
			wf_cid: `payment ${payment.id}`,
			from: [document.wf_cid],
			document,
			payment,
		})),
	]);
}

/** The documents of a chain row by row: each below all those it follows from that are part of the chain. */
export function stepsOf<Node extends Linked>(chain: readonly Node[]): Node[][] {
	const known = new Map(chain.map((node) => [node.wf_cid, node]));
	const depths = new Map<string, number>();

	function depthOf(node: Node): number {
		const found = depths.get(node.wf_cid);
		if (found !== undefined) return found;
		// Nothing follows from itself; were it stored so, the walk would still end.
		depths.set(node.wf_cid, 0);
		const above = node.from.flatMap((wfCid) => known.get(wfCid) ?? []).map(depthOf);
		const depth = above.length === 0 ? 0 : Math.max(...above) + 1;
		depths.set(node.wf_cid, depth);
		return depth;
	}

	const steps: Node[][] = [];
	for (const node of chain) {
		const depth = depthOf(node);
		for (let row = steps.length; row <= depth; row++) steps.push([]);
		steps[depth]?.push(node);
	}
	return steps.filter((nodes) => nodes.length > 0);
}

/** Where an arrow key leads among documents in rows of so many, each by its place from 0; null where it leads nowhere. */
export function neighbourOf(rows: readonly number[], place: number, key: string): number | null {
	const starts = rows.map((_, row) => rows.slice(0, row).reduce((sum, count) => sum + count, 0));
	const row = starts.findLastIndex((start) => start <= place);
	const start = starts[row];
	const count = rows[row];
	if (place < 0 || start === undefined || count === undefined || place >= start + count) return null;
	const column = place - start;
	if (key === 'ArrowRight') return column + 1 < count ? place + 1 : null;
	if (key === 'ArrowLeft') return column > 0 ? place - 1 : null;
	if (key !== 'ArrowDown' && key !== 'ArrowUp') return null;
	const other = row + (key === 'ArrowDown' ? 1 : -1);
	const otherStart = starts[other];
	if (otherStart === undefined) return null;
	return otherStart + Math.min(column, (rows[other] ?? 1) - 1);
}
