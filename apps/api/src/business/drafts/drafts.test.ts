import { addDecimals } from '@kontor/german/number';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failEachQuery } from '../../testing/failEachQuery.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { article, type Copy, type Desk, deskOf, entryOf, typeIds } from '../testing/desk.ts';

const { AN, AU, LS, RE, GU } = typeIds;

let server: TestApp;
let desk: Desk;
let patient: number;
let carrier: number;

beforeAll(async () => {
	server = await createTestApp();
	const { bearer } = await server.signIn('demo');
	const { rows } = await server.database.pool.query<{ lfdnr: number; carrier: number }>(
		`select addresses.lfdnr, health_insurance_lfdnr as carrier from address_health join addresses using (lfdnr)
			join address_insurance insurance on insurance.lfdnr = health_insurance_lfdnr
			where kd_patient and own_contribution_group = '10'
			and not is_fee_ready and regojahr is null and birth_date < '2000-01-01' limit 1`,
	);
	patient = rows[0]?.lfdnr ?? 0;
	carrier = rows[0]?.carrier ?? 0;
	desk = deskOf(server, bearer, patient);
});
afterAll(() => server.close());

const insured = (more: object = {}) => ({ documentHead: { insuredData: { insuranceId: carrier, ...more } } });
const ware = (quantity: string, price: string) => article('Gehhilfe', quantity, price);

test.each([
	['10', '2026-03-01', '385.00', '46.20'],
	['10', '2025-12-31', '385.00', '46.20'],
	['10', '2025-12-31', '300.00', '43.00'],
	['10', '2024-06-01', '300.00', '40.40'],
	['10', '2023-06-01', '300.00', '39.00'],
	['10', '2022-06-01', '300.00', '37.80'],
	['10', '2019-06-01', '200.00', '34.80'],
	['20', '2026-03-01', '385.00', '92.40'],
	['10V', '2026-03-01', '77.50', '9.30'],
	['SEH', '2026-03-01', '385.00', '138.60'],
	['GEB', '2026-03-01', '77.50', '7.55'],
	['GEB', '2024-03-01', '77.50', '7.10'],
	['MIETE', '2026-03-01', '385.00', '0.00'],
])('of group %s by a prescription of %s and a net price of %s the patient pays %s', async (group, day, price, own) => {
	const more = insured({ ownContributionGroup: group, prescriptionDate: day });
	const { shares, amounts } = await desk.create(RE, [ware('1', price)], patient, more);
	expect(shares?.patient).toBe(own);
	expect(addDecimals(shares?.patient ?? '', shares?.carrier ?? '')).toBe(addDecimals(amounts.gross, '0'));
});

test.each([
	['rehabilitation', '10', '0.00'],
	['familyAllowance', '10', '0.00'],
	['rego', '10', '46.20'],
	['rego', 'GEB', '0.00'],
	[null, 'GEB', '7.55'],
])('who is exempt by %s in group %s pays %s', async (exemption, ownContributionGroup, own) => {
	const more = insured({ exemption, ownContributionGroup, prescriptionDate: '2026-03-01' });
	const draft = await desk.create(RE, [ware('1', '385')], patient, more);
	expect([draft.documentHeadExtended.insuredData?.exemption, draft.shares?.patient]).toEqual([exemption, own]);
});

test('positions of a draft and of what follows it belong to the firma of its user', async () => {
	const { pool } = server.database;
	const { username, password } = await server.createUser({
		username: 'zweite-firma',
		firma: 2,
		apps: [1, 6, 7],
		rights: ['prices', 'documentsIssue'],
	});
	const { bearer } = await server.signIn(username, password);
	const { rows } = await pool.query<{ lfdnr: number }>(
		`insert into addresses (firma, is_person, company_name) values (2, false, 'Kunde der zweiten') returning lfdnr`,
	);
	await pool.query(
		`insert into company (firma, name, street, city) values (2, 'Zweite GmbH', 'Ring 1', 'Wien') on conflict do nothing`,
	);
	const other = deskOf(server, bearer, rows[0]?.lfdnr ?? 0);
	const first = await other.issued(typeIds.AN, [article('Bett', '1', '100')]);
	const second = await other.good(other.upgrade(first, typeIds.AU));
	await other.good(other.change(second, [...second.positions.map(entryOf), article('Tisch', '1', '10')]));
	const found = await pool.query(
		`select position.firma, count(*)::int from document_positions position join documents using (wf_cid)
		where documents.firma = 2 group by 1`,
	);
	expect(found.rows).toEqual([{ firma: 2, count: 3 }]);
	const byArticle = await pool.query(
		'select count(*)::int from document_positions position join documents using (wf_cid) where position.firma <> documents.firma',
	);
	expect(byArticle.rows).toEqual([{ count: 0 }]);
});

