import type { LightMyRequestResponse } from 'fastify';
import { type Insertable, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createAudit } from '../auth/audit.ts';
import * as bodies from '../conformance/addressBodies.ts';
import { samples } from '../conformance/samples.ts';
import type { Input, SessionContext } from '../contract/contract.ts';
import type { Tables } from '../database/database.ts';
import { Problem } from '../problem.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { createWrites, type Write, type Writes } from './writes.ts';

let server: TestApp;
let bearer: string;

beforeAll(async () => {
	server = await createTestApp();
	({ bearer } = await server.signIn('demo'));
});
afterAll(() => server.close());

async function address(values: Partial<Insertable<Tables['addresses']>> = {}): Promise<number> {
	const { lfdnr } = await server.database.db
		.insertInto('addresses')
		.values({ is_person: true, lastname: 'Wettlauf', ...values })
		.returning('lfdnr')
		.executeTakeFirstOrThrow();
	return lfdnr;
}

interface Limit {
	readonly table: string;
	readonly fill: string;
	readonly method?: 'PUT';
	readonly path: () => Promise<string>;
	readonly body: (name: string) => object;
}

/** Lets two requests run until both of them wait for a table or for each other, then lets them go on. */
async function meetAt(
	table: string,
	requests: readonly (() => Promise<LightMyRequestResponse>)[],
	mode: 'access exclusive' | 'share' = 'access exclusive',
) {
	const holder = await server.database.pool.connect();
	try {
		await holder.query(`begin; lock table ${table} in ${mode} mode`);
		const answers = requests.map((request) => request());
		await expect
			.poll(async () => {
				const { rows } = await holder.query(`select count(distinct pid)::int as waiting from pg_locks
					where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`);
				return rows[0].waiting;
			})
			.toBe(requests.length);
		await holder.query('commit');
		return (await Promise.all(answers)).map(({ statusCode }) => statusCode).sort();
	} finally {
		holder.release();
	}
}

/** The texts of all queries that this process sends from here on. */
function sentQueries(): string[] {
	const sent: string[] = [];
	const { prototype } = pg.Client;
	const query = prototype.query as unknown as (this: pg.Client, ...parameters: unknown[]) => unknown;
	function noting(this: pg.Client, ...parameters: unknown[]): unknown {
		const [question] = parameters as [string | { text: string }];
		sent.push(typeof question === 'string' ? question : question.text);
		return query.apply(this, parameters);
	}
	prototype.query = noting as typeof prototype.query;
	onTestFinished(() => {
		prototype.query = query as unknown as typeof prototype.query;
	});
	return sent;
}

describe('two addresses that name each other at the same moment are both stored at the first try', () => {
	const naming = [
		[
			'relations',
			{ kd_sachwalter: true },
			1,
			(key: number) => ({
				isRelative: true,
				residence: null,
				adultRepresentation: { key, kind: null, scope: '', validTo: null },
			}),
		],
		['company', { is_person: false, kd_kunde: true }, 0, (association: number) => ({ ...bodies.company, association })],
		[
			'patient',
			{ kd_arzt: true },
			0,
			(key: number) => ({ ...bodies.patient, familyDoctor: { key }, mainInsuranceData: null }),
		],
	] as const;

	test.each(naming)('%s', async (part, values, version, body) => {
		const named = { company_name: 'Wettlauf GmbH', ...values };
		const [one, other] = [await address(named), await address(named)];
		const put = (lfdnr: number, content: object) => () =>
			server.ask('PUT', `/api/v1/crm/addresses/${lfdnr}/${part}`, {
				bearer,
				body: content,
				headers: { 'if-match': `"${version}"` },
			});
		const sent = sentQueries();
		// The rules of both are asked when both have locked their own address.
		expect(await meetAt('genders', [put(one, body(other)), put(other, body(one))])).toEqual([200, 200]);
		expect(sent.filter((text) => text === 'rollback')).toEqual([]);
		expect(sent.filter((text) => text === 'begin')).toHaveLength(2);
	});

	test('an address loses no type while another one begins to name it as such', async () => {
		const representative = await address({ kd_sachwalter: true, kd_konsument: true });
		const represented = await address();
		const name = () =>
			server.ask('PUT', `/api/v1/crm/addresses/${represented}/relations`, {
				bearer,
				body: naming[0][3](representative),
				headers: { 'if-match': '"1"' },
			});
		const remove = () =>
			server.ask('DELETE', `/api/v1/crm/addresses/${representative}/types/kd_sachwalter`, {
				bearer,
				headers: { 'if-match': '"1"' },
			});
		const statuses = await meetAt('search_vocabulary', [name, remove]);
		expect(statuses).toEqual([200, 422]);
	});
});

