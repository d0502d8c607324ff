import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	type CompanyRecord,
	companyMatcher,
	type DuplicateReason,
	duplicateReasons,
	type PersonRecord,
	personMatcher,
} from './duplicates.ts';

const nowhere = { street: '', zip: '', city: '' };
const nobody: PersonRecord = {
	lastname: '',
	firstname: '',
	birthDate: '',
	svnr: '',
	address: nowhere,
	phones: [],
	email: '',
	iban: '',
};
const nothing: CompanyRecord = { name: '', uid: '', address: nowhere, phones: [], email: '', iban: '' };

type Some<Record extends { address: object }> = Partial<Omit<Record, 'address'>> & {
	address?: Partial<typeof nowhere>;
};

function person(known: Some<PersonRecord>): PersonRecord {
	return { ...nobody, ...known, address: { ...nowhere, ...known.address } };
}

function company(known: Some<CompanyRecord>): CompanyRecord {
	return { ...nothing, ...known, address: { ...nowhere, ...known.address } };
}

function persons(a: Some<PersonRecord>, b: Some<PersonRecord>): readonly DuplicateReason[] | null {
	return personMatcher(person(a))(person(b))?.reasons ?? null;
}

function companies(a: Some<CompanyRecord>, b: Some<CompanyRecord>): readonly DuplicateReason[] | null {
	return companyMatcher(company(a))(company(b))?.reasons ?? null;
}

const born = '1980-03-04';
const anna = { lastname: 'Huber', firstname: 'Anna', birthDate: born };
const home = { street: 'Hauptstraße 5', zip: '4020', city: 'Linz' };
const household = { address: home, phones: ['0732 123456'], email: 'familie@example.at', iban: 'AT611904300234573201' };

describe('two persons are one by name and birth date', () => {
	test.each<[string, Some<PersonRecord>, Some<PersonRecord>, DuplicateReason[]]>([
		['as they are', {}, {}, ['sameName', 'sameBirthDate']],
		['umlauts', { lastname: 'Müller' }, { lastname: 'MUELLER' }, ['sameName', 'sameBirthDate']],
		['titles in the name', { lastname: 'Dr. Huber, MBA' }, { firstname: 'Mag. Anna' }, ['sameName', 'sameBirthDate']],
		['an initial', { firstname: 'Anna M.' }, {}, ['sameName', 'sameBirthDate']],
		['hyphen or blank', { lastname: 'Huber-Maier' }, { lastname: 'Huber Maier' }, ['sameName', 'sameBirthDate']],
		['joined first names', { firstname: 'Annemarie' }, { firstname: 'Anne Marie' }, ['sameName', 'sameBirthDate']],
		['other order', { firstname: 'Anna Eva' }, { firstname: 'Eva Anna' }, ['sameName', 'sameBirthDate']],
		['apostrophe', { lastname: "O'Neill" }, { lastname: 'O’Neill' }, ['sameName', 'sameBirthDate']],
		['sound', { lastname: 'Maier' }, { lastname: 'Mayr' }, ['soundsAlike', 'sameBirthDate']],
		['sound of the first name', { firstname: 'Katrin' }, { firstname: 'Cathrin' }, ['soundsAlike', 'sameBirthDate']],
		['slip', { lastname: 'Steinhuber' }, { lastname: 'Steinhuger' }, ['similarName', 'sameBirthDate']],
		['slip in the first name', { firstname: 'Martina' }, { firstname: 'Matrina' }, ['similarName', 'sameBirthDate']],
		[
			'slip in a double name',
			{ lastname: 'Huber-Steiner' },
			{ lastname: 'Huber-Steiler' },
			['similarName', 'sameBirthDate'],
		],
		['slip inside of a sound', { firstname: 'Mathias' }, { firstname: 'Matwhias' }, ['similarName', 'sameBirthDate']],
		['slip beside a sound', { firstname: 'Sophie' }, { firstname: 'Sofia' }, ['similarName', 'sameBirthDate']],
		['half a double name', { lastname: 'Huber-Gruber' }, { lastname: 'Gruber' }, ['partOfName', 'sameBirthDate']],
		['fewer first names', { firstname: 'Anna Maria' }, { firstname: 'Anna' }, ['partOfName', 'sameBirthDate']],
		['no particle', { lastname: 'von Huber' }, { lastname: 'Huber' }, ['partOfName', 'sameBirthDate']],
		['swapped', {}, { lastname: 'Anna', firstname: 'Huber' }, ['swappedName', 'sameBirthDate']],
		[
			'swapped with a slip',
			{ lastname: 'Steiner' },
			{ lastname: 'Anna', firstname: 'Stainer' },
			['swappedName', 'sameBirthDate'],
		],
		['in one field', {}, { lastname: 'Anna Huber', firstname: '' }, ['swappedName', 'sameBirthDate']],
		['marriage', {}, { lastname: 'Gruber' }, ['otherLastname', 'sameBirthDate']],
		['no first name yet', { firstname: '' }, {}, ['sameLastname', 'sameBirthDate']],
		['day and month swapped', {}, { birthDate: '1980-04-03' }, ['sameName', 'swappedBirthDate']],
		['one digit of the date', {}, { birthDate: '1980-03-14' }, ['sameName', 'similarBirthDate']],
		['two digits exchanged', {}, { birthDate: '1908-03-04' }, ['sameName', 'similarBirthDate']],
		['one generation unknown', { lastname: 'Huber jun.' }, {}, ['sameName', 'sameBirthDate']],
	])('%s', (_, a, b, reasons) => {
		expect(persons({ ...anna, ...a }, { ...anna, ...b })).toEqual(reasons);
	});
});