test.each([
	['person', 'is_person and not kd_patient and not kd_arzt'],
	['patient', 'kd_patient'],
	['doctor', 'kd_arzt'],
	['company', 'kd_kunde and not is_person'],
	['home', 'kd_heim'],
	['insurer', 'kd_krankenkasse'],
	['supplier', 'kd_lieferant'],
])('the limit that CRM stores of a %s is the one its documents warn of', async (_, kind) => {
	const { rows } = await server.database.pool.query<{ lfdnr: number }>(
		`select lfdnr from addresses where firma = 1 and ${kind} order by lfdnr limit 1`,
	);
	const customer = rows[0]?.lfdnr ?? 0;
	const { bearer } = await server.signIn('demo');
	const address = `/api/v1/crm/addresses/${customer}`;
	const credit = async () =>
		(await desk.call('GET', `document/default/${customer}?documentTypeId=${typeIds.AU}`)).json().credit;
	for (const creditLimit of ['2500.00', null]) {
		const stored = (await server.ask('GET', address, { bearer })).json();
		const { salutation, titleBefore, titleAfter, firstname, lastname, gender, dateOfBirth, tel, telNote } = stored;
		const { address: at, mobile, mobileNote, email, note } = stored;
		const answer = await server.ask('PUT', `${address}/contactData`, {
			bearer,
			headers: { 'if-match': `"${stored.version}"` },
			body: {
				...{ salutation, titleBefore, titleAfter, firstname, lastname, gender, dateOfBirth, address: at },
				...{ tel, telNote, mobile, mobileNote, email, note, creditLimit },
			},
		});
		expect([answer.statusCode, answer.json().creditLimit]).toEqual([200, creditLimit]);
		if (creditLimit === null) expect(await credit()).toBeNull();
		else expect(await credit()).toMatchObject({ limit: creditLimit });
	}
	// A stored document says the same as a new one, and by it the editor warns.
	await server.database.pool.query('update addresses set credit_limit = 10 where lfdnr = $1', [customer]);
	const order = await desk.create(AU, [ware('1', '100')], customer);
	expect(order.credit).toMatchObject({ limit: '10.00' });
});

test('partial invoices of one prescription ask for the minimum once, and a full credit gives it all back', async () => {
	const order = await desk.issued(AU, [ware('3', '200')], patient, insured({ prescriptionDate: '2026-03-01' }));
	expect(order.shares).toEqual({ patient: '72.00', carrier: '648.00' });
	const [position] = order.positions;
	const first = await desk.follow(order, RE, { positions: [{ id: position?.id, quantity: '1' }] });
	const second = await desk.follow(order, RE);
	expect([first.shares?.patient, second.shares?.patient]).toEqual(['46.20', '25.80']);
	const credit = await desk.follow(first, GU);
	const rest = await desk.follow(second, GU);
	const all = [first, second, credit, rest].map(({ shares }) => shares);
	expect(all.map((shares) => shares?.patient ?? '').reduce(addDecimals, '0')).toBe('0');
	expect(all.map((shares) => shares?.carrier ?? '').reduce(addDecimals, '0')).toBe('0');
});

test('a collective invoice is shared for each prescription by itself', async () => {
	const one = await desk.issued(LS, [ware('1', '128.375')], patient, insured({ prescriptionDate: '2026-03-01' }));
	const two = await desk.issued(LS, [ware('1', '128.375')], patient, insured({ prescriptionDate: '2026-03-01' }));
	const invoice = await desk.follow(one, RE, { further: [Number(two.wf_cid)] });
	expect(invoice.positions.map(({ prescription }) => prescription)).toEqual([1, 1, 2, 2]);
	expect(invoice.shares?.patient).toBe('92.40');
	// Two deliveries of one order are one prescription.
	const order = await desk.issued(AU, [ware('2', '128.375')], patient, insured({ prescriptionDate: '2026-03-01' }));
	const half = await desk.follow(order, LS, { positions: [{ id: order.positions[0]?.id, quantity: '1' }] });
	const rest = await desk.follow(order, LS);
	const whole = await desk.follow(half, RE, { further: [Number(rest.wf_cid)] });
	expect(whole.shares?.patient).toBe('46.20');
});

