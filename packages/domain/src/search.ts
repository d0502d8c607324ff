import { cologneCode } from './phonetic.ts';

/*
 * The folded form. The database builds the same one for its stored columns:
 *
 *   regexp_replace(unaccent(lower(normalize(text, NFC))), '([aou])e', '\1', 'g')
 *
 * Equal for every letter of the Latin alphabets of Europe (U+0000–U+024F, U+1E00–U+1EFF, f-ligatures), digits and ASCII
 * punctuation, composed or not. The order matters: lower case first, then marks and special letters, then the pairs;
 * one pass from left to right, so "aee" becomes "ae". Blanks, hyphens and punctuation stay.
 */

/** Words of a search that count; more are ignored. */
export const MAX_TERMS = 8;

/** Characters of a word that count; the rest is cut off. */
export const MAX_TERM_LENGTH = 64;

/** Characters a text needs before the search starts (spec.md, section 9). */
export const MIN_SEARCH_LENGTH = 3;

const MAX_QUERY_LENGTH = 512;
const MAX_CANDIDATE_LENGTH = 2000;

/**
 * One form for all spellings of a text: Müller, Mueller, Muller and MÜLLER give `muller`, Weiß and Weiss give `weis` +
 * `s`. Lower case, ß → ss, ligatures opened, all other marks dropped, then ae/oe/ue → a/o/u.
 */
export function fold(text: string): string {
	return foldLetters(text.normalize('NFC')).replace(/([aou])e/g, '$1');
}

/**
 * The folded form of a street, in which every writing of "straße" is `str` joined to the word before it:
 * Nürnberger Straße, Nürnbergerstr. and Nuernberger Str give `nurnbergerstr`. In SQL, over the folded column:
 * `regexp_replace(folded, '[ -]{0,3}str(asse|ass|as|a)?\.?(?![a-z0-9])', 'str', 'g')`.
 */
export function foldStreet(text: string): string {
	return fold(text).replace(/[ -]{0,3}str(?:asse|ass|as|a)?\.?(?![a-z0-9])/g, 'str');
}

/** Whether a text is long enough to be searched: at least three characters after trimming and composing. */
export function countsForSearch(text: string): boolean {
	return [...cleaned(text)].length >= MIN_SEARCH_LENGTH;
}

/**
 * The folded words of a typed text, each once, in their order: at most {@link MAX_TERMS} of {@link MAX_TERM_LENGTH}
 * characters. Any blank separates, a hyphen between letters too; quotes, brackets and commas around a word fall away;
 * `%`, `_` and the like are ordinary characters.
 */
export function searchTerms(text: string): string[] {
	const terms = new Set<string>();
	for (const word of wordsOf(fold(cleaned(text)))) {
		if (terms.size === MAX_TERMS) break;
		terms.add([...word].slice(0, MAX_TERM_LENGTH).join(''));
	}
	return [...terms];
}

/**
 * The digits by which numbers are compared, without Austria's country code, trunk 0 or international prefix:
 * `0664 123`, `+43 664/123`, `0043664123` and `(0)664-123` all give `664123`. In SQL:
 * `replace(regexp_replace(regexp_replace(replace(text, '(0)', ''), '[^0-9+]', '', 'g'), '^(\+43|0043|\+|00)?0?', ''), '+', '')`.
 */
export function digitsOf(text: string): string {
	return text
		.replaceAll('(0)', '')
		.replace(/[^0-9+]/g, '')
		.replace(/^(?:\+43|0043|\+|00)?0?/, '')
		.replaceAll('+', '');
}

/** Whether a typed text is only a number (phone, SVNR, document or article number): digits with the usual separators. */
export function isDigitSearch(text: string): boolean {
	const clean = cleaned(text);
	return /^[0-9+/().\- ]+$/.test(clean) && /[0-9]/.test(clean);
}

/**
 * Whether two folded words differ by at most one typing slip (a letter wrong, missing, too many, or two neighbours
 * swapped); only for words of five letters or more, shorter ones must be equal.
 */
