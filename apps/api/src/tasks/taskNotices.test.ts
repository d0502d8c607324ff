import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';

let server: TestApp;
let demo: string;

beforeAll(async () => {
	server = await createTestApp();
	({ bearer: demo } = await server.signIn('demo'));
});
afterAll(() => server.close());

async function makeTask(content: object, bearer = demo): Promise<{ lfdnr: number; version: number }> {
	const response = await server.ask('PUT', '/api/v1/task', { bearer, body: { title: 'Rückruf', ...content } });
	expect([response.statusCode, response.body]).toEqual([200, response.body]);
	return response.json();
}

async function join(group: number, users: readonly TestUser[]): Promise<void> {
	const members = users.map(({ userId }) => ({ work_group_lfdnr: group, user_id: userId }));
	await server.database.db.insertInto('work_group_members').values(members).execute();
}

/** The users a task was told to, once for each notice that is stored. */
async function toldTo(task: number, type: string): Promise<number[]> {
	const rows = await server.database.db
		.selectFrom('notifications')
		.select('user_id')
		.where('task_lfdnr', '=', task)
		.where('type', '=', type)
		.orderBy('user_id')
		.execute();
	return rows.map(({ user_id }) => user_id);
}

async function shownTo({ username, password }: TestUser, task: number): Promise<string[]> {
	const { bearer } = await server.signIn(username, password);
	const all: { type: string; taskLfdnr: number | null }[] = (
		await server.ask('GET', '/api/v1/notifications', { bearer })
	).json();
	return all.filter(({ taskLfdnr }) => taskLfdnr === task).map(({ type }) => type);
}

// J04
test('each person who may see the task now is told once, by whichever ways they are concerned', async () => {
	const both = await server.createUser({ username: 'doppelt', apps: [4] });
	const member = await server.createUser({ username: 'mitglied', apps: [4] });
	const watcher = await server.createUser({ username: 'beobachter', apps: [4] });
	const left = await server.createUser({ username: 'ausgeschieden', apps: [4], disabled: true });
	const without = await server.createUser({ username: 'ohne-aufgaben', apps: [1] });
	const foreign = await server.createUser({ username: 'andere-firma', apps: [4], firma: 2 });
	const actor = await server.createUser({ username: 'handelnd', apps: [4] });
	await join(4, [both, member, left, without, foreign, actor]);
	const { bearer } = await server.signIn('handelnd');
	const { lfdnr } = await makeTask(
		{
			assignees: [
				{ type: 'USER', id: both.userId },
				{ type: 'WORK_GROUP', id: 4 },
			],
		},
		bearer,
	);
	expect(await toldTo(lfdnr, 'taskAssigned')).toEqual([both.userId, member.userId]);

	for (const { userId } of [watcher, left, without, foreign]) {
		await server.database.db.insertInto('task_watchers').values({ task_lfdnr: lfdnr, user_id: userId }).execute();
	}
	const body = { taskId: lfdnr, lfdnr: null, text: `Bitte ansehen, @[${both.userId}] @[${both.userId}]` };
	expect((await server.ask('PUT', '/api/v1/task-comments', { bearer, body })).statusCode).toBe(200);
	expect(await toldTo(lfdnr, 'taskMentioned')).toEqual([both.userId]);
	expect(await toldTo(lfdnr, 'taskCommented')).toEqual([watcher.userId]);
});

test('whoever loses the app after a notice sees it no more', async () => {
	const reader = await server.createUser({ username: 'verliert-die-app', apps: [1, 4] });
	const { lfdnr } = await makeTask({ assignees: [{ type: 'USER', id: reader.userId }] });
	expect(await shownTo(reader, lfdnr)).toEqual(['taskAssigned']);
	await server.database.db
		.deleteFrom('user_apps')
		.where('user_id', '=', reader.userId)
		.where('app_id', '=', 4)
		.execute();
	expect(await shownTo(reader, lfdnr)).toEqual([]);
});

test('what is due is told once by two processes that look at the same moment', async () => {
	const reader = await server.createUser({ username: 'zwei-prozesse', apps: [4] });
	const day = '2033-04-05';
	const tasks: number[] = [];
	for (let count = 0; count < 40; count++) {
		const { lfdnr } = await makeTask({
			dueDate: `${day}T00:00:00`,
			assignees: [{ type: 'USER', id: reader.userId }],
		});
		tasks.push(lfdnr);
	}
	const processes = [startProcess(), startProcess()];
	try {
		for (const { line } of processes) expect(await line()).toBe('ready');
		for (const { child } of processes) child.stdin?.write(`${day}\n`);
		const told = await Promise.all(processes.map(({ line }) => line()));
		expect(told.map(Number).reduce((sum, count) => sum + count)).toBe(40);
		for (const { child } of processes) child.stdin?.write(`${day}\n`);
		expect(await Promise.all(processes.map(({ line }) => line()))).toEqual(['0', '0']);
	} finally {
		for (const { child } of processes) child.stdin?.end();
		await Promise.all(processes.map(({ ended }) => ended));
	}
	const { rows } = await server.database.pool.query(
		"select count(*)::int from notifications where user_id = $1 and type = 'taskDue' and task_lfdnr = any($2)",
		[reader.userId, tasks],
	);
	expect(rows).toEqual([{ count: 40 }]);
}, 60_000);

interface OwnProcess {
	readonly child: ChildProcess;
	readonly ended: Promise<void>;
	readonly line: () => Promise<string>;
}

function startProcess(): OwnProcess {
	const child = spawn(process.execPath, [fileURLToPath(new URL('testing/tellDue.ts', import.meta.url))], {
		env: { ...process.env, DATABASE_URL: server.database.url },
		stdio: ['pipe', 'pipe', 'inherit'],
	});
	const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
	return {
		child,
		ended: new Promise((resolve) => child.once('exit', () => resolve())),
		line: async () => (await lines.next()).value ?? '',
	};
}
