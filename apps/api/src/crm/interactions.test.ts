import { viennaToday } from '@kontor/german/dateTime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failEachQuery } from '../testing/failEachQuery.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let server: TestApp;
let bearer: string;
let company: number;
let patient: number;

const call = {
	channel: 'phone',
	subject: 'Rückruf erbeten',
	text: 'Zeile 1\nZeile 2',
	dateTime: '2026-03-02T09:15:00',
} as const;

interface Stored {
	lfdnr: number;
	subject: string;
	version: number;
}

beforeAll(async () => {
	server = await createTestApp();
	({ bearer } = await server.signIn('demo'));
	const { db } = server.database;
	const add = (values: { is_person: boolean; lastname?: string; company_name?: string; kd_patient?: boolean }) =>
		db.insertInto('addresses').values(values).returning('lfdnr').executeTakeFirstOrThrow();
	company = (await add({ is_person: false, company_name: 'Prüfstein GmbH' })).lfdnr;
	patient = (await add({ is_person: true, lastname: 'Prüfling', kd_patient: true })).lfdnr;
});
afterAll(() => server.close());

const pathOf = (lfdnr: number) => `/api/v1/crm/addresses/${lfdnr}/interactions`;

function post(body: object, { lfdnr = company, key }: { lfdnr?: number; key?: string } = {}) {
	return server.ask('POST', pathOf(lfdnr), { bearer, body, ...(key && { headers: { 'idempotency-key': key } }) });
}

function put(body: object, version: number, lfdnr = company) {
	return server.ask('PUT', pathOf(lfdnr), { bearer, body, headers: { 'if-match': `"${version}"` } });
}

function remove({ lfdnr, version }: Pick<Stored, 'lfdnr' | 'version'>, address = company) {
	return server.ask('DELETE', `${pathOf(address)}?lfdnr=${lfdnr}`, { bearer, headers: { 'if-match': `"${version}"` } });
}

function restore(lfdnr: number, address = company) {
	return server.ask('POST', `${pathOf(address)}/restore`, { bearer, body: { lfdnr } });
}

async function list(lfdnr = company): Promise<Stored[]> {
	return (await server.ask('GET', `${pathOf(lfdnr)}?size=200`, { bearer })).json().rows;
}

async function deleted(lfdnr = company): Promise<(Stored & { deletedBy: string })[]> {
	return (await server.ask('GET', `${pathOf(lfdnr)}/deleted`, { bearer })).json();
}

async function create(content: object = call): Promise<Stored> {
	const response = await post({ ...call, ...content });
	expect(response.statusCode).toBe(201);
	return response.json();
}

async function audited(subject: string): Promise<string[]> {
	const rows = await server.database.db
		.selectFrom('audit_log')
		.select('action')
		.where('subject', '=', subject)
		.orderBy('id')
		.execute();
	return rows.map(({ action }) => action);
}

