import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson } from '../conformance/addressBodies.ts';
import type { Answer } from '../contract/contract.ts';
import { nameCodes } from '../search/nameCodes.ts';
import { failEachQuery } from '../testing/failEachQuery.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let server: TestApp;
let bearer: string;

beforeAll(async () => {
	server = await createTestApp();
	({ bearer } = await server.signIn('demo'));
});
afterAll(() => server.close());

type Candidates = Answer<'findDuplicatePersons'>;

async function ask(path: 'person' | '', body: object, as = bearer): Promise<Candidates> {
	const companies = '/api/v1/crm/addresses/new/duplicate';
	const url = path === '' ? companies : '/api/v1/crm/addresses/new/duplicate/person';
	const response = await server.ask('POST', url, { bearer: as, body });
	expect(response.statusCode, response.body).toBe(200);
	return response.json<Candidates>();
}

async function found(path: 'person' | '', body: object): Promise<number[]> {
	return (await ask(path, body)).map(({ lfdnr }) => lfdnr);
}

async function add(values: Record<string, unknown>, private_: { svnr?: string; iban?: string } = {}): Promise<number> {
	const { db } = server.database;
	const name = String(values.company_name ?? `${values.lastname} ${values.firstname}`);
	const row = { is_person: values.company_name === undefined, phonetic: nameCodes(name), ...values };
	const { lfdnr } = await db.insertInto('addresses').values(row).returning('lfdnr').executeTakeFirstOrThrow();
	const { svnr, iban } = private_;
	if (svnr !== undefined) {
		await db
			.insertInto('address_health')
			.values({ lfdnr, svnr: svnr.slice(0, 4), svnr_dat: svnr.slice(4) })
			.execute();
	}
	if (iban !== undefined) await db.insertInto('address_bank').values({ lfdnr, iban }).execute();
	return lfdnr;
}

function tellApart(body: object, as = bearer) {
	return server.ask('POST', '/api/v1/crm/addresses/new/duplicate/distinct', { bearer: as, body });
}

async function createPerson(known: object, key: string): Promise<number> {
	const { patient: _, employee: __, doctor: ___, ...plain } = newPerson;
	const body = {
		...plain,
		isPatient: false,
		isEmployee: false,
		isDoctor: false,
		tel: '',
		mobile: '',
		email: '',
		...known,
	};
	const options = { bearer, body, headers: { 'idempotency-key': key } };
	const response = await server.ask('POST', '/api/v1/crm/addresses/new/person', options);
	expect(response.statusCode, response.body).toBe(201);
	return response.json<{ lfdnr: number }>().lfdnr;
}

const draft = 'draft-of-the-test-1';

