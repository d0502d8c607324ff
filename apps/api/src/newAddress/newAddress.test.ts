import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newNonPerson, newPerson, patient } from '../conformance/addressBodies.ts';
import { failEachQuery } from '../testing/failEachQuery.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

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

let keys = 0;

function newKey(): string {
	return `key-of-the-test-${++keys}`;
}

interface Sent {
	readonly as?: string;
	readonly key?: string;
}

function create(kind: 'person' | 'nonPerson', body: object, { as = bearer, key }: Sent = {}) {
	return server.ask('POST', kind === 'person' ? '/api/v1/crm/addresses/new/person' : '/api/v1/crm/addresses/new', {
		bearer: as,
		body,
		...(key !== undefined && { headers: { 'idempotency-key': key } }),
	});
}

async function read(lfdnr: number, as = bearer) {
	return (await server.ask('GET', `/api/v1/crm/addresses/${lfdnr}`, { bearer: as })).json();
}

async function countAddresses(): Promise<number> {
	const { rows } = await server.database.pool.query<{ count: number }>('select count(*)::int as count from addresses');
	return rows[0]?.count ?? -1;
}

describe('a new person', () => {
	test('is stored with every part and every field, and answers with its number', async () => {
		const response = await create('person', newPerson);
		expect(response.statusCode).toBe(201);
		const { lfdnr } = response.json<{ lfdnr: number }>();
		const { title, customerGroup, patient: part, employee, doctor, salutation, ...rest } = newPerson;
		const address = await read(lfdnr);
		const { isConsumer, isAdultRepresentation, isPatient, isInterested, isEmployee, isDoctor, ...plain } = rest;
		expect(address).toMatchObject({ ...plain, salutation, titleBefore: title, employee, doctor, patient: part });
		expect([isConsumer, isPatient, isEmployee, isDoctor]).toEqual([true, true, true, true]);
		expect([isAdultRepresentation, isInterested]).toEqual([false, false]);
		expect(address.addressTypes).toEqual(['kd_konsument', 'kd_patient', 'kd_arzt', 'kd_verkaeufer']);
		const groups = await server.ask('GET', `/api/v1/crm/addresses/${lfdnr}/customerGroups`, { bearer });
		expect(groups.json()[0].customerGroup.code).toBe(customerGroup);
		expect(address.patient.references.map((reference: { lfdnr: number }) => reference.lfdnr)).toEqual([1001, 1002]);
	});

	test('is found by name at once, also by how it sounds', async () => {
		const { lfdnr } = (await create('person', { ...newPerson, lastname: 'Zwirnsdorfer' })).json();
		for (const q of ['Zwirnsdorfer', 'Zwirnstorfer', '9002150345']) {
			const hits = (await server.ask('POST', '/api/v1/dashboard/search', { bearer, body: { q } })).json();
			expect(hits.map(({ id }: { id: number }) => id)).toContain(lfdnr);
		}
	});

	test('leaves an audit entry', async () => {
		const { lfdnr } = (await create('person', newPerson)).json();
		const entry = await server.database.db
			.selectFrom('audit_log')
			.select(['user_id', 'action'])
			.where('subject', '=', `address/${lfdnr}`)
			.executeTakeFirstOrThrow();
		expect(entry).toEqual({ user_id: 1, action: 'addressCreated' });
	});

	test('that breaks rules is refused with all fields that do, and nothing is stored', async () => {
		const before = await countAddresses();
		const broken = {
			...newPerson,
			lastname: '  ',
			email: 'x@',
			dateOfBirth: '2999-01-01',
			customerGroup: 'NIX',
			residence: 1001,
			isDoctor: false,
			patient: { ...patient, svnr: '9003', healthInsuranceCompany: 2_000_000, insuredGroup: 'NIX' },
			employee: { ...newPerson.employee, exitDate: '2019-01-01', userId: 99_999 },
		};
		const response = await create('person', broken);
		expect(response.statusCode).toBe(422);
		expect(response.json()).toMatchObject({ code: 'ruleBroken' });
		expect(response.json().fields).toEqual({
			'body.lastname': 'missing',
			'body.email': 'emailDomain',
			'body.dateOfBirth': 'dateTooLate',
			'body.customerGroup': 'notFound',
			'body.residence': 'notFound',
			'body.doctor': 'notAllowed',
			'body.patient.svnr': 'svnrCheckDigit',
			'body.patient.healthInsuranceCompany': 'notFound',
			'body.patient.insuredGroup': 'notFound',
			'body.employee.exitDate': 'exitBeforeEntry',
			'body.employee.userId': 'notFound',
		});
		expect(await countAddresses()).toBe(before);
	});

	test('needs at least one flag', async () => {
		const { patient: _, employee: __, doctor: ___, ...plain } = newPerson;
		const flags = { isConsumer: false, isPatient: false, isRelative: false, isEmployee: false, isDoctor: false };
		const response = await create('person', { ...plain, ...flags });
		expect(response.json().fields).toEqual({ 'body.isConsumer': 'missing' });
	});

	test('may have an insurance number of the legal months 13 to 15, and 0000 where the insurer takes it', async () => {
		const numbered = (svnr: string, svnrDat: string, healthInsuranceCompany: number) =>
			create('person', { ...newPerson, patient: { ...patient, svnr, svnrDat, healthInsuranceCompany } });
		expect((await numbered('9306', '011352', 1001)).statusCode).toBe(201);
		expect((await numbered('0000', '010180', 1001)).statusCode).toBe(201);
		expect((await numbered('0000', '010180', 1012)).json().fields).toEqual({ 'body.patient.svnr': 'svnrZero' });
		expect((await numbered('', '', 1012)).statusCode).toBe(201);
	});

	test('names a family doctor by key, with the right number or none', async () => {
		const { lfdnr: key } = (await create('person', newPerson)).json();
		const named = (familyDoctor: object) => create('person', { ...newPerson, patient: { ...patient, familyDoctor } });
		const { lfdnr } = (await named({ key })).json();
		expect((await read(lfdnr)).patient.familyDoctor).toEqual({ key, hvnr: '987654' });
		expect((await named({ key, hvnr: '987654' })).statusCode).toBe(201);
		expect((await named({ key, hvnr: '111111' })).json().fields).toEqual({
			'body.patient.familyDoctor.hvnr': 'notFound',
		});
		expect((await named({ key: 1001 })).json().fields).toEqual({ 'body.patient.familyDoctor.key': 'notFound' });
	});
});

