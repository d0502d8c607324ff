/* Long because its 62 kinds of pairs stand in four tables, side by side, as what is measured is best read whole. */

import { fold } from '@kontor/german/search';
import type pg from 'pg';
import type { Input } from '../contract/contract.ts';
import { givenName, streetLine, surname } from '../seed/addresses/organisations.ts';
import { landlineNumber, mobileNumber, svnrFor, uidNumber } from '../seed/numbers.ts';
import { placePicker, readPlaces } from '../seed/places.ts';
import { createRandom, type Random } from '../seed/random.ts';
import { otherPhone, otherSound, otherStreet, otherUmlauts, slip, withoutForm } from './spellings.ts';

/** Something that somebody enters, beside a stored address. */
export type LabelledPair = {
	/** What happened between the two, such as `twins`. */
	readonly kind: string;
	/** The stored address it was made of. */
	readonly lfdnr: number;
	/** Whether both are one. */
	readonly isSame: boolean;
	/** The rule was made by looking at one half; the other half measures it. */
	readonly half: 'tuning' | 'report';
} & (
	| { readonly of: 'person'; readonly body: Input<'findDuplicatePersons'>['body'] }
	| { readonly of: 'company'; readonly body: Input<'findDuplicateCompanies'>['body'] }
);

type PersonBody = Required<Omit<Input<'findDuplicatePersons'>['body'], 'draft' | 'lfdnr'>>;
type CompanyBody = Required<Omit<Input<'findDuplicateCompanies'>['body'], 'draft' | 'lfdnr'>>;

interface Stored<Body> {
	readonly lfdnr: number;
	readonly body: Body;
}

/** Makes what is entered of what is stored; null where this address does not lend itself to it. */
type Change<Body> = (stored: Body, world: World) => Partial<Body> | null;

interface World {
	readonly random: Random;
	/** Another place to live, with its landline. */
	move(): { address: { street: string; zip: string; city: string }; tel: string; mobile: string };
	otherLastname(than: string): string;
	otherFirstname(than: string): string;
	/** An insurance number that nobody has, for a day of birth. */
	ownNumber(birthDate: string | null): { svnr: string; svnrDat: string };
}

/** What all pairs of a database have around them. */
interface Surroundings {
	readonly place: ReturnType<typeof placePicker>;
	/** Whether somebody has this insurance number. */
	isTaken(digits: string): boolean;
}

const PER_KIND = 16;

/** Pairs of each kind, made of the data themselves and the same in every run: some hundreds. */
export async function labelledPairs(pool: pg.Pool): Promise<LabelledPair[]> {
	const people = await readPeople(pool);
	const firms = await readFirms(pool);
	const surroundings = await readSurroundings(pool);
	return [
		...makePairs({ of: 'person', isSame: true }, samePerson, people, surroundings),
		...makePairs({ of: 'person', isSame: false }, otherPerson, people, surroundings),
		...makePairs({ of: 'company', isSame: true }, sameCompany, firms, surroundings),
		...makePairs({ of: 'company', isSame: false }, otherCompany, firms, surroundings),
	] as LabelledPair[];
}

function makePairs<Body>(
	label: Pick<LabelledPair, 'of' | 'isSame'>,
	kinds: Readonly<Record<string, Change<Body>>>,
	stored: readonly Stored<Body>[],
	surroundings: Surroundings,
) {
	return Object.entries(kinds).flatMap(([kind, change]) => {
		const world = createWorld(`pairs: ${label.of} ${kind}`, surroundings);
		const start = world.random.int(0, stored.length - 1);
		const pairs: object[] = [];
		for (let index = 0; index < stored.length && pairs.length < PER_KIND; index++) {
			const one = stored[(start + 7 * index) % stored.length];
			const body = one === undefined ? null : change(one.body, world);
			const half = pairs.length % 2 === 0 ? 'tuning' : 'report';
			if (body !== null) pairs.push({ ...label, kind, lfdnr: one?.lfdnr, half, body });
		}
		return pairs;
	});
}