describe('a person is found', () => {
	let lfdnr: number;
	beforeAll(async () => {
		lfdnr = await add(
			{
				lastname: 'Zwickelmayr',
				firstname: 'Annegret',
				birth_date: '1961-04-09',
				street: 'Nürnberger Straße 5/2',
				plz: '4020',
				city: 'Linz',
				tel: '0732 65 43 21',
				tel_e164: '+43732654321',
				email: 'Annegret.Z@example.at',
				kd_patient: true,
			},
			{ svnr: '1237010180', iban: 'AT611904300234573201' },
		);
	});

	test.each([
		['by birth date and sound', { lastname: 'Zwikelmair', firstname: 'Annegret', dateOfBirth: '1961-04-09' }],
		[
			'by birth date alone where no word sounds alike',
			{ lastname: 'Zwirkelmayr', firstname: 'Anegrett', dateOfBirth: '1961-04-09' },
		],
		['by day and month swapped', { lastname: 'Zwickelmayr', firstname: 'Annegret', dateOfBirth: '1961-09-04' }],
		['by a digit of the birth date', { lastname: 'Zwickelmayr', firstname: 'Annegret', dateOfBirth: '1961-04-19' }],
		['by phone', { lastname: 'Zwickelmayr', firstname: 'Annegret', mobile: '+43 (0)732/654321' }],
		['by e-mail', { lastname: 'Zwickelmayr', firstname: 'Annegret', email: 'annegret.z@EXAMPLE.at' }],
		['by account', { lastname: 'Zwickelmayr', firstname: 'Annegret', iban: 'AT61 1904 3002 3457 3201' }],
		['by SVNR', { lastname: 'Anders', firstname: 'Ganz', svnr: '1237', svnrDat: '010180' }],
		[
			'by street',
			{ lastname: 'Zwickelmayr', firstname: 'Annegret', address: { street: 'Nuernbergerstr. 5', zip: '4020' } },
		],
		[
			'by street with a slip in the name',
			{ lastname: 'Zwirkelmayr', firstname: 'Annegret', address: { street: 'Nürnbergerstr. 5', zip: '4020' } },
		],
		[
			'by postcode with a slip at the beginning of the street',
			{ lastname: 'Zwickelmayr', firstname: 'Annegret', address: { street: 'Nrnbergerstr. 5', zip: '4020' } },
		],
	])('%s', async (_, body) => {
		expect(await found('person', body)).toEqual([lfdnr]);
	});

	test('with what a list shows of it, its birth date, the score and the reasons', async () => {
		const [hit] = await ask('person', {
			lastname: 'Dr. Zwickelmayr',
			firstname: 'Annegret',
			dateOfBirth: '1961-04-09',
			tel: '0732 654321',
		});
		expect(hit).toEqual({
			lfdnr,
			name: 'Zwickelmayr Annegret',
			addressTypes: ['kd_patient'],
			kdStrasse: 'Nürnberger Straße 5/2',
			kdPlz: '4020',
			kdOrt: 'Linz',
			tel: '0732 65 43 21',
			email: 'Annegret.Z@example.at',
			dateOfBirth: '1961-04-09',
			score: 93,
			reasons: ['sameName', 'sameBirthDate', 'samePhone'],
		});
	});

	test('and by nothing that proves little', async () => {
		for (const body of [
			{},
			{ lastname: 'Zwickelmayr', firstname: 'Annegret' },
			{ dateOfBirth: '1961-04-09' },
			{ tel: '0732 654321' },
			{ iban: 'AT611904300234573201' },
			{ address: { street: 'Nürnberger Straße 5/2', zip: '4020', city: 'Linz' } },
			{ lastname: 'Zwickelmayr', firstname: 'Annegret', address: { zip: '4020' } },
			{ lastname: 'Zwickelmayr', firstname: 'Annegret', svnr: '0000', svnrDat: '010180' },
			{ lastname: '\u0000', firstname: '%', email: '%', address: { street: '%%%%', zip: '%' } },
		]) {
			const response = await server.ask('POST', '/api/v1/crm/addresses/new/duplicate/person', { bearer, body });
			expect([200, 400]).toContain(response.statusCode);
			expect(response.statusCode === 200 ? response.json() : [], JSON.stringify(body)).toEqual([]);
		}
	});

	test('a hit by SVNR leaves an audit entry as a look into the record does, and the number stands in no log', async () => {
		await ask('person', { svnr: '1237', svnrDat: '010180' });
		const rows = await server.database.db
			.selectFrom('audit_log')
			.select('subject')
			.where('subject', 'like', `address/${lfdnr} %`)
			.execute();
		expect(rows.map(({ subject }) => subject)).toContain(`address/${lfdnr} findDuplicatePersons`);
		expect(server.logged()).not.toMatch(/1237|010180/);
	});

	test('by nobody of another firma', async () => {
		const { username } = await server.createUser({ username: 'doppelt-filiale', apps: [1], firma: 2 });
		const { bearer: other } = await server.signIn(username);
		expect(await ask('person', { svnr: '1237', svnrDat: '010180' }, other)).toEqual([]);
		expect((await tellApart({ draft, other: lfdnr }, other)).statusCode).toBe(422);
	});
});

