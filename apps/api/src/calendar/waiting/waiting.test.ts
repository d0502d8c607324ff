import { viennaTime, viennaToday } from '@kontor/german/dateTime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at, calendarCalls } from '../../testing/calendarCalls.ts';
import { failEachQuery } from '../../testing/failEachQuery.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import type { WaitingEntry } from './waiting.ts';

let server: TestApp;
let demo: string;
/** Has the calendar and nothing else. */
let clerk: string;
let patient: number;
let calls: ReturnType<typeof calendarCalls>;

const ROOM = 22;
const OTHER_ROOM = 23;
const path = '/api/v1/calv2/waiting';

const plain = {
	title: 'Anprobe',
	address: null as number | null,
	type: 1,
	location: null as number | null,
	resources: [] as number[],
	minutes: 30,
	from: '2030-06-03',
	until: null as string | null,
	dayTime: 'any',
	telNr: '',
	text: '',
};

beforeAll(async () => {
	server = await createTestApp();
	({ bearer: demo } = await server.signIn('demo'));
	calls = calendarCalls(server, demo);
	const user = await server.createUser({ username: 'empfang', apps: [2] });
	({ bearer: clerk } = await server.signIn('empfang', user.password));
	const { lfdnr } = await server.database.db
		.insertInto('addresses')
		.values({ is_person: true, lastname: 'Wartegeheimnis', kd_patient: true, tel: '0316 123' })
		.returning('lfdnr')
		.executeTakeFirstOrThrow();
	patient = lfdnr;
	// The demo data have a list of their own.
	await endAll();
});
afterAll(() => server.close());

function post(content: Partial<typeof plain>, bearer = demo) {
	return server.ask('POST', path, { bearer, body: { ...plain, ...content } });
}

async function create(content: Partial<typeof plain> = {}): Promise<WaitingEntry> {
	const response = await post(content);
	expect([response.statusCode, response.body]).toEqual([201, response.body]);
	return response.json();
}

async function list(bearer = demo): Promise<WaitingEntry[]> {
	return (await server.ask('GET', path, { bearer })).json();
}

function put({ lfdnr, version }: WaitingEntry, content: Partial<typeof plain>) {
	return server.ask('PUT', `${path}/${lfdnr}`, {
		bearer: demo,
		body: { ...plain, ...content },
		headers: { 'if-match': `"${version}"` },
	});
}

function end({ lfdnr, version }: WaitingEntry) {
	return server.ask('DELETE', `${path}/${lfdnr}`, { bearer: demo, headers: { 'if-match': `"${version}"` } });
}

async function propose(
	free: { start: string; end: string; serialNumber?: number; movedTo?: string },
	resources: number[],
	location: number | null = null,
) {
	const response = await server.ask('POST', `${path}/proposals`, {
		bearer: demo,
		body: { ...free, resources, location },
	});
	expect([response.statusCode, response.body]).toEqual([200, response.body]);
	return response.json() as { entry: WaitingEntry; start: string; end: string; resources: number[] }[];
}

async function endAll(): Promise<void> {
	for (const entry of await list()) await end(entry);
}

describe('who waits', () => {
	test('is put on the list with everything, found there, changed and taken off', async () => {
		const made = await create({
			address: patient,
			resources: [ROOM],
			until: '2030-07-01',
			dayTime: 'morning',
			text: 'Notiz',
		});
		expect(made).toMatchObject({ addressName: 'Wartegeheimnis', resources: [ROOM], until: '2030-07-01', version: 1 });
		expect(await list()).toEqual([made]);
		const changed = (await put(made, { minutes: 45 })).json();
		expect([changed.minutes, changed.resources, changed.version]).toEqual([45, [], 2]);
		expect((await put(made, {})).statusCode).toBe(412);
		expect((await end(made)).statusCode).toBe(412);
		expect((await end(changed)).statusCode).toBe(204);
		expect(await list()).toEqual([]);
		expect((await end(changed)).statusCode).toBe(404);
	});

	test('has no name for who lacks the CRM, and reading it to change it is noted', async () => {
		const made = await create({ address: patient });
		expect((await list(clerk)).map(({ addressName, address }) => [addressName, address])).toEqual([[null, patient]]);
		expect((await post({ address: patient }, clerk)).json().fields).toEqual({ 'body.address': 'notFound' });
		const { rows } = await server.database.pool.query(
			`select subject from audit_log where action = 'patientRead' and subject = $1`,
			[`address/${patient} createWaiting`],
		);
		expect(rows.length).toBeGreaterThan(0);
		await end(made);
	});

	test.each([
		[{ title: ' ' }, 'body.title', 'missing'],
		[{ minutes: 32 }, 'body.minutes', 'invalid'],
		[{ from: '2030-02-30' }, 'body.from', 'dateInvalid'],
		[{ until: '2030-02-30' }, 'body.until', 'dateInvalid'],
		[{ until: '2030-06-02' }, 'body.until', 'dateTooEarly'],
		[{ type: 999 }, 'body.type', 'notFound'],
		[{ location: 999 }, 'body.location', 'notFound'],
		[{ address: 999_999 }, 'body.address', 'notFound'],
		[{ resources: [999] }, 'body.resources.0', 'notFound'],
	])('with %o is refused at its field', async (content, field, code) => {
		const response = await post(content);
		expect([response.statusCode, response.json().fields]).toEqual([422, { [field]: code }]);
	});
});

