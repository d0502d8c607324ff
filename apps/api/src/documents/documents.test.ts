import { documentConditions } from '@kontor/domain/trade/conditions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failEachQuery } from '../testing/failEachQuery.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let server: TestApp;
let demo: string;
/** Has documents and CRM, but no right to data of patients. */
let clerk: string;

interface Row {
	wf_cid: string;
	shortType: string;
	nr: string;
	gross: string;
	net: string;
	openAmount: string;
	rank: number;
	addressLfdnr: number;
	deliveryDate: string | null;
}

interface Page {
	rows: Row[];
	total: number;
	sums: { net: string; gross: string; open: string } | null;
}

beforeAll(async () => {
	server = await createTestApp();
	({ bearer: demo } = await server.signIn('demo'));
	const user = await server.createUser({ username: 'belege', apps: [1, 6], rights: ['prices'] });
	({ bearer: clerk } = await server.signIn(user.username, user.password));
});
afterAll(() => server.close());

const ask = (question: object, bearer = demo) => server.ask('POST', '/api/v1/documents', { bearer, body: question });

async function search(question: object, bearer = demo): Promise<Page> {
	const response = await ask(question, bearer);
	expect([response.statusCode, response.body]).toEqual([200, response.body]);
	return response.json();
}

async function count(where: string): Promise<number> {
	const { rows } = await server.database.pool.query<{ count: number }>(
		`select count(*)::int as count from documents join document_types types on types.id = document_type_id where ${where}`,
	);
	return rows[0]?.count ?? -1;
}

const condition = (key: string, ...values: string[]) => ({ conditions: [{ key, values }] });

const exampleOf: Readonly<Record<string, string>> = {
	day: '2026-06-01',
	flag: 'true',
	address: '1001',
	plz: '4020',
	rank: '40',
	text: 'Rollstuhl',
	choice: 'WIEN',
};

