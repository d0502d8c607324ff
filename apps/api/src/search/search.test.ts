import { plainLetters } from '@kontor/german/letters';
import { digitsOf, fold, foldStreet } from '@kontor/german/search';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { nameCodes } from './nameCodes.ts';

let server: TestApp;
let bearer: string;

beforeAll(async () => {
	server = await createTestApp();
	({ bearer } = await server.signIn('demo'));
});
afterAll(() => server.close());

interface Listed {
	readonly lfdnr: number;
	readonly name: string;
}

function search(name: string, size = 50): Promise<Listed[]> {
	return filtered({ name }, size);
}

async function filtered(filter: object, size = 200): Promise<Listed[]> {
	const body = { name: '', ...filter, sort: 'relevance', page: 1, size };
	const response = await server.ask('POST', '/api/v1/crm/addresses/search/filtered', { bearer, body });
	expect(response.statusCode, response.body).toBe(200);
	return response.json<{ rows: Listed[] }>().rows;
}

interface Added {
	lastname: string;
	firstname?: string;
	street?: string;
	city?: string;
	mobile?: string;
	phonetic?: string[];
}

async function globalNames(q: string): Promise<string[]> {
	const response = await server.ask('POST', '/api/v1/dashboard/search', { bearer, body: { q } });
	const hits = response.json<{ type: string; name: string }[]>();
	return hits.flatMap(({ type, name }) => (type === 'ADDRESS' ? [name] : []));
}

function addPeople(people: readonly Added[]) {
	return server.database.db
		.insertInto('addresses')
		.values(people.map((person) => ({ is_person: true, ...person })))
		.execute();
}

/** What SQL makes of each text, beside what the domain makes of it, where they differ. */
async function differences(
	texts: readonly string[],
	sqlFunction: 'kontor_fold' | 'kontor_digits' | 'kontor_street_words',
	ofDomain: (text: string) => string,
): Promise<string[]> {
	const { rows } = await sql<{ text: string; made: string }>`
		select text, ${sql.raw(sqlFunction)}(text) as made from unnest(${texts}::text[]) as asked (text)`.execute(
		server.database.db,
	);
	expect(rows).toHaveLength(texts.length);
	return rows.flatMap(({ text, made }) => (made === ofDomain(text) ? [] : [`${text}: ${made} / ${ofDomain(text)}`]));
}

const latinLetters = [
	[0x20, 0x7e],
	[0xa1, 0x24f],
	[0x1e00, 0x1eff],
].flatMap(([from = 0, to = 0]) =>
	Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
);

test.each([
	['Linzergasse', 'Linzer Gasse'],
	['Salzamtpromenade', 'Salzamt Promenade'],
	['Ölzweg', 'Ölz Weg'],
	['Franz-Josefs-Kai', 'Franz Josefskai'],
])('a street is found joined and apart: %s, %s', async (joined, apart) => {
	const lastname = `Wegsucher${joined.slice(0, 3)}`;
	await addPeople([
		{ lastname, firstname: 'Joined', street: `${joined} 7` },
		{ lastname, firstname: 'Apart', street: `${apart} 9` },
	]);
	for (const typed of [joined, apart, joined.toUpperCase(), `${lastname} ${apart}`, `${joined}, ${lastname}`]) {
		const names = (await search(typed, 200)).map(({ name }) => name).filter((name) => name.startsWith(lastname));
		expect([typed, names.toSorted()]).toEqual([typed, [`${lastname} Apart`, `${lastname} Joined`]]);
	}
});

test('a postcode is found with and without the sign of its country, in the filter, the list and the global search', async () => {
	const person = { is_person: true, lastname: 'Zeichenprobe' };
	await server.database.db
		.insertInto('addresses')
		.values([
			{ ...person, firstname: 'Ida', plz: '8010', city: 'Graz' },
			{ ...person, firstname: 'Bo', plz: '10115', city: 'Berlin', country: 'DE' },
		])
		.execute();
	for (const [bare, firstname, signs] of [
		['8010', 'Ida', ['', 'A-', 'a-', 'AT-', 'A ', 'A - ', 'A–']],
		['10115', 'Bo', ['', 'D-', 'DE-', 'D ', 'd-']],
	] as const) {
		for (const typed of signs.map((sign) => sign + bare)) {
			const one = [`Zeichenprobe ${firstname}`];
			expect([typed, (await search(`Zeichenprobe ${typed}`)).map(({ name }) => name)]).toEqual([typed, one]);
			expect([typed, await globalNames(`${typed} Zeichenprobe`)]).toEqual([typed, one]);
			const inFilter = await filtered({ name: 'Zeichenprobe', postalCode: typed });
			expect([typed, inFilter.map(({ name }) => name)]).toEqual([typed, one]);
		}
	}
	expect(await filtered({ name: 'Zeichenprobe', postalCode: 'A-80' })).toHaveLength(1);
	const alone = await search('A-8010', 200);
	expect(alone.map(({ name }) => name)).toContain('Zeichenprobe Ida');
});

