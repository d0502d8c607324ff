import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let server: TestApp;
let bearer: string;

beforeAll(async () => {
	server = await createTestApp();
	({ bearer } = await server.signIn('demo'));
});
afterAll(() => server.close());

function get(path: string, as = bearer) {
	return server.ask('GET', `/api/v1/crm/addresses/${path}`, { bearer: as });
}

function post(path: string, body?: object) {
	return server.ask('POST', `/api/v1/crm/addresses/${path}`, { bearer, ...(body !== undefined && { body }) });
}

describe('an insurance number', () => {
	test.each([
		[{ svnr: '1237 010180' }, { valid: true, reason: null, warning: null, dateHint: '1980-01-01' }],
		[
			{ svnr: '1237.010180', dateOfBirth: '1980-01-02' },
			{ valid: true, warning: 'svnrBirthDate' },
		],
		[{ svnr: '1232 310280' }, { valid: true, warning: 'svnrDay', dateHint: null }],
		[{ svnr: '9306011352' }, { valid: true, reason: null, warning: null, dateHint: null }],
		[{ svnr: '9002 150345' }, { valid: true, dateHint: '1945-03-15' }],
		[{ svnr: '1234 010100' }, { valid: false, reason: 'svnrCheckDigit', dateHint: null }],
		[{ svnr: '123' }, { valid: false, reason: 'svnrFormat' }],
		[{ svnr: '0000 010180' }, { valid: false, reason: 'svnrFormat' }],
		[{ svnr: '0000 010180', healthInsuranceCompany: 1001 }, { valid: true }],
	])('%j is judged', async (question, judgement) => {
		const response = await post('new/checksv', question);
		expect(response.statusCode).toBe(200);
		expect(response.json()).toMatchObject(judgement);
	});

	test('comes in the query too, but stands in no log', async () => {
		expect((await post('new/checksv?svnr=9078230552')).json()).toMatchObject({ valid: true });
		expect((await post('new/checksv', { svnr: '9158 080363' })).json()).toMatchObject({ valid: true });
		expect(server.logged()).toContain('checkSvnr');
		expect(server.logged()).not.toMatch(/9078|230552|9158|080363/);
	});

	test('must come in one of the two', async () => {
		const response = await post('new/checksv');
		expect([response.statusCode, response.json().fields]).toEqual([422, { 'body.svnr': 'missing' }]);
	});
});

describe('the choices for a new address', () => {
	test('are all filled, in their order', async () => {
		for (const part of ['', '/patient', '/employee', '/doctor', '/company', '/supplier', '/healthInsuranceCompany']) {
			const lists: Record<string, unknown[]> = (await get(`new/loadOptions${part}`)).json();
			for (const [name, list] of Object.entries(lists)) expect(list.length, `${part} ${name}`).toBeGreaterThan(2);
		}
		const { titles, salutations } = (await get('new/loadOptions')).json();
		expect(titles[0]).toEqual({ code: 'DR', bezeichnung: 'Dr.' });
		expect(salutations[0].bezeichnung).toBe('Frau');
	});

	test('of claim periods depend on the own contribution group', async () => {
		const all = (await get('new/claimPeriods')).json();
		const consumables = (await get('new/claimPeriods?ownContributionGroup=10V')).json();
		expect(consumables.map(({ code }: { code: string }) => code)).toEqual(['MONAT', 'QUARTAL']);
		expect(all.length).toBeGreaterThan(consumables.length);
		expect((await get('new/claimPeriods?ownContributionGroup=NIX')).json()).toEqual([]);
	});

	test('of flags are seven for persons and five for others', async () => {
		const types: { person: boolean }[] = (await get('new/addresstypes')).json();
		expect(types.filter(({ person }) => person)).toHaveLength(7);
		expect(types.filter(({ person }) => !person)).toHaveLength(5);
	});
});

test('doctors are found by name, place and number, and nobody else is', async () => {
	const { rows } = await server.database.pool.query<{ lfdnr: number; lastname: string; city: string; hvnr: string }>(
		'select lfdnr, lastname, city, hvnr from addresses where kd_arzt order by lfdnr limit 3',
	);
	for (const { lfdnr, lastname, city, hvnr } of rows) {
		for (const q of [lastname, `${lastname} ${city}`, hvnr]) {
			const hits: { key: number; hvnr: string; subject: string }[] = (
				await get(`new/doctorSearch?q=${encodeURIComponent(q)}`)
			).json();
			const hit = hits.find(({ key }) => key === lfdnr);
			expect(hit, q).toMatchObject({ hvnr });
			expect(hit?.subject).not.toBe('');
		}
	}
	const { rows: patients } = await server.database.pool.query<{ lastname: string }>(
		`select lastname from addresses a where kd_patient and not exists (
			select from addresses d where d.kd_arzt and d.search_words like '%' || left(a.name_words, 4) || '%') limit 1`,
	);
	expect(patients).toHaveLength(1);
	const hits: { key: number }[] = (await get(`new/doctorSearch?q=${patients[0]?.lastname}`)).json();
	const keys = hits.map(({ key }) => key);
	const found = await server.database.pool.query('select from addresses where not kd_arzt and lfdnr = any($1)', [keys]);
	expect(found.rowCount).toBe(0);
});
