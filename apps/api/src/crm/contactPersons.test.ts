import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failEachQuery } from '../testing/failEachQuery.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let server: TestApp;
let bearer: string;
let company: number;
let other: number;

const content = {
	salutation: 'Frau',
	title: 'Mag.',
	firstname: 'Petra',
	lastname: 'Öllinger',
	tel: '01 0123 45 67-12',
	mobile: 'Portier fragen',
	email: 'p.oellinger@example.at',
	note: 'nur vormittags\nam besten per E-Mail',
	abteilung: 2,
	function: 5,
};
const stored = {
	...content,
	abteilung: { lfdnr: 2, bezeichnung: 'Einkauf' },
	function: { lfdnr: 5, bezeichnung: 'Pflegedienstleitung' },
};

interface Person {
	lfdnr: number;
	lastname: string;
	version: number;
}

beforeAll(async () => {
	server = await createTestApp();
	({ bearer } = await server.signIn('demo'));
	const { db } = server.database;
	const add = (company_name: string, kd_patient = false) =>
		db
			.insertInto('addresses')
			.values({ is_person: false, company_name, kd_patient })
			.returning('lfdnr')
			.executeTakeFirstOrThrow();
	company = (await add('Prüfstein GmbH')).lfdnr;
	other = (await add('Anderer GmbH', true)).lfdnr;
});
afterAll(() => server.close());

const pathOf = (lfdnr: number) => `/api/v1/crm/addresses/${lfdnr}/contactPersons`;

function post(body: object, { lfdnr = company, key }: { lfdnr?: number; key?: string } = {}) {
	return server.ask('POST', pathOf(lfdnr), { bearer, body, ...(key && { headers: { 'idempotency-key': key } }) });
}

function put(body: object, version: number, lfdnr = company) {
	return server.ask('PUT', pathOf(lfdnr), { bearer, body, headers: { 'if-match': `"${version}"` } });
}

function remove({ lfdnr, version }: Pick<Person, 'lfdnr' | 'version'>, address = company) {
	return server.ask('DELETE', `${pathOf(address)}?lfdnr=${lfdnr}`, { bearer, headers: { 'if-match': `"${version}"` } });
}

async function list(lfdnr = company): Promise<Person[]> {
	return (await server.ask('GET', pathOf(lfdnr), { bearer })).json();
}

async function create(change: object = {}): Promise<Person> {
	const response = await post({ ...content, ...change });
	expect(response.statusCode).toBe(201);
	return response.json();
}

