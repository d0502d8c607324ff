import type { Permission } from './permissions.ts';

/** One row of the route table. */
interface Route {
	readonly name: string;
	/** Path with `:params`; null only for the catch-all. `:lfdnr` is an integer, every other parameter a text. */
	readonly pattern: string | null;
	/** What the page and its breadcrumb are called, before extras. */
	readonly title: string;
	/** What a breadcrumb says instead of the title. */
	readonly crumb?: string;
	readonly permission: Permission;
	/** Whether a breadcrumb may lead here. */
	readonly isLinkable?: false;
	/** Query parameters the screen reads. */
	readonly query?: readonly string[];
	/** Where the route sends the user instead of showing a screen: path with `:params`, and a query it adds. */
	readonly redirect?: string;
	/** The name under which the server lists a statistics sub-entry (GET /v1/statisticSubApps). */
	readonly subApp?: string;
}

/** The routes that have a path, static ones before those with parameters. */
const pathRoutes = [
	{ name: 'login', pattern: '/login', title: 'Login', permission: 'public', query: ['redirectTo', 'logout'] },
	{ name: 'noPermission', pattern: '/nopermission', title: 'Kein Zugriff', permission: 'public' },
	{ name: 'home', pattern: '/', title: 'Home', crumb: 'Dashboard', permission: 'signedIn' },
	{
		name: 'crm',
		pattern: '/crm',
		title: 'CRM',
		permission: 'crm',
		query: ['q', 'addressType', 'customerGroup', 'street', 'postalCode', 'city', 'field', 'sort', 'page'],
	},
	{ name: 'crmCall', pattern: '/crm/call', title: 'Anruf', permission: 'crm' },
	{ name: 'crmAddresses', pattern: '/crm/addresses', title: 'Adressen', permission: 'crm', redirect: '/crm' },
	{ name: 'crmAddressNew', pattern: '/crm/addresses/new', title: 'Neue Adresse', permission: 'crm' },
	{ name: 'crmAddress', pattern: '/crm/addresses/:lfdnr', title: 'Adresse', permission: 'crm', query: ['tab'] },
	{
		name: 'crmAddressDocuments',
		pattern: '/crm/addresses/:lfdnr/documents',
		title: 'Dokumente',
		permission: 'crm',
		redirect: '/crm/addresses/:lfdnr?tab=documents',
	},
	{
		name: 'crmAddressDocumentDetailed',
		pattern: '/crm/addresses/:lfdnr/documents/:wf_cid',
		title: 'Dokument',
		permission: 'crm',
		query: ['tab'],
	},
	{
		name: 'calendar',
		pattern: '/calv2',
		title: 'Kalender',
		permission: 'calendar',
		query: ['view', 'date', 'location', 'scope', 'type', 'state', 'resource', 'appointment', 'new'],
	},
	{
		name: 'calendarLoading',
		pattern: '/calv2/loading',
		title: 'Kalender',
		permission: 'calendar',
		isLinkable: false,
		query: ['view', 'date', 'location', 'scope', 'type', 'state', 'resource', 'appointment', 'new'],
	},
	{ name: 'statistics', pattern: '/statistics', title: 'Statistik', permission: 'statistics', isLinkable: false },
	{
		name: 'statisticsRevenue',
		pattern: '/statistics/revenue',
		title: 'Umsatzstatistik',
		permission: 'statistics',
		subApp: 'WEB_Umsatzstatistik',
	},
	{
		name: 'statisticsCustomer',
		pattern: '/statistics/customer',
		title: 'Kundenstatistik',
		permission: 'statistics',
		subApp: 'WEB_Kundenstatistik',
	},
	{
		name: 'statisticsDistributor',
		pattern: '/statistics/distributor',
		title: 'Lieferantenstatistik',
		permission: 'statistics',
		subApp: 'WEB_Lieferantenstatistik',
	},
	{
		name: 'statisticsDocument',
		pattern: '/statistics/document',
		title: 'Dokumentstatistik',
		permission: 'statistics',
		subApp: 'WEB_Dokumentstatistik',
	},
	{
		name: 'statisticsWarehouse',
		pattern: '/statistics/warehouse',
		title: 'Lagerstatistik',
		permission: 'statistics',
		subApp: 'WEB_Lagerstatistik',
	},
	{
		name: 'statisticsCustomerFrequency',
		pattern: '/statistics/customerfrequency',
		title: 'Kundenfrequenzstatistik',
		permission: 'statistics',
		subApp: 'WEB_Kundenfrequenzstatistik',
	},
	{ name: 'biRevenue', pattern: '/bi/revenue', title: 'Statistik - Umsatz', permission: 'statistics' },
	{ name: 'biKeyFigures', pattern: '/bi/keyfigures', title: 'Statistik - Kennzahlen', permission: 'statistics' },
	{
		name: 'distributorOverallChart',
		pattern: '/statistics/distributors/:lfdnr/overallChart',
		title: 'EK-Statistik: Gesamt Verlauf',
		permission: 'statistics',
	},
	{
		name: 'distributorTypesChart',
		pattern: '/statistics/distributors/:lfdnr/typesChart/:articleTypeCode',
		title: 'Artikeltyp Verlauf',
		permission: 'statistics',
	},
	{
		name: 'distributorCategoriesChart',
		pattern: '/statistics/distributors/:lfdnr/categoriesChart/:articleCategoryCode',
		title: 'Artikelkategorie Verlauf',
		permission: 'statistics',
	},
	{
		name: 'distributorArticlesChart',
		pattern: '/statistics/distributors/:lfdnr/articlesChart/:articleCode',
		title: 'Artikel Verlauf',
		permission: 'statistics',
	},
	{
		name: 'documents',
		pattern: '/documents',
		title: 'Dokumente',
		permission: 'documents',
		query: ['q', 'view', 'saved', 'f', 'gone', 'sort'],
	},
	{
		name: 'business',
		pattern: '/business',
		title: 'Business',
		permission: 'business',
		query: ['wf_cid', 'lfdnr', 'typeId', 'article'],
	},
	{
		name: 'inventory',
		pattern: '/inventory',
		title: 'Inventur',
		permission: 'inventory',
		query: ['q', 'state', 'warehouse', 'sort', 'session', 'tab'],
	},
	{
		name: 'inventoryScan',
		pattern: '/inventory/scan',
		title: 'Artikel Scan',
		permission: 'inventory',
		query: ['session'],
	},
	{
		name: 'articles',
		pattern: '/articles',
		title: 'Artikel',
		permission: 'articles',
		isLinkable: false,
		query: [
			'q',
			'articleType',
			'articleCategory',
			'articleGroup',
			'stockState',
			'warehouse',
			'supplier',
			'isActive',
			'sort',
		],
	},
	{
		name: 'articleDetails',
		pattern: '/articles/:articleNumber',
		title: 'Artikeldetails',
		permission: 'articles',
		query: ['tab'],
	},
	{
		name: 'tasks',
		pattern: '/task',
		title: 'Aufgaben',
		permission: 'tasks',
		query: ['scope', 'done', 'q', 'states', 'assignee', 'object', 'due', 'sort', 'view'],
	},
	{
		name: 'taskNew',
		pattern: '/task/new',
		title: 'Aufgabe erstellen',
		permission: 'tasks',
		query: ['title', 'object'],
	},
	{ name: 'taskDetails', pattern: '/task/:lfdnr', title: 'TaskDetails', crumb: 'Aufgabe', permission: 'tasks' },
	{ name: 'developer', pattern: '/dev', title: 'Entwicklerportal', permission: 'developer' },
	{ name: 'settings', pattern: '/settings', title: 'Einstellungen', permission: 'settings', isLinkable: false },
	{ name: 'settingsCrm', pattern: '/settings/crm', title: 'CRM', permission: 'settings' },
	{ name: 'settingsCalendar', pattern: '/settings/calv2', title: 'Kalender', permission: 'settings' },
	{ name: 'settingsTasks', pattern: '/settings/task', title: 'Aufgaben', permission: 'settings' },
	{
		name: 'notifications',
		pattern: '/notifications',
		title: 'Notifications',
		crumb: 'Benachrichtigungen',
		permission: 'signedIn',
		query: ['nid', 'view', 'type'],
	},
] as const satisfies readonly Route[];

