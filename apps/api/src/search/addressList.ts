import { readPostcode } from '@kontor/german/postcode';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import {
	type AddressCandidate,
	type Conditions,
	holdsText,
	holdsWordsIn,
	rankAddresses,
	type SearchField,
	type WordField,
} from './addressCandidates.ts';
import { all, any, type Condition, hidden, startsWith } from './predicates.ts';
import { type Question, readSearchText, readWords } from './searchText.ts';

/** The flags of an address, which are its types; in the order of their badges. */
export const addressTypes = [
	'kd_konsument',
	'kd_patient',
	'kd_arzt',
	'kd_verkaeufer',
	'kd_sachwalter',
	'kd_interessent',
	'kd_kunde',
	'kd_lieferant',
	'kd_krankenkasse',
	'kd_heim',
] as const;

/** One type of an address. */
export type AddressType = (typeof addressTypes)[number];

/** All parts must hold; an absent or empty part does not filter. */
export interface AddressFilter {
	/** The typed text: words in any order, or a number; what `field` says. */
	readonly text?: string | undefined;
	/** Whether `text` may be an insurance number: only for who may read data of patients. */
	readonly mayReadHealth?: boolean | undefined;
	/** Where `text` is looked for, everywhere by default. */
	readonly field?: SearchField | undefined;
	readonly street?: string | undefined;
	/** Beginning of the postcode. */
	readonly postalCode?: string | undefined;
	readonly city?: string | undefined;
	/** Any of these types. */
	readonly addressTypes?: readonly AddressType[] | undefined;
	/** Code of any of these groups. */
	readonly customerGroups?: readonly string[] | undefined;
	/** Only these. */
	readonly lfdnrs?: readonly number[] | undefined;
}

/** By what a list can be sorted; `relevance` is the rank of the text, and without a text the name. */
export const addressSorts = ['relevance', 'name', 'lfdnr', 'street', 'plz', 'city'] as const;

/** One order of a list. */
export type AddressSort = (typeof addressSorts)[number];

/** Which part of the list is wanted and in which order. */
export interface ListWindow {
	readonly sort: AddressSort;
	/** Ignored for `relevance`, where the best comes first. */
	readonly direction: 'asc' | 'desc';
	/** Rows before the window. */
	readonly offset: number;
	/** Rows of the window, at most 200. */
	readonly size: number;
}

/** An address as a list shows it. */
export interface ListedAddress extends Record<AddressType, boolean> {
	readonly lfdnr: number;
	readonly name: string;
	readonly street: string;
	readonly plz: string;
	readonly city: string;
	readonly tel: string;
	readonly mobile: string;
	readonly email: string;
	/** Day (`yyyy-mm-dd`), for who may read data of patients; null where it is not known. */
	readonly birth_date: string | null;
}

/** A window of a list. */
export interface AddressList {
	readonly rows: ListedAddress[];
	/** Rows of the whole list; counted no further than {@link MAX_TOTAL}. */
	readonly total: number;
}

/** Where counting ends, as the list itself shows no more rows (product.md: virtualised to 50 000). */
export const MAX_TOTAL = 50_000;

// Up to so many rows are fetched and sorted; more are read in the order of an index until the window is full.
const SORTED_AT_ONCE = 5_000;

const MAX_SIZE = 200;

// Below this a list by text also holds what only sounds alike or holds a slip, as the global search does.
const ENOUGH = 20;

const listed = sql`lfdnr, display_name as name, street, plz, city, tel, mobile, email, birth_date, ${sql.join(addressTypes.map((type) => sql.ref(type)))}`;

/** A window of the addresses of a firma for which the filter holds, in a stable order, with the length of the whole list. */
export async function searchAddresses(
	db: Db,
	firma: number,
	filter: AddressFilter,
	window: ListWindow,
): Promise<AddressList> {
	const bounded = { ...window, size: Math.min(window.size, MAX_SIZE) };
	const asked = readFilter(firma, filter);
	if (asked === null) return { rows: [], total: 0 };
	if (asked.text !== null && bounded.sort === 'relevance') return listByRank(db, asked.text, asked.conditions, bounded);
	const { conditions, total } = await heldBy(db, asked);
	return listByKey(db, conditions, total, bounded);
}

/** Which addresses are walked through, and in which order. */
interface Walk {
	readonly filter: AddressFilter;
	/** For `relevance` by rank, or by name where the text fits more than are ranked. */
	readonly sort: AddressSort;
	readonly direction: 'asc' | 'desc';
	/** What is read of each address. */
	readonly columns: RawBuilder<unknown>;
}

