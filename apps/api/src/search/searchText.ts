import { parsePersonName } from '@kontor/german/name';
import { cologneCode } from '@kontor/german/phonetic';
import { readPostcode } from '@kontor/german/postcode';
import { isSankt, otherSankt } from '@kontor/german/sankt';
import {
	countsForSearch,
	digitsOf,
	fold,
	isDigitSearch,
	MIN_SEARCH_LENGTH,
	type SearchWord,
	searchWords,
} from '@kontor/german/search';
import { type DayRange, daysOfSearch, yearOfSearch } from '@kontor/german/searchDate';
import { MIN_CODE_LENGTH } from './nameCodes.ts';

/** One typed word in the forms by which the database finds it. */
export interface Term {
	/** Folded, without separators inside: `12/3` is `12 3`. */
	readonly folded: string;
	/** For a typed street its short form: `hauptstrasse` is `hauptstr`, `strasse` alone is `str`; else null. */
	readonly street: string | null;
	/**
	 * Other spellings: of a street, `linzer gasse` for `linzergasse` and the other way round; of "Sankt", its short forms; of `a 8010`, the postcode. A
	 * blank at the end stands for the end of a word.
	 */
	readonly spellings: readonly string[];
	/** The first three letters of a word that folding makes shorter than three, `mae` of Mae; else null. */
	readonly pairStart: string | null;
	/** Digits of a number of three digits or more, as phone numbers are compared; else null. */
	readonly digits: string | null;
	/** Birth dates it may mean: of a date, and of a year beside a word; empty for every other word. */
	readonly born: readonly DayRange[];
	/** Phonetic code of a word that is long enough to sound like another; else null. */
	readonly code: string | null;
}

/** What a typed text asks for. */
export type SearchText =
	/** Nothing that could be found: too short, or without a letter and a digit. */
	| { readonly kind: 'nothing' }
	/** One or two digits: the beginning of a number. */
	| { readonly kind: 'shortNumber'; readonly digits: string }
	| {
			readonly kind: 'words';
			/** As typed, for ranking. */
			readonly typed: string;
			readonly terms: readonly Term[];
			/** When the whole text is one number: its digits as typed, and as phone numbers are compared. */
			readonly number: { readonly raw: string; readonly compared: string } | null;
			/** The beginning of an insurance number, for who may read those; else null. */
			readonly svnr: string | null;
			/** Letters and digits alone, in capitals: document numbers are compared so. */
			readonly compact: string;
	  };

/** A text that can be answered. */
export type Question = Exclude<SearchText, { kind: 'nothing' }>;

const MAX_TYPED = 512;

// Words of three letters sound like too many others.
const MIN_HEARD = 4;

/**
 * Reads a typed text; any text is allowed, of any length and with any character. Only for who may read data of patients
 * digits are taken for an insurance number too.
 */
export function readSearchText(text: string, mayReadHealth: boolean): SearchText {
	const typed = withoutTitles(text.slice(0, MAX_TYPED));
	if (!countsForSearch(typed)) {
		const digits = typed.trim();
		return /^[0-9]{1,2}$/.test(digits) ? { kind: 'shortNumber', digits } : { kind: 'nothing' };
	}
	const terms = readTerms(typed);
	if (terms.length === 0) return { kind: 'nothing' };
	const number = numberOf(typed);
	const svnr = mayReadHealth && number !== null && number.raw.length >= 4 ? number.raw : null;
	return { kind: 'words', typed, terms, number, svnr, compact: compactOf(typed) };
}

// Names are stored without their titles. A beginning of a name looks like some of them, so all but "Dr" need their dot.
function withoutTitles(typed: string): string {
	const words = typed.trim().split(/\s+/);
	const end = words.findIndex((word) => !/\.$|^d?dr$/i.test(word) || parsePersonName(word).titleBefore === '');
	return end > 0 ? words.slice(end).join(' ') : typed;
}

/** The words of one field of a filter, in the forms by which the database finds them. */
export function readWords(text: string): Term[] {
	return readTerms(text.slice(0, MAX_TYPED));
}

