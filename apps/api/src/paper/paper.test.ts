import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failEachQuery } from '../testing/failEachQuery.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { lettersOf, readBack } from './testing/readBack.ts';

let server: TestApp;
let demo: string;
let desk: string;
let outside: string;
let seeded: number;

beforeAll(async () => {
	server = await createTestApp();
	demo = (await server.signIn('demo')).bearer;
	const { rows } = await server.database.pool.query<{ last: number }>('select max(wf_cid) as last from documents');
	seeded = rows[0]?.last ?? 0;
	// Everything but data of patients.
	await server.createUser({ username: 'papier-theke', apps: [1, 5, 6, 7], rights: ['prices'] });
	desk = (await server.signIn('papier-theke')).bearer;
	await server.createUser({ username: 'papier-fremd', apps: [1, 6, 7], rights: ['health'], firma: 2 });
	outside = (await server.signIn('papier-fremd')).bearer;
});
afterAll(() => server.close());

const print = (wfCid: number | string, printType: string, bearer = demo) =>
	server.ask('POST', `/api/v1/crm/documents/${wfCid}/pdf`, { bearer, body: { printType } });
const get = (wfCid: number | string, bearer = demo) =>
	server.ask('GET', `/api/v1/crm/documents/${wfCid}/pdf`, { bearer });
const pile = (body: object, bearer = demo) => server.ask('POST', '/api/v1/documents/pdf', { bearer, body });

async function printTypes(wfCid: number | string, bearer = demo): Promise<string[]> {
	const response = await server.ask('GET', `/api/v1/crm/documents/${wfCid}/printTypes`, { bearer });
	return response.json<{ printType: string }[]>().map(({ printType }) => printType);
}

/** The first document of a type, of a patient with a carrier or of anybody without one. */
async function find(shortType: string, isInsured: boolean): Promise<number> {
	const { rows } = await server.database.pool.query<{ wf_cid: number }>(
		`select wf_cid from documents join document_types on id = document_type_id
		where short_type = $1 and (insurance_lfdnr is not null) = $2 and state_rank > 10 and (not $2 or patient_share > 0) order by wf_cid limit 1`,
		[shortType, isInsured],
	);
	return rows[0]?.wf_cid ?? 0;
}

async function audited(action: string): Promise<number> {
	const { rows } = await server.database.pool.query<{ count: number }>(
		'select count(*)::integer as count from audit_log where action = $1',
		[action],
	);
	return rows[0]?.count ?? 0;
}

interface Copy {
	readonly wf_cid: string;
	readonly nr: string;
	readonly version: number;
}

async function draft(typeId: number, changes: object = {}, lfdnr?: number): Promise<Copy> {
	const { rows } = await server.database.pool.query<{ lfdnr: number }>(
		'select lfdnr from addresses where not kd_patient and not kd_krankenkasse and not is_person order by lfdnr limit 1',
	);
	const response = await server.ask('POST', '/api/v1/business/document', {
		bearer: demo,
		body: {
			customerId: lfdnr ?? rows[0]?.lfdnr,
			typeId,
			documentFoot: { orderReference: '' },
			positions: [{ kind: 'article', text: 'Rollstuhl', quantity: '3', price: '10.03' }],
			...changes,
		},
	});
	expect([response.statusCode, response.body]).toEqual([201, response.body]);
	return response.json();
}

const issue = ({ wf_cid, version }: Copy) =>
	server.ask('POST', `/api/v1/business/document/${wf_cid}/issue`, {
		bearer: demo,
		headers: { 'if-match': `"${version}"` },
	});

async function issued(typeId: number, changes: object = {}, lfdnr?: number): Promise<Copy> {
	const response = await issue(await draft(typeId, changes, lfdnr));
	expect([response.statusCode, response.body]).toEqual([200, response.body]);
	return response.json();
}