describe('an interaction', () => {
	test('is noted with its author and stands in the list, its time on the clock of the shop', async () => {
		const response = await post(call);
		expect(response.statusCode).toBe(201);
		const stored = response.json<Stored>();
		expect(stored).toEqual({ lfdnr: expect.any(Number), wf_cid: null, ...call, author: 'demo', own: true, version: 1 });
		expect(await list()).toContainEqual(stored);
	});

	test.each(['2026-03-29T01:59:00', '2026-03-29T03:00:00', '2026-10-25T02:30:00', '2025-12-31T23:59:59'])(
		'keeps its local time %s over the change of the clocks',
		async (dateTime) => {
			expect(await create({ dateTime })).toMatchObject({ dateTime });
		},
	);

	test.each([
		[{ subject: ' \t' }, { 'body.subject': 'missing' }],
		[{ dateTime: '2026-02-30T09:00:00' }, { 'body.dateTime': 'dateInvalid' }],
		[{ dateTime: '2026-02-28T24:00:00' }, { 'body.dateTime': 'timeInvalid' }],
		[{ dateTime: '2026-02-28T09:00:60' }, { 'body.dateTime': 'timeInvalid' }],
		// Over this hour the clocks are put forward.
		[{ dateTime: '2026-03-29T02:30:00' }, { 'body.dateTime': 'timeSkipped' }],
		[{ dateTime: '9999-12-31T09:00:00' }, { 'body.dateTime': 'dateTooLate' }],
		[
			{ subject: '', dateTime: '2026-13-01T09:00:00' },
			{ 'body.subject': 'missing', 'body.dateTime': 'dateInvalid' },
		],
	])('that breaks a rule is refused with every field that does: %j', async (change, fields) => {
		const before = await list();
		const response = await post({ ...call, ...change });
		expect(response.statusCode).toBe(422);
		expect(response.json().fields).toEqual(fields);
		expect(await list()).toEqual(before);
	});

	test('may be one of today at any hour, for clocks differ; tomorrow is too late', async () => {
		const today = viennaToday(server.now());
		const tomorrow = viennaToday(server.now() + 86_400_000);
		await create({ dateTime: `${today}T23:59:00` });
		expect((await post({ ...call, dateTime: `${tomorrow}T00:00:00` })).statusCode).toBe(422);
	});

	test('that is noted by ten equal requests at once is one', async () => {
		const body = { ...call, subject: 'Zehnmal' };
		const answers = await Promise.all(Array.from({ length: 10 }, () => post(body, { key: 'zehnmal-dieselbe-1' })));
		expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
		expect((await list()).filter(({ subject }) => subject === 'Zehnmal')).toHaveLength(1);
	});

	test('is changed in everything but its author', async () => {
		const { lfdnr } = await create();
		const content = { channel: 'visit', subject: 'Hausbesuch', text: '', dateTime: '2026-03-03T10:00:00' };
		const response = await put({ lfdnr, ...content }, 1);
		expect(response.statusCode).toBe(200);
		expect(response.headers.etag).toBe('"2"');
		expect(response.json()).toEqual({ lfdnr, wf_cid: null, ...content, author: 'demo', own: true, version: 2 });
		expect(await list()).toContainEqual(response.json());
	});

	test.each(['verkauf', 'admin'])(
		'is never changed under the name of its author by somebody else: %s',
		async (name) => {
			const stored = await create();
			const { bearer: other } = await server.signIn(name);
			const asOther = (method: 'GET' | 'PUT' | 'DELETE', path: string, options = {}) =>
				server.ask(method, `${pathOf(company)}${path}`, { bearer: other, ...options });
			// An old version tells no more than the one of now.
			for (const version of [1, 2]) {
				const response = await asOther('PUT', '', {
					body: { lfdnr: stored.lfdnr, ...call, text: 'Das hat sie nie gesagt.' },
					headers: { 'if-match': `"${version}"` },
				});
				expect([response.statusCode, response.json().code]).toEqual([422, 'notAuthor']);
				expect(response.json().title).toMatch(/^Eine Interaktion kann nur ändern, wer sie erfasst hat\./);
			}
			const rows = (await asOther('GET', '?size=200')).json<{ rows: Stored[] }>().rows;
			expect(rows).toContainEqual({ ...stored, own: false });
			expect(await list()).toContainEqual(stored);
			// Whoever deletes one does so under their own name, and it can be put back.
			const gone = await asOther('DELETE', `?lfdnr=${stored.lfdnr}`, { headers: { 'if-match': '"1"' } });
			expect(gone.statusCode).toBe(204);
			expect((await deleted())[0]).toMatchObject({ lfdnr: stored.lfdnr, author: 'demo', own: true, deletedBy: name });
		},
	);

	test('that two people change or delete is lost to neither: the second one is told the values of now', async () => {
		const stored = await create();
		const [first, second] = await Promise.all([
			put({ lfdnr: stored.lfdnr, ...call, text: 'A' }, 1),
			put({ lfdnr: stored.lfdnr, ...call, text: 'B' }, 1),
		]);
		const [won, lost] = first.statusCode === 200 ? [first, second] : [second, first];
		expect([won.statusCode, lost.statusCode]).toEqual([200, 412]);
		expect(lost.json().current).toEqual(won.json());
		const removal = await remove(stored);
		expect(removal.statusCode).toBe(412);
		expect(removal.json().current).toEqual(won.json());
		expect(await list()).toContainEqual(won.json());
	});

	test('leaves an audit entry for everything that is done to it', async () => {
		const { lfdnr } = await create();
		await put({ lfdnr, ...call, text: 'neu' }, 1);
		await remove({ lfdnr, version: 2 });
		await restore(lfdnr);
		expect(await audited(`address/${company} interaction/${lfdnr}`)).toEqual([
			'interactionCreated',
			'interactionChanged',
			'interactionDeleted',
			'interactionRestored',
		]);
	});
});

