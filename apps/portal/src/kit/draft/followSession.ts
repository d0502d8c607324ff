import type { Session } from '@kontor/api-client/session';
import type { DraftVault } from './draftVault.ts';

/**
 * Lets drafts follow who is signed in; gives what ends it. Comes before everything else that hears of the session: what is
 * typed in a field that has not been left yet counts while its form is still there.
 */
export function followSession(
	session: Session,
	drafts: DraftVault,
	{ leaveField, here }: { leaveField: () => void; here: () => string },
): () => void {
	let person: string | null = null;

	function follow(): void {
		const state = session.state();
		const next = state.status === 'signedIn' ? `${state.epoch} ${state.userId}` : null;
		if (next === person) return;
		if (person !== null) leaveField();
		person = next;
		if (state.status === 'signedIn') drafts.claim(state.userId);
		// A session that has merely ended is no sign-out: what is stored stays for whoever has entered it.
		if (state.status === 'signedOut' && state.reason === 'logout') void drafts.lock(here());
	}

	follow();
	return session.subscribe(follow);
}
