import contract from '@kontor/api-client/openapi.json' with { type: 'json' };
import { MAX_FILE_BYTES } from '@kontor/german/fileContent';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let server: TestApp;
let demo: string;
let verkauf: string;
let patient: number;
let other: number;

beforeAll(async () => {
	server = await createTestApp();
	({ bearer: demo } = await server.signIn('demo'));
	({ bearer: verkauf } = await server.signIn('verkauf'));
	patient = await address({ kd_patient: true, lastname: 'Anhang' });
	other = await address({ lastname: 'Nachbar' });
});
afterAll(() => server.close());

async function address(values: { kd_patient?: boolean; lastname: string }): Promise<number> {
	const row = await server.database.db
		.insertInto('addresses')
		.values({ is_person: true, ...values })
		.returning('lfdnr')
		.executeTakeFirstOrThrow();
	return row.lfdnr;
}

const pdf = (text: string) => Buffer.from(`%PDF-1.4\n${text}\n%%EOF`).toString('base64');
const path = (lfdnr: number) => `/api/v1/crm/addresses/${lfdnr}/attachments`;

function store(body: object, bearer = demo, lfdnr = patient) {
	return server.ask('POST', path(lfdnr), { bearer, body });
}

async function audited(action: string): Promise<string[]> {
	const rows = await server.database.db
		.selectFrom('audit_log')
		.select('subject')
		.where('action', '=', action)
		.where('subject', 'like', `address/${patient} %`)
		.execute();
	return rows.map(({ subject }) => subject ?? '');
}

describe('a file at an address', () => {
	test('comes back byte for byte, is stored once, and goes for good', async () => {
		const content = pdf('Vollmacht');
		const body = { kind: 'powerOfAttorney', name: 'C:\\Scans\\Vollmacht', content };
		const first = await store(body);
		expect(first.statusCode, first.body).toBe(201);
		const { lfdnr, ...facts } = first.json();
		expect(facts).toMatchObject({ name: 'Vollmacht.pdf', contentType: 'application/pdf', author: 'demo' });
		expect((await store(body)).json().lfdnr).toBe(lfdnr);
		const read = await server.ask('GET', `${path(patient)}/${lfdnr}`, { bearer: verkauf });
		expect(read.json().content).toBe(content);
		expect(await audited('patientRead')).toContain(`address/${patient} getAttachment`);
		expect(await audited('attachmentAdded')).toEqual([`address/${patient} attachment/${lfdnr}`]);
		expect((await server.ask('GET', `${path(other)}/${lfdnr}`, { bearer: demo })).statusCode).toBe(404);
		expect((await server.ask('DELETE', `${path(patient)}/${lfdnr}`, { bearer: demo })).statusCode).toBe(204);
		expect((await server.ask('GET', `${path(patient)}/${lfdnr}`, { bearer: demo })).statusCode).toBe(404);
		expect(await audited('attachmentDeleted')).toHaveLength(1);
	});

	test('is what its bytes say, not what its name says, and no larger than three million bytes', async () => {
		const page = Buffer.from('<html><script>alert(1)</script>').toString('base64');
		const refused = await store({ kind: 'other', name: 'Foto.jpg', content: page });
		expect([refused.statusCode, refused.json().fields]).toEqual([422, { 'body.content': 'notAllowed' }]);
		const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(2_999_996)]);
		const large = await store({ kind: 'other', name: 'Foto.pdf', content: jpeg.toString('base64') });
		expect([large.statusCode, large.json().name, large.json().size]).toEqual([201, 'Foto.pdf.jpg', 3_000_000]);
		const larger = await store({ kind: 'other', name: 'x', content: Buffer.concat([jpeg, jpeg]).toString('base64') });
		expect(larger.statusCode).toBeGreaterThanOrEqual(400);
	});

	test('has one limit, in the contract, in the rules and in the table', async () => {
		expect(contract.components.schemas.Attachment.properties.size.maximum).toBe(MAX_FILE_BYTES);
		const { rows } = await server.database.pool.query<{ text: string }>(
			"select pg_get_constraintdef(oid) as text from pg_constraint where conname = 'attachments_size_check'",
		);
		expect(rows[0]?.text).toContain(String(MAX_FILE_BYTES));
		const last = Buffer.concat([Buffer.from('%PDF-1.4'), Buffer.alloc(MAX_FILE_BYTES - 8)]);
		expect((await store({ kind: 'other', name: 'x', content: last.toString('base64') })).statusCode).toBe(201);
		const refused = await store({
			kind: 'other',
			name: 'x',
			content: Buffer.concat([last, Buffer.alloc(1)]).toString('base64'),
		});
		expect(refused.statusCode).toBeGreaterThanOrEqual(400);
		expect(refused.statusCode).toBeLessThan(500);
	});

	test('that tells of health is neither listed, read, written nor taken away without the right', async () => {
		const { lfdnr } = (await store({ kind: 'prescription', name: 'Verordnung', content: pdf('Rp.') })).json();
		const listed = async (bearer: string) =>
			(await server.ask('GET', path(patient), { bearer })).json().map((file: { lfdnr: number }) => file.lfdnr);
		expect(await listed(demo)).toContain(lfdnr);
		expect(await listed(verkauf)).not.toContain(lfdnr);
		expect((await server.ask('GET', `${path(patient)}/${lfdnr}`, { bearer: verkauf })).statusCode).toBe(404);
		expect((await server.ask('DELETE', `${path(patient)}/${lfdnr}`, { bearer: verkauf })).statusCode).toBe(404);
		const refused = await store({ kind: 'finding', name: 'Befund', content: pdf('neu') }, verkauf);
		expect(refused.json().fields).toEqual({ 'body.kind': 'notAllowed' });
		// Nor does the same file, sent as another kind, open it.
		expect((await store({ kind: 'other', name: 'x', content: pdf('Rp.') }, verkauf)).statusCode).toBe(422);
		await server.ask('GET', `${path(patient)}/${lfdnr}`, { bearer: demo });
		expect(await audited('healthRead')).toEqual([`address/${patient} getAttachment`]);
	});

	test('belongs to an interaction or document of the same address only', async () => {
		const { id } = await server.database.db
			.insertInto('interactions')
			.values({ lfdnr: patient, subject: 'Anruf', text: '', author: 'demo', channel: 'phone' })
			.returning('id')
			.executeTakeFirstOrThrow();
		const body = { kind: 'other', name: 'Zettel', content: pdf('Zettel') };
		expect((await store({ ...body, interaction: id })).json().interaction).toBe(id);
		expect((await store({ ...body, interaction: id }, demo, other)).json().fields).toEqual({
			'body.interaction': 'notFound',
		});
		const document = await server.database.db
			.selectFrom('documents')
			.select([sql<string>`wf_cid::text`.as('wf_cid'), 'address_lfdnr'])
			.where('address_lfdnr', 'is not', null)
			.limit(1)
			.executeTakeFirstOrThrow();
		const of = { ...body, document: document.wf_cid };
		expect((await store(of, demo, Number(document.address_lfdnr))).json().document).toBe(document.wf_cid);
		for (const foreign of [of, { ...body, document: '999999999' }]) {
			expect((await store(foreign, demo, other)).json().fields).toEqual({ 'body.document': 'notFound' });
		}
	});
});