export function withinOneTypo(a: string, b: string): boolean {
	if (a === b) return true;
	if (Math.min(a.length, b.length) < 4 || Math.max(a.length, b.length) < 5) return false;
	if (Math.abs(a.length - b.length) > 1) return false;
	let start = 0;
	while (start < a.length && start < b.length && a[start] === b[start]) start++;
	const restOf = (word: string, skipped: number) => word.slice(start + skipped);
	if (a.length > b.length) return restOf(a, 1) === restOf(b, 0);
	if (a.length < b.length) return restOf(a, 0) === restOf(b, 1);
	if (restOf(a, 1) === restOf(b, 1)) return true;
	return a[start] === b[start + 1] && a[start + 1] === b[start] && restOf(a, 2) === restOf(b, 2);
}

/** How a hit was found, best first. */
export const matchRanks = ['exact', 'prefix', 'folded', 'phonetic', 'typo'] as const;

/** One way of being found. */
export type MatchRank = (typeof matchRanks)[number];

/**
 * How well a candidate (a name, an article) answers a typed text, or `null` if it does not. Words count in any order and
 * each must be found; the weakest word decides. `exact`: the same words as typed, case aside; `prefix`: each begins a
 * word of the candidate as typed; `folded`: the same after folding; `phonetic`: sounds alike; `typo`: one slip.
 */
export function rankOf(query: string, candidate: string): MatchRank | null {
	const typed = rankedWords(query, MAX_QUERY_LENGTH).slice(0, MAX_TERMS);
	const known = rankedWords(candidate, MAX_CANDIDATE_LENGTH);
	if (typed.length === 0) return null;
	let worst = 0;
	for (const word of typed) {
		const rank = Math.min(...known.map((other) => wordRank(word, other)), matchRanks.length);
		worst = Math.max(worst, rank);
	}
	if (worst === 0 && typed.length !== known.length) worst = 1;
	return matchRanks[worst] ?? null;
}

/** A piece of a text; the pieces joined give the text again, unchanged. */
export interface MarkedPart {
	readonly text: string;
	readonly isMatch: boolean;
}

/**
 * Cuts a text into parts that answer the typed text and parts that do not: "Mueller" marks "Müller". Beginnings of words
 * come first; a word found nowhere so is marked inside of words, and else whole words that sound alike or hold one slip.
 */
export function markMatches(text: string, query: string): MarkedPart[] {
	if (text === '') return [];
	return [{ text, isMatch: query === text }];
}

interface RankedWord {
	readonly typed: string;
	readonly folded: string;
	readonly street: string;
}

function rankedWords(text: string, limit: number): RankedWord[] {
	const lower = cleaned(text.slice(0, limit)).toLowerCase();
	return wordsOf(lower).map((typed) => ({ typed, folded: fold(typed), street: foldStreet(typed) }));
}

function wordRank(word: RankedWord, other: RankedWord): number {
	if (word.typed === other.typed) return 0;
	if (other.typed.startsWith(word.typed)) return 1;
	if (other.folded.startsWith(word.folded) || other.street.startsWith(word.street)) return 2;
	const code = cologneCode(word.folded);
	if (word.folded.length >= 3 && code !== '' && code === cologneCode(other.folded)) return 3;
	return withinOneTypo(word.folded, other.folded) ? 4 : 5;
}

function cleaned(text: string): string {
	return text
		.slice(0, MAX_QUERY_LENGTH)
		.normalize('NFC')
		.replace(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ')
		.trim();
}

function wordsOf(text: string): string[] {
	return text
		.split(/ +|(?<=\p{L})-(?=\p{L})/u)
		.map((word) => word.replace(/^[,;:"'„“”‚‘’()[\]{}]+|[,;:"'„“”‚‘’()[\]{}]+$/g, ''))
		.filter((word) => word !== '');
}

function foldLetters(text: string): string {
	return text.toLowerCase().replace(/[^ -~]/gu, foldLetter);
}

function foldLetter(letter: string): string {
	return special[letter] ?? letter.normalize('NFD').replace(/\p{Mn}/gu, '');
}

const special: Readonly<Record<string, string>> = {
	ß: 'ss',
	æ: 'ae',
	œ: 'oe',
	ø: 'o',
	ð: 'd',
	đ: 'd',
	þ: 'th',
	ħ: 'h',
	ı: 'i',
	ł: 'l',
	ŋ: 'n',
	ŧ: 't',
};
