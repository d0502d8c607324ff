import { plainLetters, plainSigns } from './letters.ts';
import { cologneCode } from './phonetic.ts';
import { isSankt } from './sankt.ts';

/*
 * The folded form. The database builds the same one for its stored columns, in the same order: small letters; composed
 * letters taken apart and the marks U+0300–U+036F dropped; letters that cannot be taken apart and look-alikes of signs replaced
 * (letters.ts); then the pairs ae, oe, ue to a, o, u in one pass from left to right, so "aee" becomes "ae". Blanks, hyphens and punctuation
 * stay.
 */

/** Words of a search that count; more are ignored. */
export const MAX_TERMS = 8;

/** Characters of a word that count; the rest is cut off. */
export const MAX_TERM_LENGTH = 64;

/** Characters a text needs before the search starts (spec.md, section 9). */
export const MIN_SEARCH_LENGTH = 3;

const MAX_QUERY_LENGTH = 512;
const MAX_TEXT_LENGTH = 2000;

/**
 * One form for all spellings of a text: Müller, Mueller, Muller and MÜLLER give `muller`, Weiß and Weiss `weiss`. Lower
 * case, ß → ss, ligatures opened, marks dropped, then ae/oe/ue → a/o/u.
 */
export function fold(text: string): string {
	return withoutPairs(plainLetters(text));
}

function withoutPairs(plain: string): string {
	return plain.replace(/([aou])e/g, '$1');
}

/**
 * The folded form of a street, in which every writing of "straße" is `str` joined to the word before it:
 * Nürnberger Straße, Nürnbergerstr. and Nuernberger Str give `nurnbergerstr`. In SQL, over the folded column:
 * `regexp_replace(folded, '[ -]{0,3}str(asse|ass|as|a)?\.?(?![a-z0-9])', 'str', 'g')`.
 */
export function foldStreet(text: string): string {
	return joinStreet(fold(text));
}

/** Whether a text is long enough to be searched: at least three characters after trimming and composing. */
export function countsForSearch(text: string): boolean {
	return [...cleaned(text, MAX_QUERY_LENGTH)].length >= MIN_SEARCH_LENGTH;
}

/** A word of a search. */
export interface SearchWord {
	readonly folded: string;
	/** In small letters, with its pairs as typed: `Mae` has three letters here and two when folded. */
	readonly plain: string;
}

/**
 * The words of a typed text, each once, in their order: at most {@link MAX_TERMS} of {@link MAX_TERM_LENGTH}
 * characters. Blanks of every kind separate, and so do a hyphen, slash or ampersand between letters and a dot after one
 * ("Dr.Huber", "Hauptstr.5"); quotes, brackets and commas around a word fall away; `%` and `_` are ordinary characters.
 */
export function searchWords(text: string): SearchWord[] {
	const words = new Map<string, SearchWord>();
	for (const plain of wordsOf(plainLetters(cleaned(text, MAX_QUERY_LENGTH)))) {
		if (words.size === MAX_TERMS) break;
		const folded = [...withoutPairs(plain)].slice(0, MAX_TERM_LENGTH).join('');
		if (!words.has(folded)) words.set(folded, { folded, plain });
	}
	return [...words.values()];
}

/** The folded forms of {@link searchWords}. */
export function searchTerms(text: string): string[] {
	return searchWords(text).map(({ folded }) => folded);
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
	const clean = cleaned(text, MAX_QUERY_LENGTH);
	return /^[0-9+/().\- ]+$/.test(clean) && /[0-9]/.test(clean);
}

/**
 * Whether a typed word is a known one but for a single slip: a letter wrong, missing, too many, or two neighbours swapped.
 * Only from five typed letters on; shorter words must be equal. Both are folded words.
 */
export function withinOneTypo(typed: string, known: string): boolean {
	if (typed === known) return true;
	if (typed.length < 5 || Math.abs(typed.length - known.length) > 1) return false;
	let start = 0;
	while (typed[start] === known[start]) start++;
	if (typed.length !== known.length) {
		const [longer, shorter] = typed.length > known.length ? [typed, known] : [known, typed];
		return longer.slice(start + 1) === shorter.slice(start);
	}
	if (typed.slice(start + 1) === known.slice(start + 1)) return true;
	const areSwapped = typed[start] === known[start + 1] && typed[start + 1] === known[start];
	return areSwapped && typed.slice(start + 2) === known.slice(start + 2);
}

