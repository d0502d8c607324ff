import { request } from 'node:http';
import { addressExportColumns } from '@kontor/domain/addressExport';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { samples, urlOf } from '../conformance/samples.ts';
import { readOperations } from '../contract/contract.ts';
import { currentContract } from '../contract/document.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let server: TestApp;
let demo: string;
let address: string;

const PATH = '/api/v1/crm/addresses/search/filtered/csv';
const open = addressExportColumns.filter(({ right }) => right === null).map(({ key }) => key);

beforeAll(async () => {
	server = await createTestApp();
	({ bearer: demo } = await server.signIn('demo'));
	address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

function exported(body: object, bearer = demo) {
	return server.ask('POST', PATH, { bearer, body });
}

/** The lines of a file behind its head; none of the asked cells holds a line end. */
function linesOf(file: string): string[] {
	expect(file.startsWith('\uFEFF')).toBe(true);
	expect(file.endsWith('\r\n')).toBe(true);
	return file.slice(1).split('\r\n').slice(1, -1);
}

/** An export over the wire, whose answer is read only as the test does. */
async function begun(
	body: object,
	bearer = demo,
	at = address,
): Promise<Response & { body: ReadableStream<Uint8Array> }> {
	const response = await fetch(at + PATH, {
		method: 'POST',
		headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
		body: JSON.stringify(body),
	});
	expect(response.status).toBe(200);
	if (response.body === null) throw new Error('An answer without a body');
	return response as Response & { body: ReadableStream<Uint8Array> };
}

describe('a file holds exactly what the list holds, in its order', () => {
	test.each([
		['everything', {}],
		['by number, downwards', { sort: 'lfdnr', direction: 'desc' }],
		['a text by rank', { name: 'Gruber' }],
		['a text by place', { name: 'Gruber', sort: 'kdOrt' }],
		['a text with a slip', { name: 'Hubber Elisabet' }],
		['a text that fits many', { name: 'Wien', sort: 'name' }],
		['types and a place', { addressType: ['kd_arzt', 'kd_patient'], city: 'Graz' }],
		['a group', { customerGroup: ['REHA'] }],
		['nothing', { name: 'xyzxyzxyz' }],
		['a text of no word', { name: '%_' }],
	])('%s', async (_, filter) => {
		const listed: string[] = [];
		for (let page = 1; ; page++) {
			const answer = await server.ask('POST', '/api/v1/crm/addresses/search/filtered', {
				bearer: demo,
				body: { ...filter, page, size: 200 },
			});
			const { rows, total } = answer.json();
			listed.push(...rows.map(({ lfdnr, kdPlz }: { lfdnr: number; kdPlz: string }) => `${lfdnr};${kdPlz}`));
			if (page * 200 >= total) break;
		}
		const response = await exported({ ...filter, columns: ['lfdnr', 'kdPlz'] });
		const lines = linesOf(response.body).map((line) => line.replaceAll(/"="+|"/g, ''));
		expect(lines).toEqual(listed);
	});
});

test('each column is under its German name, and every text is safe for a spreadsheet', async () => {
	await server.database.db
		.insertInto('addresses')
		.values({
			is_person: true,
			lastname: '=cmd|calc;"x"',
			firstname: 'Zoë',
			salutation: 'Frau',
			birth_date: '1980-01-05',
			street: '@home 3',
			plz: '01067',
			city: 'Ausfuhrstadt',
			country: 'AT',
			tel: '0664012345',
			mobile: '+43 664 0123',
			kd_konsument: true,
			kd_patient: true,
		})
		.execute();
	const { body, headers } = await exported({ city: 'Ausfuhrstadt', columns: open });
	expect(headers['content-type']).toBe('text/csv; charset=utf-8');
	const [head, line] = body.slice(1).split('\r\n');
	expect(head).toBe(
		'Nummer;Name;Typ;Anrede;Titel;Vorname;Nachname;Titel nachgestellt;Geburtsdatum;Straße;PLZ;Ort;Land;Telefon;Mobiltelefon;E-Mail;UID',
	);
	expect(line?.slice(line.indexOf(';'))).toBe(
		`;"'=cmd|calc;""x"" Zoë";Konsument, Patient;Frau;;Zoë;"'=cmd|calc;""x""";;05.01.1980;'@home 3;"=""01067""";Ausfuhrstadt;Österreich;"=""0664012345""";"=""+43 664 0123""";;`,
	);
});

describe('a column that needs a right', () => {
	const secret = addressExportColumns.filter(({ right }) => right !== null).map(({ key }) => key);

	test.each(secret)('is refused as a whole to who has not the right: %s', async (column) => {
		const { bearer } = await server.signIn('verkauf');
		const response = await exported({ columns: ['lfdnr', column] }, bearer);
		expect(response.statusCode).toBe(403);
		expect(response.json().fields).toEqual({ 'body.columns': 'notAllowed' });
	});

	test('is in the file of who has it, and the audit log says which columns left the house', async () => {
		const { body } = await exported({ addressType: ['kd_patient'], sort: 'lfdnr', columns: ['lfdnr', 'svnr', 'iban'] });
		const { rows } = await server.database.pool.query<{ line: string }>(
			`select lfdnr || ';' || svnr || svnr_dat || ';' || coalesce((select iban from address_bank b where b.lfdnr = a.lfdnr), '') as line
			from addresses a left join address_health using (lfdnr) where kd_patient and svnr <> '' order by lfdnr`,
		);
		expect(rows.length).toBeGreaterThan(50);
		const lines = linesOf(body).map((line) => line.replaceAll(/"="+|"/g, ''));
		expect(lines).toEqual(expect.arrayContaining(rows.map(({ line }) => line)));
		const last = await server.database.pool.query<{ subject: string }>(
			`select subject from audit_log where action = 'addressesExported' order by id desc limit 1`,
		);
		expect(last.rows[0]?.subject).toBe('addresses lfdnr,svnr,iban');
	});
});

/** Addresses whose file is far more than the buffers between server and reader hold. */
async function fill({ database }: TestApp): Promise<void> {
	await database.pool.query(
		`insert into addresses (is_person, lastname, salutation, city)
		select true, 'Langzeile', repeat('Frau ', 2500), 'Vielstadt' from generate_series(1, 2500)`,
	);
}

describe('who is found by a number is noted in the audit log, as in every search', () => {
	async function noted(): Promise<string[]> {
		const { rows } = await server.database.pool.query<{ subject: string }>(
			`select subject from audit_log where action = 'patientRead' and subject like '% exportAddresses'`,
		);
		return rows.map(({ subject }) => subject);
	}

	test.each([
		['an insurance number', 'svnr || svnr_dat'],
		['a birth date', `to_char(birth_date, 'DD.MM.YYYY')`],
	])('%s', async (_, number) => {
		const { rows } = await server.database.pool.query<{ lfdnr: number; name: string }>(
			`select lfdnr, ${number} as name from addresses join address_health using (lfdnr)
			where kd_patient and svnr <> '' and birth_date is not null order by lfdnr desc limit 1`,
		);
		const [{ lfdnr, name } = { lfdnr: 0, name: '' }] = rows;
		const before = await noted();
		const { body } = await exported({ name, columns: ['kdOrt', 'lfdnr'] });
		expect(linesOf(body).join()).toContain(String(lfdnr));
		expect((await noted()).slice(before.length)).toContain(`address/${lfdnr} exportAddresses`);
	});

	test('a name notes nobody', async () => {
		const before = await noted();
		expect((await exported({ name: 'Gruber', columns: ['name'] })).statusCode).toBe(200);
		expect(await noted()).toEqual(before);
	});
});

test('a reader who takes too long is cut off; on the fewest connections all others are answered meanwhile', async () => {
	const small = await createTestApp({ KONTOR_POOL_SIZE: '2', KONTOR_EXPORT_SECONDS: '1' });
	try {
		await fill(small);
		const { bearer } = await small.signIn('demo');
		const { bearer: other } = await small.signIn('verkauf');
		const at = await small.app.listen({ port: 0, host: '127.0.0.1' });
		const list = () =>
			small.ask('POST', '/api/v1/crm/addresses/search/filtered', { bearer: other, body: { city: 'Graz' } });
		const wanted = { city: 'Vielstadt', columns: ['lfdnr', 'salutation'] };
		const slow = (await begun(wanted, bearer, at)).body.getReader();
		await slow.read();
		const answers = await Promise.all([
			list(),
			list(),
			list(),
			small.ask('POST', PATH, { bearer: other, body: wanted }),
		]);
		expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
		const free = { ...wanted, city: 'Graz' };
		await expect
			.poll(async () => (await small.ask('POST', PATH, { bearer: other, body: free })).statusCode, { timeout: 10_000 })
			.toBe(200);
		// What was sent before may still be read, but it never ends as a whole file does.
		await expect(
			(async () => {
				while (!(await slow.read()).done);
			})(),
		).rejects.toThrow();
	} finally {
		await small.close();
	}
});

describe('of many exports', () => {
	const wanted = { city: 'Vielstadt', columns: ['lfdnr', 'salutation'] };

	test('one of each user runs, and together as many as half the connections; one that is left makes room', async () => {
		await fill(server);
		const { bearer: verkauf } = await server.signIn('verkauf');
		const { username } = await server.createUser({ username: 'dritte', apps: [1] });
		const { bearer: third } = await server.signIn(username);
		const first = await begun(wanted);
		const again = await exported(wanted);
		expect([again.statusCode, again.json().code]).toEqual([429, 'tooManyExports']);
		expect(Number(again.headers['retry-after'])).toBeGreaterThan(0);
		const second = await begun(wanted, verkauf);
		expect((await exported(wanted, third)).statusCode).toBe(429);
		await first.body.cancel();
		await expect
			.poll(async () => (await exported({ ...wanted, city: 'Graz' })).statusCode, { timeout: 10_000 })
			.toBe(200);
		const whole = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await second.arrayBuffer());
		expect(linesOf(whole)).toHaveLength(2500);
	});

	test('each takes one of the turns of its user, so that with searches beside it something is left for all others', async () => {
		await fill(server);
		const { bearer: verkauf } = await server.signIn('verkauf');
		const made = [
			{ username: 'vierte', apps: [1] },
			{ username: 'fuenfte', apps: [1] },
		].map(server.createUser);
		const [third = '', other = ''] = await Promise.all(
			made.map(async (user) => (await server.signIn((await user).username)).bearer),
		);
		const files = await Promise.all([begun(wanted), begun(wanted, verkauf)]);
		const lock = new pg.Client({ connectionString: server.database.url });
		await lock.connect();
		// From here on no search of everything ends by itself.
		await lock.query('begin; lock articles, documents in access exclusive mode');
		const waiting = async () =>
			(await server.database.pool.query("select from pg_stat_activity where wait_event_type = 'Lock'")).rowCount;
		const searches = [demo, verkauf, third, demo, verkauf, third].map((bearer) => {
			const headers = { authorization: `Bearer ${bearer}` };
			return request(`${address}/api/v1/dashboard/search?q=Gruber`, { headers, agent: false })
				.on('error', () => {})
				.end();
		});
		await expect.poll(waiting, { timeout: 10_000 }).toBe(2);
		const asked = performance.now();
		expect((await server.ask('GET', '/api/v1/notifications', { bearer: other })).statusCode).toBe(200);
		expect(performance.now() - asked).toBeLessThan(500);
		expect(await waiting()).toBe(2);
		for (const search of searches) search.destroy();
		await lock.end();
		await Promise.all(files.map(({ body }) => body.cancel()));
		await expect
			.poll(async () => (await exported({ ...wanted, city: 'Graz' })).statusCode, { timeout: 10_000 })
			.toBe(200);
	});

	test.each(readOperations(currentContract()).filter(({ file }) => file === 'text/csv'))(
		'of whichever list: who has one open gets no second one by $id',
		async ({ id, path }) => {
			await fill(server);
			const first = await begun(wanted);
			const second = await server.ask('POST', urlOf(path, samples[id]), { bearer: demo, body: samples[id].body });
			expect([second.statusCode, second.json().code]).toEqual([429, 'tooManyExports']);
			await first.body.cancel();
			await expect
				.poll(async () => (await exported({ ...wanted, city: 'Graz' })).statusCode, { timeout: 10_000 })
				.toBe(200);
		},
	);

	test('one that fails midway breaks off and is never taken for a whole file', async () => {
		const response = await begun({ city: 'Vielstadt', columns: ['lfdnr', 'salutation'] });
		const reader = response.body.getReader();
		await reader.read();
		const { rowCount } = await server.database.pool.query(
			`select pg_terminate_backend(pid) from pg_stat_activity where query like 'fetch % from walk'`,
		);
		expect(rowCount).toBe(1);
		await expect(
			(async () => {
				while (!(await reader.read()).done);
			})(),
		).rejects.toThrow();
		expect((await exported({ city: 'Graz', columns: ['lfdnr'] })).statusCode).toBe(200);
	});
});
