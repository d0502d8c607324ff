import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { setCompany } from './companyCommand.ts';

let server: TestApp;

beforeAll(async () => {
	server = await createTestApp();
});
afterAll(() => server.close());

async function company(firma: number) {
	const { rows } = await server.database.pool.query('select * from company where firma = $1', [firma]);
	return rows[0];
}

test('an operator changes what papers say of the company; what is not named stays', async () => {
	const before = await company(1);
	const given = await setCompany(server.database, 1, {
		uid: 'atu 12345675',
		iban: 'AT61 1904 3002 3457 3201',
		bic: 'opskatww',
		bank: ' Bank Austria ',
		text: '',
	});
	expect(given).toEqual(['uid', 'bank', 'iban', 'bic', 'text']);
	expect(await company(1)).toEqual({
		...before,
		uid: 'ATU12345675',
		iban: 'AT611904300234573201',
		bic: 'OPSKATWW',
		bank_name: 'Bank Austria',
		paper_text: '',
	});
	const { rows } = await server.database.pool.query(
		`select action, remote from audit_log where subject = 'company/1 uid,bank,iban,bic,text'`,
	);
	expect(rows).toEqual([{ action: 'companyChanged', remote: 'console' }]);
});

test('what cannot be right is refused, and nothing of it is kept', async () => {
	const before = await company(1);
	for (const [facts, sentence] of [
		[{ uid: 'ATU12345678', name: 'Neu' }, /--uid/],
		[{ iban: 'AT61 1904 3002 3457 3202', name: 'Neu' }, /--iban/],
		[{ bic: 'OPSK', name: 'Neu' }, /--bic/],
		[{ name: ' ' }, /--name/],
		[{ city: 'x'.repeat(501) }, /--city/],
		[{}, /name what changes/],
	] as const) {
		await expect(setCompany(server.database, 1, facts)).rejects.toThrow(sentence);
	}
	expect(await company(1)).toEqual(before);
});

test('a company begins with its name', async () => {
	await expect(setCompany(server.database, 7, { uid: 'ATU12345675' })).rejects.toThrow('--name begins one');
	await setCompany(server.database, 7, { name: 'Filiale GmbH', city: 'Graz' });
	expect(await company(7)).toMatchObject({ name: 'Filiale GmbH', city: 'Graz', uid: '' });
});
