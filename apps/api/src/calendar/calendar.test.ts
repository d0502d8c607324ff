import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failEachQuery } from '../testing/failEachQuery.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let server: TestApp;
let demo: string;
let admin: string;
/** Has the calendar and nothing else. */
let clerk: string;
let patient: number;

// People 1 to 3 are the demo accounts; nothing of the demo data lies in the years the tests use.
const ROOM = 22;
const OTHER_ROOM = 23;

interface Stored {
	key: { firma: number; lfdnr: number };
	title: string;
	start: string;
	end: string;
	resources: number[];
	addresses: { lfdnr: number; name: string | null; tel: string }[];
	serialNumber: number | null;
	deviates: boolean;
	isBusy: boolean;
	version: number;
	text: string;
	telNr: string;
}

const plain = {
	title: 'Anprobe',
	start: '2030-06-03T09:00:00',
	end: '2030-06-03T09:30:00',
	allDay: false,
	type: 1,
	state: 1,
	scope: 1,
	location: 1,
	resources: [] as number[],
	addresses: [] as number[],
	objects: [] as string[],
	documents: [] as string[],
	telNr: '',
	text: '',
	conflictResolution: 'none',
	overbookReason: '',
};
const weekly = {
	frequency: 'weekly',
	interval: 1,
	weekdays: [],
	monthRule: 'day',
	count: 10,
	until: null,
	holidays: 'keep',
};
const path = '/api/v1/calv2/appointments';

beforeAll(async () => {
	server = await createTestApp();
	({ bearer: demo } = await server.signIn('demo'));
	({ bearer: admin } = await server.signIn('admin'));
	const user = await server.createUser({ username: 'empfang', apps: [2] });
	({ bearer: clerk } = await server.signIn('empfang', user.password));
	const { lfdnr } = await server.database.db
		.insertInto('addresses')
		.values({ is_person: true, lastname: 'Geheimnis', kd_patient: true, tel: '0316 123' })
		.returning('lfdnr')
		.executeTakeFirstOrThrow();
	patient = lfdnr;
});
afterAll(() => server.close());

function at(day: string, from: string, to: string) {
	return { start: `${day}T${from}:00`, end: `${day}T${to}:00` };
}

function post(content: object, bearer = demo) {
	return server.ask('POST', path, { bearer, body: { ...plain, ...content } });
}

async function create(content: object = {}, bearer = demo): Promise<Stored> {
	const response = await post(content, bearer);
	expect([response.statusCode, response.body]).toEqual([201, response.body]);
	return response.json();
}

function put({ key, version }: Stored, content: object, reach = 'this', bearer = demo) {
	return server.ask('PUT', `${path}/${key.lfdnr}?reach=${reach}`, {
		bearer,
		body: { ...plain, ...content },
		headers: { 'if-match': `"${version}"` },
	});
}

function move({ key, version }: Stored, body: object, bearer = demo) {
	return server.ask('PATCH', `${path}/${key.lfdnr}/time`, {
		bearer,
		body: { allDay: false, ...body },
		headers: { 'if-match': `"${version}"` },
	});
}

function remove({ key, version }: Stored, reach = 'this') {
	return server.ask('DELETE', `${path}/${key.lfdnr}?reach=${reach}`, {
		bearer: demo,
		headers: { 'if-match': `"${version}"` },
	});
}

async function previews(day: string, bearer = demo): Promise<(Stored & { lfdnr: number })[]> {
	const response = await server.ask('GET', `${path}/previews?start=${day}T00:00:00&end=${day}T23:59:59`, { bearer });
	expect([response.statusCode, response.body]).toEqual([200, response.body]);
	return response.json().appointments;
}

async function details(lfdnrs: number[], bearer = demo): Promise<Stored[]> {
	const keys = lfdnrs.map((lfdnr) => ({ firma: 1, lfdnr }));
	return (await server.ask('POST', `${path}/details`, { bearer, body: { keys } })).json();
}

async function preview(appointment: object, rule: object = weekly) {
	const body = { appointment: { ...plain, ...appointment }, rule };
	const response = await server.ask('POST', `${path}/serial/preview`, { bearer: demo, body });
	expect([response.statusCode, response.body]).toEqual([200, response.body]);
	return { body, ...response.json() };
}

