import { afterAll, beforeAll, expect, test } from 'vitest';
import { purge } from '../purge/purge.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let server: TestApp;
let bearer: string;

beforeAll(async () => {
	server = await createTestApp();
	({ bearer } = await server.signIn('demo'));
});
afterAll(() => server.close());

interface Task {
	readonly lfdnr: number;
	readonly version: number;
}

async function ask(method: 'PUT' | 'PATCH' | 'DELETE' | 'POST', path: string, body?: unknown, version?: number) {
	const headers = version === undefined ? {} : { 'if-match': `"${version}"` };
	const response = await server.ask(method, `/api/v1/task${path}`, {
		bearer,
		headers,
		...(body !== undefined && { body }),
	});
	expect([path, response.statusCode, response.body]).toEqual([path, 200, response.body]);
	return response.json();
}

async function rowsOf(text: string): Promise<unknown[]> {
	return (await server.database.pool.query(text)).rows;
}

/** Compares the tables beside the tasks with the tasks themselves. */
async function expectKept(): Promise<void> {
	expect(
		await rowsOf(`select firma, state_lfdnr, due_date, sum(tasks)::int as count from task_tallies
			group by 1, 2, 3 having sum(tasks) <> 0 order by 1, 2, 3`),
	).toEqual(
		await rowsOf(`select firma, state_lfdnr, due_date, count(*)::int as count from tasks where deleted_at is null
			group by 1, 2, 3 order by 1, 2, 3`),
	);
	expect(
		await rowsOf(`select assignee.* from task_assignees assignee join tasks on tasks.lfdnr = assignee.task_lfdnr
			where (assignee.firma, assignee.state_lfdnr, assignee.due_date, assignee.is_live, assignee.created_by,
					assignee.search_words)
				is distinct from (tasks.firma, tasks.state_lfdnr, tasks.due_date, tasks.deleted_at is null, tasks.created_by,
					tasks.search_words)`),
	).toEqual([]);
}

test('what lists and counts are answered from is what the tasks say, after every kind of write and after the purge', async () => {
	await expectKept();
	const assignees = [
		{ type: 'USER', id: 1 },
		{ type: 'WORK_GROUP', id: 1 },
		{ type: 'WORK_GROUP', id: 2 },
	];
	const { lfdnr }: Task = await ask('PUT', '', { title: 'Gezählt', dueDate: '2026-12-03T00:00:00', assignees });
	await expectKept();
	await ask('PATCH', `/${lfdnr}/state`, { value: 2 }, 1);
	await ask('PATCH', `/${lfdnr}/due-date`, { value: null }, 2);
	await expectKept();
	await ask('PATCH', `/${lfdnr}/assignees`, { value: assignees.slice(1) }, 3);
	await ask('PATCH', `/${lfdnr}/title`, { value: 'Anders' }, 4);
	await ask('DELETE', `/${lfdnr}`, undefined, 5);
	await expectKept();
	await ask('POST', `/${lfdnr}/restore`);
	await expectKept();
	await server.database.pool.query('update tasks set due_date = due_date + 1 where lfdnr % 3 = 0');
	await server.database.pool.query('delete from tasks where lfdnr % 7 = 0');
	await expectKept();
	const before = await rowsOf('select * from task_tallies');
	await purge(server.database.pool);
	expect((await rowsOf('select * from task_tallies')).length).toBeLessThan(before.length);
	await expectKept();
});

test('what is given, by whom and with which words is found alike through assignees and through the tasks themselves', async () => {
	const group = { type: 'WORK_GROUP', id: 3 };
	const mine = { type: 'USER', id: 1 };
	const [toGroup, toMe, toNobody]: readonly [Task, Task, Task] = [
		await ask('PUT', '', { title: 'Gegenprobe Zebra', assignees: [group, mine] }),
		await ask('PUT', '', { title: 'Gegenprobe', assignees: [mine] }),
		await ask('PUT', '', { title: 'Gegenprobe Zebra' }),
	];
	await ask('PATCH', `/${toMe.lfdnr}/title`, { value: 'Gegenprobe Zebra neu' }, 1);
	const found = async (question: object) => {
		const { rows, total } = await ask('POST', '/search', { q: 'gegenprobe zebra', done: false, ...question });
		expect(total).toBe(rows.length);
		return rows.map(({ lfdnr }: Task) => lfdnr).sort((one: number, other: number) => one - other);
	};
	for (const sort of ['due', 'lfdnr', 'title', 'state']) {
		expect([sort, await found({ scope: 'all', sort })]).toEqual([sort, [toGroup.lfdnr, toMe.lfdnr, toNobody.lfdnr]]);
		expect([sort, await found({ scope: 'mine', sort })]).toEqual([sort, [toGroup.lfdnr, toMe.lfdnr]]);
		// Given to oneself alone is given to nobody else; to a group as well, it is.
		expect([sort, await found({ scope: 'given', sort })]).toEqual([sort, [toGroup.lfdnr]]);
		expect([sort, await found({ scope: 'all', assignee: group, sort })]).toEqual([sort, [toGroup.lfdnr]]);
	}
	expect(await found({ scope: 'mine', q: String(toMe.lfdnr) })).toEqual([toMe.lfdnr]);
	expect(await found({ scope: 'given', q: String(toMe.lfdnr) })).toEqual([]);
});

test('a task that is given to two groups of the reader is one task, in the list and in its number', async () => {
	await server.database.pool.query('insert into work_group_members values (1, 1), (2, 1) on conflict do nothing');
	const count = async () => (await ask('POST', '/counts', { scope: 'groups' })).open;
	const before = await count();
	const { lfdnr }: Task = await ask('PUT', '', {
		title: 'Für beide Gruppen',
		assignees: [
			{ type: 'WORK_GROUP', id: 1 },
			{ type: 'WORK_GROUP', id: 2 },
		],
	});
	expect((await count()) - before).toBe(1);
	const { rows, total } = await ask('POST', '/search', { scope: 'groups', done: false, size: 200 });
	expect(rows.filter((row: Task) => row.lfdnr === lfdnr)).toHaveLength(1);
	expect(total).toBe(before + 1);
});
