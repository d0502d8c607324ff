import type { Insertable } from 'kysely';
import type { Tables } from '../../database/database.ts';
import { nameCodes } from '../../search/nameCodes.ts';
import { landlineNumber, mobileNumber, uidNumber } from '../numbers.ts';
import type { Place } from '../places.ts';
import type { Random } from '../random.ts';
import {
	commonSurnames,
	companyForms,
	companyKinds,
	doctorSubjects,
	femaleNames,
	homeKinds,
	homeNames,
	maleNames,
	streetBeginnings,
	streetNames,
	supplierKinds,
	surnameBeginnings,
	surnameEndings,
} from '../words.ts';

/** A row of `addresses` as the seed writes it. */
export type AddressRow = Insertable<Tables['addresses']> & { lfdnr: number };

/** What all generators of addresses draw from. */
export interface Town {
	readonly random: Random;
	readonly place: (random: Random) => Place;
	readonly nextLfdnr: () => number;
}

const empty = {
	firma: 1,
	kd_konsument: false,
	kd_patient: false,
	kd_arzt: false,
	kd_verkaeufer: false,
	kd_sachwalter: false,
	kd_interessent: false,
	kd_kunde: false,
	kd_lieferant: false,
	kd_krankenkasse: false,
	kd_heim: false,
	salutation: '',
	title_before: '',
	title_after: '',
	lastname: '',
	firstname: '',
	company_name: '',
	gender_lfdnr: null,
	birth_date: null,
	street: '',
	plz: '',
	city: '',
	country: 'AT',
	tel: '',
	mobile: '',
	email: '',
	tel_e164: '',
	mobile_e164: '',
	uid: '',
	hvnr: '',
	doctor_subject: '',
	residence_lfdnr: null,
	adult_representative_lfdnr: null,
} as const;

/** Completes a row: the columns that were not named, phone numbers in E.164 and the phonetic codes. */
export function addressRow(row: Partial<AddressRow> & { lfdnr: number; is_person: boolean }): AddressRow {
	const name = row.is_person ? `${row.lastname} ${row.firstname}` : (row.company_name ?? '');
	return {
		...empty,
		tel_e164: e164(row.tel ?? ''),
		mobile_e164: e164(row.mobile ?? ''),
		...row,
		phonetic: nameCodes(name),
	};
}

function e164(typed: string): string {
	const [main = ''] = typed.split('-');
	const digits = main.replace(/\D/g, '');
	if (digits === '') return '';
	return typed.startsWith('+') ? `+${digits}` : `+43${digits.slice(1)}`;
}

/** A surname: mostly a common one, else one put together. */
export function surname(random: Random): string {
	if (random.chance(0.4)) return random.pickCommon(commonSurnames);
	const single = `${random.pick(surnameBeginnings)}${random.pick(surnameEndings)}`;
	return random.chance(0.03) ? `${single}-${random.pickCommon(commonSurnames)}` : single;
}

/** A first name with its gender (`genders.lfdnr`: 1 female, 2 male). */
export function givenName(random: Random): { firstname: string; gender: 1 | 2 } {
	const gender = random.chance(0.52) ? 1 : 2;
	const names = gender === 1 ? femaleNames : maleNames;
	const first = random.pickCommon(names);
	return { firstname: random.chance(0.04) ? `${first} ${random.pick(names)}` : first, gender };
}

/** A street with house number, in Vienna often with staircase and door, its "straße" written in several ways. */
export function streetLine(place: Place, random: Random): string {
	const number = random.int(1, random.chance(0.3) ? 160 : 40);
	const street = random.chance(0.45) ? random.pick(streetNames) : `${random.pick(streetBeginnings)}${ending(random)}`;
	if (place.city === 'Wien' && random.chance(0.7)) {
		return `${joined(street)} ${number}/${random.int(1, 9)}/${random.int(1, 40)}`;
	}
	return `${joined(street)} ${number}${random.chance(0.1) ? random.pick(['a', 'b', 'c']) : ''}`;
}

function ending(random: Random): string {
	const share = random.next();
	if (share < 0.7) return 'straße';
	if (share < 0.85) return 'gasse';
	return share < 0.93 ? 'str.' : 'strasse';
}

// "Wiener straße" is written "Wiener Straße", "Peter-Rosegger-gasse" with a capital too, "Hauptstraße" as one word.
function joined(street: string): string {
	return street.replace(/(?<=[ -])(str|gas)/, (start: string) => `${start.charAt(0).toUpperCase()}${start.slice(1)}`);
}

