import { anyText } from '@kontor/german/testing/hostileTexts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PRODUCT_NAME, PRODUCT_VERSION } from './product.ts';
import { matchRoute, routes } from './routes.ts';
import { discreetTitle, pageTitle, type RouteExtras, readable, titleWithUnread } from './titles.ts';

test('the product is Kontor in version V2.0.14-R1', () => {
	expect([PRODUCT_NAME, PRODUCT_VERSION]).toEqual(['Kontor', 'V2.0.14-R1']);
});

test.each<[string, RouteExtras, string]>([
	['/crm?q=M%C3%BCller', {}, 'CRM - Suche - Kontor'],
	['/crm/addresses/7', { addressName: 'Anna Huber' }, 'Adresse - 7 - Kontor'],
	['/crm/addresses/7/documents/W1', { documentName: 'RE Einlagen' }, 'Dokument - 7/W1 - Kontor'],
	['/articles/A1', { articleName: 'Rollator' }, 'Artikeldetails - Rollator - A1 - Kontor'],
	['/calv2', { week: 53 }, 'Kalender - KW53 - Kontor'],
])('the discreet title of %s with %j names nobody', (path, extras, title) => {
	expect(discreetTitle(matchRoute(path), extras)).toBe(title);
});

test.each<[string, RouteExtras, string]>([
	['/login', {}, 'Login - Kontor'],
	['/', {}, 'Home - Kontor'],
	['/nirgends', {}, 'Nicht gefunden - Kontor'],
	['/crm', {}, 'CRM - Suche - Kontor'],
	['/crm?q=', {}, 'CRM - Suche - Kontor'],
	['/crm?q=%20%20', {}, 'CRM - Suche - Kontor'],
	['/crm?q=M%C3%BCller', {}, 'CRM - Müller - Kontor'],
	['/articles', {}, 'Artikel - Suche - Kontor'],
	['/articles?q=Rollator', {}, 'Artikel - Rollator - Kontor'],
	['/crm/addresses/7', {}, 'Adresse - 7 - Kontor'],
	['/crm/addresses/7', { addressName: 'Anna Huber' }, 'Adresse - Anna Huber - 7 - Kontor'],
	['/crm/addresses/3012%20', { addressName: 'Anna Huber' }, 'Adresse - nicht gefunden - Kontor'],
	['/crm/addresses/12a/documents/W1', {}, 'Dokument - nicht gefunden - Kontor'],
	['/task/abc', {}, 'TaskDetails - nicht gefunden - Kontor'],
	['/crm/addresses/7/documents/W1', {}, 'Dokument - 7/W1 - Kontor'],
	['/crm/addresses/7/documents/W1', { documentName: 'RE 12' }, 'Dokument - RE 12 - Kontor'],
	['/calv2', {}, 'Kalender - Kontor'],
	['/calv2', { week: 53 }, 'Kalender - KW53 - Kontor'],
	['/calv2/loading', {}, 'Kalender - Kontor'],
	['/articles/A1', { articleName: 'Rollator' }, 'Artikeldetails - Rollator - A1 - Kontor'],
	['/articles/A1', {}, 'Artikeldetails - A1 - Kontor'],
	['/task/7', {}, 'TaskDetails - 7 - Kontor'],
	['/task/new', {}, 'Aufgabe erstellen - Kontor'],
	['/settings/crm', {}, 'CRM - Einstellungen - Kontor'],
	['/settings/calv2', {}, 'Kalender - Einstellungen - Kontor'],
	['/settings/task', {}, 'Aufgaben - Einstellungen - Kontor'],
	['/notifications?nid=1', {}, 'Notifications - Kontor'],
])('the title of %s with %j is %s', (path, extras, title) => {
	expect(pageTitle(matchRoute(path), extras)).toBe(title);
});

test('a renamed product names the suffix', () => {
	expect(pageTitle(matchRoute('/crm'), {}, 'Lager')).toBe('CRM - Suche - Lager');
});

test('every route has a title that begins with its own and ends with the product', () => {
	for (const { pattern, title } of routes) {
		const text = pageTitle(matchRoute((pattern ?? '/x').replace(/:\w+/g, '1')));
		expect(text.startsWith(`${title} - `)).toBe(true);
		expect(text.endsWith(' - Kontor')).toBe(true);
	}
});

test('a text in a title is one short line without control and direction characters', () => {
	expect(readable('a\n\tb\u202ec\u0000 ')).toBe('a b c');
	expect(readable(undefined)).toBe('');
	expect(readable('x'.repeat(80))).toBe('x'.repeat(80));
	expect(readable('x'.repeat(81))).toBe(`${'x'.repeat(79)}…`);
	expect(readable('😀'.repeat(81))).toBe(`${'😀'.repeat(79)}…`);
	fc.assert(
		fc.property(anyText, (text) => {
			expect([...readable(text)].length).toBeLessThanOrEqual(80);
			expect(readable(text)).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]|^ | $| {2}/u);
		}),
	);
});

test.each([
	[0, 'CRM - Kontor'],
	[3, '(3) CRM - Kontor'],
	[999, '(999) CRM - Kontor'],
	[1000, '(999+) CRM - Kontor'],
])('with %i unread the title is %j', (count, title) => {
	expect(titleWithUnread('CRM - Kontor', count)).toBe(title);
});
