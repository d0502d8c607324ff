import LogOut from 'lucide-react/icons/log-out';
import { styled } from 'styled-components';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Menu, type MenuEntry } from '../Menu/Menu.tsx';
import { messages } from '../messages/messages.ts';
import type { Mode } from '../theme/theme.ts';

/** Props of UserMenu. */
export interface UserMenuProps {
	username: string;
	email: string;
	/** PNG, JPEG or WebP as base64; initials stand in. */
	picture?: string | null;
	/** The looks chosen now. */
	mode: Mode;
	onModeChange: (mode: Mode) => void;
	/** What the app adds, between the looks and the way out. */
	entries?: readonly MenuEntry[];
	onSignOut: () => void;
}

const modes: readonly Mode[] = ['system', 'light', 'dark', 'contrast'];
const texts = messages.UserMenu;

const Trigger = styled.button`
	display: grid;
	flex: none;
	width: var(--k-control-height);
	height: var(--k-control-height);
	padding: 0;
	border: 0;
	border-radius: var(--k-radius);
	background: none;
	cursor: pointer;
	place-items: center;

	&:hover,
	&[aria-expanded='true'] {
		background: var(--k-color-surface-active);
	}
`;

const Person = styled.div`
	display: flex;
	align-items: center;
	gap: var(--k-space-3);
	min-width: 14rem;
	padding: var(--k-space-1);
`;

const Names = styled.div`
	display: grid;
	min-width: 0;
	overflow-wrap: anywhere;

	strong {
		font-weight: var(--k-font-weight-strong);
	}
	span {
		color: var(--k-color-text-muted);
		font-size: var(--k-font-size-sm);
		line-height: var(--k-line-height-sm);
	}
`;

/** Who is signed in, how the portal looks, and the way out. */
export function UserMenu({
	username,
	email,
	picture = null,
	mode,
	onModeChange,
	entries = [],
	onSignOut,
}: UserMenuProps) {
	return (
		<Menu
			align="end"
			header={
				<Person>
					<Avatar name={username} picture={picture} size="lg" />
					<Names>
						<strong>{username}</strong>
						<span>{email}</span>
					</Names>
				</Person>
			}
			entries={[
				{
					kind: 'choice',
					id: 'mode',
					label: texts.appearance,
					options: modes.map((value) => ({ value, label: texts.modes[value] })),
					value: mode,
					onValueChange: (value) => {
						const chosen = modes.find((other) => other === value);
						if (chosen) onModeChange(chosen);
					},
				},
				...entries,
				{ kind: 'separator', id: 'line' },
				{ id: 'signOut', label: texts.signOut, icon: <LogOut />, onAction: onSignOut },
			]}
			trigger={(trigger) => (
				<Trigger {...trigger} type="button" aria-label={texts.label(username)} title={username}>
					<Avatar name={username} picture={picture} />
				</Trigger>
			)}
		/>
	);
}
