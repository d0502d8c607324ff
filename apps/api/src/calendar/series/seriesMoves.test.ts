import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, calendarCalls, type Stored } from '../../testing/calendarCalls.ts';
import { failEachQuery } from '../../testing/failEachQuery.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let server: TestApp;
let calls: ReturnType<typeof calendarCalls>;

const ROOM = 22;
const OTHER_ROOM = 23;

beforeAll(async () => {
	server = await createTestApp();
	calls = calendarCalls(server, (await server.signIn('demo')).bearer);
});
afterAll(() => server.close());

function starts(rows: readonly Stored[]): string[] {
	return rows.map(({ start }) => start.slice(0, 16));
}

async function row(serialNumber: number, index: number): Promise<Stored> {
	const found = (await calls.seriesRows(serialNumber))[index];
	if (found === undefined) throw new Error('No such appointment');
	return found;
}

test('a whole series moves by half an hour over itself, the rooms with it', async () => {
	const series = await calls.createSeries(
		{ ...at('2031-06-02', '09:00', '10:00'), resources: [ROOM] },
		{ frequency: 'daily', count: 5 },
	);
	const moved = await calls.move(await row(series, 2), at('2031-06-04', '09:30', '10:30'), 'all');
	expect([moved.statusCode, moved.body]).toEqual([200, moved.body]);
	expect(starts(await calls.seriesRows(series)).map((start) => start.slice(11))).toEqual(Array(5).fill('09:30'));
	// The old time is free, the new one taken.
	const before = await calls.post({ ...at('2031-06-03', '09:00', '09:30'), resources: [ROOM] });
	const after = await calls.post({ ...at('2031-06-03', '10:00', '10:30'), resources: [ROOM] });
	expect([before.statusCode, after.statusCode]).toEqual([201, 409]);
});

test('a series goes to another day, holidays as its rule says, and its rule names the new days', async () => {
	const series = await calls.createSeries(at('2026-03-22', '19:00', '19:30'), { count: 4, holidays: 'nextWorkday' });
	expect(starts(await calls.seriesRows(series))).toEqual([
		'2026-03-22T19:00',
		'2026-03-29T19:00',
		'2026-04-05T19:00',
		'2026-04-12T19:00',
	]);
	// From Sunday to Monday, of which one is Easter Monday.
	const moved = await calls.move(await row(series, 0), at('2026-03-23', '19:30', '20:00'), 'all');
	expect([moved.statusCode, moved.json().rule.weekdays]).toEqual([200, []]);
	expect(starts(await calls.seriesRows(series))).toEqual([
		'2026-03-23T19:30',
		'2026-03-30T19:30',
		'2026-04-07T19:30',
		'2026-04-13T19:30',
	]);
	const { rows } = await server.database.pool.query(
		'select first_day::text, array(select original_date::text from appointments where serial_number = $1 order by 1) as days from appointment_series where serial_number = $1',
		[series],
	);
	expect(rows).toEqual([{ first_day: '2026-03-23', days: ['2026-03-23', '2026-03-30', '2026-04-06', '2026-04-13'] }]);
});

test('one that would fall on a holiday which the series leaves out is deleted, and its history says why', async () => {
	const series = await calls.createSeries(at('2026-03-28', '19:00', '19:30'), { count: 3, holidays: 'skip' });
	const [, second] = await calls.seriesRows(series);
	await calls.move(await row(series, 0), at('2026-03-30', '19:00', '19:30'), 'all');
	expect(starts(await calls.seriesRows(series))).toEqual(['2026-03-30T19:00', '2026-04-13T19:00']);
	const { rows } = await server.database.pool.query(
		`select to_text from appointment_history where appointment_lfdnr = $1 and field = 'deleted'`,
		[second?.key.lfdnr],
	);
	expect(rows).toEqual([{ to_text: 'Ostermontag' }]);
});

test('from one on: those before stay with their old rule', async () => {
	const series = await calls.createSeries({ ...at('2031-09-01', '09:00', '09:30'), resources: [ROOM] }, { count: 4 });
	const moved = await calls.move(
		await row(series, 2),
		{ ...at('2031-09-16', '10:00', '10:30'), resources: [OTHER_ROOM] },
		'following',
	);
	expect([moved.statusCode, moved.body]).toEqual([200, moved.body]);
	const rest = moved.json().serialNumber;
	expect(rest).not.toBe(series);
	expect(starts(await calls.seriesRows(series))).toEqual(['2031-09-01T09:00', '2031-09-08T09:00']);
	const later = await calls.seriesRows(rest);
	expect(starts(later)).toEqual(['2031-09-16T10:00', '2031-09-23T10:00']);
	expect(later.map(({ resources }) => resources)).toEqual([[OTHER_ROOM], [OTHER_ROOM]]);
});

