import { useEffect } from 'react';
import { isPressed } from '../screen/shortcuts.ts';

/** Sends the form around what has the focus by Ctrl+Enter, unless the form has done so itself. */
export function useSubmitKey(): void {
	useEffect(() => {
		function onKeyDown(event: KeyboardEvent): void {
			if (event.defaultPrevented || event.isComposing || event.repeat || !isPressed('submit', event)) return;
			const form = event.target instanceof Element ? event.target.closest('form') : null;
			if (form === null) return;
			event.preventDefault();
			form.requestSubmit();
		}
		document.addEventListener('keydown', onKeyDown);
		return () => document.removeEventListener('keydown', onKeyDown);
	}, []);
}
