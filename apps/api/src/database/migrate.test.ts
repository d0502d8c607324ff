import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEmptyDatabase } from '../testing/testDatabase.ts';
import { migrate, readMigrations } from './migrate.ts';
import { refreshes } from './refreshes.ts';

let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
let client: pg.Client;

beforeEach(async () => {
	database = await createEmptyDatabase();
	client = new pg.Client({ connectionString: database.url });
	client.on('error', () => {});
	await client.connect();
});

afterEach(async () => {
	await client.end();
	await database.drop();
});

const names = readMigrations().map(({ name }) => name);

test('each step runs once, in the order of the names', async () => {
	expect(await migrate(database.url)).toEqual(names);
	expect(await migrate(database.url)).toEqual([]);
});

test('processes that start together run each step once', async () => {
	const done = await Promise.all(Array.from({ length: 5 }, () => migrate(database.url)));
	expect(done.flat().sort()).toEqual(names);
});

test('a step that fails leaves nothing behind and stops the ones after it', async () => {
	const steps = [
		{ name: '1.sql', sql: 'create table first (id integer)' },
		{ name: '2.sql', sql: 'create table second (id integer); select 1 / 0' },
		{ name: '3.sql', sql: 'create table third (id integer)' },
	];
	await expect(migrate(database.url, steps)).rejects.toMatchObject({ code: '22012' });
	const tables = await client.query("select relname from pg_class where relname in ('first', 'second', 'third')");
	expect(tables.rows).toEqual([{ relname: 'first' }]);
});

test('what is worked out in TypeScript is refreshed with its step, and a refresh that fails undoes the step', async () => {
	const refresh = async (step: pg.ClientBase) => void (await step.query('insert into first values (1)'));
	const failing = async () => Promise.reject(new Error('no refresh'));
	await migrate(database.url, [{ name: '1.sql', sql: 'create table first (id integer)', refresh }]);
	await expect(
		migrate(database.url, [{ name: '2.sql', sql: 'insert into first values (2)', refresh: failing }]),
	).rejects.toThrow('no refresh');
	expect((await client.query('select id from first')).rows).toEqual([{ id: 1 }]);
	expect((await client.query('select name from schema_migrations')).rows).toEqual([{ name: '1.sql' }]);
});

test('every refresh belongs to a step of this version', () => {
	expect(names).toEqual(expect.arrayContaining([...refreshes.keys()]));
});

test('names that were stored by an earlier phonetic rule sound as today after the update', async () => {
	const before = readMigrations().filter(({ name }) => name < '0011');
	await migrate(database.url, before);
	await client.query(`insert into addresses (is_person, lastname, firstname, company_name, phonetic) values
		(true, 'Marc', 'Eric', '', '{678,078}'), (false, '', '', 'Victor Optik', '{3827,124}'),
		(true, 'Huber', 'Anna', '', '{017,06}')`);
	await migrate(database.url);
	const { rows } = await client.query<{ phonetic: string[] }>('select phonetic from addresses order by lfdnr');
	expect(rows.map(({ phonetic }) => phonetic)).toEqual([
		['674', '074'],
		['3427', '0124'],
		['017', '06'],
	]);
});

test('texts that were stored in an earlier folded form are searched in that of today after the update', async () => {
	await migrate(
		database.url,
		readMigrations().filter(({ name }) => name < '0014'),
	);
	await client.query(`insert into addresses (is_person, lastname, street, plz) values (true, 'D´Angelo', 'Zum›Eck', 'A-8010');
		insert into streets (plz, name) values ('8010', 'Sankt´Anna Weg'); insert into articles (art_nr, name) values ('1', 'Pelz´s')`);
	await migrate(database.url);
	const { rows } = await client.query<{ words: string }>(`select search_words as words from addresses union all
		select street_words from streets where plz = '8010' union all select search_words from articles`);
	expect(rows.map(({ words }) => words)).toEqual([
		' d angelo zum eck zum eck 8010 ',
		' sankt anna weg sankt anna weg ',
		' pelz s 1 ',
	]);
});

