import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let server: TestApp;
let bearer: string;
let seller: string;
let home: number;
let mother: number;
let child: number;
let sibling: number;
let representative: number;

beforeAll(async () => {
	server = await createTestApp();
	({ bearer } = await server.signIn('demo'));
	({ bearer: seller } = await server.signIn('verkauf'));
	representative = await add({ lastname: 'Vertreter', kd_sachwalter: true });
	home = await add({ is_person: false, company_name: 'Haus Abendrot', kd_heim: true });
	mother = await add({ lastname: 'Mutter', kd_verkaeufer: true });
	child = await add({ lastname: 'Kind', residence_lfdnr: home, adult_representative_lfdnr: representative });
	sibling = await add({
		lastname: 'Geschwister',
		residence_lfdnr: home,
		plz: '8010',
		city: 'Graz',
		mobile: '0316 1 23 45',
	});
	const { db } = server.database;
	await db.insertInto('address_employee').values({ lfdnr: mother, svnr: '1237', svnr_dat: '010180' }).execute();
	for (const lfdnr of [child, sibling]) await insure(lfdnr, '1237', '010180');
});
afterAll(() => server.close());

async function add(values: Record<string, unknown>): Promise<number> {
	const row = { is_person: true, kd_patient: 'residence_lfdnr' in values, ...values };
	const inserted = await server.database.db
		.insertInto('addresses')
		.values(row)
		.returning('lfdnr')
		.executeTakeFirstOrThrow();
	return inserted.lfdnr;
}

function insure(lfdnr: number, main_svnr: string, main_svnr_dat: string) {
	return server.database.db
		.insertInto('address_health')
		.values({ lfdnr, has_main_insured: true, main_lastname: 'Mutter', main_svnr, main_svnr_dat })
		.execute();
}

async function related(lfdnr: number, as = bearer): Promise<Record<string, number[]>> {
	const answer = await server.ask('GET', `/api/v1/crm/addresses/${lfdnr}/related`, { bearer: as });
	const groups: { relation: string; addresses: { lfdnr: number }[] }[] = answer.json();
	return Object.fromEntries(groups.map(({ relation, addresses }) => [relation, addresses.map((other) => other.lfdnr)]));
}

describe('whom an address has to do with', () => {
	test('is told from both sides', async () => {
		expect(await related(child)).toEqual({
			residence: [home],
			adultRepresentative: [representative],
			mainInsured: [mother],
			insuredTogether: [sibling],
		});
		expect(await related(home)).toEqual({ resident: [sibling, child] });
		expect(await related(representative)).toEqual({ represented: [child] });
		expect(await related(mother)).toEqual({ coInsured: [sibling, child] });
	});

	test('comes with the name and the place, by which it is found', async () => {
		const answer = await server.ask('GET', `/api/v1/crm/addresses/${home}/related`, { bearer });
		expect(answer.json()[0].addresses[0]).toEqual({
			lfdnr: sibling,
			name: 'Geschwister',
			kdPlz: '8010',
			kdOrt: 'Graz',
			dateOfBirth: null,
			tel: '0316 1 23 45',
		});
	});

	test('does not tell who is insured with whom without the right to data of health', async () => {
		expect(await related(child, seller)).toEqual({ residence: [home], adultRepresentative: [representative] });
		expect(await related(mother, seller)).toEqual({});
	});

	test('leaves out whom the user does not see, and addresses that are not there are not found', async () => {
		const foreign = await add({ lastname: 'Anderswo', firma: 2, residence_lfdnr: home });
		expect(await related(home)).toEqual({ resident: [sibling, child] });
		for (const lfdnr of [foreign, 2_147_483_647]) {
			const { statusCode } = await server.ask('GET', `/api/v1/crm/addresses/${lfdnr}/related`, { bearer });
			expect(statusCode).toBe(404);
		}
	});

	test('are one household at the same door, however it is written, and nobody who lives in a home', async () => {
		const door = { street: 'Hausgasse 3/2/7', plz: '8010', city: 'Graz' };
		const one = await add({ lastname: 'Haushalt', firstname: 'Anna', birth_date: '1950-02-01', ...door });
		const other = await add({ lastname: 'Haushalt', firstname: 'Bert', ...door, street: 'HAUSGASSE 3/2/7' });
		await add({ lastname: 'Nachbar', ...door, street: 'Hausgasse 3/2/8' });
		await add({ lastname: 'Anderswo', ...door, plz: '8020' });
		await add({ lastname: 'Fremd', ...door, firma: 2 });
		await add({ is_person: false, company_name: 'Laden', ...door });
		const resident = await add({ lastname: 'Haushalt', ...door, residence_lfdnr: home });
		expect(await related(one)).toEqual({ household: [other] });
		expect(await related(other)).toEqual({ household: [one] });
		expect(Object.keys(await related(resident))).toEqual(['residence']);
	});

	test('does not relate by a number that many have', async () => {
		const first = await add({ lastname: 'Fremd' });
		const second = await add({ lastname: 'Anders' });
		for (const lfdnr of [first, second]) await insure(lfdnr, '0000', '010180');
		expect(await related(first)).toEqual({});
	});

	test('is bounded and says how many there are', async () => {
		const big = await add({ is_person: false, company_name: 'Großes Haus', kd_heim: true });
		for (let n = 0; n < 60; n++) await add({ lastname: `Bewohner ${n}`, residence_lfdnr: big });
		const answer = await server.ask('GET', `/api/v1/crm/addresses/${big}/related`, { bearer });
		const [residents] = answer.json();
		expect(residents.total).toBe(60);
		expect(residents.addresses).toHaveLength(50);
	});

	test('leaves an entry in the audit log for the record and for the data of health of a patient', async () => {
		const count = async (action: string, lfdnr: number) => {
			const { rows } = await server.database.pool.query('select from audit_log where action = $1 and subject = $2', [
				action,
				`address/${lfdnr} listRelatedAddresses`,
			]);
			return rows.length;
		};
		const before = [await count('patientRead', child), await count('healthRead', child)];
		await related(child, seller);
		expect([await count('patientRead', child), await count('healthRead', child)]).toEqual([
			(before[0] ?? 0) + 1,
			before[1],
		]);
		await related(child);
		expect(await count('healthRead', child)).toBe((before[1] ?? 0) + 1);
		expect(await count('patientRead', home)).toBe(0);
	});
});
