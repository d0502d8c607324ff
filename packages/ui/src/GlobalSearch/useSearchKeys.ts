import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { isComposing } from '../Field/isComposing.ts';

/** Calls `onSearch` for `/` (outside of inputs) and Ctrl+K or Cmd+K, unless a dialog has made the element inert. */
export function useSearchKeys(ref: RefObject<HTMLElement | null>, onSearch: () => void): void {
	const start = useEffectEvent(onSearch);

	useLayoutEffect(() => {
		function onKeyDown(event: KeyboardEvent): void {
			if (event.defaultPrevented || isComposing({ nativeEvent: event }) || !isSearchKey(event)) return;
			if (!ref.current || ref.current.closest('[inert], [aria-hidden="true"]')) return;
			event.preventDefault();
			start();
		}
		document.addEventListener('keydown', onKeyDown);
		return () => document.removeEventListener('keydown', onKeyDown);
	}, [ref]);
}

function isSearchKey(event: KeyboardEvent): boolean {
	if (event.altKey) return false;
	const isCommand = event.ctrlKey || event.metaKey;
	if (isCommand) return !event.shiftKey && event.key.toLowerCase() === 'k';
	// With Shift, too: the slash of a German keyboard is on the 7.
	return event.key === '/' && !isTyping(event.target);
}

function isTyping(target: EventTarget | null): boolean {
	return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