describe('a contact person', () => {
	test('is added with all its fields and stands in the list', async () => {
		const response = await post(content);
		expect(response.statusCode).toBe(201);
		expect(response.json()).toEqual({ lfdnr: expect.any(Number), ...stored, version: 1 });
		expect(await list()).toContainEqual(response.json());
	});

	test('needs nothing but a last name', async () => {
		const nothing = {
			...{ salutation: '', title: '', firstname: '', tel: '', mobile: '', email: '', note: '' },
			...{ abteilung: null, function: null },
		};
		expect(await create({ ...nothing, lastname: ' Zauner ' })).toMatchObject({ ...nothing, lastname: 'Zauner' });
	});

	test.each([
		[{ lastname: ' ' }, { 'body.lastname': 'missing' }],
		[{ email: 'petra@' }, { 'body.email': 'emailDomain' }],
		[{ abteilung: 9999 }, { 'body.abteilung': 'notFound' }],
		[
			{ function: 9999, lastname: '' },
			{ 'body.function': 'notFound', 'body.lastname': 'missing' },
		],
	])('that breaks a rule is refused with every field that does: %j', async (change, fields) => {
		const before = await list();
		const response = await post({ ...content, ...change });
		expect(response.statusCode).toBe(422);
		expect(response.json().fields).toEqual(fields);
		expect(await list()).toEqual(before);
	});

	test('that is added by ten equal requests at once is one', async () => {
		const body = { ...content, lastname: 'Zehnmal' };
		const answers = await Promise.all(Array.from({ length: 10 }, () => post(body, { key: 'zehnmal-dieselbe-2' })));
		expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
		expect((await list()).filter(({ lastname }) => lastname === 'Zehnmal')).toHaveLength(1);
	});

	test('is changed as a whole', async () => {
		const { lfdnr } = await create();
		const response = await put({ lfdnr, ...content, function: null, lastname: 'Huber' }, 1);
		expect(response.statusCode).toBe(200);
		expect(response.headers.etag).toBe('"2"');
		expect(response.json()).toEqual({ lfdnr, ...stored, function: null, lastname: 'Huber', version: 2 });
		expect(await list()).toContainEqual(response.json());
	});

	test('that two people change or remove is lost to neither: the second one is told the values of now', async () => {
		const person = await create();
		const [first, second] = await Promise.all([
			put({ lfdnr: person.lfdnr, ...content, note: 'A' }, 1),
			put({ lfdnr: person.lfdnr, ...content, note: 'B' }, 1),
		]);
		const [won, lost] = first.statusCode === 200 ? [first, second] : [second, first];
		expect([won.statusCode, lost.statusCode]).toEqual([200, 412]);
		expect(lost.json().current).toEqual(won.json());
		const removal = await remove(person);
		expect(removal.statusCode).toBe(412);
		expect(removal.json().current).toEqual(won.json());
	});

	test('is removed for good', async () => {
		const person = await create();
		expect((await remove(person)).statusCode).toBe(204);
		expect((await list()).map(({ lfdnr }) => lfdnr)).not.toContain(person.lfdnr);
		expect((await remove(person)).statusCode).toBe(404);
		const rows = await server.database.db
			.selectFrom('audit_log')
			.select('action')
			.where('subject', '=', `address/${company} contactPerson/${person.lfdnr}`)
			.orderBy('id')
			.execute();
		expect(rows.map(({ action }) => action)).toEqual(['contactPersonCreated', 'contactPersonDeleted']);
	});

	test('is one of its address: under another one it is not found', async () => {
		const person = await create();
		expect((await put({ lfdnr: person.lfdnr, ...content }, 1, other)).statusCode).toBe(404);
		expect((await remove(person, other)).statusCode).toBe(404);
		expect((await post(content, { lfdnr: 2147483647 })).statusCode).toBe(404);
	});

	test('is refused where an address has 200 of them already, in words that name the limit', async () => {
		const { lfdnr } = await server.database.db
			.insertInto('addresses')
			.values({ is_person: false, company_name: 'Voll GmbH' })
			.returning('lfdnr')
			.executeTakeFirstOrThrow();
		await server.database.pool.query(
			`insert into contact_persons (lfdnr, lastname) select $1, 'P' || n from generate_series(1, 199) as n`,
			[lfdnr],
		);
		expect((await post(content, { lfdnr })).statusCode).toBe(201);
		const refused = await post(content, { lfdnr });
		expect([refused.statusCode, refused.json().title]).toEqual([409, expect.stringContaining('200 Kontaktpersonen')]);
	});

	test('is written with all that belongs to it, or not at all, whichever query fails', async () => {
		await failEachQuery(server, async () => () => post(content, { key: crypto.randomUUID() }));
		await failEachQuery(server, async () => {
			const person = await create();
			return () => put({ lfdnr: person.lfdnr, ...content }, person.version);
		});
		await failEachQuery(server, async () => {
			const person = await create();
			return () => remove(person);
		});
	}, 300_000);
});

test.each([
	'/api/v1/crm/contactPersons/functions',
	'/api/v1/crm/contactPersons/departments',
	'/api/v1/crm/settings/functions',
	'/api/v1/crm/settings/departments',
])('%s lists its entries by name', async (path) => {
	const entries: { lfdnr: number; bezeichnung: string }[] = (await server.ask('GET', path, { bearer })).json();
	const names = entries.map(({ bezeichnung }) => bezeichnung);
	expect(names.length).toBeGreaterThan(3);
	expect(names).toEqual([...names].sort(new Intl.Collator('de-AT').compare));
});
