import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failEachQuery } from '../testing/failEachQuery.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { article, type Copy, type Desk, deskOf, entryOf, newCustomer, typeIds } from './testing/desk.ts';

let server: TestApp;
let desk: Desk;
let demo: string;
let customer: number;
let key = 0;

const { AN, AU, LS, RL, RE, GU } = typeIds;

beforeAll(async () => {
	server = await createTestApp();
	({ bearer: demo } = await server.signIn('demo'));
	customer = await newCustomer(server);
	desk = deskOf(server, demo, customer);
});
afterAll(() => server.close());

const call: Desk['call'] = (...asked) => desk.call(...asked);
const good: Desk['good'] = (answer) => desk.good(answer);
const issue: Desk['issue'] = (...asked) => desk.issue(...asked);
const issued: Desk['issued'] = (...asked) => desk.issued(...asked);
const upgrade: Desk['upgrade'] = (...asked) => desk.upgrade(...asked);
const follow: Desk['follow'] = (...asked) => desk.follow(...asked);
const change: Desk['change'] = (...asked) => desk.change(...asked);
const read: Desk['read'] = (copy) => desk.read(copy);
const open: Desk['open'] = (copy) => desk.open(copy);
const create = (typeId: number, positions: object[], customerId = customer, documentFoot: object = {}) =>
	desk.create(typeId, positions, customerId, { documentFoot });

describe('a draft', () => {
	test('begins with the defaults of its customer and has no number', async () => {
		const { positions, nr, documentFoot } = await good(
			call('GET', `document/default/${customer}?documentTypeId=${AN}`),
		);
		expect([positions, nr]).toEqual([[], '']);
		expect(documentFoot).toMatchObject({ billingCondition: '30T', isGross: false });
		expect((await call('GET', 'document/default/2000000000?documentTypeId=10')).statusCode).toBe(404);
		expect((await call('GET', `document/default/${customer}?documentTypeId=77`)).statusCode).toBe(404);
		expect((await create(AN, [article('Bett', '1', '100')])).nr).toBe('');
	});

	test('holds its amounts, computed once', async () => {
		const positions = [article('Eins', '1', '10.03'), article('Zwei', '1', '10.03'), article('Drei', '1', '10.03')];
		expect((await create(RE, positions)).amounts).toMatchObject({ net: '30.09', vat: '6.02', gross: '36.11' });
		const gross = await create(RE, [article('Zehn', '10', '4.00')], customer, { isGross: true });
		expect(gross.amounts).toMatchObject({ net: '33.33', vat: '6.67', gross: '40.00' });
		expect((await create(AN, [article('Genau', '400', '12.345')])).amounts.net).toBe('4938.00');
	});

	test('keeps texts, subtotals and order; a fourth decimal of a price is refused', async () => {
		const draft = await create(AN, [
			article('A', '1', '10'),
			{ kind: 'text', text: 'Hinweis' },
			{ kind: 'subtotal', text: '' },
		]);
		const [a, text, subtotal] = draft.positions;
		expect(subtotal?.amount).toBe('10.00');
		const turned = await good(
			change(draft, [
				...[text, a].flatMap((position) => (position === undefined ? [] : [entryOf(position)])),
				article('B', '2', '5'),
			]),
		);
		expect(turned.positions.map((position) => position.text)).toEqual(['Hinweis', 'A', 'B']);
		expect(turned.amounts.net).toBe('20.00');
		expect(
			(
				await call('POST', 'document', {
					customerId: customer,
					typeId: AN,
					documentFoot: {},
					positions: [article('X', '1', '1.2345')],
				})
			).statusCode,
		).toBe(400);
	});

	test('is stored by one of two editors, and deleted by whoever', async () => {
		const draft = await create(AN, [article('A', '1', '10')]);
		expect((await change(draft, [article('B', '1', '10')])).statusCode).toBe(200);
		expect((await change(draft, [article('C', '1', '10')])).statusCode).toBe(412);
		expect((await call('DELETE', `document/${draft.wf_cid}`)).statusCode).toBe(204);
		expect((await call('GET', `document/${draft.wf_cid}`)).statusCode).toBe(404);
	});

	test('for a patient tells of the insurance and splits the price, only to who may know', async () => {
		const { rows } = await server.database.pool.query<{ lfdnr: number }>(
			`select addresses.lfdnr from address_health join addresses using (lfdnr) join address_insurance insurance
				on insurance.lfdnr = health_insurance_lfdnr where kd_patient and own_contribution_group = '10'
				and not is_fee_ready and regojahr is null and birth_date < '2000-01-01' limit 1`,
		);
		const patient = rows[0]?.lfdnr ?? 0;
		const draft = await create(RE, [article('Gehhilfe', '1', '385.00')], patient);
		expect(draft.shares).toEqual({ patient: '46.20', carrier: '415.80' });
		const clerk = await server.createUser({ username: 'business', apps: [1, 7], rights: ['prices'] });
		const { bearer } = await server.signIn(clerk.username, clerk.password);
		const seen = (await call('GET', `document/${draft.wf_cid}`, undefined, {}, bearer)).json() as Copy;
		expect([seen.shares, seen.documentHeadExtended.insuredData]).toEqual([null, null]);
	});

	test.each([
		['a child', "update addresses set birth_date = current_date - interval '14 years' where lfdnr = $1", '0.00'],
		['freed from fees', 'update address_health set is_fee_ready = true where lfdnr = $1', '0.00'],
		[
			'at the limit of fees, which frees from no share',
			'update address_health set regojahr = extract(year from current_date) where lfdnr = $1',
			'46.20',
		],
	])('splits the price for a patient who is %s', async (_, make, own) => {
		const { rows } = await server.database.pool.query<{ lfdnr: number }>(
			`select addresses.lfdnr from address_health join addresses using (lfdnr) join address_insurance insurance
				on insurance.lfdnr = health_insurance_lfdnr where kd_patient and own_contribution_group = '10'
				and not is_fee_ready and regojahr is null and birth_date < '2000-01-01' limit 1`,
		);
		const patient = rows[0]?.lfdnr ?? 0;
		await server.database.pool.query(make, [patient]);
		const draft = await create(RE, [article('Gehhilfe', '1', '385.00')], patient);
		expect(draft.shares?.patient).toBe(own);
	});
});