describe('an issued document', () => {
	test('has its paper with its hash from the moment it is issued, with the number it was given', async () => {
		const { wf_cid, nr } = await issued(30);
		const { rows } = await server.database.pool.query<{ pdf: Buffer; sha256: string; content: { nr: string } }>(
			'select pdf, sha256, content from document_originals where wf_cid = $1',
			[wf_cid],
		);
		const [stored] = rows;
		expect(stored?.content.nr).toBe(nr);
		expect(
			createHash('sha256')
				.update(stored?.pdf ?? '')
				.digest('hex'),
		).toBe(stored?.sha256);
		const response = await get(wf_cid);
		expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/pdf']);
		expect(response.rawPayload.equals(stored?.pdf ?? Buffer.alloc(0))).toBe(true);
		const { pages, title, language, isMarked } = await readBack(response.rawPayload);
		expect([title, language, isMarked]).toEqual([`Rechnung ${nr}`, 'de-AT', true]);
		expect(pages.join('')).toContain(nr);
	});

	test('stays byte for byte the same, whatever happens to customer, article, rates and company', async () => {
		const { wf_cid } = await issued(30);
		const before = (await get(wf_cid)).rawPayload;
		await server.database.pool.query(
			`update company set name = 'Anders', uid = 'ATU00000024', paper_text = 'Neu', logo = null, logo_type = null`,
		);
		await server.database.pool.query(
			`update addresses set company_name = 'Umbenannt', street = 'Neu 1' where lfdnr = (select address_lfdnr from documents where wf_cid = $1)`,
			[wf_cid],
		);
		try {
			expect((await get(wf_cid)).rawPayload.equals(before)).toBe(true);
			expect((await print(wf_cid, 'original')).rawPayload.equals(before)).toBe(true);
			// A second print says what the first one said, and that it is the second.
			const copy = await readBack((await print(wf_cid, 'copy')).rawPayload);
			expect(copy.letters).toContain('Duplikat');
			expect(copy.letters).not.toContain('Anders');
			expect(copy.letters).not.toContain('Umbenannt');
		} finally {
			await server.database.pool.query(`update company set name = 'Kontor Gesundheitshandel', paper_text = ''`);
		}
		await expect(
			server.database.pool.query(`update document_originals set sha256 = '' where wf_cid = $1`, [wf_cid]),
		).rejects.toThrow('never changes');
		await expect(
			server.database.pool.query('delete from document_originals where wf_cid = $1', [wf_cid]),
		).rejects.toThrow('never changes');
	});

	test('of before papers were kept has one from the first look on, the same for all who look at once', async () => {
		const wfCid = await find('RE', false);
		const answers = await Promise.all([get(wfCid), get(wfCid), get(wfCid)]);
		expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
		const again = (await get(wfCid)).rawPayload;
		expect(answers.map(({ rawPayload }) => rawPayload.equals(again))).toEqual([true, true, true]);
	});

	test('is issued with its paper or not at all', async () => {
		await failEachQuery(server, async () => {
			const copy = await draft(30);
			return () => issue(copy);
		});
		const { rows } = await server.database.pool.query<{ count: number }>(
			`select count(*)::integer as count from documents where wf_cid > $1 and issued_at is not null
			and not exists (select from document_originals where document_originals.wf_cid = documents.wf_cid)`,
			[seeded],
		);
		expect(rows).toEqual([{ count: 0 }]);
	}, 120_000);

	test('issued by forty at once gets forty numbers and forty papers', async () => {
		const drafts = await Promise.all(Array.from({ length: 40 }, () => draft(10)));
		const answers = await Promise.all(drafts.map(issue));
		expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
		const numbers = answers.map((answer) => Number(answer.json<Copy>().nr.slice(-5))).toSorted((a, b) => a - b);
		expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
	});
});

