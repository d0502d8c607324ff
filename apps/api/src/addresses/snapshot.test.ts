import { afterAll, beforeAll, expect, test } from 'vitest';
import * as bodies from '../conformance/addressBodies.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let server: TestApp;
let bearer: string;

beforeAll(async () => {
	server = await createTestApp();
	({ bearer } = await server.signIn('demo'));
});
afterAll(() => server.close());

const parts = [
	['patient', bodies.patient, 'address_health', 'kd_patient', true],
	['employee', bodies.employee, 'address_employee', 'kd_verkaeufer', true],
	['company', bodies.company, 'address_company', 'kd_kunde', false],
	['supplier', bodies.supplier, 'address_supplier', 'kd_lieferant', false],
	['healthInsuranceCompany', bodies.healthInsuranceCompany, 'address_insurance', 'kd_krankenkasse', false],
] as const;

test.each(parts)(
	'an address that is read while its part %s is removed is read with the whole of it',
	async (part, body, table, flag, is_person) => {
		const { db, pool } = server.database;
		const { lfdnr } = await db
			.insertInto('addresses')
			.values({ is_person, lastname: 'Augenblick', company_name: is_person ? '' : 'Augenblick GmbH' })
			.returning('lfdnr')
			.executeTakeFirstOrThrow();
		const path = `/api/v1/crm/addresses/${lfdnr}`;
		const headers = { 'if-match': '"0"' };
		const stored = await server.ask('PUT', `${path}/${part}`, { bearer, body, headers });
		expect(stored.statusCode).toBe(200);
		const remover = await pool.connect();
		try {
			await remover.query(`begin; lock table ${table} in access exclusive mode`);
			const reading = server.ask('GET', path, { bearer });
			await expect
				.poll(async () => {
					const { rows } = await remover.query(`select from pg_locks
					where not granted and relation = '${table}'::regclass`);
					return rows.length;
				})
				.toBe(1);
			await remover.query(`delete from ${table} where lfdnr = $1`, [lfdnr]);
			await remover.query(`update addresses set ${flag} = false where lfdnr = $1`, [lfdnr]);
			await remover.query('commit');
			const read = (await reading).json();
			expect(read.addressTypes).toEqual([flag]);
			expect(read[part]).toEqual(stored.json());
		} finally {
			remover.release();
		}
		expect((await server.ask('GET', path, { bearer })).json()).not.toHaveProperty(part);
	},
);
