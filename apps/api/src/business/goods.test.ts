import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failEachQuery } from '../testing/failEachQuery.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { article, type Copy, type Desk, deskOf, entryOf, newCustomer, typeIds } from './testing/desk.ts';

const { AN, AU, LS, RL, LH, RE, GU, BE, WE } = typeIds;

let server: TestApp;
let demo: string;
let desk: Desk;

beforeAll(async () => {
	server = await createTestApp();
	({ bearer: demo } = await server.signIn('demo'));
	desk = deskOf(server, demo, await newCustomer(server));
});
afterAll(() => server.close());

async function goods(onHand: string, values: Record<string, unknown> = {}) {
	const nr = `G${crypto.randomUUID().slice(0, 12)}`;
	const { id } = await server.database.db
		.insertInto('articles')
		.values({ name: 'Lagerware', ...values, art_nr: nr })
		.returning('id')
		.executeTakeFirstOrThrow();
	await server.database.pool.query('update article_stock set on_hand = $2, dep = 4 where article_id = $1', [
		id,
		onHand,
	]);
	const line = (quantity: string, more: object = {}) =>
		article('Lagerware', quantity, '10', { articleNumber: nr, ...more });
	async function stock(): Promise<string> {
		const response = await server.ask('GET', `/api/v1/articles/${nr}/stock`, { bearer: demo });
		const { inventory, reserved, ordered, available } = response.json();
		return [inventory, reserved, available, ordered].map(Number).join(' / ');
	}
	return { id, nr, line, stock };
}

const movementsOf = async ({ wf_cid }: Copy) => {
	const { rows } = await server.database.pool.query(
		`select kind, trim_scale(quantity)::text as quantity, lot, serial, warehouse from stock_movements
		where wf_cid = $1 order by id`,
		[wf_cid],
	);
	return rows;
};