/** What any other path is. */
const catchAll = {
	name: 'notFound',
	pattern: null,
	title: 'Nicht gefunden',
	permission: 'public',
} as const satisfies Route;

/** Every route of Kontor (spec.md, section 2). Titles the specification fixes are kept letter for letter. */
export const routes = [...pathRoutes, catchAll] as const;

type RouteRow = (typeof routes)[number];

/** The name of a route. */
export type RouteName = RouteRow['name'];

type RowOf<N extends RouteName> = Extract<RouteRow, { name: N }>;

type ParamNames<Pattern> = Pattern extends `${infer Segment}/${infer Rest}`
	? ParamName<Segment> | ParamNames<Rest>
	: ParamName<Pattern>;

type ParamName<Segment> = Segment extends `:${infer Name}` ? Name : never;

/** The parameters of a route, read from its pattern: `lfdnr` is a number, all others are texts. */
export type ParamsOf<N extends RouteName> = {
	readonly [P in ParamNames<RowOf<N>['pattern']>]: P extends 'lfdnr' ? number : string;
};

/** The query parameters a route's screen reads; each may be missing. */
export type QueryOf<N extends RouteName> =
	RowOf<N> extends { readonly query: readonly (infer Q extends string)[] }
		? { readonly [K in Q]?: string | undefined }
		: { readonly [K in string]?: never };

/**
 * A recognised path. `redirectTo` is the path to go to instead (query kept), or `null`. A path of no route matches
 * `notFound`.
 */
export type RouteMatch<N extends RouteName = RouteName> = N extends RouteName
	? {
			readonly name: N;
			readonly title: string;
			readonly crumb: string;
			readonly permission: Permission;
			readonly isLinkable: boolean;
			readonly params: ParamsOf<N>;
			readonly query: QueryOf<N>;
			readonly redirectTo: string | null;
		}
	: never;

