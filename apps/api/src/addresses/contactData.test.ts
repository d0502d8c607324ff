import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failEachQuery } from '../testing/failEachQuery.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let server: TestApp;
let bearer: string;
let person: number;
let company: number;

const contactData = {
	salutation: 'Frau',
	titleBefore: 'Mag.',
	titleAfter: 'MSc',
	firstname: 'Zoë',
	lastname: 'Öllinger',
	gender: 1,
	dateOfBirth: '1980-01-05',
	address: { street: 'Wiedner Hauptstraße 12/2/14', zip: '1040', city: 'Wien', country: 'AT' },
	tel: '01 0123 45 67-12',
	telNote: 'nur vormittags',
	mobile: '0664/012 34 56',
	mobileNote: '',
	email: 'zoe@example.at',
	note: 'Zeile 1\nZeile 2',
	creditLimit: '1500.00',
};
const organisation = {
	...contactData,
	salutation: 'Firma',
	titleBefore: '',
	titleAfter: '',
	firstname: '',
	lastname: 'Prüfstein GmbH',
	gender: null,
	dateOfBirth: null,
};

beforeAll(async () => {
	server = await createTestApp();
	({ bearer } = await server.signIn('demo'));
	const { db } = server.database;
	const add = (values: { is_person: boolean; lastname?: string; company_name?: string; kd_patient?: boolean }) =>
		db.insertInto('addresses').values(values).returning('lfdnr').executeTakeFirstOrThrow();
	person = (await add({ is_person: true, lastname: 'Prüfling', kd_patient: true })).lfdnr;
	company = (await add({ is_person: false, company_name: 'Prüfstein' })).lfdnr;
});
afterAll(() => server.close());

async function etag(lfdnr: number): Promise<string> {
	const response = await server.ask('GET', `/api/v1/crm/addresses/${lfdnr}`, { bearer });
	return String(response.headers.etag);
}

function put(lfdnr: number, body: object, ifMatch: string) {
	return server.ask('PUT', `/api/v1/crm/addresses/${lfdnr}/contactData`, {
		bearer,
		body,
		headers: { 'if-match': ifMatch },
	});
}

async function audited(action: string, subject: string): Promise<number> {
	const rows = await server.database.db
		.selectFrom('audit_log')
		.select('id')
		.where('action', '=', action)
		.where('subject', '=', subject)
		.execute();
	return rows.length;
}

