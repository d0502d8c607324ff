import type { Subject } from '@kontor/domain/permissions';
import { createContext, use } from 'react';
import type { Me } from '../data/user.ts';

const MeContext = createContext<Me | null>(null);

/** Gives the signed-in user to what is inside. */
export const CurrentUserProvider = MeContext;

/** The signed-in user and their apps; only inside the signed-in part of the shell. */
export function useCurrentUser(): Me {
	const me = use(MeContext);
	if (me === null) throw new Error('useCurrentUser belongs to screens that need a session');
	return me;
}

/** What the user may do, for `can`; null while nobody is signed in or the apps are unknown. */
export function useSubject(): Subject | null {
	return use(MeContext)?.subject ?? null;
}