describe('ways of printing', () => {
	test('a draft says that it is one, and has no original', async () => {
		const { wf_cid } = await draft(30);
		expect(await printTypes(wf_cid)).toEqual(['draft', 'worksheet']);
		const { pages } = await readBack((await get(wf_cid)).rawPayload);
		expect(pages[0]).toContain('Entwurf');
		expect(pages[0]).toContain('ENTWURF');
		expect([(await print(wf_cid, 'original')).statusCode, (await print(wf_cid, 'copy')).json().code]).toEqual([
			422,
			'printTypeUnknown',
		]);
	});

	test('a delivery note has no prices, unless they are asked for', async () => {
		const { wf_cid } = await issued(25, {
			positions: [{ kind: 'article', text: 'Bett', quantity: '1', price: '777.77' }],
		});
		expect((await readBack((await get(wf_cid)).rawPayload)).letters).not.toContain('777,7');
		expect((await readBack((await print(wf_cid, 'withPrices')).rawPayload)).letters).toContain('777,770');
	});

	test('the remark stands on the worksheet alone', async () => {
		const foot = { documentFoot: { orderReference: '', remark: 'Hund im Hof' } };
		const { wf_cid } = await issued(20, foot);
		for (const type of await printTypes(wf_cid)) {
			const { letters } = await readBack((await print(wf_cid, type)).rawPayload);
			expect([type, letters.includes('HundimHof')]).toEqual([type, type === 'worksheet']);
		}
	});

	test('an invoice of a patient says who bears what, and for the carrier whose it is', async () => {
		const wfCid = await find('RE', true);
		const { rows } = await server.database.pool.query<{ svnr: string; carrier: string; patient: string }>(
			`select svnr || svnr_dat as svnr, carrier.display_name as carrier, replace(patient_share::text, '.', ',') as patient
			from documents join addresses carrier on carrier.lfdnr = insurance_lfdnr
			join address_health health on health.lfdnr = address_lfdnr where wf_cid = $1`,
			[wfCid],
		);
		const [{ svnr = '', carrier = '', patient = '' } = {}] = rows;
		const usual = await readBack((await get(wfCid)).rawPayload);
		expect(usual.letters).toContain(lettersOf(`Anteil ${carrier}`));
		expect(usual.letters.replaceAll('.', '')).toContain(`IhrAnteil€${patient}`);
		expect(usual.letters).not.toContain(svnr);
		expect((await readBack((await print(wfCid, 'carrier')).rawPayload)).letters).toContain(svnr);
	});
});

describe('who may see what', () => {
	test('without the right to data of patients no paper shows any', async () => {
		const invoice = await find('RE', true);
		expect(await printTypes(invoice, desk)).toEqual(['worksheet']);
		expect(await printTypes(invoice)).toEqual(['original', 'copy', 'carrier', 'worksheet']);
		const forbidden = await audited('forbidden');
		for (const response of [
			await get(invoice, desk),
			await print(invoice, 'copy', desk),
			await pile({ documents: [invoice] }, desk),
		]) {
			expect([response.statusCode, response.json().code]).toEqual([403, 'forbidden']);
		}
		expect(await audited('forbidden')).toBe(forbidden + 3);
		const sheet = await print(invoice, 'worksheet', desk);
		const { rows } = await server.database.pool.query<{ name: string; diagnosis: string }>(
			`select carrier.display_name as name, diagnosis from documents join addresses carrier on lfdnr = insurance_lfdnr
			join document_health using (wf_cid) where wf_cid = $1`,
			[invoice],
		);
		const { letters } = await readBack(sheet.rawPayload);
		expect(letters).not.toContain(lettersOf(rows[0]?.name ?? 'x'));
		expect(letters).not.toContain(lettersOf(rows[0]?.diagnosis ?? 'x'));
	});

	test('a document of another firma is not there', async () => {
		const wfCid = await find('RE', false);
		for (const response of [
			await get(wfCid, outside),
			await print(wfCid, 'copy', outside),
			await pile({ documents: [wfCid] }, outside),
			await server.ask('GET', `/api/v1/crm/documents/${wfCid}/printTypes`, { bearer: outside }),
		]) {
			expect(response.statusCode).toBe(404);
		}
	});

	test('each paper of a patient is noted, one by one also in a pile', async () => {
		const [first, second] = [await find('RE', true), await find('KV', true)];
		const before = [await audited('patientRead'), await audited('healthRead')];
		expect((await pile({ documents: [first, second] })).statusCode).toBe(200);
		expect([await audited('patientRead'), await audited('healthRead')]).toEqual(before.map((count) => count + 2));
	});
});

