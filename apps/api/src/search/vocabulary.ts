import { withinOneTypo } from '@kontor/german/search';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Term } from './searchText.ts';

const MIN_TYPED = 5;
const MAX_CANDIDATES = 200;
const MAX_WORDS = 12;

/** For each term, in their order, the known words that differ from it by one slip of the keyboard; at most 12. */
export async function similarWords(db: Db, terms: readonly Term[]): Promise<string[][]> {
	const asked = terms.map(({ folded }) => folded).filter((word) => /^[a-z]{5,40}$/.test(word));
	if (asked.length === 0) return terms.map(() => []);
	const found = await sql<{ term: string; word: string }>`
		select asked.term, known.word from unnest(${asked}::text[]) as asked (term),
		lateral (
			select word from search_vocabulary
			where reductions && kontor_reductions(asked.term) and word <> asked.term
			limit ${MAX_CANDIDATES}
		) as known`.execute(db);
	return terms.map(({ folded }) =>
		found.rows
			.filter(({ term, word }) => term === folded && word.length >= MIN_TYPED - 1 && withinOneTypo(folded, word))
			.map(({ word }) => word)
			.sort()
			.slice(0, MAX_WORDS),
	);
}
