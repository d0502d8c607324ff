import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

const BORN = '1983-02-12';
const GERMAN = '12.02.1983';
const LASTNAME = 'Geburtstür';

let server: TestApp;
let lfdnr: number;
const bearers: Record<string, string> = {};

beforeAll(async () => {
	server = await createTestApp();
	await server.createUser({ username: 'mitGesundheit', apps: [1], rights: ['health'] });
	await server.createUser({ username: 'ohneRechte', apps: [1] });
	await server.createUser({ username: 'ohneCrm', apps: [4] });
	for (const name of ['mitGesundheit', 'ohneRechte', 'ohneCrm']) bearers[name] = (await server.signIn(name)).bearer;
	({ lfdnr } = await server.database.db
		.insertInto('addresses')
		.values({ is_person: true, lastname: LASTNAME, firstname: 'Anna', birth_date: BORN, kd_patient: true })
		.returning('lfdnr')
		.executeTakeFirstOrThrow());
});
afterAll(() => server.close());

const SEARCH = '/api/v1/crm/addresses/search/filtered';

// What each door tells of the birth date.
const doors: Readonly<Record<string, (bearer: string) => Promise<unknown>>> = {
	'the contact data': async (bearer) => {
		const answer = (await server.ask('GET', `/api/v1/crm/addresses/${lfdnr}`, { bearer })).json();
		return answer.dateOfBirth ?? answer.contactData?.dateOfBirth;
	},
	'the list': async (bearer) =>
		(await server.ask('POST', SEARCH, { bearer, body: { name: LASTNAME } })).json().rows?.[0]?.dateOfBirth,
	'the list, asked by the date': async (bearer) =>
		(await server.ask('POST', SEARCH, { bearer, body: { name: `${LASTNAME} ${GERMAN}` } })).json().rows?.[0]
			?.dateOfBirth,
	'the hits of the global search': async (bearer) =>
		(await server.ask('POST', '/api/v1/dashboard/search', { bearer, body: { q: LASTNAME } })).json()[0]?.object
			.dateOfBirth,
	'the file': async (bearer) => {
		const body = { name: LASTNAME, columns: ['dateOfBirth'] };
		return (await server.ask('POST', `${SEARCH}/csv`, { bearer, body })).body.includes(GERMAN) ? BORN : undefined;
	},
	'the candidates of the duplicate check': async (bearer) => {
		const body = { lastname: LASTNAME, firstname: 'Anna', dateOfBirth: BORN };
		const answer = await server.ask('POST', '/api/v1/crm/addresses/new/duplicate/person', { bearer, body });
		return answer.json().candidates?.[0]?.dateOfBirth ?? answer.json()[0]?.dateOfBirth;
	},
};

describe('a birth date is told with the name, by every door alike', () => {
	test.each(Object.keys(doors))('%s', async (door) => {
		const told = async (name: string) => await doors[door]?.(bearers[name] ?? '').catch(() => undefined);
		expect(await told('mitGesundheit')).toBe(BORN);
		expect(await told('ohneRechte')).toBe(BORN);
		expect(await told('ohneCrm')).toBeUndefined();
	});
});
