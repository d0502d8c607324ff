import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as bodies from '../../conformance/addressBodies.ts';
import { failEachQuery } from '../../testing/failEachQuery.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let server: TestApp;
let bearer: string;
let seller: string;

beforeAll(async () => {
	// Failing each query of each write takes longer than a bearer lives on a busy machine.
	server = await createTestApp({ KONTOR_BEARER_SECONDS: '3600' });
	({ bearer } = await server.signIn('demo'));
	({ bearer: seller } = await server.signIn('verkauf'));
});
afterAll(() => server.close());

async function add(values: object): Promise<number> {
	const { db } = server.database;
	const base = { is_person: true, lastname: 'Rollenwechsel' };
	return (
		await db
			.insertInto('addresses')
			.values({ ...base, ...values })
			.returning('lfdnr')
			.executeTakeFirstOrThrow()
	).lfdnr;
}

function ask(method: 'PUT' | 'DELETE', lfdnr: number, type: string, version: number, as = bearer) {
	return server.ask(method, `/api/v1/crm/addresses/${lfdnr}/types/${type}`, {
		bearer: as,
		headers: { 'if-match': `"${version}"` },
	});
}

/** The version of now, as a refused change tells it. */
async function versionOf(lfdnr: number, type: string): Promise<number> {
	return (await ask('DELETE', lfdnr, type, 2_147_483_647)).json().current.version;
}

async function remove(lfdnr: number, type: string, as = bearer) {
	return ask('DELETE', lfdnr, type, await versionOf(lfdnr, type), as);
}

function put(part: string, lfdnr: number, body: object, version = 0) {
	return server.ask('PUT', `/api/v1/crm/addresses/${lfdnr}/${part}`, {
		bearer,
		body,
		headers: { 'if-match': `"${version}"` },
	});
}

async function read(lfdnr: number) {
	return (await server.ask('GET', `/api/v1/crm/addresses/${lfdnr}`, { bearer })).json();
}

const ofPersons = { is_person: true, lastname: 'Rollenwechsel', kd_konsument: true };
const ofCompanies = { is_person: false, lastname: '', company_name: 'Rollenwechsel GmbH', kd_heim: true };

describe('a type without data of its own', () => {
	test('is added and taken away again, each time under a new version', async () => {
		const lfdnr = await add(ofPersons);
		const added = await ask('PUT', lfdnr, 'kd_sachwalter', 1);
		expect([added.statusCode, added.json()]).toEqual([
			200,
			{ addressTypes: ['kd_konsument', 'kd_sachwalter'], version: 2 },
		]);
		const removed = await ask('DELETE', lfdnr, 'kd_sachwalter', 2);
		expect([removed.statusCode, removed.json()]).toEqual([200, { addressTypes: ['kd_konsument'], version: 3 }]);
		expect((await read(lfdnr)).addressTypes).toEqual(['kd_konsument']);
	});

	test('is refused to whom it cannot belong', async () => {
		const person = await add(ofPersons);
		const company = await add(ofCompanies);
		for (const [lfdnr, type] of [
			[person, 'kd_heim'],
			[person, 'kd_interessent'],
			[company, 'kd_konsument'],
		] as const) {
			const refused = await ask('PUT', lfdnr, type, 1);
			expect([type, refused.statusCode, refused.json().fields]).toEqual([type, 422, { 'path.type': 'notAllowed' }]);
		}
	});

	test('of another version is refused with what is now', async () => {
		const lfdnr = await add(ofPersons);
		for (const method of ['PUT', 'DELETE'] as const) {
			const lost = await ask(method, lfdnr, 'kd_konsument', 7);
			expect([lost.statusCode, lost.json().current]).toEqual([412, { addressTypes: ['kd_konsument'], version: 1 }]);
		}
	});

	test('of an address that is not there, or of another firma, is not found', async () => {
		const foreign = await add({ ...ofPersons, firma: 2 });
		for (const lfdnr of [foreign, 2_147_483_647]) {
			expect((await ask('PUT', lfdnr, 'kd_konsument', 1)).statusCode).toBe(404);
			expect((await ask('DELETE', lfdnr, 'kd_konsument', 1)).statusCode).toBe(404);
		}
	});
});

