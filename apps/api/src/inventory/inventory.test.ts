import { performance } from 'node:perf_hooks';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBack } from '../paper/testing/readBack.ts';
import { failEachQuery } from '../testing/failEachQuery.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { timesOf } from '../testing/timesOf.ts';
import { type CountDesk, createCountDesk, entryOf } from './testing/countDesk.ts';

let server: TestApp;
let desk: CountDesk;
/** Leads, and posts what others have led. */
let demo: string;
let admin: string;
/** Counts, and no more. */
let clerk: string;
let other: string;
let otherId: number;

beforeAll(async () => {
	server = await createTestApp();
	({ bearer: demo } = await server.signIn('demo'));
	({ bearer: admin } = await server.signIn('admin'));
	clerk = (await counter('zaehlerin')).bearer;
	({ bearer: other, userId: otherId } = await counter('zaehler'));
	desk = createCountDesk(server, demo);
});
afterAll(() => server.close());

async function counter(username: string, more: object = {}): Promise<{ bearer: string; userId: number }> {
	const { password, userId } = await server.createUser({ username, apps: [8], ...more });
	return { bearer: (await server.signIn(username, password)).bearer, userId };
}

const path = (lfdnr: number, rest = '') => `/api/v1/inventory/sessions/${lfdnr}${rest}`;
const ask = (lfdnr: number, rest: string, body: object, bearer = demo) =>
	server.ask(rest === '/reasons' ? 'PUT' : 'POST', path(lfdnr, rest), { bearer, body });

describe('a count begins', () => {
	const begin = (body: object, bearer = demo) =>
		server.ask('POST', '/api/v1/inventory/sessions', {
			bearer,
			body: { title: 'Zählung', warehouse: 'ZENTRAL', kind: 'permanent', keyDate: null, isBlind: true, ...body },
		});

	test('with the articles of its shelves and groups, each once', async () => {
		const one = await desk.article('3');
		const two = await desk.article('0', { article_type: 'HM', article_category: 'REHA', article_group: 'BAD' });
		await desk.article('5');
		const lfdnr = await desk.begin([one.shelf, two.shelf]);
		expect((await desk.lines(lfdnr)).rows.map(({ artNr }) => artNr).sort()).toEqual([one.artNr, two.artNr].sort());
		const ofGroup = await desk.begin([one.shelf, two.shelf], { articleGroups: ['BAD'] });
		expect((await desk.lines(ofGroup)).rows.map(({ artNr }) => artNr)).toEqual([two.artNr]);
	});

	test.each([
		[{ title: ' ' }, 'body.title', 'missing'],
		[{ warehouse: 'MOND' }, 'body.warehouse', 'notFound'],
		[{ kind: 'keyDate' }, 'body.keyDate', 'missing'],
		[{ keyDate: '2026-12-31' }, 'body.keyDate', 'notAllowed'],
		[{ kind: 'keyDate', keyDate: '2026-02-30' }, 'body.keyDate', 'dateInvalid'],
		[{ shelves: ['gibt es nicht'] }, 'body.shelves', 'notFound'],
		[{ limits: { pieces: '-1', percent: null } }, 'body.limits.pieces', 'outOfRange'],
	])('but not with %o', async (wrong, field, code) => {
		const response = await begin({ shelves: ['A-01'], ...wrong });
		expect([response.statusCode, response.json().fields]).toEqual([422, { [field]: code }]);
	});

	test('only by who leads counts, with a limit in euros only by who may see costs', async () => {
		expect((await begin({ shelves: ['A-01'] }, clerk)).statusCode).toBe(403);
		const lead = await counter('leiterin', { rights: ['countLead'] });
		const limits = { pieces: null, percent: null, value: '7' };
		const response = await begin({ shelves: ['A-01'], limits }, lead.bearer);
		expect([response.statusCode, response.json().fields]).toEqual([422, { 'body.limits.value': 'notAllowed' }]);
	});

	test('once for two equal requests', async () => {
		const headers = { 'idempotency-key': 'q83vASNFZ4mrze8BI0Vn' };
		const body = {
			title: 'Einmal',
			warehouse: 'ZENTRAL',
			kind: 'permanent',
			keyDate: null,
			isBlind: true,
			shelves: ['A-01'],
		};
		const send = () => server.ask('POST', '/api/v1/inventory/sessions', { bearer: demo, body, headers });
		const made = await Promise.all([send(), send()]);
		expect(new Set(made.map((response) => response.json().lfdnr)).size).toBe(1);
	});
});

