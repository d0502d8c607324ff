import { type MatchRank, matchRanks, type Ranker } from '@kontor/domain/search';

/** A hit of one table before it is ordered. */
export interface Candidate {
	readonly name: string;
	/** Street, place or numbers: found in them is found, but a name found is better. */
	readonly further: string;
	/** Whether the name begins with the whole text, folded. */
	readonly isBeginning: boolean;
	/** Whether one of its numbers is the typed one, whole. */
	readonly isExactNumber: boolean;
	/** Whether the database found it by its words or numbers, and not by sound or slip. */
	readonly isStrict: boolean;
}

const collator = new Intl.Collator('de-AT');

/**
 * Orders candidates: exact, prefix, folded, phonetic, typo; in each those whose name begins with the text first, then
 * those found by the name alone, then as
 * `compare` says (by name in dictionary order unless told otherwise), then as they came. What the database found by sound
 * or slip only and the ranker does not find at all is left out.
 */
export function ranked<Hit extends Candidate>(
	candidates: readonly Hit[],
	rank: Ranker,
	compare: (a: Hit, b: Hit) => number = byName,
): Hit[] {
	return candidates
		.flatMap((hit) => {
			const order = orderOf(hit, rank);
			return order === null ? [] : [{ hit, order }];
		})
		.sort((a, b) => a.order - b.order || compare(a.hit, b.hit))
		.map(({ hit }) => hit);
}

function byName(a: Candidate, b: Candidate): number {
	return collator.compare(a.name, b.name);
}

function orderOf(hit: Candidate, rank: Ranker): number | null {
	if (hit.isExactNumber) return 0;
	const inName = rank(hit.name);
	const isGood = inName === 'exact' || inName === 'prefix';
	const inAll = isGood ? inName : rank(hit.name, hit.further);
	const best = better(inName, inAll) ?? (hit.isStrict ? 'folded' : null);
	if (best === null) return null;
	return 3 * matchRanks.indexOf(best) + (hit.isBeginning ? 0 : best === inName ? 1 : 2);
}

function better(a: MatchRank | null, b: MatchRank | null): MatchRank | null {
	if (a === null || b === null) return a ?? b;
	return matchRanks.indexOf(a) <= matchRanks.indexOf(b) ? a : b;
}
