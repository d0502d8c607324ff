import { digitsOf, fold, foldStreet } from '@kontor/domain/search';
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

async function search(name: string, size = 50): Promise<Listed[]> {
	const body = { name, sort: 'relevance', page: 1, size };
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

	async function globalNames(q: string): Promise<string[]> {
		const response = await server.ask('POST', '/api/v1/dashboard/search', { bearer, body: { q } });
		const hits = response.json<{ type: string; name: string }[]>();
		return hits.flatMap(({ type, name }) => (type === 'ADDRESS' ? [name] : []));
	}

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