describe('what is counted', () => {
	// K07: an answer that is lost, an app that is killed and a second device change nothing.
	test(
		'comes to the same in whatever order, however often and from how many devices it arrives, and is posted once',
		async () => {
			const step = fc.record({ count: fc.constantFrom('1', '2.5', '-1', '0'), isUndo: fc.boolean(), who: fc.nat(2) });
			await fc.assert(
				fc.asyncProperty(
					fc.array(step, { minLength: 1, maxLength: 12 }),
					fc.infiniteStream(fc.nat(1_000_000)),
					async (steps, random) => {
						const { artNr, shelf, id } = await desk.article('42');
						const lfdnr = await desk.begin([shelf], { limits: { pieces: null, percent: null, value: null } });
						// The first two are devices of one person in one place; the third is somebody else in another place.
						const entries: ReturnType<typeof entryOf>[][] = [[], [], []];
						for (const [index, { count, isUndo, who }] of steps.entries()) {
							const own = entries[who] ?? [];
							const undoes = isUndo ? (own.find((entry) => entry.undoes === null)?.id ?? null) : null;
							const at = new Date(Date.now() - 60_000 + index).toISOString();
							own.push(entryOf({ artNr, count, undoes, at, place: who === 2 ? 'rechts' : 'links' }));
						}
						const kept = (own: ReturnType<typeof entryOf>[]) =>
							own.filter(({ undoes, id }) => undoes === null && !own.some((entry) => entry.undoes === id));
						const counting = entries.flatMap(kept);
						const sum = counting.reduce((total, { count }) => total + Number(count), 0);
						// Each entry up to three times, in any order, in batches of any size, all devices at once.
						await Promise.all(
							entries.map(async (own, who) => {
								const sent = own.flatMap((entry) => Array.from({ length: 1 + (random.next().value % 3) }, () => entry));
								sent.sort(() => (random.next().value % 2 === 0 ? 1 : -1));
								while (sent.length > 0) {
									const batch = sent.splice(0, 1 + (random.next().value % 4));
									const once = [...new Map(batch.map((entry) => [entry.id, entry])).values()];
									const bearer = who === 2 ? other : clerk;
									const { statusCode } = await ask(lfdnr, '/scans', { device: `device ${who}`, entries: once }, bearer);
									expect(statusCode).toBe(200);
								}
							}),
						);
						const line = await desk.line(lfdnr, artNr);
						const counted = counting.length === 0 ? null : Math.max(0, sum).toFixed(2);
						expect(line?.counted ?? null).toBe(counted);
						await desk.go(lfdnr, 'review', 'released');
						const posted = await Promise.all([1, 2, 3].map(() => desk.post(lfdnr, admin)));
						expect(posted.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
						expect(await desk.onHand(id)).toBe(counted ?? '42.00');
					},
				),
				{ numRuns: timesOf(25) },
			);
		},
		timesOf(120_000),
	);

	test('stays in the log, which is only ever added to', async () => {
		await expect(server.database.pool.query('delete from count_scans')).rejects.toThrow(/only ever added/);
	});

	// K03: places add up, the same place twice is for somebody to count again.
	test('in two places adds up; in the same place by two it is nobody knows what', async () => {
		const { artNr, shelf } = await desk.article('10');
		const lfdnr = await desk.begin([shelf]);
		await desk.send(lfdnr, [{ artNr, count: '6', place: 'vorn' }], clerk);
		await desk.send(lfdnr, [{ artNr, count: '4', place: 'hinten' }], other);
		expect(await desk.line(lfdnr, artNr)).toMatchObject({ counted: '10.00', difference: '0.00', state: 'equal' });
		const twice = await desk.begin([shelf]);
		await desk.send(twice, [{ artNr, count: '20', place: 'vorn' }], clerk);
		await desk.send(twice, [{ artNr, count: '30', place: 'vorn' }], other);
		expect(await desk.line(twice, artNr)).toMatchObject({ state: 'unknown', block: 'conflict' });
		await desk.go(twice, 'review', 'released');
		expect((await desk.post(twice, admin)).json().code).toBe('countBlocked');
	});

	// K05: not counted is not 0, and 0 is a count.
	test('as 0 is counted; what nobody has counted stays as it is', async () => {
		const zero = await desk.article('2');
		const untouched = await desk.article('3');
		const lfdnr = await desk.begin([zero.shelf, untouched.shelf]);
		await desk.send(lfdnr, [{ artNr: zero.artNr, count: '0' }], clerk);
		expect(await desk.line(lfdnr, zero.artNr)).toMatchObject({ counted: '0.00', state: 'different' });
		expect(await desk.line(lfdnr, untouched.artNr)).toMatchObject({
			counted: null,
			state: 'untouched',
			difference: null,
		});
		expect((await desk.session(lfdnr)).progress).toMatchObject({ articles: 2, untouched: 1, counted: 1 });
	});

	// K05: by hand, with the right and for a reason.
	test('is set to 0 only by who leads, for a reason, and only where nobody has counted', async () => {
		const { artNr, shelf, id } = await desk.article('2');
		const lfdnr = await desk.begin([shelf], { limits: { pieces: null, percent: null, value: null } });
		const zero = { artNrs: [artNr], reason: 'shrinkage', note: 'Regal leer' };
		expect((await ask(lfdnr, '/zeros', zero, clerk)).statusCode).toBe(403);
		expect((await ask(lfdnr, '/zeros', zero)).statusCode).toBe(204);
		expect(await desk.line(lfdnr, artNr)).toMatchObject({
			counted: '0.00',
			reason: 'shrinkage',
			reasonNote: 'Regal leer',
		});
		expect((await ask(lfdnr, '/zeros', zero)).json().fields).toEqual({ 'body.artNrs.0': 'notAllowed' });
		await desk.go(lfdnr, 'review', 'released');
		expect((await desk.post(lfdnr, admin)).statusCode).toBe(200);
		expect(await desk.onHand(id)).toBe('0.00');
	});

	// K20
	test('as a carton is so many pieces', async () => {
		const { artNr, shelf } = await desk.article('60');
		const lfdnr = await desk.begin([shelf]);
		await desk.send(lfdnr, [{ artNr, count: '2', factor: '30', code: '19001234567893' }], clerk);
		expect(await desk.line(lfdnr, artNr)).toMatchObject({ counted: '60.00', state: 'equal' });
	});

	// K15
	test('of a lot keeps its day of expiry, and says where a label differs', async () => {
		const { artNr, shelf, id } = await desk.article('0', { lot_duty: true });
		await server.database.db
			.insertInto('article_lots')
			.values({ article_id: id, lot: 'A', expiry: '2027-05-31' })
			.execute();
		await desk.move(id, '5', { lot: 'A' });
		const lfdnr = await desk.begin([shelf]);
		await desk.send(
			lfdnr,
			[
				{ artNr, lot: 'A', count: '3' },
				{ artNr, lot: 'A', count: '2', expiry: '2028-01-31' },
			],
			clerk,
		);
		expect((await desk.line(lfdnr, artNr))?.labels).toMatchObject([
			{ lot: 'A', counted: '5.00', expiry: '2027-05-31', expiryDiffers: true },
		]);
		await desk.go(lfdnr, 'review', 'released');
		await desk.post(lfdnr, admin);
		const { rows } = await server.database.pool.query('select expiry::text from article_lots where article_id = $1', [
			id,
		]);
		expect(rows).toEqual([{ expiry: '2027-05-31' }]);
	});

	test('by lots is compared by lots, and without them with all lots nobody has named', async () => {
		const { artNr, shelf, id } = await desk.article('0', { lot_duty: true });
		await desk.move(id, '6', { lot: 'A' });
		await desk.move(id, '4', { lot: 'B' });
		const lfdnr = await desk.begin([shelf]);
		await desk.send(lfdnr, [{ artNr, lot: 'A', count: '6' }], clerk);
		expect(await desk.line(lfdnr, artNr)).toMatchObject({ counted: '6.00', book: '6.00', state: 'equal' });
		await desk.send(lfdnr, [{ artNr, count: '3' }], clerk);
		expect(await desk.line(lfdnr, artNr)).toMatchObject({ counted: '9.00', book: '10.00', difference: '-1.00' });
		await desk.go(lfdnr, 'review', 'released');
		await desk.post(lfdnr, admin);
		const { rows } = await server.database.pool.query(
			'select lot, quantity::text from stock_balances where article_id = $1 order by lot',
			[id],
		);
		expect(rows).toEqual([
			{ lot: 'A', quantity: '6.00' },
			{ lot: 'B', quantity: '3.00' },
		]);
	});

	test('of a serial number is one piece, however often it was read', async () => {
		const { artNr, shelf } = await desk.article('0', { serial_duty: true });
		const lfdnr = await desk.begin([shelf]);
		await desk.send(
			lfdnr,
			[
				{ artNr, serial: 'S1' },
				{ artNr, serial: 'S1' },
				{ artNr, serial: 'S2' },
			],
			clerk,
		);
		expect((await desk.line(lfdnr, artNr))?.counted).toBe('2.00');
	});

	// K19
	test('beside the count becomes part of it and says so', async () => {
		const { shelf } = await desk.article('1');
		const stranger = await desk.article('2');
		const lfdnr = await desk.begin([shelf]);
		await desk.send(lfdnr, [{ artNr: stranger.artNr, count: '2' }], clerk);
		expect(await desk.line(lfdnr, stranger.artNr)).toMatchObject({ isAdded: true, counted: '2.00' });
	});

	test('by a code nobody knows waits in a tray until it is taken back', async () => {
		const { artNr, shelf } = await desk.article('1');
		const lfdnr = await desk.begin([shelf]);
		const unknown = entryOf({ code: '4711', count: '3' });
		await desk.send(lfdnr, [unknown, { artNr: 'gibt es nicht' }], clerk);
		const tray = async () => (await server.ask('GET', path(lfdnr, '/unknown'), { bearer: demo })).json();
		expect(await tray()).toMatchObject([{ code: '4711', count: '3.00', by: 'zaehlerin' }, { code: 'gibt es nicht' }]);
		expect((await desk.session(lfdnr)).unknownCodes).toBe(2);
		await desk.send(lfdnr, [{ undoes: unknown.id }, { artNr, code: '4711', count: '3' }], clerk);
		expect(await tray()).toHaveLength(1);
		expect((await desk.line(lfdnr, artNr))?.counted).toBe('3.00');
	});

	test('is refused at its field where no clock, calendar or pack says so', async () => {
		const { artNr, shelf } = await desk.article('1');
		const lfdnr = await desk.begin([shelf]);
		const id = crypto.randomUUID();
		for (const [wrong, field, code] of [
			[{ at: '2026-13-01T00:00:00Z' }, 'at', 'dateInvalid'],
			[{ expiry: '2026-02-30' }, 'expiry', 'dateInvalid'],
			[{ factor: '0' }, 'factor', 'outOfRange'],
			[{ id, undoes: id }, 'undoes', 'notAllowed'],
		] as const) {
			const response = await ask(lfdnr, '/scans', { device: 'd', entries: [entryOf({ artNr, ...wrong })] }, clerk);
			expect([response.statusCode, response.json().fields]).toEqual([422, { [`body.entries.0.${field}`]: code }]);
		}
	});

	test('by a device whose clock is wrong is counted between the beginning and its arrival', async () => {
		const { artNr, shelf } = await desk.article('4');
		const lfdnr = await desk.begin([shelf]);
		await desk.send(lfdnr, [{ artNr, count: '4', at: '1999-01-01T00:00:00Z' }], clerk);
		expect(await desk.line(lfdnr, artNr)).toMatchObject({ book: '4.00', state: 'equal' });
		await desk.send(lfdnr, [{ artNr, count: '0', at: '2099-01-01T00:00:00Z' }], clerk);
		expect((await desk.line(lfdnr, artNr))?.countedAt?.slice(0, 4)).toBe(new Date().toISOString().slice(0, 4));
	});

	test('is there for each device of who has counted it, and for nobody else', async () => {
		const { artNr, shelf } = await desk.article('4');
		const lfdnr = await desk.begin([shelf]);
		await desk.send(
			lfdnr,
			[
				{ artNr, count: '2' },
				{ artNr, count: '3' },
			],
			clerk,
		);
		const log = async (bearer: string, after = '0') =>
			(await server.ask('GET', path(lfdnr, `/scans?after=${after}`), { bearer })).json().entries;
		const own = await log(clerk);
		expect(own).toMatchObject([{ count: '2.00' }, { count: '3.00' }]);
		expect(await log(clerk, own[0].seq)).toMatchObject([{ count: '3.00' }]);
		expect(await log(other)).toEqual([]);
	});

	test('200 at once are stored within 150 ms', async () => {
		const goods = await Promise.all(Array.from({ length: 40 }, () => desk.article('1')));
		const lfdnr = await desk.begin(goods.map(({ shelf }) => shelf));
		const times: number[] = [];
		for (let round = 0; round < 7; round++) {
			const entries = Array.from({ length: 200 }, (_, index) => ({ artNr: goods[index % 40]?.artNr ?? null }));
			const begun = performance.now();
			await desk.send(lfdnr, entries, clerk);
			times.push(performance.now() - begun);
		}
		times.sort((one, two) => one - two);
		console.info(`200 scans, ms: ${times.map((time) => time.toFixed(0)).join(' ')}`);
		// What else runs on the machine only ever adds to the fastest.
		expect(times[0]).toBeLessThan(150);
	}, 60_000);

	test('is stored whole or not at all', async () => {
		const { artNr, shelf } = await desk.article('4');
		const lfdnr = await desk.begin([shelf]);
		await failEachQuery(server, async () => {
			const entries = [entryOf({ artNr }), entryOf({ artNr })];
			return () => ask(lfdnr, '/scans', { device: 'd', entries }, clerk);
		});
	}, 60_000);
});

describe('a blind count', () => {
	test('tells nobody who counts what is expected, in no way', async () => {
		const { artNr, shelf } = await desk.article('42');
		const blind = await desk.begin([shelf]);
		const open = await desk.begin([shelf], { isBlind: false });
		const articles = async (lfdnr: number, bearer: string) =>
			(await server.ask('GET', path(lfdnr, '/articles'), { bearer })).json().articles[0];
		expect((await articles(open, clerk)).expected).toBe('42.00');
		for (const bearer of [clerk, demo]) expect(await articles(blind, bearer)).not.toHaveProperty('expected');
		await desk.send(blind, [{ artNr, count: '41' }], clerk);
		const seen = (await desk.session(blind, clerk)).progress;
		expect(Object.keys(seen).sort()).toEqual(['articles', 'counted', 'untouched']);
		expect((await desk.session(blind)).progress).toMatchObject({ different: 1 });
		for (const rest of ['/lines/search', '/zeros', '/recounts'])
			expect(
				(await ask(blind, rest, { artNrs: [artNr], userId: null, reason: 'other', note: '' }, clerk)).statusCode,
			).not.toBe(200);
		expect((await server.ask('POST', path(blind, '/protocol/csv'), { bearer: clerk })).statusCode).toBe(403);
		expect((await server.ask('GET', path(blind, '/unknown'), { bearer: clerk })).statusCode).toBe(403);
	});

	test('tells what a difference is worth only who may see costs', async () => {
		const lead = await counter('ohnekosten', { rights: ['countLead'] });
		const { artNr, shelf, id } = await desk.article('0');
		await desk.move(id, '3', { unitCost: '19.90' });
		const lfdnr = await desk.begin([shelf]);
		await desk.send(lfdnr, [{ artNr, count: '1' }], clerk);
		expect((await desk.lines(lfdnr)).rows[0]?.value).toBe('-39.80');
		const seen = await desk.lines(lfdnr, {}, lead.bearer);
		expect(seen.rows[0]).not.toHaveProperty('value');
		expect(seen.sums).not.toHaveProperty('value');
		expect((await desk.session(lfdnr, lead.bearer)).limits).not.toHaveProperty('value');
		expect((await ask(lfdnr, '/lines/search', { sort: 'value' }, lead.bearer)).json().fields).toEqual({
			'body.sort': 'notAllowed',
		});
		const file = await server.ask('POST', path(lfdnr, '/protocol/csv'), { bearer: lead.bearer });
		expect(file.body).not.toContain('Wert');
		expect((await server.ask('POST', path(lfdnr, '/protocol/csv'), { bearer: demo })).body).toContain('-39,80');
		const print = async (bearer: string) => {
			const response = await server.ask('POST', path(lfdnr, '/protocol/pdf'), { bearer });
			expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/pdf']);
			return (await readBack(response.rawPayload)).letters;
		};
		expect(await print(demo)).toContain('-39,80');
		expect(await print(lead.bearer)).not.toContain('39,80');
	});
});

describe('a recount', () => {
	test('counts only what somebody else counts', async () => {
		const { artNr, shelf } = await desk.article('40');
		const lfdnr = await desk.begin([shelf]);
		await desk.send(lfdnr, [{ artNr, count: '20' }], clerk);
		expect(await desk.line(lfdnr, artNr)).toMatchObject({ isAboveLimits: true, block: 'recount' });
		expect((await ask(lfdnr, '/recounts', { artNrs: [artNr], userId: otherId })).statusCode).toBe(204);
		expect(await desk.line(lfdnr, artNr)).toMatchObject({
			counted: null,
			state: 'unknown',
			round: 2,
			recountBy: { userId: otherId },
		});
		await desk.send(lfdnr, [{ artNr, count: '20', round: 2 }], clerk);
		expect((await desk.line(lfdnr, artNr))?.counted).toBeNull();
		const mine = async (bearer: string) =>
			(await server.ask('GET', path(lfdnr, '/articles'), { bearer })).json().articles[0];
		expect(await mine(clerk)).toMatchObject({ isMine: false, isClosed: true, round: 2 });
		expect(await mine(other)).toMatchObject({ isMine: true, isClosed: false });
		await desk.send(lfdnr, [{ artNr, count: '30', round: 2 }], other);
		expect(await desk.line(lfdnr, artNr)).toMatchObject({ counted: '30.00', difference: '-10.00', block: 'reason' });
		await ask(lfdnr, '/reasons', { artNrs: [artNr], reason: 'breakage', note: '' });
		expect((await desk.line(lfdnr, artNr))?.block).toBeNull();
	});

	test('is asked of nobody who has counted, and not of what nobody has counted', async () => {
		const { artNr, shelf } = await desk.article('40');
		const lfdnr = await desk.begin([shelf]);
		const again = (userId: number | null) => ask(lfdnr, '/recounts', { artNrs: [artNr], userId });
		expect((await again(null)).json().fields).toEqual({ 'body.artNrs.0': 'notAllowed' });
		await desk.send(lfdnr, [{ artNr, count: '20' }], other);
		expect((await again(otherId)).json().fields).toEqual({ 'body.userId': 'notAllowed' });
	});
});

describe('a posting', () => {
	// K01
	test('moves the stock by the difference of the instant of the count, whatever has moved since', async () => {
		const { artNr, shelf, id } = await desk.article('42');
		const lfdnr = await desk.begin([shelf]);
		await desk.send(lfdnr, [{ artNr, count: '40' }], clerk);
		await desk.move(id, '-5');
		expect(await desk.line(lfdnr, artNr)).toMatchObject({ book: '42.00', difference: '-2.00' });
		await desk.go(lfdnr, 'review', 'released');
		expect((await desk.post(lfdnr, admin)).json()).toMatchObject({ state: 'posted', postedBy: 'admin' });
		expect(await desk.onHand(id)).toBe('35.00');
		// What is dated before the count was seen by it.
		await expect(desk.move(id, '-1', { at: '2026-01-06T08:00:00Z' })).rejects.toThrow();
		expect(await desk.line(lfdnr, artNr)).toMatchObject({ book: '42.00', difference: '-2.00', isPosted: true });
	});

	test('happens once, however often it is asked for', async () => {
		const { artNr, shelf, id } = await desk.article('42');
		const lfdnr = await desk.begin([shelf]);
		await desk.send(lfdnr, [{ artNr, count: '41' }], clerk);
		await desk.go(lfdnr, 'review', 'released');
		const all = await Promise.all([1, 2, 3].map(() => desk.post(lfdnr, admin)));
		expect(all.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
		expect(await desk.onHand(id)).toBe('41.00');
	});

	test('needs four eyes, the right to, and what was released', async () => {
		const { artNr, shelf } = await desk.article('42');
		const lfdnr = await desk.begin([shelf]);
		await desk.send(lfdnr, [{ artNr, count: '41' }], clerk);
		expect((await desk.post(lfdnr, admin)).statusCode).toBe(409);
		await desk.go(lfdnr, 'review', 'released');
		expect((await desk.post(lfdnr, demo)).json().code).toBe('ownRelease');
		expect((await desk.post(lfdnr, clerk)).statusCode).toBe(403);
		const headers = { 'if-match': '"1"' };
		const outdated = await server.ask('POST', path(lfdnr, '/posting'), {
			bearer: admin,
			body: { except: [] },
			headers,
		});
		expect(outdated.statusCode).toBe(412);
	});

	// K04
	test('names what a later count has overtaken, and posts the others', async () => {
		const one = await desk.article('10');
		const two = await desk.article('10');
		const early = await desk.begin([one.shelf, two.shelf]);
		const late = await desk.begin([one.shelf]);
		await desk.send(
			early,
			[
				{ artNr: one.artNr, count: '9' },
				{ artNr: two.artNr, count: '9' },
			],
			clerk,
		);
		await new Promise((resolve) => setTimeout(resolve, 5));
		await desk.send(late, [{ artNr: one.artNr, count: '11' }], clerk);
		for (const lfdnr of [late, early]) await desk.go(lfdnr, 'review', 'released');
		expect((await desk.post(late, admin)).statusCode).toBe(200);
		expect((await desk.post(early, admin)).json().code).toBe('countBlocked');
		expect(await desk.onHand(two.id)).toBe('10.00');
		expect((await desk.lines(early, { isBlocked: true })).rows).toMatchObject([
			{ artNr: one.artNr, block: 'countedLater' },
		]);
		expect((await desk.post(early, admin, [one.artNr])).statusCode).toBe(200);
		expect([await desk.onHand(one.id), await desk.onHand(two.id)]).toEqual(['11.00', '9.00']);
	});

	test('leaves out what came after the release until it is looked through again', async () => {
		const { artNr, shelf } = await desk.article('10');
		const lfdnr = await desk.begin([shelf]);
		await desk.send(lfdnr, [{ artNr, count: '9' }], clerk);
		await desk.go(lfdnr, 'review', 'released');
		expect((await desk.send(lfdnr, [{ artNr, count: '1' }], clerk)).isLate).toBe(true);
		expect((await desk.session(lfdnr)).lateEntries).toBe(1);
		expect((await desk.line(lfdnr, artNr))?.counted).toBe('9.00');
		await desk.go(lfdnr, 'review');
		expect((await desk.line(lfdnr, artNr))?.counted).toBe('10.00');
	});

	test('is done whole or not at all', async () => {
		await failEachQuery(server, async () => {
			const { artNr, shelf } = await desk.article('10');
			const lfdnr = await desk.begin([shelf]);
			await desk.send(lfdnr, [{ artNr, count: '9' }], clerk);
			await desk.go(lfdnr, 'review', 'released');
			const { version } = await desk.session(lfdnr);
			const headers = { 'if-match': `"${version}"` };
			return () => server.ask('POST', path(lfdnr, '/posting'), { bearer: admin, body: { except: [] }, headers });
		});
	}, 300_000);
});

describe('a session', () => {
	test('goes only where it may, under its version, and is joined while it is counted', async () => {
		const { shelf } = await desk.article('1');
		const lfdnr = await desk.begin([shelf]);
		const state = (next: string, version: number, bearer = demo) =>
			server.ask('PUT', path(lfdnr, '/state'), {
				bearer,
				body: { state: next },
				headers: { 'if-match': `"${version}"` },
			});
		const join = (bearer: string) => server.ask('POST', path(lfdnr, '/join'), { bearer });
		expect((await join(clerk)).json().counters).toMatchObject([{ name: 'zaehlerin', entries: 0, devices: 0 }]);
		expect((await state('review', 1, clerk)).statusCode).toBe(403);
		expect((await state('released', 1)).json().fields).toEqual({ 'body.state': 'notAllowed' });
		expect((await state('review', 1)).json()).toMatchObject({ state: 'review', version: 2 });
		expect((await state('counting', 1)).statusCode).toBe(412);
		await desk.go(lfdnr, 'cancelled');
		expect((await join(clerk)).statusCode).toBe(409);
		expect((await state('counting', 3)).statusCode).toBe(422);
	});

	test('is made of warehouses, shelves, groups and people', async () => {
		const { shelf } = await desk.article('1');
		const choices = (await server.ask('GET', '/api/v1/inventory/choices', { bearer: clerk })).json();
		expect(choices.shelves).toContainEqual({ warehouse: 'ZENTRAL', shelf, articles: 1 });
		expect(choices.warehouses.map(({ code }: { code: string }) => code)).toContain('WIEN');
		expect(choices.people.map(({ name }: { name: string }) => name)).toContain('zaehlerin');
		expect(choices.people.map(({ name }: { name: string }) => name)).not.toContain('verkauf');
	});
});

describe('the list', () => {
	test('finds counts by title, number, state and warehouse, in each order', async () => {
		const { shelf } = await desk.article('1');
		const lfdnr = await desk.begin([shelf], { title: 'Xylothek 100%' });
		const search = async (body: object) =>
			(await server.ask('POST', '/api/v1/inventory/sessions/search', { bearer: clerk, body })).json();
		for (const q of ['xylothek', String(lfdnr), '100%']) {
			expect((await search({ q, size: 200 })).rows.map((row: { lfdnr: number }) => row.lfdnr)).toContain(lfdnr);
		}
		expect((await search({ q: '%%%' })).total).toBe(0);
		expect((await search({ state: ['posted'], warehouse: ['WIEN'] })).rows).toMatchObject([{ lfdnr: 3 }]);
		for (const sort of ['createdAt', 'title', 'warehouse', 'state'])
			expect((await search({ sort, direction: 'asc' })).rows.length).toBeGreaterThan(0);
	});

	test('of lines finds and sorts by everything, page by page', async () => {
		const goods = await Promise.all(['3', '5', '7'].map((stock) => desk.article(stock)));
		const lfdnr = await desk.begin(goods.map(({ shelf }) => shelf));
		await desk.send(
			lfdnr,
			goods.slice(1).map(({ artNr }, index) => ({ artNr, count: String(5 + index * 3) })),
			clerk,
		);
		const differences = async (direction: string) =>
			(await desk.lines(lfdnr, { sort: 'difference', direction })).rows.map(({ difference }) => difference);
		expect(await differences('asc')).toEqual(['0.00', '1.00', null]);
		expect(await differences('desc')).toEqual(['1.00', '0.00', null]);
		for (const sort of ['shelf', 'artNr', 'articleDescription', 'articleGroup', 'state', 'value', 'countedAt']) {
			const first = await desk.lines(lfdnr, { sort, size: 2 });
			const second = await desk.lines(lfdnr, { sort, size: 2, page: 2 });
			expect(new Set([...first.rows, ...second.rows].map(({ artNr }) => artNr)).size).toBe(3);
		}
		expect((await desk.lines(lfdnr, { state: ['equal'] })).total).toBe(1);
		expect((await desk.lines(lfdnr, { q: goods[0]?.artNr.toLowerCase() })).total).toBe(1);
		expect((await desk.lines(lfdnr)).sums).toMatchObject({ different: 1, surplus: '1.00', shortage: '0.00' });
	});
});
