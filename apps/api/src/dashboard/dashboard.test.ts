import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordStatements, scansOf } from '../../bench/measuring/plans.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { tradeFigures } from './tradeFigures.ts';

let server: TestApp;

beforeAll(async () => {
	server = await createTestApp();
});
afterAll(() => server.close());

interface Opened {
	type: string;
	id: string;
	name: string;
	addressLfdnr: number | null;
}

async function person(username: string, apps: number[]) {
	const user = await server.createUser({ username, apps });
	const { bearer } = await server.signIn(username);
	const { bearer: elsewhere } = await server.signIn(username);
	return {
		...user,
		bearer,
		note: async (type: string, id: string) =>
			(await server.ask('POST', '/api/v1/dashboard/opened', { bearer, body: { type, id } })).statusCode,
		// From another workstation.
		list: async (): Promise<Opened[]> =>
			(await server.ask('GET', '/api/v1/dashboard/opened', { bearer: elsewhere })).json(),
	};
}

describe('what was opened last', () => {
	test('is known at every workstation, the newest first and each once, with the names of now', async () => {
		const { note, list } = await person('oeffnet', [1, 4, 5]);
		const { db } = server.database;
		const document = await db.selectFrom('documents').selectAll().limit(1).executeTakeFirstOrThrow();
		const article = await db.selectFrom('articles').selectAll().limit(1).executeTakeFirstOrThrow();
		expect([
			await note('ADDRESS', '1001'),
			await note('DOCUMENT', String(document.wf_cid)),
			await note('ARTICLE', article.art_nr),
			await note('TASK', '1'),
			await note('ADDRESS', '1001'),
		]).toEqual([204, 204, 204, 204, 204]);
		const opened = await list();
		expect(opened.map(({ type, id }) => `${type} ${id}`)).toEqual([
			'ADDRESS 1001',
			'TASK 1',
			`ARTICLE ${article.art_nr}`,
			`DOCUMENT ${document.wf_cid}`,
		]);
		expect(opened[3]).toMatchObject({ addressLfdnr: document.address_lfdnr });
		expect(opened[3]?.name).toContain(document.name);
		const { rows } = await server.database.pool.query(
			"update tasks set title = 'Umbenannt' where lfdnr = 1 returning lfdnr",
		);
		expect(rows).toHaveLength(1);
		expect((await list())[1]).toMatchObject({ name: 'Umbenannt' });
	});

	test('goes where the right goes, and with the record', async () => {
		const { userId, note, list } = await person('verliert', [1, 4]);
		await note('ADDRESS', '1002');
		await note('TASK', '2');
		await note('ARTICLE', '1');
		expect((await list()).map(({ type }) => type)).toEqual(['TASK', 'ADDRESS']);
		await server.database.pool.query('delete from user_apps where user_id = $1 and app_id = 1', [userId]);
		expect((await list()).map(({ type }) => type)).toEqual(['TASK']);
		await note('TASK', '3');
		const { rows } = await server.database.pool.query(
			'select type, id from opened_records where user_id = $1 order by id',
			[userId],
		);
		expect(rows).toEqual([
			{ type: 'TASK', id: '2' },
			{ type: 'TASK', id: '3' },
		]);
		await server.database.pool.query('update tasks set deleted_at = now() where lfdnr = 3');
		expect((await list()).map(({ id }) => id)).toEqual(['2']);
		await server.database.pool.query('update tasks set deleted_at = null where lfdnr = 3');
	});

	test('is not longer than twenty, and nothing that is not a record', async () => {
		const { userId, note, list } = await person('viel-offen', [1]);
		for (let lfdnr = 1001; lfdnr < 1031; lfdnr++) await note('ADDRESS', String(lfdnr));
		for (const id of ['0', '01', 'x', '9999999999', "1' or 1=1"]) expect(await note('ADDRESS', id)).toBe(204);
		const opened = await list();
		expect(opened).toHaveLength(20);
		expect(opened[0]?.id).toBe('1030');
		const { rows } = await server.database.pool.query(
			'select count(*)::int as count from opened_records where user_id = $1',
			[userId],
		);
		expect(rows[0].count).toBeLessThanOrEqual(21);
	});

	test('never tells of another firma', async () => {
		const other = await server.createUser({ username: 'andere-firma', apps: [1, 4], firma: 2 });
		const { bearer } = await server.signIn(other.username);
		await server.ask('POST', '/api/v1/dashboard/opened', { bearer, body: { type: 'ADDRESS', id: '1001' } });
		expect((await server.ask('GET', '/api/v1/dashboard/opened', { bearer })).json()).toEqual([]);
	});
});

