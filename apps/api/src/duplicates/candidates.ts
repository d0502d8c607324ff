import { parseCompanyName } from '@kontor/domain/companyName';
import { type RecordAddress, readPhones, slippedDates, swappedDate } from '@kontor/domain/duplicateContacts';
import { type CompanyRecord, nameWords, type PersonRecord } from '@kontor/domain/duplicates';
import { isCalendarDate } from '@kontor/german/date';
import { parseIban } from '@kontor/german/iban';
import { readPostcode } from '@kontor/german/postcode';
import { shortSankt } from '@kontor/german/sankt';
import { fold } from '@kontor/german/search';
import { parseSvnr, type Svnr } from '@kontor/german/svnr';
import { parseUid } from '@kontor/german/uid';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { nameCodes } from '../search/nameCodes.ts';
import { addressTypes } from '../search/search.ts';

/** Which addresses may be candidates at all. */
export interface CandidateScope {
	readonly firma: number;
	/** Numbers of addresses that are none, such as the edited one and those told apart from it. */
	readonly except: readonly number[];
	/** Whether insurance numbers may be looked at; otherwise they come back empty. */
	readonly seesHealth: boolean;
	/** Whether accounts may be looked at; otherwise they come back empty. */
	readonly seesBank: boolean;
}

/** A stored address with what it is compared by. */
export interface Candidate extends Record<(typeof addressTypes)[number], boolean> {
	readonly lfdnr: number;
	readonly name: string;
	readonly lastname: string;
	readonly firstname: string;
	readonly birth_date: string | null;
	readonly street: string;
	readonly plz: string;
	readonly city: string;
	readonly tel: string;
	readonly mobile: string;
	readonly email: string;
	readonly uid: string;
	readonly svnr: string;
	readonly iban: string;
}

/** One way of finding candidates through an index. */
type Way = RawBuilder<unknown>;

// Every way is bounded, so that no name, home or switchboard makes the check slow.
const MAX_OF_NUMBER = 50;
const MAX_OF_PLACE = 100;
const MAX_OF_DATES = 200;

/** The stored persons that share enough with a person to be compared with it: some hundreds at most. */
export function findPersonCandidates(db: Db, person: PersonRecord, scope: CandidateScope): Promise<Candidate[]> {
	const last = nameCodes(nameWords(person.lastname).join(' '));
	const first = nameCodes(nameWords(person.firstname).join(' '));
	const isPerson = sql`firma = ${scope.firma} and is_person`;
	const ways = [
		...contactWays(person, isPerson, scope),
		...birthDateWays(person.birthDate, [...last, ...first], isPerson),
		...placeWays(person.address, [last, first], isPerson),
	];
	const svnr = parseSvnr(person.svnr);
	if (scope.seesHealth && svnr.ok) ways.push(...svnrWays(svnr.value));
	return loadCandidates(db, ways, isPerson, scope);
}

function svnrWays({ svnr, svnrDat }: Svnr): Way[] {
	return [
		sql`select lfdnr from address_health where svnr_digits = ${svnr + svnrDat} limit ${MAX_OF_NUMBER}`,
		sql`select lfdnr from address_employee
			where svnr <> '' and svnr = ${svnr} and svnr_dat = ${svnrDat} limit ${MAX_OF_NUMBER}`,
	];
}

/** The stored companies that share enough with a company to be compared with it: some hundreds at most. */
export function findCompanyCandidates(db: Db, company: CompanyRecord, scope: CandidateScope): Promise<Candidate[]> {
	const codes = nameCodes(parseCompanyName(company.name).words.join(' '));
	const isCompany = sql`firma = ${scope.firma} and not is_person`;
	const ways = [...contactWays(company, isCompany, scope), ...placeWays(company.address, [codes], isCompany)];
	const uid = parseUid(company.uid);
	if (uid.ok)
		ways.push(
			sql`select lfdnr from addresses where ${isCompany} and uid <> '' and uid = ${uid.value} limit ${MAX_OF_NUMBER}`,
		);
	return loadCandidates(db, ways, isCompany, scope);
}

