import { afterAll, beforeAll, expect, test } from 'vitest';
import { failEachQuery } from '../testing/failEachQuery.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let server: TestApp;
let bearer: string;
let company: number;

beforeAll(async () => {
	server = await createTestApp();
	({ bearer } = await server.signIn('demo'));
	({ lfdnr: company } = await server.database.db
		.insertInto('addresses')
		.values({ is_person: false, company_name: 'Prüfstein GmbH', kd_patient: true })
		.returning('lfdnr')
		.executeTakeFirstOrThrow());
});
afterAll(() => server.close());

const path = () => `/api/v1/crm/addresses/${company}/customerGroups`;
const pathOf = (code: string) => `/api/v1/crm/addresses/${company}/customerGroups/${code}`;

function add(code: string) {
	return server.ask('POST', path(), { bearer, body: { customerGroup: { code } } });
}

function replace(code: string, by: string) {
	return server.ask('PUT', pathOf(code), { bearer, body: { customerGroup: { code: by } } });
}

function remove(code: string) {
	return server.ask('DELETE', pathOf(code), { bearer });
}

async function codes(): Promise<string[]> {
	const relations: { customerGroup: { code: string } }[] = (await server.ask('GET', path(), { bearer })).json();
	return relations.map(({ customerGroup }) => customerGroup.code);
}

async function clear(): Promise<void> {
	await server.database.db.deleteFrom('address_customer_groups').where('lfdnr', '=', company).execute();
}

test('an address is added to a group once, however often it is said', async () => {
	await clear();
	const answers = await Promise.all([add('NEWS'), add('NEWS'), add('NEWS')]);
	for (const answer of answers) {
		expect(answer.statusCode).toBe(200);
		expect(answer.json()).toEqual({ customerGroup: { code: 'NEWS', bezeichnung: 'Rundbrief' } });
	}
	expect(await codes()).toEqual(['NEWS']);
});

test('adding to a group that does not exist answers nothing, and adds nothing', async () => {
	await clear();
	const response = await add('GIBTSNICHT');
	expect([response.statusCode, response.body]).toEqual([204, '']);
	expect(await codes()).toEqual([]);
});

test('an address leaves a group; one it is not in is not found', async () => {
	await clear();
	await add('NEWS');
	expect((await remove('NEWS')).statusCode).toBe(204);
	expect(await codes()).toEqual([]);
	expect((await remove('NEWS')).statusCode).toBe(404);
});

test('a group takes the place of another, also of one that is there already', async () => {
	await clear();
	await add('NEWS');
	expect((await replace('NEWS', 'STAMM')).json()).toEqual({
		customerGroup: { code: 'STAMM', bezeichnung: 'Stammkunden' },
	});
	expect(await codes()).toEqual(['STAMM']);
	await add('DIAB');
	expect((await replace('DIAB', 'STAMM')).statusCode).toBe(200);
	expect(await codes()).toEqual(['STAMM']);
	expect((await replace('STAMM', 'STAMM')).statusCode).toBe(200);
	expect(await codes()).toEqual(['STAMM']);
});

test('a replacement that does not exist leaves the group where it is', async () => {
	await clear();
	await add('NEWS');
	const response = await replace('NEWS', 'GIBTSNICHT');
	expect(response.statusCode).toBe(422);
	expect(response.json().fields).toEqual({ 'body.customerGroup.code': 'notFound' });
	expect(await codes()).toEqual(['NEWS']);
	expect((await replace('DIAB', 'STAMM')).statusCode).toBe(404);
	expect(await codes()).toEqual(['NEWS']);
});

test('every write leaves its audit entry, and one for the patient', async () => {
	await clear();
	const from = Number(
		(await server.database.pool.query<{ id: string }>('select coalesce(max(id), 0) as id from audit_log')).rows[0]?.id,
	);
	await add('NEWS');
	await replace('NEWS', 'STAMM');
	await remove('STAMM');
	const rows = await server.database.db
		.selectFrom('audit_log')
		.select(['action', 'subject'])
		.where('id', '>', String(from))
		.where('action', '!=', 'patientRead')
		.orderBy('id')
		.execute();
	expect(rows).toEqual([
		{ action: 'customerGroupAdded', subject: `address/${company} customerGroup/NEWS` },
		{ action: 'customerGroupReplaced', subject: `address/${company} customerGroup/NEWS STAMM` },
		{ action: 'customerGroupRemoved', subject: `address/${company} customerGroup/STAMM` },
	]);
});

test('what was typed as a group that does not exist stands in no audit entry', async () => {
	expect((await add('Anna Muster, Diabetes')).statusCode).toBe(204);
	const noted = await server.database.db
		.selectFrom('audit_log')
		.select('subject')
		.where('action', '=', 'customerGroupUnknown')
		.execute();
	expect(noted).toContainEqual({ subject: `address/${company}` });
	expect(JSON.stringify(noted)).not.toContain('Muster');
});

test('groups of an address of another firma are not found', async () => {
	const { lfdnr } = await server.database.db
		.insertInto('addresses')
		.values({ is_person: false, company_name: 'Fremd GmbH', firma: 2 })
		.returning('lfdnr')
		.executeTakeFirstOrThrow();
	const url = `/api/v1/crm/addresses/${lfdnr}/customerGroups`;
	const body = { customerGroup: { code: 'NEWS' } };
	expect((await server.ask('POST', url, { bearer, body })).statusCode).toBe(404);
	expect((await server.ask('PUT', `${url}/NEWS`, { bearer, body })).statusCode).toBe(404);
	expect((await server.ask('DELETE', `${url}/NEWS`, { bearer })).statusCode).toBe(404);
});

test('groups are written with all that belongs to it, or not at all, whichever query fails', async () => {
	const started = (prepare: () => Promise<unknown>, request: () => ReturnType<typeof add>) => async () => {
		await clear();
		await prepare();
		return request;
	};
	await failEachQuery(
		server,
		started(
			async () => {},
			() => add('NEWS'),
		),
	);
	await failEachQuery(
		server,
		started(
			() => add('NEWS'),
			() => replace('NEWS', 'STAMM'),
		),
	);
	await failEachQuery(
		server,
		started(
			() => add('NEWS'),
			() => remove('NEWS'),
		),
	);
}, 300_000);
