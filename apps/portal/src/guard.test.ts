import type { SessionState } from '@kontor/api-client/session';
import type { Subject } from '@kontor/domain/permissions';
import { matchRoute } from '@kontor/domain/routes';
import { expect, test } from 'vitest';
import { guard } from './guard.ts';

const nobody: SessionState = { status: 'signedOut', reason: 'none' };
const someone: SessionState = { status: 'signedIn', userId: '1', epoch: 1, hasHandover: false };
const seller: Subject = { admin: false, apps: ['crm'], rights: [] };

function decide(href: string, session: SessionState, subject: Subject | null = null, wayBack: string | null = null) {
	return guard(matchRoute(href), href, { session, subject, wayBack });
}

test('nothing is decided before it is known who is signed in', () => {
	expect(decide('/crm', { status: 'starting', isUnreachable: false })).toEqual({ kind: 'wait' });
});

test('without a login the user goes to /login with the requested path, query included', () => {
	expect(decide('/crm?q=M%C3%BCller', nobody)).toEqual({
		kind: 'go',
		href: '/login?redirectTo=%2Fcrm%3Fq%3DM%25C3%25BCller',
	});
});

test('an ended session leads back to where the user was', () => {
	expect(decide('/crm/addresses/7?tab=documents', { status: 'signedOut', reason: 'ended' })).toEqual({
		kind: 'go',
		href: '/login?redirectTo=%2Fcrm%2Faddresses%2F7%3Ftab%3Ddocuments',
	});
});

test('after signing out the next person does not start where the last one was', () => {
	expect(decide('/crm/addresses/7', { status: 'signedOut', reason: 'logout' })).toEqual({
		kind: 'go',
		href: '/login?logout=true',
	});
});

test('who has left something unsaved when another tab signed out is led back to it, unless they want to go elsewhere', () => {
	const wayBack = '/crm/addresses/7?tab=contactData';
	expect(decide('/login?logout=true', someone, seller, wayBack)).toEqual({ kind: 'go', href: wayBack });
	expect(decide('/login?redirectTo=%2Fcrm', someone, seller, wayBack)).toEqual({ kind: 'go', href: '/crm' });
	expect(decide('/crm', someone, seller, wayBack)).toEqual({ kind: 'show' });
});

test('the fragment of an address is part of the way back', () => {
	expect(decide('/crm/addresses/7?tab=documents#x', nobody)).toEqual({
		kind: 'go',
		href: '/login?redirectTo=%2Fcrm%2Faddresses%2F7%3Ftab%3Ddocuments%23x',
	});
	expect(decide('/login?redirectTo=%2Fcrm%2Faddresses%2F7%3Ftab%3Ddocuments%23x', someone)).toEqual({
		kind: 'go',
		href: '/crm/addresses/7?tab=documents#x',
	});
});

test.each(['/login', '/nopermission', '/no/such/page'])('%s needs no login', (href) => {
	expect(decide(href, nobody)).toEqual({ kind: 'show' });
});

test('who is signed in does not see the login screen but goes on to where they wanted', () => {
	expect(decide('/login?redirectTo=%2Fcrm', someone, seller)).toEqual({ kind: 'go', href: '/crm' });
	expect(decide('/login?redirectTo=%2F%2Fevil.example', someone, seller)).toEqual({ kind: 'go', href: '/' });
	expect(decide('/login?logout=true', someone, seller)).toEqual({ kind: 'go', href: '/' });
});

test('a screen waits for the apps of the user, then opens or refuses', () => {
	expect(decide('/crm', someone)).toEqual({ kind: 'wait' });
	expect(decide('/crm', someone, seller)).toEqual({ kind: 'show' });
	expect(decide('/articles', someone, seller)).toEqual({ kind: 'go', href: '/nopermission' });
});

test('a route that stands for another leads there', () => {
	expect(decide('/crm/addresses/7/documents', someone, seller)).toEqual({
		kind: 'go',
		href: '/crm/addresses/7?tab=documents',
	});
});