function contactWays(
	{ phones, email, iban }: Pick<PersonRecord, 'phones' | 'email' | 'iban'>,
	isOfKind: Way,
	{ seesBank }: CandidateScope,
): Way[] {
	const ways: Way[] = [];
	const numbers = readPhones(phones)
		.map(({ number }) => number)
		.filter((number) => number.startsWith('+'));
	for (const column of numbers.length > 0 ? (['tel_e164', 'mobile_e164'] as const) : []) {
		const holds = sql`${sql.ref(column)} <> '' and ${sql.ref(column)} = any(${numbers}::text[])`;
		ways.push(sql`select lfdnr from addresses where ${isOfKind} and ${holds} limit ${MAX_OF_NUMBER}`);
	}
	const mail = email.trim().toLowerCase();
	if (mail !== '') {
		const holds = sql`email <> '' and lower(email) = ${mail}`;
		ways.push(sql`select lfdnr from addresses where ${isOfKind} and ${holds} limit ${MAX_OF_NUMBER}`);
	}
	const account = parseIban(iban);
	if (seesBank && account.ok) {
		ways.push(sql`select lfdnr from address_bank where iban = ${account.value} limit ${MAX_OF_NUMBER}`);
	}
	return ways;
}

// Few people share a birth date, so those are compared whatever their name; the many days that are one slip away need
// a word that sounds alike.
function birthDateWays(birthDate: string, codes: readonly string[], isPerson: Way): Way[] {
	if (!isCalendarDate(birthDate)) return [];
	const days = [birthDate, swappedDate(birthDate)].filter((day) => day !== null);
	const slips = slippedDates(birthDate);
	return [
		sql`select lfdnr from addresses where birth_date = any(${days}::date[]) and ${isPerson} limit ${MAX_OF_DATES}`,
		sql`select lfdnr from addresses
			where birth_date = any(${slips}::date[]) and phonetic && ${codes}::text[] and ${isPerson} limit ${MAX_OF_DATES}`,
	];
}

// In a place all parts of the name must sound alike, in a street one of them.
function placeWays({ zip, street }: RecordAddress, codes: readonly (readonly string[])[], isOfKind: Way): Way[] {
	const plz = readPostcode(zip).postcode;
	if (plz === '') return [];
	const atPlace = sql`${isOfKind} and plz = ${plz}`;
	// A name as short as Lea has no code; it is compared among those found by the others.
	const soundAlike = codes.filter((some) => some.length > 0).map((some) => sql`phonetic && ${some}::text[]`);
	if (soundAlike.length === 0) return [];
	const start = streetStart(street);
	const inPlace = sql`select lfdnr from addresses where ${atPlace} and ${sql.join(soundAlike, sql` and `)} limit ${MAX_OF_PLACE}`;
	if (start === '') return [inPlace];
	const inStreet = sql`select lfdnr from addresses
		where ${atPlace} and kontor_street_start(street) = ${start} and phonetic && ${codes.flat()}::text[] limit ${MAX_OF_PLACE}`;
	return [inPlace, inStreet];
}

/** What the index of streets holds of a street, the same for all its spellings; as kontor_street_start() in SQL. */
export function streetStart(street: string): string {
	return shortSankt(fold(street))
		.replace(/[^a-z]/g, '')
		.slice(0, 4);
}

async function loadCandidates(
	db: Db,
	ways: readonly Way[],
	isOfKind: Way,
	scope: CandidateScope,
): Promise<Candidate[]> {
	if (ways.length === 0) return [];
	const found = sql.join(
		ways.map((way) => sql`(${way})`),
		sql` union `,
	);
	// Who is patient and employee has one number; it may be known of one of them only.
	const svnr = scope.seesHealth
		? sql`coalesce(
			nullif((select svnr_digits from address_health where address_health.lfdnr = addresses.lfdnr), ''),
			(select svnr || svnr_dat from address_employee where address_employee.lfdnr = addresses.lfdnr))`
		: sql`null`;
	const iban = scope.seesBank
		? sql`(select iban from address_bank where address_bank.lfdnr = addresses.lfdnr)`
		: sql`null`;
	const { rows } = await sql<Candidate>`
		with found as materialized (${found})
		select lfdnr, display_name as name, case when is_person then lastname else company_name end as lastname, firstname,
			birth_date, street, plz, city, tel, mobile, email, uid, coalesce(${svnr}, '') as svnr, coalesce(${iban}, '') as iban,
			${sql.join(addressTypes.map((type) => sql.ref(type)))}
		from addresses
		where lfdnr = any(array(select lfdnr from found)) and lfdnr <> all(${scope.except}::int[]) and ${isOfKind}`.execute(
		db,
	);
	return rows;
}