describe('two persons are one by name and contact', () => {
	const named = { lastname: 'Huber', firstname: 'Anna' };
	test.each<[string, Some<PersonRecord>, Some<PersonRecord>, DuplicateReason[]]>([
		['phone', { phones: ['0664 123 45 67'] }, { phones: ['', '+43 664 1234567'] }, ['sameName', 'samePhone']],
		['a phone of no country', { phones: ['12 34 56 78'] }, { phones: ['12345678'] }, ['sameName', 'samePhone']],
		['extension left out', { phones: ['01 234567-12'] }, { phones: ['01 234567'] }, ['sameName', 'samePhone']],
		['e-mail', { email: ' Anna@Example.at' }, { email: 'anna@example.at' }, ['sameName', 'sameEmail']],
		['address', { address: home }, { address: { street: 'Hauptstr. 5', zip: '4020' } }, ['sameName', 'sameAddress']],
		['account', { iban: 'AT61 1904 3002 3457 3201' }, { iban: 'AT611904300234573201' }, ['sameName', 'sameIban']],
	])('%s', (_, a, b, reasons) => {
		expect(persons({ ...named, ...a }, { ...named, ...b })).toEqual(reasons);
	});

	test('another last name needs the very same birth date', () => {
		expect(persons(anna, { ...anna, lastname: 'Gruber', birthDate: '1980-04-03' })).toBeNull();
		const neighbour = { ...anna, address: home };
		expect(
			persons(neighbour, { ...neighbour, lastname: 'Gruber', address: { zip: '4020' }, birthDate: '1980-04-03' }),
		).toBeNull();
	});

	test('who has another last name, house and phone than the one with the birth date is somebody else', () => {
		const gruber = { ...anna, lastname: 'Gruber' };
		expect(
			persons({ ...anna, address: home }, { ...gruber, address: { street: 'Am Bach 1', zip: '8010' } }),
		).toBeNull();
		expect(persons({ ...anna, ...household }, { ...gruber, ...household, address: { zip: '8010' } })).not.toBeNull();
	});
});

test('the same SVNR decides alone, a wrong or empty one says nothing, another one speaks against all else', () => {
	const valid = { svnr: '1237010180' };
	expect(persons({ lastname: 'Huber', ...valid }, { lastname: 'Gruber', birthDate: born, ...valid })).toEqual([
		'sameSvnr',
	]);
	expect(personMatcher(person({ ...anna, ...valid }))(person({ ...anna, ...valid }))?.score).toBe(100);
	for (const svnr of ['', '0000010180', '1238010180']) {
		expect(persons({ lastname: 'Huber', svnr }, { lastname: 'Huber', svnr })).toBeNull();
		expect(persons({ ...anna, svnr }, { ...anna, ...valid })).not.toBeNull();
	}
	expect(persons({ ...anna, ...household, ...valid }, { ...anna, ...household, svnr: '1050010180' })).toBeNull();
});