describe('several documents as one PDF', () => {
	test('stand in the order they were named', async () => {
		const wanted = [await issued(30), await issued(10), await draft(20), await issued(25)];
		const response = await pile({ documents: [...wanted].reverse().map(({ wf_cid }) => Number(wf_cid)) });
		const { pages, title } = await readBack(response.rawPayload);
		expect(title).toBe('4 Dokumente');
		expect(pages).toHaveLength(4);
		expect(pages[0]).toContain(wanted[3]?.nr);
		expect(pages[1]).toContain('Entwurf');
		expect(pages[2]).toContain(wanted[1]?.nr);
		expect(pages[3]).toContain(wanted[0]?.nr);
		expect(pages.every((page) => page.includes('Seite 1 von 1'))).toBe(true);
	});

	test('a missing one, a way one of them has not, and too many are refused', async () => {
		const { wf_cid } = await issued(30);
		const missing = await pile({ documents: [Number(wf_cid), 2_000_000_000] });
		expect([missing.statusCode, missing.json().fields]).toEqual([404, { 'body.documents.1': 'notFound' }]);
		expect((await pile({ documents: [Number(wf_cid)], printType: 'withoutPrices' })).json().code).toBe(
			'printTypeUnknown',
		);
		expect((await pile({ documents: Array.from({ length: 101 }, (_, index) => index + 1) })).statusCode).toBe(400);
		const long = {
			positions: Array.from({ length: 300 }, (_, index) => ({
				kind: 'article',
				text: `Nr. ${index}`,
				quantity: '1',
				price: '1',
			})),
		};
		const many: number[] = [];
		for (let count = 0; count < 11; count++) many.push(Number((await draft(10, long)).wf_cid));
		expect([(await pile({ documents: many })).statusCode, (await pile({ documents: many })).json().code]).toEqual([
			413,
			'paperTooLarge',
		]);
	}, 120_000);
});

