import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let server: TestApp;

beforeAll(async () => {
	server = await createTestApp();
});
afterAll(() => server.close());

test('countries come by name as a dictionary sorts', async () => {
	const { bearer } = await server.signIn('ohneapp');
	const list: { code: string; bezeichnung: string }[] = (
		await server.ask('GET', '/api/v1/util/country', { bearer })
	).json();
	const names = list.map(({ bezeichnung }) => bezeichnung);
	expect(names).toEqual([...names].sort(new Intl.Collator('de-AT').compare));
	expect(list).toContainEqual({ code: 'AT', bezeichnung: 'Österreich' });
});

test('genders are those of the Austrian civil status register', async () => {
	const { bearer } = await server.signIn('ohneapp');
	const list: { bezeichnung: string }[] = (await server.ask('GET', '/api/v1/util/genders', { bearer })).json();
	expect(list.map(({ bezeichnung }) => bezeichnung)).toEqual([
		'weiblich',
		'männlich',
		'divers',
		'inter',
		'offen',
		'keine Angabe',
	]);
});
