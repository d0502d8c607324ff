import { addDays } from '@kontor/german/date';
import { viennaToday } from '@kontor/german/dateTime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { tellTasksDue } from './taskDue.ts';

let server: TestApp;
let demo: string;
let admin: string;
/** Has the tasks app and nothing else. */
let clerk: string;
let clerkId: number;
let verkauf: string;
let patient: number;

interface Stored {
	lfdnr: number;
	title: string;
	description: string;
	dueDate: string | null;
	version: number;
	status: { lfdnr: number; done: boolean };
	nextStates: { lfdnr: number; blocked: string | null }[];
	assignees: { type: string; id: number; name: string }[];
	objects: { type: string; id: string; name: string | null }[];
	comments: { lfdnr: number; text: string; isDeleted: boolean; isEditable: boolean }[];
	mentions: { userId: number; name: string }[];
	notificationsActive: boolean;
}

beforeAll(async () => {
	server = await createTestApp();
	({ bearer: demo } = await server.signIn('demo'));
	({ bearer: admin } = await server.signIn('admin'));
	({ bearer: verkauf } = await server.signIn('verkauf'));
	const user = await server.createUser({ username: 'lagerist', apps: [4] });
	clerkId = user.userId;
	({ bearer: clerk } = await server.signIn('lagerist', user.password));
	const { lfdnr } = await server.database.db
		.insertInto('addresses')
		.values({ is_person: true, lastname: 'Geheimnis', kd_patient: true })
		.returning('lfdnr')
		.executeTakeFirstOrThrow();
	patient = lfdnr;
});
afterAll(() => server.close());

async function create(content: object = {}, bearer = demo): Promise<Stored> {
	const response = await server.ask('PUT', '/api/v1/task', { bearer, body: { title: 'Rückruf', ...content } });
	expect([response.statusCode, response.body]).toEqual([200, response.body]);
	return response.json();
}

function patch(lfdnr: number, part: string, version: number, body: unknown, bearer = demo) {
	return server.ask('PATCH', `/api/v1/task/${lfdnr}/${part}`, {
		bearer,
		body,
		headers: { 'if-match': `"${version}"` },
	});
}

async function read(lfdnr: number, bearer = demo): Promise<Stored> {
	return (await server.ask('GET', `/api/v1/task/${lfdnr}`, { bearer })).json();
}

async function search(question: object, bearer = demo): Promise<{ rows: Stored[]; total: number }> {
	const response = await server.ask('POST', '/api/v1/task/search', { bearer, body: question });
	expect([response.statusCode, response.body]).toEqual([200, response.body]);
	return response.json();
}

async function history(lfdnr: number): Promise<{ field: string; from: string; to: string; author: string }[]> {
	return (await server.ask('GET', `/api/v1/task/history/${lfdnr}`, { bearer: demo })).json();
}

async function notices(bearer: string, task: number): Promise<string[]> {
	const all: { type: string; taskLfdnr: number | null; read: number }[] = (
		await server.ask('GET', '/api/v1/notifications', { bearer })
	).json();
	return all.filter(({ taskLfdnr, read: isRead }) => taskLfdnr === task && isRead === 0).map(({ type }) => type);
}