async function createSeries(appointment: object, rule: object = weekly) {
	const { body, hash } = await preview(appointment, rule);
	return server.ask('POST', `${path}/serial`, { bearer: demo, body: { ...body, hash } });
}

async function seriesRows(serialNumber: number): Promise<Stored[]> {
	const { rows } = await server.database.pool.query(
		'select lfdnr from appointments where serial_number = $1 and deleted_at is null order by starts_at',
		[serialNumber],
	);
	return details(rows.map(({ lfdnr }: { lfdnr: number }) => lfdnr));
}

async function history(lfdnr: number, bearer = demo) {
	return server.ask('POST', `${path}/history`, { bearer, body: { key: { firma: 1, lfdnr } } });
}

describe('an appointment', () => {
	test('is made with everything it has, and read so', async () => {
		const made = await create({ resources: [ROOM, 1], addresses: [patient], telNr: ' 0316 123 ', text: 'Notiz' });
		expect(made).toMatchObject({
			title: 'Anprobe',
			...at('2030-06-03', '09:00', '09:30'),
			duration: 30,
			resources: [1, ROOM],
			addresses: [{ lfdnr: patient, name: 'Geheimnis', tel: '0316 123' }],
			telNr: '0316 123',
			serialNumber: null,
			version: 1,
		});
		expect(await details([made.key.lfdnr])).toEqual([made]);
		const [found] = (await previews('2030-06-03')).filter(({ lfdnr }) => lfdnr === made.key.lfdnr);
		expect(found).toMatchObject({ title: 'Anprobe', addressName: 'Geheimnis', resources: [1, ROOM] });
	});

	test.each([
		[{ title: ' \u200b ' }, 'body.title', 'missing'],
		[{ start: '2030-02-30T09:00:00' }, 'body.start', 'dateInvalid'],
		[{ end: '2030-06-03T09:00:00' }, 'body.end', 'outOfRange'],
		[{ start: '2030-03-31T02:30:00', end: '2030-03-31T03:30:00' }, 'body.start', 'timeSkipped'],
		[{ start: '2030-03-31T01:30:00', end: '2030-03-31T02:30:00' }, 'body.end', 'timeSkipped'],
		[{ end: '2030-06-03T09:32:00' }, 'body.end', 'invalid'],
		[{ type: 999 }, 'body.type', 'notFound'],
		[{ location: 999 }, 'body.location', 'notFound'],
		[{ resources: [999] }, 'body.resources.0', 'notFound'],
		[{ addresses: [999_999] }, 'body.addresses.0', 'notFound'],
		[{ objects: ['gibt es nicht'] }, 'body.objects.0', 'notFound'],
		[{ documents: ['x1'] }, 'body.documents.0', 'notFound'],
		[{ conflictResolution: 'overbook' }, 'body.overbookReason', 'missing'],
	])('with %o is refused at its field', async (content, field, code) => {
		const response = await post(content);
		expect([response.statusCode, response.json().fields]).toEqual([422, { [field]: code }]);
	});

	test('never tells the name of a patient to who lacks the CRM, nor lets them look for one', async () => {
		const { key } = await create({ ...at('2030-06-04', '09:00', '09:30'), addresses: [patient] });
		const [seen] = await details([key.lfdnr], clerk);
		expect(seen?.addresses).toEqual([{ lfdnr: patient, name: null, tel: '' }]);
		const search = await server.ask('POST', `${path}/search`, { bearer: clerk, body: { q: 'Geheimnis' } });
		const list = await server.ask('POST', '/api/v1/calv2/information/addressSearch', {
			bearer: clerk,
			body: { q: 'Geheimnis' },
		});
		expect([search.json(), list.json()]).toEqual([[], []]);
		expect((await post({ addresses: [patient] }, clerk)).statusCode).toBe(422);
		const found = await server.ask('POST', `${path}/search`, { bearer: demo, body: { q: 'Geheimnis' } });
		expect(found.json().map(({ lfdnr }: { lfdnr: number }) => lfdnr)).toContain(key.lfdnr);
	});

	test('that is private shows others only that somebody is busy, and nobody of them may change it', async () => {
		const made = await create({
			...at('2030-06-05', '09:00', '09:30'),
			scope: 3,
			title: 'Zahnarzt',
			resources: [1],
			addresses: [patient],
			text: 'Wurzel',
		});
		const [seen] = await details([made.key.lfdnr], admin);
		expect(seen).toMatchObject({ title: 'Beschäftigt', isBusy: true, type: null, addresses: [], text: '' });
		const all = JSON.stringify([seen, await previews('2030-06-05', admin)]);
		for (const word of ['Zahnarzt', 'Wurzel', 'Geheimnis']) expect(all).not.toContain(word);
		const refused = await put(made, { title: 'x' }, 'this', admin);
		expect(refused.json().fields).toEqual({ 'path.lfdnr': 'notAllowed' });
		expect((await history(made.key.lfdnr, admin)).statusCode).toBe(404);
		const taken = await post({ ...at('2030-06-05', '09:00', '09:30'), resources: [1] }, admin);
		expect(taken.json().taken.conflicts[0].title).toBe('Beschäftigt');
		const search = await server.ask('GET', `${path}/search?q=Zahnarzt`, { bearer: admin });
		expect(search.json()).toEqual([]);
		expect((await details([made.key.lfdnr]))[0]?.title).toBe('Zahnarzt');
	});

	test('of another firma is not there', async () => {
		const made = await create(at('2030-06-06', '09:00', '09:30'));
		await server.database.db
			.updateTable('appointments')
			.set({ firma: 2 })
			.where('lfdnr', '=', made.key.lfdnr)
			.execute();
		expect(await details([made.key.lfdnr])).toEqual([]);
		expect((await put(made, {})).statusCode).toBe(404);
	});

	test('keeps what was changed in words, and nothing without a change', async () => {
		const made = await create(at('2030-06-07', '09:00', '09:30'));
		const same = (await put(made, at('2030-06-07', '09:00', '09:30'))).json();
		expect(same.version).toBe(1);
		await put(made, { ...at('2030-06-07', '10:00', '10:30'), type: 2, text: 'Diagnose' });
		const rows = (await history(made.key.lfdnr)).json();
		expect(rows.map(({ field, from, to }: Record<string, string>) => [field, from, to])).toEqual([
			['text', '', 'geändert'],
			['type', 'Beratung', 'Anprobe'],
			['time', 'Fr, 7. Juni 2030, 09:00 bis 09:30', 'Fr, 7. Juni 2030, 10:00 bis 10:30'],
			['created', '', 'Anprobe'],
		]);
	});

	test('that somebody else has changed is not overwritten', async () => {
		const made = await create(at('2030-06-11', '09:00', '09:30'));
		await put(made, { ...at('2030-06-11', '09:00', '09:30'), title: 'Neu' });
		const refused = await move(made, at('2030-06-11', '10:00', '10:30'));
		expect([refused.statusCode, refused.json().current.title]).toEqual([412, 'Neu']);
	});

	test('is moved over the change of the clocks by its date alone (C02)', async () => {
		const made = await create(at('2030-03-30', '09:00', '09:45'));
		const moved = (await move(made, at('2030-03-31', '09:00', '09:45'))).json();
		expect([moved.start, moved.end, moved.duration]).toEqual(['2030-03-31T09:00:00', '2030-03-31T09:45:00', 45]);
	});
});

