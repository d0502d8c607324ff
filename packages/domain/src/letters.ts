/**
 * A text in plain small letters: lower case, ß as ss, ligatures opened (æ → ae), all other marks dropped (ä → a, é → e,
 * ł → l). Composed and decomposed spellings give the same. Digits, blanks, punctuation and other scripts stay.
 */
export function plainLetters(text: string): string {
	// Composing the text as a whole would change nothing, and takes a quadratic time for a long run of marks.
	return text.toLowerCase().replace(/[^ -~]/gu, plainLetter);
}

function plainLetter(letter: string): string {
	return latinLetters.get(letter) ?? withoutMarks(letter);
}

function withoutMarks(letter: string): string {
	const bare = letter.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
	return wholeLetters.get(bare) ?? bare;
}

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
