/** Why a text is no GTIN. */
export type GtinProblem = 'gtinFormat' | 'gtinCheckDigit';

/**
 * The check digit after the given digits of a GTIN, EAN or GLN (GS1, modulo 10, weights 3 and 1 from the right), or
 * `null` for anything but 7, 11, 12 or 13 digits.
 */
export function gtinCheckDigit(digits: string): string | null {
	if (!/^(?:[0-9]{7}|[0-9]{11,13})$/.test(digits)) return null;
	let sum = 0;
	for (let index = 0; index < digits.length; index++) {
		sum += Number(digits.charAt(digits.length - 1 - index)) * (index % 2 === 0 ? 3 : 1);
	}
	return String((10 - (sum % 10)) % 10);
}

/** The rule a GTIN (EAN-8, UPC-A, EAN-13, ITF-14; a text that keeps its zeros) breaks, or `null`. */
export function checkGtin(text: string): GtinProblem | null {
	const checkDigit = text.length > 14 ? null : gtinCheckDigit(text.slice(0, -1));
	if (checkDigit === null || !/[0-9]$/.test(text)) return 'gtinFormat';
	return text.endsWith(checkDigit) ? null : 'gtinCheckDigit';
}
