import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let server: TestApp;
let bearer: string;

/** An address of firma 1 that is nobody's patient, and one that is. */
let company: number;
let patient: number;

beforeAll(async () => {
	server = await createTestApp();
	({ bearer } = await server.signIn('demo'));
	const { db } = server.database;
	const add = (values: {
		is_person: boolean;
		lastname?: string;
		company_name?: string;
		kd_patient?: boolean;
		firma?: number;
	}) => db.insertInto('addresses').values(values).returning('lfdnr').executeTakeFirstOrThrow();
	company = (await add({ is_person: false, company_name: 'Prüfstein GmbH' })).lfdnr;
	patient = (await add({ is_person: true, lastname: 'Prüfling', kd_patient: true })).lfdnr;
});
afterAll(() => server.close());

function get(path: string, as = bearer) {
	return server.ask('GET', `/api/v1/${path}`, { bearer: as });
}

async function reads(lfdnr: number): Promise<string[]> {
	const rows = await server.database.db
		.selectFrom('audit_log')
		.select('subject')
		.where('action', '=', 'patientRead')
		.where('user_id', '=', 1)
		.where('subject', 'like', `address/${lfdnr} %`)
		.orderBy('id')
		.execute();
	return rows.map(({ subject }) => subject ?? '');
}

const parts = ['', '/documents', '/interactions', '/contactPersons', '/customerGroups'];

describe('an address', () => {
	test('comes with all its fields but those that need a right: a person without them', async () => {
		const { db } = server.database;
		const { lfdnr } = await db
			.insertInto('addresses')
			.values({
				is_person: true,
				lastname: 'Öllinger',
				firstname: 'Zoë',
				title_before: 'Mag.ᵃ',
				title_after: 'MSc',
				salutation: 'Frau',
				gender_lfdnr: 1,
				birth_date: '1980-01-05',
				street: 'Wiedner Hauptstraße 12/2/14',
				plz: '1040',
				city: 'Wien',
				tel: '01 234',
				tel_note: 'nur vormittags',
				mobile: '0664 123',
				email: 'zoe@example.at',
				note: 'Zeile 1\nZeile 2',
				credit_limit: '1500',
				kd_patient: true,
				kd_konsument: true,
			})
			.returning('lfdnr')
			.executeTakeFirstOrThrow();
		const { bearer: seller } = await server.signIn('verkauf');
		const response = await get(`crm/addresses/${lfdnr}`, seller);
		expect(response.json()).toEqual({
			firma: 1,
			lfdnr,
			name: 'Öllinger Zoë',
			person: true,
			addressTypes: ['kd_konsument', 'kd_patient'],
			salutation: 'Frau',
			titleBefore: 'Mag.ᵃ',
			titleAfter: 'MSc',
			firstname: 'Zoë',
			lastname: 'Öllinger',
			gender: 1,
			dateOfBirth: '1980-01-05',
			address: { street: 'Wiedner Hauptstraße 12/2/14', zip: '1040', city: 'Wien', country: 'AT' },
			tel: '01 234',
			telNote: 'nur vormittags',
			mobile: '0664 123',
			mobileNote: '',
			email: 'zoe@example.at',
			note: 'Zeile 1\nZeile 2',
			creditLimit: '1500.00',
			noteTone: 'warning',
			version: 1,
			created: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
			changed: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
			isRelative: false,
			residence: null,
			adultRepresentation: null,
			references: [],
		});
		expect(response.body).not.toMatch(/svnr|health|iban/i);
	});

	test('that does not exist is not found, nor is anything that belongs to it', async () => {
		for (const part of parts) expect((await get(`crm/addresses/2147483647${part}`)).statusCode).toBe(404);
	});

	test('of another firma is not found: what lists show is what can be opened', async () => {
		const { username } = await server.createUser({ username: 'filiale', apps: [1], firma: 2 });
		const { bearer: other } = await server.signIn(username);
		const { lfdnr } = await server.database.db
			.insertInto('addresses')
			.values({ is_person: false, company_name: 'Fremd GmbH', firma: 2 })
			.returning('lfdnr')
			.executeTakeFirstOrThrow();
		for (const part of parts) {
			expect((await get(`crm/addresses/${lfdnr}${part}`)).statusCode).toBe(404);
			expect((await get(`crm/addresses/${company}${part}`, other)).statusCode).toBe(404);
			expect((await get(`crm/addresses/${lfdnr}${part}`, other)).statusCode).toBe(200);
		}
		const listed = async (as: string) => {
			const response = await server.ask('POST', '/api/v1/crm/addresses/search/filtered', {
				bearer: as,
				body: { name: 'GmbH', size: 200 },
			});
			return response.json<{ rows: { lfdnr: number }[] }>().rows.map((row) => row.lfdnr);
		};
		expect(await listed(other)).toEqual([lfdnr]);
		const own = await listed(bearer);
		expect(own).toContain(company);
		expect(own).not.toContain(lfdnr);
		for (const path of ['dashboard/documents/last', 'dashboard/interactions/last']) {
			expect((await get(path, other)).json()).toEqual([]);
		}
	});

	test('of a patient leaves an audit entry for each part that is read, before the answer; others leave none', async () => {
		for (const part of parts) {
			expect((await get(`crm/addresses/${patient}${part}`)).statusCode).toBe(200);
			expect((await get(`crm/addresses/${company}${part}`)).statusCode).toBe(200);
		}
		expect(await reads(company)).toEqual([]);
		expect(await reads(patient)).toEqual(
			[
				'getAddress',
				'listAddressDocuments',
				'listAddressInteractions',
				'listContactPersons',
				'listAddressCustomerGroups',
			].map((operation) => `address/${patient} ${operation}`),
		);
	});

	test('of a patient is not shown when that cannot be noted', async () => {
		const { pool } = server.database;
		await pool.query('alter table audit_log rename to audit_away');
		const statuses = [];
		for (const part of parts) statuses.push((await get(`crm/addresses/${patient}${part}`)).statusCode);
		await pool.query('alter table audit_away rename to audit_log');
		expect(statuses).toEqual([500, 500, 500, 500, 500]);
	});
});

