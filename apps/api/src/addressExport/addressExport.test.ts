import { addressExportColumns } from '@kontor/domain/addressExport';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
async function begun(body: object): Promise<Response & { body: ReadableStream<Uint8Array> }> {
	const response = await fetch(address + PATH, {
		method: 'POST',
		headers: { authorization: `Bearer ${demo}`, 'content-type': 'application/json' },
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

describe('of many exports', () => {
	test('two run at once; a third waits its turn, and one that its reader leaves makes room', async () => {
		// Far more than the buffers between server and reader hold.
		await server.database.pool.query(
			`insert into addresses (is_person, lastname, salutation, city)
			select true, 'Langzeile', repeat('Frau ', 2500), 'Vielstadt' from generate_series(1, 2500)`,
		);
		const wanted = { city: 'Vielstadt', columns: ['lfdnr', 'salutation'] };
		const first = await begun(wanted);
		const second = await begun(wanted);
		const third = await exported(wanted);
		expect(third.statusCode).toBe(429);
		expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
		await first.body.cancel();
		await expect
			.poll(async () => (await exported({ ...wanted, city: 'Graz' })).statusCode, { timeout: 10_000 })
			.toBe(200);
		const whole = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await second.arrayBuffer());
		expect(linesOf(whole)).toHaveLength(2500);
	});

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
