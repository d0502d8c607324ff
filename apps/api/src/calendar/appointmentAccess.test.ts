import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, calendarCalls } from '../testing/calendarCalls.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let server: TestApp;
let demo: string;
/** Has the calendar and nothing else. */
let clerk: string;
let calls: ReturnType<typeof calendarCalls>;
let patient: number;
let company: number;

beforeAll(async () => {
	server = await createTestApp();
	({ bearer: demo } = await server.signIn('demo'));
	calls = calendarCalls(server, demo);
	const user = await server.createUser({ username: 'empfang', apps: [2] });
	({ bearer: clerk } = await server.signIn('empfang', user.password));
	const rows = await server.database.db
		.insertInto('addresses')
		.values([
			{ is_person: true, lastname: 'Akteneinsicht', kd_patient: true },
			{ is_person: false, company_name: 'Lieferant GmbH' },
		])
		.returning('lfdnr')
		.execute();
	[patient = 0, company = 0] = rows.map(({ lfdnr }) => lfdnr);
});
afterAll(() => server.close());

/** The operations that have left an entry of reading the patient since a moment, each once. */
async function readsSince(id: number): Promise<string[]> {
	const { rows } = await server.database.pool.query<{ subject: string }>(
		`select distinct subject from audit_log where action = 'patientRead' and id > $1 and subject like $2 order by 1`,
		[id, `address/${patient} %`],
	);
	return rows.map(({ subject }) => subject.split(' ')[1] ?? '');
}

async function lastEntry(): Promise<number> {
	const { rows } = await server.database.pool.query('select coalesce(max(id), 0)::int as id from audit_log');
	return rows[0].id;
}

test('whoever opens an appointment of a patient, or writes to it, leaves an entry of it', async () => {
	const made = await calls.create({ ...at('2030-06-03', '09:00', '09:30'), addresses: [patient, company] });
	const { lfdnr } = made.key;
	const noted = async (ask: () => Promise<unknown>) => {
		const before = await lastEntry();
		await ask();
		return readsSince(before);
	};
	expect(await noted(() => calls.details([lfdnr]))).toEqual(['getAppointmentDetails']);
	expect(await noted(() => calls.history(lfdnr))).toEqual(['listAppointmentHistory']);
	expect(await noted(() => calls.setState(made, 2))).toEqual(['changeAppointment', 'changeAppointmentState']);
	// A refusal because of another version tells it too.
	expect(await noted(() => calls.move(made, at('2030-06-03', '10:00', '10:30')))).toEqual(['moveAppointment']);
	const ofAddress = () => server.ask('GET', `/api/v1/calv2/appointments/address/${patient}`, { bearer: demo });
	expect(await noted(ofAddress)).toEqual(['listAddressAppointments']);
	// Nobody has learnt a name.
	const asClerk = calendarCalls(server, clerk);
	expect(await noted(() => asClerk.details([lfdnr]))).toEqual([]);
	const hidden = await calls.create({ ...at('2030-06-04', '09:00', '09:30'), scope: 3, addresses: [patient] });
	const { bearer: admin } = await server.signIn('admin');
	expect(await noted(() => calendarCalls(server, admin).details([hidden.key.lfdnr]))).toEqual([]);
});

test('an address has what it had last and has next, and not what its reader may not see', async () => {
	const { rows } = await server.database.pool.query(
		`insert into addresses (is_person, lastname, kd_patient) values (true, 'Stammgast', true) returning lfdnr`,
	);
	const { lfdnr: guest } = rows[0];
	for (const day of ['2020-03-02', '2020-03-04', '2030-07-03', '2030-07-01']) {
		await calls.create({ ...at(day, '09:00', '09:30'), addresses: [guest] });
	}
	await calls.create({ ...at('2030-07-02', '09:00', '09:30'), addresses: [guest], scope: 3, title: 'Geheim' });
	const gone = await calls.create({ ...at('2030-07-04', '09:00', '09:30'), addresses: [guest] });
	await calls.remove(gone);
	const read = (bearer: string, lfdnr = guest) =>
		server.ask('GET', `/api/v1/calv2/appointments/address/${lfdnr}`, { bearer });
	const days = (list: readonly { start: string }[]) => list.map(({ start }) => start.slice(0, 10));
	const own = (await read(demo)).json();
	expect([days(own.past), days(own.next)]).toEqual([
		['2020-03-04', '2020-03-02'],
		['2030-07-01', '2030-07-02', '2030-07-03'],
	]);
	const { bearer: admin } = await server.signIn('admin');
	expect(days((await read(admin)).json().next)).toEqual(['2030-07-01', '2030-07-03']);
	expect((await read(clerk)).json()).toEqual({ past: [], next: [] });
	expect((await read(demo, 999_999)).statusCode).toBe(404);
});