/** An address for mail at a domain that cannot exist as anybody's (RFC 2606 reserves `example`). */
export function mailAddress(name: string, domain = 'example.at'): string {
	const local = name
		.toLowerCase()
		.replace(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[letter] ?? letter)
		.normalize('NFD')
		.replace(/[^a-z0-9]+/g, '.')
		.replace(/^\.|\.$/g, '');
	return `${local}@${domain}`;
}

/** A company that buys. */
export function company({ random, place, nextLfdnr }: Town): AddressRow {
	const where = place(random);
	const owner = surname(random);
	const name = `${random.pick(companyKinds)} ${owner} ${random.pick(companyForms)}`;
	return addressRow({
		lfdnr: nextLfdnr(),
		is_person: false,
		kd_kunde: true,
		salutation: 'Firma',
		company_name: name,
		...located(where, random),
		tel: landlineNumber(where.areaCode, random),
		email: mailAddress(`office ${owner}`),
		uid: random.chance(0.8) ? uidNumber(random) : '',
	});
}

/** A supplier. */
export function supplier({ random, place, nextLfdnr }: Town): AddressRow {
	const where = place(random);
	const owner = surname(random);
	return addressRow({
		lfdnr: nextLfdnr(),
		is_person: false,
		kd_lieferant: true,
		salutation: 'Firma',
		company_name: `${owner} ${random.pick(supplierKinds)} ${random.pick(companyForms)}`,
		...located(where, random),
		tel: landlineNumber(where.areaCode, random),
		email: mailAddress(`bestellung ${owner}`),
		uid: uidNumber(random),
	});
}

/** A nursing home. */
export function home({ random, place, nextLfdnr }: Town): AddressRow {
	const where = place(random);
	return addressRow({
		lfdnr: nextLfdnr(),
		is_person: false,
		kd_heim: true,
		kd_kunde: random.chance(0.6),
		company_name: `${random.pick(homeKinds)} ${random.pick(homeNames)} ${where.city}`,
		...located(where, random),
		tel: landlineNumber(where.areaCode, random),
		email: mailAddress(`pflege ${where.city}`),
	});
}

/** A doctor with a number of the insurers (hvnr). */
export function doctor({ random, place, nextLfdnr }: Town): AddressRow {
	const where = place(random);
	const lastname = surname(random);
	const { firstname, gender } = givenName(random);
	return addressRow({
		lfdnr: nextLfdnr(),
		is_person: true,
		kd_arzt: true,
		salutation: gender === 1 ? 'Frau' : 'Herr',
		title_before: random.chance(0.2) ? 'Univ.-Prof. Dr.' : random.pick(['Dr.', 'Dr.', 'Dr.', 'DDr.', 'Mag. Dr.']),
		lastname,
		firstname,
		gender_lfdnr: gender,
		...located(where, random),
		tel: landlineNumber(where.areaCode, random),
		email: mailAddress(`ordination ${lastname}`),
		hvnr: String(random.int(900_000, 999_999)),
		doctor_subject: random.pick(doctorSubjects),
	});
}

/** An adult representative: a lawyer or an association. */
export function representative({ random, place, nextLfdnr }: Town): AddressRow {
	const where = place(random);
	const lastname = surname(random);
	const { firstname, gender } = givenName(random);
	return addressRow({
		lfdnr: nextLfdnr(),
		is_person: true,
		kd_sachwalter: true,
		salutation: gender === 1 ? 'Frau' : 'Herr',
		title_before: random.pick(['Mag.', 'Dr.', 'MMag.']),
		lastname,
		firstname,
		gender_lfdnr: gender,
		...located(where, random),
		tel: landlineNumber(where.areaCode, random),
		email: mailAddress(`kanzlei ${lastname}`),
	});
}

/** A member of the staff. */
export function employee({ random, place, nextLfdnr }: Town): AddressRow {
	const where = place(random);
	const lastname = surname(random);
	const { firstname, gender } = givenName(random);
	return addressRow({
		lfdnr: nextLfdnr(),
		is_person: true,
		kd_verkaeufer: true,
		salutation: gender === 1 ? 'Frau' : 'Herr',
		lastname,
		firstname,
		gender_lfdnr: gender,
		...located(where, random),
		mobile: mobileNumber(random),
		email: mailAddress(`${firstname} ${lastname}`, 'kontor.example'),
	});
}

/** Street, postcode and place of a row. */
export function located(place: Place, random: Random): Pick<AddressRow, 'street' | 'plz' | 'city'> {
	return { street: streetLine(place, random), plz: place.plz, city: place.city };
}
