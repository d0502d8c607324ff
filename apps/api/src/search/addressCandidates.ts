import { rankerOf } from '@kontor/german/search';
import type { DayRange } from '@kontor/german/searchDate';
import { surnameMeasure } from '@kontor/german/surname';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import {
	all,
	any,
	type Column,
	type Condition,
	eachTerm,
	hasDigits,
	hasOneOf,
	hasWord,
	hasWords,
	literal,
	startsWith,
} from './predicates.ts';
import { type Candidate, ranked } from './ranking.ts';
import type { Question, Term } from './searchText.ts';
import { similarWords } from './vocabulary.ts';

/** Where the typed text is looked for. */
export const searchFields = ['all', 'name', 'number', 'phone', 'email'] as const;

/** One place where the typed text is looked for. */
export type SearchField = (typeof searchFields)[number];

/** An address as the search finds it. */
export interface AddressCandidate extends Candidate {
	readonly lfdnr: number;
	readonly street: string;
	readonly plz: string;
	readonly city: string;
	/** Day (`yyyy-mm-dd`), for who may read data of patients; null where it is not known. */
	readonly birthDate: string | null;
}

/** The best hits, best first. */
export interface RankedAddresses {
	readonly hits: AddressCandidate[];
	/** Whether there are more hits than were looked at. */
	readonly isMore: boolean;
}

/** Conditions twice: as an index finds the rows, and as each row is checked while another index leads. */
export interface Conditions {
	readonly found: readonly Condition[];
	readonly checked: readonly Condition[];
}

/** Most candidates that are ranked for one text (database-facts.md: more of them make a search slow). */
export const MAX_RANKED = 300;

// With fewer hits than one screen of the global search, words that only sound alike or hold a slip are looked for too.
const ENOUGH = 20;

const words = sql<string>`search_words`;
const digits = sql<string>`search_digits`;
const email = sql<string>`lower(email)`;
const number = sql<string>`lfdnr::text collate "C"`;

interface Row {
	lfdnr: number;
	name: string;
	surname: string;
	street: string;
	plz: string;
	city: string;
	numbers: string;
	email: string;
	birth_date: string | null;
	is_beginning: boolean;
}

const columns = sql`lfdnr, display_name as name,
	case when is_person and lastname <> '' then lastname else display_name end as surname, street, plz, city, search_digits as numbers, email, birth_date`;

/** The condition that an address holds all words of the text, or its number. */
export function holdsText(question: Question, field: SearchField): Condition {
	if (question.kind === 'shortNumber') {
		return field === 'all' || field === 'number' ? startsWith(number, question.digits) : sql<boolean>`false`;
	}
	if (field === 'name') return holdsWordsIn('name', question.terms);
	if (field === 'number') return holdsNumber(question);
	if (field === 'phone') return holdsPhone(question);
	if (field === 'email') return holdsEmail(question.typed);
	const found = [holdsTerms(question.terms)];
	if (question.number !== null) found.push(...numberConditions(question.number));
	if (question.svnr !== null) found.push(holdsSvnr(question.svnr));
	if (question.typed.includes('@')) found.push(holdsEmail(question.typed));
	return any(found);
}

// Numbers and words of two folded letters are looked for in other indexes than words: their conditions cannot be taken
// together.
function holdsTerms(terms: readonly Term[]): Condition {
	const [plain, others] = partsOf(terms);
	return all([hasWords(words, plain), ...others.map(holdsTerm)]);
}

function partsOf(terms: readonly Term[]): [plain: Term[], others: Term[]] {
	const isPlain = ({ digits: number, pairStart }: Term) => number === null && pairStart === null;
	return [terms.filter(isPlain), terms.filter((term) => !isPlain(term))];
}

function holdsTerm(term: Term): Condition {
	if (term.pairStart !== null) return hasPairStart(term.pairStart);
	if (term.digits === null) return hasWord(words, term);
	return any([hasWord(words, term), hasDigits(digits, term.digits), ...term.born.map(wasBornIn)]);
}

