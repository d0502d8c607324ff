import { type RawBuilder, sql } from 'kysely';
import type { Term } from './searchText.ts';

/** A condition of SQL; all values in it are parameters. */
export type Condition = RawBuilder<boolean>;

/** A column or expression of SQL, written in code and never typed by anybody. */
export type Column = RawBuilder<string>;

/** All conditions hold; true for none. */
export function all(conditions: readonly Condition[]): Condition {
	return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** One of the conditions holds; false for none. */
export function any(conditions: readonly Condition[]): Condition {
	return conditions.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

/** The text inside of a LIKE pattern: `%`, `_` and `\` stand for themselves. */
export function literal(text: string): string {
	return text.replace(/[\\%_]/g, '\\$&');
}

// Each letter of a searched word is one more list of the trigram index to read; six letters already find few rows.
const INDEXED_LETTERS = 6;

// Shorter words are in almost every row: the index would only be read in vain.
const INDEXED_FROM = 3;

/**
 * For each term a word of the column begins with it; the column holds folded words between blanks and has a trigram
 * index. The index is asked for the beginnings of the longer words, the rows that it finds are checked for the rest.
 */
export function hasWords(column: Column, terms: readonly Term[]): Condition {
	return eachTerm(terms, (term) => {
		const whole = hasWord(column, term);
		return term.folded.length <= INDEXED_LETTERS ? whole : all([hasBeginning(column, term), hidden(whole)]);
	});
}

/** The condition of each term holds; those of short terms are out of sight of the indexes as long as there is a longer one. */
export function eachTerm(terms: readonly Term[], conditionOf: (term: Term, index: number) => Condition): Condition {
	const isAnyLong = terms.some(({ folded }) => folded.length >= INDEXED_FROM);
	return all(
		terms.map((term, index) => {
			const condition = conditionOf(term, index);
			return isAnyLong && term.folded.length < INDEXED_FROM ? hidden(condition) : condition;
		}),
	);
}

function hasBeginning(column: Column, term: Term): Condition {
	const beginning = term.folded.slice(0, INDEXED_LETTERS);
	const others = term.street === null ? term.spellings : [term.street, ...term.spellings];
	if (others.some((other) => !other.startsWith(beginning))) return hasWord(column, term);
	return sql<boolean>`${column} like ${`% ${literal(beginning)}%`}`;
}

/** The same condition out of sight of the indexes: it is checked in each row that other conditions find. */
export function hidden(condition: Condition): Condition {
	return sql<boolean>`(${condition}) is true`;
}

/**
 * A word of the column begins with the term; the column holds folded words between blanks. A term that folding has made
 * too short for a search is a whole word.
 */
export function hasWord(column: Column, { folded, street, spellings, pairStart }: Term): Condition {
	if (pairStart !== null) return sql<boolean>`${column} like ${`% ${literal(folded)} %`}`;
	const patterns = [folded, ...spellings].map((spelling) => `% ${literal(spelling)}%`);
	if (street !== null) patterns.push(`%${street === 'str' ? '' : ' '}${literal(street)} %`);
	return any(patterns.map((pattern) => sql<boolean>`${column} like ${pattern}`));
}

/** One of the words, whole; they hold small letters of ASCII only. */
export function hasOneOf(similar: readonly string[]): Condition {
	return sql<boolean>`search_words ~ ${` (${similar.join('|')}) `}`;
}

// A piece of a number from six digits on is found anywhere in it, as the last digits of a phone number; a shorter one
// only at its beginning.
const ANYWHERE_FROM = 6;

/** A number of the column begins with the digits, or holds them when they are many. */
export function hasDigits(column: Column, digits: string): Condition {
	return sql<boolean>`${column} like ${digits.length >= ANYWHERE_FROM ? `%${digits}%` : `% ${digits}%`}`;
}

/** The text begins with the prefix; the column must be compared byte by byte (collation C). */
export function startsWith(column: Column, prefix: string): Condition {
	return sql<boolean>`(${column} >= ${prefix} and ${column} < ${afterPrefix(prefix)})`;
}

// No text that starts with the prefix sorts behind this one, whose last character no text holds.
function afterPrefix(prefix: string): string {
	return `${prefix}\u{10ffff}`;
}
