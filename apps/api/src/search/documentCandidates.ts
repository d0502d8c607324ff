import { rankerOf } from '@kontor/german/search';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import {
	all,
	any,
	type Condition,
	eachTerm,
	hasDigits,
	hasOneOf,
	hasWord,
	hasWords,
	startsWith,
} from './predicates.ts';
import { type Candidate, ranked } from './ranking.ts';
import type { Question, Term } from './searchText.ts';
import { similarWords } from './vocabulary.ts';

/** A document as the search finds it. */
export interface DocumentCandidate extends Candidate {
	readonly wf_cid: number;
	readonly short_type: string;
	readonly nr: string;
	/** Day (`yyyy-mm-dd`). */
	readonly date: string;
	readonly state: string;
	readonly address_lfdnr: number;
}

const MAX_RANKED = 300;
const ENOUGH = 20;

// How many of the newest documents are looked through, first quickly, then thoroughly.
const FIRST_LOOK = 2_000;
const SECOND_LOOK = 20_000;
const MAX_FROM_NEWEST = 100;

// So many hits are gathered and sorted sooner than the second look takes.
const GATHERED_AT_ONCE = 2_000;

const words = sql<string>`search_words`;

/** The documents of a firma that answer the text best, best first, among equals the newest first; at most 300 are ranked. */
export async function rankDocuments(
	db: Db,
	firma: number,
	question: Question,
): Promise<{ hits: DocumentCandidate[]; isMore: boolean }> {
	if (question.kind === 'shortNumber') return { hits: [], isMore: false };
	const { terms, number, compact, typed } = question;
	const byNumber = await documentsByNumber(db, firma, numberConditions(number, compact), compact);
	const byWords = number === null ? await documentsByWords(db, firma, hasWords(words, terms)) : none;
	const strict = unique([...byNumber, ...byWords.rows.map((row) => candidate(row, compact, true))]);
	const isMore = byWords.isMore || byNumber.length >= MAX_RANKED;
	if (strict.length >= ENOUGH || number !== null)
		return { hits: ranked(strict, rankerOf(typed), { compare: newestFirst }), isMore };
	const loose = await similarDocuments(db, firma, terms);
	const hits = unique([...strict, ...loose.rows.map((row) => candidate(row, compact, false))]);
	return { hits: ranked(hits, rankerOf(typed), { compare: newestFirst }), isMore: loose.isMore };
}

interface Row {
	wf_cid: number;
	short_type: string;
	nr: string;
	nr_compact: string;
	search_digits: string;
	name: string;
	date: string;
	state: string;
	address_lfdnr: number;
}

interface Found {
	readonly rows: Row[];
	readonly isMore: boolean;
}

const none: Found = { rows: [], isMore: false };

const columns = sql`wf_cid, document_type_id, nr, nr_compact, search_digits, name, date, state, address_lfdnr`;

const withType = sql`wf_cid, short_type, nr, nr_compact, search_digits, name, date, state, address_lfdnr`;

function numberConditions(number: { raw: string } | null, compact: string): Condition[] {
	const found: Condition[] = [];
	if (number !== null) found.push(hasDigits(sql`search_digits`, number.raw));
	if (/[0-9]/.test(compact) && compact.length >= 4) found.push(startsWith(sql`nr_compact`, compact));
	return found;
}

async function documentsByNumber(
	db: Db,
	firma: number,
	conditions: readonly Condition[],
	compact: string,
): Promise<DocumentCandidate[]> {
	if (conditions.length === 0) return [];
	const found = await sql<Row>`
		select ${withType} from (
			select ${columns} from documents where firma = ${firma} and ${any(conditions)} limit ${MAX_RANKED}
		) as found join document_types on document_types.id = document_type_id`.execute(db);
	return found.rows.map((row) => candidate(row, compact, true));
}

// A look at the newest documents first: when they hold enough hits, all the older ones need not be gathered and sorted.
// Without a hit among them the word is rare, and all that hold it are gathered in the same statement.
async function documentsByWords(db: Db, firma: number, condition: Condition): Promise<Found> {
	const first = await sql<Row & { is_newest: boolean; documents: number }>`
		with newest as materialized (${newestOf(firma, condition, FIRST_LOOK)}), gathered as (
			${gatheredOf(firma, all([sql<boolean>`not exists (select from newest)`, condition]))}
		), found as (
			select *, true as is_newest from newest union all select *, false from gathered
		)
		select ${withType}, is_newest, (select reltuples from pg_class where oid = 'documents'::regclass) as documents
		from found join document_types on document_types.id = document_type_id`.execute(db);
	const { rows } = first;
	const isNewest = rows[0]?.is_newest ?? false;
	if (!isNewest) return { rows, isMore: rows.length >= MAX_RANKED };
	if (rows.length >= ENOUGH) return { rows, isMore: true };
	const expected = (rows.length / FIRST_LOOK) * (rows[0]?.documents ?? 0);
	if (expected > GATHERED_AT_ONCE) {
		const second = await typed(db, newestOf(firma, condition, SECOND_LOOK));
		if (second.length >= ENOUGH) return { rows: second, isMore: true };
	}
	const gathered = await typed(db, gatheredOf(firma, condition));
	return { rows: gathered, isMore: gathered.length >= MAX_RANKED };
}

function newestOf(firma: number, condition: Condition, newest: number): RawBuilder<unknown> {
	return sql`
		select ${columns} from (
			select * from documents where firma = ${firma} order by date desc, wf_cid desc limit ${newest}
		) as documents where ${condition} limit ${MAX_FROM_NEWEST}`;
}

function gatheredOf(firma: number, condition: Condition): RawBuilder<unknown> {
	return sql`
		select * from (
			select ${columns} from documents where firma = ${firma} and ${condition} offset 0
		) as documents order by date desc, wf_cid desc limit ${MAX_RANKED}`;
}

async function typed(db: Db, found: RawBuilder<unknown>): Promise<Row[]> {
	const { rows } = await sql<Row>`
		select ${withType} from (${found}) as found join document_types on document_types.id = document_type_id`.execute(
		db,
	);
	return rows;
}

async function similarDocuments(db: Db, firma: number, terms: readonly Term[]): Promise<Found> {
	const similar = await similarWords(db, terms);
	if (similar.every((known) => known.length === 0)) return none;
	const condition = eachTerm(terms, (term, index) => {
		const known = similar[index] ?? [];
		return known.length > 0 ? any([hasWord(words, term), hasOneOf(known)]) : hasWord(words, term);
	});
	return documentsByWords(db, firma, condition);
}

function candidate(row: Row, compact: string, isStrict: boolean): DocumentCandidate {
	const isExactNumber = row.nr_compact === compact || row.search_digits.includes(` ${compact} `);
	return { ...row, further: `${row.short_type} ${row.nr}`, isBeginning: false, isExactNumber, isStrict };
}

function unique(hits: readonly DocumentCandidate[]): DocumentCandidate[] {
	return [...new Map(hits.toReversed().map((hit) => [hit.wf_cid, hit])).values()].toReversed();
}

function newestFirst(a: DocumentCandidate, b: DocumentCandidate): number {
	if (a.date !== b.date) return a.date < b.date ? 1 : -1;
	return b.wf_cid - a.wf_cid;
}
