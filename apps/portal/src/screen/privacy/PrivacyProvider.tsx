import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useHost } from '../../host/host.tsx';
import { isPressed } from '../shortcuts.ts';
import { DiscreetModeProvider, keepDiscretion, keptDiscretion } from './privacy.tsx';

const START = 'kontor.discreet.start';

/** Keeps the Diskretmodus of this workplace; Ctrl and the full stop switch it, wherever the focus is. */
export function PrivacyProvider({ children }: { children: ReactNode }) {
	const { settings } = useHost();
	const [startsDiscreet, setStarts] = useState(() => settings.getItem(START) === 'on');
	const [isDiscreet, setMode] = useState(() => keptDiscretion(settings) ?? startsDiscreet);

	function setDiscreet(next: boolean): void {
		keepDiscretion(settings, next);
		setMode(next);
	}

	function setStartsDiscreet(next: boolean): void {
		settings.setItem(START, next ? 'on' : 'off');
		setStarts(next);
	}

	const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
		if (event.repeat || !isPressed('discreet', event)) return;
		event.preventDefault();
		event.stopPropagation();
		setDiscreet(!isDiscreet);
	});
	// Another tab of this workplace has been switched: somebody who goes there must not find open data.
	const onStorage = useEffectEvent(() => setMode(keptDiscretion(settings) ?? isDiscreet));

	useEffect(() => {
		const listen = (event: KeyboardEvent) => onKeyDown(event);
		const follow = () => onStorage();
		// Before all others: neither a dialog nor a field keeps the key from working.
		window.addEventListener('keydown', listen, true);
		window.addEventListener('storage', follow);
		return () => {
			window.removeEventListener('keydown', listen, true);
			window.removeEventListener('storage', follow);
		};
	}, []);

	return (
		<DiscreetModeProvider value={{ isDiscreet, setDiscreet, startsDiscreet, setStartsDiscreet }}>
			{children}
		</DiscreetModeProvider>
	);
}