/** One and the same person, entered a second time. */
const samePerson: Readonly<Record<string, Change<PersonBody>>> = {
	'as it is': (one) => one,
	'slip in the last name': (one, { random }) => ({ ...named(one), lastname: slip(one.lastname, random) }),
	'slip in the first name': (one, { random }) => ({ ...named(one), firstname: slip(one.firstname, random) }),
	'slip, other address': (one, { random, move }) => ({
		...named(one),
		...move(),
		lastname: slip(one.lastname, random),
	}),
	'slip, known by phone': (one, { random }) =>
		one.mobile === '' ? null : { ...unborn(one), lastname: slip(one.lastname, random), tel: one.mobile },
	umlauts: (one) => changed(one, { ...named(one), lastname: otherUmlauts(one.lastname) }),
	'letters that sound alike': (one) => changed(one, { ...named(one), lastname: otherSound(one.lastname) }),
	'sound, known by address': (one) =>
		changed(one, { ...unborn(one), lastname: otherSound(one.lastname), address: one.address }),
	'capitals and titles': (one) => ({
		...named(one),
		lastname: `Dr. ${one.lastname.toUpperCase()}`,
		firstname: `Mag. ${one.firstname}`,
	}),
	'first and last name swapped': (one) => ({ ...named(one), lastname: one.firstname, firstname: one.lastname }),
	'swapped, in another spelling': (one) =>
		changed(one, { ...named(one), lastname: one.firstname, firstname: otherSound(otherUmlauts(one.lastname)) }),
	'half of a double name, no first name': (one) =>
		one.lastname.includes('-') ? { ...named(one), firstname: '', lastname: one.lastname.split('-')[1] ?? '' } : null,
	'double name after marriage': (one, { otherLastname }) => ({
		...named(one),
		lastname: `${one.lastname}-${otherLastname(one.lastname)}`,
	}),
	'half of a double name': (one) =>
		one.lastname.includes('-') ? { ...named(one), lastname: one.lastname.split('-')[1] ?? '' } : null,
	'married, moved, known by phone': (one, { otherLastname, move }) =>
		one.mobile === '' ? null : { ...named(one), ...move(), lastname: otherLastname(one.lastname), mobile: one.mobile },
	'married, not moved': (one, { otherLastname }) => ({
		...named(one),
		lastname: otherLastname(one.lastname),
		address: one.address,
	}),
	'married, nothing else known': (one, { otherLastname }) => ({ ...named(one), lastname: otherLastname(one.lastname) }),
	moved: (one, { move }) => ({ ...named(one), ...move() }),
	'day and month swapped': (one) => changed(one, { ...named(one), dateOfBirth: swapDay(one.dateOfBirth) }),
	'slip in the birth date': (one, { random }) => ({
		...named(one),
		dateOfBirth: slipInDate(one.dateOfBirth, random),
		address: one.address,
	}),
	'known by phone': (one) => (one.mobile === '' ? null : { ...unborn(one), mobile: otherPhone(one.mobile) }),
	'known by e-mail': (one) => (one.email === '' ? null : { ...unborn(one), email: one.email.toUpperCase() }),
	'known by address': (one) => ({
		...unborn(one),
		address: { ...one.address, street: otherStreet(one.address.street ?? '') },
	}),
	'another phone': (one, { random }) => ({ ...unborn(one), address: one.address, mobile: mobileNumber(random) }),
	'known by SVNR': (one, { random, move, otherLastname }) =>
		one.svnr === ''
			? null
			: {
					...move(),
					firstname: slip(one.firstname, random),
					lastname: otherLastname(''),
					svnr: one.svnr,
					svnrDat: one.svnrDat,
				},
	'further first name': (one, { otherFirstname }) => ({
		...named(one),
		firstname: `${one.firstname} ${otherFirstname(one.firstname)}`,
	}),
	'slip in name and birth date': (one, { random }) => ({
		...named(one),
		lastname: slip(one.lastname, random),
		dateOfBirth: slipInDate(one.dateOfBirth, random),
		address: one.address,
	}),
};

