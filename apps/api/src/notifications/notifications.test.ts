import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { tellTasksDue } from '../tasks/taskDue.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { createEventStream } from './eventStream.ts';
import { startListening } from './listening.ts';
import { createWakeups, type Sleeper } from './wakeups.ts';

let server: TestApp;

interface Shown {
	nid: number;
	subject: string;
	sendDate: string;
	read: number;
	type: string;
	taskLfdnr: number | null;
}

beforeAll(async () => {
	server = await createTestApp();
});
afterAll(() => server.close());

async function person(username: string, apps: number[] = [4]) {
	const user = await server.createUser({ username, apps });
	const { bearer } = await server.signIn(username);
	return {
		...user,
		bearer,
		get: async (path: string) => {
			const response = await server.ask('GET', `/api/v1/${path}`, { bearer });
			expect([response.statusCode, response.body]).toEqual([200, response.body]);
			return response.json();
		},
		list: async (query = ''): Promise<Shown[]> =>
			(await server.ask('GET', `/api/v1/notifications${query}`, { bearer })).json(),
		unread: async (): Promise<{ count: number; newest: number | null }> =>
			(await server.ask('GET', '/api/v1/notifications/unread', { bearer })).json(),
		post: (path: string, body: object) => server.ask('POST', `/api/v1/notifications/${path}`, { bearer, body }),
		readOne: (nid: number) => server.ask('PATCH', `/api/v1/notifications/${nid}/read`, { bearer }),
	};
}

/** So many unread messages to a user, one a minute; their numbers in the order of time. */
async function tell(userId: number, count: number, values: { type?: string; task?: number } = {}): Promise<number[]> {
	const { rows } = await server.database.pool.query<{ nid: number }>(
		`insert into notifications (user_id, subject, send_date, type, task_lfdnr)
		select $1, 'Nr ' || n, timestamptz '2026-01-01' + n * interval '1 minute', $3, $4 from generate_series(1, $2::int) as n
		returning nid`,
		[userId, count, values.type ?? 'message', values.task ?? null],
	);
	return rows.map(({ nid }) => nid);
}

async function makeTask(firma = 1): Promise<number> {
	const { lfdnr } = await server.database.db
		.insertInto('tasks')
		.values({ firma, title: 'Geheimes', state_lfdnr: 1 })
		.returning('lfdnr')
		.executeTakeFirstOrThrow();
	return lfdnr;
}

describe('the list', () => {
	test('comes newest first, at most 200, and only the own ones', async () => {
		const { userId, list } = await person('post');
		await tell(userId, 250);
		const all = await list();
		expect(all).toHaveLength(200);
		expect(all[0]).toMatchObject({ subject: 'Nr 250', sendDate: '2026-01-01T04:10:00Z', read: 0 });
		expect(all.at(-1)?.subject).toBe('Nr 51');
	});

	test('goes on after any of them, by kind and by what is read, without gap or repetition', async () => {
		const { userId, list, readOne } = await person('blaettern');
		const nids = await tell(userId, 30);
		await tell(userId, 5, { type: 'taskDue', task: await makeTask() });
		const pages: Shown[] = [];
		for (;;) {
			const last = pages.at(-1);
			const page = await list(`?type=message&size=7${last ? `&before=${last.nid}` : ''}`);
			if (page.length === 0) break;
			pages.push(...page);
		}
		expect(pages.map(({ nid }) => nid)).toEqual(nids.toReversed());
		for (const nid of nids.slice(0, 3)) await readOne(nid);
		expect(await list('?unread=false')).toHaveLength(3);
		expect(await list('?unread=true&type=message')).toHaveLength(27);
		expect(await list('?type=taskDue')).toHaveLength(5);
	});

	test('is not continued after the notification of somebody else', async () => {
		const { userId, list } = await person('fremd-weiter');
		const [foreign = 0] = await tell((await person('fremd-besitzer')).userId, 1);
		await tell(userId, 3);
		expect(await list(`?before=${foreign}`)).toEqual([]);
	});
});

