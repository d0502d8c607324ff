import { createContext, type ReactNode, use } from 'react';
import type { Host } from '../../host/host.tsx';

/** The Diskretmodus of this workplace: whether it is on, how it begins, and how to change both. */
export interface DiscreetMode {
	readonly isDiscreet: boolean;
	readonly setDiscreet: (isDiscreet: boolean) => void;
	/** Whether it is on after each sign-in. */
	readonly startsDiscreet: boolean;
	readonly setStartsDiscreet: (startsDiscreet: boolean) => void;
}

/** What a place of the screen has to hide. */
export interface Privacy extends DiscreetMode {
	/** Personal values are hidden here: the mode is on, and this is not the open record. */
	readonly isHidden: boolean;
}

const STATE = 'kontor.discreet';

const ModeContext = createContext<DiscreetMode>({
	isDiscreet: false,
	setDiscreet: () => {},
	startsDiscreet: false,
	setStartsDiscreet: () => {},
});

const OpenContext = createContext(false);

/** Gives the mode to what is inside; without it nothing is hidden. */
export const DiscreetModeProvider = ModeContext;

/** Whether personal values are hidden here. */
export function usePrivacy(): Privacy {
	const mode = use(ModeContext);
	const isOpen = use(OpenContext);
	return { ...mode, isHidden: mode.isDiscreet && !isOpen };
}

/** What belongs to the record the user has opened, and is shown in the Diskretmodus too. */
export function OpenRecord({ children }: { children: ReactNode }) {
	return <OpenContext value={true}>{children}</OpenContext>;
}

/** What belongs to others within an open record. */
export function OtherRecords({ children }: { children: ReactNode }) {
	return <OpenContext value={false}>{children}</OpenContext>;
}

/** Whether the mode was left on in this browser; null where nobody has changed it since the sign-in. */
export function keptDiscretion(settings: Host['settings']): boolean | null {
	const kept = settings.getItem(STATE);
	return kept === 'on' || kept === 'off' ? kept === 'on' : null;
}

/** Keeps the state of the mode for all tabs and over a reload; null lets the next sign-in begin as the workplace does. */
export function keepDiscretion(settings: Host['settings'], isDiscreet: boolean | null): void {
	settings.setItem(STATE, isDiscreet === null ? '' : isDiscreet ? 'on' : 'off');
}