describe('a time', () => {
	test('is given to one of twenty who want it at once; the others are told to whom (C22)', async () => {
		const wanted = { ...at('2030-06-12', '09:00', '09:30'), resources: [ROOM] };
		const answers = await Promise.all(Array.from({ length: 20 }, () => post(wanted)));
		const statuses = answers.map(({ statusCode }) => statusCode).sort();
		expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
		const winner = answers.find(({ statusCode }) => statusCode === 201)?.json().key.lfdnr;
		for (const answer of answers.filter(({ statusCode }) => statusCode === 409)) {
			expect(answer.json().taken.conflicts).toMatchObject([{ lfdnr: winner, resource: ROOM, title: 'Anprobe' }]);
		}
		expect((await post({ ...wanted, ...at('2030-06-12', '09:30', '10:00') })).statusCode).toBe(201);
	});

	test('is taken once even past all rules; two swap in one transaction (C22)', async () => {
		const early = await create({ ...at('2030-06-20', '09:00', '09:30'), resources: [ROOM] });
		const late = await create({ ...at('2030-06-20', '09:30', '10:00'), resources: [ROOM] });
		const { db } = server.database;
		const take = (of: Stored, from: string, to: string) =>
			db
				.updateTable('appointment_resources')
				.set({ during: `[2030-06-20T${from},2030-06-20T${to})` })
				.where('appointment_lfdnr', '=', of.key.lfdnr);
		await expect(take(early, '09:15', '09:45').execute()).rejects.toMatchObject({ code: '23P01' });
		await db.transaction().execute(async (swap) => {
			await sql`set constraints appointment_resources_free deferred`.execute(swap);
			await swap.executeQuery(take(early, '09:30', '10:00'));
			await swap.executeQuery(take(late, '09:00', '09:30'));
		});
		await expect(take(early, '09:00', '09:00').execute()).rejects.toMatchObject({ code: '23514' });
	});

	test('is kept free by reserves of both sides, and what is offered can be booked (C25)', async () => {
		await create({ ...at('2030-06-13', '09:00', '09:30'), type: 2, resources: [ROOM] });
		const refused = await post({ ...at('2030-06-13', '09:30', '10:00'), type: 2, resources: [ROOM] });
		const { free } = refused.json().taken;
		expect(free.map(({ start }: { start: string }) => start.slice(11, 16))).toEqual(['09:55', '10:50', '11:45']);
		for (const slot of free) await create({ ...slot, type: 2, resources: [ROOM] });
		// The reserve before one that is there counts too, for one that has none of its own.
		const before = await post({ ...at('2030-06-13', '08:30', '08:55'), resources: [ROOM] });
		const clear = await post({ ...at('2030-06-13', '08:20', '08:50'), resources: [ROOM] });
		expect([before.json().taken?.conflicts.length, clear.statusCode]).toEqual([1, 201]);
		// So do both of one that is new, beside one that has none.
		const bare = await create({ ...at('2030-06-13', '15:00', '15:30'), resources: [ROOM] });
		const asked = [at('2030-06-13', '15:35', '15:50'), at('2030-06-13', '14:30', '14:50')];
		for (const time of asked) {
			const refused = (await post({ ...time, type: 2, resources: [ROOM] })).json();
			expect(refused.taken?.conflicts).toMatchObject([{ lfdnr: bare.key.lfdnr }]);
		}
		await create({ ...at('2030-06-13', '15:40', '15:55'), type: 2, resources: [ROOM] });
	});

	test('is not taken by a cancelled appointment, and bringing that back is checked (C24)', async () => {
		const day = '2030-06-14';
		const made = await create({ ...at(day, '09:00', '09:30'), resources: [ROOM] });
		const set = (stored: Stored, value: number) =>
			server.ask('PATCH', `${path}/${stored.key.lfdnr}/state`, {
				bearer: demo,
				body: { value },
				headers: { 'if-match': `"${stored.version}"` },
			});
		const cancelled = (await set(made, 7)).json();
		const other = await create({ ...at(day, '09:00', '09:30'), resources: [ROOM] });
		const back = await set(cancelled, 1);
		expect([back.statusCode, back.json().taken.conflicts[0].lfdnr]).toEqual([409, other.key.lfdnr]);
		await set(other, 7);
		expect((await set(cancelled, 1)).statusCode).toBe(200);
	});

	test('is given away twice only with the right and a reason, and whoever comes next is told of both', async () => {
		const wanted = { ...at('2030-06-17', '09:00', '09:30'), resources: [ROOM] };
		await create(wanted);
		const overbooked = { ...wanted, conflictResolution: 'overbook', overbookReason: 'Notfall' };
		expect((await post(overbooked, clerk)).json().fields).toEqual({ 'body.conflictResolution': 'notAllowed' });
		await create(overbooked);
		expect((await post(wanted)).json().taken.conflicts).toHaveLength(2);
	});

	test('of a deleted appointment is free at once; restoring it needs the time again', async () => {
		const wanted = { ...at('2030-06-18', '09:00', '09:30'), resources: [ROOM] };
		const made = await create(wanted);
		expect((await remove(made)).json()).toEqual({ lfdnrs: [made.key.lfdnr] });
		const restore = () => server.ask('POST', `${path}/restore`, { bearer: demo, body: { lfdnrs: [made.key.lfdnr] } });
		const other = await create(wanted);
		expect((await restore()).statusCode).toBe(409);
		await remove(other);
		expect((await restore()).statusCode).toBe(200);
		expect((await post(wanted)).statusCode).toBe(409);
		expect((await restore()).statusCode).toBe(404);
	});

	test('is asked about without taking it', async () => {
		const wanted = { ...at('2030-06-19', '09:00', '09:30'), resources: [ROOM] };
		const ask = async (lfdnr: number | null) =>
			(
				await server.ask('POST', `${path}/check`, {
					bearer: demo,
					body: { lfdnr, ...wanted, type: 1, location: 1 },
				})
			).json();
		expect(await ask(null)).toEqual({ conflicts: [], free: [] });
		const made = await create(wanted);
		expect((await ask(null)).conflicts).toHaveLength(1);
		expect((await ask(made.key.lfdnr)).conflicts).toEqual([]);
	});
});

