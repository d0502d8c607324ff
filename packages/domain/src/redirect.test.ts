import { anyText } from '@kontor/german/testing/hostileTexts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loginHref, MAX_REDIRECT_LENGTH, safeRedirect } from './redirect.ts';
import { hrefOf, matchRoute } from './routes.ts';

const origin = 'https://portal.example';

test.each([
	'/crm',
	'/crm?q=M%C3%BCller%20A',
	'/crm?q=a+b&tab=x#y',
	'/crm/addresses/7/documents/a%2Fb%25',
	'/articles/https%3A%2F%2Fevil.example',
	'/crm?q=//evil.example',
	'/loginx',
	'/crm/login',
	'/',
])('%s is followed exactly', (path) => {
	expect(safeRedirect(path)).toBe(path);
});

test('umlauts typed into a path come out encoded', () => {
	expect(safeRedirect('/crm?q=Müller')).toBe('/crm?q=M%C3%BCller');
});

test.each([
	null,
	undefined,
	'',
	'crm',
	'?q=1',
	'#x',
	'.',
	'//evil.example',
	'///evil.example',
	'//evil.example/crm',
	'/\\evil.example',
	'\\\\evil.example',
	'\\/evil.example',
	'/\t/evil.example',
	'/\n/evil.example',
	'/\r\n/evil.example',
	'\t//evil.example',
	' //evil.example',
	' /crm',
	'/ /evil.example',
	'/\u0000/evil.example',
	'/\u00a0/evil.example',
	'/\u0085/evil.example',
	'/\u007f/evil.example',
	'\u00a0//evil.example',
	'\ufeff//evil.example',
	'／／evil.example',
	'/%2Fevil.example',
	'/%2fevil.example',
	'/%5Cevil.example',
	'/%5c%5cevil.example',
	'%2F%2Fevil.example',
	'%2f%2fevil.example',
	'%5C%5Cevil.example',
	'%09//evil.example',
	'/.//evil.example',
	'/..//evil.example',
	'/./\\evil.example',
	'/crm/..//evil.example',
	'/%2e//evil.example',
	'/.%2e//evil.example',
	'/crm\\..\\..\\evil.example',
	'https:evil.example',
	'https:/evil.example',
	'https://evil.example',
	'https:\\\\evil.example',
	'HTTPS://EVIL.EXAMPLE',
	'http:/crm',
	'//user@evil.example',
	'//evil.example:443/',
	'//127.0.0.1',
	'//[::1]/',
	'javascript:alert(1)',
	'JaVaScRiPt:alert(1)',
	'java\nscript:alert(1)',
	'data:text/html,x',
	'vbscript:x',
	'blob:https://portal.example/x',
	'file:///etc/passwd',
	'mailto:a@b',
	'/login',
	'/login/',
	'/login?redirectTo=/login',
	'/login?logout=true',
	'/login#x',
	'/LOGIN',
	'/%6cogin',
	'/%6Cogin?x',
	'/./login',
	'/crm/../login',
	`/${'x'.repeat(MAX_REDIRECT_LENGTH)}`,
	`/crm?q=${'x'.repeat(10_000)}`,
])('%j leads home', (raw) => {
	expect(safeRedirect(raw)).toBe('/');
});

test('the longest target is still followed', () => {
	expect(MAX_REDIRECT_LENGTH).toBe(2000);
	const longest = `/${'x'.repeat(MAX_REDIRECT_LENGTH - 1)}`;
	expect(safeRedirect(longest)).toBe(longest);
});

test('a refresh token never travels on', () => {
	expect(safeRedirect('/crm?refreshToken=geheim')).toBe('/crm');
	expect(safeRedirect('/crm?q=x&refreshToken=geheim&refreshToken=2')).toBe('/crm?q=x');
	expect(loginHref('/crm?refreshToken=geheim')).not.toContain('geheim');
});

test('whatever is asked for, the answer is a path of the same origin, never login, and stays itself', () => {
	const attack = fc.array(
		fc.oneof(
			fc.constantFrom('/', '\\', '//', '.', '..', '%2f', '%5c', '\t', ':', '@', 'login', 'evil.example'),
			anyText,
		),
	);
	fc.assert(
		fc.property(attack, fc.constantFrom('', '/', '//'), (pieces, start) => {
			const path = safeRedirect(start + pieces.join(''));
			const target = new URL(path, origin);
			expect(target.origin).toBe(origin);
			expect(path.startsWith('/')).toBe(true);
			expect(matchRoute(path).name).not.toBe('login');
			expect(safeRedirect(path)).toBe(path);
		}),
		{ numRuns: 500 },
	);
});

test('signing in leads back to the requested path with its query', () => {
	expect(loginHref('/crm?q=M%C3%BCller&tab=1')).toBe('/login?redirectTo=%2Fcrm%3Fq%3DM%25C3%25BCller%26tab%3D1');
	const login = matchRoute(loginHref(hrefOf('crm', {}, { q: 'a & b%' })));
	expect(login.name === 'login' && safeRedirect(login.query.redirectTo)).toBe('/crm?q=a%20%26%20b%25');
});

test('home and anything unsafe need no way back', () => {
	for (const path of ['/', '//evil.example', '/login?redirectTo=/login', '']) expect(loginHref(path)).toBe('/login');
});
