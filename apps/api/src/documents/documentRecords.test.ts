import { documentExportColumns } from '@kontor/domain/trade/documentExport';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failEachQuery } from '../testing/failEachQuery.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let server: TestApp;
let demo: string;
/** Has documents, CRM and business, but no right to data of patients. */
let clerk: string;

interface Row {
	wf_cid: string;
	nr: string;
	net: string;
	gross: string;
	openAmount: string;
	addressLfdnr: number;
}

beforeAll(async () => {
	server = await createTestApp();
	({ bearer: demo } = await server.signIn('demo'));
	const user = await server.createUser({ username: 'belege', apps: [1, 6, 7], rights: ['prices'] });
	({ bearer: clerk } = await server.signIn(user.username, user.password));
});
afterAll(() => server.close());

async function one<Found>(query: string): Promise<Found> {
	const { rows } = await server.database.pool.query(query);
	return rows[0];
}

const ofPatient = () =>
	one<{ wf_cid: number; lfdnr: number }>(`select wf_cid, address_lfdnr as lfdnr from documents
		join addresses on lfdnr = address_lfdnr where kd_patient and state_rank > 10 order by wf_cid limit 1`);

async function audited(subject: string): Promise<string[]> {
	const { rows } = await server.database.pool.query('select action from audit_log where subject = $1 order by id', [
		subject,
	]);
	return rows.map(({ action }) => action);
}

describe('interactions about a document', () => {
	const call = { channel: 'phone', subject: 'Liefertermin', text: 'Montag passt.', dateTime: '2026-03-02T09:15:00' };
	const pathOf = (wfCid: number) => `/api/v1/crm/documents/${wfCid}/interactions`;
	const list = async (path: string) =>
		(await server.ask('GET', path, { bearer: demo })).json().rows as { lfdnr: number; wf_cid: string | null }[];
	const post = (wfCid: number, body: object = call, key?: string) =>
		server.ask('POST', pathOf(wfCid), { bearer: demo, body, ...(key && { headers: { 'idempotency-key': key } }) });
	const put = (wfCid: number, body: object, version: number, bearer = demo) =>
		server.ask('PUT', pathOf(wfCid), { bearer, body, headers: { 'if-match': `"${version}"` } });
	const remove = (wfCid: number, lfdnr: number, version: number) =>
		server.ask('DELETE', `${pathOf(wfCid)}?lfdnr=${lfdnr}`, {
			bearer: demo,
			headers: { 'if-match': `"${version}"` },
		});

	test('stand among those of its customer too, and are changed, deleted and put back', async () => {
		const { wf_cid, lfdnr } = await ofPatient();
		const made = (await post(wf_cid)).json();
		expect(made).toMatchObject({ ...call, wf_cid: String(wf_cid), author: 'demo', own: true, version: 1 });
		expect(await list(pathOf(wf_cid))).toEqual([made]);
		expect(await list(`/api/v1/crm/addresses/${lfdnr}/interactions?size=200`)).toContainEqual(made);

		const changed = { ...call, lfdnr: made.lfdnr, subject: 'Liefertermin verschoben' };
		expect((await put(wf_cid, changed, 1, clerk)).statusCode).toBe(422);
		expect((await put(wf_cid, changed, 1)).json()).toMatchObject({ subject: 'Liefertermin verschoben', version: 2 });
		expect((await put(wf_cid, changed, 1)).statusCode).toBe(412);
		expect((await put(wf_cid, { ...changed, subject: ' ' }, 2)).statusCode).toBe(422);

		expect((await remove(wf_cid, made.lfdnr, 1)).statusCode).toBe(412);
		expect((await remove(wf_cid, made.lfdnr, 2)).statusCode).toBe(204);
		expect(await list(pathOf(wf_cid))).toEqual([]);
		const back = await server.ask('POST', `/api/v1/crm/addresses/${lfdnr}/interactions/restore`, {
			bearer: demo,
			body: { lfdnr: made.lfdnr },
		});
		expect(back.json()).toMatchObject({ wf_cid: String(wf_cid) });
		expect(await list(pathOf(wf_cid))).toHaveLength(1);
		expect(await audited(`address/${lfdnr} interaction/${made.lfdnr}`)).toEqual([
			'interactionCreated',
			'interactionChanged',
			'interactionDeleted',
			'interactionRestored',
		]);
		expect(await audited(`address/${lfdnr} listDocumentInteractions`)).toContain('patientRead');
		expect(await audited(`address/${lfdnr} createDocumentInteraction`)).toEqual(['patientRead']);
	});

	test('are reached through their own document alone', async () => {
		const { wf_cid } = await ofPatient();
		const made = (await post(wf_cid)).json();
		const other = await one<{ wf_cid: number }>(`select wf_cid from documents where wf_cid <> ${wf_cid} limit 1`);
		expect((await put(other.wf_cid, { ...call, lfdnr: made.lfdnr }, 1)).statusCode).toBe(404);
		expect((await remove(other.wf_cid, made.lfdnr, 1)).statusCode).toBe(404);
		for (const path of [pathOf(2_000_000_000), `${pathOf(2_000_000_000)}/subjects`])
			expect((await server.ask('GET', path, { bearer: demo })).statusCode).toBe(404);
		expect((await post(2_000_000_000)).statusCode).toBe(404);
		const subjects = await server.ask('GET', `${pathOf(wf_cid)}/subjects`, { bearer: demo });
		expect(subjects.json().length).toBeGreaterThan(0);
	});

	test('are noted once by ten equal requests, and whole or not at all', async () => {
		const { wf_cid } = await one<{ wf_cid: number }>('select max(wf_cid) as wf_cid from documents');
		const answers = await Promise.all(Array.from({ length: 10 }, () => post(wf_cid, call, 'einmalanrufen123')));
		expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201));
		expect(await list(pathOf(wf_cid))).toHaveLength(1);
		await failEachQuery(server, async () => () => post(wf_cid));
	}, 60_000);
});