describe('a deleted interaction', () => {
	test('is gone from every list, and is put back as it was', async () => {
		const stored = await create({ subject: 'Versehen' });
		const total = (await server.ask('GET', pathOf(company), { bearer })).json().total;
		expect((await remove(stored)).statusCode).toBe(204);
		expect((await list()).map(({ lfdnr }) => lfdnr)).not.toContain(stored.lfdnr);
		expect((await server.ask('GET', pathOf(company), { bearer })).json().total).toBe(total - 1);
		const last = (await server.ask('GET', '/api/v1/dashboard/interactions/last', { bearer })).json<Stored[]>();
		expect(last.map(({ lfdnr }) => lfdnr)).not.toContain(stored.lfdnr);
		expect((await deleted())[0]).toMatchObject({ ...stored, deletedBy: 'demo' });

		const back = await restore(stored.lfdnr);
		expect(back.statusCode).toBe(200);
		expect(back.json()).toEqual({ ...stored, version: stored.version + 1 });
		expect(await list()).toContainEqual(back.json());
		expect((await deleted()).map(({ lfdnr }) => lfdnr)).not.toContain(stored.lfdnr);
	});

	test('is not there to be changed, deleted or restored twice', async () => {
		const stored = await create();
		await remove(stored);
		expect((await put({ lfdnr: stored.lfdnr, ...call }, 1)).statusCode).toBe(404);
		expect((await remove(stored)).statusCode).toBe(404);
		const answers = await Promise.all([restore(stored.lfdnr), restore(stored.lfdnr)]);
		expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
	});

	test('cannot be restored after 30 days, and is gone for good with the next deletion', async () => {
		const old = await create();
		const next = await create();
		await remove(old);
		const { pool } = server.database;
		await pool.query(`update deleted_interactions set deleted_at = now() - interval '31 days' where id = $1`, [
			old.lfdnr,
		]);
		expect((await deleted()).map(({ lfdnr }) => lfdnr)).not.toContain(old.lfdnr);
		expect((await restore(old.lfdnr)).statusCode).toBe(404);
		await remove(next);
		const kept = await pool.query('select id from deleted_interactions where id = any($1)', [[old.lfdnr, next.lfdnr]]);
		expect(kept.rows).toEqual([{ id: next.lfdnr }]);
	});
});

describe('interactions', () => {
	test('are those of their address: under another one, or of another firma, they are not found', async () => {
		const stored = await create();
		expect((await put({ lfdnr: stored.lfdnr, ...call }, 1, patient)).statusCode).toBe(404);
		expect((await remove(stored, patient)).statusCode).toBe(404);
		await remove(stored);
		expect((await restore(stored.lfdnr, patient)).statusCode).toBe(404);
		const { lfdnr } = await server.database.db
			.insertInto('addresses')
			.values({ is_person: false, company_name: 'Fremd GmbH', firma: 2 })
			.returning('lfdnr')
			.executeTakeFirstOrThrow();
		expect((await post(call, { lfdnr })).statusCode).toBe(404);
		expect((await server.ask('GET', `${pathOf(lfdnr)}/deleted`, { bearer })).statusCode).toBe(404);
	});

	test('of a patient leave an access entry for each look and write', async () => {
		const { lfdnr: own } = await server.database.db
			.insertInto('addresses')
			.values({ is_person: true, lastname: 'Eigens', kd_patient: true })
			.returning('lfdnr')
			.executeTakeFirstOrThrow();
		const { lfdnr } = (await post(call, { lfdnr: own })).json<Stored>();
		await put({ lfdnr, ...call }, 7, own);
		await remove({ lfdnr, version: 1 }, own);
		await server.ask('GET', `${pathOf(own)}/deleted`, { bearer });
		await restore(lfdnr, own);
		for (const operation of [
			'createInteraction',
			'changeInteraction',
			'deleteInteraction',
			'listDeletedInteractions',
			'restoreInteraction',
		]) {
			expect(await audited(`address/${own} ${operation}`)).toEqual(['patientRead']);
		}
	});

	test('offer subjects that are often noted', async () => {
		const subjects = (await server.ask('GET', '/api/v1/crm/addresses/interactions/subjects', { bearer })).json();
		expect(subjects).toContainEqual({ bezeichnung: 'Rückruf erbeten' });
	});

	test('are written with all that belongs to it, or not at all, whichever query fails', async () => {
		await failEachQuery(server, async () => () => post(call, { key: crypto.randomUUID() }));
		await failEachQuery(server, async () => {
			const stored = await create();
			return () => put({ lfdnr: stored.lfdnr, ...call }, stored.version);
		});
		await failEachQuery(server, async () => {
			const stored = await create();
			return () => remove(stored);
		});
		await failEachQuery(server, async () => {
			const stored = await create();
			await remove(stored);
			return () => restore(stored.lfdnr);
		});
	}, 300_000);
});