describe('a task', () => {
	test('is made with everything it has and read so', async () => {
		const made = await create({
			title: '  Rückruf Huber ',
			description: 'Zeile 1\nZeile 2',
			dueDate: '2026-12-03T00:00:00',
			assignees: [
				{ type: 'USER', id: clerkId },
				{ type: 'WORK_GROUP', id: 1 },
			],
			objects: [{ type: 'ADDRESS', id: String(patient) }],
			checklist: [{ text: 'Anrufen', done: false }],
		});
		expect(made).toMatchObject({
			title: 'Rückruf Huber',
			description: 'Zeile 1\nZeile 2',
			dueDate: '2026-12-03T00:00:00',
			status: { lfdnr: 1, done: false },
			assignees: [
				{ type: 'USER', id: clerkId, name: 'lagerist' },
				{ type: 'WORK_GROUP', id: 1, name: 'Verkauf' },
			],
			objects: [{ type: 'ADDRESS', id: String(patient), name: 'Geheimnis' }],
			notificationsActive: true,
			version: 1,
		});
		expect(await read(made.lfdnr)).toEqual(made);
	});

	test('tells the name of what it is about only to who has its app', async () => {
		const { lfdnr } = await create({ objects: [{ type: 'ADDRESS', id: String(patient) }] });
		const { objects } = await read(lfdnr, clerk);
		expect(objects).toEqual([{ type: 'ADDRESS', id: String(patient), name: null, addressLfdnr: null }]);
		const { rows } = await search({ object: { type: 'ADDRESS', id: String(patient) } }, clerk);
		expect(JSON.stringify([rows, await history(lfdnr)])).not.toContain('Geheimnis');
	});

	test.each([
		[{ title: ' \u200b ' }, 'body.title', 'missing'],
		[{ dueDate: '2026-02-30T00:00:00' }, 'body.dueDate', 'dateInvalid'],
		[{ dueDate: '2026-02-20T08:00:00' }, 'body.dueDate', 'invalid'],
		[{ assignees: [{ type: 'USER', id: 4 }] }, 'body.assignees.0', 'notFound'],
		[{ assignees: [{ type: 'WORK_GROUP', id: 999 }] }, 'body.assignees.0', 'notFound'],
		[{ objects: [{ type: 'ADDRESS', id: 'x1' }] }, 'body.objects.0', 'notFound'],
		[{ objects: [{ type: 'ARTICLE', id: 'gibt es nicht' }] }, 'body.objects.0', 'notFound'],
	])('with %o is refused at its field', async (content, field, code) => {
		const response = await server.ask('PUT', '/api/v1/task', { bearer: demo, body: { title: 'x', ...content } });
		expect([response.statusCode, response.json().fields]).toEqual([422, { [field]: code }]);
	});

	test('cannot be about what its maker may not see', async () => {
		const body = { title: 'x', objects: [{ type: 'ADDRESS', id: String(patient) }] };
		expect((await server.ask('PUT', '/api/v1/task', { bearer: clerk, body })).statusCode).toBe(422);
	});

	test('is made once by ten equal requests', async () => {
		const body = { title: `Einmal ${Math.random()}` };
		const headers = { 'idempotency-key': 'q83vASNFZ4mrze8BTASK' };
		const answers = await Promise.all(
			Array.from({ length: 10 }, () => server.ask('PUT', '/api/v1/task', { bearer: demo, body, headers })),
		);
		expect(new Set(answers.map(({ body: text }) => text)).size).toBe(1);
		expect((await search({ q: body.title })).total).toBe(1);
	});

	test('of another firma is not there', async () => {
		const { lfdnr } = await create();
		await server.database.db.updateTable('tasks').set({ firma: 2 }).where('lfdnr', '=', lfdnr).execute();
		expect((await server.ask('GET', `/api/v1/task/${lfdnr}`, { bearer: demo })).statusCode).toBe(404);
		expect((await patch(lfdnr, 'title', 1, { value: 'x' })).statusCode).toBe(404);
	});
});