test('all signs that look like an apostrophe, a hyphen or a quotation mark are one, stored and typed', async () => {
	const signs = { "'": "'`´ʹʻʼ‘’‚‛′＇", '-': '-‐‑‒–—−－', '"': '"«»“”„″＂' };
	for (const [plain, alike] of Object.entries(signs)) {
		const named = (sign: string) => `Zackel${sign}Angeler`;
		await addPeople([...alike].map((sign) => ({ lastname: named(sign), street: `Zum${sign}Eck 1` })));
		const all = [...alike].map(named).toSorted();
		for (const sign of alike) {
			const found = await search(`${named(sign)} Zum${sign}Eck`);
			const ofSign = found.map(({ name }) => name).filter((name) => all.includes(name));
			expect([sign, ofSign.toSorted()]).toEqual([sign, all]);
			expect(await globalNames(named(sign))).toContain(named(plain));
		}
	}
});

describe('"Sankt" in any writing', () => {
	const writings = ['Sankt', 'St.', 'St', 'Skt.', 'SANKT'];

	test.each([
		['name', (writing: string) => ({ lastname: `Pflegeheim ${writing} Zwentibold` }), 'Zwentibold'],
		[
			'street',
			(writing: string) => ({ lastname: 'Zwentiner', street: `${writing} Zwentiner Straße 4` }),
			'Zwentiner Str',
		],
		['street', (writing: string) => ({ lastname: 'Zwento', street: `${writing}-Zwento-Gasse 4` }), 'Zwento'],
		['city', (writing: string) => ({ lastname: 'Zwentburger', city: `${writing} Zwentburg` }), 'Zwentburg'],
	])('finds the same %s', async (field, personOf, word) => {
		await addPeople(writings.map(personOf));
		for (const typed of writings.map((writing) => `${writing} ${word}`)) {
			expect([typed, (await search(typed)).length]).toEqual([typed, writings.length]);
			expect([typed, (await globalNames(typed)).length]).toEqual([typed, writings.length]);
			const filter = field === 'name' ? { name: typed, field: 'name' } : { [field]: typed };
			expect([typed, (await filtered(filter)).length]).toEqual([typed, writings.length]);
		}
	});

	test('is no beginning of other words when it is written out', async () => {
		await addPeople([{ lastname: 'Zwirbler', street: 'Stiftgasse 1' }]);
		expect(await search('Zwirbler Sankt')).toEqual([]);
		expect(await search('Zwirbler St')).toHaveLength(1);
	});
});

test('a search by name finds nobody by street or place, however few are called so', async () => {
	await addPeople([
		{ lastname: 'Zwurgler', firstname: 'Ida', street: 'Zworkanweg 1', city: 'Zwabing' },
		{ lastname: 'Zworkan', firstname: 'Bo' },
	]);
	const byName = (name: string) => filtered({ name, field: 'name' });
	expect((await byName('Zworkan')).map(({ name }) => name)).toEqual(['Zworkan Bo']);
	expect((await byName('Zworcan')).map(({ name }) => name)).toEqual(['Zworkan Bo']);
	expect(await byName('Zwurgler Zwabing')).toEqual([]);
});

