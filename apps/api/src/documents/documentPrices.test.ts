import { documentExportColumns } from '@kontor/domain/trade/documentExport';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { article, type Copy, type Desk, deskOf, newCustomer, typeIds } from '../business/testing/desk.ts';
import { readBack } from '../paper/testing/readBack.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

const { AN, RE, BE, LS } = typeIds;

let server: TestApp;
let desk: Desk;
let customer: number;
let demo: string;
/** Sees documents at every door, and no prices. */
let porter: string;
/** Sees prices, but not what things cost. */
let seller: string;
let invoice: Copy;
let purchase: Copy;

// Amounts nothing else has: 6 421,11 net, 7 705,33 gross, a payment of 1 313,77; a purchase of 4 242,42.
const amounts = /6.?421[.,]11|7.?705[.,]33|1.?313[.,]77|6.?391[.,]56|4.?242[.,]42|5.?090[.,]90/;

beforeAll(async () => {
	server = await createTestApp();
	demo = (await server.signIn('demo')).bearer;
	customer = await newCustomer(server);
	desk = deskOf(server, demo, customer);
	const apps = [1, 3, 4, 5, 6, 7, 12];
	const user = async (username: string, rights: ('prices' | 'health' | 'documentsIssue')[]) => {
		const made = await server.createUser({ username, apps, rights });
		return (await server.signIn(made.username, made.password)).bearer;
	};
	porter = await user('lager-ohne-preise', ['health', 'documentsIssue']);
	seller = await user('verkauf-ohne-kosten', ['prices', 'health']);
	const offer = await desk.issued(AN, [article('Sonderbett', '1', '6421.11')]);
	const order = await desk.follow(offer, 20);
	invoice = await desk.follow(order, RE);
	const payment = { date: '2026-03-02', amount: '1313.77', paymentType: 'UEB' };
	await desk.good(desk.call('POST', `document/${invoice.wf_cid}/payment`, payment));
	purchase = await desk.issued(BE, [article('Einkauf', '1', '4242.42')]);
});
afterAll(() => server.close());

const ask = (method: 'GET' | 'POST', path: string, bearer: string, body?: object) =>
	server.ask(method, `/api/v1/${path}`, { bearer, ...(body && { body }) });
const ofCustomer = () => [{ key: 'customerSupplier', values: [String(customer)] }];
const list = (bearer: string, more: object = {}) =>
	ask('POST', 'documents', bearer, { conditions: ofCustomer(), ...more });
const csv = (bearer: string, columns: string[], more: object = {}) =>
	ask('POST', 'documents/csv', bearer, { conditions: ofCustomer(), columns, ...more });
const detail = (bearer: string, { wf_cid }: Copy) => ask('GET', `crm/documents/${wf_cid}`, bearer);

interface Row {
	readonly wf_cid: string;
	readonly shortType: string;
	readonly net: string | null;
	readonly gross: string | null;
	readonly openAmount: string | null;
}