test.each([
	['kd_konsument', (lfdnr: number) => ask('PUT', lfdnr, 'kd_konsument', 1)],
	['kd_patient', (lfdnr: number) => put('patient', lfdnr, bodies.patient)],
])('who becomes %s is no prospect any more', async (type, become) => {
	const lfdnr = await add({ kd_interessent: true });
	expect((await become(lfdnr)).statusCode).toBe(200);
	expect((await read(lfdnr)).addressTypes).toEqual([type]);
});

describe.each([
	['patient', 'kd_patient', bodies.patient, ofPersons],
	['employee', 'kd_verkaeufer', bodies.employee, ofPersons],
	['doctor', 'kd_arzt', bodies.doctor, ofPersons],
	['company', 'kd_kunde', bodies.company, ofCompanies],
	['supplier', 'kd_lieferant', bodies.supplier, ofCompanies],
	['healthInsuranceCompany', 'kd_krankenkasse', bodies.healthInsuranceCompany, ofCompanies],
] as const)('the role %s', (part, type, body, values) => {
	async function filled(): Promise<number> {
		const lfdnr = await add(values);
		expect((await put(part, lfdnr, body)).statusCode).toBe(200);
		return lfdnr;
	}

	test('is taken away with all that was known, and can be filled in anew', async () => {
		const lfdnr = await filled();
		const removed = await remove(lfdnr, type);
		expect([removed.statusCode, removed.json().addressTypes]).toEqual([200, expect.not.arrayContaining([type])]);
		const address = await read(lfdnr);
		expect(address[part]).toBeUndefined();
		const anew = await put(part, lfdnr, body);
		expect([anew.statusCode, anew.json()]).toMatchObject([200, body]);
	});

	test('changed meanwhile is not taken away', async () => {
		const lfdnr = await filled();
		const version = await versionOf(lfdnr, type);
		await put(part, lfdnr, body, version);
		expect((await ask('DELETE', lfdnr, type, version)).statusCode).toBe(412);
		expect((await read(lfdnr)).addressTypes).toContain(type);
	});

	test('is taken away as a whole or not at all, whichever query fails', async () => {
		await failEachQuery(server, async () => {
			const lfdnr = await filled();
			const version = await versionOf(lfdnr, type);
			return () => ask('DELETE', lfdnr, type, version);
		});
	}, 120_000);
});

test('the last role that shows a VAT number takes it along, the bank account stays', async () => {
	const lfdnr = await add(ofCompanies);
	await put('company', lfdnr, bodies.company);
	await put('supplier', lfdnr, { ...bodies.supplier, uid: bodies.company.uid });
	await remove(lfdnr, 'kd_kunde');
	expect((await read(lfdnr)).supplier.uid).not.toBe('');
	const { iban } = (await read(lfdnr)).bankDetail;
	await remove(lfdnr, 'kd_lieferant');
	const anew = await put('company', lfdnr, { ...bodies.company, uid: '' });
	expect(anew.json().uid).toBe('');
	expect((await read(lfdnr)).bankDetail.iban).toBe(iban);
});

