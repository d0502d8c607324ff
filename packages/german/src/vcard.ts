import { formatPersonName } from './name.ts';
import { normalizePhone } from './phone.ts';

/** What a vCard tells about an address; empty texts are left out. */
export interface ContactCard {
	readonly person: boolean;
	/** The name of what is no person. */
	readonly name: string;
	readonly titleBefore: string;
	readonly firstname: string;
	readonly lastname: string;
	readonly titleAfter: string;
	readonly street: string;
	readonly zip: string;
	readonly city: string;
	/** In words, as it stands on a letter. */
	readonly country: string;
	readonly tel: string;
	readonly mobile: string;
	readonly email: string;
}

const LINE_OCTETS = 75;

/**
 * An address as a vCard 3.0 (RFC 2426), which every address book reads: lines end in CR LF and are folded at 75 octets,
 * texts are escaped. A number stands as it is dialled from abroad, its extension behind a hyphen; one that cannot be read
 * goes as the text it was typed.
 */
export function vCardOf(card: ContactCard): string {
	const { titleBefore, firstname, lastname, titleAfter, street, zip, city, country } = card;
	const fullName = card.person ? formatPersonName(card) : card.name;
	const place = ['', '', street, city, '', zip, country];
	const lines = [
		'BEGIN:VCARD',
		'VERSION:3.0',
		`FN:${escaped(fullName)}`,
		`N:${structured(card.person ? [lastname, firstname, '', titleBefore, titleAfter] : ['', '', '', '', ''])}`,
		// Without the second line Apple's address book would take the company for a person without a name.
		...(card.person ? [] : [`ORG:${escaped(fullName)}`, 'X-ABSHOWAS:COMPANY']),
		...(place.some((part) => part.trim() !== '') ? [`ADR:${structured(place)}`] : []),
		...phoneLine(card.tel, 'VOICE'),
		...phoneLine(card.mobile, 'CELL'),
		...(card.email.trim() === '' ? [] : [`EMAIL;TYPE=INTERNET:${escaped(card.email)}`]),
		'END:VCARD',
	];
	return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function phoneLine(number: string, type: 'VOICE' | 'CELL'): string[] {
	if (number.trim() === '') return [];
	const { e164, extension } = normalizePhone(number);
	const dialled = e164 === null ? number : e164 + (extension === null ? '' : `-${extension}`);
	return [`TEL;TYPE=${type}:${escaped(dialled)}`];
}

function structured(parts: readonly string[]): string {
	return parts.map(escaped).join(';');
}

/** Backslash, comma, semicolon and line breaks are escaped; other control characters a vCard cannot hold. */
function escaped(text: string): string {
	return text
		.normalize('NFC')
		.toWellFormed()
		.trim()
		.replace(/[\\,;]/g, '\\$&')
		.replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
		.replace(/\p{Cc}/gu, '');
}

/** Never within a character: each line by itself stays UTF-8. */
function folded(line: string): string {
	const rows: string[] = [];
	let row = '';
	let octets = 0;
	for (const character of line) {
		const size = octetsOf(character);
		if (octets + size > LINE_OCTETS) {
			rows.push(row);
			// The blank that begins a continued line counts too.
			row = ' ';
			octets = 1;
		}
		row += character;
		octets += size;
	}
	return [...rows, row].join('\r\n');
}

/** In UTF-8, which the escapes of a URL spell out octet by octet. */
function octetsOf(character: string): number {
	return encodeURIComponent(character).replace(/%../g, '%').length;
}
