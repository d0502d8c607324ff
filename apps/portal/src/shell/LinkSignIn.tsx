import { PRODUCT_NAME } from '@kontor/domain/product';
import { hrefOf } from '@kontor/domain/routes';
import { Banner } from '@kontor/ui/Banner';
import { useGo } from '../location.ts';
import { useSession, useSessionState } from '../session/SessionProvider.tsx';

/** Says as whom a link has signed in, until whoever sits here has read it: what is entered is entered as that person. */
export function LinkSignIn({ username }: { username: string }) {
	const session = useSession();
	const state = useSessionState();
	const go = useGo();
	if (state.status !== 'signedIn' || state.isByLink !== true) return null;

	function signOut(): void {
		session.signOut();
		go(hrefOf('login', {}, { logout: 'true' }), { replace: true });
	}

	return (
		<Banner
			tone="warning"
			placement="page"
			action={{ label: 'Abmelden', onAction: signOut }}
			onDismiss={session.confirmLink}
		>
			Ein Link hat Sie bei {PRODUCT_NAME} als <strong>{username}</strong> angemeldet. Sind Sie das nicht, dann melden
			Sie sich bitte ab: Sonst arbeiten Sie unter fremdem Namen.
		</Banner>
	);
}
