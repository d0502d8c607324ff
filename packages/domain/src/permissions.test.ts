import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
	type AppKey,
	appCategories,
	appOfId,
	apps,
	can,
	type DataRight,
	dataRights,
	isAppKey,
	isDataRight,
	type Permission,
} from './permissions.ts';

const keys = apps.map((app) => app.key);
const permissions: Permission[] = ['public', 'signedIn', 'security', ...keys, ...dataRights];
const someApps = fc.uniqueArray(fc.constantFrom<AppKey>(...keys));

test('the app table is complete and without double numbers, keys or paths', () => {
	expect(apps.map((app) => `${app.appId} ${app.key} ${app.label} ${app.categoryId} ${app.path}`)).toEqual([
		'1 crm CRM 1 /crm',
		'2 calendar Kalender 2 /calv2',
		'3 statistics Statistik 4 /statistics',
		'4 tasks Aufgaben 2 /task',
		'5 articles Artikel 3 /articles',
		'6 documents Dokumente 1 /documents',
		'7 business Business 1 /business',
		'8 inventory Inventur 3 /inventory',
		'9 developer Entwicklerportal 5 /dev',
		'10 settings Einstellungen 5 /settings',
		'11 notifications Benachrichtigungen 2 /notifications',
		'12 dashboard Dashboard 2 /',
	]);
	expect(new Set(apps.map((app) => app.path)).size).toBe(apps.length);
	expect(appCategories.map(({ id, label }) => `${id} ${label}`)).toEqual([
		'1 Kunden',
		'2 Organisation',
		'3 Waren',
		'4 Auswertung',
		'5 Verwaltung',
	]);
});

test('nobody signed in may do only what is public', () => {
	expect(permissions.filter((permission) => can(null, permission))).toEqual(['public']);
});

test('a session without apps may do what needs no app, and no more, admin or not', () => {
	for (const admin of [false, true]) {
		const allowed = permissions.filter((permission) => can({ admin, apps: [], rights: dataRights }, permission));
		expect(allowed).toEqual(['public', 'signedIn']);
	}
});

test('an app is open to exactly those who have it, whatever the admin flag', () => {
	fc.assert(
		fc.property(fc.boolean(), someApps, fc.constantFrom<AppKey>(...keys), (admin, own, key) => {
			expect(can({ admin, apps: own, rights: [] }, key)).toBe(own.includes(key));
		}),
	);
});

test('security needs the admin flag and the developer app together', () => {
	fc.assert(
		fc.property(fc.boolean(), someApps, (admin, own) => {
			expect(can({ admin, apps: own, rights: dataRights }, 'security')).toBe(admin && own.includes('developer'));
		}),
	);
});

test('data need their own right and an app they belong to, whatever the admin flag', () => {
	const owners: Readonly<Record<DataRight, readonly AppKey[]>> = {
		health: ['crm'],
		bank: ['crm'],
		costs: ['articles'],
		articlesEdit: ['articles'],
		overbook: ['calendar'],
		merge: ['crm'],
		prices: ['business', 'crm', 'documents'],
		documentsIssue: ['business'],
		documentsCredit: ['business'],
		documentsBackdate: ['business'],
		countLead: ['inventory'],
		countPost: ['inventory'],
	};
	for (const right of dataRights) {
		fc.assert(
			fc.property(fc.boolean(), someApps, fc.subarray([...dataRights]), (admin, own, rights) => {
				expect(can({ admin, apps: own, rights }, right)).toBe(
					rights.includes(right) && owners[right].some((app) => own.includes(app)),
				);
			}),
		);
	}
	expect(['', 'crm', 'Health', '__proto__'].some(isDataRight)).toBe(false);
});

test('an app is found by its number, an unknown number finds none', () => {
	for (const app of apps) expect(appOfId(app.appId)).toBe(app);
	for (const id of [0, 13, -1, 1.5, Number.NaN]) expect(appOfId(id)).toBeNull();
});

test('only keys of apps are app keys', () => {
	expect(keys.every(isAppKey)).toBe(true);
	expect(['security', 'public', '', 'CRM', '__proto__', 'constructor'].some(isAppKey)).toBe(false);
});