test('of a department is seen in full where it takes place and where its people work, elsewhere as "Beschäftigt"', async () => {
	const { pool } = server.database;
	const colleague = async (username: string, location: number | null) => {
		const user = await server.createUser({ username, apps: [2] });
		if (location !== null) {
			await pool.query(
				`insert into calendar_resources (lfdnr, kind, bezeichnung, location_lfdnr, user_id)
				select $1, 'PERSON', $2, $3, user_id from users where username = $2`,
				[9000 + location, username, location],
			);
		}
		return calendarCalls(server, (await server.signIn(username, user.password)).bearer);
	};
	const graz = await colleague('graz', 2);
	const linz = await colleague('linz', 3);
	const nowhere = await colleague('nirgends', null);
	const scope = 2;
	const there = await calls.create({ ...at('2030-09-02', '09:00', '09:30'), scope, location: 2, title: 'Teamtag' });
	const taking = await calls.create({ ...at('2030-09-03', '09:00', '09:30'), scope, location: 1, resources: [9003] });
	const titles = async (of: typeof graz) =>
		(await of.details([there.key.lfdnr, taking.key.lfdnr])).map(({ title }) => title);
	expect(await titles(graz)).toEqual(['Teamtag', 'Beschäftigt']);
	expect(await titles(linz)).toEqual(['Beschäftigt', 'Anprobe']);
	expect(await titles(nowhere)).toEqual(['Beschäftigt', 'Beschäftigt']);
	// Whoever made it sees it wherever it is.
	expect(await titles(calls)).toEqual(['Teamtag', 'Anprobe']);
	const asLinz = await linz.move(there, at('2030-09-02', '10:00', '10:30'));
	expect(asLinz.json().fields).toEqual({ 'path.lfdnr': 'notAllowed' });
	expect((await graz.move(there, at('2030-09-02', '10:00', '10:30'))).statusCode).toBe(200);
});

test('a kind that is switched off stays where it is, with its reserves, and is given to nobody new', async () => {
	await server.database.pool.query(
		`insert into calendar_types (lfdnr, bezeichnung, color, minutes, before_minutes, after_minutes)
		values (900, 'Früher', 'grey', 30, 0, 30)`,
	);
	const old = await calls.create({ ...at('2030-08-05', '09:00', '09:30'), type: 900, resources: [22] });
	await server.database.pool.query('update calendar_types set active = false where lfdnr = 900');
	const refused = await calls.post({ ...at('2030-08-06', '09:00', '09:30'), type: 900 });
	expect([refused.statusCode, refused.json().fields]).toEqual([422, { 'body.type': 'notFound' }]);
	const moved = await calls.move(old, at('2030-08-05', '10:00', '10:30'));
	expect([moved.statusCode, moved.json().type]).toEqual([200, 900]);
	expect((await calls.post({ ...at('2030-08-05', '10:45', '11:15'), resources: [22] })).statusCode).toBe(409);
});

test('sets of filters are kept with the settings of the calendar, and broken ones left out', async () => {
	const sets = [{ name: 'Graz', location: [2], scope: [], type: [], state: [1, 2], resource: [] }];
	const save = (content: object, version: number) =>
		server.ask('PUT', '/api/v1/user/settings/WEB_cal', {
			bearer: demo,
			body: content,
			headers: { 'if-match': `"${version}"` },
		});
	expect((await save({ view: 'week', sets }, 0)).json()).toEqual({ view: 'week', sets, version: 1 });
	const read = async () => (await server.ask('GET', '/api/v1/user/settings', { bearer: demo })).json().WEB_cal;
	expect(await read()).toEqual({ view: 'week', sets, version: 1 });
	expect((await save({ view: 'week', sets: [{ name: '' }] }, 1)).statusCode).toBe(400);
	await server.database.pool.query(
		`update user_settings set settings = jsonb_set(settings::jsonb, '{sets,1}', '{"name": "alt"}') where app = 'WEB_cal'`,
	);
	expect((await read()).sets).toEqual(sets);
});