describe('the counts of views and saved filters', () => {
	const counts = async (bearer = demo) =>
		(await server.ask('GET', '/api/v1/documents/counts', { bearer })).json() as {
			views: { view: string; count: number | null }[];
			filters: { id: number; count: number | null }[];
		};
	const totalOf = async (question: object) =>
		(await server.ask('POST', '/api/v1/documents', { bearer: demo, body: question })).json().total as number;
	const save = async (body: object) =>
		(await server.ask('POST', '/api/v1/documents/filter', { bearer: demo, body })).json().id as number;

	test('are those of the lists, up to 1 000', async () => {
		const conditions = [{ key: 'documentType', values: ['GU'] }];
		const id = await save({ name: 'Gutschriften offen', view: 'open', conditions });
		const { views, filters } = await counts();
		for (const { view, count } of views)
			expect([view, count]).toEqual([view, Math.min(1_000, await totalOf({ view }))]);
		expect(filters).toContainEqual({ id, count: await totalOf({ view: 'open', conditions }) });
	});

	test('leave out what a reader may not ask, and conditions that have gone', async () => {
		const { rows } =
			await server.database.pool.query(`insert into document_filters (user_id, name, is_shared, conditions)
			values (1, 'Alt', true, '{"q": "", "view": "all", "conditions": [{"key": "gone", "values": ["x"]},
				{"key": "vos", "values": ["BEWILL"]}, {"key": "documentType", "values": ["VO"]}]}') returning id`);
		const { views, filters } = await counts(clerk);
		expect(views.find(({ view }) => view === 'withoutPrescription')).toEqual({
			view: 'withoutPrescription',
			count: null,
		});
		const expected = await totalOf({ conditions: [{ key: 'documentType', values: ['VO'] }] });
		expect(filters).toContainEqual({ id: rows[0].id, count: Math.min(1_000, expected) });
	});
});

