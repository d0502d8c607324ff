import { dateOfParts, isCalendarDate } from './dateParts.ts';
import { checkGtin } from './gtin.ts';
import { err, ok, type Result } from './result.ts';

/** What a GS1 code says about a pack; `null` where it does not say it. */
export interface Gs1 {
	/** (01) the article, 14 digits. */
	readonly gtin: string | null;
	/** (10) batch or lot. */
	readonly batch: string | null;
	/** (17) expiry, `YYYY-MM-DD`; a day 00 is the last of its month. */
	readonly expiry: string | null;
	/** (21) serial number. */
	readonly serial: string | null;
	/** Every element by its application identifier, in the order of the code. */
	readonly elements: ReadonlyMap<string, string>;
}

/** Why a text is no GS1 code. */
export type Gs1Problem = 'gs1Format' | 'gs1Date' | 'gtinCheckDigit';

/** FNC1 as readers hand it over: it ends an element of no fixed length. */
const SEPARATOR = '\u001d';
const MAX_LENGTH = 400;

/** What readers put before a GS1 code to name its symbology: GS1-128, DataMatrix, QR, DataBar. */
const prefix = /^\](?:C1|d2|Q3|e0|J1)/;

/** Digits of the application identifiers by their first two (GS1 General Specifications, 7.8.2). */
const identifierLengths: ReadonlyMap<number, RegExp> = new Map([
	[2, /^(?:0[0-4]|1[0-9]|2[0-2]|30|37|9[0-9])/],
	[3, /^(?:2[3-5]|4[0-2]|71)/],
	[4, /^(?:3[1-69]|43|7[02]|8[0-2])/],
]);

/** Characters behind identifiers of a fixed length, by the first two digits; these need no separator. */
const fixedLengths: ReadonlyMap<string, number> = new Map([
	['00', 18],
	['01', 14],
	['02', 14],
	['03', 14],
	['04', 16],
	...['11', '12', '13', '14', '15', '16', '17', '18', '19'].map((identifier) => [identifier, 6] as const),
	['20', 2],
	...['31', '32', '33', '34', '35', '36'].map((identifier) => [identifier, 6] as const),
	['41', 13],
]);

/**
 * Takes the text of a GS1 code (GS1-128, DataMatrix, QR) apart, as a reader hands it over (`01…17…10…`, with or without
 * the prefix of its symbology) or as it is printed (`(01)…(17)…(10)…`). `year` is the present one: two-digit years lie
 * from 49 years before to 50 after it (GS1 General Specifications, 7.12).
 */
export function parseGs1(text: string, year: number): Result<Gs1, Gs1Problem> {
	// A bare article number may begin like an identifier (90 is one), and is none.
	const isBare = text.length > MAX_LENGTH || checkGtin(text) === null;
	const elements = isBare ? null : elementsOf(text.trim().replace(prefix, ''));
	if (elements === null || elements.size === 0) return err('gs1Format');
	const gtin = elements.get('01') ?? null;
	if (gtin !== null && checkGtin(gtin) !== null) return err('gtinCheckDigit');
	const expiry = elements.get('17');
	const date = expiry === undefined ? null : dateOf(expiry, year);
	if (expiry !== undefined && date === null) return err('gs1Date');
	return ok({ gtin, batch: elements.get('10') ?? null, expiry: date, serial: elements.get('21') ?? null, elements });
}

/**
 * The GS1 code in a text of which nobody has said that it is one, as a hardware scanner or a hand types it; `null` for any
 * other text. Without a prefix, brackets or separators only a code with an article is one: many numbers begin like an
 * identifier.
 */
export function findGs1(text: string, year: number): Gs1 | null {
	const parsed = parseGs1(text, year);
	if (!parsed.ok) return null;
	const isMarked = prefix.test(text.trim()) || /^\s*\(/.test(text) || text.includes(SEPARATOR);
	return isMarked || parsed.value.gtin !== null ? parsed.value : null;
}

function elementsOf(code: string): Map<string, string> | null {
	const elements = new Map<string, string>();
	const isPrinted = code.startsWith('(');
	let rest = isPrinted ? code : withoutSeparator(code);
	while (rest !== '') {
		const element = isPrinted ? nextPrinted(rest) : nextRead(rest);
		// The same element twice with two values says nothing.
		if (element === null || (elements.get(element.identifier) ?? element.text) !== element.text) return null;
		elements.set(element.identifier, element.text);
		rest = element.rest;
	}
	return elements;
}

function withoutSeparator(code: string): string {
	return code.startsWith(SEPARATOR) ? code.slice(1) : code;
}

interface Element {
	readonly identifier: string;
	readonly text: string;
	readonly rest: string;
}

function nextPrinted(code: string): Element | null {
	const [whole = '', identifier = '', text = ''] = /^\(([0-9]{2,4})\)\s*(.*?)\s*(?=\([0-9]{2,4}\)|$)/s.exec(code) ?? [];
	return identifierOf(identifier) === identifier ? checked(identifier, text, code.slice(whole.length)) : null;
}

function nextRead(code: string): Element | null {
	const identifier = identifierOf(code);
	if (identifier === null) return null;
	const start = identifier.length;
	const end = code.indexOf(SEPARATOR, start);
	const fixed = fixedLengths.get(identifier.slice(0, 2));
	const length = fixed ?? (end < 0 ? code.length : end) - start;
	return checked(identifier, code.slice(start, start + length), withoutSeparator(code.slice(start + length)));
}

function identifierOf(code: string): string | null {
	for (const [length, pattern] of identifierLengths) {
		if (pattern.test(code)) return /^[0-9]+$/.test(code.slice(0, length)) ? code.slice(0, length) : null;
	}
	return null;
}

/** An element whose text has the letters of GS1 (character set 82) and the length and digits its identifier asks for. */
function checked(identifier: string, text: string, rest: string): Element | null {
	const fixed = fixedLengths.get(identifier.slice(0, 2));
	const isRight =
		fixed === undefined ? /^[!"%-?A-Z_a-z]{1,90}$/.test(text) : text.length === fixed && /^[0-9]+$/.test(text);
	const isTooLong = (identifier === '10' || identifier === '21') && text.length > 20;
	return isRight && !isTooLong ? { identifier, text, rest } : null;
}

function dateOf(text: string, presentYear: number): string | null {
	const twoDigits = Number(text.slice(0, 2));
	const month = Number(text.slice(2, 4));
	const day = Number(text.slice(4));
	const distance = twoDigits - (presentYear % 100);
	const century = presentYear - (presentYear % 100) + (distance > 50 ? -100 : distance < -49 ? 100 : 0);
	const days = day === 0 ? [31, 30, 29, 28] : [day];
	const dates = days.map((one) => dateOfParts({ year: century + twoDigits, month, day: one }));
	return dates.find(isCalendarDate) ?? null;
}
