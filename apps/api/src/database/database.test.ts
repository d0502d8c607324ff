import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/testDatabase.ts';
import { type Database, databaseFailure, openDatabase } from './database.ts';

let database: Database;

beforeAll(async () => {
	database = await createTestDatabase();
});

afterAll(async () => {
	await database.close();
});

describe('values', () => {
	test('a day comes back as it was written, whatever the time zone of the process', async () => {
		const { db } = database;
		const { lfdnr } = await db
			.insertInto('addresses')
			.values({ is_person: true, lastname: 'Tag', birth_date: '1980-01-05' })
			.returning('lfdnr')
			.executeTakeFirstOrThrow();
		const row = await db.selectFrom('addresses').select('birth_date').where('lfdnr', '=', lfdnr).executeTakeFirst();
		expect(row).toEqual({ birth_date: '1980-01-05' });
	});

	test('instants are ISO 8601 in UTC, decimals and 64-bit numbers strings', async () => {
		const { rows } = await sql`select timestamptz '2026-03-29 01:30:00.25 Europe/Vienna' as instant,
			timestamp '2026-03-29 02:30:00' as local, 12345678901234567.89::numeric as decimal,
			9007199254740993::bigint as big, array['a', 'b'] as list, time '09:30' as clock`.execute(database.db);
		expect(rows).toEqual([
			{
				instant: '2026-03-29T00:30:00.25Z',
				local: '2026-03-29 02:30:00',
				decimal: '12345678901234567.89',
				big: '9007199254740993',
				list: ['a', 'b'],
				clock: '09:30:00',
			},
		]);
	});

	test('names sort in PostgreSQL as Intl sorts them for de-AT', async () => {
		const names = [
			'Zeller',
			'Öller',
			'Ofner',
			'ärger',
			'Arm',
			'Äpfel',
			'Apfel',
			'Muller',
			'Müller',
			'Mueller',
			'Straße',
			'Strasse',
			'van Dyk',
			'Van den Berg',
			'O’Hara',
			"O'Hara",
			'de la Cruz',
			'Dela',
			'Łukasik',
			'Şahin',
			'Özdemir',
			'Meier-Huber',
			'Meier Huber',
			'Meierhuber',
			'3M',
			'',
			' Leer',
			'ß',
			'ss',
		];
		const { rows } = await sql<{ name: string }>`
			select name from unnest(${names}::text[]) as name order by name collate de_at, name collate "C"`.execute(
			database.db,
		);
		const collator = new Intl.Collator('de-AT');
		const expected = names.toSorted((a, b) => collator.compare(a, b) || (a < b ? -1 : 1));
		expect(rows.map(({ name }) => name)).toEqual(expected);
	});
});

describe('failures', () => {
	test('a duplicate is a conflict', async () => {
		const again = database.db.insertInto('categories').values({ id: 1, bezeichnung: 'x', position: 1 }).execute();
		expect(databaseFailure(await again.catch((error: unknown) => error))).toBe('conflict');
	});

	test('NUL and a number out of range are invalid', async () => {
		const byNul = sql`select ${'a\0b'}::text`.execute(database.db);
		expect(databaseFailure(await byNul.catch((error: unknown) => error))).toBe('invalid');
		const byNumber = database.db
			.selectFrom('addresses')
			.select('lfdnr')
			.where('lfdnr', '=', 2 ** 40)
			.execute();
		expect(databaseFailure(await byNumber.catch((error: unknown) => error))).toBe('invalid');
	});

	test('a statement that takes too long is ended and may be tried again', async () => {
		const slow = database.db.transaction().execute(async (transaction) => {
			await sql`set local statement_timeout = 50`.execute(transaction);
			await sql`select pg_sleep(5)`.execute(transaction);
		});
		expect(databaseFailure(await slow.catch((error: unknown) => error))).toBe('unavailable');
	});

	test('a connection that is cut may be tried again, and the next query works', async () => {
		const cut = sql`select pg_terminate_backend(pg_backend_pid())`.execute(database.db);
		expect(databaseFailure(await cut.catch((error: unknown) => error))).toBe('unavailable');
		expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
	});

	test('a server that is not there is told without its password', async () => {
		const databaseUrl = 'postgresql://kontor:geheim@127.0.0.1:1/kontor';
		const failure: unknown = await openDatabase({ databaseUrl, dataFolder: '' }).catch((error: unknown) => error);
		expect(failure).toMatchObject({ code: 'UNREACHABLE' });
		expect(String(failure)).not.toContain('geheim');
	});

	test('anything else is a fault of ours', () => {
		expect(databaseFailure(new TypeError('x'))).toBe('broken');
		expect(databaseFailure('text')).toBe('broken');
	});
});

describe("a start on the company's server is given up at once when the signal comes", () => {
	test('while the server says nothing', async () => {
		const silent = createServer().listen(0, '127.0.0.1');
		await once(silent, 'listening');
		const { port } = silent.address() as AddressInfo;
		const controller = new AbortController();
		silent.once('connection', () => controller.abort(new Error('SIGTERM')));
		const databaseUrl = `postgres://kontor@127.0.0.1:${port}/kontor`;
		const opening = openDatabase({ databaseUrl, dataFolder: '', signal: controller.signal });
		await expect(opening).rejects.toThrow('SIGTERM');
		silent.close();
	});

	test('while another process changes the schema', async () => {
		const other = new pg.Client({ connectionString: database.url });
		await other.connect();
		await other.query('begin; lock schema_migrations in access exclusive mode');
		const controller = new AbortController();
		const opening = openDatabase({ databaseUrl: database.url, dataFolder: '', signal: controller.signal });
		const waiting = async () => {
			const { rows } = await database.pool.query(
				"select from pg_stat_activity where application_name = 'kontor migration' and wait_event_type = 'Lock'",
			);
			return rows.length;
		};
		await expect.poll(waiting, { timeout: 10_000 }).toBeGreaterThan(0);
		controller.abort(new Error('SIGTERM'));
		await expect(opening).rejects.toThrow('SIGTERM');
		await other.end();
	});

	test('before it has begun', async () => {
		const signal = AbortSignal.abort(new Error('SIGTERM'));
		await expect(openDatabase({ databaseUrl: database.url, dataFolder: '', signal })).rejects.toThrow('SIGTERM');
	});
});

test('the audit log takes new entries only', async () => {
	const { db } = database;
	await db.insertInto('audit_log').values({ action: 'test', details: '{}' }).execute();
	await expect(db.updateTable('audit_log').set({ action: 'other' }).execute()).rejects.toThrow('append-only');
	await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow('append-only');
	await expect(sql`truncate audit_log`.execute(db)).rejects.toThrow('append-only');
});

test('every statement is ended after five seconds and every session speaks UTC', async () => {
	const { rows } =
		await sql`select current_setting('statement_timeout') as timeout, current_setting('TimeZone') as zone`.execute(
			database.db,
		);
	expect(rows).toEqual([{ timeout: '5s', zone: 'UTC' }]);
});