describe('the file of a search', () => {
	const csv = (body: object, bearer = demo) => server.ask('POST', '/api/v1/documents/csv', { bearer, body });
	const conditions = [{ key: 'documentType', values: ['GU', 'RE'] }];

	test('holds exactly the hits, in the order shown, with the amounts of list and document', async () => {
		const question = { conditions, sort: 'gross', direction: 'asc' } as const;
		const file = await csv({ ...question, columns: ['nr', 'net', 'gross', 'open'] });
		expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
		const lines = file.body.slice(1).trimEnd().split('\r\n');
		expect(lines.shift()).toBe('Nummer;Netto;Brutto;Offen');
		const rows: Row[] = [];
		for (let page = 1; rows.length < lines.length; page++) {
			const list = await server.ask('POST', '/api/v1/documents', {
				bearer: demo,
				body: { ...question, page, size: 200 },
			});
			rows.push(...list.json().rows);
			if (page === 1) expect(list.json().total).toBe(lines.length);
		}
		const german = (amount: string) => amount.replace('.', ',');
		expect(lines).toEqual(
			rows.map(({ nr, net, gross, openAmount }) => [nr, ...[net, gross, openAmount].map(german)].join(';')),
		);
		for (const { wf_cid, net, gross, openAmount } of [...rows.slice(0, 10), ...rows.slice(-10)]) {
			const detail = (await server.ask('GET', `/api/v1/crm/documents/${wf_cid}`, { bearer: demo })).json();
			expect(detail).toMatchObject({ net, gross, openAmount });
		}
		expect(await audited('documents nr,net,gross,open')).toEqual(['documentsExported']);
	});

	test('tells of health only to who may know, and of documents with a carrier', async () => {
		for (const { key, rights } of documentExportColumns) {
			const { statusCode } = await csv({ q: 'Rollstuhl', columns: [key] }, clerk);
			expect([key, statusCode]).toEqual([key, rights.some((right) => right === 'health') ? 403 : 200]);
		}
		const refused = { conditions: [{ key: 'vos', values: ['BEWILL'] }], columns: ['nr'] };
		expect((await csv(refused, clerk)).statusCode).toBe(403);
		expect((await audited('exportDocuments')).every((action) => action === 'forbidden')).toBe(true);
		const file = await csv({ conditions, columns: ['nr', 'prescriptionState', 'insurance'] });
		const lines = file.body.trimEnd().split('\r\n').slice(1);
		const told = lines.filter((line) => !line.endsWith(';;'));
		const { count } = await one<{ count: number }>(`select count(*)::int as count from documents
			where document_type_id in (30, 40) and insurance_lfdnr is not null`);
		expect(told).toHaveLength(count);
		expect(count).toBeLessThan(lines.length);
	});

	test('holds nothing of another firma', async () => {
		const other = await server.createUser({ username: 'fremd', apps: [1, 6], firma: 2 });
		const { bearer } = await server.signIn(other.username, other.password);
		expect((await csv({ columns: ['nr'] }, bearer)).body.trim()).toBe('\uFEFFNummer'.trim());
	});
});