describe('goods', () => {
	test('are promised by an order until they are delivered, and taken once (before 100 / 3 / 97, after 97 / 0 / 97)', async () => {
		const { line, stock } = await goods('100');
		const order = await desk.issued(AU, [line('3')]);
		expect(await stock()).toBe('100 / 3 / 97 / 0');
		const draft = await desk.good(desk.upgrade(order, LS));
		// What a draft has drawn is not yet delivered.
		expect(await stock()).toBe('100 / 3 / 97 / 0');
		const delivery = await desk.good(desk.issue(draft));
		expect(await stock()).toBe('97 / 0 / 97 / 0');
		expect((await desk.issue(draft)).statusCode).toBe(412);
		expect((await desk.issue(delivery)).statusCode).toBe(422);
		expect(await movementsOf(delivery)).toEqual([
			{ kind: 'delivery', quantity: '-3', lot: '', serial: '', warehouse: 'ZENTRAL' },
		]);
		await desk.follow(delivery, RE);
		expect(await stock()).toBe('97 / 0 / 97 / 0');
	});

	test('of a cancelled rest are promised to nobody, and what comes back is not promised again', async () => {
		const { line, stock } = await goods('0');
		const order = await desk.issued(AU, [line('10')]);
		const id = order.positions[0]?.id;
		const delivery = await desk.follow(order, LS, { positions: [{ id, quantity: '7' }] });
		expect(await stock()).toBe('-7 / 3 / -10 / 0');
		expect((await desk.cancel(order)).statusCode).toBe(200);
		expect(await stock()).toBe('-7 / 0 / -7 / 0');
		await desk.follow(delivery, RL, { positions: [{ id: delivery.positions[0]?.id, quantity: '2' }] });
		expect(await stock()).toBe('-5 / 0 / -5 / 0');
	});

	test('go back once when a delivery note or a return is cancelled', async () => {
		const { line, stock } = await goods('20');
		const order = await desk.issued(AU, [line('8')]);
		const delivery = await desk.follow(order, LS);
		expect(await stock()).toBe('12 / 0 / 12 / 0');
		const back = await desk.follow(delivery, RL, { positions: [{ id: delivery.positions[0]?.id, quantity: '3' }] });
		expect(await stock()).toBe('15 / 0 / 15 / 0');
		// What something followed from cannot be taken back.
		expect((await desk.cancel(delivery)).statusCode).toBe(422);
		expect((await desk.cancel(back)).statusCode).toBe(200);
		expect((await desk.cancel(back)).statusCode).toBe(422);
		expect([await stock(), await desk.open(delivery)]).toEqual(['12 / 0 / 12 / 0', ['8']]);
		expect((await desk.cancel(delivery)).statusCode).toBe(200);
		expect([await stock(), (await desk.read(order)).state]).toEqual(['20 / 8 / 12 / 0', 'offen']);
		expect(await movementsOf(delivery)).toMatchObject([{ quantity: '-8' }, { kind: 'return', quantity: '8' }]);
	});

	test('are on their way from a purchase until they arrive, and arrive at their price', async () => {
		const { id, line, stock } = await goods('8');
		const purchase = await desk.issued(BE, [line('12', { price: '4.2' })]);
		expect(await stock()).toBe('8 / 0 / 8 / 12');
		const arrival = await desk.follow(purchase, WE, { positions: [{ id: purchase.positions[0]?.id, quantity: '5' }] });
		expect([await stock(), arrival.state, (await desk.read(purchase)).state]).toEqual([
			'13 / 0 / 13 / 7',
			'eingelagert',
			'teilweise eingelangt',
		]);
		const { rows } = await server.database.pool.query('select dep from article_stock where article_id = $1', [id]);
		expect(Number(rows[0].dep)).toBeCloseTo((8 * 4 + 5 * 4.2) / 13, 3);
		await desk.follow(purchase, WE);
		expect(await stock()).toBe('20 / 0 / 20 / 0');
	});

	test('lent out leave the house and come back', async () => {
		const { line, stock } = await goods('5');
		const loan = await desk.issued(LH, [line('2')]);
		expect([loan.state, await stock()]).toEqual(['verliehen', '3 / 0 / 3 / 0']);
		await desk.follow(loan, RL);
		expect([(await desk.read(loan)).state, await stock()]).toEqual(['zurückgegeben', '5 / 0 / 5 / 0']);
	});

	test('come back with a credit note that says so, and with no other', async () => {
		const { line, stock } = await goods('10');
		const invoice = await desk.follow(await desk.issued(LS, [line('4')]), RE);
		expect(await stock()).toBe('6 / 0 / 6 / 0');
		const [position] = invoice.positions;
		const one = { positions: [{ id: position?.id, quantity: '1' }] };
		await desk.follow(invoice, GU, one);
		expect(await stock()).toBe('6 / 0 / 6 / 0');
		const draft = await desk.good(desk.upgrade(invoice, GU, one));
		const changed = await desk.good(
			desk.call(
				'PUT',
				`document/${draft.wf_cid}`,
				{ documentFoot: { isGoodsReturned: true }, positions: draft.positions.map(entryOf) },
				{ 'if-match': `"${draft.version}"` },
			),
		);
		await desk.good(desk.issue(changed));
		expect(await stock()).toBe('7 / 0 / 7 / 0');
	});

	test('in packs count by their pieces, in stock and in what is promised', async () => {
		const { id, line, stock } = await goods('100');
		await server.database.db
			.insertInto('article_packs')
			.values({ article_id: id, unit: 'KTN', quantity: '30' })
			.execute();
		const order = await desk.issued(AU, [line('2', { unit: 'KTN' })]);
		expect([await stock(), order.positions[0]?.packQuantity]).toEqual(['100 / 60 / 40 / 0', '30']);
		await desk.follow(order, LS);
		expect(await stock()).toBe('40 / 0 / 40 / 0');
	});

	test('leave with their lot and serial number where these are a duty, and not when they have expired', async () => {
		const { id, line, stock } = await goods('10', { lot_duty: true });
		await server.database.pool.query(
			`insert into article_lots values ($1, 'ALT', '2020-01-31'), ($1, 'NEU', '2090-01-31')`,
			[id],
		);
		const refused = async (typeId: number, more: object) => {
			const response = await desk.issue(await desk.create(typeId, [line('1', more)]));
			return [response.statusCode, response.json().fields];
		};
		expect(await refused(LS, {})).toEqual([422, { 'positions.0.lot': 'missing' }]);
		expect(await refused(LS, { lot: 'ALT' })).toEqual([422, { 'positions.0.lot': 'dateTooEarly' }]);
		const delivery = await desk.issued(LS, [line('1', { lot: 'NEU' })]);
		expect([await stock(), (await movementsOf(delivery))[0]?.lot]).toEqual(['9 / 0 / 9 / 0', 'NEU']);
		// What is only written down may be without.
		await desk.issued(AN, [line('1')]);
		const device = await goods('1', { serial_duty: true });
		const deviceRefused = async (quantity: string, more: object) =>
			(await desk.issue(await desk.create(LS, [device.line(quantity, more)]))).json().fields;
		expect(await deviceRefused('1', {})).toEqual({ 'positions.0.serialNumber': 'missing' });
		expect(await deviceRefused('2', { serialNumber: 'SN1' })).toEqual({ 'positions.0.quantity': 'outOfRange' });
		const handed = await desk.issued(LS, [device.line('1', { serialNumber: 'SN1' })]);
		expect((await movementsOf(handed))[0]?.serial).toBe('SN1');
	});

	test('are taken whole with the number or not at all, whichever query fails', async () => {
		const { line, stock } = await goods('1000000', { lot_duty: true });
		let done = 0;
		await failEachQuery(server, async () => {
			const order = await desk.issued(AU, [line('1', { lot: 'L1' })]);
			const draft = await desk.good(desk.upgrade(order, LS));
			return () => desk.issue(draft).finally(() => (done += 1));
		});
		const { rows } = await server.database.pool.query(`
			select from documents join document_types on id = document_type_id where short_type = 'LS' and documents.name = 'Lagerware' and state_rank < 99 and issued_at > now() - interval '1 hour'
				and (select count(*) from stock_movements where stock_movements.wf_cid = documents.wf_cid) <> (
					select count(*) from document_positions p join articles on art_nr = article_number
						where p.wf_cid = documents.wf_cid and is_stocked)`);
		expect([rows.length, done > 10, (await stock()).startsWith('999')]).toEqual([0, true, true]);
	}, 180_000);

	test('of forty delivery notes at once leave forty times, under forty numbers without a gap', async () => {
		const { line, stock } = await goods('100');
		const drafts: Copy[] = [];
		for (let n = 0; n < 40; n++) drafts.push(await desk.create(LS, [line('1')]));
		const answers = await Promise.all(drafts.map((draft) => desk.issue(draft)));
		expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(40).fill(200));
		const numbers = answers.map((answer) => Number(answer.json<Copy>().nr.slice(-5))).sort((a, b) => a - b);
		expect(numbers).toEqual(Array.from({ length: 40 }, (_, index) => (numbers[0] ?? 0) + index));
		expect(await stock()).toBe('60 / 0 / 60 / 0');
	}, 60_000);
});

test('somebody takes goods over once, and the paper says who', async () => {
	const delivery = await desk.issued(LS, [article('Bett', '1', '100')]);
	const take = (copy: Copy, signedBy: string) => desk.call('POST', `document/${copy.wf_cid}/delivery`, { signedBy });
	expect((await take(delivery, '  ')).statusCode).toBe(422);
	const taken = await desk.good(take(delivery, 'Elisabeth Huber'));
	expect(taken.delivery?.signedBy).toBe('Elisabeth Huber');
	expect((await take(delivery, 'Franz Huber')).statusCode).toBe(409);
	expect((await take(await desk.create(LS, [article('Bett', '1', '1')]), 'Huber')).statusCode).toBe(422);
	expect((await take(await desk.issued(AN, [article('Bett', '1', '1')]), 'Huber')).statusCode).toBe(422);
});
