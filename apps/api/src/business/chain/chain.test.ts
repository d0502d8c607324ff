import { addDecimals } from '@kontor/german/number';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { article, type Copy, type Desk, deskOf, entryOf, newCustomer, typeIds } from '../testing/desk.ts';

const { AN, AU, LS, RL, RE, SR, GU } = typeIds;

let server: TestApp;
let desk: Desk;

beforeAll(async () => {
	server = await createTestApp();
	const { bearer } = await server.signIn('demo');
	desk = deskOf(server, bearer, await newCustomer(server));
});
afterAll(() => server.close());

const of = (copy: Copy, quantity: string) => ({
	positions: [{ id: copy.positions.find(({ kind }) => kind === 'article')?.id, quantity }],
});

test('a quantity invoiced as 0,35 + 0,35 + 0,30 is invoiced, and nothing is offered any more', async () => {
	const delivery = await desk.issued(LS, [article('Stoff', '1', '10')]);
	for (const part of ['0.35', '0.35']) await desk.follow(delivery, RE, of(delivery, part));
	expect([(await desk.read(delivery)).state, await desk.open(delivery)]).toEqual(['teilverrechnet', ['0.3']]);
	await desk.follow(delivery, RE, of(delivery, '0.30'));
	expect([(await desk.read(delivery)).state, await desk.open(delivery)]).toEqual(['verrechnet', ['0']]);
	const upgrades = (await desk.call('GET', `document/${delivery.wf_cid}/upgrades`)).json();
	expect(upgrades.every((upgrade: { blocked: string; positions: [] }) => upgrade.positions.length === 0)).toBe(true);
	expect((await desk.upgrade(delivery, RE)).statusCode).toBe(409);
});

test('of delivered goods what is neither returned nor invoiced can be invoiced, whatever the order of things', async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.array(fc.tuple(fc.constantFrom(RE, RL), fc.integer({ min: 1, max: 6 })), { minLength: 1, maxLength: 5 }),
			async (steps) => {
				const delivery = await desk.issued(LS, [article('Pants', '10', '5')]);
				let left = 10;
				for (const [typeId, quantity] of steps) {
					const answer = await desk.upgrade(delivery, typeId, of(delivery, String(quantity)));
					expect([quantity, left, answer.statusCode]).toEqual([
						quantity,
						left,
						quantity <= left ? 200 : left === 0 ? 409 : 422,
					]);
					if (answer.statusCode === 422) {
						const [id] = of(delivery, '0').positions.map((position) => position.id);
						expect(answer.json().open).toEqual([{ id, openQuantity: String(left) }]);
					}
					if (answer.statusCode !== 200) continue;
					left -= quantity;
					await desk.good(desk.issue(answer.json()));
				}
				expect(await desk.open(delivery)).toEqual([String(left)]);
			},
		),
		{
			numRuns: 6,
			examples: [
				[
					[
						[RL, 4],
						[RE, 10],
						[RE, 6],
					],
				],
			],
		},
	);
}, 120_000);

test('delivered is invoiced and returned: nothing is left to do, until the return is cancelled', async () => {
	const delivery = await desk.issued(LS, [article('Pants', '8', '5')]);
	await desk.follow(delivery, RE, of(delivery, '5'));
	const back = await desk.follow(delivery, RL);
	expect((await desk.read(delivery)).state).toBe('abgeschlossen');
	expect((await desk.cancel(back)).statusCode).toBe(200);
	expect([(await desk.read(delivery)).state, await desk.open(delivery)]).toEqual(['teilverrechnet', ['3']]);
});

test('each unit is credited once, and whoever comes second hears by which document', async () => {
	const invoice = await desk.follow(await desk.issued(LS, [article('Bett', '2', '100')]), RE);
	const first = await desk.follow(invoice, GU);
	const second = await desk.upgrade(invoice, GU);
	expect([second.statusCode, second.json().drawnBy]).toEqual([
		409,
		{ wf_cid: first.wf_cid, shortType: 'GU', nr: first.nr, addressLfdnr: invoice.customerId },
	]);
});

test('twenty tabs make one follow-up, and the others are led to it; the same key gets the same answer', async () => {
	const offer = await desk.issued(AN, [article('Bett', '1', '100')]);
	const answers = await Promise.all(Array.from({ length: 20 }, () => desk.upgrade(offer, AU)));
	const [made] = answers.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json<Copy>());
	const others = answers.filter(({ statusCode }) => statusCode !== 200);
	expect(others.map((answer) => [answer.statusCode, answer.json().drawnBy?.wf_cid])).toEqual(
		Array(19).fill([409, made?.wf_cid]),
	);
	const next = await desk.issued(AN, [article('Bett', '1', '100')]);
	const key = { 'idempotency-key': 'chainchainchainchain1' };
	const [one, again] = [await desk.upgrade(next, AU, {}, key), await desk.upgrade(next, AU, {}, key)];
	expect(again.json()).toEqual(one.json());
}, 60_000);