describe('failed sign-ins', () => {
	test('are counted by hour, those of a day ago apart, without a name', async () => {
		const { bearer } = await server.signIn('admin');
		const ask = async () => (await server.ask('GET', '/api/v1/dashboard/failed-logins', { bearer })).json();
		const before = await ask();
		await server.database.pool.query(
			`insert into audit_log (action, at) select 'signInFailed', now() - ago from unnest($1::interval[]) as ago`,
			[['1 minute', '2 minutes', '5 hours', '23 hours 59 minutes', '25 hours', '47 hours', '49 hours']],
		);
		const after = await ask();
		expect(after.count - before.count).toBe(4);
		expect(after.countBefore - before.countBefore).toBe(2);
		expect(after.hours).toHaveLength(24);
		expect([after.hours[23] - before.hours[23], after.hours[18] - before.hours[18], after.hours[0]]).toEqual([2, 1, 1]);
		const { bearer: clerk } = await server.signIn('verkauf');
		expect((await server.ask('GET', '/api/v1/dashboard/failed-logins', { bearer: clerk })).statusCode).toBe(403);
	});
});

describe('figures of the trade', () => {
	type Sum = { from: string; to: string; net: string | null; documents: number };
	interface Figures {
		customers: number;
		customersBefore: number;
		open: { documents: number; amount: string | null };
		overdue: { documents: number; amount: string | null };
		month: Sum;
		monthBefore: Sum;
		year: Sum;
		yearBefore: Sum;
		days: Sum[];
		months: Sum[];
	}

	const FIRMA = 7;
	const MANY = 8;

	beforeAll(async () => {
		const { rows } = await server.database.pool.query<{ lfdnr: number }>(
			'select lfdnr from addresses order by lfdnr limit 2',
		);
		const [one, other] = rows.map(({ lfdnr }) => lfdnr);
		for (const [type, date, rank, customer, net, open, due] of [
			[30, '2024-03-31', 20, one, 100, 120, '2024-03-30'],
			[30, '2024-03-31', 90, one, 50, 0, '2024-03-30'],
			[40, '2024-03-31', 20, other, -30, -36, null],
			// Drafts, reversed ones, other kinds and those of tomorrow are no turnover.
			[30, '2024-03-31', 10, other, 1000, 1200, '2024-01-01'],
			[30, '2024-03-31', 99, other, 1000, 1200, '2024-01-01'],
			[20, '2024-03-31', 20, other, 1000, 1200, '2024-01-01'],
			[30, '2024-04-01', 20, one, 7, 0, '2024-04-30'],
			[30, '2024-03-24', 20, other, 9, 10.8, '2024-03-31'],
			[30, '2024-02-29', 20, one, 11, 0, null],
			[30, '2024-02-01', 20, one, 13, 0, null],
			[30, '2023-03-31', 20, one, 17, 0, null],
			[30, '2023-04-01', 20, one, 19, 0, null],
			[30, '2022-12-31', 20, one, 23, 0, null],
		])
			await server.database.pool.query(
				`insert into documents (firma, document_type_id, nr, name, date, state, state_rank, address_lfdnr, net, gross, open_amount, due_date)
				values ($1, $2, '', 'Beleg', $3, 'offen', $4, $5, $6, $6, $7, $8)`,
				[FIRMA, type, date, rank, customer, net, open, due],
			);
	});

	/** Figures of the firm at noon UTC of a day. */
	async function figuresAt(
		day: string,
		{ username, rights }: { username: string; rights: readonly 'prices'[] },
	): Promise<Figures> {
		const away = Date.parse(`${day}T12:00:00Z`) - server.now();
		server.setClock(away / 1000);
		await server.createUser({ username, apps: [1, 3], rights, firma: FIRMA });
		const { bearer } = await server.signIn(username);
		const answer = await server.ask('GET', '/api/v1/dashboard/trade', { bearer });
		server.setClock(-away / 1000);
		expect(answer.statusCode).toBe(200);
		return answer.json();
	}

	test('W01: a month and a year that are not over are compared with the same days before', async () => {
		const figures = await figuresAt('2024-03-31', { username: 'zahlen', rights: ['prices'] });
		expect(figures).toMatchObject({
			customers: 2,
			customersBefore: 1,
			open: { documents: 3, amount: '94.80' },
			overdue: { documents: 1, amount: '120.00' },
			month: { from: '2024-03-01', to: '2024-03-31', net: '129.00', documents: 4 },
			monthBefore: { from: '2024-02-01', to: '2024-02-29', net: '24.00', documents: 2 },
			year: { from: '2024-01-01', to: '2024-03-31', net: '153.00' },
			yearBefore: { from: '2023-01-01', to: '2023-03-31', net: '17.00' },
		});
		expect(figures.days).toHaveLength(31);
		expect(figures.days.at(-1)).toEqual({ from: '2024-03-31', to: '2024-03-31', net: '120.00', documents: 3 });
		expect(figures.months.map(({ from }) => from)).toEqual(
			[2023, 2024].flatMap((year) =>
				Array.from({ length: year === 2023 ? 12 : 3 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}-01`),
			),
		);
		expect(figures.months.at(3)).toMatchObject({ to: '2023-04-30', net: '19.00' });
		expect(figures.months.at(-1)).toMatchObject({ to: '2024-03-31', net: '129.00' });
	});

	test('W01: on 29 February the year before ends with the 28th', async () => {
		const { yearBefore, monthBefore } = await figuresAt('2024-02-29', { username: 'schalt', rights: ['prices'] });
		expect([yearBefore.to, monthBefore.to]).toEqual(['2023-02-28', '2024-01-29']);
	});

	test('W16: without the right to prices there are numbers of documents, and no amount', async () => {
		const figures = await figuresAt('2024-03-31', { username: 'ohne', rights: [] });
		expect(JSON.stringify(figures)).not.toMatch(/"(?:net|amount)":"/);
		expect(figures.month).toMatchObject({ net: null, documents: 4 });
		expect(figures.open).toEqual({ documents: 3, amount: null });
	});

	test('are read from indexes alone, whatever else documents hold', async () => {
		const { pool, db } = server.database;
		await pool.query(
			`insert into documents (firma, document_type_id, nr, name, date, state, state_rank, address_lfdnr, net, gross, open_amount, due_date)
			select $1, case n % 4 when 0 then 30 when 1 then 40 else 20 end, '', 'Beleg', '2024-03-31'::date - n % 300, 'offen',
				case n % 9 when 0 then 10 else 20 end, (select min(lfdnr) from addresses), n, n, case n % 20 when 0 then n else 0 end,
				'2024-03-31'::date - n % 60
			from generate_series(1, 6000) as n`,
			[MANY],
		);
		await pool.query('vacuum analyze documents');
		const statements = await recordStatements(async () => {
			await tradeFigures(
				db,
				{
					sessionId: '',
					userId: 1,
					username: '',
					firma: MANY,
					subject: { admin: false, apps: ['statistics'], rights: ['prices'] },
					bearerEndsAt: 0,
				},
				'2024-03-31',
			);
		});
		expect(statements.size).toBe(1);
		const { rows } = await pool.query(
			`select array_agg(id order by id) as ids from document_types where short_type in ('RE', 'GU')`,
		);
		expect(rows).toEqual([{ ids: [30, 40] }]);
		expect((await scansOf(pool, statements, 'documents')).toSorted()).toEqual([
			'Index Only Scan documents_receipts',
			'Index Only Scan documents_receipts',
			'Index Only Scan documents_receipts',
			'Index Only Scan documents_receipts_open',
		]);
	});
});