describe('one notification', () => {
	test('is marked as read by its owner alone, as often as wanted', async () => {
		const owner = await person('empfaenger');
		const other = await person('neugierig');
		const [nid = 0] = await tell(owner.userId, 1);
		const readAt = async () =>
			(await server.database.db.selectFrom('notifications').select('read_at').where('nid', '=', nid).execute())[0]
				?.read_at;
		expect((await other.readOne(nid)).statusCode).toBe(404);
		expect(await readAt()).toBeNull();
		expect((await owner.readOne(nid)).statusCode).toBe(204);
		const first = await readAt();
		expect(first).not.toBeNull();
		expect((await owner.readOne(nid)).statusCode).toBe(204);
		expect(await readAt()).toBe(first);
		expect((await owner.list())[0]).toMatchObject({ nid, read: 1 });
	});

	test('is found by its number, also when read; that of another user is not there', async () => {
		const owner = await person('oeffner');
		const [nid = 0] = await tell(owner.userId, 1);
		await owner.readOne(nid);
		expect(await owner.get(`notifications/${nid}`)).toMatchObject({ nid, subject: 'Nr 1', read: 1, isGone: false });
		const { bearer } = await person('oeffner-fremd');
		expect((await server.ask('GET', `/api/v1/notifications/${nid}`, { bearer })).statusCode).toBe(404);
	});
});

// O01
describe('what cannot be opened any more', () => {
	test('is neither shown nor counted, says so by its number, and can be read', async () => {
		const reader = await person('ohne-vorgang');
		const task = await makeTask();
		const [nid = 0] = await tell(reader.userId, 1, { type: 'taskAssigned', task });
		await tell(reader.userId, 2);
		expect(await reader.unread()).toMatchObject({ count: 3 });
		await server.database.db
			.updateTable('tasks')
			.set({ deleted_at: new Date().toISOString() })
			.where('lfdnr', '=', task)
			.execute();
		expect(await reader.list()).toHaveLength(2);
		expect(await reader.unread()).toMatchObject({ count: 2 });
		expect(await reader.get(`notifications/${nid}`)).toMatchObject({
			isGone: true,
			subject: '',
			text: '',
			taskLfdnr: null,
		});
		expect((await reader.readOne(nid)).statusCode).toBe(204);
	});

	test('counts neither for who lacks the app nor from another firma', async () => {
		const reader = await person('ohne-aufgaben', [1]);
		const clerk = await person('mit-aufgaben');
		const task = await makeTask();
		const foreign = await makeTask(2);
		for (const { userId } of [reader, clerk]) {
			await tell(userId, 1, { type: 'taskDue', task });
			await tell(userId, 1, { type: 'taskDue', task: foreign });
		}
		expect([await reader.unread(), await reader.list()]).toEqual([{ count: 0, newest: null }, []]);
		expect((await clerk.list()).map(({ taskLfdnr }) => taskLfdnr)).toEqual([task]);
		expect(await clerk.unread()).toMatchObject({ count: 1 });
	});
});

// O02
describe('all as read', () => {
	test('reads all up to the newest one seen, one that came meanwhile stays, twice is once', async () => {
		const { userId, unread, post, list } = await person('siebenhundert');
		await tell(userId, 700);
		const { newest } = await unread();
		const [late] = await tell(userId, 1);
		const [first, second] = await Promise.all([post('read', { upTo: newest }), post('read', { upTo: newest })]);
		const counts = [first?.json().count, second?.json().count];
		expect(counts.toSorted((a, b) => a - b)).toEqual([0, 700]);
		expect((await list('?unread=true')).map(({ nid }) => nid)).toEqual([late]);
		expect(await unread()).toEqual({ count: 1, newest: late });
	});

	test('is taken back as a whole, without what was read before', async () => {
		const { userId, unread, post, readOne } = await person('rueckgaengig');
		const [before = 0] = await tell(userId, 5);
		await readOne(before);
		const { newest } = await unread();
		const marked = (await post('read', { upTo: newest })).json();
		expect(marked.count).toBe(4);
		expect((await post('unread', { readAt: marked.readAt })).json()).toEqual({ count: 4 });
		expect(await unread()).toEqual({ count: 4, newest });
		expect((await post('unread', { readAt: marked.readAt })).json()).toEqual({ count: 0 });
	});

	test('of one kind leaves the others, and what belongs to others', async () => {
		const own = await person('nur-faellige');
		const other = await person('nur-faellige-2');
		const task = await makeTask();
		await tell(own.userId, 2);
		await tell(own.userId, 3, { type: 'taskDue', task });
		await tell(other.userId, 3, { type: 'taskDue', task });
		const { newest } = await other.unread();
		expect((await own.post('read', { upTo: newest ?? 0, type: 'taskDue' })).json().count).toBe(3);
		expect([(await own.unread()).count, (await other.unread()).count]).toEqual([2, 3]);
		expect((await own.post('read', { upTo: 1 })).json()).toEqual({ count: 0, readAt: null });
	});
});