/** Somebody else, however much is shared. */
const otherPerson: Readonly<Record<string, Change<PersonBody>>> = {
	twin: (one, { otherFirstname, ownNumber }) => ({
		...one,
		...ownNumber(one.dateOfBirth),
		firstname: otherFirstname(one.firstname),
	}),
	'twin with a name in common': (one, { otherFirstname }) =>
		one.firstname.includes(' ')
			? { ...one, svnr: '', firstname: `${one.firstname.split(' ')[0]} ${otherFirstname(one.firstname)}` }
			: null,
	'one of the household': (one, { otherFirstname, random }) => ({
		...one,
		svnr: '',
		firstname: otherFirstname(one.firstname),
		dateOfBirth: otherDate(one.dateOfBirth, random),
	}),
	'father and son of one name': (one, { random }) => ({
		...one,
		svnr: '',
		dateOfBirth: otherDate(one.dateOfBirth, random),
	}),
	namesake: (one, { move, random }) => ({ ...named(one), ...move(), dateOfBirth: otherDate(one.dateOfBirth, random) }),
	'namesake in one place': (one) => ({
		...unborn(one),
		address: { zip: one.address.zip ?? '', city: one.address.city ?? '' },
	}),
	'namesake of the same day with another SVNR': (one, { move, ownNumber }) =>
		one.svnr === '' ? null : { ...named(one), ...move(), ...ownNumber(one.dateOfBirth) },
	'first name and birth date by chance': (one, { otherLastname, move }) => ({
		...named(one),
		...move(),
		lastname: otherLastname(one.lastname),
	}),
	'neighbour of one last name': (one, { otherFirstname }) => ({
		...unborn(one),
		firstname: otherFirstname(one.firstname),
		address: { ...one.address, street: `${one.address.street}0` },
	}),
	'in one home': (one, { otherFirstname, otherLastname }) => ({
		tel: one.tel,
		address: one.address,
		firstname: otherFirstname(one.firstname),
		lastname: otherLastname(one.lastname),
	}),
	'of one first name in one home': (one, { otherLastname }) => ({
		tel: one.tel,
		address: one.address,
		firstname: one.firstname,
		lastname: otherLastname(one.lastname),
	}),
	'name alone': unborn,
	'birth date alone': (one, { otherFirstname, otherLastname }) => ({
		dateOfBirth: one.dateOfBirth,
		firstname: otherFirstname(one.firstname),
		lastname: otherLastname(one.lastname),
	}),
	'phone alone': (one, { otherFirstname, otherLastname }) =>
		one.mobile === ''
			? null
			: { mobile: one.mobile, firstname: otherFirstname(one.firstname), lastname: otherLastname(one.lastname) },
	'address alone': (one) => ({ address: one.address }),
	'e-mail alone': (one, { otherFirstname, otherLastname }) =>
		one.email === ''
			? null
			: { email: one.email, firstname: otherFirstname(one.firstname), lastname: otherLastname(one.lastname) },
	'sound of the name in one place': (one) =>
		changed(one, { ...unborn(one), lastname: otherSound(one.lastname), address: { zip: one.address.zip ?? '' } }),
};

const sameCompany: Readonly<Record<string, Change<CompanyBody>>> = {
	'as it is': (one) => one,
	'legal form, known by phone': (one) => changed(one, { name: otherForm(one.name), tel: otherPhone(one.tel) }),
	'legal form, known by address': (one) =>
		changed(one, {
			name: otherForm(one.name),
			address: { ...one.address, street: otherStreet(one.address.street ?? '') },
		}),
	'no legal form, known by e-mail': (one) =>
		one.email === '' ? null : { name: withoutForm(one.name), email: one.email },
	'UID with another name': (one, { otherLastname }) =>
		one.uid === '' ? null : { name: otherLastname(''), uid: one.uid.replace('ATU', 'atu ') },
	'account with another name': (one, { otherLastname }) =>
		one.iban === '' ? null : { name: otherLastname(''), iban: one.iban },
	'other order of words': (one) => ({ name: withoutForm(one.name).split(' ').reverse().join(' '), tel: one.tel }),
	'slip, known by phone': (one, { random }) => ({ name: slipInLongest(one.name, random), tel: one.tel }),
	'slip, known by address': (one, { random }) => ({ name: slipInLongest(one.name, random), address: one.address }),
	umlauts: (one) => changed(one, { name: otherUmlauts(one.name), tel: one.tel }),
	moved: (one, { move }) => (one.email === '' ? null : { ...move(), name: one.name, email: one.email }),
};