describe('the search of documents', () => {
	test.each(documentConditions.map(({ key, kind }) => [key, kind]))('answers to %s', async (key, kind) => {
		const found = await search(condition(key, exampleOf[kind] ?? ''));
		expect(found.total).toBeGreaterThanOrEqual(found.rows.length);
	});

	test.each([
		['documentType', ['RE', 'GU'], `short_type in ('RE', 'GU')`],
		['statusFrom', ['80'], 'state_rank >= 80'],
		['statusTo', ['20'], 'state_rank <= 20'],
		['plzFrom', ['8000'], `(select plz ~ '^[0-9]{4}$' and plz >= '8000' from addresses where lfdnr = address_lfdnr)`],
		['plzTo', ['2000'], `(select plz ~ '^[0-9]{4}$' and plz <= '2000' from addresses where lfdnr = address_lfdnr)`],
		['location', ['GRAZ', 'LINZ'], `location in ('GRAZ', 'LINZ')`],
		['billingLocation', ['GRAZ'], `coalesce(billing_location, location) = 'GRAZ'`],
		['billingType', ['SAMMEL'], `billing_type = 'SAMMEL'`],
		['deliveryCondition', ['FREI'], `delivery_condition = 'FREI'`],
		['deliveryType', ['POST'], `delivery_type = 'POST'`],
		['fibuAccount', ['4060'], `fibu_account = '4060'`],
		['documentGroup', ['VO'], `short_type = 'VO'`],
		['formGroup', ['KASSE'], `short_type in ('KV', 'VO')`],
		['deductible', ['OFFEN'], `deductible_state = 'OFFEN'`],
		['vos', ['ANGEF'], `prescription_state = 'ANGEF'`],
		['interval', ['M2'], `delivery_interval = 'M2'`],
		['quarter', ['Q3'], `quarter = 'Q3'`],
		['kvCreated', ['true'], 'kv_created'],
		['permanentCare', ['true'], 'permanent_care'],
		['openAT', ['false'], 'not open_at'],
		['vsdWithoutLastDelivery', ['true'], '(vsd or permanent_care) and last_delivery is null'],
		[
			'processStateFrom',
			['90'],
			'exists (select from document_positions p where p.wf_cid = documents.wf_cid and process_state >= 90)',
		],
		[
			'processStateTo',
			['20'],
			'exists (select from document_positions p where p.wf_cid = documents.wf_cid and process_state <= 20)',
		],
		['careType', ['ERST'], `care_type = 'ERST'`],
		['firstCare', ['false'], `care_type is distinct from 'ERST'`],
		['terminal', ['K1'], `terminal = 'K1'`],
		['movementType', ['ABGANG'], `short_type = 'LS'`],
		['createdBy', ['2'], 'created_by = 2'],
		[
			'signature',
			['true'],
			'exists (select from document_positions p where p.wf_cid = documents.wf_cid and has_signature)',
		],
	])('by %s %o finds what the tables say', async (key, values, where) => {
		const expected = await count(where);
		expect(expected).toBeGreaterThan(0);
		expect((await search(condition(key, ...values))).total).toBe(expected);
	});

	// The days of the demo documents move with the day they are made on, so the day asked for is one of theirs.
	test.each([
		['billingFrom', 'billing_date', '>='],
		['billingTo', 'billing_date', '<='],
		['deliveryFrom', 'delivery_date', '>='],
		['deliveryTo', 'delivery_date', '<='],
		['preferredFrom', 'preferred_date', '>='],
		['preferredTo', 'preferred_date', '<='],
		['reminderFrom', 'reminder', '>='],
		['reminderTo', 'reminder', '<='],
		['lastDeliveryFrom', 'last_delivery', '>='],
		['lastDeliveryTo', 'last_delivery', '<='],
		['billingDate', 'billing_date', '='],
	])('by %s finds what the tables say of %s %s a day', async (key, column, relation) => {
		const { rows } = await server.database.pool.query<{ day: string }>(
			`select percentile_disc(0.5) within group (order by ${column})::text as day from documents`,
		);
		const day = rows[0]?.day ?? '';
		const expected = await count(`${column} ${relation} '${day}'`);
		expect(expected).toBeGreaterThan(0);
		expect((await search(condition(key, day))).total).toBe(expected);
	});

	test('asks conditions of positions of one position, not of several', async () => {
		const { rows } = await server.database.pool.query<{ article: string; lot: string }>(`
			select one.article_number as article, other.lot from document_positions one join document_positions other using (wf_cid)
			where other.lot is not null and one.lot is null and one.article_number <> other.article_number limit 1`);
		const { article = '', lot = '' } = rows[0] ?? {};
		const both = {
			conditions: [
				{ key: 'article', values: [article] },
				{ key: 'charge', values: [lot] },
			],
		};
		const expected = await count(`exists (select from document_positions p where p.wf_cid = documents.wf_cid
			and p.article_number = '${article}' and p.lot like '${lot}%')`);
		expect((await search(both)).total).toBe(expected);
	});

	test('finds a document by its number in every way it is typed, and by the words of its customer', async () => {
		const [document] = (await search({ ...condition('documentType', 'RE'), size: 1 })).rows;
		const { nr = '', wf_cid } = document ?? {};
		for (const q of [nr, nr.toLowerCase(), nr.replaceAll('-', ' ')]) {
			expect((await search({ q })).rows.map((row) => row.wf_cid)).toContain(wf_cid);
		}
		const { rows } = await server.database.pool.query<{ lfdnr: number; name: string }>(
			`select lfdnr, lastname as name from addresses join documents on address_lfdnr = lfdnr
			where length(lastname) > 6 limit 1`,
		);
		const found = await search({ q: rows[0]?.name ?? '', size: 200 });
		expect(found.rows.map(({ addressLfdnr }) => addressLfdnr)).toContain(rows[0]?.lfdnr);
	});

	test('sums up the whole result, not the page', async () => {
		const question = { ...condition('documentType', 'GU'), size: 3 };
		const { sums, total } = await search(question);
		const { rows } = await server.database.pool.query(
			`select sum(net)::text as net, sum(gross)::text as gross, sum(open_amount)::text as open
			from documents where document_type_id = 40`,
		);
		expect(total).toBeGreaterThan(3);
		expect(sums).toEqual(rows[0]);
		expect((await search({ q: 'gibtesnicht' })).sums).toEqual({ net: '0.00', gross: '0.00', open: '0.00' });
	});

	test.each(['date', 'nr', 'type', 'state', 'gross', 'delivery'])(
		'pages by %s show each document once, ones without a value last',
		async (sort) => {
			for (const direction of ['asc', 'desc']) {
				const question = { ...condition('createdFrom', '2026-09-01'), sort, direction, size: 200 };
				const { total } = await search(question);
				const rows: Row[] = [];
				for (let page = 1; rows.length < total; page++) rows.push(...(await search({ ...question, page })).rows);
				expect(new Set(rows.map(({ wf_cid }) => wf_cid)).size).toBe(total);
				if (sort !== 'delivery') continue;
				const firstEmpty = rows.findIndex(({ deliveryDate }) => deliveryDate === null);
				expect(rows.slice(firstEmpty).every(({ deliveryDate }) => deliveryDate === null)).toBe(true);
			}
		},
	);

	test('takes days in the shop: neighbouring ranges hold each document once, also where the clocks change', async () => {
		const { pool } = server.database;
		await pool.query(`insert into documents (document_type_id, nr, name, date, state, address_lfdnr, created_at, internal_id)
			select 10, 'Z-' || n, 'Zeitgrenze', '2026-10-01', 'offen', 1001, at, 'Z' from unnest(array[
				'2026-09-30 23:59:59.7', '2026-10-01 00:00', '2026-10-25 00:10', '2026-10-25 23:50', '2026-10-31 23:59:59.9']) with ordinality as moments (moment, n),
				lateral (select moment::timestamp at time zone 'Europe/Vienna' as at) as instant`);
		const range = async (from: string, to: string) =>
			(
				await search({
					q: 'Zeitgrenze',
					conditions: [
						{ key: 'createdFrom', values: [from] },
						{ key: 'createdTo', values: [to] },
					],
				})
			).total;
		expect(await range('2026-09-01', '2026-09-30')).toBe(1);
		expect(await range('2026-10-01', '2026-10-31')).toBe(4);
		expect(await range('2026-10-25', '2026-10-25')).toBe(2);
		expect(await range('2026-09-01', '2026-10-31')).toBe(5);
	});

	test("shows what is open, overdue, one's own", async () => {
		expect((await search({ view: 'open' })).total).toBe(
			await count('state_rank < 50 or state_rank < 80 and open_amount <> 0'),
		);
		expect((await search({ view: 'mine' })).total).toBe(await count('created_by = 1'));
		const overdue = await search({ view: 'overdue', size: 200 });
		expect(overdue.total).toBeGreaterThan(0);
		expect(overdue.rows.every(({ openAmount }) => Number(openAmount) > 0)).toBe(true);
		for (const view of ['withoutPrescription', 'thisWeek']) expect((await ask({ view })).statusCode).toBe(200);
	});

	test('refuses what its reader may not see, and notes it', async () => {
		for (const { key, kind, ...more } of documentConditions) {
			const expected = 'isHealth' in more ? 403 : 200;
			expect([key, (await ask(condition(key, exampleOf[kind] ?? ''), clerk)).statusCode]).toEqual([key, expected]);
		}
		expect((await ask({ view: 'withoutPrescription' }, clerk)).statusCode).toBe(403);
		const { rows } = await server.database.pool.query(
			`select from audit_log where action = 'forbidden' and subject = 'searchDocuments'`,
		);
		expect(rows.length).toBeGreaterThan(15);
	});

	test('refuses a condition that is none, and values that cannot be its', async () => {
		expect((await ask(condition('gone', 'x'))).statusCode).toBe(400);
		for (const wrong of [condition('createdFrom', '2026-02-31'), condition('signature', 'ja')]) {
			expect((await ask(wrong)).statusCode).toBe(422);
		}
	});

	test('shows nothing of another firma', async () => {
		const other = await server.createUser({ username: 'fremd', apps: [1, 6, 7], rights: ['prices'], firma: 2 });
		const { bearer } = await server.signIn(other.username, other.password);
		expect(await search({}, bearer)).toEqual({
			rows: [],
			total: 0,
			sums: { net: '0.00', gross: '0.00', open: '0.00' },
		});
		expect((await server.ask('GET', '/api/v1/crm/documents/1', { bearer })).statusCode).toBe(404);
	});
});

