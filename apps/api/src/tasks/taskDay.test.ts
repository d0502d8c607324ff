import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let server: TestApp;

beforeEach(async () => {
	server = await createTestApp();
});
afterEach(() => server.close());

const EVERY = ['overdue', 'today', 'week', 'later', 'none'] as const;

/** Sets the server's clock to a moment of UTC; a database and a process in UTC is what the tests run with anyway. */
function setClock(moment: string): void {
	server.setClock(0);
	server.setClock((Date.parse(moment) - server.now()) / 1000);
}

// J09: Wednesday 15 July 2026; Vienna is two hours ahead of UTC.
test.each([
	['14.07. 23:59 in Vienna', '2026-07-14T21:59:00Z', 'week'],
	['15.07. 00:01 in Vienna', '2026-07-14T22:01:00Z', 'today'],
	['15.07. 12:00 in Vienna', '2026-07-15T10:00:00Z', 'today'],
	['15.07. 23:59 in Vienna', '2026-07-15T21:59:00Z', 'today'],
	['16.07. 00:01 in Vienna', '2026-07-15T22:01:00Z', 'overdue'],
] as const)('a task of 15.07. seen on %s is in the same group of list, counts and widget', async (_, moment, group) => {
	setClock(moment);
	const user = await server.createUser({ username: 'tagesgenau', apps: [4] });
	const { bearer } = await server.signIn('tagesgenau');
	const ask = async (method: 'PUT' | 'POST' | 'GET', path: string, body?: object) => {
		const response = await server.ask(method, `/api/v1/${path}`, { bearer, ...(body && { body }) });
		expect([response.statusCode, response.body]).toEqual([200, response.body]);
		return response.json();
	};
	const assignees = [{ type: 'USER', id: user.userId }];
	const { lfdnr } = await ask('PUT', 'task', { title: 'Genau', dueDate: '2026-07-15T00:00:00', assignees });
	for (const due of EVERY) {
		const { rows } = await ask('POST', 'task/search', { scope: 'mine', due });
		expect([due, rows.map((row: { lfdnr: number }) => row.lfdnr)]).toEqual([due, due === group ? [lfdnr] : []]);
	}
	const counts = await ask('POST', 'task/counts', { scope: 'mine' });
	expect(EVERY.filter((due) => counts[due] === 1)).toEqual([group]);
	expect([counts.open, counts.done]).toEqual([1, 0]);
	expect((await ask('GET', 'task/user/previews')).rows).toMatchObject([{ lfdnr, dueDate: '2026-07-15T00:00:00' }]);
});

test('of the same day and without one they come by number, the undated at the end', async () => {
	setClock('2026-07-15T10:00:00Z');
	await server.createUser({ username: 'reihung', apps: [4] });
	const { bearer } = await server.signIn('reihung');
	const made: number[] = [];
	for (const day of [null, '2026-07-20', '2026-07-15', null, '2026-07-15', '2026-07-14']) {
		const dueDate = day === null ? null : `${day}T00:00:00`;
		const body = { title: 'Reihung eines Tages', dueDate };
		made.push((await server.ask('PUT', '/api/v1/task', { bearer, body })).json().lfdnr);
	}
	const { rows } = (
		await server.ask('POST', '/api/v1/task/search', { bearer, body: { q: 'Reihung eines Tages' } })
	).json();
	expect(rows.map(({ lfdnr }: { lfdnr: number }) => made.indexOf(lfdnr))).toEqual([5, 2, 4, 1, 0, 3]);
});