describe('people who share nearly everything are not one', () => {
	test.each<[string, Some<PersonRecord>, Some<PersonRecord>]>([
		['twins', { firstname: 'Lena' }, { firstname: 'Lina' }],
		['twins with one name in common', { firstname: 'Anna Maria' }, { firstname: 'Anna Sophie' }],
		['twins of two genders', { firstname: 'Michael' }, { firstname: 'Michaela' }],
		['twins of two genders, named alike', { firstname: 'Christian' }, { firstname: 'Christina' }],
		['twins of two genders by one vowel', { firstname: 'Mario' }, { firstname: 'Maria' }],
		[
			'husband and wife',
			{ firstname: 'Johann', birthDate: '1950-07-14' },
			{ firstname: 'Anna', birthDate: '1953-01-09' },
		],
		[
			'father and son of one name',
			{ firstname: 'Johann', birthDate: '1950-07-14' },
			{ firstname: 'Johann', birthDate: '1981-02-08' },
		],
		[
			'mother and daughter without birth dates',
			{ birthDate: '', lastname: 'Huber sen.' },
			{ birthDate: '', lastname: 'Huber jun.' },
		],
		['residents of a home', { birthDate: '', lastname: 'Huber' }, { birthDate: '', lastname: 'Gruber' }],
		['residents of a home without first names', { birthDate: '', firstname: '' }, { birthDate: '' }],
	])('%s', (_, a, b) => {
		expect(persons({ ...anna, ...household, ...a }, { ...anna, ...household, ...b })).toBeNull();
	});

	test.each([
		['0664 1234567', '0664 1234568'],
		['01 234567-12', '01 234567-13'],
		['0000000', '0000000'],
		['12345', '12345'],
		['', ''],
	])('nor by the phones %s and %s', (a, b) => {
		const named = { lastname: 'Huber', firstname: 'Anna' };
		expect(persons({ ...named, phones: [a] }, { ...named, phones: [b] })).toBeNull();
	});
});

describe('two companies are one', () => {
	const contact = { phones: ['0732 123456'] };
	test.each<[string, string, string, DuplicateReason]>([
		['legal form written in full', 'Müller GmbH', 'Mueller Gesellschaft mit beschränkter Haftung', 'sameName'],
		['old short form', 'Müller GmbH', 'Müller Ges.m.b.H.', 'sameName'],
		['spaced short form', 'Müller GmbH', 'Müller Ges. m. b. H.', 'sameName'],
		['no form', 'Müller GmbH', 'Firma Müller', 'sameName'],
		['two forms', 'Müller GmbH & Co KG', 'Müller G.m.b.H. und Co. KG', 'sameName'],
		['other order', 'Tischlerei Müller', 'Müller Tischlerei', 'sameName'],
		['joined words', 'Reha Technik Huber', 'Rehatechnik Huber', 'sameName'],
		['sound', 'Tischlerei Maier e.U.', 'Tischlerei Mayr eingetragener Unternehmer', 'soundsAlike'],
		['slip', 'Tischlerei Steinbauer', 'Tischelrei Steinbauer', 'similarName'],
	])('by phone and name: %s', (_, a, b, reason) => {
		expect(companies({ name: a, ...contact }, { name: b, ...contact })).toEqual([reason, 'samePhone']);
	});

	test('by a part of the name where two contacts are the same', () => {
		const [a, b] = [
			{ name: 'Müller', ...contact },
			{ name: 'Tischlerei Müller', ...contact },
		];
		expect(companies(a, b)).toBeNull();
		expect(companies({ ...a, address: home }, { ...b, address: home })).toEqual([
			'partOfName',
			'samePhone',
			'sameAddress',
		]);
	});

	test('by UID or IBAN alone; another UID speaks against all else', () => {
		const uid = 'ATU13585627';
		expect(companies({ name: 'Müller', uid }, { name: 'Alt', uid: 'atu 13585627' })).toEqual(['sameUid']);
		expect(companies({ iban: household.iban }, { name: 'Alt', iban: household.iban })).toEqual(['sameIban']);
		const all = { name: 'Müller', ...household };
		expect(companies({ ...all, uid }, { ...all, uid: 'ATU12345675' })).toBeNull();
		expect(companies({ name: 'Müller', uid: 'ATU1' }, { name: 'Müller', uid: 'ATU1' })).toBeNull();
	});

	test('but not with another legal form, another number in the name or another name, unless contacts agree', () => {
		expect(companies({ name: 'Müller GmbH', ...contact }, { name: 'Müller GmbH & Co KG', ...contact })).toBeNull();
		expect(
			companies({ name: 'Apotheke 24', ...household, iban: '' }, { name: 'Apotheke 25', ...household, iban: '' }),
		).toBeNull();
		expect(
			companies({ name: 'Müller GmbH', ...contact, address: home }, { name: 'Müller KG', ...contact, address: home }),
		).not.toBeNull();
		expect(
			companies({ name: 'GmbH', ...contact, address: home }, { name: 'GmbH', ...contact, address: home }),
		).toBeNull();
	});
});