/** How a hit was found, best first. */
export const matchRanks = ['exact', 'prefix', 'folded', 'phonetic', 'typo'] as const;

/** One way of being found; its index in {@link matchRanks} sorts hits. */
export type MatchRank = (typeof matchRanks)[number];

/** How well a name, with further texts such as street, city or number, answers the typed text; `null` if it does not. */
export type Ranker = (name: string, further?: string) => MatchRank | null;

/**
 * Prepares a typed text for ranking many candidates. Typed words count in any order, each must be found in the name or in
 * the further texts, and the one found worst decides. `exact`: all found as typed (case aside) and no word of the name is
 * left over; `prefix`: each begins a word as typed; `folded`: the same after folding; `phonetic`: sounds alike; `typo`:
 * one slip.
 */
export function rankerOf(query: string): Ranker {
	const typed = rankedWords(query, MAX_QUERY_LENGTH).slice(0, MAX_TERMS);
	return (name, further = '') => {
		const nameWords = rankedWords(name, MAX_TEXT_LENGTH);
		const known = [...nameWords, ...rankedWords(further, MAX_TEXT_LENGTH)];
		if (typed.length === 0 || known.length === 0) return null;
		let worst = 0;
		for (const word of typed) {
			worst = Math.max(worst, bestRank(word, known));
		}
		const isWhole = nameWords.every((own) => typed.some((word) => word.typed === own.typed));
		return matchRanks[worst === 0 && !isWhole ? 1 : worst] ?? null;
	};
}

/** Ranks one candidate: {@link rankerOf} for a single use. */
export function rankOf(query: string, name: string, further = ''): MatchRank | null {
	return rankerOf(query)(name, further);
}

/** A piece of a text; all pieces joined give the text again, unchanged. */
export interface MarkedPart {
	readonly text: string;
	readonly isMatch: boolean;
}

/**
 * Cuts a text into parts that answer the typed text and parts that do not: "mueller" marks "Müller", "0664123" marks
 * "664/123" of "+43 664/123". Beginnings of words first; a typed word that begins none is marked inside of words, and
 * else the whole words that sound alike or hold one slip. Only the first 2000 characters are looked at.
 */
export function markMatches(text: string, query: string): MarkedPart[] {
	const searched = text.slice(0, MAX_TEXT_LENGTH);
	const folded = foldWithPlaces(searched);
	const ranges = searchTerms(query).flatMap((term) => rangesOf(term, folded, searched));
	if (isDigitSearch(query)) ranges.push(...digitRanges(digitsOf(query), searched));
	return partsOf(text, ranges);
}

const NOT_FOUND = matchRanks.length;

/** A word of small letters; its other forms are worked out when first needed, because most candidates do without. */
interface RankedWord {
	readonly typed: string;
	folded?: string;
	code?: string;
}

function rankedWords(text: string, limit: number): RankedWord[] {
	return wordsOf(cleaned(text, limit).toLowerCase()).map((typed) => ({ typed }));
}

function bestRank(word: RankedWord, known: readonly RankedWord[]): number {
	let best: number = NOT_FOUND;
	for (const other of known) {
		best = Math.min(best, wordRank(word, other, best));
		if (best === 0) break;
	}
	return best;
}

/** The rank of one word against another; ranks that are no better than `best` are not worked out. */
function wordRank(word: RankedWord, other: RankedWord, best: number): number {
	if (word.typed === other.typed) return 0;
	if (best > 1 && other.typed.startsWith(word.typed)) return 1;
	if (best > 2 && beginsFolded(foldedOf(word), foldedOf(other))) return 2;
	if (best > 3 && soundsAlike(word, other)) return 3;
	return best > 4 && withinOneTypo(foldedOf(word), foldedOf(other)) ? 4 : best;
}

function beginsFolded(word: string, other: string): boolean {
	if (isSankt(word) && isSankt(other)) return true;
	return other.startsWith(word) || joinStreet(other).startsWith(joinStreet(word));
}

/** One digit is no sound: it would make Mai, neu and Ina one word. */
function soundsAlike(word: RankedWord, other: RankedWord): boolean {
	const code = codeOf(word);
	return code.length >= 2 && code === codeOf(other);
}

function foldedOf(word: RankedWord): string {
	word.folded ??= fold(word.typed);
	return word.folded;
}

function codeOf(word: RankedWord): string {
	word.code ??= cologneCode(foldedOf(word));
	return word.code;
}