describe('two people', () => {
	test('change different fields of one task without a conflict', async () => {
		const { lfdnr } = await create();
		expect((await patch(lfdnr, 'title', 1, { value: 'Neu' })).statusCode).toBe(200);
		expect((await patch(lfdnr, 'due-date', 1, { value: '2026-12-05T00:00:00' }, admin)).statusCode).toBe(200);
		expect((await patch(lfdnr, 'description', 1, 'Text', admin)).statusCode).toBe(200);
		expect(await read(lfdnr)).toMatchObject({
			title: 'Neu',
			dueDate: '2026-12-05T00:00:00',
			description: 'Text',
			version: 4,
		});
	});

	// J02
	test('who change the description are told with both texts, and a third who changes the day meets nobody', async () => {
		const { lfdnr } = await create();
		expect((await patch(lfdnr, 'description', 1, 'Fassung eins')).statusCode).toBe(200);
		const refused = await patch(lfdnr, 'description', 1, 'Fassung zwei', admin);
		expect([refused.statusCode, refused.json().current.description]).toEqual([412, 'Fassung eins']);
		expect((await patch(lfdnr, 'due-date', 1, { value: '2026-12-05T00:00:00' }, clerk)).statusCode).toBe(200);
		const { version } = refused.json().current;
		expect((await patch(lfdnr, 'description', version, 'Fassung zwei', admin)).statusCode).toBe(200);
		expect(await read(lfdnr)).toMatchObject({ description: 'Fassung zwei', dueDate: '2026-12-05T00:00:00' });
	});

	test('who change the same field are told, with what is stored now', async () => {
		const { lfdnr } = await create();
		await patch(lfdnr, 'title', 1, { value: 'Meins' });
		const refused = await patch(lfdnr, 'title', 1, { value: 'Deins' }, admin);
		expect([refused.statusCode, refused.json().current.title]).toEqual([412, 'Meins']);
		expect((await patch(lfdnr, 'title', 2, { value: 'Deins' }, admin)).statusCode).toBe(200);
	});

	test('who name a version there never was are refused', async () => {
		const { lfdnr } = await create();
		expect((await patch(lfdnr, 'title', 7, { value: 'x' })).statusCode).toBe(412);
	});
});

describe('the states', () => {
	test('come from the server, and none that is not next is taken', async () => {
		const { lfdnr, nextStates } = await create();
		expect(nextStates.map(({ lfdnr: state }) => state)).toEqual([2, 3, 4, 5]);
		const done = (await patch(lfdnr, 'state', 1, { value: 4 })).json();
		expect(done.status.done).toBe(true);
		expect(done.nextStates.map(({ lfdnr: state }: { lfdnr: number }) => state)).toEqual([1]);
		expect((await patch(lfdnr, 'state', 2, { value: 3 })).json().fields).toEqual({ 'body.value': 'notAllowed' });
	});

	test('say that open steps are in the way of "Erledigt"', async () => {
		const { lfdnr, nextStates } = await create({ checklist: [{ text: 'Anrufen', done: false }] });
		expect(nextStates.find(({ lfdnr: state }) => state === 4)?.blocked).toBe('openItems');
		// A board knows it of each card, before somebody moves it.
		expect((await search({ q: String(lfdnr) })).rows[0]?.nextStates).toEqual(nextStates);
		expect((await patch(lfdnr, 'state', 1, { value: 4 })).statusCode).toBe(422);
		await patch(lfdnr, 'checklist', 1, { value: [{ text: 'Anrufen', done: true }] });
		expect((await patch(lfdnr, 'state', 2, { value: 4 })).statusCode).toBe(200);
	});
});

describe('an own move', () => {
	const stateOf = async (lfdnr: number) => (await read(lfdnr)).status.lfdnr;

	test('is taken back within 15 minutes where no step leads there, by nobody else, and leaves no history', async () => {
		const { lfdnr } = await create();
		await patch(lfdnr, 'state', 1, { value: 3 });
		await server.database.pool.query(`update task_history set at = at - interval '2 minutes' where task_lfdnr = $1`, [
			lfdnr,
		]);
		await patch(lfdnr, 'state', 2, { value: 4 });
		expect((await patch(lfdnr, 'state', 3, { value: 3 }, admin)).statusCode).toBe(422);
		expect((await patch(lfdnr, 'state', 3, { value: 2 })).statusCode).toBe(422);
		expect((await patch(lfdnr, 'state', 3, { value: 3 })).statusCode).toBe(200);
		expect(await stateOf(lfdnr)).toBe(3);
		expect((await history(lfdnr)).map(({ field, from, to }) => [field, from, to])).toEqual([
			['state', 'Offen', 'Wartet'],
			['created', '', 'Rückruf'],
		]);
		await patch(lfdnr, 'state', 4, { value: 4 });
		await server.database.pool.query(`update tasks set moved_at = moved_at - interval '16 minutes' where lfdnr = $1`, [
			lfdnr,
		]);
		expect((await patch(lfdnr, 'state', 5, { value: 3 })).statusCode).toBe(422);
		expect(await stateOf(lfdnr)).toBe(4);
	});
});