const AT_ONCE = sql.raw('100');

/**
 * Reads all addresses of a filter as they are at one moment, 100 at a time, however many there are. A connection is held
 * until the last is read or the reader stops; one that pauses for long loses it.
 */
export async function* walkAddresses<Row>(db: Db, firma: number, walk: Walk): AsyncGenerator<Row[], void> {
	const asked = readFilter(firma, walk.filter);
	if (asked === null) return;
	const { conditions, total, order: by } = await planWalk(db, asked, walk);
	const transaction = await db.startTransaction().setAccessMode('read only').execute();
	try {
		const source = sourceOf(conditions, total);
		await sql`declare walk no scroll cursor for select ${walk.columns} from ${source} order by ${by}`.execute(
			transaction,
		);
		for (;;) {
			const { rows } = await sql<Row>`fetch ${AT_ONCE} from walk`.execute(transaction);
			if (rows.length === 0) break;
			yield rows;
		}
	} finally {
		await transaction.rollback().execute();
	}
}

async function planWalk(db: Db, asked: Asked, { sort, direction }: Walk) {
	if (asked.text !== null && sort === 'relevance') {
		const { hits, isMore } = await rankAddresses(db, asked.text.question, asked.text.field, asked.conditions);
		const byRank = sql`array_position(${hits.map(({ lfdnr }) => lfdnr)}::int[], lfdnr)`;
		if (!isMore) return { conditions: onlyThese(hits), total: hits.length, order: byRank };
	}
	return { ...(await heldBy(db, asked)), order: order(sort, direction) };
}

/** A text that is looked for, and where. */
interface AskedText {
	readonly question: Question;
	readonly field: SearchField;
}

/** What a filter asks for; without a text all that fulfils the conditions. */
interface Asked {
	readonly conditions: Conditions;
	readonly text: AskedText | null;
}

/** What the filter asks for; null for a text by which nothing can be found. */
function readFilter(firma: number, filter: AddressFilter): Asked | null {
	const conditions = filterConditions(firma, filter);
	const typed = filter.text?.trim() ?? '';
	if (typed === '') return { conditions, text: null };
	const question = readSearchText(typed, filter.mayReadHealth ?? false);
	return question.kind === 'nothing' ? null : { conditions, text: { question, field: filter.field ?? 'all' } };
}

/** Conditions that hold for just the addresses asked for, and their number: few are joined by those that are alike. */
async function heldBy(db: Db, { conditions, text }: Asked): Promise<{ conditions: Conditions; total: number }> {
	if (text === null) return { conditions, total: await count(db, conditions.found) };
	const withText = addCondition(conditions, holdsText(text.question, text.field));
	const total = await count(db, withText.found);
	if (total >= ENOUGH) return { conditions: withText, total };
	const { hits } = await rankAddresses(db, text.question, text.field, conditions);
	return { conditions: onlyThese(hits), total: hits.length };
}

function filterConditions(firma: number, filter: AddressFilter): Conditions {
	const ofFirma = sql<boolean>`firma = ${firma}`;
	let conditions: Conditions = { found: [ofFirma], checked: [ofFirma] };
	const types = addressTypes.filter((type) => filter.addressTypes?.includes(type));
	if (types.length > 0) {
		const hasType = any(types.map((type) => sql<boolean>`${sql.ref(type)}`));
		conditions = { found: [...conditions.found, hasType], checked: [...conditions.checked, hasType] };
	}
	if (filter.lfdnrs !== undefined) {
		const ofThese = sql<boolean>`lfdnr = any(${filter.lfdnrs}::int[])`;
		conditions = { found: [...conditions.found, ofThese], checked: [...conditions.checked, ofThese] };
	}
	if (filter.postalCode) {
		const ofPlace = startsWith(sql`plz`, readPostcode(wordless(filter.postalCode)).postcode);
		conditions = { found: [...conditions.found, ofPlace], checked: [...conditions.checked, ofPlace] };
	}
	if (filter.street) conditions = addCondition(conditions, holdsWords('street', filter.street));
	if (filter.city) conditions = addCondition(conditions, holdsWords('city', filter.city));
	if (filter.customerGroups && filter.customerGroups.length > 0) return inGroups(conditions, filter.customerGroups);
	return conditions;
}

