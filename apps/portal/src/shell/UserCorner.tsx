import type { Model } from '@kontor/api-client/types';
import { hrefOf } from '@kontor/domain/routes';
import { KeyboardHelp } from '@kontor/ui/KeyboardHelp';
import { UserMenu } from '@kontor/ui/UserMenu';
import { useState } from 'react';
import { useUserPicture } from '../data/user.ts';
import { useHost } from '../host/host.tsx';
import { useGo } from '../location.ts';
import { usePrivacy } from '../screen/privacy/privacy.tsx';
import { shortcutGroups } from '../screen/shortcuts.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { useMode } from './mode.tsx';

/** Who is signed in, the shortcuts, and the way out. */
export function UserCorner({ user }: { user: Model<'User'> | null }) {
	const session = useSession();
	const picture = useUserPicture();
	const { mode, setMode } = useMode();
	const { startsDiscreet, setStartsDiscreet } = usePrivacy();
	const go = useGo();
	const { drafts } = useHost();
	const [isHelpOpen, setHelpOpen] = useState(false);

	function onSignOut(): void {
		void drafts.eraseAll();
		session.signOut();
		go(hrefOf('login', {}, { logout: 'true' }), { replace: true });
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
						label: 'Dieser Arbeitsplatz beginnt',
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