describe('a series', () => {
	test('is stored as it was previewed, whole, and moves by half an hour over itself', async () => {
		const daily = { ...weekly, frequency: 'daily', count: 5 };
		const first = { ...at('2031-06-02', '09:00', '09:30'), resources: [ROOM] };
		const { count, dates } = await preview(first, daily);
		expect([count, dates.length]).toEqual([5, 5]);
		const made = await createSeries(first, daily);
		expect([made.statusCode, made.json().count]).toEqual([201, 5]);
		const { serialNumber } = made.json();
		const rows = await seriesRows(serialNumber);
		expect(rows.map(({ start }) => start)).toEqual(dates.map(({ start }: Stored) => start));
		const changed = await put(rows[2] as Stored, { ...at('2031-06-04', '09:15', '09:45'), resources: [ROOM] }, 'all');
		expect([changed.statusCode, changed.body]).toEqual([200, changed.body]);
		expect((await seriesRows(serialNumber)).map(({ start }) => start.slice(11, 16))).toEqual(Array(5).fill('09:15'));
	});

	test('of which one is taken is whole or not at all, with each way on (C22)', async () => {
		const first = { ...at('2031-07-07', '09:00', '09:30'), resources: [OTHER_ROOM] };
		await create({ ...at('2031-08-18', '09:00', '10:00'), resources: [OTHER_ROOM] });
		const count = async () =>
			Number((await server.database.pool.query('select count(*) from appointments')).rows[0].count);
		const before = await count();
		expect((await createSeries(first)).statusCode).toBe(409);
		expect(await count()).toBe(before);
		const skipped = await preview({ ...first, conflictResolution: 'skip' });
		expect([skipped.count, skipped.dates[6].note, skipped.dates[6].start]).toEqual([9, 'conflict', null]);
		const shifted = await preview({ ...first, conflictResolution: 'shift' });
		expect([shifted.count, shifted.dates[6].note, shifted.dates[6].start]).toEqual([
			10,
			'shifted',
			'2031-08-18T10:00:00',
		]);
		expect((await createSeries({ ...first, conflictResolution: 'shift' })).statusCode).toBe(201);
		expect(await count()).toBe(before + 10);
	});

	test('on a holiday takes place as the preview says, and conflicts are looked for on the final day (C21)', async () => {
		const first = { ...at('2026-03-30', '19:00', '19:30'), resources: [OTHER_ROOM] };
		await create({ ...at('2026-04-07', '19:00', '19:30'), resources: [OTHER_ROOM] });
		const moved = await preview(first, { ...weekly, count: 4, holidays: 'nextWorkday' });
		expect(
			moved.dates.map(({ start, note, holiday }: Record<string, string>) => [start?.slice(5, 10), note, holiday]),
		).toEqual([
			['03-30', null, null],
			['04-07', 'conflict', 'Ostermontag'],
			['04-13', null, null],
			['04-20', null, null],
		]);
	});

	test('whose world has changed since its preview is not stored', async () => {
		const first = { ...at('2031-09-01', '09:00', '09:30'), resources: [ROOM], conflictResolution: 'skip' };
		const { body, hash } = await preview(first);
		await create({ ...at('2031-09-08', '09:00', '09:30'), resources: [ROOM] });
		const refused = await server.ask('POST', `${path}/serial`, { bearer: demo, body: { ...body, hash } });
		expect([refused.statusCode, refused.json().code]).toEqual([409, 'previewOutdated']);
	});

	test('keeps what was changed alone, whatever happens to all (C13)', async () => {
		const { serialNumber } = (await createSeries(at('2031-10-06', '09:00', '09:30'), { ...weekly, count: 5 })).json();
		const rows = await seriesRows(serialNumber);
		await put(rows[2] as Stored, { ...at('2031-10-20', '14:00', '14:30'), title: 'Verlegt' });
		const [first] = await seriesRows(serialNumber);
		await put(first as Stored, { ...at('2031-10-06', '09:00', '09:30'), title: 'Alle' }, 'all');
		const after = await seriesRows(serialNumber);
		expect(after.map(({ title, start }) => [title, start.slice(11, 16)])).toEqual([
			['Alle', '09:00'],
			['Alle', '09:00'],
			['Verlegt', '14:00'],
			['Alle', '09:00'],
			['Alle', '09:00'],
		]);
		const changes = (await history(after[1]?.key.lfdnr ?? 0)).json();
		expect(changes.map(({ field }: { field: string }) => field)).toEqual(['title', 'created']);
	});

	test('is changed from one on: earlier ones stay, later ones become a series of their own (C14)', async () => {
		const made = await createSeries(
			{ ...at('2031-11-03', '09:00', '09:30'), resources: [ROOM] },
			{ ...weekly, count: 5 },
		);
		const { serialNumber } = made.json();
		const [first, second] = await seriesRows(serialNumber);
		expect((await remove(first as Stored)).statusCode).toBe(200);
		const content = { ...at('2031-11-10', '10:00', '10:30'), resources: [OTHER_ROOM] };
		const third = (await seriesRows(serialNumber))[1] as Stored;
		const changed = await put(third, { ...content, ...at('2031-11-17', '10:00', '10:30') }, 'following');
		expect([changed.statusCode, changed.body]).toEqual([200, changed.body]);
		const rest = changed.json().serialNumber;
		expect(rest).not.toBe(serialNumber);
		expect((await seriesRows(serialNumber)).map(({ key, version }) => [key.lfdnr, version])).toEqual([
			[second?.key.lfdnr, 1],
		]);
		expect((await seriesRows(rest)).map(({ start, resources }) => [start.slice(11, 16), resources])).toEqual(
			Array(3).fill(['10:00', [OTHER_ROOM]]),
		);
		const again = await put(changed.json(), { ...content, ...at('2031-11-17', '10:00', '10:30') }, 'following');
		expect([again.statusCode, again.json().serialNumber]).toEqual([200, rest]);
		expect((await remove(again.json(), 'following')).json().lfdnrs).toHaveLength(3);
	});
});

