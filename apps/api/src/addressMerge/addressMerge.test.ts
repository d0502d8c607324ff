import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { purge } from '../purge/purge.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let server: TestApp;
let bearer: string;

beforeAll(async () => {
	server = await createTestApp();
	({ bearer } = await server.signIn('demo'));
});
afterAll(() => server.close());

async function rows<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
	return (await server.database.pool.query<Row>(text, values)).rows;
}

async function person(values: Record<string, unknown>): Promise<number> {
	const { lfdnr } = await server.database.db
		.insertInto('addresses')
		.values({ is_person: true, lastname: 'Zwilling', kd_konsument: true, ...values } as never)
		.returning('lfdnr')
		.executeTakeFirstOrThrow();
	return lfdnr;
}

function merge(id: number, other: number, take: string[] = [], as = bearer, version = 1) {
	const body = { other, otherVersion: version, take };
	return server.ask('POST', `/api/v1/crm/addresses/${id}/merge`, {
		bearer: as,
		body,
		headers: { 'if-match': '"1"' },
	});
}

const get = async (lfdnr: number) => server.ask('GET', `/api/v1/crm/addresses/${lfdnr}`, { bearer });
const undo = (id: number, lfdnr: number) =>
	server.ask('POST', `/api/v1/crm/addresses/${id}/merges/undo`, { bearer, body: { lfdnr } });

/** Number of rows of each column that point to an address, by the catalog. */
async function pointersTo(lfdnr: number): Promise<Record<string, number>> {
	const columns = await rows<{ table_name: string; column_name: string }>(
		'select table_name, column_name from address_pointers order by 1, 2',
	);
	const counts: Record<string, number> = {};
	for (const { table_name: table, column_name: column } of columns) {
		const [row] = await rows<{ count: number }>(`select count(*)::int from ${table} where ${column} = $1`, [lfdnr]);
		if (row && row.count > 0) counts[`${table}.${column}`] = row.count;
	}
	return counts;
}

describe('an address that was given up', () => {
	test('is deleted after 30 days by the hourly purge, with nothing that belongs to the one that stays', async () => {
		const [one, two, fresh] = [
			await person({ kd_patient: true }),
			await person({ kd_patient: true }),
			await person({}),
		];
		for (const lfdnr of [one, two]) await rows('insert into address_health (lfdnr) values ($1)', [lfdnr]);
		await rows(
			"insert into interactions (lfdnr, subject, text, author, channel) values ($1, 'x', '', 'demo', 'phone')",
			[two],
		);
		const { lfdnr } = (await merge(one, two)).json();
		const before = await pointersTo(one);
		expect((await merge(one, fresh, [], bearer, 1)).statusCode).toBe(412);
		await rows("update address_merges set merged_at = now() - interval '29 days' where lfdnr = $1", [lfdnr]);
		await rows("delete from installation where key = 'purge'");
		expect(await purge(server.database.pool)).toMatchObject({ mergedAddresses: 0 });
		await rows("update address_merges set merged_at = now() - interval '31 days' where lfdnr = $1", [lfdnr]);
		await rows("delete from installation where key = 'purge'");
		expect(await purge(server.database.pool)).toMatchObject({ mergedAddresses: 1 });
		expect(await rows('select from addresses where lfdnr = $1', [two])).toHaveLength(0);
		expect(await pointersTo(one)).toEqual(before);
		const answer = await server.ask('GET', `/api/v1/crm/addresses/${two}/mergedInto`, { bearer });
		expect(answer.json()).toEqual({ lfdnr: one, name: 'Zwilling' });
	});
});