function wasBornIn({ from, to }: DayRange): Condition {
	return sql<boolean>`birth_date between ${from}::date and ${to}::date`;
}

// As the index addresses_by_pair_start has it.
function hasPairStart(start: string): Condition {
	return sql<boolean>`kontor_pair_starts(display_name || ' ' || street || ' ' || city) @> array[${start}]`;
}

/** A part of an address with words of its own. */
export type WordField = 'name' | 'street' | 'city';

const wordFields: Readonly<Record<WordField, { readonly text: Column; readonly words: Column }>> = {
	name: { text: sql`display_name`, words: sql`name_words` },
	street: { text: sql`street`, words: sql`street_words` },
	city: { text: sql`city`, words: sql`city_words` },
};

/** The condition that one part of an address holds all words; only all parts together have an index, which is asked first. */
export function holdsWordsIn(field: WordField, terms: readonly Term[]): Condition {
	const { text, words: own } = wordFields[field];
	const holdsOne = (term: Term) =>
		term.pairStart === null
			? hasWord(own, term)
			: sql<boolean>`kontor_pair_starts(${text}) @> array[${term.pairStart}]`;
	const [plain, others] = partsOf(terms);
	const short = others.flatMap(({ pairStart }) => (pairStart === null ? [] : [hasPairStart(pairStart)]));
	const numbers = others.filter(({ pairStart }) => pairStart === null);
	return all([hasWords(words, [...plain, ...numbers]), ...short, ...terms.map(holdsOne)]);
}

function holdsNumber({ number: typed }: Question & { kind: 'words' }): Condition {
	if (typed === null) return sql<boolean>`false`;
	return startsWith(number, typed.raw);
}

function holdsPhone({ number: typed }: Question & { kind: 'words' }): Condition {
	if (typed === null || typed.compared.length < 3) return sql<boolean>`false`;
	const phones = sql<string>`' ' || kontor_digits(tel) || ' ' || kontor_digits(mobile)`;
	return all([hasDigits(digits, typed.compared), hasDigits(sql`(${phones})`, typed.compared)]);
}

function holdsEmail(typed: string): Condition {
	const part = typed.trim().toLowerCase();
	// biome-ignore lint/suspicious/noControlCharactersInRegex: PostgreSQL cannot hold NUL, and no e-mail address holds any of these.
	if (/[\u0000-\u0020]/.test(part)) return sql<boolean>`false`;
	return sql<boolean>`${email} like ${`%${literal(part)}%`}`;
}

function numberConditions({ raw, compared }: { raw: string; compared: string }): Condition[] {
	const found = [hasDigits(digits, raw)];
	if (compared !== raw && compared.length >= 3) found.push(hasDigits(digits, compared));
	return found;
}

// The insurance number stays in its own table; only the numbers of the addresses come out.
function holdsSvnr(raw: string): Condition {
	const held = startsWith(sql<string>`svnr_digits`, raw);
	return sql<boolean>`lfdnr = any(array(select lfdnr from address_health where ${held} limit ${MAX_RANKED}))`;
}

/**
 * The addresses that answer the text best, among those for which the other conditions hold: at most 300 are looked at,
 * those whose name begins with the text before all others.
 */
export async function rankAddresses(
	db: Db,
	question: Question,
	field: SearchField,
	others: Conditions,
): Promise<RankedAddresses> {
	const strict = await strictCandidates(db, question, field, others);
	const isMore = strict.length >= MAX_RANKED;
	if (question.kind === 'shortNumber') return { hits: strict, isMore };
	const known = new Set(strict.map(({ lfdnr }) => lfdnr));
	const isRare = strict.length < ENOUGH && question.number === null && (field === 'all' || field === 'name');
	const loose = isRare ? await looseCandidates(db, question.terms, field, others) : [];
	const candidates = [...strict, ...loose.filter(({ lfdnr }) => !known.has(lfdnr))];
	return { hits: ranked(candidates, rankerOf(question.typed), { measure: surnameMeasure(question.typed) }), isMore };
}

