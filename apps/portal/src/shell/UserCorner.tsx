import type { Model } from '@kontor/api-client/types';
import { hrefOf } from '@kontor/domain/routes';
import { KeyboardHelp } from '@kontor/ui/KeyboardHelp';
import { UserMenu } from '@kontor/ui/UserMenu';
import { useState } from 'react';
import { useUserPicture } from '../data/user.ts';
import { useHost } from '../host/host.tsx';
import { useGo } from '../location.ts';
import { type LeaveQuestion, useLeave } from '../screen/leaving/leaving.tsx';
import { usePrivacy } from '../screen/privacy/privacy.tsx';
import { shortcutGroups } from '../screen/shortcuts.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { useMode } from './mode.tsx';

const signOutQuestion: LeaveQuestion = {
	title: 'Ohne Speichern abmelden?',
	text: 'Was Sie eingegeben und noch nicht gespeichert haben, wird beim Abmelden verworfen.',
	confirmLabel: 'Abmelden',
};

/** Who is signed in, the shortcuts, and the way out. */
export function UserCorner({ user }: { user: Model<'User'> | null }) {
	const session = useSession();
	const picture = useUserPicture();
	const { mode, setMode } = useMode();
	const { startsDiscreet, setStartsDiscreet } = usePrivacy();
	const go = useGo();
	const { drafts } = useHost();
	const leave = useLeave();
	const [isHelpOpen, setHelpOpen] = useState(false);

	function onSignOut(): void {
		leave(() => {
			session.signOut();
			void drafts.eraseAll();
			go(hrefOf('login', {}, { logout: 'true' }), { replace: true });
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
			<KeyboardHelp groups={shortcutGroups} isOpen={isHelpOpen} onOpenChange={setHelpOpen} />
		</>
	);
}