test('to a day that no rule names is refused, whole', async () => {
	const series = await calls.createSeries(at('2031-10-20', '09:00', '09:30'), {
		frequency: 'monthly',
		monthRule: 'weekday',
		count: 3,
	});
	const before = await calls.seriesRows(series);
	const refused = await calls.move(await row(series, 0), at('2031-10-21', '09:00', '09:30'), 'all');
	expect([refused.statusCode, refused.json().fields]).toEqual([422, { 'body.start': 'notAllowed' }]);
	expect(await calls.seriesRows(series)).toEqual(before);
});

test('with one taken hour it is moved whole or not at all, and the other appointment is named (C22)', async () => {
	const series = await calls.createSeries({ ...at('2031-11-03', '09:00', '09:30'), resources: [ROOM] }, { count: 4 });
	const other = await calls.create({ ...at('2031-11-18', '09:00', '09:30'), resources: [ROOM] });
	const before = await calls.seriesRows(series);
	const refused = await calls.move(await row(series, 0), at('2031-11-04', '09:00', '09:30'), 'all');
	expect([refused.statusCode, refused.json().taken.conflicts[0].lfdnr]).toEqual([409, other.key.lfdnr]);
	expect(await calls.seriesRows(series)).toEqual(before);
});

test('what each has of its own stays: states, and what deviates (C13)', async () => {
	const series = await calls.createSeries({ ...at('2032-01-12', '09:00', '09:30'), resources: [ROOM] }, { count: 4 });
	expect((await calls.setState(await row(series, 0), 5)).statusCode).toBe(200);
	expect((await calls.setState(await row(series, 3), 7)).statusCode).toBe(200);
	await calls.put(await row(series, 1), {
		...at('2032-01-19', '14:00', '14:30'),
		title: 'Verlegt',
		resources: [OTHER_ROOM],
	});
	const third = await row(series, 2);
	// Whoever changes all is told of it.
	expect([third.deviating, (await row(series, 1)).deviating]).toEqual([['2032-01-19T14:00:00'], []]);
	const changed = await calls.put(
		third,
		{ ...at('2032-01-26', '09:30', '10:00'), title: 'Alle', resources: [ROOM] },
		'all',
	);
	expect([changed.statusCode, changed.body]).toEqual([200, changed.body]);
	const after = await calls.seriesRows(series);
	expect(after.map(({ title, start, state }) => [title, start.slice(11, 16), state])).toEqual([
		['Alle', '09:30', 5],
		['Verlegt', '14:00', 1],
		['Alle', '09:30', 1],
		['Alle', '09:30', 7],
	]);
	// The cancelled one takes no time.
	expect((await calls.post({ ...at('2032-02-02', '09:30', '10:00'), resources: [ROOM] })).statusCode).toBe(201);
	// From the deviating one on all go along, each in its own room and under its own title.
	const moved = await calls.move(after[1] as Stored, at('2032-01-20', '15:00', '15:30'), 'all');
	expect([moved.statusCode, moved.body]).toEqual([200, moved.body]);
	const last = await calls.seriesRows(series);
	expect(last.map(({ title, start, resources }) => [title, start.slice(0, 16), resources])).toEqual([
		['Alle', '2032-01-13T10:30', [ROOM]],
		['Verlegt', '2032-01-20T15:00', [OTHER_ROOM]],
		['Alle', '2032-01-27T10:30', [ROOM]],
		['Alle', '2032-02-03T10:30', [ROOM]],
	]);
});

test('is stored whole or not at all', async () => {
	const series = await calls.createSeries({ ...at('2032-03-01', '09:00', '09:30'), resources: [ROOM] }, { count: 3 });
	let day = 1;
	await failEachQuery(server, async () => {
		const first = await row(series, 0);
		day = first.start.startsWith('2032-03-01') ? 2 : 1;
		return () => calls.move(first, at(`2032-03-0${day}`, '09:00', '09:30'), 'all');
	});
}, 180_000);
