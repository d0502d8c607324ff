import { anyText } from '@kontor/german/testing/hostileTexts';
import fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import { hrefOf, isRouteName, MAX_LFDNR, matchRoute, type ParamsOf, type QueryOf, routes } from './routes.ts';

const nameOf = (path: string) => matchRoute(path).name;

test.each([
	['/login', 'login', 'Login', 'public'],
	['/nopermission', 'noPermission', 'Kein Zugriff', 'public'],
	['/', 'home', 'Home', 'signedIn'],
	['/crm', 'crm', 'CRM', 'crm'],
	['/crm/addresses', 'crmAddresses', 'Adressen', 'crm'],
	['/crm/call', 'crmCall', 'Anruf', 'crm'],
	['/crm/addresses/new', 'crmAddressNew', 'Neue Adresse', 'crm'],
	['/crm/addresses/7', 'crmAddress', 'Adresse', 'crm'],
	['/crm/addresses/7/documents', 'crmAddressDocuments', 'Dokumente', 'crm'],
	['/crm/addresses/7/documents/A1', 'crmAddressDocumentDetailed', 'Dokument', 'crm'],
	['/calv2', 'calendar', 'Kalender', 'calendar'],
	['/calv2/loading', 'calendarLoading', 'Kalender', 'calendar'],
	['/statistics', 'statistics', 'Statistik', 'statistics'],
	['/statistics/revenue', 'statisticsRevenue', 'Umsatzstatistik', 'statistics'],
	['/statistics/customer', 'statisticsCustomer', 'Kundenstatistik', 'statistics'],
	['/statistics/distributor', 'statisticsDistributor', 'Lieferantenstatistik', 'statistics'],
	['/statistics/document', 'statisticsDocument', 'Dokumentstatistik', 'statistics'],
	['/statistics/warehouse', 'statisticsWarehouse', 'Lagerstatistik', 'statistics'],
	['/statistics/customerfrequency', 'statisticsCustomerFrequency', 'Kundenfrequenzstatistik', 'statistics'],
	['/bi/revenue', 'biRevenue', 'Statistik - Umsatz', 'statistics'],
	['/bi/keyfigures', 'biKeyFigures', 'Statistik - Kennzahlen', 'statistics'],
	['/statistics/distributors/7/overallChart', 'distributorOverallChart', 'EK-Statistik: Gesamt Verlauf', 'statistics'],
	['/statistics/distributors/7/typesChart/T', 'distributorTypesChart', 'Artikeltyp Verlauf', 'statistics'],
	[
		'/statistics/distributors/7/categoriesChart/C',
		'distributorCategoriesChart',
		'Artikelkategorie Verlauf',
		'statistics',
	],
	['/statistics/distributors/7/articlesChart/A', 'distributorArticlesChart', 'Artikel Verlauf', 'statistics'],
	['/documents', 'documents', 'Dokumente', 'documents'],
	['/business', 'business', 'Business', 'business'],
	['/inventory', 'inventory', 'Inventur', 'inventory'],
	['/inventory/scan', 'inventoryScan', 'Artikel Scan', 'inventory'],
	['/articles', 'articles', 'Artikel', 'articles'],
	['/articles/A1', 'articleDetails', 'Artikeldetails', 'articles'],
	['/task', 'tasks', 'Aufgaben', 'tasks'],
	['/task/new', 'taskNew', 'Aufgabe erstellen', 'tasks'],
	['/task/7', 'taskDetails', 'TaskDetails', 'tasks'],
	['/dev', 'developer', 'Entwicklerportal', 'developer'],
	['/settings', 'settings', 'Einstellungen', 'settings'],
	['/settings/crm', 'settingsCrm', 'CRM', 'settings'],
	['/settings/calv2', 'settingsCalendar', 'Kalender', 'settings'],
	['/settings/task', 'settingsTasks', 'Aufgaben', 'settings'],
	['/notifications', 'notifications', 'Notifications', 'signedIn'],
	['/nirgends', 'notFound', 'Nicht gefunden', 'public'],
] as const)('%s is the route %s, titled %s, for %s', (path, name, title, permission) => {
	expect(matchRoute(path)).toMatchObject({ name, title, permission });
});

