import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as bodies from '../../conformance/addressBodies.ts';
import { failEachQuery } from '../../testing/failEachQuery.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let server: TestApp;
let bearer: string;
let seller: string;
let person: number;
let company: number;

/** Each part with a body, a change of it, and whom it is of. */
const parts = [
	['patient', bodies.patient, { isFeeReady: false }, () => person],
	['employee', bodies.employee, { staffId: 'P-4711' }, () => person],
	['doctor', bodies.doctor, { subject: 'INT' }, () => person],
	['company', bodies.company, { contractNumber: 'V-1' }, () => company],
	['supplier', bodies.supplier, { kdNr: 'K-1' }, () => company],
	['healthInsuranceCompany', bodies.healthInsuranceCompany, { claimPeriods: ['8J'], vpNumbers: [] }, () => company],
	['bankDetail', { iban: 'AT611904300234573201', bic: '' }, { iban: '' }, () => person],
	['relations', { isRelative: true, residence: null, adultRepresentation: null }, { isRelative: false }, () => person],
] as const;

beforeAll(async () => {
	// Failing each query of each write takes longer than a bearer lives on a busy machine.
	server = await createTestApp({ KONTOR_BEARER_SECONDS: '3600' });
	({ bearer } = await server.signIn('demo'));
	({ bearer: seller } = await server.signIn('verkauf'));
	const { db } = server.database;
	const add = (values: { is_person: boolean; lastname?: string; company_name?: string }) =>
		db.insertInto('addresses').values(values).returning('lfdnr').executeTakeFirstOrThrow();
	person = (await add({ is_person: true, lastname: 'Prüfling' })).lfdnr;
	company = (await add({ is_person: false, company_name: 'Prüfstein' })).lfdnr;
});
afterAll(() => server.close());

function put(part: string, lfdnr: number, body: object, version: number, as = bearer) {
	return server.ask('PUT', `/api/v1/crm/addresses/${lfdnr}/${part}`, {
		bearer: as,
		body,
		headers: { 'if-match': `"${version}"` },
	});
}

async function read(lfdnr: number, as = bearer) {
	return (await server.ask('GET', `/api/v1/crm/addresses/${lfdnr}`, { bearer: as })).json();
}

/** The version of now, as a refused change tells it. */
async function versionOf(part: string, lfdnr: number, body: object): Promise<number> {
	return (await put(part, lfdnr, body, 2_147_483_647)).json().current.version;
}

describe.each(parts)('the part %s', (part, body, change, lfdnr) => {
	test('is filled in, read with the address and changed, each time under a new version', async () => {
		const first = await put(part, lfdnr(), body, await versionOf(part, lfdnr(), body));
		expect(first.statusCode).toBe(200);
		expect(first.json()).toMatchObject(body);
		const address = await read(lfdnr());
		expect(part === 'relations' ? address : address[part]).toMatchObject(body);
		const { version } = first.json();
		expect(first.headers.etag).toBe(`"${version}"`);
		const second = await put(part, lfdnr(), { ...body, ...change }, version);
		expect(second.json()).toMatchObject({ ...body, ...change });
		expect(second.json().version).toBeGreaterThan(version);
	});

	test('of another version is refused with the values of now', async () => {
		const version = await versionOf(part, lfdnr(), body);
		const [first, second] = await Promise.all([
			put(part, lfdnr(), { ...body, ...change }, version),
			put(part, lfdnr(), body, version),
		]);
		const [won, lost] = first.statusCode === 200 ? [first, second] : [second, first];
		expect([won.statusCode, lost.statusCode]).toEqual([200, 412]);
		expect(lost.json().current).toEqual(won.json());
	});

	test('of an address that is not there, or of another firma, is not found', async () => {
		expect((await put(part, 2_147_483_647, body, 1)).statusCode).toBe(404);
		const { lfdnr: other } = await server.database.db
			.insertInto('addresses')
			.values({ is_person: true, lastname: 'Fremd', firma: 2 })
			.returning('lfdnr')
			.executeTakeFirstOrThrow();
		expect((await put(part, other, body, 1)).statusCode).toBe(404);
	});

	test('is stored as a whole or not at all, whichever query fails', async () => {
		let isChanged = false;
		await failEachQuery(server, async () => {
			const version = await versionOf(part, lfdnr(), body);
			isChanged = !isChanged;
			return () => put(part, lfdnr(), isChanged ? { ...body, ...change } : body, version);
		});
	}, 120_000);
});

test('a part makes the address one of its type', async () => {
	expect((await read(person)).addressTypes).toEqual(['kd_patient', 'kd_arzt', 'kd_verkaeufer']);
	expect((await read(company)).addressTypes).toEqual(['kd_kunde', 'kd_lieferant', 'kd_krankenkasse']);
});

test('parts of persons are for persons, those of companies for companies', async () => {
	const { lfdnr } = await server.database.db
		.insertInto('addresses')
		.values({ is_person: false, company_name: 'Neu GmbH' })
		.returning('lfdnr')
		.executeTakeFirstOrThrow();
	const refused = await put('patient', lfdnr, bodies.patient, 0);
	expect([refused.statusCode, refused.json().fields]).toEqual([422, { body: 'notAllowed' }]);
	expect((await put('company', person, bodies.company, 0)).statusCode).toBe(422);
});