describe('a new company or institution', () => {
	test('is stored with every part and every field', async () => {
		const response = await create('nonPerson', newNonPerson);
		expect(response.statusCode).toBe(201);
		const address = await read(response.json().lfdnr);
		const { name, salutation, company, supplier, healthInsuranceCompany } = newNonPerson;
		expect(address).toMatchObject({ name, salutation, company, supplier, healthInsuranceCompany, person: false });
		expect(address.bankDetail).toMatchObject(healthInsuranceCompany.bankDetail);
		expect(address.addressTypes).toEqual(['kd_kunde', 'kd_lieferant', 'kd_krankenkasse', 'kd_heim']);
	});

	test('keeps numbers in their compact form', async () => {
		const typed = {
			...newNonPerson,
			isHealthInsuranceCompany: false,
			healthInsuranceCompany: undefined,
			company: { ...newNonPerson.company, uid: 'atu 123 456 75' },
			supplier: {
				...newNonPerson.supplier,
				uid: 'ATU12345675',
				payment: { ...newNonPerson.supplier.payment, iban: 'IBAN: AT46\u00a09999 9123 4567 8901', bic: 'gibaatwwxxx' },
			},
		};
		const { lfdnr } = (await create('nonPerson', typed)).json();
		const address = await read(lfdnr);
		expect(address.company.uid).toBe('ATU12345675');
		expect(address.supplier.payment).toMatchObject({ iban: 'AT469999912345678901', bic: 'GIBAATWWXXX' });
	});

	test('has one VAT number and one bank account, whichever part they come with', async () => {
		const { company, supplier } = newNonPerson;
		const account = { iban: 'AT611904300234573201', bic: 'GIBAATWWXXX' };
		const response = await create('nonPerson', {
			...newNonPerson,
			company: { ...company, uid: 'ATU00000024' },
			supplier: { ...supplier, payment: { ...supplier.payment, ...account } },
		});
		expect(response.json().fields).toEqual({
			'body.supplier.uid': 'sharedDiffers',
			'body.healthInsuranceCompany.uid': 'sharedDiffers',
			'body.healthInsuranceCompany.bankDetail.iban': 'sharedDiffers',
		});
	});

	test('that breaks rules is refused with all fields that do', async () => {
		const { supplier, healthInsuranceCompany } = newNonPerson;
		const uid = 'ATU12345676';
		const response = await create('nonPerson', {
			...newNonPerson,
			name: ' ',
			company: { ...newNonPerson.company, uid, industrialSectors: ['PFLEGE', 'NIX'] },
			supplier: { ...supplier, uid, payment: { ...supplier.payment, iban: 'AT479999912345678901', bic: 'X' } },
			healthInsuranceCompany: {
				...healthInsuranceCompany,
				uid,
				bankDetail: undefined,
				vpNumbers: [...healthInsuranceCompany.vpNumbers, { warehouse: null, number: '1' }],
				parameters: [...healthInsuranceCompany.parameters, { name: 'VOS_TAGE', value: '14' }],
			},
		});
		expect(response.json().fields).toEqual({
			'body.name': 'missing',
			'body.company.uid': 'uidCheckDigit',
			'body.supplier.uid': 'uidCheckDigit',
			'body.healthInsuranceCompany.uid': 'uidCheckDigit',
			'body.company.industrialSectors.1': 'notFound',
			'body.supplier.payment.iban': 'ibanChecksum',
			'body.supplier.payment.bic': 'bicLength',
			'body.healthInsuranceCompany.vpNumbers.2.warehouse': 'notAllowed',
			'body.healthInsuranceCompany.parameters.2.name': 'notAllowed',
		});
	});
});