test('head and foot, and all that a position says, are stored and read', async () => {
	const { rows } = await server.database.pool.query<{ id: number; arzt: number }>(
		`select (select min(id) from document_objects) as id, (select min(lfdnr) from addresses where kd_arzt) as arzt`,
	);
	const [{ id: objectId, arzt } = { id: 0, arzt: 0 }] = rows;
	const draft = await desk.create(
		AN,
		[
			article('Bett', '2', '100', {
				lot: 'L1',
				serialNumber: 'S1',
				objectId,
				clientId: patient,
				referenceNumber: 'R1',
				processState: 20,
				discount2: '3',
				vatCode: 'E',
			}),
		],
		patient,
		{
			documentHead: {
				associationId: carrier,
				deliveryAddressId: patient,
				invoiceAddressId: carrier,
				doctorId: arzt,
				prescriptionState: 'EINGEL',
				insuredData: { insuranceId: carrier, ownContributionGroup: '20', prescriptionDate: '2026-03-01' },
			},
			documentFoot: {
				billingCondition: '30T',
				deliveryCondition: 'FREI',
				deliveryType: 'POST',
				location: 'GRAZ',
				preferredDate: '2026-04-01',
				deliveryDate: '2026-04-02',
				headText: 'Kopf',
				footText: 'Fuß',
			},
		},
	);
	expect(draft.positions[0]).toMatchObject({
		lot: 'L1',
		serialNumber: 'S1',
		object: { id: objectId },
		client: { lfdnr: patient },
		referenceNumber: 'R1',
		processState: 20,
		discount2: '3',
		vatRate: '10',
	});
	expect(draft.documentHead).toMatchObject({
		doctor: { lfdnr: arzt },
		prescriptionState: 'EINGEL',
		association: { lfdnr: carrier },
	});
	expect(draft.documentHeadExtended).toMatchObject({
		deliveryAddress: { lfdnr: patient },
		invoiceAddress: { lfdnr: carrier },
		insuredData: { ownContributionGroup: '20', prescriptionDate: '2026-03-01' },
	});
	expect(draft.documentFoot).toMatchObject({
		deliveryCondition: 'FREI',
		deliveryType: 'POST',
		location: 'GRAZ',
		headText: 'Kopf',
	});
	// What is left out of the head stays.
	const changed = await desk.good(desk.change(draft, draft.positions.map(entryOf)));
	expect([changed.documentHead, changed.documentHeadExtended]).toEqual([
		draft.documentHead,
		draft.documentHeadExtended,
	]);
});

test.each([
	['documentHead', { doctorId: 2_000_000_000 }],
	['documentHead', { deliveryAddressId: 2_000_000_000 }],
	['documentHead', { prescriptionState: 'GIBTSNICHT' }],
	['documentFoot', { deliveryType: 'BRIEFTAUBE' }],
	['documentFoot', { location: 'MOND' }],
	['documentFoot', { deliveryDate: '2026-02-30' }],
])('what is pointed to has to be there: %s %o', async (part, values) => {
	const body = { customerId: patient, typeId: AN, documentFoot: {}, positions: [ware('1', '1')], [part]: values };
	expect((await desk.call('POST', 'document', body)).statusCode).toBe(422);
	for (const more of [
		{ objectId: 2_000_000_000 },
		{ clientId: 2_000_000_000 },
		{ processState: 77 },
		{ vatCode: 'Q' },
	]) {
		const position = article('A', '1', '1', more);
		expect((await desk.call('POST', 'document', { ...body, [part]: {}, positions: [position] })).statusCode).toBe(422);
	}
});

test('whose health it is stays with who may know: it is neither shown nor changed without the right', async () => {
	const draft = await desk.create(RE, [ware('1', '385')], patient, insured({ exemption: 'rehabilitation' }));
	const { username, password } = await server.createUser({ username: 'ohnehealth', apps: [1, 7], rights: ['prices'] });
	const { bearer } = await server.signIn(username, password);
	const seen = (await desk.call('GET', `document/${draft.wf_cid}`, undefined, {}, bearer)).json() as Copy;
	expect([seen.documentHeadExtended.insuredData, seen.customerExemption, seen.shares, seen.contributionRules]).toEqual([
		null,
		null,
		null,
		[],
	]);
	const body = { documentFoot: {}, positions: draft.positions.map(entryOf) };
	const at = { 'if-match': `"${draft.version}"` };
	const path = `document/${draft.wf_cid}`;
	const health = { ...body, documentHead: { prescriptionState: 'EINGEL' } };
	expect((await desk.call('PUT', path, health, at, bearer)).statusCode).toBe(403);
	expect((await desk.call('PUT', path, body, at, bearer)).statusCode).toBe(200);
	expect((await desk.read(draft)).documentHeadExtended.insuredData?.exemption).toBe('rehabilitation');
});

test('a draft is stored whole or not at all, whichever query fails', async () => {
	await failEachQuery(server, async () => {
		const draft = await desk.create(AN, [ware('1', '10')]);
		const body = { documentFoot: {}, positions: [{ ...draft.positions.map(entryOf)[0], quantity: '3' }], ...insured() };
		return () => desk.call('PUT', `document/${draft.wf_cid}`, body, { 'if-match': `"${draft.version}"` });
	});
}, 180_000);
