import type { RouteName } from '@kontor/domain/routes';
import { expect, type Page } from '@playwright/test';

/** A screen as a walk through the portal meets it. */
export interface Scene {
	readonly name: string;
	readonly route: RouteName;
	/** The address, or the way to a record that has no fixed one. */
	readonly path: string | ((page: Page) => Promise<string>);
	/** Brings on what the address alone does not show. */
	readonly open?: (page: Page) => Promise<void>;
}

/** Every screen of the portal and its forms, in the state the demo data give it. */
export const everyScreen: readonly Scene[] = [
	{ name: 'Home', route: 'home', path: '/' },
	{ name: 'CRM', route: 'crm', path: '/crm?q=Gruber' },
	{ name: 'Anruf', route: 'crmCall', path: '/crm/call' },
	{ name: 'Adresse', route: 'crmAddress', path: '/crm/addresses/1500' },
	{
		name: 'Kontaktdaten',
		route: 'crmAddress',
		path: '/crm/addresses/1500?tab=contactData',
		open: (page) => press(page, 'Bearbeiten'),
	},
	{ name: 'Dokumente der Adresse', route: 'crmAddress', path: '/crm/addresses/1500?tab=documents' },
	{ name: 'Aufgaben der Adresse', route: 'crmAddress', path: '/crm/addresses/1500?tab=tasks' },
	{
		name: 'Interaktion erfassen',
		route: 'crmAddress',
		path: '/crm/addresses/1500?tab=interactions',
		open: (page) => openLayer(page, /^Interaktion erfassen|^Erfassen|^Neue Interaktion/),
	},
	{
		name: 'Kontaktperson anlegen',
		route: 'crmAddress',
		path: '/crm/addresses/1500?tab=contactPersons',
		open: (page) => openLayer(page, /^Kontaktperson anlegen|^Anlegen|^Neue Kontaktperson/),
	},
	{ name: 'Kundengruppen', route: 'crmAddress', path: '/crm/addresses/1500?tab=customerGroups' },
	{
		name: 'Neue Adresse',
		route: 'crmAddressNew',
		path: '/crm/addresses/new',
		async open(page) {
			await page.getByLabel('Konsument').check();
			await press(page, 'Weiter');
			await expect(page.getByLabel('Anrede')).toBeVisible();
		},
	},
	{
		name: 'Dokument',
		route: 'crmAddressDocumentDetailed',
		path: (page) => firstLink(page, '/documents', /^\/crm\/addresses\/\d+\/documents\//),
	},
	{ name: 'Aufgaben', route: 'tasks', path: '/task' },
	{ name: 'Tafel der Aufgaben', route: 'tasks', path: '/task?view=board' },
	{ name: 'Aufgabe erstellen', route: 'taskNew', path: '/task/new' },
	{ name: 'Aufgabe', route: 'taskDetails', path: (page) => firstLink(page, '/task', /^\/task\/\d+/) },
	{ name: 'Kalender, Woche', route: 'calendar', path: '/calv2?view=week' },
	{ name: 'Kalender, Monat', route: 'calendar', path: '/calv2?view=month' },
	{ name: 'Kalender, Liste', route: 'calendar', path: '/calv2?view=list' },
	{ name: 'Artikel', route: 'articles', path: '/articles' },
	{
		name: 'Artikeldetails',
		route: 'articleDetails',
		path: (page) => firstLink(page, '/articles', /^\/articles\/[^?]+/),
	},
	{ name: 'Dokumente', route: 'documents', path: '/documents' },
	{ name: 'Business', route: 'business', path: '/business' },
	{ name: 'Neues Angebot', route: 'business', path: '/business?lfdnr=1500&typeId=10' },
	{ name: 'Inventur', route: 'inventory', path: '/inventory' },
	{
		name: 'Zählung',
		route: 'inventory',
		path: (page) => firstLink(page, '/inventory', /^\/inventory\?(?:.*&)?session=\d+/),
	},
	{
		name: 'Artikel Scan',
		route: 'inventoryScan',
		path: async (page) => {
			const session = await firstLink(page, '/inventory', /^\/inventory\?(?:.*&)?session=\d+/);
			return `/inventory/scan?session=${/session=(\d+)/.exec(session)?.[1]}`;
		},
	},
	{ name: 'Benachrichtigungen', route: 'notifications', path: '/notifications' },
	{ name: 'kommt später', route: 'settingsCrm', path: '/settings/crm' },
	{ name: 'Kein Zugriff', route: 'noPermission', path: '/nopermission' },
	{ name: 'Nicht gefunden', route: 'notFound', path: '/gibt/es/nicht' },
];

/** Screens nobody stays on, or that stand before the sign-in. */
export const passedThrough: readonly RouteName[] = ['calendarLoading', 'login'];

/** Goes to a scene and waits until it stands. */
export async function goTo(page: Page, { path, name }: Scene): Promise<void> {
	await page.goto(typeof path === 'string' ? path : await path(page));
	await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
}

async function press(page: Page, name: string): Promise<void> {
	await page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
}

async function openLayer(page: Page, name: RegExp): Promise<void> {
	await page.getByRole('main').getByRole('button', { name }).first().click();
	await expect(page.getByRole('dialog')).toBeVisible();
}

/** The address of the first link of a list that leads to a record. */
async function firstLink(page: Page, list: string, pattern: RegExp): Promise<string> {
	await page.goto(list);
	const links = page.getByRole('main').getByRole('link');
	let found: string | undefined;
	await expect(async () => {
		const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
		found = addresses.find((address) => pattern.test(address));
		expect(found, `a link like ${pattern} on ${list}`).toBeDefined();
	}).toPass();
	return found ?? list;
}
