import LogOut from 'lucide-react/icons/log-out';
import { useId } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { messages } from '../messages/messages.ts';
import { Surface } from '../popup/Surface.tsx';
import { usePopup } from '../popup/usePopup.ts';
import type { Mode } from '../theme/theme.ts';
import { Appearance, Choice, Choices, Person, PersonText, Root, Section, Trigger } from './UserMenu.styles.ts';

/** Props of UserMenu. */
export interface UserMenuProps {
	username: string;
	email: string;
	/** PNG, JPEG or WebP as base64; initials stand in. */
	picture?: string | null;
	/** The looks chosen now. */
	mode: Mode;
	onModeChange: (mode: Mode) => void;
	onSignOut: () => void;
	/** Signing out is under way. */
	isSigningOut?: boolean;
}

const modes: readonly Mode[] = ['system', 'light', 'dark', 'contrast'];

/** Who is signed in, how the portal looks, and the way out. */
export function UserMenu({
	username,
	email,
	picture = null,
	mode,
	onModeChange,
	onSignOut,
	isSigningOut = false,
}: UserMenuProps) {
	const { isOpen, popupId, root, trigger } = usePopup();
	const modeName = useId();
	return (
		<Root {...root}>
			<Trigger {...trigger} type="button" aria-label={messages.UserMenu.label(username)} title={username}>
				<Avatar name={username} picture={picture} />
			</Trigger>
			{isOpen && (
				<Surface align="end" id={popupId} style={{ width: '18rem' }}>
					<Person>
						<Avatar name={username} picture={picture} size="lg" />
						<PersonText>
							<strong>{username}</strong>
							<span>{email}</span>
						</PersonText>
					</Person>
					<Section>
						<Appearance>
							<legend>{messages.UserMenu.appearance}</legend>
							<Choices>
								{modes.map((value) => (
									<Choice key={value}>
										<input
											type="radio"
											name={modeName}
											value={value}
											checked={value === mode}
											onChange={() => onModeChange(value)}
										/>
										<span>{messages.UserMenu.modes[value]}</span>
									</Choice>
								))}
							</Choices>
						</Appearance>
					</Section>
					<Section>
						<Button
							icon={<LogOut size={16} aria-hidden="true" />}
							onClick={onSignOut}
							isPending={isSigningOut}
							style={{ width: '100%' }}
						>
							{messages.UserMenu.signOut}
						</Button>
					</Section>
				</Surface>
			)}
		</Root>
	);
}
