import { useState } from 'react';
import { useHost } from '../host/host.tsx';

const KEY = 'kontor.browserNotices';

/** Messages of the browser itself: only after the user has asked for them here, without sound and without content. */
export function useBrowserNotices() {
	const { settings } = useHost();
	const isPossible = typeof window.Notification === 'function' && window.isSecureContext;
	const isAllowed = () => isPossible && Notification.permission === 'granted' && settings.getItem(KEY) === 'on';
	const [isOn, setOn] = useState(isAllowed);

	return {
		isPossible,
		isOn,
		/** False where the browser refuses. */
		async turn(wanted: boolean): Promise<boolean> {
			const isGranted = wanted && (await Notification.requestPermission()) === 'granted';
			settings.setItem(KEY, isGranted ? 'on' : 'off');
			setOn(isGranted);
			return isGranted || !wanted;
		},
		isAllowed,
		/** Says, while the page is not seen, that there is something; a newer word takes the place of the one before. */
		tell(count: number) {
			if (count === 0 || document.visibilityState === 'visible' || !isAllowed()) return;
			const body = count === 1 ? '1 ungelesene Nachricht' : `${count} ungelesene Nachrichten`;
			new Notification('Kontor', { body, tag: 'kontor', silent: true }).onclick = () => window.focus();
		},
	};
}