test.each([
	['Eric', 'Erik'],
	['Marc', 'Mark'],
])('a hard c and a k are one sound in a place: %s, %s', async (stored, typed) => {
	const [lastname, address] = ['Wurzelgruber', { zip: '9999', street: 'Am Steg 3', city: 'Talheim' }];
	const lfdnr = await add({ lastname, firstname: stored, plz: '9999', street: 'Am Steg 3', city: 'Talheim' });
	const [hit] = (await ask('person', { lastname, firstname: typed, address })).filter((one) => one.lfdnr === lfdnr);
	expect(hit?.reasons).toEqual(['soundsAlike', 'sameAddress']);
});

test('one of a household by half of its double name, and names in the wrong field, are found with their reasons', async () => {
	const address = { zip: '9998', street: 'Am Anger 3', city: 'Talheim' };
	const stored = { plz: address.zip, street: address.street, city: address.city };
	const double = await add({ ...stored, lastname: 'Müller-Özdemir', firstname: 'Ayşe', birth_date: '1990-05-17' });
	const short = await add({ ...stored, lastname: 'Zwirnmayr', firstname: 'Lea', birth_date: '1991-06-18' });
	const reasonsFor = async (lfdnr: number, body: object) =>
		(await ask('person', body)).find((hit) => hit.lfdnr === lfdnr)?.reasons;
	expect(await reasonsFor(double, { lastname: 'Özdemir', firstname: '', dateOfBirth: '1990-05-17' })).toEqual([
		'partOfName',
		'sameBirthDate',
	]);
	expect(await reasonsFor(short, { lastname: 'Leah', firstname: 'Zwirnmaier', address })).toEqual([
		'swappedName',
		'sameAddress',
	]);
});

test('a person is found by the SVNR of an employee too', async () => {
	const lfdnr = await add({ lastname: 'Zwickelmoser', firstname: 'Egon', kd_verkaeufer: true });
	await server.database.db.insertInto('address_employee').values({ lfdnr, svnr: '9002', svnr_dat: '150345' }).execute();
	expect(await found('person', { svnr: '9002', svnrDat: '150345' })).toEqual([lfdnr]);
});

test('who may see neither health nor bank data is told nothing by them', async () => {
	const shared = { lastname: 'Zwickelbauer', firstname: 'Resi', birth_date: '1952-07-08' };
	const lfdnr = await add(shared, { svnr: '9078230552', iban: 'AT469999912345678901' });
	const { username } = await server.createUser({ username: 'doppelt-verkauf', apps: [1] });
	const { bearer: seller } = await server.signIn(username);
	const numbers = { svnr: '9078', svnrDat: '230552', iban: 'AT469999912345678901' };
	expect(await ask('person', numbers, seller)).toEqual([]);
	expect(await ask('', { iban: numbers.iban }, seller)).toEqual([]);
	const named = { lastname: 'Zwickelbauer', firstname: 'Resi', dateOfBirth: '1952-07-08' };
	expect((await ask('person', { ...named, ...numbers }, seller)).map(({ reasons }) => reasons)).toEqual([
		['sameName', 'sameBirthDate'],
	]);
	// Another number would speak against the hit, which says as much of it as the same one.
	expect((await ask('person', { ...named, svnr: '9158', svnrDat: '080363' }, seller)).map((hit) => hit.lfdnr)).toEqual([
		lfdnr,
	]);
	expect(await ask('person', { ...named, svnr: '9158', svnrDat: '080363' })).toEqual([]);
});

