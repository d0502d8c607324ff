import { can, type Subject } from '@kontor/domain/permissions';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { rankAddresses } from './addressCandidates.ts';
import { rankArticles } from './articleCandidates.ts';
import { rankDocuments } from './documentCandidates.ts';
import { type Question, readSearchText } from './searchText.ts';

export {
	type AddressFilter,
	type AddressSort,
	type AddressType,
	addressTypes,
	type ListedAddress,
	type ListWindow,
	searchAddresses,
	walkAddresses,
} from './addressList.ts';

/** A hit of the global search; the fields of `object` are those of spec.md, section 3. */
export type SearchHit =
	| {
			readonly type: 'ADDRESS';
			readonly id: number;
			readonly name: string;
			readonly object: {
				readonly kdStrasse: string;
				readonly kdPlz: string;
				readonly kdOrt: string;
				/** Day (`yyyy-mm-dd`), only for who may read data of patients. */
				readonly dateOfBirth?: string;
			};
	  }
	| {
			readonly type: 'ARTICLE';
			readonly id: number;
			readonly name: string;
			readonly object: { readonly art_nr: string };
	  }
	| {
			readonly type: 'DOCUMENT';
			readonly id: number;
			readonly name: string;
			readonly object: {
				readonly shortType: string;
				/** Day (`yyyy-mm-dd`). */
				readonly date: string;
				readonly state: string;
				readonly addressLfdnr: number;
				readonly wf_cid: number;
			};
	  };

/** How many hits of a type there are: exactly, or with `isMore` at least so many. */
export interface HitCount {
	readonly count: number;
	readonly isMore: boolean;
}

/** The answer of the global search. */
export interface SearchResult {
	/** Addresses, then articles, then documents; of each type the best first. */
	readonly hits: SearchHit[];
	readonly counts: Readonly<Record<SearchHit['type'], HitCount>>;
}

/** Who searches and how much is wanted. */
export interface SearchScope {
	readonly firma: number;
	/** Decides which types are searched: addresses and documents belong to the CRM, articles to the app of that name. */
	readonly subject: Subject;
	/** Hits of each type, at most and by default 20. */
	readonly limit?: number;
}

const MAX_HITS = 20;

interface Ranked<Hit> {
	readonly hits: readonly Hit[];
	readonly isMore: boolean;
}

const nothing: Ranked<never> = { hits: [], isMore: false };

/**
 * The global search over addresses, articles and documents. Any text is answered: below three characters only one or two
 * digits find something, namely the address numbers that begin so.
 */
export async function globalSearch(db: Db, text: string, scope: SearchScope): Promise<SearchResult> {
	const mayHealth = can(scope.subject, 'health');
	const question = readSearchText(text, mayHealth);
	const [addresses, articles, documents] =
		question.kind === 'nothing' ? [nothing, nothing, nothing] : await searchAll(db, question, scope);
	const limit = Math.min(scope.limit ?? MAX_HITS, MAX_HITS);
	return {
		hits: [
			...addresses.hits.slice(0, limit).map(
				({ lfdnr, name, street, plz, city, birthDate }): SearchHit => ({
					type: 'ADDRESS',
					id: lfdnr,
					name,
					object: {
						kdStrasse: street,
						kdPlz: plz,
						kdOrt: city,
						...(birthDate !== null && { dateOfBirth: birthDate }),
					},
				}),
			),
			...articles.hits
				.slice(0, limit)
				.map(({ id, name, art_nr }): SearchHit => ({ type: 'ARTICLE', id, name, object: { art_nr } })),
			...documents.hits.slice(0, limit).map(
				({ wf_cid, name, short_type, date, state, address_lfdnr }): SearchHit => ({
					type: 'DOCUMENT',
					id: wf_cid,
					name,
					object: { shortType: short_type, date, state, addressLfdnr: address_lfdnr, wf_cid },
				}),
			),
		],
		counts: { ADDRESS: countOf(addresses), ARTICLE: countOf(articles), DOCUMENT: countOf(documents) },
	};
}

function searchAll(db: Db, question: Question, { firma, subject }: SearchScope) {
	const mayCrm = can(subject, 'crm');
	const ofFirma = [sql<boolean>`firma = ${firma}`];
	return Promise.all([
		mayCrm ? rankAddresses(db, question, 'all', { found: ofFirma, checked: ofFirma }) : nothing,
		can(subject, 'articles') ? rankArticles(db, firma, question, undefined, { someOfMany: true }) : nothing,
		mayCrm ? rankDocuments(db, firma, question) : nothing,
	]);
}

function countOf({ hits, isMore }: Ranked<unknown>): HitCount {
	return { count: hits.length, isMore };
}