describe('an Idempotency-Key', () => {
	test('makes one address of ten parallel equal requests, with one answer', async () => {
		const before = await countAddresses();
		const key = newKey();
		const responses = await Promise.all(Array.from({ length: 10 }, () => create('person', newPerson, { key })));
		expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
		expect(responses[0]?.statusCode).toBe(201);
		expect(await countAddresses()).toBe(before + 1);
		expect((await create('person', newPerson, { key })).body).toBe(responses[0]?.body);
	});

	test('with another body or another operation is refused', async () => {
		const key = newKey();
		expect((await create('person', newPerson, { key })).statusCode).toBe(201);
		const other = await create('person', { ...newPerson, firstname: 'Berta' }, { key });
		expect([other.statusCode, other.json().code]).toEqual([422, 'keyReused']);
		expect((await create('nonPerson', newNonPerson, { key })).statusCode).toBe(422);
	});

	test('of another user is another key', async () => {
		const key = newKey();
		const { patient: _, employee: __, ...plain } = newPerson;
		const body = { ...plain, isEmployee: false };
		const first = await create('person', body, { key });
		const second = await create('person', body, { key, as: seller });
		expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
		expect(second.json().lfdnr).not.toBe(first.json().lfdnr);
	});

	test('of a refused request may be used again', async () => {
		const key = newKey();
		expect((await create('person', { ...newPerson, lastname: '' }, { key })).statusCode).toBe(422);
		expect((await create('person', newPerson, { key })).statusCode).toBe(201);
	});

	test('is forgotten after a day', async () => {
		const key = newKey();
		await create('person', newPerson, { key });
		await server.database.pool.query("update idempotency_keys set created_at = created_at - interval '2 days'");
		await create('person', newPerson, { key: newKey() });
		const { rows } = await server.database.pool.query('select from idempotency_keys where user_id = 1');
		expect(rows).toHaveLength(1);
	});
});

describe('a new address whose query fails', () => {
	test('of a person is there with all its parts or not at all, and never twice', async () => {
		await failEachQuery(server, async () => {
			const key = newKey();
			return () => create('person', newPerson, { key });
		});
	}, 120_000);

	test('of a company is there with all its parts or not at all', async () => {
		await failEachQuery(server, async () => () => create('nonPerson', newNonPerson));
	}, 120_000);
});

describe('without the rights to data', () => {
	test('a person is made without the patient part; with it, the whole is refused and noted', async () => {
		const { patient: _, employee: __, ...plain } = newPerson;
		const allowed = await create('person', { ...plain, isEmployee: false }, { as: seller });
		expect(allowed.statusCode).toBe(201);
		const before = await countAddresses();
		for (const [field, body] of [
			['body.patient', { ...plain, patient }],
			['body.employee.svnr', { ...plain, employee: newPerson.employee }],
		] as const) {
			const refused = await create('person', body, { as: seller });
			expect([refused.statusCode, refused.json().fields]).toEqual([403, { [field]: 'notAllowed' }]);
			const noted = await server.database.db
				.selectFrom('audit_log')
				.select('id')
				.where('action', '=', 'forbidden')
				.where('subject', '=', field)
				.execute();
			expect(noted).toHaveLength(1);
		}
		expect(await countAddresses()).toBe(before);
	});

	test('a company is made without bank accounts; with one, the whole is refused', async () => {
		const { iban: _, bic: __, ...payment } = newNonPerson.supplier.payment;
		const { bankDetail: ___, ...insurer } = newNonPerson.healthInsuranceCompany;
		const supplier = { ...newNonPerson.supplier, payment };
		const plain = { ...newNonPerson, supplier, healthInsuranceCompany: insurer };
		expect((await create('nonPerson', plain, { as: seller })).statusCode).toBe(201);
		const withIban = { ...plain, supplier: newNonPerson.supplier };
		expect((await create('nonPerson', withIban, { as: seller })).statusCode).toBe(403);
		const withAccount = { ...plain, healthInsuranceCompany: newNonPerson.healthInsuranceCompany };
		expect((await create('nonPerson', withAccount, { as: seller })).statusCode).toBe(403);
	});
});