describe('a state that only those concerned may set', () => {
	test('says so to others, and is open to creator, assignee, member of the group and administrator', async () => {
		const blockOf = ({ nextStates }: Stored) => nextStates.find(({ lfdnr }) => lfdnr === 5)?.blocked;
		const { lfdnr } = await create();
		expect(blockOf(await read(lfdnr))).toBeNull();
		expect(blockOf(await read(lfdnr, admin))).toBeNull();
		expect(blockOf(await read(lfdnr, clerk))).toBe('notConcerned');
		expect((await search({ q: String(lfdnr) }, clerk)).rows.map(blockOf)).toEqual(['notConcerned']);
		const refused = await patch(lfdnr, 'state', 1, { value: 5 }, clerk);
		expect([refused.statusCode, refused.json().fields]).toEqual([422, { 'body.value': 'notAllowed' }]);
		await patch(lfdnr, 'assignees', 1, { value: [{ type: 'USER', id: clerkId }] });
		expect(blockOf(await read(lfdnr, clerk))).toBeNull();
		await server.database.db
			.insertInto('work_group_members')
			.values({ work_group_lfdnr: 2, user_id: clerkId })
			.execute();
		await patch(lfdnr, 'assignees', 2, { value: [{ type: 'WORK_GROUP', id: 2 }] });
		expect((await patch(lfdnr, 'state', 3, { value: 5 }, clerk)).statusCode).toBe(200);
	});
});

describe('the history', () => {
	test('keeps who changed what from where to where, one change within a minute, nothing without a change', async () => {
		const { lfdnr } = await create();
		await patch(lfdnr, 'due-date', 1, { value: '2026-12-03T00:00:00' });
		await patch(lfdnr, 'due-date', 2, { value: '2026-12-05T00:00:00' });
		await patch(lfdnr, 'title', 3, { value: 'Rückruf' }, admin);
		await patch(lfdnr, 'assignees', 3, { value: [{ type: 'USER', id: clerkId }] }, admin);
		expect((await history(lfdnr)).map(({ field, from, to, author }) => [field, from, to, author])).toEqual([
			['assignees', '', 'lagerist', 'admin'],
			['dueDate', '', '05.12.2026', 'demo'],
			['created', '', 'Rückruf', 'demo'],
		]);
	});
});

describe('comments', () => {
	const comment = (body: object, bearer = demo) => server.ask('PUT', '/api/v1/task-comments', { bearer, body });

	test('are written, changed by their author for 15 minutes, deleted and brought back', async () => {
		const { lfdnr: taskId } = await create();
		const { lfdnr } = (await comment({ taskId, lfdnr: null, text: 'Erledige ich.' })).json();
		expect((await comment({ taskId, lfdnr, text: 'Doch nicht.' }, admin)).json().fields).toEqual({
			'body.lfdnr': 'notAllowed',
		});
		expect((await comment({ taskId, lfdnr, text: 'Erledigt.' })).json()).toMatchObject({ isEdited: true });
		await server.database.db
			.updateTable('task_comments')
			.set({ at: new Date(Date.now() - 16 * 60_000).toISOString() })
			.where('lfdnr', '=', lfdnr)
			.execute();
		expect((await comment({ taskId, lfdnr, text: 'Zu spät.' })).statusCode).toBe(422);
		const path = `/api/v1/task-comments/${lfdnr}`;
		expect((await server.ask('DELETE', path, { bearer: admin })).statusCode).toBe(404);
		expect((await server.ask('DELETE', path, { bearer: demo })).json()).toMatchObject({ isDeleted: true, text: '' });
		expect((await read(taskId)).comments).toMatchObject([{ isDeleted: true, text: '' }]);
		expect((await server.ask('POST', `${path}/restore`, { bearer: demo })).json()).toMatchObject({ text: 'Erledigt.' });
	});

	test('are refused beyond 500 of a task, in words that name the limit', async () => {
		const { lfdnr: taskId } = await create();
		await server.database.pool.query(
			`insert into task_comments (task_lfdnr, user_id, author, text)
			select $1, 1, 'demo', 'Nummer ' || n from generate_series(1, 499) as n`,
			[taskId],
		);
		expect((await comment({ taskId, lfdnr: null, text: 'Der letzte' })).statusCode).toBe(200);
		const refused = await comment({ taskId, lfdnr: null, text: 'Einer zu viel' });
		expect([refused.statusCode, refused.json().title]).toEqual([409, expect.stringContaining('500 Kommentare')]);
	});

	test('mention only people who may see the task', async () => {
		const { lfdnr: taskId } = await create();
		expect((await comment({ taskId, lfdnr: null, text: 'Bitte @[5]' })).json().fields).toEqual({
			'body.text': 'notFound',
		});
		expect((await comment({ taskId, lfdnr: null, text: `Bitte @[${clerkId}]` })).statusCode).toBe(200);
		expect((await read(taskId)).mentions).toEqual([{ userId: clerkId, name: 'lagerist' }]);
	});
});