describe('the contact data of an address', () => {
	test('are replaced as a whole; answer, address and search know the new ones', async () => {
		const before = await etag(person);
		const response = await put(person, contactData, before);
		expect(response.statusCode).toBe(200);
		const stored = response.json();
		expect(stored).toMatchObject(contactData);
		expect(response.headers.etag).toBe(`"${stored.version}"`);
		expect(response.headers.etag).not.toBe(before);
		const read = (await server.ask('GET', `/api/v1/crm/addresses/${person}`, { bearer })).json();
		expect(read).toMatchObject({ ...contactData, name: 'Öllinger Zoë', version: stored.version });
		const row = await server.database.db
			.selectFrom('addresses')
			.select(['tel_e164', 'mobile_e164', 'phonetic'])
			.where('lfdnr', '=', person)
			.executeTakeFirstOrThrow();
		expect(row).toEqual({ tel_e164: '+43101234567', mobile_e164: '+436640123456', phonetic: ['05647'] });
		const hits = (await server.ask('POST', '/api/v1/dashboard/search', { bearer, body: { q: 'Oellinger Zoe' } })).json<
			{ id: number }[]
		>();
		expect(hits.map(({ id }) => id)).toContain(person);
	});

	test('leave an audit entry for the change', async () => {
		const before = await audited('addressChanged', `address/${company} contactData`);
		expect((await put(company, organisation, await etag(company))).statusCode).toBe(200);
		expect(await audited('addressChanged', `address/${company} contactData`)).toBe(before + 1);
	});

	test('keep what was typed as a phone number, readable or not, and lose only blanks around names', async () => {
		const typed = { ...contactData, tel: ' Portier fragen ', mobile: '', lastname: ' Öllinger ', firstname: '\tZoë ' };
		const stored = (await put(person, typed, await etag(person))).json();
		expect(stored).toMatchObject({ tel: ' Portier fragen ', lastname: 'Öllinger', firstname: 'Zoë' });
	});

	test('of another version are refused with the values of now, and nothing is overwritten', async () => {
		const old = await etag(person);
		const [first, second] = await Promise.all([
			put(person, { ...contactData, note: 'A' }, old),
			put(person, { ...contactData, note: 'B' }, old),
		]);
		const [won, lost] = first.statusCode === 200 ? [first, second] : [second, first];
		expect([won.statusCode, lost.statusCode]).toEqual([200, 412]);
		expect(lost.json()).toMatchObject({ code: 'lostUpdate', current: won.json() });
		expect(lost.json().current).toEqual(won.json());
	});

	test('of a patient that a refusal shows leave an access entry', async () => {
		const before = await audited('patientRead', `address/${person} changeContactData`);
		expect((await put(person, contactData, '"2147483647"')).statusCode).toBe(412);
		expect(await audited('patientRead', `address/${person} changeContactData`)).toBe(before + 1);
	});

	test.each([
		[{ lastname: ' \u200b' }, { 'body.lastname': 'missing' }],
		[{ email: 'zoe@' }, { 'body.email': 'emailDomain' }],
		[{ dateOfBirth: '2023-02-29' }, { 'body.dateOfBirth': 'dateInvalid' }],
		[{ dateOfBirth: '9999-12-31' }, { 'body.dateOfBirth': 'dateTooLate' }],
		[{ gender: 999 }, { 'body.gender': 'notFound' }],
		[{ address: { ...contactData.address, country: 'QQ' } }, { 'body.address.country': 'notFound' }],
		[
			{ email: 'x', lastname: '' },
			{ 'body.email': 'emailAt', 'body.lastname': 'missing' },
		],
	])('that break a rule are refused with every field that does: %j', async (change, fields) => {
		const before = await etag(person);
		const response = await put(person, { ...contactData, ...change }, before);
		expect(response.statusCode).toBe(422);
		expect(response.json()).toMatchObject({ code: 'ruleBroken', fields });
		expect(await etag(person)).toBe(before);
	});

	test('of an organisation have no first name, title, gender or birth date', async () => {
		const response = await put(company, { ...contactData, lastname: 'Prüfstein GmbH' }, await etag(company));
		expect(response.json().fields).toEqual({
			'body.firstname': 'notAllowed',
			'body.titleBefore': 'notAllowed',
			'body.titleAfter': 'notAllowed',
			'body.gender': 'notAllowed',
			'body.dateOfBirth': 'notAllowed',
		});
	});

	test('have a note with a colour, which no edit is in the way of, and none but those of the theme', async () => {
		const tone = async () =>
			(await server.ask('GET', `/api/v1/crm/addresses/${person}`, { bearer })).json().noteTone as string;
		const colour = (value: string, lfdnr = person) =>
			server.ask('PUT', `/api/v1/crm/addresses/${lfdnr}/noteTone`, { bearer, body: { tone: value } });
		expect(await tone()).toBe('warning');
		const before = await etag(person);
		expect((await colour('info')).statusCode).toBe(204);
		expect([await tone(), await etag(person)]).toEqual(['info', before]);
		expect((await colour('#ff0000')).statusCode).toBe(400);
		expect((await colour('info', 2_147_483_647)).statusCode).toBe(404);
	});

	test('of another firma are not found', async () => {
		const { lfdnr } = await server.database.db
			.insertInto('addresses')
			.values({ is_person: false, company_name: 'Fremd GmbH', firma: 2 })
			.returning('lfdnr')
			.executeTakeFirstOrThrow();
		expect((await put(lfdnr, organisation, '"1"')).statusCode).toBe(404);
	});

	test('are stored with all that belongs to the change, or not at all, whichever query fails', async () => {
		await failEachQuery(server, async () => {
			const version = await etag(person);
			return () => put(person, contactData, version);
		});
	}, 60_000);
});
