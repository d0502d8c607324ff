import { visibleText } from './visibleText.ts';
/** A phone number as typed and as read. */
export interface Phone {
	/** The text as typed, outer blanks aside. */
	readonly raw: string;
	/** The number in E.164 (`+432236123456`) without its extension, or `null` if it cannot be read. */
	readonly e164: string | null;
	/** The extension (`312` of `02236 123 45 67-312`), or `null`. */
	readonly extension: string | null;
}

const MAX_LENGTH = 64;

/** Codes of Wien, Graz, Klagenfurt, Innsbruck, Salzburg, Linz and of services; all other places have four digits. */
const shortAreas = /^(?:1|316|463|512|662|732|5[079]|7[28]0|8[0-2][0-9]|9[0-3][0-9])/;
const mobileAreas = /^6(?:44|5[0-3579]|6[013-9]|[7-9][0-9])/;

/** Country codes of one and two digits; all others have three. */
const countryCodes = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/**
 * Reads a phone number, Austria being the default country. The extension is split off first: up to five digits after the
 * last hyphen, or after DW, Kl., Klappe, Durchwahl. Never fails: what cannot be read keeps its `raw` text, because a
 * number nobody can parse may still be the right one.
 */
export function normalizePhone(text: string): Phone {
	const raw = visibleText(text).trim();
	const unread = { raw, e164: null, extension: null };
	if (raw.length > MAX_LENGTH) return unread;
	const { base, extension } = splitExtension(raw);
	const e164 = readNumber(base);
	return e164 === null ? unread : { raw, e164, extension };
}

/**
 * A phone number in groups (ÖNORM A 1080): `02236 123 45 67-312`, `0664 123 45 67`, abroad `+49 891 23 45 67`; as typed if
 * it cannot be read.
 */
export function formatPhone(phone: Phone): string {
	const { raw, e164, extension } = phone;
	if (e164 === null) return raw;
	return nationalOrAbroad(e164) + (extension === null ? '' : `-${extension}`);
}

/** A phone number as it was typed, in the groups of `formatPhone`: two spellings of one number become the same text. */
export function regroupPhone(text: string): string {
	return formatPhone(normalizePhone(text));
}

/** True for a readable number that is an Austrian mobile one. */
export function isMobile({ e164 }: Phone): boolean {
	return e164?.startsWith('+43') === true && mobileAreas.test(e164.slice(3));
}

/** The `tel:` link of a phone number, extension dialled through; `null` if there is nothing to dial. */
export function telHref(phone: Phone): string | null {
	if (phone.e164 !== null) return `tel:${phone.e164}${phone.extension ?? ''}`;
	const digits = /^[0-9 ]{3,20}$/.test(phone.raw) ? phone.raw.replaceAll(' ', '') : '';
	return digits.length >= 3 ? `tel:${digits}` : null;
}

function splitExtension(raw: string): { base: string; extension: string | null } {
	const [, named, ownDigits] = /^(.*?)[\s,/-]*(?:dw|kl|klappe|durchwahl)[.:]?\s*([0-9]{1,5})$/i.exec(raw) ?? [];
	if (named !== undefined && ownDigits !== undefined) return { base: named, extension: ownDigits };
	const [, base, extension] = /^([^-–−]*)\s?[-–−]\s?([0-9]{1,5})$/.exec(raw) ?? [];
	if (base === undefined || extension === undefined) return { base: raw, extension: null };
	const national = readNumber(base)?.replace(/^\+43/, '') ?? '';
	// Mobile numbers have no extensions, and a code alone is no number: there the hyphen only separates groups.
	if (national.length < 5 || mobileAreas.test(national)) return { base: raw, extension: null };
	return { base, extension };
}

function readNumber(text: string): string | null {
	if (!/^[0-9+()\s./–−-]+$/.test(text)) return null;
	const isTrunkInBrackets = /^\s*\(0\)/.test(text);
	const compact = text.replace('(0)', '').replace(/[^0-9+]/g, '');
	const [, prefix, digits = ''] = /^(\+|00|0|)([0-9]+)$/.exec(compact) ?? [];
	if (prefix === undefined || (prefix === '' && !isTrunkInBrackets)) return null;
	const isAbroad = prefix === '+' || prefix === '00';
	const international = isAbroad ? digits.replace(/^430/, '43') : `43${digits}`;
	return /^[1-9][0-9]{6,14}$/.test(international) ? `+${international}` : null;
}

function nationalOrAbroad(e164: string): string {
	const digits = e164.slice(1);
	if (digits.startsWith('43')) {
		const national = digits.slice(2);
		const [area] = shortAreas.exec(national) ?? mobileAreas.exec(national) ?? [national.slice(0, 4)];
		return `0${area} ${pairs(national.slice(area.length))}`;
	}
	const country = countryCodes.exec(digits)?.[0] ?? digits.slice(0, 3);
	return `+${country} ${pairs(digits.slice(country.length))}`;
}

/** Groups of two from the right, the first of three if the count is odd. */
function pairs(digits: string): string {
	const groups: string[] = [];
	let start = digits.length % 2 === 1 ? 3 : 2;
	groups.push(digits.slice(0, start));
	for (; start < digits.length; start += 2) groups.push(digits.slice(start, start + 2));
	return groups.join(' ');
}