describe('saved filters', () => {
	const save = (body: object, bearer = demo, key?: string) =>
		server.ask('POST', '/api/v1/documents/filter', {
			bearer,
			body,
			...(key !== undefined && { headers: { 'idempotency-key': key } }),
		});
	const list = async (bearer = demo) =>
		(await server.ask('GET', '/api/v1/documents/filter', { bearer })).json() as {
			id: number;
			name: string;
			isOwn: boolean;
			isDefault: boolean;
			version: number;
			conditions: { key: string; problem: string | null }[];
		}[];

	test("are one's own or shared; only their maker changes and deletes them", async () => {
		const { id } = (await save({ name: 'Meine Kassen', ...condition('careType', 'ERST'), isShared: true })).json();
		await save({ name: 'Privat', q: 'Huber' });
		expect((await list(clerk)).map(({ name, isOwn }) => [name, isOwn])).toEqual([['Meine Kassen', false]]);
		expect((await list(clerk))[0]?.conditions).toEqual([{ key: 'careType', values: ['ERST'], problem: 'notAllowed' }]);
		expect((await server.ask('DELETE', `/api/v1/documents/filter/${id}`, { bearer: clerk })).statusCode).toBe(404);
		const put = (version: number, body: object) =>
			server.ask('PUT', '/api/v1/documents/filter', { bearer: demo, body, headers: { 'if-match': `"${version}"` } });
		expect((await put(1, { id, name: 'Kassen', isDefault: true })).statusCode).toBe(200);
		expect((await put(1, { id, name: 'Kassen 2' })).statusCode).toBe(412);
		expect((await put(2, { id, name: 'Privat' })).statusCode).toBe(422);
		expect((await save({ name: 'Zweiter', isDefault: true })).statusCode).toBe(201);
		expect((await list()).filter(({ isDefault }) => isDefault).map(({ name }) => name)).toEqual(['Zweiter']);
		expect((await server.ask('DELETE', `/api/v1/documents/filter/${id}`, { bearer: demo })).statusCode).toBe(204);
		expect((await server.ask('DELETE', `/api/v1/documents/filter/${id}`, { bearer: demo })).statusCode).toBe(404);
	});

	test('keep a condition that has gone, and say so', async () => {
		await server.database.pool.query(`insert into document_filters (user_id, name, conditions)
			values (1, 'Alt', '{"q": "", "view": "all", "conditions": [{"key": "gone", "values": ["x"]}, {"key": "number", "values": ["RE"]}]}')`);
		const old = (await list()).find(({ name }) => name === 'Alt');
		expect(old?.conditions.map(({ key, problem }) => [key, problem])).toEqual([
			['gone', 'unknown'],
			['number', null],
		]);
	});

	test('say of a value that has gone, not of one who has left', async () => {
		const leaver = await server.createUser({ username: 'gegangen', apps: [6] });
		await server.database.pool.query('update users set disabled = true where username = $1', [leaver.username]);
		const { rows } = await server.database.pool.query('select user_id from users where username = $1', [
			leaver.username,
		]);
		const conditions = [
			{ key: 'documentType', values: ['XX'] },
			{ key: 'documentGroup', values: ['XX', 'VK'] },
			{ key: 'createdBy', values: [String(rows[0].user_id)] },
			{ key: 'customerSupplier', values: ['999999999'] },
			{ key: 'residence', values: ['999999999'] },
			{ key: 'number', values: ['XX'] },
		];
		await save({ name: 'Werte', conditions });
		const saved = (await list()).find(({ name }) => name === 'Werte');
		expect(saved?.conditions.map(({ key, problem }) => [key, problem])).toEqual([
			['documentType', 'unknown'],
			['documentGroup', null],
			['createdBy', null],
			['customerSupplier', 'unknown'],
			['residence', 'unknown'],
			['number', null],
		]);
	});

	test('need a name, may not hold what their maker may not ask, and are made once', async () => {
		expect((await save({ name: ' ' })).statusCode).toBe(422);
		expect((await save({ name: 'Verordnungen', ...condition('vos', 'ANGEF') }, clerk)).statusCode).toBe(403);
		const key = 'filterfilterfilter';
		const answers = await Promise.all(Array.from({ length: 10 }, () => save({ name: 'Einmal' }, clerk, key)));
		expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201));
		expect((await list(clerk)).filter(({ name }) => name === 'Einmal')).toHaveLength(1);
	});

	test('are stored whole or not at all', async () => {
		let n = 0;
		await failEachQuery(server, async () => {
			const name = `Filter ${++n}`;
			return () => save({ name, isDefault: true });
		});
	}, 60_000);
});