const names = ['Huber', 'Hubner', 'Maier', 'Mayr', 'Müller-Huber', 'Gruber', 'Dr. Steiner', 'Anna', ''];
const firstnames = ['Anna', 'Hannah', 'Anna Maria', 'Maria', 'Mario', 'Michael', 'Michaela', 'A.', ''];
const dates = [born, '1980-04-03', '1980-03-14', '1955-11-30', ''];
const streets = ['Hauptstraße 5', 'Hauptstr. 5/2', 'Hauptstr. 7', 'Am Bach', ''];
const zips = ['4020', '4040', ''];
const numbers = ['0732 123456', '+43 732 123456', '0664 1234567', '0000', ''];
const mails = ['a@example.at', 'b@example.at', ''];
const ibans = ['AT611904300234573201', 'DE89370400440532013000', ''];
const contacts = {
	address: fc.record({
		street: fc.constantFrom(...streets),
		zip: fc.constantFrom(...zips),
		city: fc.constantFrom('Linz', ''),
	}),
	phones: fc.array(fc.constantFrom(...numbers), { maxLength: 2 }),
	email: fc.constantFrom(...mails),
	iban: fc.constantFrom(...ibans),
};
const somebody = fc.record({
	lastname: fc.constantFrom(...names),
	firstname: fc.constantFrom(...firstnames),
	birthDate: fc.constantFrom(...dates),
	svnr: fc.constantFrom('1237010180', '1050010180', '1238010180', ''),
	...contacts,
});
const someCompany = fc.record({
	name: fc.constantFrom('Müller GmbH', 'Mueller KG', 'Tischlerei Müller', 'Mühlner GmbH', 'GmbH', ''),
	uid: fc.constantFrom('ATU13585627', 'ATU12345675', ''),
	...contacts,
});

describe('always', () => {
	test('the order of two records does not matter', () => {
		fc.assert(
			fc.property(somebody, somebody, (a, b) => {
				expect(personMatcher(a)(b)).toEqual(personMatcher(b)(a));
			}),
			{ numRuns: 2000 },
		);
		fc.assert(
			fc.property(someCompany, someCompany, (a, b) => {
				expect(companyMatcher(a)(b)).toEqual(companyMatcher(b)(a));
			}),
		);
	});

	test('one more thing in common never lowers the score', () => {
		const parts = [
			['lastname', 'firstname'],
			['birthDate'],
			['svnr'],
			['address'],
			['phones'],
			['email'],
			['iban'],
		] as const;
		const scoreOf = (a: PersonRecord, b: PersonRecord) => personMatcher(a)(b)?.score ?? 0;
		fc.assert(
			fc.property(somebody, somebody, fc.constantFrom(...parts), (a, b, part) => {
				const closer = { ...b, ...Object.fromEntries(part.map((field) => [field, a[field]])) };
				const isKnown = part.every((field) => (Array.isArray(a[field]) ? a[field].length > 0 : a[field] !== ''));
				// An initial may stand for anything: to share one is to share no first name.
				if (part.some((field) => field === 'firstname') && /^.\.?$/u.test(a.firstname)) return;
				if (isKnown) expect(scoreOf(a, closer)).toBeGreaterThanOrEqual(scoreOf(a, b));
			}),
			{ numRuns: 5000 },
		);
		// Twice 5 000 comparisons of whole persons take seconds where other work runs beside them.
	}, 30_000);

	test('one thing in common is no hit, unless it is SVNR, UID or the account of a company', () => {
		const all = { lastname: 'Huber', firstname: 'Anna', birthDate: born, ...household };
		const others = {
			lastname: 'Steiner',
			firstname: 'Josef',
			birthDate: '1955-11-30',
			address: { street: 'Am Bach 1', zip: '8010', city: 'Graz' },
			phones: ['0316 654321'],
			email: 'x@example.at',
			iban: ibans[1] ?? '',
		};
		for (const part of [
			['lastname', 'firstname'],
			['lastname'],
			['firstname'],
			['birthDate'],
			['address'],
			['phones'],
			['email'],
			['iban'],
		] as const) {
			const alone = Object.fromEntries(part.map((field) => [field, all[field]]));
			expect(persons(all, alone), String(part)).toBeNull();
			expect(persons(all, { ...others, ...alone }), String(part)).toBeNull();
		}
		for (const part of ['address', 'phones', 'email'] as const) {
			expect(companies({ name: 'A', ...household, iban: '' }, { name: 'Berger', [part]: household[part] })).toBeNull();
		}
		expect(companies({ name: 'Berger' }, { name: 'Berger' })).toBeNull();
	});

	test('each hit has a score from 1 to 100 and one or more known reasons', () => {
		fc.assert(
			fc.property(somebody, somebody, (a, b) => {
				const hit = personMatcher(a)(b);
				if (hit === null) return;
				expect(hit.score).toBeGreaterThanOrEqual(75);
				expect(hit.score).toBeLessThanOrEqual(100);
				expect(hit.reasons.every((reason) => duplicateReasons.includes(reason))).toBe(true);
				expect(hit.reasons.length > 1 || hit.reasons[0] === 'sameSvnr').toBe(true);
			}),
		);
	});

	test('names of any kind and length are compared in no time', () => {
		const hostile = [
			`${'A'.repeat(5000)}`,
			'a b '.repeat(2000),
			'-'.repeat(5000),
			`${'an '.repeat(40)}`,
			'\u0301'.repeat(3000),
			'(((.*',
			'1/'.repeat(3000),
		];
		for (const text of hostile) {
			const record = person({
				lastname: text,
				firstname: text,
				address: { street: text, zip: text, city: text },
				phones: [text],
				email: text,
			});
			const begun = performance.now();
			personMatcher(record)(person({ ...record, lastname: `${text}b` }));
			companyMatcher(company({ ...record, name: text }))(company({ ...record, name: `${text}b` }));
			expect(performance.now() - begun).toBeLessThan(500);
		}
	});
});