describe('who sees no prices reads none', () => {
	test('in the list, nor what it comes to', async () => {
		const answer = await list(porter);
		const { rows, total, sums } = answer.json<{ rows: Row[]; total: number; sums: null }>();
		expect([total, sums]).toEqual([4, null]);
		expect(rows.map(({ net, gross, openAmount }) => [net, gross, openAmount])).toEqual(
			rows.map(() => [null, null, null]),
		);
		expect(answer.body).not.toMatch(amounts);
		expect((await list(demo)).body).toMatch(amounts);
	});

	test('from an order: sorting by amounts is refused, in the list and in the file', async () => {
		const refused = { statusCode: 403, fields: { 'body.sort': 'notAllowed' } };
		for (const direction of ['asc', 'desc']) {
			for (const answer of [
				await list(porter, { sort: 'gross', direction }),
				await csv(porter, ['nr'], { sort: 'gross', direction }),
			]) {
				expect({ statusCode: answer.statusCode, fields: answer.json().fields }).toEqual(refused);
			}
		}
		expect((await list(seller, { sort: 'gross' })).statusCode).toBe(200);
	});

	test('in the file: its columns are refused', async () => {
		for (const { key, rights } of documentExportColumns) {
			const tellsPrices = rights.some((right) => right === 'prices');
			expect([key, (await csv(porter, [key])).statusCode]).toEqual([key, tellsPrices ? 403 : 200]);
			expect([key, (await csv(seller, [key])).statusCode]).toEqual([key, 200]);
		}
	});

	test('in a document: positions, tax, payments, history and shares tell none', async () => {
		const answer = await detail(porter, invoice);
		const seen = answer.json();
		expect(answer.body).not.toMatch(amounts);
		expect([seen.net, seen.gross, seen.openAmount, seen.vat, seen.discount, seen.rates]).toEqual([
			null,
			null,
			null,
			null,
			null,
			[],
		]);
		expect(seen.positions[0]).toMatchObject({ text: 'Sonderbett', price: null, discount: null, amount: null });
		expect(seen.payments).toEqual([expect.objectContaining({ amount: null, paymentType: expect.any(String) })]);
		expect(seen.events.find(({ kind }: { kind: string }) => kind === 'paid')).toMatchObject({ to: '' });
		expect((await detail(seller, invoice)).json()).toMatchObject({ gross: '7705.33', openAmount: '6391.56' });
		const { rows } = await server.database.pool.query<{ wf_cid: number }>(
			'select wf_cid from documents where patient_share > 0 and insurance_lfdnr is not null order by wf_cid limit 1',
		);
		const insured = await ask('GET', `crm/documents/${rows[0]?.wf_cid}`, porter);
		expect(insured.json().health).toMatchObject({ patientShare: null, carrierShare: null });
	});

	test('in the chain, nor of its payments', async () => {
		const { chain } = (await detail(porter, invoice)).json();
		expect(chain.map(({ gross, openAmount }: Row) => [gross, openAmount])).toEqual([
			[null, null],
			[null, null],
			[null, null],
		]);
		expect(chain[2].payments).toEqual([expect.objectContaining({ date: '2026-03-02', amount: null })]);
		const seen = (await detail(seller, invoice)).json().chain[2];
		expect(seen.payments).toEqual([expect.objectContaining({ amount: '1313.77' })]);
	});

	test('on paper: prints with prices are not offered and refused, alone and in a pile', async () => {
		const path = `crm/documents/${invoice.wf_cid}`;
		const types = (await ask('GET', `${path}/printTypes`, porter)).json();
		expect(types.map(({ printType }: { printType: string }) => printType)).toEqual(['worksheet']);
		const pile = { documents: [Number(invoice.wf_cid)] };
		for (const answer of [
			await ask('GET', `${path}/pdf`, porter),
			await ask('POST', `${path}/pdf`, porter, { printType: 'original' }),
			await ask('POST', `${path}/pdf`, porter, { printType: 'copy' }),
			await ask('POST', 'documents/pdf', porter, pile),
		]) {
			expect(answer.statusCode).toBe(403);
		}
		const sheet = await ask('POST', `${path}/pdf`, porter, { printType: 'worksheet' });
		const { letters } = await readBack(sheet.rawPayload);
		expect(letters).toContain('Sonderbett');
		expect(letters).not.toMatch(amounts);
		const delivery = await desk.issued(LS, [article('Sonderbett', '1', '6421.11')]);
		const note = await ask('GET', `crm/documents/${delivery.wf_cid}/pdf`, porter);
		expect([note.statusCode, (await readBack(note.rawPayload)).letters.match(amounts)]).toEqual([200, null]);
		expect((await ask('GET', `${path}/pdf`, seller)).statusCode).toBe(200);
	});

	test('in a working copy and what it may become', async () => {
		for (const path of [`document/${invoice.wf_cid}`, `document/${invoice.wf_cid}/upgrades`]) {
			const answer = await ask('GET', `business/${path}`, porter);
			expect([answer.statusCode, answer.body.match(amounts)]).toEqual([200, null]);
		}
	});

	test('in what an article was sold for: statistics and open offers tell quantities, and no order by amounts', async () => {
		const { pool } = server.database;
		const { rows } = await pool.query<{ art_nr: string }>(
			'select art_nr from articles where firma = 1 order by id limit 1',
		);
		const nr = rows[0]?.art_nr ?? '';
		const sold = (quantity: string, price: string) => article('Sonderbett', quantity, price, { articleNumber: nr });
		const others = await Promise.all([newCustomer(server), newCustomer(server)]);
		await desk.issued(RE, [sold('500000', '0.01')], others[0]);
		await desk.issued(RE, [sold('1', '8000.00')], others[1]);
		await desk.issued(AN, [sold('1', '6421.11')]);
		const of = (path: string) => `${path}?from=2026-01-01&to=2026-12-31`;
		const doors = [
			of(`statistics/article/${nr}/totalrevenue`),
			of(`statistics/article/${nr}/revenue`),
			of(`statistics/article/${nr}/SaleDataPerAddress`),
			of(`statistics/article/${nr}/SaleDataSM`),
			of(`statistics/article/${nr}/SaleDataSMPerAddress/STK`),
			`articles/${nr}/openOffers`,
		];
		for (const door of doors) {
			const told = async (bearer: string) => {
				const seen = await ask('GET', door, bearer);
				const figures = [seen.json()].flat() as { net?: string | null; price?: string | null; quantity: string }[];
				expect([door, figures.some(({ quantity }) => Number(quantity) > 0)]).toEqual([door, true]);
				return figures.map((figure) => figure[door.includes('Offers') ? 'price' : 'net']);
			};
			expect([door, new Set(await told(porter))]).toEqual([door, new Set([null])]);
			expect([door, (await told(seller)).includes(null)]).toEqual([door, false]);
		}
		const buyers = async (bearer: string) => {
			const answer = await ask('GET', doors[2] ?? '', bearer);
			return answer.json<{ address: { lfdnr: number } }[]>().map(({ address }) => address.lfdnr);
		};
		const [many, dear] = others;
		const order = async (bearer: string) => (await buyers(bearer)).filter((lfdnr) => lfdnr === many || lfdnr === dear);
		expect([await order(porter), await order(seller)]).toEqual([
			[many, dear],
			[dear, many],
		]);
	});

	test('among the last documents, those of an address and what the search finds', async () => {
		for (const [method, path] of [
			['GET', 'dashboard/documents/last'],
			['GET', `crm/addresses/${customer}/documents`],
			['POST', `crm/addresses/${customer}/openDocuments`],
			['GET', `dashboard/search?q=${invoice.nr}`],
			['GET', 'dashboard/search?q=Sonderbett'],
		] as const) {
			const answer = await ask(method, path, porter);
			expect([path, answer.statusCode, answer.body.match(amounts)]).toEqual([path, 200, null]);
		}
	});
});

