import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { article, type Copy, type Desk, deskOf, newCustomer, typeIds } from './testing/desk.ts';

const { AN, AU, LS, RE, GU, BE, VO } = typeIds;

let server: TestApp;
let desk: Desk;
let customer: number;
let users = 0;

beforeAll(async () => {
	server = await createTestApp();
	const { bearer } = await server.signIn('demo');
	customer = await newCustomer(server);
	desk = deskOf(server, bearer, customer);
});
afterAll(() => server.close());

async function clerk(...rights: ('prices' | 'costs' | 'documentsIssue' | 'documentsCredit' | 'documentsBackdate')[]) {
	const { username, password } = await server.createUser({ username: `desk${users++}`, apps: [5, 7], rights });
	return (await server.signIn(username, password)).bearer;
}

describe('a right of its own has', () => {
	test('who sees prices: nothing of them goes out to others, and they enter none', async () => {
		const delivery = await desk.issued(LS, [article('Bett', '2', '100', { discount: '5' })]);
		const bearer = await clerk('documentsIssue');
		const response = await desk.call('GET', `document/${delivery.wf_cid}`, undefined, {}, bearer);
		const seen = response.json();
		expect([seen.amounts, seen.shares, seen.credit]).toEqual([null, null, null]);
		expect(seen.positions[0]).toMatchObject({ text: 'Bett', quantity: '2', price: null, discount: null, amount: null });
		expect(response.body).not.toMatch(/190|100\.0/);
		const found = (await desk.call('GET', `articles?q=Rollstuhl&customerId=${customer}`, undefined, {}, bearer)).json();
		expect(
			found.every(({ prices, netPrice }: { prices: []; netPrice: null }) => prices.length === 0 && netPrice === null),
		).toBe(true);
		const body = { customerId: customer, typeId: AN, documentFoot: {}, positions: [] };
		expect((await desk.call('POST', 'document', body, {}, bearer)).statusCode).toBe(403);
		const invoice = await desk.issued(RE, [article('Bett', '1', '10')]);
		const payment = { date: '2026-03-02', amount: '1.00', paymentType: 'UEB' };
		expect((await desk.call('POST', `document/${invoice.wf_cid}/payment`, payment, {}, bearer)).statusCode).toBe(403);
	});

	test('who sees costs: they are cut from positions, articles and whole purchases', async () => {
		const { rows } = await server.database.pool.query<{ art_nr: string }>(
			`select art_nr from articles join article_stock on article_id = id where dep is not null limit 1`,
		);
		const articleNumber = rows[0]?.art_nr ?? '';
		const order = await desk.issued(AU, [article('Ware', '1', '100', { articleNumber })]);
		expect(order.positions[0]?.cost).toMatch(/^\d+\.\d{3}$/);
		const bearer = await clerk('prices', 'documentsIssue');
		const cut = (await desk.call('GET', `document/${order.wf_cid}`, undefined, {}, bearer)).json() as Copy;
		expect([cut.positions[0]?.cost, cut.positions[0]?.price]).toEqual([null, '100.000']);
		const articles = await desk.call('GET', `document/${order.wf_cid}/articles`, undefined, {}, bearer);
		expect(articles.json()[0].cost).toBeNull();
		const purchase = await desk.issued(BE, [article('Ware', '1', '60', { articleNumber })]);
		const bought = (await desk.call('GET', `document/${purchase.wf_cid}`, undefined, {}, bearer)).json() as Copy;
		expect([bought.positions[0]?.price, bought.amounts]).toEqual([null, null]);
		const body = { customerId: customer, typeId: BE, documentFoot: {}, positions: [] };
		expect((await desk.call('POST', 'document', body, {}, bearer)).statusCode).toBe(422);
	});

	test('who issues, cancels and says how far a document has come', async () => {
		const bearer = await clerk('prices');
		const draft = await desk.create(AN, [article('Bett', '1', '100')]);
		expect((await desk.issue(draft, '', bearer)).statusCode).toBe(403);
		const offer = await desk.good(desk.issue(draft));
		const at = { 'if-match': `"${offer.version}"` };
		expect((await desk.call('POST', `document/${offer.wf_cid}/cancel`, undefined, at, bearer)).statusCode).toBe(403);
		expect((await desk.call('PATCH', `document/${offer.wf_cid}/state`, { rank: 80 }, at, bearer)).statusCode).toBe(403);
		const refused = await desk.good(desk.call('PATCH', `document/${offer.wf_cid}/state`, { rank: 80 }, at));
		expect([refused.state, refused.rank]).toEqual(['abgelehnt', 80]);
		expect((await desk.upgrade(refused, AU)).statusCode).toBe(422);
	});

	test('who credits; nobody else is offered it', async () => {
		const bearer = await clerk('prices', 'documentsIssue');
		const invoice = await desk.issued(RE, [article('Bett', '1', '100')]);
		const upgrades = await desk.call('GET', `document/${invoice.wf_cid}/upgrades`, undefined, {}, bearer);
		expect(upgrades.json()).toEqual([]);
		const answer = await desk.call('PATCH', `document/${invoice.wf_cid}/upgrade`, { typeId: GU }, {}, bearer);
		expect(answer.statusCode).toBe(403);
		expect(
			(await desk.call('POST', 'document', { customerId: customer, typeId: GU, documentFoot: {}, positions: [] }))
				.statusCode,
		).toBe(422);
	});

	test('who dates back: never after today, never before the last of the series', async () => {
		const day = (offset: number) => {
			const date = new Date(server.now() + offset * 86_400_000);
			return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna' }).format(date);
		};
		const draft = () => desk.create(VO, [article('Schuhe', '1', '100')]);
		await server.database.pool.query('update document_counters set last_date = $2 where document_type_id = $1', [
			VO,
			day(-3),
		]);
		const bearer = await clerk('prices', 'documentsIssue');
		expect((await desk.issue(await draft(), `?date=${day(-2)}`, bearer)).statusCode).toBe(403);
		expect((await desk.issue(await draft(), `?date=${day(1)}`)).json().fields).toEqual({ 'query.date': 'dateTooLate' });
		const back = await desk.good(desk.issue(await draft(), `?date=${day(-2)}`));
		expect([back.date, back.nr.slice(0, 7)]).toEqual([day(-2), `VO-${day(-2).slice(0, 4)}`]);
		const early = await desk.issue(await draft(), `?date=${day(-3)}`);
		expect([early.statusCode, early.json().fields]).toEqual([422, { 'query.date': 'dateTooEarly' }]);
		const next = await desk.good(desk.issue(await draft()));
		expect(Number(next.nr.slice(-5))).toBe(Number(back.nr.slice(-5)) + 1);
	});
});

