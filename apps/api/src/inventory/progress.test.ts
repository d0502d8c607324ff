import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { timesOf } from '../testing/timesOf.ts';
import { type CountDesk, createCountDesk } from './testing/countDesk.ts';

let server: TestApp;
let desk: CountDesk;
let leader: string;
let poster: string;
beforeAll(async () => {
	server = await createTestApp();
	leader = (await server.signIn('demo')).bearer;
	poster = (await server.signIn('admin')).bearer;
	desk = createCountDesk(server, leader);
});
afterAll(() => server.close());

const recount = (lfdnr: number, artNr: string) =>
	server.ask('POST', `/api/v1/inventory/sessions/${lfdnr}/recounts`, {
		bearer: leader,
		body: { artNrs: [artNr], userId: null },
	});

describe('the progress of a count', () => {
	const step = fc.record({
		article: fc.nat(3),
		does: fc.constantFrom('count', 'count', 'countOther', 'moveBefore', 'moveAfter', 'recount'),
		quantity: fc.constantFrom('1', '2', '5'),
	});

	test(
		'is what its lines come to, whatever is counted, counted again and posted of before or after',
		async () => {
			await fc.assert(
				fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
					const goods = await Promise.all(['0', '1', '2', '5'].map((stock) => desk.article(stock)));
					const lfdnr = await desk.begin(goods.map(({ shelf }) => shelf));
					for (const { article, does, quantity } of steps) {
						const one = goods[article];
						if (one === undefined) continue;
						const { artNr, id } = one;
						const { round = 1 } = (await desk.line(lfdnr, artNr)) ?? {};
						if (does === 'count') await desk.send(lfdnr, [{ artNr, count: quantity, round }], leader);
						else if (does === 'countOther') await desk.send(lfdnr, [{ artNr, count: quantity, round }], poster);
						else if (does === 'recount') await recount(lfdnr, artNr);
						else await desk.move(id, quantity, does === 'moveBefore' ? { at: '2026-02-01T08:00:00Z' } : {});
					}
					const { rows } = await desk.lines(lfdnr);
					const of = (state: string) => rows.filter((row) => row.state === state).length;
					const untouched = rows.filter(({ counted }) => counted === null).length;
					expect((await desk.session(lfdnr)).progress).toEqual({
						articles: 4,
						untouched,
						counted: 4 - untouched,
						equal: of('equal'),
						different: of('different'),
						unknown: of('unknown'),
					});
				}),
				{ numRuns: timesOf(30) },
			);
		},
		timesOf(180_000),
	);

	test('tells equal from different after it is posted as it did before', async () => {
		const [same, other] = [await desk.article('4'), await desk.article('4')];
		const limits = { pieces: null, percent: null, value: null };
		const lfdnr = await desk.begin([same.shelf, other.shelf], { limits });
		await desk.send(
			lfdnr,
			[
				{ artNr: same.artNr, count: '4' },
				{ artNr: other.artNr, count: '3' },
			],
			leader,
		);
		await desk.go(lfdnr, 'review', 'released');
		expect((await desk.post(lfdnr, poster)).statusCode).toBe(200);
		await desk.move(other.id, '9');
		expect((await desk.session(lfdnr)).progress).toMatchObject({ counted: 2, equal: 1, different: 1, unknown: 0 });
	});

	test('asks for no comparison where nothing was posted since', async () => {
		const goods = await Promise.all(Array.from({ length: 5 }, () => desk.article('1')));
		const lfdnr = await desk.begin(goods.map(({ shelf }) => shelf));
		await desk.send(
			lfdnr,
			goods.map(({ artNr }) => ({ artNr })),
			leader,
		);
		const open = () =>
			server.database.pool
				.query('select article_id as id from count_lines where session = $1 and is_equal is null', [lfdnr])
				.then(({ rows }) => rows.map(({ id }: { id: number }) => id));
		expect(await open()).toEqual([]);
		const [first] = goods;
		await desk.move(first?.id ?? 0, '1', { at: '2026-02-01T08:00:00Z' });
		expect(await open()).toEqual([first?.id]);
		await desk.move(goods[1]?.id ?? 0, '1');
		expect(await open()).toEqual([first?.id]);
	});

	test('and a posting beside a count at the same moment never leave a stale tally', async () => {
		const goods = await Promise.all(Array.from({ length: 12 }, () => desk.article('3')));
		const lfdnr = await desk.begin(goods.map(({ shelf }) => shelf));
		await Promise.all(
			goods.flatMap(({ artNr, id }) => [
				desk.send(lfdnr, [{ artNr, count: '4' }], leader),
				desk.move(id, '1', { at: '2026-02-01T08:00:00Z' }),
			]),
		);
		expect((await desk.session(lfdnr)).progress).toMatchObject({ counted: 12, equal: 12, different: 0 });
	});
});

test('an article without a row of stock is listed, counted, posted and has one afterwards', async () => {
	const { artNr, shelf, id } = await desk.article();
	await server.database.pool.query('delete from article_stock where article_id = $1', [id]);
	const lfdnr = await desk.begin([shelf]);
	await desk.send(lfdnr, [{ artNr, count: '3' }], leader);
	expect(await desk.line(lfdnr, artNr)).toMatchObject({ counted: '3.00', book: '0.00', difference: '3.00' });
	await desk.go(lfdnr, 'review', 'released');
	expect((await desk.post(lfdnr, poster)).json()).toMatchObject({ state: 'posted' });
	expect(await desk.line(lfdnr, artNr)).toMatchObject({ isPosted: true, book: '0.00', difference: '3.00' });
	expect(await desk.onHand(id)).toBe('3.00');
});

// K19
test('a code beside the count names its article at once, tells nothing of its stock, and adds it once it is counted', async () => {
	const [here, beside] = [await desk.article('3'), await desk.article('7', { ean: '9001234567896' })];
	const lfdnr = await desk.begin([here.shelf]);
	const find = async (code: string) => {
		const response = await server.ask('POST', `/api/v1/inventory/sessions/${lfdnr}/code`, {
			bearer: leader,
			body: { code },
		});
		expect(response.body).not.toMatch(/expected|7\.00/);
		return response.json().hits;
	};
	expect(await find('9001234567896')).toMatchObject([
		{ article: { artNr: beside.artNr, shelf: beside.shelf, round: 1 }, quantity: '1.00', isInCount: false },
	]);
	expect(await find(here.artNr)).toMatchObject([{ article: { artNr: here.artNr }, isInCount: true }]);
	expect(await find('gibt es nicht')).toEqual([]);
	await desk.send(lfdnr, [{ artNr: beside.artNr, code: '9001234567896' }], leader);
	expect(await find('9001234567896')).toMatchObject([{ isInCount: true }]);
	expect(await desk.line(lfdnr, beside.artNr)).toMatchObject({ isAdded: true, counted: '1.00' });
});
