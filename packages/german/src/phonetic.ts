import { plainLetters } from './letters.ts';

const MAX_WORD_LENGTH = 64;
const MAX_TEXT_LENGTH = 2000;

/**
 * Kölner Phonetik of one word (Postel 1969): each letter by its neighbours to a digit, equal neighbours once, then every
 * 0 but a leading one dropped. Other than there, a c is a k at the end of a word and before every consonant that leaves it
 * one: Eric is Erik, Victor is Viktor. Marks, hyphens and anything that is no letter do not count; `''` without a coded letter.
 * Words longer than 64 letters count up to there.
 */
export function cologneCode(word: string): string {
	const letters = plainLetters(word.slice(0, 2 * MAX_WORD_LENGTH))
		.replace(/[^a-z]/g, '')
		.slice(0, MAX_WORD_LENGTH);
	let code = '';
	let last = '';
	for (let index = 0; index < letters.length; index++) {
		for (const digit of digitsAt(letters, index)) {
			if (digit !== last && (digit !== '0' || code === '')) code += digit;
			last = digit;
		}
	}
	return code;
}

/** The codes of the words in the first 2000 characters of a text, each word alone, empty ones left out. */
export function cologneCodes(text: string): string[] {
	return text
		.slice(0, MAX_TEXT_LENGTH)
		.split(/\s+/)
		.map(cologneCode)
		.filter((code) => code !== '');
}

function digitsAt(letters: string, index: number): string {
	const letter = letters.charAt(index);
	const before = letters.charAt(index - 1);
	const after = letters.charAt(index + 1);
	switch (letter) {
		case 'h':
			return '';
		case 'b':
			return '1';
		case 'p':
			return after === 'h' ? '3' : '1';
		case 'd':
		case 't':
			return isOneOf(after, 'csz') ? '8' : '2';
		case 'f':
		case 'v':
		case 'w':
			return '3';
		case 'g':
		case 'k':
		case 'q':
			return '4';
		case 'c':
			return isHardC(before, after) ? '4' : '8';
		case 'x':
			return isOneOf(before, 'ckq') ? '8' : '48';
		case 'l':
			return '5';
		case 'm':
		case 'n':
			return '6';
		case 'r':
			return '7';
		case 's':
		case 'z':
			return '8';
		default:
			return '0';
	}
}

// Postel's list names the letters that harden a c. Names need the other way round: it is soft before e, i, j, y and the
// letters it melts with (Ricci, Kovács, Czerny), and after s and z.
function isHardC(before: string, after: string): boolean {
	if (isOneOf(before, 'sz')) return false;
	if (after === '') return before !== '';
	return !isOneOf(after, 'eijycsz');
}

function isOneOf(letter: string, letters: string): boolean {
	return letter !== '' && letters.includes(letter);
}
