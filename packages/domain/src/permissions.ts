/** The launcher's groups in their order, with the label staff read. */
export const appCategories = [
	{ id: 1, label: 'Kunden' },
	{ id: 2, label: 'Organisation' },
	{ id: 3, label: 'Waren' },
	{ id: 4, label: 'Auswertung' },
	{ id: 5, label: 'Verwaltung' },
] as const;

/** Every app of Kontor: number on the wire, permission key, German label, category and the path of its first screen. */
export const apps = [
	{ appId: 1, key: 'crm', label: 'CRM', categoryId: 1, path: '/crm' },
	{ appId: 2, key: 'calendar', label: 'Kalender', categoryId: 2, path: '/calv2' },
	{ appId: 3, key: 'statistics', label: 'Statistik', categoryId: 4, path: '/statistics' },
	{ appId: 4, key: 'tasks', label: 'Aufgaben', categoryId: 2, path: '/task' },
	{ appId: 5, key: 'articles', label: 'Artikel', categoryId: 3, path: '/articles' },
	{ appId: 6, key: 'documents', label: 'Dokumente', categoryId: 1, path: '/documents' },
	{ appId: 7, key: 'business', label: 'Business', categoryId: 1, path: '/business' },
	{ appId: 8, key: 'inventory', label: 'Inventur', categoryId: 3, path: '/inventory' },
	{ appId: 9, key: 'developer', label: 'Entwicklerportal', categoryId: 5, path: '/dev' },
	{ appId: 10, key: 'settings', label: 'Einstellungen', categoryId: 5, path: '/settings' },
	{ appId: 11, key: 'notifications', label: 'Benachrichtigungen', categoryId: 2, path: '/notifications' },
	{ appId: 12, key: 'dashboard', label: 'Dashboard', categoryId: 2, path: '/' },
] as const;

/** One row of the app table. */
export type App = (typeof apps)[number];

/** The name of an app in permissions. */
export type AppKey = App['key'];

/**
 * What a user may read and write beside the apps: data of patients with all insurance numbers, bank accounts, what
 * articles cost (with all it could be worked out from), changes of articles and their stock; whether the same time of
 * a person or a room may be given away twice; whether two addresses may
 * be made one; of documents the prices, issuing, crediting and dating back; and
 * whether somebody leads counts of stock, and posts those others have led.
 */
export const dataRights = [
	'health',
	'bank',
	'costs',
	'articlesEdit',
	'overbook',
	'merge',
	'prices',
	'documentsIssue',
	'documentsCredit',
	'documentsBackdate',
	'countLead',
	'countPost',
] as const;

/** One right to data that no app opens by itself. */
export type DataRight = (typeof dataRights)[number];

/**
 * What an operation, route or button asks for: nothing (`public`), any session (`signedIn`), an app, a right to data, or
 * `security` (administration of refresh tokens).
 */
export type Permission = 'public' | 'signedIn' | 'security' | AppKey | DataRight;

/**
 * Who asks: the admin flag, the apps that are both licensed and permitted, and the rights to data; `null` stands for
 * nobody signed in.
 */
export interface Subject {
	readonly admin: boolean;
	readonly apps: readonly AppKey[];
	readonly rights: readonly DataRight[];
}

/**
 * Whether the subject may do what the permission guards: the one decision that route guard, button and server share.
 * The admin flag opens no app and no data by itself; `security` needs the flag and the developer app, a right to data an
 * app it belongs to.
 */
export function can(subject: Subject | null, permission: Permission): boolean {
	if (permission === 'public') return true;
	if (subject === null) return false;
	if (permission === 'signedIn') return true;
	if (permission === 'security') return subject.admin && subject.apps.includes('developer');
	if (isDataRight(permission))
		return subject.rights.includes(permission) && appsOfRight[permission].some((app) => subject.apps.includes(app));
	return subject.apps.includes(permission);
}

const appsOfRight: Readonly<Record<DataRight, readonly AppKey[]>> = {
	health: ['crm'],
	bank: ['crm'],
	costs: ['articles'],
	articlesEdit: ['articles'],
	overbook: ['calendar'],
	merge: ['crm'],
	// Each of them shows documents.
	prices: ['business', 'crm', 'documents'],
	documentsIssue: ['business'],
	documentsCredit: ['business'],
	documentsBackdate: ['business'],
	countLead: ['inventory'],
	countPost: ['inventory'],
};

/** The app with this number on the wire, or `null` for a number Kontor does not know. */
export function appOfId(appId: number): App | null {
	return apps.find((app) => app.appId === appId) ?? null;
}

/** Whether a text from outside (database, contract) is an app key. */
export function isAppKey(text: string): text is AppKey {
	return apps.some((app) => app.key === text);
}

/** Whether a text from outside (database, contract) is a right to data. */
export function isDataRight(text: string): text is DataRight {
	return dataRights.some((right) => right === text);
}
