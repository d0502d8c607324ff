import { convertIcsCalendar, type IcsEvent } from 'ts-ics';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, calendarCalls } from '../testing/calendarCalls.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

// Other programs read feeds with parsers of their own; this one is not ours.

let server: TestApp;
let demo: string;
let calls: ReturnType<typeof calendarCalls>;

const TITLE = `Anprobe, Fuß; links \\ groß ${'ü'.repeat(80)} Ende`;

beforeAll(async () => {
	server = await createTestApp();
	({ bearer: demo } = await server.signIn('demo'));
	calls = calendarCalls(server, demo);
});
afterAll(() => server.close());

async function feed(): Promise<() => Promise<string>> {
	const body = { bezeichnung: 'Outlook', level: 'withoutPersons' };
	const { file } = (await server.ask('POST', '/api/v1/calv2/feeds', { bearer: demo, body })).json();
	return async () => (await server.ask('GET', `/api/v1/calv2/feed/${file}`)).body;
}

function eventsOf(text: string): readonly IcsEvent[] {
	return convertIcsCalendar(undefined, text).events ?? [];
}

test('a parser reads titles, zone, times and whole days as they were entered (C30)', async () => {
	const read = await feed();
	await calls.create({ ...at('2026-12-23', '20:00', '20:45'), title: TITLE, resources: [1] });
	await calls.create({
		title: 'Betriebsurlaub Süd',
		start: '2027-10-04T00:00:00',
		end: '2027-10-06T00:00:00',
		allDay: true,
		resources: [1],
	});
	const text = await read();
	const events = eventsOf(text);
	expect(events.length).toBe(text.match(/^BEGIN:VEVENT/gm)?.length);
	expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
	const fitting = events.find(({ summary }) => summary?.includes('Fuß'));
	expect(fitting?.summary).toBe(TITLE);
	expect(fitting?.start.local?.timezone).toBe('Europe/Vienna');
	// Half past of Vienna's winter.
	expect(fitting?.start.date.toISOString()).toBe('2026-12-23T19:00:00.000Z');
	const holiday = events.find(({ summary }) => summary === 'Betriebsurlaub Süd');
	expect([holiday?.start.type, holiday?.start.date.toISOString().slice(0, 10)]).toEqual(['DATE', '2027-10-04']);
	expect(holiday?.end?.date.toISOString().slice(0, 10)).toBe('2027-10-06');
});

test('it is byte for byte the same while nothing changes, and keeps its numbers when something does', async () => {
	const read = await feed();
	const made = await calls.create({ ...at('2026-12-22', '20:00', '20:45'), title: 'Gleichbleibend', resources: [1] });
	const first = await read();
	expect(await read()).toBe(first);
	const find = (text: string) => eventsOf(text).find(({ summary }) => summary === 'Gleichbleibend');
	await calls.move(made, at('2026-12-22', '20:15', '21:00'));
	const moved = find(await read());
	expect(moved?.uid).toBe(find(first)?.uid);
	expect(Number(moved?.sequence)).toBe(Number(find(first)?.sequence) + 1);
	await calls.remove({ ...made, version: made.version + 1 });
	expect(find(await read())).toBeUndefined();
});