test('a draft has no number, and one that is deleted leaves no gap', async () => {
	const [first, second] = [
		await desk.create(AU, [article('A', '1', '1')]),
		await desk.create(AU, [article('B', '1', '1')]),
	];
	expect([first.nr, second.nr]).toEqual(['', '']);
	const before = await desk.good(desk.issue(second));
	expect((await desk.call('DELETE', `document/${first.wf_cid}`)).statusCode).toBe(204);
	expect((await desk.call('DELETE', `document/${before.wf_cid}`)).statusCode).toBe(422);
	const after = await desk.issued(AU, [article('C', '1', '1')]);
	expect(Number(after.nr.slice(-5))).toBe(Number(before.nr.slice(-5)) + 1);
});

test('who pays nothing gets a confirmation, which spends no number', async () => {
	const free = await desk.create(RE, [article('Gratis', '1.5', '33.33', { discount: '100' })]);
	expect((await desk.issue(free)).json().fields).toEqual({ amounts: 'outOfRange' });
	const counters = async () =>
		(await server.database.pool.query('select sum(last)::int as last from document_counters')).rows[0].last;
	const before = await counters();
	const confirmed = await desk.good(desk.issue(free, '?asConfirmation=true'));
	expect([confirmed.shortType, confirmed.nr, confirmed.state, await counters()]).toEqual([
		'BS',
		'',
		'bestätigt',
		before,
	]);
	// A second one is no second number either.
	const again = await desk.create(RE, [article('Gratis', '1', '0')]);
	expect((await desk.issue(again, '?asConfirmation=true')).statusCode).toBe(200);
	const due = await desk.create(RE, [article('Bett', '1', '10')]);
	expect((await desk.issue(due, '?asConfirmation=true')).json().fields).toEqual({
		'query.asConfirmation': 'notAllowed',
	});
});

// Last of all: whoever signs in years later finds all sessions ended.
test('a document is dated and numbered by the day in Vienna, also half an hour into the new year', async () => {
	const target = Date.parse('2031-12-31T23:30:00Z');
	const offset = Math.round((target - server.now()) / 1000);
	const draft = await desk.create(AN, [article('Bett', '1', '100')]);
	server.setClock(offset);
	try {
		const { bearer } = await server.signIn('demo');
		const issued = await desk.good(desk.issue(draft, '', bearer));
		expect([issued.date, issued.nr]).toEqual(['2032-01-01', 'AN-2032-00001']);
	} finally {
		server.setClock(0);
	}
});