describe('three typed letters of which folding makes two', () => {
	beforeAll(() =>
		addPeople([
			{ lastname: 'Zirmsucher', firstname: 'Mae' },
			{ lastname: 'Maezirm', firstname: 'Ida' },
			{ lastname: 'Mäzirm', firstname: 'Ida' },
			{ lastname: 'Mazirm', firstname: 'Ida' },
			{ lastname: 'Zirmsucher', firstname: 'Ida', street: 'Maezirmgasse 1' },
			{ lastname: 'Zirmsucher', firstname: 'Bo', city: 'Maezirm' },
		]),
	);

	const zirms = (found: readonly string[]) => found.filter((name) => /zirm/i.test(name));

	test('find whole words and beginnings of just these letters, an umlaut as its pair', async () => {
		const names = (await search('Mae', 200)).map(({ name }) => name);
		const all = ['Zirmsucher Mae', 'Maezirm Ida', 'Mäzirm Ida', 'Zirmsucher Ida', 'Zirmsucher Bo'];
		expect(zirms(names).toSorted()).toEqual(all.toSorted());
		expect(zirms(names).indexOf('Mäzirm Ida')).toBeGreaterThan(zirms(names).indexOf('Maezirm Ida'));
		expect(zirms(await globalNames('Mae'))).toEqual(expect.arrayContaining(['Maezirm Ida', 'Zirmsucher Mae']));
	});

	test('find beside another word and in one part of the address as they do alone', async () => {
		expect((await search('Zirmsucher Mae')).map(({ name }) => name)[0]).toBe('Zirmsucher Mae');
		expect((await search('Huber Mae')).map(({ name }) => name)).not.toContain('Mazirm Ida');
		const inName = (await filtered({ name: 'Mae', field: 'name' })).map(({ name }) => name);
		expect(zirms(inName).toSorted()).toEqual(['Maezirm Ida', 'Mäzirm Ida', 'Zirmsucher Mae']);
		expect(zirms((await filtered({ street: 'Mae' })).map(({ name }) => name))).toEqual(['Zirmsucher Ida']);
		expect(zirms((await filtered({ city: 'Mae' })).map(({ name }) => name))).toEqual(['Zirmsucher Bo']);
	});

	test.each(['Mae', 'Joe', 'Zoe', 'Aue', 'Lue'])('%s lists nobody by two letters', async (typed) => {
		const rows = await filtered({ name: typed });
		const { rows: stored } = await sql<{ text: string }>`
			select lower(display_name || ' ' || street || ' ' || city) as text from addresses
			where lfdnr = any(${rows.map(({ lfdnr }) => lfdnr)}::int[])`.execute(server.database.db);
		const spelled = stored.map(({ text }) => plainLetters(text.replace(/[äöü]/g, (letter) => `${fold(letter)}e`)));
		expect(spelled.filter((text) => !new RegExp(`(?<!\\p{L})${typed}`, 'iu').test(text))).toEqual([]);
	});

	test('the database and the domain have one beginning', async () => {
		for (const [text, starts] of [
			['Märzinger Joe', ['joe', 'mae']],
			['MAEDER Anna', ['mae']],
			['Mu\u0308ller-Aue', ['aue', 'mue']],
			['Huber Zoë', ['zoe']],
			['Raml', []],
		] as const) {
			const { rows } = await sql<{ starts: string[] }>`select kontor_pair_starts(${text}) as starts`.execute(
				server.database.db,
			);
			expect([text, rows[0]?.starts.toSorted()]).toEqual([text, starts]);
		}
	});
});

test.each([
	['Eric', 'Erik'],
	['Marc', 'Mark'],
	['Victor', 'Viktor'],
])('a hard c and a k find one another: %s, %s', async (one, other) => {
	const lastname = `Hartlaut${one.toLowerCase()}`;
	await addPeople([one, other].map((firstname) => ({ lastname, firstname, phonetic: nameCodes(firstname) })));
	for (const typed of [one, other]) {
		const names = (await search(`${lastname} ${typed}`)).map(({ name }) => name);
		expect(names).toEqual([`${lastname} ${typed}`, `${lastname} ${typed === one ? other : one}`]);
	}
});

