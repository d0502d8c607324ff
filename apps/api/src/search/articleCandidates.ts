import { rankerOf } from '@kontor/german/search';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { all, any, type Condition, eachTerm, hasDigits, hasOneOf, hasWord, hasWords } from './predicates.ts';
import { type Candidate, ranked } from './ranking.ts';
import type { Question, Term } from './searchText.ts';
import { similarWords } from './vocabulary.ts';

/** An article as the search finds it. */
export interface ArticleCandidate extends Candidate {
	readonly id: number;
	readonly art_nr: string;
}

const MAX_RANKED = 300;
const ENOUGH = 20;

const words = sql<string>`search_words`;
const digits = sql<string>`search_digits`;

/** Hits of a text. */
interface RankedArticles {
	/** Best first; at most 300, none where there are more. */
	readonly hits: readonly ArticleCandidate[];
	readonly isMore: boolean;
	/** Holds for every article that answers the text. */
	readonly fits: Condition;
}

/**
 * The articles of a firma, of those for which the condition holds, that answer the text best, by name or one of their
 * numbers. Where there are more than can be ranked, the caller says whether it wants some of them all the same.
 */
export async function rankArticles(
	db: Db,
	firma: number,
	question: Question,
	condition: Condition = all([]),
	{ someOfMany = false }: { readonly someOfMany?: boolean } = {},
): Promise<RankedArticles> {
	if (question.kind === 'shortNumber') return { hits: [], isMore: false, fits: any([]) };
	const { terms, number, typed } = question;
	const byWords = hasWords(words, terms);
	const strictly = number === null ? byWords : any([byWords, hasDigits(digits, number.raw)]);
	const strict = await articlesFor(db, firma, all([condition, strictly]));
	const found = strict.map((row) => candidate(row, typed, number?.raw, true));
	const isEnough = strict.length >= ENOUGH || number !== null;
	const similarly = isEnough ? null : await similarCondition(db, terms);
	if (similarly !== null) {
		const known = new Set(found.map(({ id }) => id));
		for (const row of await articlesFor(db, firma, all([condition, similarly]))) {
			if (!known.has(row.id)) found.push(candidate(row, typed, undefined, false));
		}
	}
	const isMore = found.length >= MAX_RANKED;
	const fits = similarly === null ? strictly : any([strictly, similarly]);
	return { hits: isMore && !someOfMany ? [] : ranked(found, rankerOf(typed)), isMore, fits };
}

interface Row {
	id: number;
	art_nr: string;
	name: string;
	numbers: string;
}

async function articlesFor(db: Db, firma: number, condition: Condition): Promise<Row[]> {
	const found = await sql<Row>`
		select id, art_nr, name, search_digits as numbers from articles
		where firma = ${firma} and ${condition} limit ${MAX_RANKED}`.execute(db);
	return found.rows;
}

/** Holds for names with words that differ by one slip from the typed ones; null where no such word is known. */
async function similarCondition(db: Db, terms: readonly Term[]): Promise<Condition | null> {
	const similar = await similarWords(db, terms);
	if (similar.every((known) => known.length === 0)) return null;
	return eachTerm(terms, (term, index) => {
		const known = similar[index] ?? [];
		return known.length > 0 ? any([hasWord(words, term), hasOneOf(known)]) : hasWord(words, term);
	});
}

function candidate(row: Row, typed: string, raw: string | undefined, isStrict: boolean): ArticleCandidate {
	const { id, art_nr, name, numbers } = row;
	const isExactNumber =
		art_nr.toLowerCase() === typed.trim().toLowerCase() || (raw !== undefined && numbers.includes(` ${raw} `));
	return { id, art_nr, name, further: `${art_nr} ${numbers}`, isBeginning: false, isExactNumber, isStrict };
}
