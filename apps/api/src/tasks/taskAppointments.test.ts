import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainAppointment } from '../testing/calendarCalls.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let server: TestApp;
let demo: string;
let admin: string;
/** Has no calendar. */
let verkauf: string;

beforeAll(async () => {
	server = await createTestApp();
	for (const [name, keep] of [
		['demo', (bearer: string) => (demo = bearer)],
		['admin', (bearer: string) => (admin = bearer)],
		['verkauf', (bearer: string) => (verkauf = bearer)],
	] as const)
		keep((await server.signIn(name)).bearer);
});
afterAll(() => server.close());

async function appointment(isPrivate: boolean): Promise<string> {
	const { rows } = await server.database.pool.query<{ lfdnr: number }>(
		'select lfdnr from calendar_scopes where is_private = $1 order by lfdnr limit 1',
		[isPrivate],
	);
	const body = { ...plainAppointment, title: 'Anprobe mit Frau Geheimnis', scope: rows[0]?.lfdnr };
	const response = await server.ask('POST', '/api/v1/calv2/appointments', { bearer: demo, body });
	expect([response.statusCode, response.body]).toEqual([201, response.body]);
	return String(response.json().key.lfdnr);
}

function create(id: string, bearer: string) {
	const body = { title: 'Nachfassen', objects: [{ type: 'APPOINTMENT', id }] };
	return server.ask('PUT', '/api/v1/task', { bearer, body });
}

async function objectsFor(bearer: string, lfdnr: number): Promise<{ type: string; id: string; name: string | null }[]> {
	return (await server.ask('GET', `/api/v1/task/${lfdnr}`, { bearer })).json().objects;
}

test('a task about an appointment names it to who may see it in the calendar, and to nobody else', async () => {
	const [open, own] = [await appointment(false), await appointment(true)];
	for (const [id, others] of [
		[open, 'Anprobe mit Frau Geheimnis'],
		[own, null],
	] as const) {
		const { lfdnr } = (await create(id, demo)).json();
		const object = { type: 'APPOINTMENT', id, addressLfdnr: null };
		expect(await objectsFor(demo, lfdnr)).toEqual([{ ...object, name: 'Anprobe mit Frau Geheimnis' }]);
		expect(await objectsFor(admin, lfdnr)).toEqual([{ ...object, name: others }]);
		expect(await objectsFor(verkauf, lfdnr)).toEqual([{ ...object, name: null }]);
		const found = await server.ask('POST', '/api/v1/task/search', {
			bearer: verkauf,
			body: { scope: 'all', object: { type: 'APPOINTMENT', id } },
		});
		expect(found.json().rows.map((row: { lfdnr: number }) => row.lfdnr)).toEqual([lfdnr]);
		expect(found.body).not.toContain('Geheimnis');
	}
	expect([
		(await create(open, admin)).statusCode,
		(await create(own, admin)).statusCode,
		(await create(open, verkauf)).statusCode,
		(await create('999999999', demo)).json().fields,
	]).toEqual([200, 422, 422, { 'body.objects.0': 'notFound' }]);
});

test('an appointment that is deleted loses its name in the task, and stays in its history by number', async () => {
	const id = await appointment(false);
	const { lfdnr } = (await create(id, demo)).json();
	await server.database.pool.query('update appointments set deleted_at = now() where lfdnr = $1', [id]);
	expect(await objectsFor(demo, lfdnr)).toEqual([{ type: 'APPOINTMENT', id, name: null, addressLfdnr: null }]);
	const changed = await server.ask('PATCH', `/api/v1/task/${lfdnr}/objects`, {
		bearer: demo,
		body: { value: [] },
		headers: { 'if-match': '"1"' },
	});
	expect(changed.statusCode).toBe(200);
	const history = (await server.ask('GET', `/api/v1/task/history/${lfdnr}`, { bearer: demo })).json();
	expect(history).toContainEqual(expect.objectContaining({ field: 'objects', from: `Termin ${id}`, to: '' }));
});

test('each call of tasks succeeds with 200 and nothing else: any other status is an error to its client', () => {
	const contract = JSON.parse(
		readFileSync(new URL('../../../../packages/api-client/openapi.gen.json', import.meta.url), 'utf8'),
	) as { paths: Record<string, Record<string, { responses?: Record<string, unknown> }>> };
	const calls = Object.entries(contract.paths)
		.filter(([path]) => /^\/v1\/task(?:-resources|-comments)?(?:\/|$)/.test(path))
		.flatMap(([path, methods]) =>
			Object.entries(methods).flatMap(([method, { responses }]) =>
				responses === undefined
					? []
					: [`${method} ${path} ${Object.keys(responses).filter((code) => /^[23]/.test(code))}`],
			),
		);
	expect(calls.length).toBeGreaterThanOrEqual(25);
	expect(calls.filter((call) => !call.endsWith(' 200'))).toEqual([]);
});
