import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failEachQuery } from '../testing/failEachQuery.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let server: TestApp;
let bearer: string;

beforeAll(async () => {
	server = await createTestApp();
	({ bearer } = await server.signIn('demo'));
});
afterAll(() => server.close());

function get(path: string, as = bearer) {
	return server.ask('GET', `/api/v1/crm/addresses/${path}`, { bearer: as });
}

function post(path: string, body?: object) {
	return server.ask('POST', `/api/v1/crm/addresses/${path}`, { bearer, ...(body !== undefined && { body }) });
}

describe('tasks of an address', () => {
	test('come open ones first, by the day they are due, with state and assignees', async () => {
		const { pool } = server.database;
		await pool.query(`
			insert into tasks (lfdnr, title, due_date, state_lfdnr) values
				(9001, 'Erledigt', '2026-01-01', 4), (9002, 'Später', '2026-12-01', 1), (9003, 'Ohne Tag', null, 1),
				(9004, 'Bald', '2026-02-01', 2)`);
		await pool.query(
			'insert into task_objects (task_lfdnr, address_lfdnr) select n, 1001 from generate_series(9001, 9004) n',
		);
		await pool.query('insert into task_assignees (task_lfdnr, user_id) values (9004, 1)');
		await pool.query('insert into task_assignees (task_lfdnr, work_group_lfdnr) values (9004, 2)');
		const tasks: { lfdnr: number }[] = (await get('1001/objects/tasks')).json();
		expect(tasks.filter(({ lfdnr }) => lfdnr > 9000).map(({ lfdnr }) => lfdnr)).toEqual([9004, 9002, 9003, 9001]);
		expect(tasks.find(({ lfdnr }) => lfdnr === 9004)).toEqual({
			lfdnr: 9004,
			title: 'Bald',
			dueDate: '2026-02-01T00:00:00',
			status: { lfdnr: 2, bezeichnung: 'In Arbeit', done: false },
			assignees: ['demo', 'Verrechnung'],
		});
	});

	test('need the tasks app beside the CRM', async () => {
		const { username } = await server.createUser({ username: 'nurcrm', apps: [1] });
		const { bearer: crmOnly } = await server.signIn(username);
		expect((await get('1001/objects/tasks', crmOnly)).statusCode).toBe(403);
		expect((await get('2147483647/objects/tasks')).statusCode).toBe(404);
	});
});

describe('open documents of an address', () => {
	let lfdnr: number;

	beforeAll(async () => {
		const { rows } = await server.database.pool.query<{ lfdnr: number }>(
			`select address_lfdnr as lfdnr from documents join document_states using (state)
			group by address_lfdnr having count(*) filter (where is_open) > 1 and count(*) filter (where not is_open) > 1
			order by 1 limit 1`,
		);
		lfdnr = rows[0]?.lfdnr ?? 0;
	});

	test('are told without changing them', async () => {
		const { documents, total, changed } = (await post(`${lfdnr}/openDocuments`)).json();
		expect(documents.length).toBe(total);
		expect(changed).toBe(0);
		const { rows } = await server.database.pool.query('select from documents where version > 1');
		expect(rows).toHaveLength(0);
	});

	test('take over the name and address of now on demand, and the closed ones do not', async () => {
		await server.database.pool.query(`update addresses set city = 'Neustadt' where lfdnr = $1`, [lfdnr]);
		const { total, changed } = (await post(`${lfdnr}/openDocuments?changeOpenDocuments=true`)).json();
		expect(changed).toBe(total);
		const { rows } = await server.database.pool.query(
			`select distinct is_open, recipient_name = display_name and recipient_city = city as is_taken
			from documents join document_states using (state) join addresses on lfdnr = address_lfdnr
			where address_lfdnr = $1 order by is_open`,
			[lfdnr],
		);
		expect(rows).toEqual([
			{ is_open: false, is_taken: false },
			{ is_open: true, is_taken: true },
		]);
	});

	test('take it over all or none, whichever query fails', async () => {
		await failEachQuery(server, async () => () => post(`${lfdnr}/openDocuments?changeOpenDocuments=true`));
	}, 120_000);

	test('of an address that is not there are not found', async () => {
		for (const query of ['', '?changeOpenDocuments=true']) {
			expect((await post(`2147483647/openDocuments${query}`)).statusCode).toBe(404);
		}
	});
});