const otherCompany: Readonly<Record<string, Change<CompanyBody>>> = {
	'of one owner in one house': (one, { random, otherLastname }) => ({
		...one,
		uid: uidNumber(random),
		iban: '',
		name: `${otherLastname('')} Handel GmbH`,
	}),
	'sister company with its own UID': (one, { random }) =>
		one.uid === ''
			? null
			: { ...one, uid: uidNumber(random), iban: '', name: `${withoutForm(one.name)} Beteiligung GmbH` },
	'other trade of one name': (one, { move }) => ({
		...move(),
		name: `Blumen ${withoutForm(one.name).split(' ')[1] ?? ''} e.U.`,
	}),
	'same name elsewhere': (one, { move }) => ({ ...move(), name: one.name }),
	'other legal form with one phone': (one) => ({
		name: `${withoutForm(one.name)} AG`,
		tel: one.name.endsWith(' AG') ? '' : one.tel,
	}),
	'name alone': (one) => ({ name: one.name }),
	'phone alone': (one, { otherLastname }) => ({ name: otherLastname(''), tel: one.tel }),
	'address alone': (one, { otherLastname }) => ({ name: otherLastname(''), address: one.address }),
	'e-mail alone': (one, { otherLastname }) => (one.email === '' ? null : { name: otherLastname(''), email: one.email }),
};

function createWorld(seed: string, { place, isTaken }: Surroundings): World {
	const random = createRandom(seed);
	function other(make: () => string, than: string): string {
		const taken = fold(than).split(/[\s-]/);
		for (;;) {
			const made = make();
			if (
				!fold(made)
					.split(/[\s-]/)
					.some((word) => taken.some((own) => own[0] === word[0]))
			)
				return made;
		}
	}
	return {
		random,
		move: () => {
			const where = place(random);
			const address = { street: streetLine(where, random), zip: where.plz, city: where.city };
			return { address, tel: landlineNumber(where.areaCode, random), mobile: mobileNumber(random) };
		},
		otherLastname: (than) => other(() => surname(random), than),
		otherFirstname: (than) => other(() => givenName(random).firstname, than),
		ownNumber: (birthDate) => {
			for (;;) {
				const made = svnrFor(birthDate ?? '', random);
				if (!isTaken(made.svnr + made.svnrDat)) return made;
			}
		},
	};
}

function named({ lastname, firstname, dateOfBirth }: PersonBody): Partial<PersonBody> {
	return { lastname, firstname, dateOfBirth };
}

function unborn({ lastname, firstname }: PersonBody): Partial<PersonBody> {
	return { lastname, firstname };
}

/** Null where the change has changed nothing, because no letter of the name lends itself to it. */
function changed<Body extends object>(one: Body, made: Partial<Body>): Partial<Body> | null {
	const fields = Object.entries(made);
	return fields.every(([field, value]) => JSON.stringify(one[field as keyof Body]) === JSON.stringify(value))
		? null
		: made;
}

function slipInLongest(name: string, random: Random): string {
	const words = name.split(' ');
	const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? '';
	return words.map((word) => (word === longest ? slip(word, random) : word)).join(' ');
}

function swapDay(date: string | null): string | null {
	const [year, month = '', day = ''] = (date ?? '').split('-');
	return day > '12' ? date : `${year}-${day}-${month}`;
}

function slipInDate(date: string | null, random: Random): string {
	const place = random.pick([3, 9]);
	const text = date ?? '';
	const digit = (Number(text.charAt(place)) + random.int(1, 6)) % 10;
	const made = text.slice(0, place) + digit + text.slice(place + 1);
	return made.endsWith('-00') || made.endsWith('-30') ? `${text.slice(0, 9)}${text.endsWith('1') ? 2 : 1}` : made;
}