describe('issuing', () => {
	test('gives today, the next number and the address of now; after that nothing changes', async () => {
		const first = await issued(RE, [article('A', '1', '10')]);
		const second = await issued(RE, [article('A', '1', '10')]);
		expect(Number(second.nr.slice(-5))).toBe(Number(first.nr.slice(-5)) + 1);
		expect(first).toMatchObject({ state: 'offen', rank: 20 });
		expect(first.amounts.open).toBe('12.00');
		await server.database.pool.query(
			`update addresses set company_name = 'Umbenannt', city = 'Linz' where lfdnr = $1`,
			[customer],
		);
		const document = (await server.ask('GET', `/api/v1/crm/documents/${first.wf_cid}`, { bearer: demo })).json();
		expect(document.recipient).toMatchObject({ name: 'Handwerk Muster', city: 'Graz' });
		await server.database.pool.query(
			`update addresses set company_name = 'Handwerk Muster', city = 'Graz' where lfdnr = $1`,
			[customer],
		);
		expect((await change(first, [article('B', '1', '1')])).statusCode).toBe(422);
		expect((await issue(first)).statusCode).toBe(422);
		expect((await call('DELETE', `document/${first.wf_cid}`)).statusCode).toBe(422);
	});

	test('refuses an invoice over nothing, which spends no number', async () => {
		const free = await create(RE, [article('Gratis', '1.5', '33.33', { discount: '100' })]);
		expect(free.amounts.gross).toBe('0.00');
		expect((await issue(free)).statusCode).toBe(422);
		expect((await issue(await create(AN, []))).statusCode).toBe(422);
	});

	test('of forty at once gives forty numbers without a gap', async () => {
		const drafts = [];
		for (let n = 0; n < 40; n++) drafts.push(await create(AU, [article(`Nr ${n}`, '1', '10')]));
		const answers = await Promise.all(drafts.map((draft) => issue(draft)));
		expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(40).fill(200));
		const numbers = answers.map((answer) => Number((answer.json() as Copy).nr.slice(-5))).sort((a, b) => a - b);
		expect(numbers).toEqual(Array.from({ length: 40 }, (_, index) => (numbers[0] ?? 0) + index));
	}, 60_000);

	test('is done whole or not at all, and no number is lost', async () => {
		await failEachQuery(server, async () => {
			const draft = await create(RE, [article('A', '1', '10')]);
			return () => issue(draft);
		});
		const { rows } = await server.database.pool.query(`
			select from document_counters counter where last <> (select count(*) from documents
				where document_type_id = counter.document_type_id and nr <> '' and extract(year from date) = counter.year)`);
		expect(rows).toHaveLength(0);
	}, 120_000);
});