describe('who does not want to hear of a kind', () => {
	test('is told of the others only', async () => {
		const quiet = await person('ruhe');
		const task = await makeTask();
		const { db } = server.database;
		await db.updateTable('tasks').set({ due_date: '2031-03-04' }).where('lfdnr', '=', task).execute();
		await db.insertInto('task_watchers').values({ task_lfdnr: task, user_id: quiet.userId }).execute();
		const save = (version: number, muted: string[]) =>
			server.ask('PUT', '/api/v1/user/settings/WEB_notifications', {
				bearer: quiet.bearer,
				body: { muted },
				headers: { 'if-match': `"${version}"` },
			});
		expect((await save(0, ['taskDue'])).statusCode).toBe(200);
		await tellTasksDue(db, '2031-03-04');
		expect(await quiet.list()).toEqual([]);
		await save(1, ['taskCommented']);
		await db.updateTable('tasks').set({ due_date: '2031-03-05' }).where('lfdnr', '=', task).execute();
		await tellTasksDue(db, '2031-03-05');
		expect((await quiet.list()).map(({ type }) => type)).toEqual(['taskDue']);
	});
});

test('what is due is told once, however many processes look', async () => {
	const watcher = await person('zwei-prozesse');
	const { db, pool } = server.database;
	for (let count = 0; count < 30; count++) {
		const task = await makeTask();
		await db.updateTable('tasks').set({ due_date: '2032-05-06' }).where('lfdnr', '=', task).execute();
		await db.insertInto('task_watchers').values({ task_lfdnr: task, user_id: watcher.userId }).execute();
	}
	const told = await Promise.all([1, 2, 3].map(() => tellTasksDue(db, '2032-05-06')));
	expect(told.reduce((sum, count) => sum + count)).toBe(30);
	expect(await tellTasksDue(db, '2032-05-06')).toBe(0);
	const { rows } = await pool.query('select count(*)::int as count from notifications where user_id = $1', [
		watcher.userId,
	]);
	expect(rows).toEqual([{ count: 30 }]);
});

