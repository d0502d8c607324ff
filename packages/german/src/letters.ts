/**
 * A text in plain small letters: lower case, ß as ss, ligatures opened (æ → ae), all other marks dropped (ä → a, é → e,
 * ł → l), signs that look like an apostrophe, a hyphen or a quotation mark made that one. Composed and decomposed
 * spellings give the same. Digits, blanks, all other punctuation and other scripts stay.
 */
export function plainLetters(text: string): string {
	// Composing the text as a whole would change nothing, and takes a quadratic time for a long run of marks.
	return text.toLowerCase().replace(/[^ -_a-~]/gu, plainLetter);
}

function plainLetter(letter: string): string {
	return latinLetters.get(letter) ?? withoutMarks(letter);
}

function withoutMarks(letter: string): string {
	const bare = letter.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
	return wholeLetters.get(bare) ?? plainSigns(bare);
}

/** A text whose signs that people take for an apostrophe, a hyphen or a quotation mark are that one: D´Angelo → D'Angelo. */
export function plainSigns(text: string): string {
	return text.replace(apostrophes, "'").replace(hyphens, '-').replace(quotes, '"');
}

// The accent keys of a German keyboard, what Word writes, and the letters of other scripts that stand for an apostrophe.
const apostrophes =
	/[`\u00b4\u02b9\u02bb\u02bc\u02bd\u02be\u02bf\u02c8\u02ca\u02cb\u055a\u05f3\u2018\u2019\u201a\u201b\u2032\u2035\u2039\u203a\ua78c\uff07]/gu;
const hyphens = /[\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe63\uff0d]/gu;
const quotes = /[\u00ab\u00bb\u02ee\u05f4\u201c\u201d\u201e\u201f\u2033\u2036\uff02]/gu;

/** Small letters that Unicode does not take apart into a plain letter and marks. */
const wholeLetters: ReadonlyMap<string, string> = new Map([
	['ß', 'ss'],
	['æ', 'ae'],
	['œ', 'oe'],
	['ø', 'o'],
	['ð', 'd'],
	['đ', 'd'],
	['þ', 'th'],
	['ħ', 'h'],
	['ı', 'i'],
	['ł', 'l'],
	['ŋ', 'n'],
	['ŧ', 't'],
	// Lower-casing chooses between two forms by position, which a single letter does not have.
	['ς', 'σ'],
]);

/** Latin-1 and Latin Extended-A worked out once, because taking letters apart is what folding spends its time on. */
const latinLetters: ReadonlyMap<string, string> = new Map(
	Array.from({ length: 0x180 - 0xc0 }, (_, index) => String.fromCharCode(0xc0 + index)).map(
		(letter) => [letter, withoutMarks(letter)] as const,
	),
);