describe('the database and the domain have one form for a text', () => {
	test('for every Latin letter, alone, inside of a word, before e and taken apart', async () => {
		const texts = latinLetters.flatMap((letter) => [letter, `Sm${letter}th`, `${letter}e`, letter.normalize('NFD')]);
		expect(await differences(texts, 'kontor_fold', fold)).toEqual([]);
	});

	test('for spellings that people meet', async () => {
		const texts = [
			'Müller',
			'MUELLER',
			'Groß',
			'GROẞ',
			'Baeee',
			'Æsir',
			'Ǽ',
			'œuvre',
			'Çelik',
			'Đorđević',
			'Łódź',
			'Þór',
		];
		expect(await differences([...texts, 'Νίκος', 'Иванов', '😀 Müller', ''], 'kontor_fold', fold)).toEqual([]);
	});

	test('for every sign', async () => {
		const signs = [
			[0x2b0, 0x36f],
			[0x55a, 0x5f4],
			[0x1fb0, 0x206f],
			[0x2190, 0x22ff],
			[0xa780, 0xa7af],
			[0xfe50, 0xffef],
		].flatMap(([from = 0, to = 0]) =>
			Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
		);
		expect(await differences([...signs, ...signs.map((sign) => `D${sign}e`)], 'kontor_fold', fold)).toEqual([]);
	});

	test('for numbers of telephones', async () => {
		const texts = [
			'+43 1 234 56 78',
			'0043 (0)664/123 45 67',
			'01-2345678',
			'+49 89 1234',
			'0664 1234567',
			'',
			'keine',
		];
		expect(await differences(texts, 'kontor_digits', digitsOf)).toEqual([]);
	});

	test('for every writing of a street', async () => {
		for (const street of ['Nürnberger Straße', 'Nuernberger Str.', 'Nürnbergerstr', 'Nürnberger-Strasse']) {
			const { rows } = await sql<{ words: string }>`select kontor_street_words(${street}) as words`.execute(
				server.database.db,
			);
			expect(rows[0]?.words).toContain(` ${foldStreet(street)} `);
		}
	});
});

describe('the order of hits', () => {
	test('is exact, beginning, other spelling, sound, slip', async () => {
		await addPeople([
			{ lastname: 'Zwettbäurer', firstname: 'Slip' },
			{ lastname: 'Zwettbauermann', firstname: 'Beginning' },
			{ lastname: 'Zwettpauer', firstname: 'Sound' },
			{ lastname: 'Zwettbauer', firstname: 'Exact' },
			{ lastname: 'Zwettbäuer', firstname: 'Spelling' },
		]);
		const found = (await search('Zwettbauer')).map(({ name }) => name.split(' ')[1]);
		expect(found.slice(0, 2)).toEqual(['Exact', 'Beginning']);
		expect(found.indexOf('Sound')).toBeGreaterThan(found.indexOf('Beginning'));
		expect(new Set(found)).toEqual(new Set(['Exact', 'Beginning', 'Spelling', 'Sound', 'Slip']));
	});

	test('does not depend on the order of the words', async () => {
		await addPeople([{ lastname: 'Quendelhuber', firstname: 'Rosalinde' }]);
		expect((await search('Rosalinde Quendelhuber'))[0]?.name).toBe('Quendelhuber Rosalinde');
		expect((await search('quendelh rosal'))[0]?.name).toBe('Quendelhuber Rosalinde');
	});

	test('has the person with the typed name first, for people of the data themselves', async () => {
		const { rows } = await sql<Listed>`
			select lfdnr, display_name as name from addresses where is_person and lfdnr % 40 = 0 order by lfdnr limit 50`.execute(
			server.database.db,
		);
		expect(rows.length).toBeGreaterThan(20);
		for (const { name } of rows) expect((await search(name))[0]?.name).toBe(name);
	});
});

describe('each typed word counts', () => {
	beforeAll(() =>
		addPeople([
			{ lastname: 'Xanthippenberger', firstname: 'Ida' },
			{ lastname: 'Xanthippenhofer', firstname: 'Ida' },
			{ lastname: 'Xanthippenhofer', firstname: 'Bo' },
		]),
	);

	test('with all its letters, also behind the ones that the index is asked for', async () => {
		const found = await search('Xanthippenhof');
		expect(found.map(({ name }) => name).sort()).toEqual(['Xanthippenhofer Bo', 'Xanthippenhofer Ida']);
	});

	test('also when it is too short for the index', async () => {
		expect((await search('Xanthippenhofer Bo')).map(({ name }) => name)).toEqual(['Xanthippenhofer Bo']);
		expect(await search('Xanthippenhofer Yx')).toEqual([]);
	});
});

