import type { Session, SessionState } from '@kontor/api-client/session';
import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from 'react';

const SessionContext = createContext<Session | null>(null);

/** Gives the session to what is inside, and has it look again when the tab wakes or returns from the back/forward cache. */
export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
	useEffect(() => {
		function onWake(): void {
			if (document.visibilityState === 'visible') session.wake();
		}
		document.addEventListener('visibilitychange', onWake);
		window.addEventListener('pageshow', onWake);
		window.addEventListener('online', onWake);
		return () => {
			document.removeEventListener('visibilitychange', onWake);
			window.removeEventListener('pageshow', onWake);
			window.removeEventListener('online', onWake);
		};
	}, [session]);

	return <SessionContext value={session}>{children}</SessionContext>;
}

/** The session, to sign in and out. */
export function useSession(): Session {
	const session = use(SessionContext);
	if (session === null) throw new Error('useSession needs a SessionProvider around it');
	return session;
}

/** Who is signed in. */
export function useSessionState(): SessionState {
	const session = useSession();
	return useSyncExternalStore(session.subscribe, session.state);
}