function otherDate(date: string | null, random: Random): string {
	const [year = '', month = ''] = (date ?? '').split('-');
	const years = random.int(21, 35) * (Number(year) > 1980 ? -1 : 1);
	return `${Number(year) + years}-${month === '05' ? '08' : '05'}-${random.int(10, 28)}`;
}

const formSpellings: readonly (readonly [RegExp, string])[] = [
	[/GmbH & Co KG$/, 'Ges.m.b.H. und Co. KG'],
	[/GmbH$/, 'Gesellschaft mit beschränkter Haftung'],
	[/ KG$/, ' Kommanditgesellschaft'],
	[/ OG$/, ' Offene Gesellschaft'],
	[/ e\.U\.$/, ' eU'],
	[/ AG$/, ' Aktiengesellschaft'],
];

function otherForm(name: string): string {
	const found = formSpellings.find(([pattern]) => pattern.test(name));
	return found === undefined ? name : `Firma ${name.replace(found[0], found[1])}`;
}

interface Row {
	lfdnr: number;
	lastname: string;
	firstname: string;
	company_name: string;
	birth_date: string | null;
	street: string;
	plz: string;
	city: string;
	tel: string;
	mobile: string;
	email: string;
	uid: string;
	svnr: string;
	svnr_dat: string;
	iban: string;
}

// The demo data make mailboxes of names alone and have few insurance numbers a day: what several people have there would
// say of strangers that they are one.
function storedRows(which: string, count: number): string {
	return `with chosen as materialized (
			select * from addresses where ${which} order by md5(lfdnr::text) limit ${count}
		)
		select a.lfdnr, lastname, firstname, company_name, birth_date, street, plz, city, tel, mobile, uid,
			case when (select count(*) from addresses o where lower(o.email) = lower(a.email) and o.email <> '') = 1
				then email else '' end as email,
			coalesce(iban, '') as iban,
			case when h.is_one then h.svnr else '' end as svnr, case when h.is_one then h.svnr_dat else '' end as svnr_dat
		from chosen a left join address_bank b using (lfdnr) left join lateral (
			select svnr, svnr_dat, (
				select count(*) = 1 from address_health o where o.svnr_digits = own.svnr_digits
			) as is_one
			from address_health own where own.lfdnr = a.lfdnr
		) as h on true
		order by md5(a.lfdnr::text)`;
}

async function readSurroundings(pool: pg.Pool): Promise<Surroundings> {
	const client = await pool.connect();
	try {
		const { rows } = await client.query<{ svnr_digits: string }>('select svnr_digits from address_health');
		const taken = new Set(rows.map(({ svnr_digits }) => svnr_digits));
		return { place: placePicker(await readPlaces(client)), isTaken: (digits) => taken.has(digits) };
	} finally {
		client.release();
	}
}

async function readPeople(pool: pg.Pool): Promise<Stored<PersonBody>[]> {
	const { rows } = await pool.query<Row>(
		storedRows('is_person and birth_date is not null and residence_lfdnr is null', 1500),
	);
	return rows.map((row) => ({
		lfdnr: row.lfdnr,
		body: {
			...contactsOf(row),
			lastname: row.lastname,
			firstname: row.firstname,
			dateOfBirth: row.birth_date,
			svnr: row.svnr,
			svnrDat: row.svnr_dat,
		},
	}));
}

async function readFirms(pool: pg.Pool): Promise<Stored<CompanyBody>[]> {
	const { rows } = await pool.query<Row>(
		storedRows('not is_person and (kd_kunde or kd_lieferant) and not kd_heim', 400),
	);
	return rows.map((row) => ({ lfdnr: row.lfdnr, body: { ...contactsOf(row), name: row.company_name, uid: row.uid } }));
}

function contactsOf({ street, plz, city, tel, mobile, email, iban }: Row) {
	return { address: { street, zip: plz, city }, tel, mobile, email, iban };
}