describe('an invoice that lacks what § 11 UStG asks for is not issued', () => {
	test('and its number is not used up', async () => {
		const { rows } = await server.database.pool.query<{ lfdnr: number }>(
			`update addresses set street = '', plz = '', city = '' where lfdnr = (select max(lfdnr) from addresses where not kd_patient and is_person) returning lfdnr`,
		);
		const lfdnr = rows[0]?.lfdnr;
		const dear = [{ kind: 'article', text: 'Bett', quantity: '1', price: '333.35' }];
		const refused = await issue(await draft(30, { positions: dear }, lfdnr));
		expect([refused.statusCode, refused.json().code]).toEqual([422, 'recipientIncomplete']);
		// 400 € are a small invoice.
		const small = [{ kind: 'article', text: 'Bett', quantity: '1', price: '333.33' }];
		const first = await issued(30, { positions: small }, lfdnr);
		const second = await issued(30, { positions: small }, lfdnr);
		expect(Number(second.nr.slice(-5))).toBe(Number(first.nr.slice(-5)) + 1);
	});

	test('a tax that the customer owes names both UIDs and says so', async () => {
		const reverse = { positions: [{ kind: 'article', text: 'Montage', quantity: '1', price: '100', vatCode: 'R' }] };
		const { rows } = await server.database.pool.query<{ lfdnr: number }>(
			'select lfdnr from addresses where not is_person and not kd_krankenkasse order by lfdnr desc limit 1',
		);
		const lfdnr = rows[0]?.lfdnr;
		await server.database.pool.query(`update addresses set uid = '' where lfdnr = $1`, [lfdnr]);
		expect((await issue(await draft(30, reverse, lfdnr))).json().code).toBe('recipientUidMissing');
		await server.database.pool.query(`update addresses set uid = 'ATU12345675' where lfdnr = $1`, [lfdnr]);
		const { wf_cid } = await issued(30, reverse, lfdnr);
		const { letters } = await readBack((await get(wf_cid)).rawPayload);
		expect(letters).toContain('ReverseCharge');
		expect(letters).toContain('ATU12345675');
	});

	test.each([30, 35])('above 10 000 € an invoice to a business names its UID (type %i)', async (typeId) => {
		const { rows } = await server.database.pool.query<{ lfdnr: number }>(
			`insert into addresses (is_person, company_name, street, plz, city) values (false, 'Großhandel', 'Ring 1', '1010', 'Wien'),
				(false, 'Zentrale', 'Ring 2', '1010', 'Wien') returning lfdnr`,
		);
		const [customer = 0, payer = 0] = rows.map(({ lfdnr }) => lfdnr);
		const dear = (price: string, more: object = {}) =>
			draft(typeId, { positions: [{ kind: 'article', text: 'Lift', quantity: '1', price }], ...more }, customer);
		expect((await issue(await dear('8333.33'))).statusCode).toBe(200);
		const refused = await dear('8333.34');
		expect((await issue(refused)).json()).toMatchObject({ status: 422, code: 'recipientUidMissing' });
		const seen = await server.ask('GET', `/api/v1/business/document/${refused.wf_cid}`, { bearer: demo });
		expect(seen.json().recipient).toEqual({ isBusiness: true, hasUid: false });
		// The one it goes to counts, and its UID stands on the paper.
		await server.database.pool.query(`update addresses set uid = 'ATU12345675' where lfdnr = $1`, [payer]);
		const other = await issue(await dear('8333.34', { documentHead: { invoiceAddressId: payer } }));
		expect(other.statusCode).toBe(200);
		const { letters } = await readBack((await get(other.json().wf_cid)).rawPayload);
		expect(letters).toContain('ATU12345675');
	});

	test('who is stated to be no business needs no UID, and who said so stands in the history, of what follows too', async () => {
		const { rows } = await server.database.pool.query<{ lfdnr: number }>(
			`insert into addresses (is_person, company_name, street, plz, city) values (false, 'Turnverein', 'Ring 1', '1010', 'Wien') returning lfdnr`,
		);
		const club = rows[0]?.lfdnr;
		const entry = (vatCode: string, isRecipientNoBusiness: boolean) => ({
			positions: [{ kind: 'article', text: 'Lift', quantity: '1', price: '12000', vatCode }],
			documentFoot: { isRecipientNoBusiness },
		});
		expect((await issue(await draft(30, entry('N', false), club))).json().code).toBe('recipientUidMissing');
		// Who owes the tax is a business whatever is said.
		expect((await issue(await draft(30, entry('R', true), club))).json().code).toBe('recipientUidMissing');
		const { wf_cid } = await issued(30, entry('N', true), club);
		const history = async (wfCid: string) => {
			const { events } = (await server.ask('GET', `/api/v1/crm/documents/${wfCid}`, { bearer: demo })).json();
			return events.filter(({ kind }: { kind: string }) => kind.endsWith('usiness'));
		};
		const [said] = await history(wf_cid);
		expect(said).toMatchObject({ kind: 'noBusiness', author: 'demo', from: '', dateTime: expect.any(String) });
		const credit = await server.ask('PATCH', `/api/v1/business/document/${wf_cid}/upgrade`, {
			bearer: demo,
			body: { typeId: 40 },
		});
		expect((await issue(credit.json())).statusCode).toBe(200);
		expect(await history(credit.json().wf_cid)).toMatchObject([
			{ kind: 'noBusiness', from: expect.stringMatching(/^RE-/) },
		]);
		// Taken back before it is issued: that is kept as well.
		const undecided = await draft(30, entry('N', true), club);
		const changed = await server.ask('PUT', `/api/v1/business/document/${undecided.wf_cid}`, {
			bearer: demo,
			headers: { 'if-match': `"${undecided.version}"` },
			body: entry('N', false),
		});
		expect((await issue(changed.json())).json().code).toBe('recipientUidMissing');
		expect(await history(undecided.wf_cid)).toMatchObject([{ kind: 'business' }, { kind: 'noBusiness' }]);
	});

	test('a company without its UID issues small invoices only', async () => {
		const { rows } = await server.database.pool.query<{ uid: string }>('select uid from company');
		await server.database.pool.query(`update company set uid = ''`);
		try {
			const dear = { positions: [{ kind: 'article', text: 'Bett', quantity: '1', price: '1000' }] };
			expect((await issue(await draft(30, dear))).json().code).toBe('companyIncomplete');
			await issued(30);
		} finally {
			await server.database.pool.query('update company set uid = $1', [rows[0]?.uid]);
		}
	});
});

test('the sums of list, detail and paper are the same', async () => {
	const { rows } = await server.database.pool.query<{ wf_cid: number; gross: string; net: string }>(
		`select wf_cid, gross::text, net::text from documents join document_types on id = document_type_id
		where short_type in ('AN', 'RE', 'GU', 'AU') and state_rank > 10 and gross <> 0 order by md5(wf_cid::text) limit 12`,
	);
	for (const { wf_cid, gross } of rows) {
		const detail = (await server.ask('GET', `/api/v1/crm/documents/${wf_cid}`, { bearer: demo })).json();
		expect(detail.gross).toBe(gross);
		const { letters } = await readBack((await print(wf_cid, 'original')).rawPayload);
		const shown = `${gross.startsWith('-') ? '-' : ''}€${gross.replace('-', '').replace('.', ',')}`;
		expect(letters.replaceAll(/(?<=\d)\.(?=\d{3})/g, '')).toContain(`Gesamtbetrag${shown}`);
	}
}, 120_000);
