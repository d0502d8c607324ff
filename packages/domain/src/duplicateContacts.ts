import { dateOfParts, isCalendarDate, partsOf } from '@kontor/german/dateParts';
import { normalizePhone } from '@kontor/german/phone';
import { readPostcode } from '@kontor/german/postcode';
import { shortSankt } from '@kontor/german/sankt';
import { digitsOf, fold, foldStreet } from '@kontor/german/search';
import { isOneSlip } from './likeness.ts';

/** Street with house number, postcode and place as typed; `''` where unknown. */
export interface RecordAddress {
	readonly street: string;
	readonly zip: string;
	readonly city: string;
}

/** An address taken apart for comparing. */
export interface ReadAddress {
	readonly zip: string;
	readonly city: string;
	/** Folded and abbreviated, without blanks and signs. */
	readonly street: string;
	/** House number, staircase and door: `12/2/14` gives three. */
	readonly numbers: readonly string[];
}

/** How two addresses resemble each other; `street` means another house or door, or none named. */
export type AddressLikeness = 'same' | 'street' | 'place' | 'different' | 'missing';

/** How two days of birth resemble each other: `swapped` has day and month exchanged, `slip` one wrong or two exchanged digits. */
export type DateLikeness = 'same' | 'swapped' | 'slip' | 'different' | 'missing';

const MAX_STREET = 200;

/** Takes an address apart; "Schulg. 5/2", "Schulgasse 5 / Top 2" and "SCHULGASSE 5/2" give the same. */
export function readAddress({ street, zip, city }: RecordAddress): ReadAddress {
	const spaced = street.slice(0, MAX_STREET).replace(/(?<=[\p{L}.])(?=[0-9])/gu, ' ');
	const words = foldStreet(spaced)
		.split(/[\s,]+/)
		.filter((word) => word !== '' && !/^nr\.?$/.test(word));
	// An ordinal belongs to the name of the street: Straße des 12. Februar.
	const found = words.findIndex((word) => /^[0-9]/.test(word) && !/^[0-9]+\.$/.test(word));
	const end = found < 0 ? words.length : found;
	return {
		zip: readPostcode(zip)
			.postcode.replace(/[^0-9a-z]/gi, '')
			.toUpperCase(),
		city: shortSankt(fold(city)).replace(/[^\p{L}]/gu, ''),
		street: shortStreet(words.slice(0, end).join(' ')),
		numbers:
			words
				.slice(end)
				.join(' ')
				.match(/[0-9]+|(?<![a-z])[a-z](?![a-z])/g) ?? [],
	};
}

/** Compares two addresses; the place alone decides where no street is known. */
export function likenessOfAddresses(a: ReadAddress, b: ReadAddress): AddressLikeness {
	const isZipKnown = a.zip !== '' && b.zip !== '';
	const [placeA, placeB] = isZipKnown ? [a.zip, b.zip] : [a.city, b.city];
	if (placeA === '' || placeB === '') return 'missing';
	if (placeA !== placeB) return 'different';
	if (a.street === '' || b.street === '' || !(a.street === b.street || isOneSlip(a.street, b.street))) return 'place';
	return isSameHouse(a.numbers, b.numbers) ? 'same' : 'street';
}

/** A phone number as it is compared. */
export interface ReadPhone {
	/** E.164, or the digits of a number that cannot be read. */
	readonly number: string;
	readonly extension: string | null;
}

/** Reads phone numbers for comparing; empty and made-up ones (`000000`) fall away. */
export function readPhones(texts: readonly string[]): ReadPhone[] {
	return texts.flatMap((text) => {
		const { e164, extension } = normalizePhone(text);
		const number = e164 ?? digitsOf(text);
		return number.length < 6 || /^(?:\+43)?(.)\1*$/.test(number) ? [] : [{ number, extension }];
	});
}

/** Whether one number is in both lists; two extensions of one switchboard are two numbers. */
export function sharesPhone(a: readonly ReadPhone[], b: readonly ReadPhone[]): boolean {
	const isSame = (one: ReadPhone, other: ReadPhone) =>
		one.number === other.number &&
		(one.extension === other.extension || one.extension === null || other.extension === null);
	return a.some((one) => b.some((other) => isSame(one, other)));
}

/** Compares two days of birth (`YYYY-MM-DD`, `''` where unknown). */
export function likenessOfDates(a: string, b: string): DateLikeness {
	if (!isCalendarDate(a) || !isCalendarDate(b)) return 'missing';
	if (a === b) return 'same';
	if (swappedDate(a) === b) return 'swapped';
	return slippedDates(a).includes(b) ? 'slip' : 'different';
}

/** The day with day and month exchanged, or `null` where that is none. */
export function swappedDate(date: string): string | null {
	const parts = partsOf(date);
	if (parts === null) return null;
	const swapped = dateOfParts({ year: parts.year, month: parts.day, day: parts.month });
	return isCalendarDate(swapped) ? swapped : null;
}

/** The days that one slip makes of a day: one digit wrong, the century's aside, or two neighbours of one part exchanged. */
export function slippedDates(date: string): string[] {
	const found = new Set<string>();
	for (const place of [2, 3, 5, 6, 8, 9]) {
		for (let digit = 0; digit <= 9; digit++) found.add(date.slice(0, place) + digit + date.slice(place + 1));
	}
	for (const place of [2, 5, 8]) {
		found.add(date.slice(0, place) + date.charAt(place + 1) + date.charAt(place) + date.slice(place + 2));
	}
	found.delete(date);
	return [...found].filter(isCalendarDate);
}

function shortStreet(folded: string): string {
	return shortSankt(folded)
		.replace(/gasse\b|g\.(?= |$)/g, 'g')
		.replace(/platz\b|pl\.(?= |$)/g, 'pl')
		.replace(/\bdoktor\b/g, 'dr')
		.replace(/\bprofessor\b/g, 'prof')
		.replace(/[^\p{L}\p{N}]/gu, '');
}

function isSameHouse(a: readonly string[], b: readonly string[]): boolean {
	const known = Math.min(a.length, b.length);
	return known > 0 && a.slice(0, known).join('/') === b.slice(0, known).join('/');
}