describe('notices', () => {
	test('go to who is assigned, mentioned, watching: never to who acts, never twice for one event', async () => {
		const { lfdnr } = await create({ assignees: [{ type: 'USER', id: clerkId }] });
		expect(await notices(clerk, lfdnr)).toEqual(['taskAssigned']);
		expect(await notices(demo, lfdnr)).toEqual([]);
		await server.ask('PUT', '/api/v1/task-comments', {
			bearer: admin,
			body: { taskId: lfdnr, lfdnr: null, text: `Hallo @[${clerkId}]` },
		});
		expect((await notices(clerk, lfdnr)).sort()).toEqual(['taskAssigned', 'taskMentioned']);
		expect(await notices(demo, lfdnr)).toEqual(['taskCommented']);
		await patch(lfdnr, 'state', 1, { value: 2 }, clerk);
		await patch(lfdnr, 'state', 2, { value: 3 }, clerk);
		expect((await notices(demo, lfdnr)).sort()).toEqual(['taskCommented', 'taskStateChanged']);
		expect((await notices(clerk, lfdnr)).sort()).toEqual(['taskAssigned', 'taskMentioned']);
	});

	test('reach the members of a work group of now, and nobody who does not watch any more', async () => {
		await server.database.db
			.insertInto('work_group_members')
			.values({ work_group_lfdnr: 3, user_id: clerkId })
			.execute();
		const { lfdnr } = await create({ assignees: [{ type: 'WORK_GROUP', id: 3 }] });
		expect(await notices(clerk, lfdnr)).toEqual(['taskAssigned']);
		await server.ask('PATCH', `/api/v1/task/${lfdnr}/notifications-active`, { bearer: demo, body: { value: false } });
		await patch(lfdnr, 'state', 1, { value: 2 }, clerk);
		expect(await notices(demo, lfdnr)).toEqual([]);
		expect((await search({ scope: 'groups', done: false }, clerk)).rows.map((row) => row.lfdnr)).toContain(lfdnr);
	});

	test('go with a task to nobody who lacks the app', async () => {
		await server.database.db.deleteFrom('user_apps').where('user_id', '=', 2).where('app_id', '=', 4).execute();
		const { lfdnr } = await create();
		await server.database.db.insertInto('task_watchers').values({ task_lfdnr: lfdnr, user_id: 2 }).execute();
		await patch(lfdnr, 'state', 1, { value: 2 });
		expect(await notices(verkauf, lfdnr)).toEqual([]);
		const rows = await server.database.db
			.selectFrom('notifications')
			.select('nid')
			.where('task_lfdnr', '=', lfdnr)
			.where('user_id', '=', 2)
			.execute();
		expect(rows).toEqual([]);
		await server.database.db.insertInto('user_apps').values({ user_id: 2, app_id: 4 }).execute();
	});
});