describe('the chain', () => {
	test('leads from offer to credit note, with values as they were', async () => {
		const offer = await issued(AN, [
			article('Bett', '3', '100', { discount: '5' }),
			{ kind: 'text', text: 'Lieferung frei' },
		]);
		const order = await follow(offer, AU);
		expect(order.positions.map(({ text, quantity }) => [text, quantity])).toEqual([
			['Bett', '3'],
			['Lieferung frei', '0'],
		]);
		expect(order.amounts.net).toBe('285.00');
		expect((await read(offer)).state).toBe('angenommen');
		const [position] = order.positions;
		const first = await follow(order, LS, { positions: [{ id: position?.id, quantity: '1' }] });
		expect((await read(order)).state).toBe('teilgeliefert');
		const second = await follow(order, LS);
		expect([(await read(order)).state, await open(order)]).toEqual(['geliefert', ['0']]);
		const invoice = await follow(first, RE, { further: [Number(second.wf_cid)] });
		expect(invoice.amounts.net).toBe('285.00');
		expect((await read(first)).state).toBe('verrechnet');
		const credit = await follow(invoice, GU, {
			positions: [{ id: invoice.positions.find(({ kind }) => kind === 'article')?.id, quantity: '1' }],
		});
		expect(credit.amounts.gross).toBe('-114.00');
		expect([(await read(credit)).state, (await read(invoice)).amounts.open]).toEqual(['erledigt', '228.00']);
	});

	test('of delivered goods invoices what was not returned, and no more', async () => {
		const delivery = await issued(LS, [article('Pants', '10', '5')]);
		const id = delivery.positions[0]?.id;
		const goBack = await follow(delivery, RL, { positions: [{ id, quantity: '4' }] });
		expect(goBack.state).toBe('zurückgenommen');
		expect(await open(delivery)).toEqual(['6']);
		expect((await upgrade(delivery, RE, { positions: [{ id, quantity: '10' }] })).statusCode).toBe(422);
		await follow(delivery, RE);
		expect((await read(delivery)).state).toBe('abgeschlossen');
		expect((await upgrade(delivery, RE)).statusCode).toBe(409);
	});

	test('makes one follow-up of twenty clicks', async () => {
		const offer = await issued(AN, [article('Bett', '1', '100')]);
		const answers = await Promise.all(Array.from({ length: 20 }, () => upgrade(offer, AU)));
		expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(19).fill(409)]);
		const name = `upgradeupgrade${++key}`;
		const other = await issued(AN, [article('Bett', '1', '100')]);
		const repeated = await Promise.all(
			Array.from({ length: 10 }, () =>
				call('PATCH', `document/${other.wf_cid}/upgrade`, { typeId: AU }, { 'idempotency-key': name }),
			),
		);
		expect(new Set(repeated.map((answer) => (answer.json() as Copy).wf_cid)).size).toBe(1);
	}, 30_000);

	test('gives back what a deleted or smaller draft does not need, and refuses more than is open', async () => {
		const order = await issued(AU, [article('Lift', '5', '50')]);
		const draft = await good(upgrade(order, LS));
		const [position] = draft.positions.map(entryOf);
		const smaller = await good(change(draft, [{ ...position, quantity: '2' }]));
		expect(await open(order)).toEqual(['3']);
		expect(smaller.positions[0]?.sourceOpen).toBe('3');
		expect((await change(smaller, [{ ...position, quantity: '6' }])).statusCode).toBe(422);
		expect((await call('DELETE', `document/${draft.wf_cid}`)).statusCode).toBe(204);
		expect([await open(order), (await read(order)).state]).toEqual([['5'], 'offen']);
	});

	test('says what a document may become, and why not', async () => {
		const draft = await create(AN, [article('Bett', '1', '100')]);
		const upgrades = async (copy: Copy) =>
			(
				(await call('GET', `document/${copy.wf_cid}/upgrades`)).json() as {
					shortType: string;
					blocked: string | null;
				}[]
			).map(({ shortType, blocked }) => [shortType, blocked]);
		expect(await upgrades(draft)).toEqual([['AU', 'draft']]);
		const offer = await good(issue(draft));
		expect(await upgrades(offer)).toEqual([['AU', null]]);
		await follow(offer, AU);
		expect(await upgrades(offer)).toEqual([['AU', 'nothingOpen']]);
		expect((await upgrade(offer, RE)).statusCode).toBe(422);
	});

	test('is carried on whole or not at all, whichever query fails', async () => {
		await failEachQuery(server, async () => {
			const offer = await issued(AN, [article('Bett', '1', '100')]);
			return () => upgrade(offer, AU);
		});
	}, 120_000);

	test('credits each unit once', async () => {
		const invoice = await issued(RE, [article('Bett', '2', '100')]);
		await follow(invoice, GU);
		expect((await upgrade(invoice, GU)).statusCode).toBe(409);
		expect((await read(invoice)).state).toBe('bezahlt');
	});

	test('of an order that is cancelled reserves nothing any more', async () => {
		const order = await issued(AU, [article('Lift', '10', '50')]);
		await follow(order, LS, { positions: [{ id: order.positions[0]?.id, quantity: '7' }] });
		const now = await read(order);
		const cancelled = await good(
			call('POST', `document/${order.wf_cid}/cancel`, undefined, { 'if-match': `"${now.version}"` }),
		);
		expect([cancelled.state, await open(order)]).toEqual(['abgeschlossen', ['0']]);
		const invoice = await issued(RE, [article('A', '1', '10')]);
		expect(
			(await call('POST', `document/${invoice.wf_cid}/cancel`, undefined, { 'if-match': `"${invoice.version}"` }))
				.statusCode,
		).toBe(422);
	});
});