test('a company is found by UID, account, or name with contact; no person ever is', async () => {
	const lfdnr = await add(
		{
			company_name: 'Tischlerei Zwickelhuber GmbH',
			uid: 'ATU13585627',
			plz: '8010',
			street: 'Am Bach 3',
			tel_e164: '+43316123456',
			tel: '0316 123456',
		},
		{ iban: 'DE89370400440532013000' },
	);
	await add({
		lastname: 'Zwickelhuber',
		firstname: 'Tischlerei',
		uid: 'ATU13585627',
		tel_e164: '+43316123456',
		tel: '0316 123456',
	});
	for (const body of [
		{ uid: 'atu 13585627' },
		{ iban: 'DE89 3704 0044 0532 0130 00' },
		{ name: 'Zwickelhuber Tischlerei Ges.m.b.H.', tel: '0316 12 34 56' },
		{ name: 'Tischlerei Zwickelhuber', address: { zip: '8010', street: 'Am Bach 3' } },
		{ name: 'Tischlerei Zwirkelhuber', address: { zip: '8010', street: 'am bach 3' } },
	]) {
		expect(await found('', body), JSON.stringify(body)).toEqual([lfdnr]);
	}
	expect(await found('', { name: 'Tischlerei Zwickelhuber GmbH' })).toEqual([]);
});

test('at most ten are shown, the surest first', async () => {
	for (let index = 0; index < 13; index++) {
		await add({
			lastname: 'Zwillinger',
			firstname: 'Rosa',
			birth_date: '1950-02-03',
			...(index === 7 && { tel: '01 999888', tel_e164: '+431999888' }),
		});
	}
	const hits = await ask('person', {
		lastname: 'Zwillinger',
		firstname: 'Rosa',
		dateOfBirth: '1950-02-03',
		tel: '01 999888',
	});
	expect(hits).toHaveLength(10);
	expect(hits[0]?.reasons).toContain('samePhone');
	expect(hits.map(({ score }) => score)).toEqual(hits.map(({ score }) => score).sort((a, b) => b - a));
});

test('a guess at a marriage is shown only where nobody surer is found', async () => {
	const person = { firstname: 'Zenobia', dateOfBirth: '1949-12-11' };
	const married = await add({ lastname: 'Zirbenholz', firstname: 'Zenobia', birth_date: '1949-12-11' });
	expect(await found('person', { ...person, lastname: 'Quendler' })).toEqual([married]);
	const sure = await add({ lastname: 'Quendler', firstname: 'Zenobia', birth_date: '1949-12-11' });
	expect(await found('person', { ...person, lastname: 'Quendler' })).toEqual([sure]);
});