describe('what belongs to an address', () => {
	test('documents and interactions come newest first, in pages without gaps or repetitions', async () => {
		const { pool } = server.database;
		await pool.query(
			`insert into documents (document_type_id, nr, name, date, state, address_lfdnr)
			select (select min(id) from document_types), 'P-' || n, 'Beleg ' || n, date '2026-01-01' + n / 3, 'offen', $1
			from generate_series(1, 120) as n`,
			[company],
		);
		await pool.query(
			`insert into interactions (lfdnr, subject, text, channel, author, at)
			select $1, 'Anruf ' || n, '', 'phone', 'Dora Demo', timestamptz '2026-03-29 00:58:00Z' + n * interval '1 minute'
			from generate_series(1, 30) as n`,
			[company],
		);
		const seen: string[] = [];
		for (const page of [1, 2, 3]) {
			const { rows, total } = (await get(`crm/addresses/${company}/documents?page=${page}&size=50`)).json();
			expect(total).toBe(120);
			seen.push(...rows.map((row: { wf_cid: string }) => row.wf_cid));
		}
		expect(new Set(seen).size).toBe(120);
		expect((await get(`crm/addresses/${company}/documents?page=4`)).json()).toEqual({ rows: [], total: 120 });
		expect((await get(`crm/addresses/${company}/documents?page=100000&size=200`)).json().rows).toEqual([]);
		expect((await get(`crm/addresses/${company}/documents`)).json().rows).toHaveLength(50);
		const dates = (await get(`crm/addresses/${company}/documents?size=200`))
			.json()
			.rows.map((row: { date: string }) => row.date);
		expect(dates).toEqual([...dates].sort().reverse());
	});

	test('the time of an interaction is the local one, over the change of the clocks as well', async () => {
		const { rows } = (await get(`crm/addresses/${company}/interactions?size=200`)).json();
		const times = new Map(rows.map((row: { subject: string; dateTime: string }) => [row.subject, row.dateTime]));
		expect(times.get('Anruf 1')).toBe('2026-03-29T01:59:00');
		expect(times.get('Anruf 2')).toBe('2026-03-29T03:00:00');
	});

	test('contact persons come by name as a dictionary sorts, with department and function', async () => {
		const { db } = server.database;
		for (const lastname of ['Zauner', 'Öllinger', 'Ofner', 'Ärger', 'Arm']) {
			await db.insertInto('contact_persons').values({ lfdnr: company, lastname }).execute();
		}
		const list = (await get(`crm/addresses/${company}/contactPersons`)).json();
		expect(list.map(({ lastname }: { lastname: string }) => lastname)).toEqual([
			'Ärger',
			'Arm',
			'Ofner',
			'Öllinger',
			'Zauner',
		]);
		expect(list[0]).toMatchObject({ abteilung: null, function: null });
	});

	test('customer groups come as relations', async () => {
		const { db } = server.database;
		const { code, bezeichnung } = await db.selectFrom('customer_groups').selectAll().executeTakeFirstOrThrow();
		await db.insertInto('address_customer_groups').values({ lfdnr: company, code }).execute();
		expect((await get(`crm/addresses/${company}/customerGroups`)).json()).toEqual([
			{ customerGroup: { code, bezeichnung } },
		]);
		expect((await get('crm/addresses/groups')).json()).toContainEqual({ code, bezeichnung });
	});
});

