import { rankerOf } from '@kontor/domain/search';
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

/** The articles of a firma, of those for which the condition holds, that answer the text best, by name or one of their numbers, best first; at most 300 are ranked. */
export async function rankArticles(
	db: Db,
	firma: number,
	question: Question,
	condition: Condition = all([]),
): Promise<{ hits: ArticleCandidate[]; isMore: boolean }> {
	if (question.kind === 'shortNumber') return { hits: [], isMore: false };
	const { terms, number, typed } = question;
	const byWords = hasWords(words, terms);
	const strict = await articlesFor(
		db,
		firma,
		number === null ? byWords : any([byWords, hasDigits(digits, number.raw)]),
	);
	const hits = strict.map((row) => candidate(row, typed, number?.raw, true));
	if (hits.length >= ENOUGH || number !== null) {
		return { hits: ranked(hits, rankerOf(typed)), isMore: hits.length >= MAX_RANKED };
	}
	const known = new Set(hits.map(({ id }) => id));
	for (const row of await similarArticles(db, firma, terms, condition)) {
		if (!known.has(row.id)) hits.push(candidate(row, typed, undefined, false));
	}
	return { hits: ranked(hits, rankerOf(typed)), isMore: hits.length >= MAX_RANKED };
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

async function similarArticles(db: Db, firma: number, terms: readonly Term[], narrowed: Condition): Promise<Row[]> {
	const similar = await similarWords(db, terms);
	if (similar.every((known) => known.length === 0)) return [];
	const condition = eachTerm(terms, (term, index) => {
		const known = similar[index] ?? [];
		return known.length > 0 ? any([hasWord(words, term), hasOneOf(known)]) : hasWord(words, term);
	});
	return articlesFor(db, firma, all([narrowed, condition]));
}

function candidate(row: Row, typed: string, raw: string | undefined, isStrict: boolean): ArticleCandidate {
	const { id, art_nr, name, numbers } = row;
	const isExactNumber =
		art_nr.toLowerCase() === typed.trim().toLowerCase() || (raw !== undefined && numbers.includes(` ${raw} `));
	return { id, art_nr, name, further: `${art_nr} ${numbers}`, isBeginning: false, isExactNumber, isStrict };
}