/** One line of composed characters: invisible ones gone, blanks of every kind single, none at the ends. */
function cleaned(text: string, limit: number): string {
	const beginning = text.slice(0, limit);
	// Letters of Latin-1 and Latin Extended-A are composed; skipping the steps they do not need halves the cost of a search.
	if (/^[ -_a-~\u00c0-\u017f]*$/.test(beginning)) return beginning.trim();
	return plainSigns(beginning.replace(/[\p{Cf}\p{Cs}]+/gu, '').normalize('NFC'))
		.replace(/[\s\p{Cc}]+/gu, ' ')
		.trim();
}

function wordsOf(text: string): string[] {
	const words = text.split(/[-/&.]/.test(text) ? / |(?<=\p{L})[-/&](?=\p{L})|(?<=\p{L}\.)(?=[\p{L}\p{N}])/u : ' ');
	return words.map(withoutQuotes).filter((word) => word !== '');
}

function withoutQuotes(word: string): string {
	return word.replace(/^[,;:"'()[\]{}]+/, '').replace(/[,;:"'()[\]{}]+$/, '');
}

function joinStreet(folded: string): string {
	if (!folded.includes('str')) return folded;
	return folded.replace(/[ -]{0,3}str(?:asse|ass|as|a)?\.?(?![a-z0-9])/g, 'str');
}

interface Range {
	readonly start: number;
	readonly end: number;
}

/** A folded text that knows where in the original each of its characters stood. */
interface FoldedText {
	readonly text: string;
	readonly places: readonly Range[];
}

function foldWithPlaces(text: string): FoldedText {
	let folded = '';
	let previous = '';
	const places: Range[] = [];
	for (const { 0: letter, index: start } of text.matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
		const end = start + letter.length;
		for (const unit of plainLetters(letter).split('')) {
			const vowel = unit === 'e' && /[aou]/.test(previous) ? places.pop() : undefined;
			if (vowel === undefined) folded += unit;
			places.push({ start: vowel?.start ?? start, end });
			previous = unit;
		}
	}
	return { text: folded, places };
}

function rangesOf(term: string, folded: FoldedText, text: string): Range[] {
	for (const spelling of [term, joinStreet(term)]) {
		const found = occurrences(folded.text, spelling);
		const atWordStart = found.filter((index) => !/[\p{L}\p{N}]$/u.test(folded.text.slice(0, index).slice(-2)));
		const chosen = atWordStart.length > 0 ? atWordStart : found;
		if (chosen.length > 0) return chosen.map((index) => spanOf(folded.places, index, spelling.length));
	}
	const rank = rankerOf(term);
	const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].filter(([word]) => rank(word) !== null);
	return words.map(({ 0: word, index }) => ({ start: index, end: index + word.length }));
}

function digitRanges(digits: string, text: string): Range[] {
	if (digits.length < MIN_SEARCH_LENGTH) return [];
	// A character that separates numbers takes a place of its own, so that no hit runs from one number into the next.
	const marks = [...text.matchAll(/[0-9]|[^0-9+/().\-\s]/g)];
	const places = marks.map(({ index }) => ({ start: index, end: index + 1 }));
	const line = marks.map(([mark]) => mark).join('');
	return occurrences(line, digits).map((index) => spanOf(places, index, digits.length));
}

function occurrences(text: string, part: string): number[] {
	const found: number[] = [];
	for (let index = text.indexOf(part); index >= 0; index = text.indexOf(part, index + part.length)) found.push(index);
	return found;
}

function spanOf(places: readonly Range[], index: number, length: number): Range {
	const span = places.slice(index, index + length);
	return { start: Math.min(...span.map((place) => place.start)), end: Math.max(...span.map((place) => place.end)) };
}

function partsOf(text: string, ranges: readonly Range[]): MarkedPart[] {
	const parts: MarkedPart[] = [];
	let done = 0;
	const add = (end: number, isMatch: boolean) => {
		if (end > done) parts.push({ text: text.slice(done, end), isMatch });
		done = end;
	};
	for (const { start, end } of merged(ranges)) {
		add(start, false);
		add(end, true);
	}
	add(text.length, false);
	return parts;
}

function merged(ranges: readonly Range[]): Range[] {
	const result: Range[] = [];
	for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
		const last = result.at(-1);
		if (last === undefined || range.start > last.end) result.push(range);
		else result[result.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
	}
	return result;
}