test('a VAT number or bank account changed through one part gives the others that show it a new version', async () => {
	const before = await read(company);
	const { supplier } = before;
	const changed = {
		...bodies.supplier,
		uid: 'ATU00000024',
		payment: { ...bodies.supplier.payment, iban: 'AT611904300234573201' },
	};
	expect((await put('supplier', company, changed, supplier.version)).statusCode).toBe(200);
	const after = await read(company);
	expect(after.company).toMatchObject({ uid: 'ATU00000024', version: before.company.version + 1 });
	expect(after.healthInsuranceCompany).toMatchObject({ uid: 'ATU00000024', version: expect.any(Number) });
	expect(after.healthInsuranceCompany.version).toBeGreaterThan(before.healthInsuranceCompany.version);
	expect(after.bankDetail).toMatchObject({ iban: 'AT611904300234573201', version: before.bankDetail.version + 1 });
});

describe('without the rights to data', () => {
	const forbidden = /"svnr|diabetes|allerg|iban|"bic"|bankDetail|"patient"/i;

	test('no answer about an address holds an insurance number, a disease or a bank account', async () => {
		for (const lfdnr of [person, company]) expect(JSON.stringify(await read(lfdnr, seller))).not.toMatch(forbidden);
		expect(JSON.stringify(await read(person))).toMatch(/svnr.*iban/i);
		const version = (await read(person, seller)).employee.version;
		const { svnr: _, svnrDat: __, ...employee } = bodies.employee;
		const stored = await put('employee', person, employee, version, seller);
		expect(stored.statusCode).toBe(200);
		expect(stored.body).not.toMatch(forbidden);
		const lost = await put('employee', person, employee, version, seller);
		expect(lost.statusCode).toBe(412);
		expect(lost.body).not.toMatch(forbidden);
	});

	test('what the user may not read stays as it was when the rest is changed', async () => {
		const before = await read(person);
		const { svnr: _, svnrDat: __, ...employee } = bodies.employee;
		await put('employee', person, employee, before.employee.version, seller);
		expect((await read(person)).employee).toMatchObject({ svnr: '9158', svnrDat: '080363' });
		const { supplier } = await read(company);
		const { iban: ___, bic: ____, ...payment } = bodies.supplier.payment;
		const changed = await put('supplier', company, { ...bodies.supplier, payment }, supplier.version, seller);
		expect(changed.statusCode).toBe(200);
		expect((await read(company)).supplier.payment.iban).toBe(supplier.payment.iban);
	});

	test('writing them is refused', async () => {
		const { employee } = await read(person);
		const { supplier, healthInsuranceCompany } = await read(company);
		expect((await put('patient', person, bodies.patient, 1, seller)).statusCode).toBe(403);
		expect((await put('bankDetail', person, { iban: '', bic: '' }, 1, seller)).statusCode).toBe(403);
		expect((await put('employee', person, bodies.employee, employee.version, seller)).statusCode).toBe(403);
		expect((await put('supplier', company, bodies.supplier, supplier.version, seller)).statusCode).toBe(403);
		const insurer = bodies.healthInsuranceCompany;
		const refused = await put('healthInsuranceCompany', company, insurer, healthInsuranceCompany.version, seller);
		expect(refused.statusCode).toBe(403);
	});

	test('a search by an insurance number finds nobody', async () => {
		const { rows } = await server.database.pool.query<{ lfdnr: number; digits: string }>(
			"select lfdnr, svnr_digits as digits from address_health where svnr <> '' and lfdnr > 1500 order by lfdnr limit 5",
		);
		expect(rows).toHaveLength(5);
		for (const { lfdnr, digits } of rows) {
			for (const q of [digits, `${digits.slice(0, 4)} ${digits.slice(4)}`, digits.slice(0, 7)]) {
				expect(await found(q, bearer)).toContain(lfdnr);
				expect(await found(q, seller)).not.toContain(lfdnr);
			}
		}
	});

	async function found(text: string, as: string): Promise<number[]> {
		const hits = await server.ask('POST', '/api/v1/dashboard/search', { bearer: as, body: { q: text } });
		const path = '/api/v1/crm/addresses/search/filtered';
		const list = await server.ask('POST', path, { bearer: as, body: { name: text, size: 200 } });
		const sorted = await server.ask('POST', path, { bearer: as, body: { name: text, size: 200, sort: 'name' } });
		const rows = [...list.json().rows, ...sorted.json().rows] as { lfdnr: number }[];
		return [...hits.json().map(({ id }: { id: number }) => id), ...rows.map(({ lfdnr }) => lfdnr)];
	}
});

test("a patient's health data that are read or changed leave an access entry, for who may not read them none", async () => {
	const entries = async () => {
		const { rows } = await server.database.pool.query<{ subject: string }>(
			"select subject from audit_log where action = 'healthRead' and subject like $1 order by id",
			[`address/${person} %`],
		);
		return rows.map(({ subject }) => subject);
	};
	await put('patient', person, bodies.patient, await versionOf('patient', person, bodies.patient));
	const before = await entries();
	await read(person, seller);
	expect(await entries()).toEqual(before);
	const { version } = (await read(person)).patient;
	await put('patient', person, bodies.patient, version);
	await put('patient', person, bodies.patient, version);
	expect((await entries()).slice(before.length)).toEqual([
		`address/${person} getAddress`,
		`address/${person} patient`,
		`address/${person} patient`,
	]);
});