describe('payments', () => {
	const pay = ({ wf_cid }: Copy, amount: string, more: object = {}) =>
		call('POST', `document/${wf_cid}/payment`, { date: '2026-03-02', amount, paymentType: 'UEB', ...more });

	test('come off the open amount until nothing is left', async () => {
		const invoice = await issued(RE, [article('A', '1', '100')]);
		expect(await good(pay(invoice, '20.00'))).toMatchObject({ state: 'teilbezahlt', amounts: { open: '100.00' } });
		expect((await pay(invoice, '100.01')).statusCode).toBe(422);
		expect((await pay(invoice, '50.00', { paymentType: 'MUSCHELN' })).statusCode).toBe(422);
		expect(await good(pay(invoice, '100.00'))).toMatchObject({ state: 'bezahlt', amounts: { open: '0.00' } });
		expect((await pay(await create(RE, [article('A', '1', '1')]), '1.00')).statusCode).toBe(422);
	});

	test('are stored whole or not at all', async () => {
		await failEachQuery(server, async () => {
			const invoice = await issued(RE, [article('A', '1', '100')]);
			return () => pay(invoice, '20.00');
		});
	}, 120_000);
});

test('articles for a position come by number first, with a price of the day or none', async () => {
	const get = async (q: string) =>
		(await call('GET', `articles?q=${encodeURIComponent(q)}&customerId=${customer}`)).json() as {
			articleNumber: string;
			netPrice: string | null;
		}[];
	const [first] = await get('Rollstuhl');
	expect(first?.netPrice).toMatch(/^\d+\.\d{3}$/);
	expect((await get(first?.articleNumber ?? ''))[0]?.articleNumber).toBe(first?.articleNumber);
	await server.database.pool.query(
		`update article_sale_prices set valid_from = null, valid_to = '2000-01-01'
		where article_id = (select id from articles where art_nr = $1) and id in (
			select min(id) from article_sale_prices group by article_id)`,
		[first?.articleNumber],
	);
	expect(await get('gibtesnicht')).toEqual([]);
});
