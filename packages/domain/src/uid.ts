import { err, ok, type Result } from './result.ts';
import { uidRules } from './uidRules.ts';
import { visibleText } from './visibleText.ts';

export { uidCheckDigit } from './uidRules.ts';

/** Why a text is no UID of a member state of the EU. */
export type UidProblem = 'uidFormat' | 'uidCountry' | 'uidCheckDigit';

const MAX_TYPED_LENGTH = 64;

/**
 * Reads a UID (VAT number of a business in the EU) into its compact form: blanks fall away, small letters become capitals.
 * The form of each state and the check digits that its rule makes known are checked; whether the number has been given to
 * anybody only the state's register knows.
 */
export function parseUid(text: string): Result<string, UidProblem> {
	const compact = text.length > MAX_TYPED_LENGTH ? '' : visibleText(text).replace(/\s/g, '').toUpperCase();
	const [, country = '', number = ''] = /^([A-Z]{2})(.+)$/.exec(compact) ?? [];
	if (country === '') return err('uidFormat');
	const rule = uidRules.get(country);
	if (rule === undefined) return err('uidCountry');
	if (!rule.pattern.test(number)) return err('uidFormat');
	return rule.isRight(number) ? ok(compact) : err('uidCheckDigit');
}

/** The rule a UID (blanks and small letters allowed) breaks, or `null`. */
export function checkUid(text: string): UidProblem | null {
	const parsed = parseUid(text);
	return parsed.ok ? null : parsed.code;
}