describe('the information lists', () => {
	const lists =
		'types status salespersons branch-offices warehouses prescriptionStates objects currencies priceLists insuredData residences deductibleStates clients processStates careTypes contactPersons healthInsuranceCompanies deliveryTypes deliveryConditions billingTypes billingConditions documentTypes movementTypes documentGroups editors formGroups countries customerGroups intervals quarters fibuAccounts terminals locations'.split(
			' ',
		);
	const get = (path: string, bearer = demo) =>
		server.ask('GET', `/api/v1/crm/document/information/${path}`, { bearer });

	test.each(lists)('%s has entries', async (list) => {
		const query = list === 'contactPersons' ? '?lfdnr=1010' : '';
		const response = await get(list + query);
		expect(response.statusCode).toBe(200);
		if (list !== 'contactPersons') expect(response.json().length).toBeGreaterThan(0);
		expect(response.json().length).toBeLessThanOrEqual(500);
	});

	test('of people and insurance need the right to data of patients', async () => {
		expect((await get('clients', clerk)).statusCode).toBe(403);
		expect((await get('insuredData', clerk)).statusCode).toBe(403);
		expect((await get('types', clerk)).statusCode).toBe(200);
		expect((await get('gone')).statusCode).toBe(400);
	});

	test('objects are found by words and by the beginning of their number', async () => {
		expect((await get('objects/search?q=sn2400')).json().length).toBeGreaterThan(0);
		expect((await get('objects/search?q=zzzzzz')).json()).toEqual([]);
		expect((await get('1/pictures')).json()).toEqual([]);
		expect((await get('2000000000/pictures')).statusCode).toBe(404);
	});
});

