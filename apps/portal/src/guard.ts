import type { SessionState } from '@kontor/api-client/session';
import { can, type Subject } from '@kontor/domain/permissions';
import { loginHref, safeRedirect } from '@kontor/domain/redirect';
import { hrefOf, type RouteMatch } from '@kontor/domain/routes';

/** What to do with a route: show its screen, go elsewhere in its place, or wait until it is known. */
export type Decision =
	| { readonly kind: 'show' }
	| { readonly kind: 'go'; readonly href: string }
	| { readonly kind: 'wait' };

/** What is known of who asks for a route. */
export interface Asking {
	readonly session: SessionState;
	/** Null while the user's apps are unknown. */
	readonly subject: Subject | null;
	/** Where the user has left something unsaved when another tab signed out. */
	readonly wayBack: string | null;
}

/** Whether a route may be shown (spec.md, section 2). */
export function guard(match: RouteMatch, href: string, { session, subject, wayBack }: Asking): Decision {
	if (session.status === 'starting') return { kind: 'wait' };
	if (match.redirectTo !== null) return { kind: 'go', href: match.redirectTo };
	if (match.name === 'login' && session.status === 'signedIn') {
		return { kind: 'go', href: safeRedirect(match.query.redirectTo ?? wayBack) };
	}
	if (match.permission === 'public') return { kind: 'show' };
	if (session.status === 'signedOut') return { kind: 'go', href: signedOutHref(session.reason, href) };
	if (subject === null) return { kind: 'wait' };
	return can(subject, match.permission) ? { kind: 'show' } : { kind: 'go', href: hrefOf('noPermission') };
}

/** After a sign-out on purpose the next person does not start where the last one was. */
function signedOutHref(reason: 'none' | 'logout' | 'ended', href: string): string {
	return reason === 'logout' ? hrefOf('login', {}, { logout: 'true' }) : loginHref(href);
}
