import { parsePersonName } from '@kontor/german/name';
import { isMobile, normalizePhone } from '@kontor/german/phone';
import { daysOfSearch } from '@kontor/german/searchDate';
import type { OfferedAddress } from '../newAddress/offered.ts';

/** A text that was searched for as the beginning of an address: a name, beside it a birth date, or a phone number. */
export function offeredBy(text: string): OfferedAddress {
	const words = text.trim().split(/\s+/);
	const days = words.map(dayOf);
	const dateOfBirth = days.find((day) => day !== null);
	const name = words.filter((_, index) => days[index] === null).join(' ');
	if (isNameLike(name)) {
		return { person: { ...parsePersonName(withCapitals(name), 'lastFirst'), ...(dateOfBirth && { dateOfBirth }) } };
	}
	return /^[0-9+/().\s-]{6,}$/.test(text) && dateOfBirth === undefined ? offeredByNumber(text.trim()) : {};
}

/** A phone number as the beginning of an address, in the field of its kind. */
export function offeredByNumber(number: string): OfferedAddress {
	return { contact: isMobile(normalizePhone(number)) ? { mobile: number } : { tel: number } };
}

/** The only day that a word can mean. */
function dayOf(word: string): string | null {
	const [only, other] = daysOfSearch(word.replace(/,$/, ''));
	return only !== undefined && other === undefined ? only.from : null;
}

/** True if a text that was searched for may be a name. */
function isNameLike(text: string): boolean {
	return /\p{L}{2}/u.test(text) && !/[0-9@]/.test(text);
}

// Whoever searches types small letters; what has a capital is written as it is meant.
function withCapitals(name: string): string {
	if (name !== name.toLowerCase()) return name;
	return name.replace(/(?<=^|[\s'-])\p{Ll}/gu, (letter) => letter.toLocaleUpperCase('de-AT'));
}
