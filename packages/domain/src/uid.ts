/** Why a text is no Austrian UID. */
export type UidProblem = 'uidFormat' | 'uidCheckDigit';

/** The check digit after the first seven digits of an Austrian UID, or `null` for anything but seven digits. */
export function uidCheckDigit(digits: string): string | null {
	if (!/^[0-9]{7}$/.test(digits)) return null;
	let sum = 4;
	for (const [index, character] of [...digits].entries()) {
		const value = Number(character) * (index % 2 === 0 ? 1 : 2);
		sum += value > 9 ? value - 9 : value;
	}
	return String((10 - (sum % 10)) % 10);
}

/** The rule an Austrian UID (`ATU` and eight digits; blanks and small letters allowed) breaks, or `null`. */
export function checkUid(text: string): UidProblem | null {
	const compact = text.length > 64 ? '' : text.replace(/\s/g, '').toUpperCase();
	const [, digits, checkDigit] = /^ATU([0-9]{7})([0-9])$/.exec(compact) ?? [];
	if (digits === undefined) return 'uidFormat';
	return uidCheckDigit(digits) === checkDigit ? null : 'uidCheckDigit';
}