test('customer groups of an address that two swap crosswise are changed one after the other', async () => {
	const lfdnr = await address();
	const groups = await server.database.db.selectFrom('customer_groups').select('code').limit(2).execute();
	const [one = '', other = ''] = groups.map(({ code }) => code);
	await server.database.db
		.insertInto('address_customer_groups')
		.values([one, other].map((code) => ({ lfdnr, code })))
		.execute();
	const swap = (from: string, code: string) => () =>
		server.ask('PUT', `/api/v1/crm/addresses/${lfdnr}/customerGroups/${from}`, {
			bearer,
			body: { customerGroup: { code } },
		});
	const sent = sentQueries();
	const statuses = await meetAt('customer_groups', [swap(one, other), swap(other, one)]);
	expect(statuses).toEqual([200, 200]);
	expect(sent.filter((text) => text === 'rollback')).toEqual([]);
});

describe('a limit holds for two who come to it at once', () => {
	const person = { salutation: '', title: '', firstname: '', tel: '', mobile: '', email: '', note: '' };
	const onAddress = (rest: string) => async () => `/api/v1/crm/addresses/${await address()}/${rest}`;
	const always = (path: string) => async () => `/api/v1/${path}`;

	/** Every number of records beyond which the server refuses: table, rows that leave room for one, path, two bodies. */
	const limits: Readonly<Record<string, Limit>> = {
		'contact persons of an address': {
			table: 'contact_persons',
			fill: `insert into contact_persons (lfdnr, lastname) select max(addresses.lfdnr), 'Nummer ' || n
				from addresses, generate_series(1, 199) as n group by n`,
			path: onAddress('contactPersons'),
			body: (lastname) => ({ ...person, lastname, abteilung: null, function: null }),
		},
		'files of an address': {
			table: 'attachments',
			fill: `insert into attachments (address_lfdnr, kind, name, content_type, size, sha256, content, author)
				select max(addresses.lfdnr), 'other', 'a.pdf', 'application/pdf', 1, sha256(n::text::bytea), 'x', 'demo'
				from addresses, generate_series(1, 199) as n group by n`,
			path: onAddress('attachments'),
			body: (name) => ({ kind: 'other', name, content: Buffer.from(`%PDF-1.4\n${name}\n%%EOF`).toString('base64') }),
		},
		'comments of a task': {
			table: 'task_comments',
			fill: `insert into task_comments (task_lfdnr, author, text) select 1, 'demo', 'x'
				from generate_series(1, 499 - (select count(*) from task_comments where task_lfdnr = 1))`,
			method: 'PUT',
			path: always('task-comments'),
			body: (text) => ({ taskId: 1, lfdnr: null, text }),
		},
		'saved searches of a user': {
			table: 'document_filters',
			fill: `insert into document_filters (user_id, name, conditions) select user_id, 'Nummer ' || n, '{}' from users,
				generate_series(1, 99 - (select count(*) from document_filters join users using (user_id) where username = 'demo')) n
				where username = 'demo'`,
			path: always('documents/filter'),
			body: (name) => ({ name, view: 'open' }),
		},
		'calendars of a user for other programs': {
			table: 'calendar_feeds',
			fill: `insert into calendar_feeds (user_id, bezeichnung, level, secret_hash)
				select user_id, 'Nummer ' || n, 'busy', sha256(n::text::bytea) from users, generate_series(1, 49) n
				where username = 'demo'`,
			path: always('calv2/feeds'),
			body: (bezeichnung) => ({ bezeichnung, level: 'busy' }),
		},
		'people who wait for an appointment': {
			table: 'calendar_waiting',
			fill: `insert into calendar_waiting (title, type_lfdnr, minutes, from_day) select 'Anprobe', 2, 45, '2031-03-03'
				from generate_series(1, 199 - (select count(*) from calendar_waiting where firma = 1 and ended_at is null))`,
			path: always('calv2/waiting'),
			body: (title) => ({ ...(samples.createWaiting.body as object), title }),
		},
	};

	test.each(Object.entries(limits))('%s', async (_, { table, fill, method = 'POST', path, body }) => {
		const url = await path();
		await server.database.pool.query(fill);
		const ask = (name: string) => () => server.ask(method, url, { bearer, body: body(name) });
		// Who has counted may not store yet.
		const [one, other = 0] = await meetAt(table, [ask('Eins'), ask('Zwei')], 'share');
		expect([200, 201]).toContain(one);
		expect([409, 422]).toContain(other);
	});
});

