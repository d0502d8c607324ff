/** A stream of pseudo-random choices; the same seed gives the same stream on every machine. */
export interface Random {
	/** At least 0 and below 1. */
	next(): number;
	/** A whole number from `from` to `to`, both included. */
	int(from: number, to: number): number;
	/** True with the given probability. */
	chance(probability: number): boolean;
	/** One of the items, each equally often; fails for an empty list. */
	pick<Item>(items: readonly Item[]): Item;
	/** One of the items, early ones far more often than late ones, as surnames are spread. */
	pickCommon<Item>(items: readonly Item[]): Item;
}

/** Starts a stream (splitmix32 over the seed's hash). */
export function createRandom(seed: string): Random {
	let state = hashOf(seed);
	function next(): number {
		state = (state + 0x9e3779b9) | 0;
		let mixed = state ^ (state >>> 16);
		mixed = Math.imul(mixed, 0x21f0aaad);
		mixed ^= mixed >>> 15;
		mixed = Math.imul(mixed, 0x735a2d97);
		return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296;
	}
	function at<Item>(items: readonly Item[], index: number): Item {
		const item = items[index];
		if (item === undefined) throw new Error('Nothing to choose from');
		return item;
	}
	return {
		next,
		int: (from, to) => from + Math.floor(next() * (to - from + 1)),
		chance: (probability) => next() < probability,
		pick: (items) => at(items, Math.floor(next() * items.length)),
		pickCommon: (items) => at(items, Math.floor(next() ** 1.4 * items.length)),
	};
}

function hashOf(text: string): number {
	let hash = 0x811c9dc5;
	for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
	return hash | 0;
}
