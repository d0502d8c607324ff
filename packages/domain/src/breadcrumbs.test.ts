import { expect, test } from 'vitest';
import { breadcrumbsOf } from './breadcrumbs.ts';
import { routes } from './routes.ts';

/** The way as one line: disabled steps in brackets. */
function wayTo(path: string, extras?: Parameters<typeof breadcrumbsOf>[1]): string {
	return breadcrumbsOf(path, extras)
		.map(({ label, href }) => (href === null ? `(${label})` : `${label} ${href}`))
		.join(' > ');
}

test.each([
	['/', 'Dashboard /'],
	['/crm?q=x#y', 'Dashboard / > CRM /crm'],
	['/crm/addresses/new', 'Dashboard / > CRM /crm > Adressen /crm/addresses > Neue Adresse /crm/addresses/new'],
	['/statistics/revenue', 'Dashboard / > (Statistik) > Umsatzstatistik /statistics/revenue'],
	['/bi/revenue', 'Dashboard / > Statistik - Umsatz /bi/revenue'],
	[
		'/statistics/distributors/7/typesChart/T',
		'Dashboard / > (Statistik) > Artikeltyp Verlauf /statistics/distributors/7/typesChart/T',
	],
	['/articles/A%2FB', 'Dashboard / > (Artikel) > A/B /articles/A%2FB'],
	['/task/7/', 'Dashboard / > Aufgaben /task > Aufgabe 7 /task/7'],
	['/task/7x', 'Dashboard / > Aufgaben /task > Aufgabe nicht gefunden /task/7x'],
	['/crm/addresses/7x', 'Dashboard / > CRM /crm > Adressen /crm/addresses > nicht gefunden /crm/addresses/7x'],
	['/settings/calv2', 'Dashboard / > (Einstellungen) > Kalender /settings/calv2'],
	['/calv2/loading', 'Dashboard / > Kalender /calv2 > (Kalender)'],
	['/notifications?nid=1', 'Dashboard / > Benachrichtigungen /notifications'],
	['/nirgends/wo', 'Dashboard / > (Nicht gefunden)'],
	['/articles/100%', 'Dashboard / > (Nicht gefunden)'],
	['', 'Dashboard / > (Nicht gefunden)'],
])('the way to %s is %s', (path, way) => {
	expect(wayTo(path)).toBe(way);
});

test('records are called by their names once these are known, by their numbers before', () => {
	const path = '/crm/addresses/7/documents/W%2F1';
	expect(wayTo(path)).toContain('> 7 /crm/addresses/7 > Dokumente /crm/addresses/7/documents > W/1 ');
	expect(wayTo(path, { addressName: 'Anna Huber', documentName: 'RE 12' })).toContain(
		'> Anna Huber /crm/addresses/7 > Dokumente /crm/addresses/7/documents > RE 12 ',
	);
	expect(wayTo('/articles/1', { articleName: 'Rollator' })).toContain('> Rollator ');
});

test('the first step is home and the last is the page itself, on every route', () => {
	for (const { pattern } of routes) {
		const steps = breadcrumbsOf((pattern ?? '/x').replace(/:\w+/g, '1'));
		expect(steps.map((step) => step.isHome)).toEqual(steps.map((_, index) => index === 0));
		expect(steps.map((step) => step.isCurrent)).toEqual(steps.map((_, index) => index === steps.length - 1));
	}
});