test('articles of an older database keep what they are grouped by, as codes of the lists', async () => {
	await migrate(
		database.url,
		readMigrations().filter(({ name }) => name < '0040'),
	);
	await client.query(`insert into articles (art_nr, name, article_type, article_category, article_group) values
		('1', 'Rollstuhl', 'Ware', 'Rehatechnik', 'Mobilität'), ('2', 'Allerlei', 'Ware', 'Anderes', 'Sonst'), ('3', 'Leer', '', '', '')`);
	await migrate(database.url);
	const { rows } = await client.query(
		'select article_type as type, article_category as category, article_group as "group" from articles order by art_nr',
	);
	expect(rows).toEqual([
		{ type: 'HM', category: 'REHA', group: 'MOB' },
		{ type: null, category: null, group: null },
		{ type: null, category: null, group: null },
	]);
});

test('postcodes that were stored with the sign of their country are stored without it after the update', async () => {
	await migrate(
		database.url,
		readMigrations().filter(({ name }) => name < '0014'),
	);
	await client.query(`insert into addresses (is_person, lastname, plz, country) values (true, 'Huber', 'A-8010', 'AT'),
		(true, 'Huber', 'A8010', 'AT'), (true, 'Huber', 'D 10115', 'DE'), (true, 'Huber', 'A4400', 'CH'),
		(true, 'Huber', 'E1 6AN', 'GB')`);
	await migrate(database.url);
	const { rows } = await client.query<{ plz: string }>('select plz from addresses order by lfdnr');
	expect(rows.map(({ plz }) => plz)).toEqual(['8010', '8010', '10115', 'A4400', 'E1 6AN']);
});

test('a step that was changed after it ran is refused', async () => {
	await migrate(database.url, [{ name: '1.sql', sql: 'create table first (id integer)' }]);
	const changed = [{ name: '1.sql', sql: 'create table other (id integer)' }];
	await expect(migrate(database.url, changed)).rejects.toThrow(/1\.sql was changed/);
});

test('kill -9 in the middle of a step leaves it undone, and the next start does it', async () => {
	await migrate(database.url);
	const script = join(import.meta.dirname, '../testing/databaseProcess.ts');
	const child = spawn(process.execPath, [script, 'migrate', database.url], { stdio: ['pipe', 'ignore', 'inherit'] });
	await untilSleeping();
	child.kill('SIGKILL');
	await once(child, 'exit');
	expect((await client.query("select from pg_class where relname = 'slow_step'")).rowCount).toBe(0);
	const again = spawn(process.execPath, [script, 'migrate', database.url], { stdio: ['pipe', 'ignore', 'inherit'] });
	await once(again, 'exit');
	expect((await client.query('select part from slow_step order by part')).rows).toEqual([{ part: 1 }, { part: 2 }]);
});

test('users of an older database keep signing in by any spelling of their names, in every locale', async () => {
	await migrate(database.url, stepsBefore('0012'));
	const stored = ['Huber', 'MÜLLER', 'Mu\u0308hlbauer', 'ｆｕｃｈｓ', 'ad\u200bmin'];
	await client.query("insert into users (username, password_hash) select unnest($1::text[]), ''", [stored]);
	await migrate(database.url);
	const { rows } = await client.query('select identity from users order by user_id');
	expect(rows.map(({ identity }) => identity)).toEqual(['huber', 'müller', 'mühlbauer', 'fuchs', 'admin']);
});

test('users of an older database who cannot be told apart stop the start with a sentence that names their numbers', async () => {
	await migrate(database.url, stepsBefore('0012'));
	await client.query(
		"insert into users (user_id, username, password_hash) values (7, 'admin', ''), (9, 'ａｄｍｉｎ', '')",
	);
	await expect(migrate(database.url)).rejects.toMatchObject({
		code: 'USERS_ALIKE',
		message: expect.stringMatching(/Benutzernamen mit den Nummern 7, 9 .* benennen/),
	});
	await client.query("update users set username = 'admin2' where user_id = 9");
	await migrate(database.url);
});

function stepsBefore(number: string) {
	return readMigrations().filter(({ name }) => name < number);
}

async function untilSleeping(): Promise<void> {
	const sleeping = `select from pg_stat_activity where application_name = 'kontor migration'
		and datname = current_database() and wait_event = 'PgSleep'`;
	while ((await client.query(sleeping)).rowCount === 0) await delay(1);
}