describe('one document', () => {
	const get = (wfCid: string | number, bearer = demo) =>
		server.ask('GET', `/api/v1/crm/documents/${wfCid}`, { bearer });

	test('comes with positions, rates, chain and history; list and document say the same amounts', async () => {
		const [row] = (
			await search({
				conditions: [
					{ key: 'documentType', values: ['RE'] },
					{ key: 'billingType', values: ['SAMMEL'] },
				],
			})
		).rows;
		const document = (await get(row?.wf_cid ?? '')).json();
		expect(document).toMatchObject({ ...row, typeName: 'Rechnung', isIssued: true });
		expect(document.positions.length).toBeGreaterThan(0);
		expect(document.events.length).toBeGreaterThan(0);
		expect(document.chain.map(({ shortType }: Row) => shortType).sort()).toEqual(['AU', 'LS', 'LS', 'RE']);
		const sum = document.rates.reduce((all: number, { gross }: Row) => all + Number(gross), 0);
		expect(sum.toFixed(2)).toBe(document.gross);
	});

	test('tells of health only to who may know, and notes who has read it', async () => {
		const [row] = (await search(condition('careType', 'ERST'))).rows;
		const { wf_cid = '', addressLfdnr } = row ?? {};
		expect((await get(wf_cid)).json().health).toMatchObject({ careType: 'Erstversorgung' });
		expect((await get(wf_cid, clerk)).json().health).toBeNull();
		const { rows } = await server.database.pool.query(
			'select action, user_id from audit_log where subject = $1 order by action, user_id',
			[`address/${addressLfdnr} getDocument`],
		);
		expect(rows.map(({ action }) => action)).toEqual(['healthRead', 'patientRead', 'patientRead']);
	});

	test('that is not there is not found', async () => {
		expect((await get(2_000_000_000)).statusCode).toBe(404);
	});
});