describe('the list', () => {
	test('is narrowed by scope, text, state and day, sorted by day with the undated at the end, and counted', async () => {
		const today = viennaToday(server.now());
		const word = `Suchwort${Date.now()}`;
		const day = (days: number | null) => (days === null ? null : `${addDays(today, days)}T00:00:00`);
		const days = [null, 400, -3, 0];
		for (const days_ of days) {
			await create({ title: `${word} Müller`, dueDate: day(days_), assignees: [{ type: 'USER', id: clerkId }] });
		}
		const all = await search({ q: word, scope: 'mine' }, clerk);
		expect(all.rows.map(({ dueDate }) => dueDate)).toEqual([day(-3), day(0), day(400), null]);
		expect(all.total).toBe(4);
		expect((await search({ q: `${word} mueller`, due: 'overdue' })).rows).toHaveLength(1);
		expect((await search({ q: word, scope: 'given' })).total).toBe(4);
		expect((await search({ q: word, scope: 'given' }, admin)).total).toBe(0);
		const [first] = all.rows;
		if (first) await patch(first.lfdnr, 'state', first.version, { value: 4 });
		const counts = await server.ask('POST', '/api/v1/task/counts', { bearer: demo, body: { q: word } });
		expect(counts.json()).toEqual({ open: 3, done: 1, overdue: 0, today: 1, week: 0, later: 1, none: 1 });
		expect((await search({ q: String(first?.lfdnr) })).rows.map(({ lfdnr }) => lfdnr)).toEqual([first?.lfdnr]);
	});

	test('of the previews holds what is open; of the user what is given to the user', async () => {
		const own = (await server.ask('GET', '/api/v1/task/user/previews?size=200', { bearer: clerk })).json();
		expect(own.rows.length).toBeGreaterThan(0);
		expect(own.rows.every(({ assignees }: Stored) => assignees.some(({ id }) => id === clerkId))).toBe(true);
		const all = (await server.ask('GET', '/api/v1/task/previews', { bearer: clerk })).json();
		expect(all.rows.every(({ status }: Stored) => !status.done)).toBe(true);
		expect(all.total).toBeGreaterThan(own.total);
	});
});

describe('what a task is about', () => {
	test('changes, and what the reader may not see stays without a name in task and history', async () => {
		const { lfdnr } = await create();
		const object = { type: 'ADDRESS', id: String(patient) };
		expect((await patch(lfdnr, 'objects', 1, { value: [object] })).json().objects).toMatchObject([
			{ ...object, name: 'Geheimnis' },
		]);
		// Who may not see it keeps it when adding nothing, and cannot bring it along.
		expect((await patch(lfdnr, 'objects', 2, { value: [object] }, clerk)).statusCode).toBe(200);
		const other = await create({}, clerk);
		expect((await patch(other.lfdnr, 'objects', 1, { value: [object] }, clerk)).statusCode).toBe(422);
		expect(JSON.stringify([await read(lfdnr, clerk), await history(lfdnr)])).not.toContain('Geheimnis');
	});
});

describe('what a task is made of', () => {
	const get = async (path: string, bearer = demo) => (await server.ask('GET', path, { bearer })).json();

	test('are people with the app, work groups, states in their order and titles', async () => {
		const users: { userId: number; name: string }[] = await get('/api/v1/task/assignable/users');
		expect(users).toContainEqual({ userId: clerkId, name: 'lagerist' });
		const groups: { lfdnr: number; isOwn: boolean }[] = await get('/api/v1/task/assignable/work-groups');
		expect(groups.map(({ lfdnr }) => lfdnr).sort()).toEqual([1, 2, 3, 4]);
		const states: { lfdnr: number }[] = await get('/api/v1/task-resources/states');
		expect(states.map(({ lfdnr }) => lfdnr)).toEqual([1, 2, 3, 4, 5]);
		expect(await get('/api/v1/task-resources/titles')).toContain('Rückruf');
	});

	test('are addresses, for who may see them', async () => {
		const ask = async (bearer: string) =>
			(
				await server.ask('POST', '/api/v1/task-resources/base/addresses', { bearer, body: { lfdnrs: [patient] } })
			).json();
		expect(await ask(demo)).toEqual([{ type: 'ADDRESS', id: String(patient), name: 'Geheimnis', addressLfdnr: null }]);
		expect(await ask(clerk)).toEqual([]);
	});
});

