import { type MatchRank, matchRanks, type Ranker } from '@kontor/german/search';
import type { SurnameMeasure } from '@kontor/german/surname';

/** A hit of one table before it is ordered. */
export interface Candidate {
	readonly name: string;
	/** Of a person the last name, of anything else the whole name. */
	readonly surname?: string;
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
 * those found by the name alone, then those whose surname was meant, of what sounds alike or holds a slip the nearest
 * spelling, then as `compare` says (by name in dictionary order unless told otherwise), then as they came. What the
 * database found by sound or slip only and the ranker does not find at all is left out.
 */
export function ranked<Hit extends Candidate>(
	candidates: readonly Hit[],
	rank: Ranker,
	{ compare = byName, measure = () => null }: Finer<Hit> = {},
): Hit[] {
	return candidates
		.flatMap((hit) => {
			const order = orderOf(hit, rank);
			if (order === null) return [];
			const distance = measure(hit.surname ?? hit.name) ?? NOT_MEANT;
			// Names that hold the text itself stay in the order of the dictionary.
			const isUnsure = order >= 3 * matchRanks.indexOf('phonetic') || distance === NOT_MEANT;
			return [{ hit, order, distance: isUnsure ? distance : 0 }];
		})
		.sort((a, b) => a.order - b.order || a.distance - b.distance || compare(a.hit, b.hit))
		.map(({ hit }) => hit);
}

/** Tie-breakers among hits that are equally good. */
interface Finer<Hit> {
	readonly compare?: (a: Hit, b: Hit) => number;
	/** Distance of the text from a surname; without it, surnames are as good as other names. */
	readonly measure?: SurnameMeasure;
}

const NOT_MEANT = 1000;

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