describe('the stream', () => {
	const cleanups: (() => Promise<unknown>)[] = [];
	afterEach(async () => {
		for (const cleanup of cleanups.splice(0)) await cleanup();
	});

	/** A server whose processes listen to the database, one or two of them, on ports. */
	async function listening(env: Record<string, string> = {}) {
		const own = await createTestApp(env);
		cleanups.push(() => own.close());
		await own.app.listen({ port: 0, host: '127.0.0.1' });
		const port = own.app.addresses().find((address) => typeof address === 'object')?.port ?? 0;
		return { own, port };
	}

	async function open(port: number, bearer: string) {
		const sent = request({
			host: '127.0.0.1',
			port,
			path: '/api/v1/notifications/stream',
			headers: { authorization: `Bearer ${bearer}` },
		});
		sent.end();
		const [response] = (await once(sent, 'response')) as [IncomingMessage];
		let text = '';
		response.setEncoding('utf8').on('data', (piece: string) => {
			text += piece;
		});
		response.on('error', () => {});
		const ended = new Promise<void>((resolve) => response.on('close', resolve));
		cleanups.push(async () => sent.destroy());
		return { response, ended, text: () => text, leave: () => sent.destroy() };
	}

	test('begins at once, is not kept by anybody, and ends with the bearer', async () => {
		const { own, port } = await listening({ KONTOR_BEARER_SECONDS: '5' });
		const { bearer } = await own.signIn('demo');
		const { response, ended, text } = await open(port, bearer);
		expect([response.statusCode, response.headers['content-type'], response.headers['cache-control']]).toEqual([
			200,
			'text/event-stream; charset=utf-8',
			'no-store',
		]);
		expect(response.headers['x-accel-buffering']).toBe('no');
		await expect.poll(text).toBe(':\n\n');
		await ended;
		own.advance(1);
		expect((await open(port, bearer)).response.statusCode).toBe(401);
	});

	test('tells changes of notifications and of the calendar apart, each once while its reader is slow', async () => {
		const wakeups = createWakeups();
		cleanups.push(async () => wakeups.close());
		const stream = createEventStream(60_000, (sleeper) => wakeups.wait({ userId: 1, firma: 1 }, sleeper));
		wakeups.wakeCalendars();
		wakeups.wakeCalendars();
		wakeups.wake(1);
		expect((await stream?.next())?.value).toBe(':\n\nevent: calendar\ndata:\n\nevent: changed\ndata:\n\n');
		wakeups.wakeAll();
		expect((await stream?.next())?.value).toBe('event: changed\ndata:\n\nevent: calendar\ndata:\n\n');
	});

	test('is refused where a user has ten already, and free again when one is left', async () => {
		const { own, port } = await listening();
		const { bearer } = await own.signIn('demo');
		const streams = [];
		for (let count = 0; count < 10; count++) streams.push(await open(port, bearer));
		const refused = await open(port, bearer);
		expect([refused.response.statusCode, refused.response.headers['retry-after']]).toEqual([429, '60']);
		const { bearer: others } = await own.signIn('verkauf');
		expect((await open(port, others)).response.statusCode).toBe(200);
		streams[0]?.leave();
		await expect.poll(async () => (await open(port, bearer)).response.statusCode).toBe(200);
	});

	test('tells of changed tasks of the firma to who has the app, and of everything to who reads too slowly', () => {
		const wakeups = createWakeups();
		const heard: unknown[] = [];
		wakeups.wait({ userId: 1, firma: 1 }, (event) => heard.push(['demo', event]));
		wakeups.wait({ userId: 2, firma: 2 }, (event) => heard.push(['other firma', event]));
		wakeups.wait({ userId: 3, firma: null }, (event) => heard.push(['without the app', event]));
		wakeups.wakeForTask(1, 41);
		expect(heard).toEqual([['demo', 41]]);
		wakeups.close();
	});

	test('says which task, each once, and "anything" instead of a long list', async () => {
		const told: ((event: Parameters<Sleeper>[0]) => void)[] = [];
		const stream = createEventStream(60_000, (sleeper) => {
			told.push(sleeper);
			return () => {};
		});
		for (const event of [41, 42, 41]) told[0]?.(event);
		expect((await stream?.next())?.value).toBe(':\n\nevent: task\ndata: 41\n\nevent: task\ndata: 42\n\n');
		for (let lfdnr = 1; lfdnr < 1000; lfdnr++) told[0]?.(lfdnr);
		const { value = '' } = (await stream?.next()) ?? {};
		expect(value).toContain('event: changed');
		expect(value.length).toBeLessThan(2_100);
		await stream?.return?.();
	});

	test('ends with its process, which does not wait for it', async () => {
		const { own, port } = await listening();
		const { bearer } = await own.signIn('demo');
		const { ended } = await open(port, bearer);
		cleanups.length = 0;
		await own.close();
		await ended;
	});
});

