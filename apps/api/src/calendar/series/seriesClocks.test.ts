import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, calendarCalls, plainAppointment, weekly } from '../../testing/calendarCalls.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

// In 2031 the clocks are put forward on Sunday, 30 March, and back on Sunday, 26 October.

let server: TestApp;
let demo: string;
let calls: ReturnType<typeof calendarCalls>;

const ROOM = 22;

beforeAll(async () => {
	server = await createTestApp();
	({ bearer: demo } = await server.signIn('demo'));
	calls = calendarCalls(server, demo);
});
afterAll(() => server.close());

async function preview(content: object, rule: object = {}) {
	const body = { appointment: { ...plainAppointment, ...content }, rule: { ...weekly, ...rule } };
	const response = await server.ask('POST', '/api/v1/calv2/appointments/serial/preview', { bearer: demo, body });
	return response;
}

async function starts(serialNumber: number): Promise<string[]> {
	return (await calls.seriesRows(serialNumber)).map(({ start }) => start.slice(0, 16));
}

test('a series leaves out the day whose clocks skip its time, and the preview says so before', async () => {
	const night = { ...at('2031-03-23', '02:30', '03:15'), resources: [ROOM] };
	const { dates, count } = (await preview(night, { count: 3 })).json();
	expect(count).toBe(3);
	expect(dates.map(({ start, note }: Record<string, string | null>) => [start, note])).toEqual([
		['2031-03-23T02:30:00', null],
		[null, 'timeSkipped'],
		['2031-04-06T02:30:00', null],
		['2031-04-13T02:30:00', null],
	]);
	expect(await starts(await calls.createSeries(night, { count: 3 }))).toEqual([
		'2031-03-23T02:30',
		'2031-04-06T02:30',
		'2031-04-13T02:30',
	]);
	// Its end may not lie there either, and an hour that is there twice is there.
	const late = await calls.createSeries(
		{ start: '2031-03-28T23:00:00', end: '2031-03-29T02:30:00' },
		{ frequency: 'daily', count: 3 },
	);
	expect(await starts(late)).toEqual(['2031-03-28T23:00', '2031-03-30T23:00', '2031-03-31T23:00']);
	const autumn = await calls.createSeries(at('2031-10-19', '02:30', '03:15'), { count: 2 });
	expect(await starts(autumn)).toEqual(['2031-10-19T02:30', '2031-10-26T02:30']);
});

test('a series that is moved into the skipped hour loses that day, and its history says why', async () => {
	const series = await calls.createSeries(at('2031-03-23', '04:00', '04:30'), { count: 3 });
	const [first, second] = await calls.seriesRows(series);
	if (first === undefined || second === undefined) throw new Error('No series');
	const moved = await calls.move(first, at('2031-03-23', '02:00', '02:30'), 'all');
	expect([moved.statusCode, moved.body]).toEqual([200, moved.body]);
	expect(await starts(series)).toEqual(['2031-03-23T02:00', '2031-04-06T02:00']);
	const { rows } = await server.database.pool.query(
		`select to_text from appointment_history where appointment_lfdnr = $1 and field = 'deleted'`,
		[second.key.lfdnr],
	);
	expect(rows).toEqual([{ to_text: 'Zeitumstellung' }]);
});

test('no free time is offered that the clocks skip', async () => {
	await server.database.pool.query(`insert into calendar_locations (lfdnr, bezeichnung) values (900, 'Nachtdienst')`);
	await server.database.pool.query(`insert into calendar_hours values (900, 7, '00:00', '07:00')`);
	await calls.create({ ...at('2031-03-30', '01:00', '01:45'), resources: [ROOM], location: 900 });
	const refused = await calls.post({ ...at('2031-03-30', '01:00', '01:45'), resources: [ROOM], location: 900 });
	const { free } = refused.json().taken;
	expect(free.map(({ start }: { start: string }) => start.slice(11, 16))).toEqual(['03:15', '04:00', '04:45']);
	for (const slot of free) await calls.create({ ...slot, resources: [ROOM], location: 900 });
	const shifted = await calls.createSeries(
		{ ...at('2031-03-29', '01:00', '01:45'), resources: [ROOM], location: 900, conflictResolution: 'shift' },
		{ frequency: 'daily', count: 2 },
	);
	expect(await starts(shifted)).toEqual(['2031-03-29T01:00', '2031-03-30T05:30']);
});

test('a series whose appointments want the same room at the same time is refused in words, before and while it is made', async () => {
	const long = { start: '2031-05-05T09:00:00', end: '2031-05-06T10:00:00', resources: [ROOM] };
	const refused = await preview(long, { frequency: 'daily', count: 3 });
	expect([refused.statusCode, refused.json().fields]).toEqual([422, { 'body.rule.interval': 'notAllowed' }]);
	// The reserves of its kind count: 10 minutes before, 15 after.
	const nearly = { start: '2031-05-05T09:00:00', end: '2031-05-06T08:40:00', type: 2, resources: [ROOM] };
	expect((await preview(nearly, { frequency: 'daily', count: 3 })).statusCode).toBe(422);
	expect((await preview({ ...nearly, type: 1 }, { frequency: 'daily', count: 3 })).statusCode).toBe(200);
	expect((await preview({ ...long, resources: [] }, { frequency: 'daily', count: 3 })).statusCode).toBe(200);
	expect((await preview(long, { count: 3 })).statusCode).toBe(200);
});