describe('the history of a document', () => {
	test('only ever grows, and goes with its draft', async () => {
		const { pool } = server.database;
		await expect(pool.query(`update document_events set author = 'x' where id = 1`)).rejects.toThrow(/only ever grows/);
		await expect(pool.query('delete from document_events where id = 1')).rejects.toThrow(/only ever grows/);
		const { rows } = await pool.query(`insert into documents (document_type_id, nr, name, date, state, address_lfdnr)
			values (10, '', 'Entwurf', '2026-01-01', 'Entwurf', 1001) returning wf_cid`);
		await pool.query(`insert into document_events (wf_cid, author, kind) values ($1, 'demo', 'created')`, [
			rows[0].wf_cid,
		]);
		await pool.query('delete from documents where wf_cid = $1', [rows[0].wf_cid]);
	});

	test('holds every change of state, by whichever way it came', async () => {
		const { pool } = server.database;
		await pool.query(`create table seen_changes (wf_cid integer, old_state text, new_state text);
			create function see_change() returns trigger language plpgsql as $$ begin
				insert into seen_changes values (old.wf_cid, old.state, new.state); return null; end $$;
			create trigger see_change after update on documents for each row
				when (old.state is distinct from new.state) execute function see_change()`);
		type Copy = { wf_cid: string; version: number; amounts: { gross: string } };
		const call = async (method: 'POST' | 'PATCH', path: string, body?: object, version?: number): Promise<Copy> => {
			const headers = version === undefined ? {} : { 'if-match': `"${version}"` };
			const answer = await server.ask(method, `/api/v1/business/document${path}`, { bearer: demo, body, headers });
			expect([answer.body, answer.statusCode < 300]).toEqual([answer.body, true]);
			return answer.json();
		};
		const issue = ({ wf_cid, version }: Copy) => call('POST', `/${wf_cid}/issue`, undefined, version);
		const follow = async ({ wf_cid }: Copy, typeId: number) =>
			issue(await call('PATCH', `/${wf_cid}/upgrade`, { typeId }));
		const quote = (typeId: number) =>
			call('POST', '', {
				customerId: 1150,
				typeId,
				documentFoot: {},
				positions: [{ kind: 'article', text: 'Rollstuhl', quantity: '2', price: '100' }],
			});
		let last = await issue(await quote(10));
		for (const typeId of [20, 25, 30]) last = await follow(last, typeId);
		const pay = (amount: string) =>
			call('POST', `/${last.wf_cid}/payment`, { date: '2026-01-02', amount, paymentType: 'UEB' });
		await pay('40.00');
		await pay('100.00');
		await follow(last, 40);
		const order = await issue(await quote(20));
		await call('POST', `/${order.wf_cid}/cancel`, undefined, order.version);

		const { rows } = await pool.query(`select count(*)::int as seen, count(*) filter (where not exists (
			select from document_events event where event.wf_cid = seen.wf_cid and event.from_text = seen.old_state
				and (kind in ('issued', 'cancelled') or kind = 'state' and to_text = seen.new_state)))::int as unnoted
			from seen_changes seen`);
		expect(rows[0].unnoted).toBe(0);
		expect(rows[0].seen).toBeGreaterThan(9);
		await pool.query('drop trigger see_change on documents');
	});

	test('shows who has looked at what a patient may get next', async () => {
		const { wf_cid, lfdnr } = await ofPatient();
		const path = `/api/v1/business/document/${wf_cid}`;
		expect((await server.ask('GET', `${path}/upgrades`, { bearer: clerk })).statusCode).toBe(200);
		expect((await server.ask('GET', path, { bearer: clerk })).statusCode).toBe(200);
		expect(await audited(`address/${lfdnr} listUpgrades`)).toEqual(['patientRead']);
		expect(await audited(`address/${lfdnr} getBusinessDocument`)).toEqual(['patientRead']);
	});
});

describe('the amounts of the demo documents', () => {
	test('of a thousand of them come out the same when computed from their positions', async () => {
		const { rows } = await server.database.pool.query(`
			with chosen as (
				select * from documents where exists (select from document_positions p where p.wf_cid = documents.wf_cid)
				order by hashint4(wf_cid) limit 1000
			), lines as (
				select chosen.wf_cid, is_gross, vat_rate, amount,
					round(quantity * price * (100 - p.discount) * (100 - p.discount2) / 10000, 2) as computed
				from chosen join document_positions p using (wf_cid) where kind = 'article'
			), rates as (
				select wf_cid, is_gross, sum(computed) as sum, bool_and(amount = computed) as alike,
					case when is_gross then round(sum(computed) * vat_rate / (100 + vat_rate), 2)
						else round(sum(computed) * vat_rate / 100, 2) end as vat
				from lines group by wf_cid, is_gross, vat_rate
			), totals as (
				select wf_cid, bool_and(alike) as alike, sum(vat) as vat,
					sum(case when is_gross then sum - vat else sum end) as net,
					sum(case when is_gross then sum else sum + vat end) as gross
				from rates group by wf_cid
			)
			select count(*)::int as count, count(*) filter (where alike and totals.net = chosen.net and totals.vat = chosen.vat
				and totals.gross = chosen.gross)::int as alike
			from totals join chosen using (wf_cid)`);
		expect(rows[0]).toEqual({ count: 1_000, alike: 1_000 });
	});

	test('leave open what nobody has paid or taken off', async () => {
		const { count } = await one<{ count: number }>(`select count(*)::int as count from documents
			left join lateral (select coalesce(sum(amount), 0) as amount from document_payments p
				where p.wf_cid = documents.wf_cid) as paid on true
			where document_type_id in (30, 40) and state_rank > 10 and open_amount <> gross - amount`);
		expect(count).toBe(0);
	});
});