describe('who sees prices, but no costs, reads none of purchases', () => {
	test('in the list and its sums', async () => {
		const { rows, sums } = (await list(seller)).json<{ rows: Row[]; sums: object }>();
		const bought = rows.filter(({ shortType }) => shortType === 'BE');
		expect(bought.map(({ net, gross, openAmount }) => [net, gross, openAmount])).toEqual([[null, null, null]]);
		const others = rows.filter(({ shortType }) => shortType !== 'BE');
		const sum = others.reduce((cents, { gross }) => cents + Math.round(Number(gross) * 100), 0);
		expect(sums).toMatchObject({ gross: (sum / 100).toFixed(2) });
		const all = (await list(demo)).json<{ sums: { gross: string } }>();
		expect(Math.round(Number(all.sums.gross) * 100) - sum).toBe(509_090);
	});

	test('from an order: they come last both ways, and all pages together are every document once', async () => {
		for (const conditions of [ofCustomer(), []]) {
			for (const direction of ['asc', 'desc'] as const) {
				const seen: Row[] = [];
				const size = conditions.length > 0 ? 2 : 200;
				let total = 1;
				for (let page = 1; seen.length < total && page <= 50; page++) {
					const answer = (await list(seller, { conditions, sort: 'gross', direction, page, size })).json();
					total = answer.total;
					seen.push(...answer.rows);
				}
				expect(new Set(seen.map(({ wf_cid }) => wf_cid)).size).toBe(total);
				const firstBought = seen.findIndex(({ gross }) => gross === null);
				expect(seen.slice(firstBought).every(({ shortType }) => ['BE', 'WE'].includes(shortType))).toBe(true);
				const shown = seen.slice(0, firstBought).map(({ gross }) => Number(gross));
				expect(shown).toEqual(shown.toSorted((a, b) => (direction === 'asc' ? a - b : b - a)));
			}
		}
	});

	test('in the file: their cells are empty', async () => {
		const lines = (await csv(seller, ['type', 'gross'])).body.trimEnd().split('\r\n');
		expect(lines).toContain('Bestellung;');
		expect((await csv(demo, ['type', 'gross'])).body).toContain('Bestellung;5090,90');
	});

	test('in the document, its chain and its paper', async () => {
		const answer = await detail(seller, purchase);
		expect(answer.body).not.toMatch(amounts);
		expect(answer.json().chain[0]).toMatchObject({ gross: null, openAmount: null });
		expect((await ask('GET', `crm/documents/${purchase.wf_cid}/pdf`, seller)).statusCode).toBe(403);
		expect((await detail(demo, purchase)).json()).toMatchObject({ gross: '5090.90' });
	});
});

test('the states a document may be set to come with it, and what is in their way', async () => {
	const offer = await desk.issued(AN, [article('Bett', '1', '100')]);
	const states = async (copy: Copy, bearer = demo) => (await detail(bearer, copy)).json().nextStates;
	expect(await states(offer)).toEqual([
		{ rank: 80, state: 'abgelehnt', blocked: null },
		{ rank: 85, state: 'abgelaufen', blocked: null },
	]);
	expect((await states(offer, seller)).map(({ blocked }: { blocked: string }) => blocked)).toEqual([
		'notAllowed',
		'notAllowed',
	]);
	for (const { rank, state } of await states(offer)) {
		const answer = await server.ask('PATCH', `/api/v1/business/document/${offer.wf_cid}/state`, {
			bearer: demo,
			headers: { 'if-match': `"${(await desk.read(offer)).version}"` },
			body: { rank },
		});
		expect(answer.json()).toMatchObject({ rank, state });
	}
	expect(await states(invoice)).toEqual([]);
});