describe('stored whole or not at all', () => {
	test('is a new appointment with all that belongs to it', async () => {
		let day = 0;
		await failEachQuery(server, async () => {
			day += 1;
			const date = `2032-01-${String((day % 28) + 1).padStart(2, '0')}`;
			const minute = String(Math.floor(day / 28)).padStart(2, '0');
			return () => post({ ...at(date, `${minute}:00`, `${minute}:30`), resources: [1, ROOM], addresses: [patient] });
		});
	}, 180_000);

	test('is a change, a move of a series and a deletion', async () => {
		const { serialNumber } = (await createSeries(at('2032-03-01', '09:00', '09:30'), { ...weekly, count: 3 })).json();
		await failEachQuery(server, async () => {
			const [row] = await seriesRows(serialNumber);
			const title = `Fassung ${row?.version}`;
			return () => put(row as Stored, { ...at('2032-03-01', '09:00', '09:30'), title }, 'all');
		});
		await failEachQuery(server, async () => {
			const made = await create(at('2032-04-01', '09:00', '09:30'));
			return () => remove(made);
		});
	}, 180_000);
});

test('lists hold what appointments are made of, with the reader among the people', async () => {
	const list = async (name: string) =>
		(await server.ask('GET', `/api/v1/calv2/information/${name}`, { bearer: demo })).json();
	expect((await list('locations')).map(({ bezeichnung }: Record<string, string>) => bezeichnung)).toContain('Graz');
	expect((await list('resources')).filter(({ isOwn }: { isOwn: boolean }) => isOwn)).toHaveLength(1);
	expect((await list('resources')).filter(({ kind }: { kind: string }) => kind === 'PERSON')).toHaveLength(20);
	for (const name of ['scopes', 'types', 'states']) expect((await list(name)).length).toBeGreaterThan(2);
});