type HrefName = Exclude<RouteName, 'notFound'>;

type HrefArguments<N extends HrefName> = keyof ParamsOf<N> extends never
	? [params?: ParamsOf<N>, query?: QueryOf<N>]
	: [params: ParamsOf<N>, query?: QueryOf<N>];

/** The greatest lfdnr: the database counts in 32-bit integers. */
export const MAX_LFDNR = 2_147_483_647;

/** Whether a text names a route. */
export function isRouteName(text: string): text is RouteName {
	return routes.some((route) => route.name === text);
}

/**
 * Recognises a path as the browser shows it: still percent-encoded, with or without query and fragment. Each segment is
 * decoded once; a segment that cannot be decoded, or holds control characters, makes the whole path `notFound`. A
 * `:lfdnr` that is no integer is 0. One trailing slash is forgiven.
 */
export function matchRoute(path: string): RouteMatch {
	const [beforeFragment = ''] = path.split('#', 1);
	const mark = beforeFragment.indexOf('?');
	const pathname = mark < 0 ? beforeFragment : beforeFragment.slice(0, mark);
	const search = new URLSearchParams(mark < 0 ? '' : beforeFragment.slice(mark + 1));
	const segments = decodedSegments(pathname);
	if (segments === null) return matchOf(catchAll, {}, search);
	for (const route of pathRoutes) {
		const params = matchSegments(route.pattern, segments);
		if (params !== null) return matchOf(route, params, search);
	}
	return matchOf(catchAll, {}, search);
}

/**
 * The path of a route, ready for an `href`: parameters and query encoded so that {@link matchRoute} reads the same values
 * again. Empty or missing query values are left out.
 */
export function hrefOf<N extends HrefName>(name: N, ...[params, query]: HrefArguments<N>): string {
	const route = pathRoutes.find((row) => row.name === name);
	return fill(route?.pattern ?? '/', params ?? {}) + searchOf(query ?? {});
}

type Values = Readonly<Record<string, string | number | undefined>>;

function matchOf(route: Route, params: Values, search: URLSearchParams): RouteMatch {
	const query: Record<string, string> = {};
	for (const name of route.query ?? []) {
		const value = search.get(name);
		if (value !== null) query[name] = value;
	}
	const match = {
		name: route.name,
		title: route.title,
		crumb: route.crumb ?? route.title,
		permission: route.permission,
		isLinkable: route.isLinkable ?? true,
		params,
		query,
		redirectTo: route.redirect === undefined ? null : redirectPath(route.redirect, params, search),
	};
	// The table and this function keep name, params and query together; the type system cannot follow that by itself.
	return match as unknown as RouteMatch;
}

function redirectPath(target: string, params: Values, search: URLSearchParams): string {
	const [pattern = '/', added = ''] = target.split('?');
	const query = new URLSearchParams(search);
	for (const [name, value] of new URLSearchParams(added)) query.set(name, value);
	const text = query.toString();
	return fill(pattern, params) + (text === '' ? '' : `?${text}`);
}

function decodedSegments(pathname: string): string[] | null {
	if (!pathname.startsWith('/')) return null;
	const segments = pathname.slice(1).split('/');
	if (segments.at(-1) === '') segments.pop();
	const decoded = segments.map(decodeSegment);
	return decoded.every((segment) => segment !== null) ? decoded : null;
}

function decodeSegment(segment: string): string | null {
	try {
		const text = decodeURIComponent(segment);
		return text === '' || /\p{Cc}/u.test(text) ? null : text;
	} catch {
		return null;
	}
}

function matchSegments(pattern: string, segments: readonly string[]): Values | null {
	const expected = pattern.split('/').filter((segment) => segment !== '');
	if (expected.length < segments.length) return null;
	const params: Record<string, string | number> = {};
	for (const [index, wanted] of expected.entries()) {
		const segment = segments[index];
		if (segment === undefined) return null;
		if (wanted.startsWith(':')) params[wanted.slice(1)] = wanted === ':lfdnr' ? parseLfdnr(segment) : segment;
		else if (wanted !== segment) return null;
	}
	return params;
}

function parseLfdnr(text: string): number {
	const number = /^[0-9]{1,10}$/.test(text) ? Number(text) : 0;
	return number <= MAX_LFDNR ? number : 0;
}

function fill(pattern: string, params: Values): string {
	return pattern.replace(/:(\w+)/g, (_, name: string) => encodeSegment(String(params[name] ?? '')));
}

function encodeSegment(text: string): string {
	// A browser resolves "." and ".." even when they are percent-encoded; doubly encoded they lead to Nicht gefunden.
	if (text === '.' || text === '..') return text.replaceAll('.', '%252E');
	return encodeURIComponent(text.toWellFormed());
}

function searchOf(query: Values): string {
	const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
	if (pairs.length === 0) return '';
	return `?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(String(value).toWellFormed())}`).join('&')}`;
}