describe('J09: a task is due all through its day', () => {
	test('list, counts and groups agree at every hour of the day in Vienna', async () => {
		const today = viennaToday(server.now());
		const { lfdnr } = await create({ title: 'Tagesgenau', dueDate: `${today}T00:00:00` });
		const filter = { q: String(lfdnr) };
		expect((await search({ ...filter, due: 'today' })).total).toBe(1);
		expect((await search({ ...filter, due: 'overdue' })).total).toBe(0);
		const counts = (await server.ask('POST', '/api/v1/task/counts', { bearer: demo, body: filter })).json();
		expect(counts).toEqual({ open: 1, done: 0, overdue: 0, today: 1, week: 0, later: 0, none: 0 });
	});

	test('and late from the next day on, before what is due then; without a day comes last, then by number', async () => {
		const today = viennaToday(server.now());
		const day = (days: number) => `${addDays(today, days)}T00:00:00`;
		const title = 'Reihung zweier Wochen';
		const made: number[] = [];
		for (const dueDate of [null, day(9), day(0), day(-1), day(0)]) {
			made.push((await create({ title, dueDate })).lfdnr);
		}
		const { rows } = await search({ q: title });
		expect(rows.map(({ lfdnr }) => made.indexOf(lfdnr))).toEqual([3, 2, 4, 1, 0]);
		expect((await search({ q: title, due: 'overdue' })).rows.map(({ lfdnr }) => lfdnr)).toEqual([made[3]]);
	});
});

describe('a deleted task', () => {
	test('is in no list and comes back as it was', async () => {
		const made = await create({ objects: [{ type: 'ADDRESS', id: String(patient) }] });
		const headers = { 'if-match': '"1"' };
		const path = `/api/v1/task/${made.lfdnr}`;
		expect((await server.ask('DELETE', path, { bearer: demo, headers })).json()).toEqual({ lfdnr: made.lfdnr });
		const gone = await server.ask('GET', path, { bearer: demo });
		expect([gone.statusCode, gone.json().code]).toEqual([404, 'deleted']);
		const never = await server.ask('GET', '/api/v1/task/999999999', { bearer: demo });
		expect([never.statusCode, never.json().code]).toEqual([404, 'notFound']);
		expect((await search({ q: String(made.lfdnr) })).total).toBe(0);
		const back = await server.ask('POST', `${path}/restore`, { bearer: demo });
		expect(back.json()).toEqual({ ...made, version: 3 });
		expect((await server.ask('POST', `${path}/restore`, { bearer: demo })).statusCode).toBe(404);
	});
});

describe('a task that is due today', () => {
	test('is told of exactly once, however many processes look', async () => {
		const today = viennaToday(server.now());
		const { lfdnr } = await create({ dueDate: `${today}T00:00:00`, assignees: [{ type: 'USER', id: clerkId }] });
		const done = await create({ dueDate: `${today}T00:00:00`, assignees: [{ type: 'USER', id: clerkId }] });
		await patch(done.lfdnr, 'state', 1, { value: 4 });
		await server.database.pool.query('delete from notifications where task_lfdnr = any($1)', [[lfdnr, done.lfdnr]]);
		await Promise.all(Array.from({ length: 4 }, () => tellTasksDue(server.database.db, today)));
		await tellTasksDue(server.database.db, today);
		expect([await notices(clerk, lfdnr), await notices(demo, lfdnr)]).toEqual([['taskDue'], ['taskDue']]);
		expect(await notices(clerk, done.lfdnr)).toEqual([]);
		const { rows } = await server.database.pool.query(
			"select count(*)::int from notifications where task_lfdnr = $1 and user_id = $2 and type = 'taskDue'",
			[lfdnr, clerkId],
		);
		expect(rows).toEqual([{ count: 1 }]);
	});
});
