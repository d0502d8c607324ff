import { type AppKey, apps } from '@kontor/domain/permissions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let server: TestApp;

beforeAll(async () => {
	server = await createTestApp();
});
afterAll(() => server.close());

async function get(username: string, path: string) {
	const { bearer } = await server.signIn(username);
	const response = await server.ask('GET', `/api/v1/${path}`, { bearer });
	expect(response.statusCode).toBe(200);
	return response.json();
}

function idsOf(keys: readonly AppKey[]): number[] {
	return apps.filter(({ key }) => keys.includes(key)).map(({ appId }) => appId);
}

test('the company is shown to everybody, with a logo of a harmless kind', async () => {
	const response = await server.ask('GET', '/api/v1/company');
	const company = response.json<{ name: string; city: string; logo: string }>();
	expect(company).toMatchObject({ form: 'GmbH', city: 'Wien' });
	expect(Buffer.from(company.logo, 'base64').subarray(1, 4).toString()).toBe('PNG');
});

describe('a user', () => {
	test('learns about itself and nothing that the contract does not name', async () => {
		expect(await get('admin', 'user')).toEqual({
			userId: 3,
			username: 'admin',
			email: 'admin@kontor.example',
			userLvl: 9,
			admin: true,
			rights: [
				'articlesEdit',
				'bank',
				'costs',
				'countLead',
				'countPost',
				'documentsBackdate',
				'documentsCredit',
				'documentsIssue',
				'health',
				'merge',
				'overbook',
				'prices',
			],
		});
		expect((await get('verkauf', 'user')).rights).toEqual([]);
	});

	test('has a picture or null', async () => {
		expect((await get('demo', 'user/picture')).picture).toMatch(/^iVBOR/);
		expect(await get('verkauf', 'user/picture')).toEqual({ picture: null });
	});

	test('has settings of each app or null, and never such as no version understands', async () => {
		const { userId, username } = await server.createUser({ username: 'einstellung' });
		const store = (app: string, settings: unknown) =>
			server.database.db
				.insertInto('user_settings')
				.values({ user_id: userId, app, settings: JSON.stringify(settings) })
				.onConflict((conflict) =>
					conflict.columns(['user_id', 'app']).doUpdateSet({ settings: JSON.stringify(settings) }),
				)
				.execute();
		const none = { WEB_crm: null, WEB_cal: null, WEB_dashboard: null, WEB_notifications: null };
		expect(await get(username, 'user/settings')).toEqual(none);
		const view = { name: 'Patienten in Graz', query: 'addressType=kd_patient&city=Graz' };
		await store('WEB_crm', { columns: ['name', 'kdOrt'], views: [view, { name: '' }, { name: 'x' }], secret: 1 });
		await store('WEB_cal', { view: 'week' });
		const clock = { id: 'CLOCK', x: 0, y: 0, w: 3, h: 2 };
		await store('WEB_dashboard', { lg: [clock, { id: 'FUTURE', x: 3, y: 0, w: 3, h: 2 }, { id: 'X', x: -1 }], xl: [] });
		expect(await get(username, 'user/settings')).toEqual({
			WEB_crm: { columns: ['name', 'kdOrt'], views: [view], version: 1 },
			WEB_cal: { view: 'week', version: 1 },
			WEB_dashboard: { lg: [clock, { ...clock, id: 'FUTURE', x: 3 }], version: 1 },
			WEB_notifications: null,
		});
		await store('WEB_crm', { columns: 'name' });
		await store('WEB_cal', { view: 'century' });
		await store('WEB_dashboard', 7);
		expect(await get(username, 'user/settings')).toEqual(none);
	});
});

describe('own settings', () => {
	const places = [{ id: 'CLOCK', x: 0, y: 0, w: 3, h: 2 }];

	async function open(username: string) {
		const user = await server.createUser({ username });
		const { bearer } = await server.signIn(username);
		const save = (app: string, version: number, body: unknown) =>
			server.ask('PUT', `/api/v1/user/settings/${app}`, { bearer, body, headers: { 'if-match': `"${version}"` } });
		return { ...user, save };
	}

	test('are stored, kept by version, and another window learns of them instead of losing its own', async () => {
		const { username, save } = await open('zwei-fenster');
		const first = await save('WEB_dashboard', 0, { lg: places });
		expect([first.statusCode, first.headers.etag, first.json()]).toEqual([200, '"1"', { lg: places, version: 1 }]);
		const late = await save('WEB_dashboard', 0, { md: places });
		expect([late.statusCode, late.json().current]).toEqual([412, { lg: places, version: 1 }]);
		expect((await save('WEB_dashboard', 1, { md: places, lg: places })).json()).toMatchObject({ version: 2 });
		expect((await get(username, 'user/settings')).WEB_dashboard).toEqual({ md: places, lg: places, version: 2 });
	});

	test('nobody has stored yet answer a version of another time with nothing', async () => {
		const { save } = await open('nie-gespeichert');
		const refused = await save('WEB_dashboard', 4, { lg: places });
		expect([refused.statusCode, refused.json().current]).toEqual([412, { version: 0 }]);
	});

	test('of ten windows that store at once for the first time one is through', async () => {
		const { save } = await open('zehn-fenster');
		const answers = await Promise.all(Array.from({ length: 10 }, () => save('WEB_cal', 0, { view: 'day' })));
		expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(412)]);
	});

	test('that are too large, of an unknown key or of an unknown app are refused', async () => {
		const { username, save } = await open('unbekannt');
		const refused = await Promise.all([
			save('WEB_dashboard', 0, { lg: Array(41).fill(places[0]) }),
			save('WEB_dashboard', 0, { xl: places }),
			save('WEB_dashboard', 0, { lg: [{ ...places[0], note: 'x' }] }),
			save('WEB_dashboard', 0, { lg: [{ ...places[0], x: 12 }] }),
			save('WEB_cal', 0, { view: 'day', columns: [] }),
			save('WEB_notifications', 0, { muted: ['everything'] }),
			save('WEB_other', 0, {}),
		]);
		expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400, 400, 404]);
		expect(Object.values(await get(username, 'user/settings'))).toEqual([null, null, null, null]);
	});
});