describe('"nicht dieselbe Person" is remembered', () => {
	const person = { lastname: 'Zwetschkenbaumer', firstname: 'Ida', dateOfBirth: '1971-05-06' };
	let one: number;
	let other: number;
	beforeAll(async () => {
		const row = { lastname: 'Zwetschkenbaumer', firstname: 'Ida', birth_date: '1971-05-06' };
		one = await add(row);
		other = await add(row);
	});

	test('for the draft of the one who said so', async () => {
		const { username } = await server.createUser({ username: 'doppelt-kollegin', apps: [1] });
		const { bearer: colleague } = await server.signIn(username);
		expect((await tellApart({ draft, other: one })).statusCode).toBe(204);
		expect((await tellApart({ draft, other: one })).statusCode).toBe(204);
		expect(await found('person', { ...person, draft })).toEqual([other]);
		expect(await found('person', { ...person, draft: 'another-draft-of-the-test' })).toEqual([one, other]);
		expect((await ask('person', { ...person, draft }, colleague)).map(({ lfdnr }) => lfdnr)).toEqual([one, other]);
	});

	test('until it is taken back', async () => {
		expect((await tellApart({ draft, other: one, distinct: false })).statusCode).toBe(204);
		expect(await found('person', { ...person, draft })).toEqual([one, other]);
		const noted = await server.database.db
			.selectFrom('audit_log')
			.select('subject')
			.where('action', '=', 'toldApart')
			.execute();
		expect(noted.map(({ subject }) => subject)).toContain(`address/${one}`);
	});

	test('for good once the draft has become an address, for everybody and both ways', async () => {
		await tellApart({ draft, other: one });
		const made = await createPerson(
			{ lastname: 'Zwetschkenbaumer', firstname: 'Ida', dateOfBirth: '1971-05-06' },
			draft,
		);
		expect(await found('person', { ...person, lfdnr: made })).toEqual([other]);
		expect(await found('person', { ...person, lfdnr: one })).toEqual([other]);
		expect(await found('person', { ...person, draft })).toEqual([one, other, made]);
	});

	test('with the reason, which stays with the decision; the audit log says that there is one, never its words', async () => {
		const named = 'draft-with-a-reason';
		const reason = '  Zwillingsschwester, beide waren da.  ';
		expect((await tellApart({ draft: named, other: one, reason })).statusCode).toBe(204);
		// Said again without one, it is not lost.
		expect((await tellApart({ draft: named, other: one })).statusCode).toBe(204);
		const made = await createPerson(
			{ lastname: 'Zwetschkenbaumer', firstname: 'Eva', dateOfBirth: '1971-05-06' },
			named,
		);
		const stored = await server.database.db
			.selectFrom('distinct_addresses')
			.select('reason')
			.where('lfdnr', '=', one)
			.where('other_lfdnr', '=', made)
			.execute();
		expect(stored).toEqual([{ reason: reason.trim() }]);
		const noted = await server.database.db
			.selectFrom('audit_log')
			.select('subject')
			.where('action', '=', 'toldApart')
			.execute();
		expect(noted.map(({ subject }) => subject)).toContain(`address/${one} with a reason`);
		expect(JSON.stringify(noted)).not.toContain('Zwilling');
		expect(server.logged()).not.toContain('Zwilling');
		const refused = async (body: object) => (await tellApart(body)).statusCode;
		expect(await refused({ draft: named, other: one, reason: 'ja' })).toBe(400);
		expect(await refused({ draft: named, other: one, reason: '    ' })).toBe(422);
		expect(await refused({ draft: named, other: one, reason: 'x'.repeat(501) })).toBe(400);
		await server.database.pool.query('update addresses set birth_date = null, lastname = $2 where lfdnr = $1', [
			made,
			'Anders',
		]);
	});

	test('for two addresses, in either order, with the reason that is not lost to none', async () => {
		await tellApart({ lfdnr: other, other: one, reason: 'Namensgleiche Nachbarin' });
		await tellApart({ lfdnr: one, other });
		const pair = server.database.db.selectFrom('distinct_addresses').where('lfdnr', '=', one);
		const { reason } = await pair.where('other_lfdnr', '=', other).select('reason').executeTakeFirstOrThrow();
		expect(reason).toBe('Namensgleiche Nachbarin');
		expect(await found('person', { ...person, lfdnr: one })).toEqual([]);
		await tellApart({ lfdnr: one, other, distinct: false });
		expect(await found('person', { ...person, lfdnr: one })).toEqual([other]);
	});

	test('whole or not at all, whichever query fails', async () => {
		let count = 0;
		await failEachQuery(server, async () => {
			const body = { draft: `draft-of-the-failure-${++count}`, lfdnr: one, other };
			return () => tellApart(body);
		});
		await tellApart({ lfdnr: one, other, distinct: false });
	}, 60_000);

	test('for nobody who does not exist, and not without saying from whom', async () => {
		const refused = async (body: object) => (await tellApart(body)).json<{ fields: object }>().fields;
		expect(await refused({ draft, other: 2_147_483_647 })).toEqual({ 'body.other': 'notFound' });
		expect(await refused({ lfdnr: 2_147_483_647, other: one })).toEqual({ 'body.lfdnr': 'notFound' });
		expect(await refused({ other: one })).toEqual({ 'body.draft': 'missing' });
	});

	test('and drafts of more than thirty days are swept away', async () => {
		await tellApart({ draft: 'an-old-draft-of-somebody', other: one });
		await server.database.pool.query("update distinct_drafts set at = now() - interval '31 days'");
		await tellApart({ draft, other });
		const rows = await server.database.db.selectFrom('distinct_drafts').select('draft').execute();
		expect(rows).toEqual([{ draft }]);
	});
});