describe('two addresses made one', () => {
	test('field by field; whatever pointed to the other points to the one that stays, and back when it is undone', async () => {
		const [{ survivor = 0, other = 0 } = {}] = await rows<{ survivor: number; other: number }>(`
			select min(lfdnr) as survivor, max(lfdnr) as other from (
				select a.lfdnr from addresses a where a.kd_patient and a.is_person and a.firma = 1 and a.version = 1
					and exists (select from documents d where d.address_lfdnr = a.lfdnr)
					and exists (select from interactions i where i.lfdnr = a.lfdnr)
				order by a.lfdnr limit 2) as two`);
		await rows("update addresses set mobile = '0699 999 88 77', mobile_e164 = '+436999998877' where lfdnr = $1", [
			other,
		]);
		await rows("insert into address_customer_groups values ($1, 'NEWS') on conflict do nothing", [survivor]);
		await rows("insert into address_customer_groups values ($1, 'NEWS') on conflict do nothing", [other]);
		const before = { survivor: await pointersTo(survivor), other: await pointersTo(other) };
		const shown = (await get(survivor)).json();
		expect(before.other['documents.address_lfdnr']).toBeGreaterThan(0);

		const merged = await merge(survivor, other, ['mobile']);
		expect(merged.statusCode, merged.body).toBe(200);
		const after = (await get(survivor)).json();
		expect(after).toMatchObject({ mobile: '0699 999 88 77', tel: shown.tel, lastname: shown.lastname });
		expect((await get(other)).statusCode).toBe(404);
		const counts = await pointersTo(survivor);
		for (const column of ['documents.address_lfdnr', 'interactions.lfdnr'] as const) {
			expect(counts[column], column).toBe((before.survivor[column] ?? 0) + (before.other[column] ?? 0));
		}
		// Only what the one that stays has too is left: its data as a patient, and the group both are in.
		expect(Object.keys(await pointersTo(other)).sort()).toEqual([
			'address_customer_groups.lfdnr',
			'address_health.lfdnr',
		]);
		const list = (await server.ask('GET', `/api/v1/crm/addresses/${survivor}/merges`, { bearer })).json();
		expect(list).toEqual([merged.json()]);

		expect((await undo(survivor, merged.json().lfdnr)).statusCode).toBe(204);
		expect(await pointersTo(survivor)).toEqual(before.survivor);
		expect(await pointersTo(other)).toEqual(before.other);
		expect((await get(other)).statusCode).toBe(200);
		expect((await get(survivor)).json()).toMatchObject({ mobile: shown.mobile, addressTypes: shown.addressTypes });
		const audited = await rows<{ action: string }>('select action from audit_log where subject = $1 order by id', [
			`address/${survivor} address/${other}`,
		]);
		expect(audited.map(({ action }) => action)).toEqual(['addressesMerged', 'mergeUndone']);
	});

	test('what was changed since the merge stays when it is undone', async () => {
		const one = await person({ tel: '01 1', note: 'eins' });
		const two = await person({ tel: '01 2', note: 'zwei' });
		const { lfdnr } = (await merge(one, two, ['tel', 'note'])).json();
		await rows("update addresses set note = 'neu', version = version + 1 where lfdnr = $1", [one]);
		expect((await undo(one, lfdnr)).statusCode).toBe(204);
		expect((await get(one)).json()).toMatchObject({ tel: '01 1', note: 'neu' });
		expect((await undo(one, lfdnr)).statusCode).toBe(404);
	});

	test('is refused without the right, of another kind, with itself, and where one of both was changed meanwhile', async () => {
		const one = await person({});
		const two = await person({});
		const company = await person({ is_person: false, lastname: '', company_name: 'Zwilling GmbH' });
		const verkauf = (await server.signIn('verkauf')).bearer;
		expect((await merge(one, two, [], verkauf)).statusCode).toBe(403);
		expect((await merge(one, company)).json().fields).toEqual({ 'body.other': 'notAllowed' });
		expect((await merge(one, one)).json().fields).toEqual({ 'body.other': 'notAllowed' });
		expect((await merge(one, 2147483647)).json().fields).toEqual({ 'body.other': 'notFound' });
		expect((await merge(one, two, [], bearer, 7)).json().fields).toEqual({ 'body.otherVersion': 'invalid' });
		await rows('update addresses set version = 2 where lfdnr = $1', [one]);
		expect((await merge(one, two)).statusCode).toBe(412);
	});

	test('leaves the number of the other as a way to the one that stays, along any number of merges', async () => {
		const [one, two, three] = [await person({}), await person({}), await person({})];
		const into = async (lfdnr: number) => {
			const answer = await server.ask('GET', `/api/v1/crm/addresses/${lfdnr}/mergedInto`, { bearer });
			return answer.statusCode === 200 ? answer.json().lfdnr : answer.statusCode;
		};
		expect(await into(one)).toBe(404);
		await merge(two, one);
		expect([await into(one), await into(two)]).toEqual([two, 404]);
		const { lfdnr } = (await merge(three, two, [], bearer, 2)).json();
		expect([await into(one), await into(two)]).toEqual([three, three]);
		expect((await undo(three, lfdnr)).statusCode).toBe(204);
		expect([await into(one), await into(two)]).toEqual([two, 404]);
	});

	test('cannot be undone after 30 days, and never twice at the same time', async () => {
		const [one, two] = [await person({}), await person({})];
		const { lfdnr } = (await merge(one, two)).json();
		await rows("update address_merges set merged_at = now() - interval '31 days' where lfdnr = $1", [lfdnr]);
		expect((await undo(one, lfdnr)).statusCode).toBe(404);
		expect((await server.ask('GET', `/api/v1/crm/addresses/${one}/merges`, { bearer })).json()).toEqual([]);
	});
});

test('every column that holds the number of an address is a foreign key, or is known to be none', async () => {
	const found = await rows<{ name: string }>(`
		select c.relname || '.' || a.attname as name
		from pg_class c join pg_attribute a on a.attrelid = c.oid
		where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
			and a.atttypid = 'integer'::regtype
			and (a.attname ~ 'address|customer|supplier|doctor|residence|insurance|salesperson|sales_person|association|survivor|merged'
				or (a.attname = 'lfdnr' and c.relname ~ '^address_|interactions$|contact_person'))
			and not exists (select from pg_constraint con where con.conrelid = c.oid and con.contype = 'f'
				and con.confrelid = 'addresses'::regclass and con.conkey = array[a.attnum])
		order by 1`);
	// Numbers of their own, not of addresses.
	const own = ['address_merges.lfdnr'];
	// A deleted interaction goes after 30 days, and is put back at the number it had; a number outlives its address.
	const loose = ['deleted_interactions.lfdnr', 'merged_numbers.merged_lfdnr'];
	expect(found.map(({ name }) => name).filter((name) => ![...own, ...loose].includes(name))).toEqual([]);
});