test('only login, nopermission and the catch-all are public', () => {
	const open = routes.filter((route) => route.permission === 'public').map((route) => route.name);
	expect(open).toEqual(['login', 'noPermission', 'notFound']);
});

test('statistics, articles, settings and the loading page cannot be linked, all others can', () => {
	const matches = routes.map((route) => matchRoute((route.pattern ?? '/x').replace(/:\w+/g, '1')));
	const closed = matches.filter((match) => !match.isLinkable).map((match) => match.name);
	expect(closed).toEqual(['calendarLoading', 'statistics', 'articles', 'settings']);
});

test('the six statistics screens bear the names under which the server lists them', () => {
	const listed = routes.flatMap((route) => ('subApp' in route ? [`${route.pattern} ${route.subApp}`] : []));
	expect(listed).toEqual([
		'/statistics/revenue WEB_Umsatzstatistik',
		'/statistics/customer WEB_Kundenstatistik',
		'/statistics/distributor WEB_Lieferantenstatistik',
		'/statistics/document WEB_Dokumentstatistik',
		'/statistics/warehouse WEB_Lagerstatistik',
		'/statistics/customerfrequency WEB_Kundenfrequenzstatistik',
	]);
});

test.each([
	['7', 7],
	['007', 7],
	['0', 0],
	['abc', 0],
	['7a', 0],
	['-7', 0],
	['7.5', 0],
	['1e3', 0],
	['2147483647', MAX_LFDNR],
	['2147483648', 0],
	['99999999999999999999', 0],
	['٧', 0],
])('the lfdnr %s is read as %i', (segment, lfdnr) => {
	expect(matchRoute(`/crm/addresses/${encodeURIComponent(segment)}`)).toMatchObject({
		name: 'crmAddress',
		params: { lfdnr },
	});
	expect(matchRoute(`/task/${encodeURIComponent(segment)}`)).toMatchObject({ name: 'taskDetails', params: { lfdnr } });
});

test.each(['100%', '100%zz', '%E0%A4%A', '%c3%28', 'a%00b', 'a%0Ab', '%'])(
	'the segment %j makes a path unknown instead of breaking it',
	(segment) => {
		expect(nameOf(`/articles/${segment}`)).toBe('notFound');
		expect(nameOf(`/crm/addresses/1/documents/${segment}`)).toBe('notFound');
	},
);

test.each([
	'',
	'crm',
	'//',
	'//crm',
	'/crm//addresses',
	'/crm/addresses/1//',
	'/CRM',
	'/crm/x',
	'/articles/a/b',
	'/login/x',
])('the path %j is no route', (path) => {
	expect(nameOf(path)).toBe('notFound');
});

test('one trailing slash is forgiven', () => {
	expect(['/crm/', '/articles/1/', '/login/'].map(nameOf)).toEqual(['crm', 'articleDetails', 'login']);
});

test('a segment is decoded exactly once', () => {
	expect(matchRoute('/articles/A%2FB').params).toEqual({ articleNumber: 'A/B' });
	expect(matchRoute('/articles/A%252FB').params).toEqual({ articleNumber: 'A%2FB' });
	expect(matchRoute('/articles/100%25').params).toEqual({ articleNumber: '100%' });
});

test('query parameters of the screen are kept, others are not its business', () => {
	expect(matchRoute('/crm?q=M%C3%BCller+A&x=1#top').query).toEqual({ q: 'Müller A' });
	expect(matchRoute('/crm?q=%&q=2').query).toEqual({ q: '%' });
	expect(matchRoute('/crm/addresses/1?tab=documents').query).toEqual({ tab: 'documents' });
	expect(matchRoute('/notifications?nid=5').query).toEqual({ nid: '5' });
	expect(matchRoute('/login?redirectTo=%2Fcrm&logout=true').query).toEqual({ redirectTo: '/crm', logout: 'true' });
	expect(matchRoute('/crm?__proto__=1&constructor=2').query).toEqual({});
	expect(matchRoute('/crm#?q=1').query).toEqual({});
});