test('what follows has the values of its source in order, whatever becomes of source and price list', async () => {
	const { rows } = await server.database.pool.query(`select art_nr from articles where is_active limit 1`);
	const articleNumber = rows[0].art_nr;
	const offer = await desk.issued(
		AN,
		[
			article('Bett', '3', '99.999', { discount: '5', discount2: '2.5', articleNumber }),
			{ kind: 'text', text: 'Lieferung frei Haus' },
			article('Matratze', '1', '250'),
			{ kind: 'subtotal', text: '' },
			article('Montage', '2', '45', { referenceNumber: 'R7' }),
		],
		undefined,
		{ documentFoot: { discount: '3', headText: 'Guten Tag', footText: 'Danke', orderReference: 'B-17' } },
	);
	await server.database.pool.query(
		'update article_sale_prices set net_price = net_price + 7, gross_price = gross_price + 7',
	);
	const order = await desk.follow(offer, AU);
	const invoice = await desk.follow(order, RE);
	const told = ({ positions, documentFoot, amounts: { open: _open, ...amounts } }: Copy) => [
		positions.map(({ kind, text, quantity, price, discount, discount2, vatRate, amount, referenceNumber }) =>
			[kind, text, quantity, price, discount, discount2, vatRate, amount, referenceNumber].join(' '),
		),
		documentFoot.discount,
		documentFoot.headText,
		documentFoot.footText,
		documentFoot.orderReference,
		amounts,
	];
	expect([told(order), told(invoice)]).toEqual([told(offer), told(offer)]);
});

test('the net parts of partial invoices add up to the order', async () => {
	const positions = [
		article('A', '7', '18.35', { discount: '5' }),
		article('B', '3', '10.03'),
		article('C', '1.5', '33.33'),
	];
	const order = await desk.issued(AU, positions);
	const first = await desk.follow(order, RE, {
		positions: order.positions.map(({ id, quantity }) => ({ id, quantity: quantity === '7' ? '4' : '1' })),
	});
	const second = await desk.follow(order, RE);
	const lines = (copy: Copy) => copy.positions.map(({ amount }) => amount ?? '0').reduce(addDecimals, '0');
	expect(addDecimals(lines(first), '0')).toBe(addDecimals(first.amounts.net, '0'));
	expect(Math.abs(Number(addDecimals(first.amounts.net, second.amounts.net)) - Number(order.amounts.net))).toBeLessThan(
		0.02,
	);
});

test('one collective invoice takes several deliveries and says of which each part is', async () => {
	const one = await desk.issued(LS, [article('Pants', '10', '5')]);
	const two = await desk.issued(LS, [article('Pants', '5', '5')]);
	const invoice = await desk.follow(one, SR, { further: [Number(two.wf_cid)] });
	expect(invoice.positions.map(({ kind, text }) => `${kind} ${text.split(' vom')[0]}`)).toEqual([
		`text Lieferschein ${one.nr}`,
		'article Pants',
		`text Lieferschein ${two.nr}`,
		'article Pants',
	]);
	expect([invoice.amounts.net, invoice.amounts.open, invoice.state]).toEqual(['75.00', '90.00', 'offen']);
	expect([(await desk.read(one)).state, (await desk.read(two)).state]).toEqual(['verrechnet', 'verrechnet']);
	const other = await desk.issued(LS, [article('Pants', '1', '5')], await newCustomer(server));
	const third = await desk.issued(LS, [article('Pants', '1', '5')]);
	expect((await desk.upgrade(third, SR, { further: [Number(other.wf_cid)] })).statusCode).toBe(422);
});

test('two deliveries of different customers, or drawn crosswise at once, block nobody', async () => {
	const [one, two] = [await desk.issued(LS, [article('A', '5', '5')]), await desk.issued(LS, [article('B', '5', '5')])];
	const answers = await Promise.all([
		desk.upgrade(one, RE, { further: [Number(two.wf_cid)] }),
		desk.upgrade(two, RE, { further: [Number(one.wf_cid)] }),
	]);
	expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test('nothing that was read again is computed anew: amounts stay what was stored', async () => {
	const order = await desk.issued(AU, [
		article('A', '7', '18.35', { discount: '5' }),
		article('B', '1', '61.10', { discount: '5' }),
	]);
	await server.database.pool.query(`insert into vat_rates values ('N', '1990-01-01', 25) on conflict do nothing`);
	try {
		const again = await desk.read(order);
		expect([again.amounts.net, again.amounts.vat, again.amounts.gross]).toEqual(['180.08', '36.02', '216.10']);
		expect(again.positions.map(entryOf)).toEqual(order.positions.map(entryOf));
	} finally {
		await server.database.pool.query(`delete from vat_rates where code = 'N' and valid_from = '1990-01-01'`);
	}
});