function readTerms(text: string): Term[] {
	const terms = searchWords(joinSigns(text)).flatMap((word, index, words) =>
		termOf(word, words[index - 1]?.folded ?? ''),
	);
	// A year narrows a name; alone it would list everybody born in it.
	const hasWord = terms.some(({ digits }) => digits === null);
	return hasWord ? terms.map((term) => ({ ...term, born: [...term.born, ...yearOfSearch(term.folded)] })) : terms;
}

// The separators between words in the stored columns; see kontor_split in the migrations.
const separators = /[-\s/.,;:&"'()[\]{}]+/g;

/** A folded text as the stored columns hold it, without their outer blanks: words between single blanks. */
export function splitWords(folded: string): string {
	return folded.replace(separators, ' ').trim();
}

// "A 8010" and "A - 8010" are one word, as "A-8010" is.
function joinSigns(text: string): string {
	return text.replace(/(?<!\S)(a|at|d|de|ch|fl|li|i|it|h|hu) ?[-‐‑–−]? ?(?=[0-9]{4,5}(?!\S))/gi, '$1-');
}

// As it is stored, a postcode is without the sign of its country.
function postcodeIn(word: string): string[] {
	const { postcode, country } = readPostcode(word);
	return country !== null && /^[0-9]{3,}$/.test(postcode) ? [postcode] : [];
}

function termOf({ folded: word, plain }: SearchWord, wordBefore: string): Term[] {
	const folded = splitWords(word);
	// A word of signs alone has no trigram: the index could not help.
	if (!/[\p{L}\p{N}]/u.test(folded)) return [];
	const isShortened = folded.length < MIN_SEARCH_LENGTH && plain.length >= MIN_SEARCH_LENGTH;
	return [
		{
			folded,
			street: streetOf(folded),
			spellings: [...spellingsOf(folded, splitWords(wordBefore)), ...sanktSpellings(folded), ...postcodeIn(word)],
			pairStart: isShortened ? pairStartOf(plain) : null,
			digits: digitsIn(word),
			born: daysOfSearch(word),
			code: codeOf(folded),
		},
	];
}

// The short forms are whole words, or every street would be found.
function sanktSpellings(folded: string): string[] {
	const others = otherSankt(folded);
	return isSankt(folded) ? others.map((other) => `${other} `) : others;
}

// As kontor_pair_starts() in SQL.
function pairStartOf(plain: string): string | null {
	const start = plain.slice(0, MIN_SEARCH_LENGTH);
	return /[aou]e/.test(start) && /^[a-z]*$/.test(start) ? start : null;
}

function streetOf(folded: string): string | null {
	const street = folded.replace(/str(?:asse|ass|as|a)?$/, 'str');
	return street.endsWith('str') ? street : null;
}

// What streets are called beside "straße"; nobody remembers which of them are written apart.
const streetKinds = /^(.{3,}?)??(gasse|weg|platz|allee|ring|zeile|steig|ufer|kai|hof|promenade|siedlung|lande)$/;

function spellingsOf(folded: string, wordBefore: string): string[] {
	const [, name = '', kind] = streetKinds.exec(folded) ?? [];
	if (kind === undefined) return [];
	if (name !== '') return [`${name} ${kind}`];
	return wordBefore === '' ? [] : [wordBefore + kind];
}

function digitsIn(word: string): string | null {
	if (!/^[0-9+/().-]+$/.test(word)) return null;
	const digits = digitsOf(word);
	return digits.length >= 3 ? digits : null;
}

function codeOf(folded: string): string | null {
	if (folded.length < MIN_HEARD || /[^a-z]/.test(folded)) return null;
	const code = cologneCode(folded);
	return code.length >= MIN_CODE_LENGTH ? code : null;
}

function numberOf(typed: string): { raw: string; compared: string } | null {
	if (!isDigitSearch(typed)) return null;
	const raw = typed.replace(/[^0-9]/g, '');
	return raw.length < 3 ? null : { raw, compared: digitsOf(typed) };
}

function compactOf(typed: string): string {
	return fold(typed)
		.toUpperCase()
		.replace(/[^A-Z0-9]/g, '')
		.slice(0, 64);
}
