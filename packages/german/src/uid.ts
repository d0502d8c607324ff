import { err, ok, type Result } from './result.ts';
import { uidRules } from './uidRules.ts';
import { visibleText } from './visibleText.ts';

export { uidCheckDigit } from './uidRules.ts';

/** Why a text is no UID of a member state of the EU, or is an odd one. */
export type UidProblem = 'uidFormat' | 'uidCountry' | 'uidCheckDigit';

const MAX_TYPED_LENGTH = 64;

/**
 * Reads a UID (VAT number of a business) into its compact form: blanks fall away, small letters become capitals. The
 * Austrian rule is kept strictly. The number of any other country is taken if it begins with the letters of one and holds
 * digits; dots and hyphens fall away, and what is odd about it is a matter of {@link uidWarning}: other states change
 * their rules, and whether a number has been given to anybody only their register knows.
 */
export function parseUid(text: string): Result<string, UidProblem> {
	const typed = text.length > MAX_TYPED_LENGTH ? '' : visibleText(text).replace(/\s/g, '').toUpperCase();
	if (typed.startsWith('AT')) {
		const problem = brokenRule(typed);
		return problem === null ? ok(typed) : err(problem);
	}
	const compact = typed.replace(/[.-]/g, '');
	return /^[A-Z]{2}(?=.*[0-9])[A-Z0-9+*]{2,30}$/.test(compact) ? ok(compact) : err('uidFormat');
}

/** What is odd about the UID of another country: its letters, its form or its check digits. Never blocks. */
export function uidWarning(text: string): UidProblem | null {
	const parsed = parseUid(text);
	return parsed.ok ? brokenRule(parsed.value) : null;
}

/** The rule a UID (blanks and small letters allowed) breaks, or `null`. */
export function checkUid(text: string): UidProblem | null {
	const parsed = parseUid(text);
	return parsed.ok ? null : parsed.code;
}

/** The rule of its state that a compact UID breaks, or `null`. */
function brokenRule(compact: string): UidProblem | null {
	const rule = uidRules.get(compact.slice(0, 2));
	const number = compact.slice(2);
	if (rule === undefined) return 'uidCountry';
	if (!rule.pattern.test(number)) return 'uidFormat';
	return rule.isRight(number) ? null : 'uidCheckDigit';
}
