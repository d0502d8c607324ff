import { parseIban } from '@kontor/german/iban';
import { parsePersonName } from '@kontor/german/name';
import { fold } from '@kontor/german/search';
import { parseSvnr } from '@kontor/german/svnr';
import { parseUid } from '@kontor/german/uid';
import { type CompanyName, parseCompanyName } from './companyName.ts';
import {
	type AddressLikeness,
	type DateLikeness,
	likenessOfAddresses,
	likenessOfDates,
	type ReadAddress,
	type ReadPhone,
	type RecordAddress,
	readAddress,
	readPhones,
	sharesPhone,
} from './duplicateContacts.ts';
import { alikeFirstNames, alikeWords, type Likeness, likenessOf } from './likeness.ts';

/** What persons and companies have in common; `''` and empty lists where nothing is known, which is never evidence. */
interface DuplicateRecord {
	readonly address: RecordAddress;
	/** As typed or in E.164. */
	readonly phones: readonly string[];
	readonly email: string;
	readonly iban: string;
}

/** What a person is compared by. */
export interface PersonRecord extends DuplicateRecord {
	readonly lastname: string;
	readonly firstname: string;
	/** `YYYY-MM-DD`. */
	readonly birthDate: string;
	/** Ten digits; a number that breaks the rule of its check digit counts as none. */
	readonly svnr: string;
}

/** What a company, home, carrier or supplier is compared by. */
export interface CompanyRecord extends DuplicateRecord {
	readonly name: string;
	readonly uid: string;
}

/** Why two records may be one, the weightiest first. */
export const duplicateReasons = [
	'sameSvnr',
	'sameUid',
	'sameName',
	'swappedName',
	'soundsAlike',
	'similarName',
	'partOfName',
	'otherLastname',
	'sameLastname',
	'sameBirthDate',
	'swappedBirthDate',
	'similarBirthDate',
	'sameIban',
	'sameEmail',
	'samePhone',
	'sameAddress',
	'sameStreet',
	'samePlace',
] as const;

/** One reason why two records may be one. */
export type DuplicateReason = (typeof duplicateReasons)[number];

/** Two records that are probably one. */
export interface DuplicateHit {
	/** 1–100; the same SVNR or UID gives 100. */
	readonly score: number;
	/** At least two, or one that proves it alone. */
	readonly reasons: readonly DuplicateReason[];
}

/** Compares the record it was made for with another; `null` for two different ones. */
export type DuplicateMatcher<Record> = (other: Record) => DuplicateHit | null;

/** A reason with its weight: ten times the logarithm of how rarely it is found on two different records. */
interface Evidence {
	readonly reason: DuplicateReason;
	readonly points: number;
	/** A name so weak that it says who somebody is only together with the birth date. */
	readonly isWeak?: true;
}

/** What one record proves alone. */
const PROOF = 240;

/** So much two records need; no single sign but a proof has it. */
const ENOUGH = 55;

/** How fast the score nears 100: enough points give 75, twice as many 94. */
const SCALE = 40;

/**
 * Prepares a person for comparing it with many. A hit needs the first name (or, where one is unknown, the last name with
 * the birth date) beside other evidence, so that twins, households and residents of a home, who share everything else,
 * are none; another first name, birth date, SVNR or generation (jun., sen.) speaks against it. The same SVNR decides alone.
 */
export function personMatcher(record: PersonRecord): DuplicateMatcher<PersonRecord> {
	const one = readPerson(record);
	return (other) => hitOf(personEvidence(one, readPerson(other)));
}

/**
 * Prepares a company for comparing it with many. A hit needs a like name beside other evidence; another UID speaks against
 * it, and so does another legal form without contacts in common. The same UID or IBAN decides alone.
 */
export function companyMatcher(record: CompanyRecord): DuplicateMatcher<CompanyRecord> {
	const one = readCompany(record);
	return (other) => hitOf(companyEvidence(one, readCompany(other)));
}

interface ReadContacts {
	readonly address: ReadAddress;
	readonly phones: readonly ReadPhone[];
	readonly email: string;
	readonly iban: string;
}

interface ReadPerson extends ReadContacts {
	readonly last: readonly string[];
	readonly first: readonly string[];
	/** `jun`, `sen` or `''`. */
	readonly generation: string;
	readonly birthDate: string;
	readonly svnr: string;
}

interface ReadCompany extends ReadContacts {
	readonly name: CompanyName;
	readonly uid: string;
}