function addCondition({ found, checked }: Conditions, condition: Condition): Conditions {
	return { found: [...found, condition], checked: [...checked, hidden(condition)] };
}

// PostgreSQL cannot hold NUL.
function wordless(text: string): string {
	return text.replaceAll('\0', '').trim();
}

function holdsWords(field: WordField, text: string): Condition {
	const terms = readWords(text);
	return terms.length === 0 ? sql<boolean>`false` : holdsWordsIn(field, terms);
}

function inGroups({ found, checked }: Conditions, groups: readonly string[]): Conditions {
	const isOne = sql`relation.code = any(${groups.map(wordless)}::text[])`;
	const members = sql<boolean>`lfdnr in (select relation.lfdnr from address_customer_groups relation where ${isOne})`;
	const isMember = sql<boolean>`(
		select true from address_customer_groups relation where relation.lfdnr = addresses.lfdnr and ${isOne} limit 1)`;
	return { found: [...found, members], checked: [...checked, isMember] };
}

function onlyThese(hits: readonly AddressCandidate[]): Conditions {
	const condition = sql<boolean>`lfdnr = any(${hits.map(({ lfdnr }) => lfdnr)}::int[])`;
	return { found: [condition], checked: [condition] };
}

async function count(db: Db, found: readonly Condition[]): Promise<number> {
	const answer = await sql<{ total: number }>`
		select count(*)::int as total from (select from addresses where ${all(found)} limit ${MAX_TOTAL}) as counted`.execute(
		db,
	);
	return answer.rows[0]?.total ?? 0;
}

async function listByRank(
	db: Db,
	{ question, field }: AskedText,
	conditions: Conditions,
	{ offset, size }: ListWindow,
): Promise<AddressList> {
	const { hits, isMore } = await rankAddresses(db, question, field, conditions);
	const shown = hits.slice(offset, offset + size);
	const rows = await inOrderOf(db, shown);
	if (!isMore) return { rows, total: hits.length };
	// Behind the ranked ones come all others by name.
	const others = addCondition(conditions, holdsText(question, field));
	const total = await count(db, others.found);
	if (rows.length === size) return { rows, total };
	const ids = hits.map(({ lfdnr }) => lfdnr);
	const rest = addCondition(others, sql<boolean>`lfdnr <> all(${ids}::int[])`);
	const behind = { offset: Math.max(0, offset - hits.length), size: size - rows.length };
	const list = await listByKey(db, rest, total, { ...behind, sort: 'name', direction: 'asc' });
	return { rows: [...rows, ...list.rows], total };
}

async function inOrderOf(db: Db, hits: readonly AddressCandidate[]): Promise<ListedAddress[]> {
	if (hits.length === 0) return [];
	const ids = hits.map(({ lfdnr }) => lfdnr);
	const found = await sql<ListedAddress>`
		select ${listed} from addresses where lfdnr = any(${ids}::int[])`.execute(db);
	const byNumber = new Map(found.rows.map((row) => [row.lfdnr, row]));
	return ids.flatMap((lfdnr) => byNumber.get(lfdnr) ?? []);
}

async function listByKey(
	db: Db,
	conditions: Conditions,
	total: number,
	{ sort, direction, offset, size }: ListWindow,
): Promise<AddressList> {
	if (total <= offset) return { rows: [], total };
	const rows = await sql<ListedAddress>`
		select ${listed} from ${sourceOf(conditions, total)} order by ${order(sort, direction)} limit ${size} offset ${offset}`.execute(
		db,
	);
	return { rows: rows.rows, total };
}

// `offset 0` keeps PostgreSQL from walking an index in the hope to meet the few rows early.
function sourceOf({ found, checked }: Conditions, total: number): RawBuilder<unknown> {
	return total <= SORTED_AT_ONCE
		? sql`(select * from addresses where ${all(found)} offset 0) as addresses`
		: sql`addresses where ${all(checked)}`;
}

// All text in it stands here; nothing typed gets into an order.
function order(sort: AddressSort, direction: 'asc' | 'desc'): RawBuilder<unknown> {
	const way = direction === 'desc' ? sql`desc` : sql`asc`;
	switch (sort) {
		case 'lfdnr':
			return sql`lfdnr ${way}`;
		case 'relevance':
		case 'name':
			return sql`display_name ${way}, lfdnr ${way}`;
		case 'street':
		case 'plz':
		case 'city':
			return sql`${sql.ref(sort)} ${way}, display_name ${way}, lfdnr ${way}`;
	}
}
