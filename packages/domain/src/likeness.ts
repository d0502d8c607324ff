import { cologneCode } from '@kontor/german/phonetic';
import { fold, withinOneTypo } from '@kontor/german/search';

/**
 * How two names, each a list of folded words, resemble each other: `same` in any order and however they are joined;
 * `sound` and `typo` word by word; `part` when all words of one are found in the longer other; `missing` when one is empty.
 */
export type Likeness = 'same' | 'sound' | 'typo' | 'part' | 'different' | 'missing';

/** Whether two different folded words may be one, and by what. */
export type WordRule = (a: string, b: string) => 'sound' | 'typo' | null;

/** More words than a name has; each further one multiplies the ways of pairing them. */
const MAX_WORDS = 5;

/** Compares two names whose words may be one by `alike`. */
export function likenessOf(a: readonly string[], b: readonly string[], alike: WordRule): Likeness {
	const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a];
	if (shorter.length === 0) return 'missing';
	const [one, other] = [shorter.join(''), longer.join('')];
	if (one === other || shorter.toSorted().join('') === longer.toSorted().join('')) return 'same';
	const [few, many] = [shorter.slice(0, MAX_WORDS), longer.slice(0, MAX_WORDS)];
	const isPaired = canBePaired(few, many, (x, y) => alike(x, y) !== null);
	if (isPaired && shorter.length < longer.length) return 'part';
	if (isPaired) return canBePaired(few, many, (x, y) => alike(x, y) === 'sound') ? 'sound' : 'typo';
	return alike(one, other) ?? 'different';
}

/** For last names and companies: Kölner Phonetik, or one slip from five letters on. Digits must be equal. */
export function alikeWords(a: string, b: string): 'sound' | 'typo' | null {
	if (/[0-9]/.test(a + b)) return null;
	if (soundsAlike(a, b)) return 'sound';
	return isOneSlip(a, b) ? 'typo' : null;
}

/**
 * For first names: the same but for letters that sound alike (Stephan, Stefan), or one slip from five letters on. Vowels
 * count, as Lena and Lina are two sisters, and so does the ending that makes Michael a Michaela.
 */
export function alikeFirstNames(a: string, b: string): 'sound' | 'typo' | null {
	if (isOtherGender(a, b)) return null;
	if (soundSpelling(a) === soundSpelling(b)) return 'sound';
	return isOneSlip(a, b) || isOneSlip(soundSpelling(a), soundSpelling(b)) ? 'typo' : null;
}

/** Whether two folded words are one slip of the keyboard apart, from five letters of the longer one on. */
export function isOneSlip(a: string, b: string): boolean {
	return a.length >= b.length ? withinOneTypo(a, b) : withinOneTypo(b, a);
}

function canBePaired(
	few: readonly string[],
	many: readonly string[],
	fits: (a: string, b: string) => boolean,
): boolean {
	const [word, ...rest] = few;
	if (word === undefined) return true;
	return many.some(
		(other, index) => (other === word || fits(word, other)) && canBePaired(rest, many.toSpliced(index, 1), fits),
	);
}

/** The code alone takes Bauer for Peer, so the words may not differ by much besides. */
function soundsAlike(a: string, b: string): boolean {
	const code = cologneCode(a);
	if (code.length < 2 || code !== cologneCode(b)) return false;
	const [one, other] = [soundSpelling(a), soundSpelling(b)];
	return areWithin(Math.min(2, Math.floor(Math.min(one.length, other.length) / 2)), one, other);
}

const soundRules: readonly (readonly [RegExp, string])[] = [
	[/ph/g, 'f'],
	[/ch(?=[rl])/g, 'k'],
	[/[ae][iy]/g, 'ai'],
	[/dt|th/g, 't'],
	[/ck|c(?!h)|q/g, 'k'],
	[/tz/g, 'z'],
	[/y/g, 'i'],
	[/(?<=[aeiou])h/g, ''],
	[/(.)\1+/g, '$1'],
];

function soundSpelling(word: string): string {
	return soundRules.reduce((spelling, [pattern, replacement]) => spelling.replace(pattern, replacement), word);
}

/** Men's names that become a woman's by an ending, as twins are named now and then. */
const stems = new Set(
	fold(
		'adrian alexander anton bernhard christian daniel dominik emanuel emil ernest fabian ferdinand franz friedrich ' +
			'gabriel georg gerhard heinrich jakob jan johann josef joseph julian karl konstantin kristian leon leopold luis ' +
			'manuel marcel martin maximilian michael noel pascal patrik paul philip philipp rafael raphael rene robert roman ' +
			'sebastian simon stefan stephan valentin viktor wilhelm',
	).split(' '),
);
const pairs = new Set(['andrea andreas', 'christian christina', 'julia julian', 'luca lucas', 'luka lukas']);

function isOtherGender(a: string, b: string): boolean {
	const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
	if (stems.has(shorter) && longer.startsWith(shorter)) return true;
	if (pairs.has(`${a} ${b}`) || pairs.has(`${b} ${a}`)) return true;
	// Mario and Maria, Sandro and Sandra.
	return a.slice(0, -1) === b.slice(0, -1) && [a.slice(-1), b.slice(-1)].sort().join('') === 'ao';
}

/** Whether so many letters written, dropped or changed make one word of the other. */
function areWithin(edits: number, a: string, b: string): boolean {
	if (a === b) return true;
	if (edits === 0) return false;
	let start = 0;
	while (a.charAt(start) === b.charAt(start)) start++;
	const [one, other] = [a.slice(start), b.slice(start)];
	return (
		areWithin(edits - 1, one.slice(1), other.slice(1)) ||
		areWithin(edits - 1, one.slice(1), other) ||
		areWithin(edits - 1, one, other.slice(1))
	);
}
