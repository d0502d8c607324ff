import { isCalendarDate, partsOf } from './dateParts.ts';
import { err, ok, type Result } from './result.ts';
import { visibleText } from './visibleText.ts';

/** An Austrian insurance number in its two parts, both texts that keep their zeros. */
export interface Svnr {
	/** Serial and check digit, 4 digits. */
	readonly svnr: string;
	/** Usually the birth date as ddmmyy, 6 digits; the month may be 13 to 15. */
	readonly svnrDat: string;
}

/** Why a text is no insurance number. */
export type SvnrProblem = 'svnrFormat' | 'svnrCheckDigit';

/** What is odd about an insurance number whose check digit is right. */
export type SvnrWarning = 'svnrDay' | 'svnrBirthDate';

/** How insurance numbers are judged. */
export interface SvnrRules {
	/** The carrier takes 0000 in the place of serial and check digit (`allowZeroSVNR`), for people without a number. */
	readonly isZeroAllowed?: boolean | undefined;
}

const MAX_TYPED_LENGTH = 64;

const serialWeights = [3, 7, 9];
const dateWeights = [5, 8, 4, 2, 1, 6];

/**
 * The check digit between a serial of three digits and six date digits, or `null` where none exists: the remainder 10 is
 * never issued, and a serial starts at 100 (weights 3-7-9 / 5-8-4-2-1-6, modulo 11).
 */
export function svnrCheckDigit(serial: string, svnrDat: string): string | null {
	if (!/^[1-9][0-9]{2}$/.test(serial) || !/^[0-9]{6}$/.test(svnrDat)) return null;
	const remainder = (weighted(serial, serialWeights) + weighted(svnrDat, dateWeights)) % 11;
	return remainder === 10 ? null : String(remainder);
}

/**
 * Reads an insurance number from ten digits with or without blanks and dots. The date part is not judged: it may differ
 * from the birth date, and months 13 to 15 are legal.
 */
export function parseSvnr(text: string, { isZeroAllowed = false }: SvnrRules = {}): Result<Svnr, SvnrProblem> {
	const { svnr, svnrDat } = splitSvnr(text);
	if (isZeroAllowed && /^0{4}[0-9]{6}$/.test(svnr + svnrDat)) return ok({ svnr, svnrDat });
	if (!/^[1-9][0-9]{3}$/.test(svnr) || !/^[0-9]{6}$/.test(svnrDat)) return err('svnrFormat');
	if (svnrCheckDigit(svnr.slice(0, 3), svnrDat) !== svnr.charAt(3)) return err('svnrCheckDigit');
	return ok({ svnr, svnrDat });
}

/** The rule an insurance number breaks, or `null`. */
export function checkSvnr(text: string, rules: SvnrRules = {}): SvnrProblem | null {
	const parsed = parseSvnr(text, rules);
	return parsed.ok ? null : parsed.code;
}

/**
 * Parts a text as typed or pasted into the first four characters and the rest; blanks and dots fall away, everything else
 * stays for {@link parseSvnr} to judge.
 */
export function splitSvnr(text: string): Svnr {
	const compact = text.length > MAX_TYPED_LENGTH ? text : visibleText(text).replace(/[\s.]/g, '');
	return { svnr: compact.slice(0, 4), svnrDat: compact.slice(4) };
}

/**
 * What is odd about the date in an insurance number: a day that no century knows, or one that differs from the birth date
 * (`YYYY-MM-DD`). Both happen and neither blocks: the number stays for life when a birth date is corrected, and in months
 * 13 to 15 only the year is a date.
 */
export function svnrWarning(svnrDat: string, birthDate?: string): SvnrWarning | null {
	const [, day, month = '', year] = /^([0-9]{2})([0-9]{2})([0-9]{2})$/.exec(svnrDat) ?? [];
	if (day === undefined) return null;
	const isNoMonth = month >= '13' && month <= '15';
	// Every day of 19yy is one of 20yy as well, since 2000 was a leap year.
	if (!isNoMonth && !isCalendarDate(`20${year}-${month}-${day}`)) return 'svnrDay';
	const born = birthDate === undefined ? null : partsOf(birthDate);
	if (born === null) return null;
	const isSameYear = Number(year) === born.year % 100;
	const isSameDay = isNoMonth || (Number(day) === born.day && Number(month) === born.month);
	return isSameYear && isSameDay ? null : 'svnrBirthDate';
}

/** An insurance number as people write it: `1237 010180`. */
export function formatSvnr({ svnr, svnrDat }: Svnr): string {
	return `${svnr} ${svnrDat}`.trim();
}

function weighted(digits: string, weights: readonly number[]): number {
	return weights.reduce((sum, weight, index) => sum + weight * Number(digits.charAt(index)), 0);
}
