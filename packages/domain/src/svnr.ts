import { err, ok, type Result } from './result.ts';

/** An Austrian insurance number in its two parts, both texts that keep their zeros. */
export interface Svnr {
	/** Serial and check digit, 4 digits. */
	readonly svnr: string;
	/** Usually the birth date as ddmmyy, 6 digits; the month may be 13 to 15. */
	readonly svnrDat: string;
}

/** Why a text is no insurance number. */
export type SvnrProblem = 'svnrFormat' | 'svnrCheckDigit';

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
export function parseSvnr(text: string): Result<Svnr, SvnrProblem> {
	const digits = text.length > 64 ? '' : text.replace(/[\s.]/g, '');
	if (!/^[1-9][0-9]{9}$/.test(digits)) return err('svnrFormat');
	const svnr = digits.slice(0, 4);
	const svnrDat = digits.slice(4);
	if (svnrCheckDigit(svnr.slice(0, 3), svnrDat) !== svnr.charAt(3)) return err('svnrCheckDigit');
	return ok({ svnr, svnrDat });
}

/** The rule an insurance number breaks, or `null`. */
export function checkSvnr(text: string): SvnrProblem | null {
	const parsed = parseSvnr(text);
	return parsed.ok ? null : parsed.code;
}

/** An insurance number as people write it: `1237 010180`. */
export function formatSvnr({ svnr, svnrDat }: Svnr): string {
	return `${svnr} ${svnrDat}`.trim();
}

function weighted(digits: string, weights: readonly number[]): number {
	return weights.reduce((sum, weight, index) => sum + weight * Number(digits.charAt(index)), 0);
}