function readContacts({ address, phones, email, iban }: DuplicateRecord): ReadContacts {
	const account = parseIban(iban);
	return {
		address: readAddress(address),
		phones: readPhones(phones),
		email: email.trim().toLowerCase(),
		iban: account.ok ? account.value : '',
	};
}

function readPerson(record: PersonRecord): ReadPerson {
	const words = [nameWords(record.lastname), nameWords(record.firstname)];
	const [last = [], first = []] = words.map((some) => some.filter((word) => generationOf(word) === ''));
	const svnr = parseSvnr(record.svnr);
	return {
		...readContacts(record),
		last,
		// An initial may stand for anything.
		first: first.filter((word) => word.length > 1),
		generation: words.flat().map(generationOf).find(Boolean) ?? '',
		birthDate: record.birthDate,
		svnr: svnr.ok ? svnr.value.svnr + svnr.value.svnrDat : '',
	};
}

function readCompany(record: CompanyRecord): ReadCompany {
	const uid = parseUid(record.uid);
	return { ...readContacts(record), name: parseCompanyName(record.name), uid: uid.ok ? uid.value : '' };
}

/** The folded words of one field of a person's name, titles aside. */
export function nameWords(text: string): string[] {
	const { lastname, firstname } = parsePersonName(text, 'lastFirst');
	return fold(`${lastname} ${firstname}`)
		.replace(/['’.]/g, '')
		.split(/[^\p{L}\p{M}]+/u)
		.filter(Boolean);
}

function generationOf(word: string): string {
	if (/^(?:jun|jr|junior)$/.test(word)) return 'jun';
	return /^(?:sen|sr|senior)$/.test(word) ? 'sen' : '';
}

function personEvidence(a: ReadPerson, b: ReadPerson): Evidence[] {
	const name = nameEvidence(a, b);
	const birthDate = likenessOfDates(a.birthDate, b.birthDate);
	const further = [...birthDates[birthDate], ...contactEvidence(a, b)];
	if (areBothKnown(a.svnr, b.svnr)) {
		return a.svnr === b.svnr ? [{ reason: 'sameSvnr', points: PROOF }, ...name, ...further] : [];
	}
	const isOther = areBothKnown(a.generation, b.generation) && a.generation !== b.generation;
	if (isOther || birthDate === 'different') return [];
	const isIdentity = birthDate !== 'missing' || name.some(({ isWeak }) => !isWeak);
	return name.length > 0 && isIdentity ? [...name, ...further] : [];
}

/** Empty for two names that are not one person's. */
function nameEvidence(a: ReadPerson, b: ReadPerson): Evidence[] {
	const last = likenessOf(a.last, b.last, alikeWords);
	const first = likenessOf(a.first, b.first, alikeFirstNames);
	const straight = bothPoints(first, last);
	if (straight > 0) return [{ reason: nameReason(first, last), points: straight }];
	const swapped = swappedEvidence(a, b);
	if (swapped.length > 0) return swapped;
	if (first === 'same' && last === 'different') {
		return [{ reason: 'otherLastname', points: marriagePoints(a, b), isWeak: true }];
	}
	if (first !== 'missing') return [];
	// Of a household with a double name somebody is often known by one half of it.
	if (last === 'part') return [{ reason: 'partOfName', points: 14, isWeak: true }];
	return last === 'same' ? [{ reason: 'sameLastname', points: 14, isWeak: true }] : [];
}

/** First and last name exchanged, or both in one field, also in another spelling. */
function swappedEvidence(a: ReadPerson, b: ReadPerson): Evidence[] {
	const first = likenessOf(a.first, b.last, alikeInAnyField);
	const last = likenessOf(a.last, b.first, alikeInAnyField);
	const crossed = bothPoints(first, last);
	// Two different names that are alike crosswise are rarer by a little than alike straight.
	const whole = likenessInOneField(a, b);
	const points = crossed > 0 ? crossed + 1 : whole === null ? 0 : 2 * namePoints[whole];
	return points > 0 ? [{ reason: 'swappedName', points }] : [];
}

/** Where a name may be a first or a last one, the rule of either will do. */
function alikeInAnyField(a: string, b: string): 'sound' | 'typo' | null {
	return alikeWords(a, b) ?? alikeFirstNames(a, b);
}

/** With another place or day as well, chance alone finds somebody in a big enough database. */
function marriagePoints(a: ReadPerson, b: ReadPerson): number {
	if (a.birthDate !== b.birthDate) return 10;
	return likenessOfAddresses(a.address, b.address) === 'different' ? 12 : 16;
}

/** Of two whole names, one of which has all its words in one field or has them parted elsewhere. */
function likenessInOneField(a: ReadPerson, b: ReadPerson): 'same' | 'sound' | 'typo' | null {
	if (a.first.length === 0 && b.first.length === 0) return null;
	const isInOneField = a.first.length === 0 || b.first.length === 0;
	const rule = isInOneField ? alikeInAnyField : () => null;
	const whole = likenessOf([...a.last, ...a.first], [...b.last, ...b.first], rule);
	return whole === 'same' || whole === 'sound' || whole === 'typo' ? whole : null;
}

const namePoints = { same: 18, sound: 15, typo: 15, part: 14, different: 0, missing: 0 } as const;

function bothPoints(first: Likeness, last: Likeness): number {
	const [one, other] = [namePoints[first], namePoints[last]];
	return one > 0 && other > 0 ? one + other : 0;
}

function nameReason(first: Likeness, last: Likeness): DuplicateReason {
	const found = [first, last];
	if (found.includes('part')) return 'partOfName';
	if (found.includes('typo')) return 'similarName';
	return found.includes('sound') ? 'soundsAlike' : 'sameName';
}

function companyEvidence(a: ReadCompany, b: ReadCompany): Evidence[] {
	const name = companyNameEvidence(a.name, b.name);
	if (areBothKnown(a.uid, b.uid)) {
		return a.uid === b.uid ? [{ reason: 'sameUid', points: PROOF }, ...name, ...contactEvidence(a, b)] : [];
	}
	// An account belongs to one company, but to a whole family.
	const contacts = contactEvidence(a, b, ENOUGH);
	return name.length > 0 || contacts.some(({ reason }) => reason === 'sameIban') ? [...name, ...contacts] : [];
}

const companyNames: Readonly<Record<Likeness, readonly Evidence[]>> = {
	same: [{ reason: 'sameName', points: 34 }],
	sound: [{ reason: 'soundsAlike', points: 31 }],
	typo: [{ reason: 'similarName', points: 31 }],
	part: [{ reason: 'partOfName', points: 20 }],
	different: [],
	missing: [],
};

/** A GmbH and its GmbH & Co KG are two companies with one name, in one house. */
const OTHER_FORM = 14;

function companyNameEvidence(a: CompanyName, b: CompanyName): Evidence[] {
	const isOtherForm = a.form !== null && b.form !== null && a.form !== b.form;
	const loss = isOtherForm ? OTHER_FORM : 0;
	return companyNames[likenessOf(a.words, b.words, alikeWords)].map(({ reason, points }) => ({
		reason,
		points: points - loss,
	}));
}

const birthDates: Readonly<Record<DateLikeness, readonly Evidence[]>> = {
	same: [{ reason: 'sameBirthDate', points: 42 }],
	swapped: [{ reason: 'swappedBirthDate', points: 38 }],
	slip: [{ reason: 'similarBirthDate', points: 24 }],
	different: [],
	missing: [],
};

const places: Readonly<Record<AddressLikeness, readonly Evidence[]>> = {
	same: [{ reason: 'sameAddress', points: 24 }],
	street: [{ reason: 'sameStreet', points: 16 }],
	place: [{ reason: 'samePlace', points: 6 }],
	different: [],
	missing: [],
};

function contactEvidence(a: ReadContacts, b: ReadContacts, accountPoints = 28): Evidence[] {
	const found: Evidence[] = [];
	if (areBothKnown(a.iban, b.iban) && a.iban === b.iban) found.push({ reason: 'sameIban', points: accountPoints });
	if (areBothKnown(a.email, b.email) && a.email === b.email) found.push({ reason: 'sameEmail', points: 28 });
	if (sharesPhone(a.phones, b.phones)) found.push({ reason: 'samePhone', points: 26 });
	return [...found, ...places[likenessOfAddresses(a.address, b.address)]];
}

function hitOf(evidence: readonly Evidence[]): DuplicateHit | null {
	const points = evidence.reduce((sum, one) => sum + one.points, 0);
	if (points < ENOUGH) return null;
	return { score: Math.round(100 * (1 - Math.exp(-points / SCALE))), reasons: evidence.map(({ reason }) => reason) };
}

function areBothKnown(a: string, b: string): boolean {
	return a !== '' && b !== '';
}
