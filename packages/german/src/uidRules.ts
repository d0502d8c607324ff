/** How the UID of one member state is written behind its two letters, and the check of its digits. */
export interface UidRule {
	readonly pattern: RegExp;
	/** Whether the check digits are right; for numbers that fit the pattern. */
	readonly isRight: (number: string) => boolean;
}

/** The UIDs of the EU by the two letters in front; Greece writes EL, Northern Ireland XI. */
export const uidRules: ReadonlyMap<string, UidRule> = new Map<string, UidRule>([
	['AT', { pattern: /^U[0-9]{8}$/, isRight: (number) => uidCheckDigit(number.slice(1, 8)) === number.slice(8) }],
	['BE', { pattern: /^[01][0-9]{9}$/, isRight: (number) => pair(number) === 97 - (Number(number.slice(0, 8)) % 97) }],
	['BG', { pattern: /^[0-9]{9,10}$/, isRight: bulgarian }],
	['CY', { pattern: /^[0-9]{8}[A-Z]$/, isRight: cypriot }],
	['CZ', { pattern: /^[0-9]{8,10}$/, isRight: czech }],
	['DE', { pattern: /^[1-9][0-9]{8}$/, isRight: isMod11And10 }],
	['DK', { pattern: /^[1-9][0-9]{7}$/, isRight: (number) => sum(number, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 }],
	['EE', { pattern: /^[0-9]{9}$/, isRight: (number) => sum(number, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0 }],
	['EL', { pattern: /^[0-9]{9}$/, isRight: (number) => last(number) === (sum(number, powersOfTwo) % 11) % 10 }],
	['ES', { pattern: /^(?:[A-Z][0-9]{7}[A-Z0-9]|[0-9]{8}[A-Z])$/, isRight: spanish }],
	['FI', { pattern: /^[0-9]{8}$/, isRight: (number) => sum(number, [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0 }],
	['FR', { pattern: /^[0-9A-HJ-NP-Z]{2}[0-9]{9}$/, isRight: french }],
	['HR', { pattern: /^[0-9]{11}$/, isRight: isMod11And10 }],
	['HU', { pattern: /^[0-9]{8}$/, isRight: (number) => sum(number, [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0 }],
	['IE', { pattern: /^[0-9](?:[0-9]{6}[A-W][A-I]?|[A-Z+*][0-9]{5}[A-W])$/, isRight: irish }],
	['IT', { pattern: /^[0-9]{11}$/, isRight: isLuhn }],
	['LT', { pattern: /^(?:[0-9]{3})?[0-9]{7}1[0-9]$/, isRight: lithuanian }],
	['LU', { pattern: /^[0-9]{8}$/, isRight: (number) => Number(number.slice(0, 6)) % 89 === pair(number) }],
	['LV', { pattern: /^[0-9]{11}$/, isRight: latvian }],
	['MT', { pattern: /^[0-9]{8}$/, isRight: (number) => sum(number, [3, 4, 6, 7, 8, 9, 10, 1]) % 37 === 0 }],
	['NL', { pattern: /^[0-9]{9}B[0-9]{2}$/, isRight: dutch }],
	[
		'PL',
		{ pattern: /^[0-9]{10}$/, isRight: (number) => last(number) === sum(number, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 },
	],
	['PT', { pattern: /^[1-9][0-9]{8}$/, isRight: portuguese }],
	['RO', { pattern: /^[1-9][0-9]{1,9}$/, isRight: romanian }],
	['SE', { pattern: /^[0-9]{12}$/, isRight: (number) => isLuhn(number.slice(0, 10)) }],
	['SI', { pattern: /^[1-9][0-9]{7}$/, isRight: slovenian }],
	['SK', { pattern: /^[1-9][0-9]{9}$/, isRight: (number) => Number(number) % 11 === 0 }],
	['XI', { pattern: /^(?:[0-9]{9}(?:[0-9]{3})?|(?:GD[0-4]|HA[5-9])[0-9]{2})$/, isRight: british }],
]);

const powersOfTwo = [256, 128, 64, 32, 16, 8, 4, 2];
const descending = [10, 9, 8, 7, 6, 5, 4, 3, 2];

/** The check digit after the first seven digits of an Austrian UID, or `null` for anything but seven digits. */
export function uidCheckDigit(digits: string): string | null {
	if (!/^[0-9]{7}$/.test(digits)) return null;
	// As if one more zero stood at the end: the doubling starts with the second digit.
	return String((10 - ((luhnSum(`${digits}00`) + 4) % 10)) % 10);
}

/** Companies have 9 digits; those of persons are checked by other registers' rules, which are not public for all. */
function bulgarian(number: string): boolean {
	if (number.length === 10) return true;
	const first = sum(number, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
	const second = sum(number, [3, 4, 5, 6, 7, 8, 9, 10]) % 11;
	return last(number) === (first < 10 ? first : second % 10);
}

function cypriot(number: string): boolean {
	const values = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
	let total = 0;
	for (const [index, digit] of digitsOf(number.slice(0, 8)).entries())
		total += index % 2 === 0 ? Number(values[digit]) : digit;
	return number.endsWith(String.fromCharCode(65 + (total % 26)));
}

/** Companies have 8 digits; the 9 and 10 of persons follow no published check. */
function czech(number: string): boolean {
	if (number.length > 8) return true;
	return last(number) === (11 - (sum(number, descending.slice(2)) % 11)) % 10;
}

function spanish(number: string): boolean {
	const [, person, personLetter] = /^([0-9XYZ][0-9]{7})([A-Z])$/.exec(number) ?? [];
	if (person !== undefined) {
		const digits = person.replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)));
		return personLetter === 'TRWAGMYFPDXBNJZSQVHLCKE'.charAt(Number(digits) % 23);
	}
	const control = (10 - (luhnSum(number) % 10)) % 10;
	return number.endsWith(String(control)) || number.endsWith('JABCDEFGHI'.charAt(control));
}

/** A key with letters is published as a form only. */
function french(number: string): boolean {
	if (!/^[0-9]+$/.test(number)) return true;
	return Number(number.slice(0, 2)) === (12 + 3 * (Number(number.slice(2)) % 97)) % 97;
}

/** The letter of the newer forms; the old form with a sign in second place moves its first digit behind. */
function irish(number: string): boolean {
	const isNew = /^[0-9]{7}/.test(number);
	const digits = isNew ? number : `0${number.slice(2, 7)}${number.charAt(0)}`;
	// The second letter of the newest form counts as well, A as 1.
	const total = sum(digits, descending.slice(2)) + 9 * ' ABCDEFGHI'.indexOf(number.charAt(8));
	return number.charAt(7) === 'WABCDEFGHIJKLMNOPQRSTUV'.charAt(total % 23);
}

function lithuanian(number: string): boolean {
	const weights = (from: number) => Array.from({ length: number.length - 1 }, (_, index) => ((index + from) % 9) + 1);
	const first = sum(number, weights(0)) % 11;
	const second = sum(number, weights(2)) % 11;
	return last(number) === (first < 10 ? first : second % 10);
}

/** Companies begin with a digit above 3; personal numbers follow no published check any more. */
function latvian(number: string): boolean {
	return number <= '4' || sum(number, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3;
}

/** Of companies modulo 11; since 2020 sole traders have numbers that keep modulo 97 over the letters as well. */
function dutch(number: string): boolean {
	const sole = [...`NL${number}`].map((character) => Number.parseInt(character, 36)).join('');
	return last(number.slice(0, 9)) === sum(number, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 || BigInt(sole) % 97n === 1n;
}

function portuguese(number: string): boolean {
	return last(number) === ((11 - (sum(number, descending.slice(1)) % 11)) % 11) % 10;
}

function romanian(number: string): boolean {
	return last(number) === ((10 * sum(number.padStart(10, '0'), [7, 5, 3, 2, 1, 7, 5, 3, 2])) % 11) % 10;
}

function slovenian(number: string): boolean {
	const control = 11 - (sum(number, descending.slice(2)) % 11);
	return last(number) === (control === 10 ? 0 : control);
}

/** Government bodies and health authorities have no check digits. */
function british(number: string): boolean {
	if (!/^[0-9]+$/.test(number)) return true;
	const total = sum(number, descending.slice(2)) + pair(number.slice(0, 9));
	return total % 97 === 0 || (total + 55) % 97 === 0;
}

/** ISO 7064, modulo 11 and 10. */
function isMod11And10(number: string): boolean {
	let product = 10;
	for (const digit of digitsOf(number.slice(0, -1))) product = (((digit + product) % 10 || 10) * 2) % 11;
	return last(number) === (11 - product) % 10;
}

function isLuhn(number: string): boolean {
	return last(number) === (10 - (luhnSum(number) % 10)) % 10;
}

/** Every second digit before the last character doubled, from the one right before it, digit sums added up. */
function luhnSum(number: string): number {
	let total = 0;
	for (const [index, digit] of digitsOf(number.slice(0, -1)).reverse().entries()) {
		const value = index % 2 === 0 ? digit * 2 : digit;
		total += value > 9 ? value - 9 : value;
	}
	return total;
}

/** The sum of the first digits, each times its weight. */
function sum(digits: string, weights: readonly number[]): number {
	return weights.reduce((total, weight, index) => total + weight * Number(digits.charAt(index)), 0);
}

function digitsOf(text: string): number[] {
	return [...text.replace(/[^0-9]/g, '')].map(Number);
}

function last(digits: string): number {
	return Number(digits.slice(-1));
}

function pair(digits: string): number {
	return Number(digits.slice(-2));
}