describe('what becomes free', () => {
	test('is proposed to who has waited longest, if it suits, and only while it is free', async () => {
		const day = '2030-06-04';
		const taken = await calls.create({ ...at(day, '09:00', '10:00'), resources: [ROOM, 1] });
		const first = await create({ resources: [ROOM] });
		const second = await create({ minutes: 60 });
		await create({ minutes: 90 });
		await create({ resources: [OTHER_ROOM] });
		await create({ dayTime: 'afternoon' });
		await create({ from: '2030-06-05' });
		await create({ from: '2030-06-03', until: '2030-06-03' });
		const free = at(day, '09:00', '10:00');
		expect(await propose(free, [ROOM, 1])).toEqual([]);
		await calls.remove(taken);
		const proposals = await propose(free, [ROOM, 1]);
		expect(proposals.map(({ entry, start, end: until, resources }) => [entry.lfdnr, start, until, resources])).toEqual([
			[first.lfdnr, `${day}T09:00:00`, `${day}T09:30:00`, [ROOM]],
			[second.lfdnr, `${day}T09:00:00`, `${day}T10:00:00`, [ROOM, 1]],
		]);
		// Each proposal can be booked as it is, and books the entry with it.
		const [proposal] = proposals;
		const { start, end: until, resources } = proposal ?? { start: '', end: '', resources: [] };
		const booked = await calls.post({ start, end: until, resources }, `?waiting=${first.lfdnr}`);
		expect(booked.statusCode).toBe(201);
		expect((await list()).map(({ lfdnr }) => lfdnr)).not.toContain(first.lfdnr);
		const again = await calls.post({ ...at(day, '15:00', '15:30') }, `?waiting=${first.lfdnr}`);
		expect([again.statusCode, again.json().fields]).toEqual([422, { 'query.waiting': 'notFound' }]);
		await endAll();
	});

	test('lies within the hours of its location, reserves of both sides kept (C25)', async () => {
		const day = '2030-06-06';
		await calls.create({ ...at(day, '10:00', '10:30'), type: 2, resources: [ROOM] });
		await create({ type: 2, location: 1, resources: [ROOM] });
		// Before the location opens.
		expect(await propose(at(day, '05:00', '06:00'), [ROOM], 1)).toEqual([]);
		expect(await propose(at(day, '10:30', '11:00'), [ROOM], 1)).toEqual([]);
		const found = await propose(at(day, '10:30', '12:00'), [ROOM], 1);
		expect(found.map(({ start }) => start)).toEqual([`${day}T10:55:00`]);
		expect(await propose(at(day, '13:00', '14:00'), [ROOM], 2)).toEqual([]);
		await endAll();
	});

	test('of a series that falls away is any of its times, each for the first it suits', async () => {
		const serialNumber = await calls.createSeries({ ...at('2030-09-02', '09:00', '10:00'), resources: [ROOM] });
		const rows = await calls.seriesRows(serialNumber);
		const days = rows.map(({ start }) => start.slice(0, 10));
		const first = await create({ from: '2030-09-01', resources: [ROOM] });
		const second = await create({ from: String(days[2]), resources: [ROOM] });
		await create({ from: '2031-09-01', resources: [ROOM] });
		await create({ from: '2030-09-01', resources: [OTHER_ROOM] });
		const [opened, chosen] = rows;
		if (opened === undefined || chosen === undefined) throw new Error('No series');
		const free = { start: opened.start, end: opened.end, serialNumber };
		expect(await propose(free, [ROOM])).toEqual([]);
		expect((await calls.remove(chosen, 'following')).statusCode).toBe(200);
		// Somebody else has one of the times meanwhile.
		await calls.create({ ...at(String(days[1]), '09:00', '10:00'), resources: [ROOM] });
		const found = await propose(free, [ROOM]);
		expect(found.map(({ entry, start }) => [entry.lfdnr, start])).toEqual([
			[first.lfdnr, `${days[2]}T09:00:00`],
			[second.lfdnr, `${days[2]}T09:00:00`],
		]);
		await endAll();
	});

	test('of a cancelled series is proposed too, what is left of it is not', async () => {
		const series = { ...at('2030-10-07', '09:00', '10:00'), resources: [ROOM] };
		const serialNumber = await calls.createSeries(series, { count: 3 });
		const [, , third] = await calls.seriesRows(serialNumber);
		if (third === undefined) throw new Error('No series');
		await create({ from: '2030-10-01', resources: [ROOM] });
		const free = { start: third.start, end: third.end, serialNumber };
		expect((await calls.setState(third, 7)).statusCode).toBe(200);
		expect((await propose(free, [ROOM])).map(({ start }) => start)).toEqual([third.start]);
		await endAll();
	});

	test('of a series that was moved is any time it has left, as far as nobody has it, with its old rooms', async () => {
		const series = { ...at('2030-11-04', '09:00', '10:00'), resources: [ROOM] };
		const serialNumber = await calls.createSeries(series, { count: 4 });
		const [first, second, third] = await calls.seriesRows(serialNumber);
		if (first === undefined || second === undefined || third === undefined) throw new Error('No series');
		const waits = await create({ from: '2030-11-08', resources: [ROOM] });
		const longer = await create({ from: '2030-11-12', minutes: 60, resources: [ROOM] });
		await create({ from: '2030-11-26', resources: [ROOM] });
		// One has a time of its own, which it keeps.
		expect((await calls.move(second, at('2030-11-11', '15:00', '16:00'))).statusCode).toBe(200);
		const [now] = await calls.seriesRows(serialNumber);
		if (now === undefined) throw new Error('No series');
		const moved = await calls.move(now, { ...at('2030-11-05', '09:30', '10:30'), resources: [OTHER_ROOM] }, 'all');
		expect([moved.statusCode, moved.body]).toEqual([200, moved.body]);
		const free = { start: first.start, end: first.end, serialNumber };
		expect(await propose(free, [ROOM])).toEqual([]);
		const found = await propose({ ...free, movedTo: moved.json().start }, [ROOM]);
		expect(found.map(({ entry, start, resources }) => [entry.lfdnr, start, resources])).toEqual([
			[waits.lfdnr, '2030-11-18T09:00:00', [ROOM]],
			[longer.lfdnr, '2030-11-18T09:00:00', [ROOM]],
		]);
		await endAll();
	});

	test('of a series that goes half an hour on is what it leaves of its time; the holiday it skipped stays out', async () => {
		// Daily over the 26th of October, a holiday.
		const series = { ...at('2030-10-24', '09:00', '10:00'), resources: [ROOM] };
		const rule = { frequency: 'daily' as const, count: 4, holidays: 'nextWorkday' as const };
		const serialNumber = await calls.createSeries(series, rule);
		const [first] = await calls.seriesRows(serialNumber);
		if (first === undefined) throw new Error('No series');
		await create({ from: '2030-10-24', minutes: 60, resources: [ROOM] });
		const half = await create({ from: '2030-10-26', minutes: 30, resources: [ROOM] });
		const moved = await calls.move(first, { ...at('2030-10-24', '09:30', '10:30'), resources: [ROOM] }, 'all');
		expect(moved.statusCode).toBe(200);
		const free = { start: first.start, end: first.end, serialNumber, movedTo: moved.json().start };
		expect((await propose(free, [ROOM])).map(({ entry, start }) => [entry.lfdnr, start])).toEqual([
			[half.lfdnr, '2030-10-27T09:00:00'],
		]);
		await endAll();
	});

	test('is proposed from now on where it has begun already', async () => {
		const before = `${viennaToday(Date.now())}T${viennaTime(Date.now())}`;
		await create({ from: '2026-01-01', minutes: 5 });
		const [found] = await propose({ start: '2026-01-01T00:00:00', end: '2030-01-01T00:00:00' }, []);
		expect(String(found?.start) >= before).toBe(true);
		await endAll();
	});

	test.each([
		[{ start: '2030-02-30T09:00:00', end: '2030-03-01T09:00:00' }, 'body.start', 'dateInvalid'],
		[{ start: '2030-02-28T09:00:00', end: '2030-02-30T09:00:00' }, 'body.end', 'dateInvalid'],
		[{ start: '2030-06-03T09:00:00', end: '2030-06-03T09:00:00' }, 'body.end', 'outOfRange'],
		[{ ...at('2030-06-03', '09:00', '09:30'), movedTo: '2030-02-30T09:00:00' }, 'body.movedTo', 'dateInvalid'],
	])('%o is no time', async (free, field, code) => {
		const response = await server.ask('POST', `${path}/proposals`, {
			bearer: demo,
			body: { ...free, resources: [], location: null },
		});
		expect([response.statusCode, response.json().fields]).toEqual([422, { [field]: code }]);
	});
});

test('an entry is stored, changed, booked and ended whole or not at all', async () => {
	await failEachQuery(server, async () => () => post({ resources: [ROOM] }));
	await endAll();
	await create({ resources: [ROOM] });
	const only = async (): Promise<WaitingEntry> => (await list())[0] ?? create({ resources: [ROOM] });
	await failEachQuery(server, async () => {
		const entry = await only();
		return () => put(entry, { minutes: entry.minutes === 30 ? 45 : 30 });
	});
	await failEachQuery(server, async () => {
		const entry = await only();
		return () => calls.post(at('2030-08-01', '09:00', '09:30'), `?waiting=${entry.lfdnr}`);
	});
	await failEachQuery(server, async () => {
		const entry = await only();
		return () => end(entry);
	});
}, 180_000);