async function strictCandidates(
	db: Db,
	question: Question,
	field: SearchField,
	others: Conditions,
): Promise<AddressCandidate[]> {
	const found = all([holdsText(question, field), ...others.found]);
	const strict = hasHead(question, field) ? withHead(question.terms, found, others) : withoutHead(found);
	const { rows } = await strict.execute(db);
	const unique = [...new Map(rows.toReversed().map((row) => [row.lfdnr, row])).values()]
		.toReversed()
		.slice(0, MAX_RANKED);
	return unique.map((row) => candidate(row, question, true));
}

type WordQuestion = Question & { kind: 'words' };

// Only names begin with words, and too many with two letters.
function hasHead(question: Question, field: SearchField): question is WordQuestion {
	if (question.kind !== 'words' || question.terms.some(({ pairStart }) => pairStart !== null)) return false;
	return field === 'all' || field === 'name';
}

function withoutHead(found: Condition): RawBuilder<Row> {
	return sql<Row>`
		select ${columns}, false as is_beginning from addresses
		where ${found} order by ${number} limit ${MAX_RANKED}`;
}

// The names that begin with the text are read in the order of their index; only when they do not fill the measure, all
// others are looked for.
function withHead(terms: readonly Term[], found: Condition, others: Conditions): RawBuilder<Row> {
	const begins = startsWith(sql`name_words`, beginningOf(terms));
	return sql<Row>`
		with head as materialized (
			select ${columns}, true as is_beginning from addresses
			where ${all([...others.checked, begins])} order by name_words, lfdnr limit ${MAX_RANKED}
		), rest as (
			select ${columns}, false as is_beginning from addresses
			where (select count(*) from head) < ${MAX_RANKED} and ${found} limit ${MAX_RANKED}
		)
		select * from head union all select * from rest limit ${2 * MAX_RANKED}`;
}

function beginningOf(terms: readonly Term[]): string {
	return ` ${terms.map(({ folded }) => folded).join(' ')}`;
}

async function looseCandidates(
	db: Db,
	terms: readonly Term[],
	field: SearchField,
	others: Conditions,
): Promise<AddressCandidate[]> {
	const similar = await similarWords(db, terms);
	const loose = eachTerm(terms, (term, index) => any(looseConditions(term, field, similar[index] ?? [])));
	// The codes begin with that of the last name: of more than are ranked, those whose last name sounds alike are kept.
	const codes = terms.flatMap(({ code }) => (code === null ? [] : [code]));
	const found = sql<Row>`
		select ${columns}, false as is_beginning from addresses
		where ${all([loose, ...others.found])}
		order by phonetic[1] = any(${codes}::text[]) desc nulls last limit ${MAX_RANKED}`;
	const { rows } = await found.execute(db);
	const hits = rows.map((row) => candidate(row, null, false));
	return field === 'name' ? hits.map((hit) => ({ ...hit, further: '' })) : hits;
}

function looseConditions(term: Term, field: SearchField, similar: readonly string[]): Condition[] {
	const found = [field === 'name' ? holdsWordsIn('name', [term]) : holdsTerm(term)];
	if (term.code !== null) found.push(sql<boolean>`phonetic @> array[${term.code}]`);
	if (similar.length > 0) found.push(hasOneOf(similar));
	return found;
}

function candidate(row: Row, question: Question | null, isStrict: boolean): AddressCandidate {
	const { lfdnr, name, surname, street, plz, city, email: mail } = row;
	const numbers = `${row.numbers} ${germanDigits(row.birth_date)} `;
	const typed = question?.kind === 'words' ? question.number : null;
	const isExactNumber = typed !== null && [typed.raw, typed.compared].some((digit) => numbers.includes(` ${digit} `));
	return {
		lfdnr,
		name,
		surname,
		street,
		plz,
		city,
		birthDate: row.birth_date,
		further: `${street} ${plz} ${city} ${numbers} ${mail}`,
		isBeginning: row.is_beginning,
		isExactNumber,
		isStrict,
	};
}

/** A birth date as it is typed without dots, so that a hit by it counts as exact. */
function germanDigits(date: string | null): string {
	return date === null ? '' : date.split('-').toReversed().join('');
}