describe('a text of any kind', () => {
	const hostile = [
		'%%%',
		'___',
		'\\\\\\',
		"'; drop table addresses; --",
		'Mül\0ler',
		'\u202eMüller',
		'😀😀😀',
		'\ud800abc',
		'(((',
		'a|b|c',
		'$1 $2 $3',
		' . . . ',
		'ſſſſ',
		'x'.repeat(500),
		'-'.repeat(500),
	];

	test.each(hostile)('is answered or refused as malformed: %j', async (name) => {
		const body = { name, sort: 'relevance', page: 1, size: 50 };
		const list = await server.ask('POST', '/api/v1/crm/addresses/search/filtered', { bearer, body });
		const global = await server.ask('POST', '/api/v1/dashboard/search', { bearer, body: { q: name } });
		for (const { statusCode, body: answer } of [list, global]) expect([200, 400], answer).toContain(statusCode);
	});

	test('takes % and _ for themselves', async () => {
		await addPeople([{ lastname: 'Prozent%er' }, { lastname: 'Unter_strich' }]);
		expect((await search('Prozent%')).map(({ name }) => name)).toEqual(['Prozent%er']);
		expect((await search('Unter_')).map(({ name }) => name)).toEqual(['Unter_strich']);
		expect(await search('P%ent')).toEqual([]);
		expect(await search('%%%')).toEqual([]);
	});

	test('of a mebibyte is refused', async () => {
		const body = { name: 'x'.repeat(1_048_576), sort: 'relevance', page: 1, size: 50 };
		const { statusCode } = await server.ask('POST', '/api/v1/crm/addresses/search/filtered', { bearer, body });
		expect([400, 413]).toContain(statusCode);
	});
});

describe('a birth date', () => {
	beforeAll(async () => {
		await server.database.db
			.insertInto('addresses')
			.values([
				{ is_person: true, lastname: 'Geburtsprobe', firstname: 'Anna', birth_date: '1998-02-12', kd_patient: true },
				{ is_person: true, lastname: 'Geburtsprobe', firstname: 'Berta', birth_date: '1998-07-01' },
				{ is_person: true, lastname: 'Geburtsprobe', firstname: 'Carl', birth_date: '1971-02-12' },
			])
			.execute();
	});

	test.each(['12.02.1998', '12.2.1998', '12021998', '12.2.98'])(
		'%s finds who was born then, in both searches',
		async (text) => {
			const names = (await search(text)).map(({ name }) => name);
			expect(names.filter((name) => name.includes('Geburtsprobe'))).toEqual(['Geburtsprobe Anna']);
			expect((await globalNames(text)).filter((name) => name.includes('Geburtsprobe'))).toEqual(['Geburtsprobe Anna']);
		},
	);

	test('beside a name tells those of one name apart, and so does a year', async () => {
		expect((await search('Geburtsprobe 12.02.1998')).map(({ name }) => name)).toEqual(['Geburtsprobe Anna']);
		expect((await search('1998 Geburtsprobe')).map(({ name }) => name).sort()).toEqual([
			'Geburtsprobe Anna',
			'Geburtsprobe Berta',
		]);
	});

	test('a year alone lists nobody by birth', async () => {
		expect((await search('1998', 200)).filter(({ name }) => name.includes('Geburtsprobe'))).toEqual([]);
	});

	test('of a patient who is found by it leaves an audit entry in both searches, of others none', async () => {
		const before = await auditedSearches();
		await search('12.02.1998');
		await globalNames('12.02.1998');
		await search('Geburtsprobe');
		const found = await search('12.02.1998');
		const anna = found.find(({ name }) => name === 'Geburtsprobe Anna')?.lfdnr;
		const added = (await auditedSearches())
			.slice(before.length)
			.filter((subject) => subject.startsWith(`address/${anna} `));
		expect(added).toEqual([
			`address/${anna} searchAddresses`,
			`address/${anna} searchDashboardByBody`,
			`address/${anna} searchAddresses`,
		]);
	});

	test('finding somebody by SVNR leaves an audit entry in both searches', async () => {
		const { rows } = await sql<{ lfdnr: number; svnr: string }>`
			select lfdnr, svnr_digits as svnr from address_health where length(svnr_digits) = 10 order by lfdnr limit 1`.execute(
			server.database.db,
		);
		const [{ lfdnr, svnr } = { lfdnr: 0, svnr: '' }] = rows;
		const before = await auditedSearches();
		expect((await search(svnr)).map((row) => row.lfdnr)).toContain(lfdnr);
		await globalNames(svnr);
		expect((await auditedSearches()).slice(before.length)).toEqual(
			expect.arrayContaining([`address/${lfdnr} searchAddresses`, `address/${lfdnr} searchDashboardByBody`]),
		);
	});

	async function auditedSearches(): Promise<string[]> {
		const { rows } = await sql<{ subject: string }>`
			select subject from audit_log where action = 'patientRead' and subject like '%search%' order by id`.execute(
			server.database.db,
		);
		return rows.map(({ subject }) => subject);
	}
});
