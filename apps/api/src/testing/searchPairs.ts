import type pg from 'pg';
import { createRandom, type Random } from '../seed/random.ts';
import {
	otherApostrophe,
	otherHardC,
	otherPhone,
	otherSankt,
	otherSound,
	otherStreet,
	otherUmlauts,
	slip,
	withoutForm,
} from './spellings.ts';

/** What somebody types, and the address that is meant. */
export interface SearchPair {
	/** How the text differs from what is stored, such as `slip in the last name`. */
	readonly kind: string;
	readonly text: string;
	readonly lfdnr: number;
	/** Name of the address as lists show it. */
	readonly name: string;
}

interface Row {
	readonly lfdnr: number;
	readonly name: string;
	readonly is_person: boolean;
	readonly lastname: string;
	readonly firstname: string;
	readonly street: string;
	readonly plz: string;
	readonly city: string;
	readonly tel: string;
	readonly mobile: string;
	readonly email: string;
	/** How many addresses have this number or mailbox, or stand in this house. */
	readonly phones: number;
	readonly mails: number;
	readonly housemates: number;
}

/** What is typed for an address; null where this one does not lend itself to it. */
type Typing = (row: Row, random: Random) => string | null;

const PER_KIND = 14;

const ofPeople: Readonly<Record<string, Typing>> = {
	'last name first': ({ name }) => name,
	'first name first': ({ lastname, firstname }) => `${firstname} ${lastname}`,
	'with comma': ({ lastname, firstname }) => `${lastname}, ${firstname}`,
	'with title': ({ lastname, firstname }) => `Dr. ${firstname} ${lastname}`,
	capitals: ({ name }) => name.toUpperCase(),
	'other umlauts': ({ name }) => changed(name, otherUmlauts(name)),
	'no umlauts': ({ name }) => changed(name, name.replace(/ß/g, 'ss').normalize('NFD').replace(/\p{M}/gu, '')),
	'taken apart': ({ name }) => changed(name, name.normalize('NFD')),
	sound: ({ lastname, firstname }) => changed(lastname, otherSound(lastname), ` ${firstname}`),
	'slip in the last name': ({ lastname, firstname }, random) =>
		lastname.length < 6 ? null : `${slip(lastname, random)} ${firstname}`,
	'slip in the first name': ({ lastname, firstname }, random) =>
		/^\p{L}{6,}$/u.test(firstname) ? `${lastname} ${slip(firstname, random)}` : null,
	'beginning of the first name': ({ lastname, firstname }) => `${lastname} ${firstname.slice(0, 4)}`,
	'beginning of both names': ({ lastname, firstname, city }) =>
		`${lastname.slice(0, 5)} ${firstname.slice(0, 3)} ${city}`,
	'hyphen left out': ({ name }) => changed(name, name.replace('-', ' ')),
	'one part of the name': ({ lastname, firstname }) =>
		lastname.includes('-') ? `${firstname} ${lastname.split('-')[1]}` : null,
	'name and place': ({ lastname, firstname, city }) => `${firstname} ${lastname} ${city}`,
	'name and postcode': ({ lastname, plz }) => `${plz} ${lastname}`,
	'name and street': ({ lastname, street }) => `${lastname} ${street}`,
	'name, abbreviated street': ({ lastname, street }) => `${lastname} ${otherStreet(street)}`,
	'name, postcode with its country': ({ lastname, firstname, plz }) => `A-${plz} ${lastname} ${firstname}`,
	'name, country before the postcode': ({ lastname, firstname, plz }) => `${lastname} ${firstname} A ${plz}`,
	'another apostrophe': ({ name }) => changed(name, otherApostrophe(name)),
	'hard c': ({ lastname, firstname }) => changed(firstname, otherHardC(firstname), ` ${lastname}`),
	'name and place with Sankt': ({ name, city }) => changed(city, otherSankt(city), ` ${name}`),
	'three letters that fold to two': ({ lastname, firstname }) =>
		/^[a-z]?[aou]e$|^[aou]e[a-z]$/i.test(firstname) ? `${firstname} ${lastname.slice(0, 5)}` : null,
	'slip and place': ({ lastname, firstname, city }, random) =>
		lastname.length < 6 ? null : `${firstname} ${slip(lastname, random)} ${city}`,
};

const ofHouses: Readonly<Record<string, Typing>> = {
	'street and postcode': ({ street, plz }) => `${street} ${plz}`,
	'street and place': ({ street, city }) => `${city} ${street}`,
	'abbreviated street': ({ street, plz }) => `${otherStreet(street)}, ${plz}`,
	'street in capitals': ({ street, plz }) => `${street.toUpperCase()} ${plz}`,
	'street with Sankt': ({ street, plz }) => changed(street, otherSankt(street), ` ${plz}`),
	'place with Sankt': ({ street, city }) => changed(city, otherSankt(city), ` ${street}`),
	'postcode with its country': ({ street, plz }) => `A-${plz} ${street}`,
	'joined street': ({ street, plz }) => changed(street, street.replace(/[ -](?=str|gasse)/i, ''), ` ${plz}`),
	'street taken apart': ({ street, plz }) =>
		changed(street, street.replace(/(?<=\p{L})(?=(?:straße|strasse|str\.)(?!\p{L}))/iu, ' '), ` ${plz}`),
};

