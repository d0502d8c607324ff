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

/**
 * One form for all spellings of a trade item number: EAN-8, UPC-A, EAN-13 and ITF-14 padded to 14 digits, or `null` for
 * a text that is none. Two codes name the same article when these are equal; the text itself is what is stored.
 */
export function toGtin14(text: string): string | null {
	return checkGtin(text) === null ? text.padStart(14, '0') : null;
}

/**
 * The 13 digits printed on a retail article (EAN-13) for any spelling of its number, UPC-A with a zero in front included;
 * `null` for what is none or is a trade unit, whose 14 digits begin with 1 to 9 and name another article.
 */
export function toEan13(text: string): string | null {
	const gtin14 = toGtin14(text);
	return gtin14?.startsWith('0') ? gtin14.slice(1) : null;
}

/** The 12 digits of a UPC-A for any spelling of a number that has one, or `null`: those are the EAN-13 with a zero in front. */
export function toUpcA(text: string): string | null {
	const ean13 = toEan13(text);
	return ean13?.startsWith('0') ? ean13.slice(1) : null;
}

/**
 * The UPC-A of 12 digits behind a printed UPC-E of 8 (number system 0 or 1, six digits, check digit), or `null` when it
 * is none. The zeros stand where the sixth digit says (GS1 General Specifications, 5.2.2.4.2), never just in front.
 */
export function expandUpcE(text: string): string | null {
	const [, system, digits = '', check] = /^([01])([0-9]{6})([0-9])$/.exec(text) ?? [];
	if (system === undefined) return null;
	const upcA = `${system}${itemOfUpcE(digits)}${check}`;
	return checkGtin(upcA) === null ? upcA : null;
}

function itemOfUpcE(digits: string): string {
	const last = digits.charAt(5);
	if (last <= '2') return `${digits.slice(0, 2)}${last}0000${digits.slice(2, 5)}`;
	if (last === '3') return `${digits.slice(0, 3)}00000${digits.slice(3, 5)}`;
	if (last === '4') return `${digits.slice(0, 4)}00000${digits.charAt(4)}`;
	return `${digits.slice(0, 5)}0000${last}`;
}
