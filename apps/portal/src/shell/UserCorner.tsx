import type { Model } from '@kontor/api-client/types';
import { hrefOf } from '@kontor/domain/routes';
import { KeyboardHelp } from '@kontor/ui/KeyboardHelp';
import { loadMenu } from '@kontor/ui/Menu';
import { UserMenu } from '@kontor/ui/UserMenu';
import { Suspense, useEffect, useState } from 'react';
import { useUserPicture } from '../data/user.ts';
import { lazyChunk } from '../host/chunks.ts';
import { useHost } from '../host/host.tsx';
import { useGo } from '../location.ts';
import { type LeaveQuestion, useLeave } from '../screen/leaving/leaving.tsx';
import { usePrivacy } from '../screen/privacy/privacy.tsx';
import { shortcutGroups } from '../screen/shortcuts.ts';
import { useSession, useSessionState } from '../session/SessionProvider.tsx';
import { useMode } from './mode.tsx';

const signOutQuestion: LeaveQuestion = {
	title: 'Ohne Speichern abmelden?',
	text: 'Was Sie eingegeben und noch nicht gespeichert haben, wird beim Abmelden verworfen.',
	confirmLabel: 'Abmelden',
};

const UnsentDialog = lazyChunk(async () => (await import('./UnsentDialog.tsx')).UnsentDialog);

/** Who is signed in, the shortcuts, and the way out. */
export function UserCorner({ user }: { user: Model<'User'> | null }) {
	const session = useSession();
	const picture = useUserPicture();
	const { mode, setMode } = useMode();
	const { startsDiscreet, setStartsDiscreet } = usePrivacy();
	const go = useGo();
	const { drafts, openOffline } = useHost();
	const state = useSessionState();
	const leave = useLeave();
	const [isHelpOpen, setHelpOpen] = useState(false);
	/** Counted entries that the server does not have yet, while it is asked whether to lose them. */
	const [unsent, setUnsent] = useState(0);

	// Once the first screen has come: menus then open at the first press, and without a connection too.
	useEffect(() => {
		const timer = setTimeout(() => loadMenu().catch(() => {}), 1000);
		return () => clearTimeout(timer);
	}, []);

	const owner = state.status === 'signedIn' ? state.userId : null;

	function signOut(): void {
		session.signOut();
		void drafts.eraseAll();
		if (owner !== null) void openOffline().then((store) => store.erase(owner));
		go(hrefOf('login', {}, { logout: 'true' }), { replace: true });
	}

	async function countUnsent(): Promise<number> {
		if (owner === null) return 0;
		// A browser that keeps nothing has nothing to lose.
		return openOffline()
			.then((store) => store.countUnsent(owner))
			.catch(() => 0);
	}

	function onSignOut(): void {
		leave(() => {
			void countUnsent().then((count) => (count > 0 ? setUnsent(count) : signOut()));
		}, signOutQuestion);
	}

	return (
		<>
			<UserMenu
				username={user?.username ?? ''}
				email={user?.email ?? ''}
				picture={picture}
				mode={mode}
				onModeChange={setMode}
				entries={[
					{
						kind: 'choice',
						id: 'privacy',
						label: 'Nach der Anmeldung an diesem Arbeitsplatz',
						options: [
							{ value: 'open', label: 'Mit sichtbaren Daten' },
							{ value: 'discreet', label: 'Im Diskretmodus' },
						],
						value: startsDiscreet ? 'discreet' : 'open',
						onValueChange: (value) => setStartsDiscreet(value === 'discreet'),
					},
					{ id: 'shortcuts', label: 'Tastenkürzel', shortcut: '?', onAction: () => setHelpOpen(true) },
				]}
				onSignOut={onSignOut}
			/>
			{unsent > 0 && (
				<Suspense fallback={null}>
					<UnsentDialog count={unsent} onStay={() => setUnsent(0)} onLeave={signOut} />
				</Suspense>
			)}
			<KeyboardHelp groups={shortcutGroups} isOpen={isHelpOpen} onOpenChange={setHelpOpen} />
		</>
	);
}
