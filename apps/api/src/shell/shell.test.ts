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
			rights: ['bank', 'health'],
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
		expect(await get(username, 'user/settings')).toEqual({ WEB_crm: null, WEB_cal: null, WEB_dashboard: null });
		await store('WEB_crm', { columns: ['name', 'kdOrt'], secret: 1 });
		await store('WEB_cal', { view: 'week' });
		await store('WEB_dashboard', { widgets: ['CLOCK', 'GONE', 'NOTIFICATIONS'] });
		expect(await get(username, 'user/settings')).toEqual({
			WEB_crm: { columns: ['name', 'kdOrt'] },
			WEB_cal: { view: 'week' },
			WEB_dashboard: { widgets: ['CLOCK', 'NOTIFICATIONS'] },
		});
		await store('WEB_crm', { columns: 'name' });
		await store('WEB_cal', { view: 'century' });
		await store('WEB_dashboard', 7);
		expect(await get(username, 'user/settings')).toEqual({ WEB_crm: null, WEB_cal: null, WEB_dashboard: null });
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

describe('notifications', () => {
	test('come newest first, at most 200, and only the own ones', async () => {
		const { userId, username } = await server.createUser({ username: 'post' });
		await server.database.pool.query(
			`insert into notifications (user_id, subject, send_date)
			select $1, 'Nr ' || n, timestamptz '2026-01-01' + n * interval '1 minute' from generate_series(1, 250) as n`,
			[userId],
		);
		const list: { subject: string; sendDate: string; read: number }[] = await get(username, 'notifications');
		expect(list).toHaveLength(200);
		expect(list[0]).toMatchObject({ subject: 'Nr 250', sendDate: '2026-01-01T04:10:00Z', read: 0 });
		expect(list.at(-1)?.subject).toBe('Nr 51');
	});

	test('are marked as read by their owner alone, as often as wanted', async () => {
		const owner = await server.createUser({ username: 'empfaenger' });
		const { nid } = await server.database.db
			.insertInto('notifications')
			.values({ user_id: owner.userId, subject: 'x' })
			.returning('nid')
			.executeTakeFirstOrThrow();
		const mark = async (username: string) => {
			const { bearer } = await server.signIn(username);
			return (await server.ask('PATCH', `/api/v1/notifications/${nid}/read`, { bearer })).statusCode;
		};
		const readAt = async () =>
			(
				await server.database.db
					.selectFrom('notifications')
					.select('read_at')
					.where('nid', '=', nid)
					.executeTakeFirstOrThrow()
			).read_at;
		expect(await mark('admin')).toBe(404);
		expect(await readAt()).toBeNull();
		expect(await mark(owner.username)).toBe(204);
		const first = await readAt();
		expect(first).not.toBeNull();
		expect(await mark(owner.username)).toBe(204);
		expect(await readAt()).toBe(first);
		const [notification] = await get(owner.username, 'notifications');
		expect(notification).toMatchObject({ nid, read: 1 });
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