describe('names of households and in the wrong field', () => {
	const born = { birthDate: '1990-05-17' };

	test.each<[string, object, object, readonly string[]]>([
		[
			'half of a double name without a first name',
			{ lastname: 'Özdemir', firstname: '', ...born },
			{ lastname: 'Müller-Özdemir', firstname: 'Ayşe', ...born },
			['partOfName', 'sameBirthDate'],
		],
		[
			'the double name without a first name',
			{ lastname: 'Müller-Oezdemir', firstname: '', ...born },
			{ lastname: 'Özdemir', firstname: 'Ayşe', ...born },
			['partOfName', 'sameBirthDate'],
		],
		[
			'swapped and of another sound',
			{ lastname: 'Stephan', firstname: 'Maier', ...born },
			{ lastname: 'Mayr', firstname: 'Stefan', ...born },
			['swappedName', 'sameBirthDate'],
		],
		[
			'swapped, of another sound, known by the address',
			{ lastname: 'Stephan', firstname: 'Maier', address: home },
			{ lastname: 'Mayr', firstname: 'Stefan', address: home },
			['swappedName', 'sameAddress'],
		],
		[
			'swapped with a first name too short to sound alike',
			{ lastname: 'Leah', firstname: 'Huber', ...born },
			{ lastname: 'Huber', firstname: 'Lea', ...born },
			['swappedName', 'sameBirthDate'],
		],
		[
			'swapped with a slip',
			{ lastname: 'Elisabeth', firstname: 'Zwickelmayr', ...born },
			{ lastname: 'Zwirkelmayr', firstname: 'Elisabeth', ...born },
			['swappedName', 'sameBirthDate'],
		],
		[
			'both in one field in another spelling',
			{ lastname: 'Stephan Maier', firstname: '', ...born },
			{ lastname: 'Mayr', firstname: 'Stefan', ...born },
			['swappedName', 'sameBirthDate'],
		],
	])('%s', (_, one, other, reasons) => {
		expect(persons(one, other)).toEqual(reasons);
		expect(persons(other, one)).toEqual(reasons);
	});

	test('a name in common alone, without the birth date, is nobody', () => {
		const [one, other] = [
			{ lastname: 'Özdemir', firstname: '' },
			{ lastname: 'Müller-Özdemir', firstname: 'Ayşe' },
		];
		const phone = { phones: ['0664 123 45 67'], email: 'haus@example.at', address: home };
		expect(persons({ ...one, ...phone }, { ...other, ...phone })).toBeNull();
		expect(persons({ ...one, ...born }, { ...other, birthDate: '1991-05-17' })).toBeNull();
	});
});
