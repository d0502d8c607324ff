import { err, ok, type Result } from './result.ts';
import { visibleText } from './visibleText.ts';

/** Why a text is no IBAN. */
export type IbanProblem = 'ibanCharacters' | 'ibanLength' | 'ibanChecksum';

/** What is odd about an IBAN whose check digits are right. */
export type IbanWarning = 'ibanCountry' | 'ibanCountryLength';

const MAX_TYPED_LENGTH = 200;

/** Lengths by country (SWIFT IBAN registry, release 101). */
const registry =
	'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 ' +
	'FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 ' +
	'LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 ' +
	'RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30';

const lengths: ReadonlyMap<string, number> = new Map(
	registry.split(' ').map((entry) => [entry.slice(0, 2), Number(entry.slice(2))] as const),
);

/** How many characters the IBANs of a country have (`AT` → 20), or `null` where the registry knows none. */
export function ibanLength(country: string): number | null {
	return lengths.get(country) ?? null;
}

/** What is odd about a compact IBAN: a country without IBANs, or a length that its country does not have. Never blocks. */
export function ibanWarning(compact: string): IbanWarning | null {
	const length = ibanLength(compact.slice(0, 2));
	if (length === null) return 'ibanCountry';
	return length === compact.length ? null : 'ibanCountryLength';
}

/**
 * The two check digits of a country and its account number (capital letters and digits): 98 − mod 97 (ISO 7064), so 02
 * to 98; `null` for other characters.
 */
export function ibanCheckDigits(country: string, account: string): string | null {
	if (!/^[A-Z]{2}$/.test(country) || !/^[A-Z0-9]{1,60}$/.test(account)) return null;
	return String(98 - remainder97(`${account}${country}00`)).padStart(2, '0');
}

/**
 * Reads an IBAN into its compact form: blanks of every kind and a leading "IBAN:" or "IBAN" fall away, small letters become
 * capitals; 15 to 34 characters, check digits 02 to 98, mod 97 = 1 (spec.md, section 5). The length per country is a
 * matter of {@link ibanWarning}.
 */
export function parseIban(text: string): Result<string, IbanProblem> {
	if (text.length > MAX_TYPED_LENGTH) return err('ibanLength');
	const compact = visibleText(text)
		.replace(/\s/g, '')
		.toUpperCase()
		.replace(/^IBAN(?::|(?=[A-Z]{2}[0-9]{2}))/, '');
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