describe('the search of addresses', () => {
	const search = async (body: object) => {
		const response = await server.ask('POST', '/api/v1/crm/addresses/search/filtered', { bearer, body });
		expect(response.statusCode).toBe(200);
		return response.json<{
			rows: { lfdnr: number; name: string; addressTypes: string[]; kdPlz: string }[];
			total: number;
		}>();
	};

	test('takes all parts of the filter together', async () => {
		const { rows, total } = await search({ name: 'Müller', addressType: ['kd_patient'], sort: 'name', size: 200 });
		expect(rows.length).toBe(total);
		expect(rows.length).toBeGreaterThan(5);
		for (const { addressTypes } of rows) expect(addressTypes).toContain('kd_patient');
	});

	test('sorts by each column in both directions and pages through the whole list', async () => {
		for (const sort of ['lfdnr', 'name', 'kdStrasse', 'kdPlz', 'kdOrt']) {
			const up = await search({ postalCode: '10', sort, direction: 'asc', size: 200 });
			const down = await search({ postalCode: '10', sort, direction: 'desc', size: 200 });
			expect(up.total).toBe(down.total);
			expect(up.rows.map(({ lfdnr }) => lfdnr).sort()).toEqual(down.rows.map(({ lfdnr }) => lfdnr).sort());
			const page = await search({ postalCode: '10', sort, page: 2, size: 10 });
			expect(page.rows).toEqual(up.rows.slice(10, 20));
		}
	});

	test('by %s and _ finds just these characters', async () => {
		expect((await search({ name: '%%%' })).total).toBe(0);
		expect((await search({ name: '___' })).total).toBe(0);
	});
});

test('a row has both numbers and the e-mail address, and only ticked addresses are found where they are named', async () => {
	const { db } = server.database;
	const contact = { tel: '01 522 33 44', mobile: '0664 555 66 77', email: 'zwei@example.at' };
	const { lfdnr } = await db
		.insertInto('addresses')
		.values({ is_person: true, lastname: 'Zweinummer', ...contact })
		.returning('lfdnr')
		.executeTakeFirstOrThrow();
	const ask = async (body: object) =>
		(await server.ask('POST', '/api/v1/crm/addresses/search/filtered', { bearer, body })).json();
	const both = await ask({ lfdnrs: [company, lfdnr] });
	expect(both.rows.map((row: { lfdnr: number }) => row.lfdnr).sort()).toEqual([company, lfdnr].sort());
	expect(both.rows.find((row: { lfdnr: number }) => row.lfdnr === lfdnr)).toMatchObject(contact);
	expect((await ask({ lfdnrs: [company], name: 'Zweinummer' })).total).toBe(0);
});

test('the types of address are the ten of the contract, each with plural and badge', async () => {
	const list: { fldName: string; fldDisplayName: string; fldDisplayBez: string }[] = (
		await get('crm/addresses/types')
	).json();
	expect(list).toHaveLength(10);
	for (const { fldDisplayName, fldDisplayBez } of list) {
		expect(fldDisplayBez.length).toBeLessThan(fldDisplayName.length);
	}
});

test('the fields a search can be limited to are those the search takes', async () => {
	const list: { code: string }[] = (await get('crm/addresses/fields')).json();
	for (const { code } of list) {
		const body = { name: 'Müller', field: code };
		expect((await server.ask('POST', '/api/v1/crm/addresses/search/filtered', { bearer, body })).statusCode).toBe(200);
	}
	expect(list.map(({ code }) => code)).toEqual(['all', 'name', 'number', 'phone', 'email']);
});