describe('a write that is given up in a race with another one', () => {
	let writes: Writes;
	let context: SessionContext;

	beforeAll(async () => {
		const { db, pool } = server.database;
		writes = createWrites({ db, audit: createAudit(pool), now: server.now });
		const user = await server.createUser({ username: 'wettlauf' });
		context = {
			session: {
				...user,
				sessionId: crypto.randomUUID(),
				firma: 1,
				subject: { admin: false, apps: ['crm'], rights: [] },
				bearerEndsAt: 0,
			},
			ip: '127.0.0.1',
			requestId: 'race',
			userAgent: '',
			whenLeft: () => new AbortController().signal,
		};
	});

	function run(work: (write: Write) => Promise<undefined>): Promise<undefined> {
		const input = { path: { id: 1, code: 'NEWS' } } as Input<'removeCustomerGroup'>;
		return writes.run({ id: 'removeCustomerGroup', input, context }, work);
	}

	async function noted(subject: string): Promise<number> {
		const { db } = server.database;
		return (await db.selectFrom('audit_log').select('id').where('subject', '=', subject).execute()).length;
	}

	async function lose(write: Write, code: string): Promise<void> {
		await sql.raw(`do $$ begin raise exception 'lost' using errcode = '${code}'; end $$`).execute(write.db);
	}

	test('by a deadlock is done once more when the other one is through, both leave their notes once', async () => {
		const [one, other] = [await address(), await address()];
		let tries = 0;
		let arrive: () => void = () => {};
		const bothHoldOne = new Promise<void>((resolve) => {
			arrive = resolve;
		});
		const crosswise = (first: number, second: number) =>
			run(async (write) => {
				const rename = (lfdnr: number) =>
					write.db
						.updateTable('addresses')
						.set({ note: String(first) })
						.where('lfdnr', '=', lfdnr)
						.execute();
				await rename(first);
				tries++;
				if (tries === 2) arrive();
				await bothHoldOne;
				await rename(second);
				write.noteAccess('patientRead', `race/${first}`);
				write.note('addressChanged', `race/${first}`);
				return undefined;
			});
		await Promise.all([crosswise(one, other), crosswise(other, one)]);
		expect(tries).toBe(3);
		expect([await noted(`race/${one}`), await noted(`race/${other}`)]).toEqual([2, 2]);
	});

	test.each(['40P01', '40001'])('with %s is done twice at most', async (code) => {
		let tries = 0;
		const losing = run(async (write) => {
			tries++;
			await lose(write, code);
			return undefined;
		});
		await expect(losing).rejects.toMatchObject({ code });
		expect(tries).toBe(2);
	});

	test('and is refused at the second try has shown once what the refusal shows', async () => {
		let tries = 0;
		const refused = run(async (write) => {
			write.noteAccess('patientRead', 'race/refused');
			tries++;
			if (tries === 1) await lose(write, '40001');
			throw new Problem('conflict');
		});
		await expect(refused).rejects.toMatchObject({ code: 'conflict' });
		expect(await noted('race/refused')).toBe(1);
	});

	test('for another reason is not done again', async () => {
		let tries = 0;
		const failing = run(async (write) => {
			tries++;
			await lose(write, '53100');
			return undefined;
		});
		await expect(failing).rejects.toMatchObject({ code: '53100' });
		expect(tries).toBe(1);
	});
});