const ofPhones: Readonly<Record<string, Typing>> = {
	'as stored': ({ mobile }) => mobile,
	'digits alone': ({ mobile }) => digitsOf(mobile),
	'with country code': ({ mobile }) => `+43 ${digitsOf(mobile).slice(1, 4)} ${digitsOf(mobile).slice(4)}`,
	'with 0043': ({ mobile }) => `0043${digitsOf(mobile).slice(1)}`,
	'with slash': ({ mobile }) => `${digitsOf(mobile).slice(0, 4)}/${digitsOf(mobile).slice(4)}`,
	'trunk 0 in brackets': ({ mobile }) => otherPhone(mobile),
	'last seven digits': ({ mobile }) => mobile.replace(/\D/g, '').slice(-7),
	'with hyphens': ({ mobile }) => digitsOf(mobile).replace(/(\d{4})(\d{3})/, '$1-$2-'),
};

const ofMail: Readonly<Record<string, Typing>> = {
	'e-mail': ({ email }) => email,
	'e-mail in capitals': ({ email }) => email.toUpperCase(),
};

const ofCompanies: Readonly<Record<string, Typing>> = {
	'company as stored': ({ name }) => name,
	'without legal form': ({ name, city }) => `${withoutForm(name)} ${city}`,
	'words turned round': ({ name, city }) => `${withoutForm(name).split(' ').reverse().join(' ')} ${city}`,
	'company with umlauts': ({ name, city }) => changed(name, otherUmlauts(name), ` ${city}`),
	'slip in the company': ({ name, city }, random) => slipInLongest(withoutForm(name), random, city),
	'company number': ({ lfdnr }) => String(lfdnr),
};

/** Pairs of each kind, made of the data themselves and the same in every run: some hundreds. */
export async function searchPairs(pool: pg.Pool): Promise<SearchPair[]> {
	const rows = await readRows(pool);
	const people = rows.filter(({ is_person }) => is_person);
	return [
		...makePairs(ofPeople, people),
		...makePairs(
			ofHouses,
			people.filter(({ housemates }) => housemates <= 5),
		),
		...makePairs(
			ofPhones,
			people.filter(({ mobile, phones }) => mobile !== '' && phones === 1),
		),
		...makePairs(
			ofMail,
			people.filter(({ email, mails }) => email !== '' && mails === 1),
		),
		...makePairs(
			ofCompanies,
			rows.filter(({ is_person }) => !is_person),
		),
	];
}

function makePairs(kinds: Readonly<Record<string, Typing>>, rows: readonly Row[]): SearchPair[] {
	return Object.entries(kinds).flatMap(([kind, type]) => {
		const random = createRandom(`search: ${kind}`);
		const start = random.int(0, rows.length - 1);
		const turned = [...rows.slice(start), ...rows.slice(0, start)];
		const pairs = turned.flatMap((row) => {
			const text = type(row, random);
			return text === null ? [] : [{ kind, text, lfdnr: row.lfdnr, name: row.name }];
		});
		return pairs.slice(0, PER_KIND);
	});
}

/** Null where nothing has changed. */
function changed(stored: string, typed: string, further = ''): string | null {
	return stored === typed ? null : typed + further;
}

function digitsOf(phone: string): string {
	return phone.replace(/^\+43 ?/, '0').replace(/\D/g, '');
}

function slipInLongest(name: string, random: Random, city: string): string {
	const longest = name.split(' ').toSorted((a, b) => b.length - a.length)[0] ?? '';
	return `${name.replace(longest, slip(longest, random))} ${city}`;
}

// A name that several have does not say who is meant.
async function readRows(pool: pg.Pool): Promise<Row[]> {
	const { rows } = await pool.query<Row>(
		`with counted as (
			select a.*, display_name as name,
				count(*) over (partition by name_words) as namesakes,
				count(*) over (partition by mobile_e164) as phones,
				count(*) over (partition by lower(email)) as mails,
				count(*) over (partition by plz, street_words) as housemates
			from addresses a
		)
		select lfdnr, name, is_person, lastname, firstname, street, plz, city, tel, mobile, email,
			phones::int, mails::int, housemates::int
		from counted where namesakes = 1 and not kd_heim and not kd_krankenkasse
		order by md5(lfdnr::text) limit 2000`,
	);
	return rows;
}
