import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

const BORN = '14.03.1961';
const SVNR = '9999140361';

let server: TestApp;
let bearer: string;
let patient: number;

beforeAll(async () => {
	server = await createTestApp();
	({ bearer } = await server.signIn('demo'));
	({ lfdnr: patient } = await server.database.db
		.insertInto('addresses')
		.values({ is_person: true, lastname: 'Nummernprobe', birth_date: '1961-03-14', kd_patient: true, kd_arzt: true })
		.returning('lfdnr')
		.executeTakeFirstOrThrow());
	await server.database.pool.query(
		`insert into address_health (lfdnr, svnr, svnr_dat) values ($1, '9999', '140361')
		on conflict (lfdnr) do update set svnr = excluded.svnr, svnr_dat = excluded.svnr_dat`,
		[patient],
	);
});
afterAll(() => server.close());

type Ask = (q: string) => readonly ['GET' | 'POST', string, object?];

const encoded = encodeURIComponent;
const numbersAndDates: Readonly<Record<string, Ask>> = {
	searchAddresses: (name) => ['POST', 'crm/addresses/search/filtered', { name }],
	exportAddresses: (name) => ['POST', 'crm/addresses/search/filtered/csv', { name, columns: ['lfdnr'] }],
	searchDashboard: (q) => ['GET', `dashboard/search?q=${encoded(q)}`],
	searchDashboardByBody: (q) => ['POST', 'dashboard/search', { q }],
};
const datesAlone: Readonly<Record<string, Ask>> = {
	searchDoctors: (q) => ['GET', `crm/addresses/new/doctorSearch?q=${encoded(q)}`],
	searchAppointmentAddresses: (q) => ['GET', `calv2/information/addressSearch?q=${encoded(q)}`],
	searchAppointmentAddressesByBody: (q) => ['POST', 'calv2/information/addressSearch', { q }],
	searchAppointments: (q) => ['GET', `calv2/appointments/search?q=${encoded(q)}`],
	searchAppointmentsByBody: (q) => ['POST', 'calv2/appointments/search', { q }],
};

/** The operations that have noted a look at the patient since then, after one question. */
async function notedBy(ask: Ask, q: string): Promise<string[]> {
	const { rows: before } = await server.database.pool.query('select coalesce(max(id), 0) as id from audit_log');
	const [method, path, body] = ask(q);
	const response = await server.ask(method, `/api/v1/${path}`, { bearer, ...(body && { body }) });
	expect(response.statusCode, response.body).toBe(200);
	const { rows } = await server.database.pool.query<{ subject: string }>(
		`select subject from audit_log where id > $1 and action = 'patientRead' and subject like $2`,
		[before[0].id, `address/${patient} %`],
	);
	return rows.map(({ subject }) => subject.split(' ')[1] ?? '');
}

describe('finding a patient leaves an audit entry by every door', () => {
	test.each(Object.entries({ ...numbersAndDates, ...datesAlone }))('by birth date: %s', async (operation, ask) => {
		expect(await notedBy(ask, BORN)).toEqual([operation]);
		expect(await notedBy(ask, 'Nummernprobe')).toEqual([]);
	});

	test.each(Object.entries(numbersAndDates))('by insurance number: %s', async (operation, ask) => {
		expect(await notedBy(ask, SVNR)).toEqual([operation]);
	});

	test.each(Object.entries(datesAlone))('%s finds nobody by insurance number', async (_, ask) => {
		expect(await notedBy(ask, SVNR)).toEqual([]);
	});

	test('there is no other door', () => {
		const source = join(import.meta.dirname, '..');
		const doors = readdirSync(source, { recursive: true, encoding: 'utf8' })
			.map((path) => path.replaceAll('\\', '/'))
			.filter((path) => path.endsWith('.ts') && !/\.test\.ts$|^(search|seed|testing)\//.test(path))
			.filter((path) =>
				/(searchAddresses(Noted)?|walkAddresses|globalSearch)[<(]/.test(readFileSync(join(source, path), 'utf8')),
			);
		expect(doors.sort()).toEqual([
			'addressExport/addressExport.ts',
			'calendar/appointmentList.ts',
			'calendar/calendarLists.ts',
			'crm/addressSearch.ts',
			'newAddress/doctorSearch.ts',
			'shell/search.routes.ts',
		]);
	});
});