// O05
describe('listening', () => {
	const ends: (() => Promise<void>)[] = [];
	afterEach(async () => {
		for (const end of ends.splice(0)) await end();
	});

	/** One process that listens; which users it has heard of, and how often everybody. */
	function process() {
		const wakeups = createWakeups();
		const heard: number[] = [];
		let logged = '';
		const log = createLog('info', (lines) => {
			logged += lines;
		});
		const tasks: [number, number][] = [];
		const spied = {
			...wakeups,
			wake: (userId: number) => heard.push(userId),
			wakeForTask: (firma: number, lfdnr: number) => tasks.push([firma, lfdnr]),
			wakeCalendars: () => heard.push(-1),
			wakeAll: () => heard.push(0),
		};
		ends.push(startListening({ url: server.database.url, wakeups: spied, log }), async () => wakeups.close());
		return {
			heard,
			tasks,
			logged: () => {
				log.flush();
				return logged;
			},
		};
	}

	async function listeners(): Promise<number[]> {
		const { rows } = await server.database.pool.query<{ pid: number }>(
			`select pid from pg_stat_activity where datname = current_database() and application_name = 'kontor-listen'
				and state = 'idle' and query like 'listen%'`,
		);
		return rows.map(({ pid }) => pid);
	}

	test('every process hears what any client writes, once for each transaction', async () => {
		const { userId } = await person('zuhoerer');
		const [one, two] = [process(), process()];
		await expect.poll(async () => (await listeners()).length).toBe(2);
		const elsewhere = new pg.Client({ connectionString: server.database.url });
		await elsewhere.connect();
		await elsewhere.query('begin');
		const { rows } = await elsewhere.query(
			"insert into notifications (user_id, subject) values ($1, 'a'), ($1, 'b') returning nid",
			[userId],
		);
		await elsewhere.query("insert into notifications (user_id, subject) values ($1, 'c')", [userId]);
		expect([one.heard, two.heard]).toEqual([[], []]);
		await elsewhere.query('commit');
		await expect.poll(() => [one.heard, two.heard]).toEqual([[userId], [userId]]);
		await elsewhere.query('update notifications set read_at = now() where nid = $1', [rows[0].nid]);
		await expect.poll(() => two.heard).toEqual([userId, userId]);
		await elsewhere.query('delete from notifications where user_id = $1', [userId]);
		await expect.poll(() => two.heard).toEqual([userId, userId, userId]);
		await elsewhere.end();
	});

	test('every process hears of a task that was changed or spoken about, and not of the day of its notice', async () => {
		const { userId } = await person('beteiligt');
		const task = await makeTask();
		const foreign = await makeTask(2);
		const [one, two] = [process(), process()];
		await expect.poll(async () => (await listeners()).length).toBe(2);
		const { pool } = server.database;
		await pool.query("update tasks set due_told_on = '2026-01-01' where lfdnr = $1", [task]);
		await pool.query("insert into task_comments (task_lfdnr, user_id, author, text) values ($1, $2, 'b', 'c')", [
			task,
			userId,
		]);
		await pool.query('update tasks set version = version + 1 where lfdnr = $1', [foreign]);
		const heard = [
			[1, task],
			[2, foreign],
		];
		await expect.poll(() => [one.tasks, two.tasks]).toEqual([heard, heard]);
	});

	test('a moved appointment and the waiting list wake every calendar, once for each transaction', async () => {
		const { heard } = process();
		await expect.poll(async () => (await listeners()).length).toBe(1);
		const { pool } = server.database;
		await pool.query('update appointments set title = title where lfdnr <= 3');
		await expect.poll(() => heard).toEqual([-1]);
		await pool.query(
			`insert into calendar_waiting (title, type_lfdnr, minutes, from_day) values ('x', 1, 30, '2030-01-01')`,
		);
		await expect.poll(() => heard).toEqual([-1, -1]);
	});

	test('a killed connection comes back by itself, says so, and then everybody looks again', async () => {
		const { userId } = await person('unterbrochen');
		const { heard, logged } = process();
		await expect.poll(async () => (await listeners()).length).toBe(1);
		const [pid] = await listeners();
		await server.database.pool.query('select pg_terminate_backend($1)', [pid]);
		await tell(userId, 1);
		await expect.poll(() => heard, { timeout: 10_000 }).toContain(0);
		expect(logged()).toMatch(/listeningLost[\s\S]*listeningAgain/);
		heard.length = 0;
		await tell(userId, 1);
		await expect.poll(() => heard).toEqual([userId]);
	}, 20_000);
});