test('a redirect leads to its target and keeps the query', () => {
	expect(matchRoute('/crm/addresses').redirectTo).toBe('/crm');
	expect(matchRoute('/crm/addresses?q=a%26b').redirectTo).toBe('/crm?q=a%26b');
	expect(matchRoute('/crm/addresses/7/documents').redirectTo).toBe('/crm/addresses/7?tab=documents');
	expect(matchRoute('/crm/addresses/7/documents?tab=x&y=1').redirectTo).toBe('/crm/addresses/7?tab=documents&y=1');
	expect(matchRoute('/crm/addresses/x/documents').redirectTo).toBe('/crm/addresses/0?tab=documents');
	expect(matchRoute('/crm').redirectTo).toBeNull();
});

test.each([
	[hrefOf('home'), '/'],
	[hrefOf('crm', {}, { q: 'Mü & %' }), '/crm?q=M%C3%BC%20%26%20%25'],
	[hrefOf('crm', {}, { q: '', city: undefined }), '/crm'],
	[hrefOf('crmAddress', { lfdnr: 7 }, { tab: 'documents' }), '/crm/addresses/7?tab=documents'],
	[hrefOf('crmAddressDocumentDetailed', { lfdnr: 7, wf_cid: 'a/b%#?' }), '/crm/addresses/7/documents/a%2Fb%25%23%3F'],
	[hrefOf('login', {}, { logout: 'true' }), '/login?logout=true'],
])('a built path is %s', (href, expected) => {
	expect(href).toBe(expected);
});

test('a parameter can never climb out of its place in the path', () => {
	for (const articleNumber of ['.', '..', '../..', '/', '//evil', '%2e%2e']) {
		const { origin, pathname } = new URL(hrefOf('articleDetails', { articleNumber }), 'https://kontor.invalid');
		expect(origin).toBe('https://kontor.invalid');
		expect(pathname.startsWith('/articles/')).toBe(true);
	}
});

test('what is built is read again: any printable parameter, any query', () => {
	const printable = anyText.filter((text) => text !== '' && text.isWellFormed() && !/\p{Cc}|^\.{1,2}$/u.test(text));
	fc.assert(
		fc.property(printable, printable, fc.nat({ max: MAX_LFDNR }), (text, tab, lfdnr) => {
			const article = hrefOf('articleDetails', { articleNumber: text }, { tab });
			expect(matchRoute(article)).toMatchObject({
				name: 'articleDetails',
				params: { articleNumber: text },
				query: { tab },
			});
			const browserSees = new URL(article, 'https://kontor.invalid');
			expect(matchRoute(browserSees.pathname + browserSees.search)).toEqual(matchRoute(article));
			const document = hrefOf('crmAddressDocumentDetailed', { lfdnr, wf_cid: text });
			expect(matchRoute(document)).toMatchObject({ params: { lfdnr, wf_cid: text } });
		}),
	);
});

test('any text at all is a path that matches something', () => {
	fc.assert(
		fc.property(anyText, (text) => {
			for (const path of [text, `/${text}`, `/articles/${text}`, `/crm?q=${text}`]) {
				expect(isRouteName(matchRoute(path).name)).toBe(true);
			}
			expect(hrefOf('articleDetails', { articleNumber: text }, { tab: text })).toMatch(/^\/articles\//);
		}),
	);
});

test('only names of routes are route names', () => {
	expect(isRouteName('crmAddress')).toBe(true);
	expect(['', 'CRM', '__proto__'].some(isRouteName)).toBe(false);
});

test('parameters and query are typed by the table', () => {
	expectTypeOf<ParamsOf<'crmAddressDocumentDetailed'>>().toEqualTypeOf<{
		readonly lfdnr: number;
		readonly wf_cid: string;
	}>();
	expectTypeOf<keyof ParamsOf<'home'>>().toEqualTypeOf<never>();
	expectTypeOf<QueryOf<'articleDetails'>>().toEqualTypeOf<{ readonly tab?: string | undefined }>();
	// @ts-expect-error a route with parameters cannot be linked without them
	expect(hrefOf('crmAddress')).toBe('/crm/addresses/');
	// @ts-expect-error the catch-all has no path
	expect(hrefOf('notFound')).toBe('/');
});