describe('the apps', () => {
	test('are all listed, with what this user may do', async () => {
		const list: { appId: number; appBezeichnung: string; appUrl: string; hasPermission: boolean }[] = await get(
			'verkauf',
			'apps',
		);
		expect(list.map(({ appId, appBezeichnung, appUrl }) => ({ appId, appBezeichnung, appUrl }))).toEqual(
			apps.map(({ appId, label, path }) => ({ appId, appBezeichnung: label, appUrl: path })),
		);
		const usable = list.filter(({ hasPermission }) => hasPermission).map(({ appId }) => appId);
		expect(usable).toEqual(idsOf(['crm', 'tasks', 'articles']));
	});

	test('without a licence are of no use even to who was given them', async () => {
		await server.database.db.updateTable('apps').set({ licensed: false }).where('key', '=', 'crm').execute();
		const [crm] = await get('demo', 'apps');
		const { bearer } = await server.signIn('demo');
		const refused = await server.ask('GET', '/api/v1/crm/addresses/types', { bearer });
		await server.database.db.updateTable('apps').set({ licensed: true }).execute();
		expect(crm).toMatchObject({ licensed: false, hasPermission: false });
		expect(refused.statusCode).toBe(403);
	});

	test('stand in categories that all exist', async () => {
		const categories: { id: number }[] = await get('demo', 'categories');
		const used = new Set(apps.map(({ categoryId }) => categoryId));
		expect(new Set(categories.map(({ id }) => id))).toEqual(used);
	});

	test('of statistics are listed to who may open them', async () => {
		expect(await get('verkauf', 'statisticSubApps')).toEqual([]);
		const list: { name: string }[] = await get('demo', 'statisticSubApps');
		expect(list.map(({ name }) => name)).toContain('WEB_Umsatzstatistik');
		expect(list).toHaveLength(6);
	});

	test('are counted when opened: known and permitted ones only', async () => {
		const { bearer } = await server.signIn('verkauf');
		const open = async (appId: unknown) =>
			(await server.ask('GET', `/api/v1/telemetry/app-access?appId=${appId}`, { bearer })).statusCode;
		expect([await open(1), await open(2), await open(998), await open(0), await open('')]).toEqual([
			204, 403, 404, 400, 400,
		]);
		const rows = await server.database.db.selectFrom('app_access').select(['user_id', 'app_id']).execute();
		expect(rows).toEqual([{ user_id: 2, app_id: 1 }]);
	});
});

describe('the global search', () => {
	async function typesFor(username: string, q: string): Promise<Set<string>> {
		const hits: { type: string }[] = await get(username, `dashboard/search?q=${encodeURIComponent(q)}`);
		return new Set(hits.map(({ type }) => type));
	}

	test('finds only what the apps of the user allow', async () => {
		await server.createUser({ username: 'nur-artikel', apps: idsOf(['articles']) });
		await server.createUser({ username: 'nur-crm', apps: idsOf(['crm']) });
		const q = 'roll';
		expect(await typesFor('demo', q)).toEqual(new Set(['ARTICLE', 'DOCUMENT']));
		expect(await typesFor('nur-artikel', q)).toEqual(new Set(['ARTICLE']));
		expect(await typesFor('nur-crm', q)).toEqual(new Set(['DOCUMENT']));
		expect(await typesFor('nur-artikel', 'Müller')).toEqual(new Set());
		expect(await typesFor('ohneapp', q)).toEqual(new Set());
	});

	test('answers the same by address and by body', async () => {
		const { bearer } = await server.signIn('demo');
		const byBody = await server.ask('POST', '/api/v1/dashboard/search', { bearer, body: { q: 'Müller' } });
		expect(byBody.statusCode).toBe(200);
		expect(byBody.json()).toEqual(await get('demo', 'dashboard/search?q=M%C3%BCller'));
	});

	test('never sees addresses, documents or articles of another firma', async () => {
		const other = await server.createUser({ username: 'fremde-firma', apps: idsOf(['crm', 'articles']), firma: 2 });
		expect(await typesFor(other.username, 'Müller')).toEqual(new Set());
		expect(await typesFor(other.username, 'roll')).toEqual(new Set());
	});
});
