import { err, ok, type Result } from './result.ts';

/** Why a text is no IBAN. */
export type IbanProblem = 'ibanCharacters' | 'ibanLength' | 'ibanChecksum';

const MAX_TYPED_LENGTH = 200;

/**
 * The two check digits of a country and its account number (capital letters and digits): 98 − mod 97 (ISO 7064), so 02
 * to 98; `null` for other characters.
 */
export function ibanCheckDigits(country: string, account: string): string | null {
	if (!/^[A-Z]{2}$/.test(country) || !/^[A-Z0-9]{1,60}$/.test(account)) return null;
	return String(98 - remainder97(`${account}${country}00`)).padStart(2, '0');
}

/**
 * Reads an IBAN into its compact form: blanks of every kind and a leading "IBAN:" fall away, small letters become
 * capitals; 15 to 34 characters, check digits 02 to 98, mod 97 = 1 (spec.md, section 5). The length per country is not
 * judged.
 */
export function parseIban(text: string): Result<string, IbanProblem> {
	if (text.length > MAX_TYPED_LENGTH) return err('ibanLength');
	const compact = text
		.replace(/\s/g, '')
		.toUpperCase()
		.replace(/^IBAN:/, '');
	if (!/^[A-Z0-9]*$/.test(compact)) return err('ibanCharacters');
	if (compact.length < 15 || compact.length > 34) return err('ibanLength');
	const [, country = '', digits, account = ''] = /^([A-Z]{2})([0-9]{2})(.+)$/.exec(compact) ?? [];
	if (digits === undefined) return err('ibanCharacters');
	return ibanCheckDigits(country, account) === digits ? ok(compact) : err('ibanChecksum');
}

/** The rule an IBAN breaks, or `null`. */
export function checkIban(text: string): IbanProblem | null {
	const parsed = parseIban(text);
	return parsed.ok ? null : parsed.code;
}

/** A compact IBAN in groups of four: `AT61 1904 3002 3457 3201`. */
export function formatIban(compact: string): string {
	return compact.replace(/(.{4})(?=.)/gs, '$1 ');
}

/** Digit by digit, because the whole number is beyond what a JavaScript number holds. */
function remainder97(characters: string): number {
	let remainder = 0;
	for (const character of characters) {
		const value = Number.parseInt(character, 36);
		remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
	}
	return remainder;
}