describe('a type is kept', () => {
	test('by an address that would have none without it', async () => {
		const lfdnr = await add(ofPersons);
		expect((await remove(lfdnr, 'kd_konsument')).json().fields).toEqual({ 'path.type': 'missing' });
	});

	test.each([
		['kd_arzt', 'address_health', 'family_doctor_lfdnr'],
		['kd_krankenkasse', 'address_health', 'health_insurance_lfdnr'],
		['kd_krankenkasse', 'address_health', 'main_health_insurance_lfdnr'],
		['kd_krankenkasse', 'address_employee', 'health_insurance_lfdnr'],
		['kd_verkaeufer', 'address_company', 'sales_person_lfdnr'],
		['kd_heim', 'addresses', 'residence_lfdnr'],
		['kd_sachwalter', 'addresses', 'adult_representative_lfdnr'],
	])('as long as others name it as %s in %s.%s', async (type, table, column) => {
		const isPerson = ['kd_arzt', 'kd_verkaeufer', 'kd_sachwalter'].includes(type);
		const lfdnr = await add({ ...(isPerson ? ofPersons : { ...ofCompanies, kd_kunde: true }), [type]: true });
		const other = await add(ofPersons);
		const { pool } = server.database;
		if (table !== 'addresses') await pool.query(`insert into ${table} (lfdnr) values ($1)`, [other]);
		await pool.query(`update ${table} set ${column} = $1 where lfdnr = $2`, [lfdnr, other]);
		expect((await remove(lfdnr, type)).json().fields).toEqual({ 'path.type': 'inUse' });
		await pool.query(`update ${table} set ${column} = null where lfdnr = $1`, [other]);
		expect((await remove(lfdnr, type)).statusCode).toBe(200);
	});

	test('by a customer with open documents who would be none without it', async () => {
		const { pool } = server.database;
		const { rows } = await pool.query<{ lfdnr: number }>(
			`select address_lfdnr as lfdnr from documents join document_states using (state)
			where is_open order by 1 limit 1`,
		);
		const lfdnr = rows[0]?.lfdnr ?? 0;
		await pool.query(
			`update addresses set kd_konsument = true, kd_patient = false, kd_kunde = false, kd_lieferant = false,
			kd_krankenkasse = false, kd_sachwalter = true where lfdnr = $1`,
			[lfdnr],
		);
		expect((await remove(lfdnr, 'kd_konsument')).json().fields).toEqual({ 'path.type': 'openDocuments' });
		await pool.query('update addresses set kd_patient = true where lfdnr = $1', [lfdnr]);
		expect((await remove(lfdnr, 'kd_konsument')).statusCode).toBe(200);
	});

	test('while somebody is about to name it', async () => {
		const doctor = await add({ ...ofPersons, kd_arzt: true });
		const patient = await add(ofPersons);
		const naming = { ...bodies.patient, familyDoctor: { key: doctor } };
		const version = await versionOf(doctor, 'kd_arzt');
		const [named, removed] = await Promise.all([
			put('patient', patient, naming),
			ask('DELETE', doctor, 'kd_arzt', version),
		]);
		expect([named.statusCode, removed.statusCode].sort()).toEqual([200, 422]);
	});
});

describe('without the rights to data', () => {
	test('neither a patient nor an employee with an insurance number is taken away', async () => {
		const lfdnr = await add(ofPersons);
		await put('patient', lfdnr, bodies.patient);
		await put('employee', lfdnr, bodies.employee);
		expect((await remove(lfdnr, 'kd_patient', seller)).statusCode).toBe(403);
		expect((await remove(lfdnr, 'kd_verkaeufer', seller)).statusCode).toBe(403);
		expect(await read(lfdnr)).toMatchObject({ patient: bodies.patient, employee: bodies.employee });
	});

	test('an employee without an insurance number is', async () => {
		const lfdnr = await add(ofPersons);
		await put('employee', lfdnr, { ...bodies.employee, svnr: '', svnrDat: '' });
		expect((await remove(lfdnr, 'kd_verkaeufer', seller)).statusCode).toBe(200);
	});
});

test('adding and taking away leave audit entries', async () => {
	const lfdnr = await add(ofPersons);
	await ask('PUT', lfdnr, 'kd_sachwalter', 1);
	await ask('DELETE', lfdnr, 'kd_sachwalter', 2);
	const { rows } = await server.database.pool.query(
		"select subject from audit_log where action = 'addressChanged' and subject like $1 order by id",
		[`address/${lfdnr} %`],
	);
	expect(rows.map(({ subject }) => subject)).toEqual([
		`address/${lfdnr} kd_sachwalter added`,
		`address/${lfdnr} kd_sachwalter removed`,
	]);
});
