/** A document of a chain and those it follows from. */
interface Linked {
	readonly wf_cid: string;
	readonly from: readonly string[];
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
