import { fold, rankerOf, searchTerms } from './search.ts';

/** Distance of a typed text from a surname: 0 for its beginning, else the letters that differ; null if no typed word names it. */
export type SurnameMeasure = (surname: string) => number | null;

/** Prepares a typed text for measuring many surnames; of several typed words the nearest counts. */
export function surnameMeasure(query: string): SurnameMeasure {
	const typed = searchTerms(query).map((word) => ({ word, rank: rankerOf(word) }));
	return (surname) => {
		let nearest: number | null = null;
		for (const own of fold(surname).split(/[^\p{L}\p{N}]+/u)) {
			for (const { word, rank } of typed) {
				if (own === '' || rank(own) === null) continue;
				nearest = Math.min(nearest ?? MAX_DISTANCE, own.startsWith(word) ? 0 : editDistance(word, own));
			}
		}
		return nearest;
	};
}

const MAX_DISTANCE = 64;

/** Letters written, dropped or changed that make one word of the other. */
export function editDistance(a: string, b: string): number {
	let row = Array.from({ length: b.length }, (_, index) => index + 1);
	let distance = b.length;
	for (let i = 1; i <= a.length; i++) {
		let diagonal = i - 1;
		distance = i;
		row = row.map((above, j) => {
			distance = Math.min(above + 1, distance + 1, diagonal + (a[i - 1] === b[j] ? 0 : 1));
			diagonal = above;
			return distance;
		});
	}
	return distance;
}
